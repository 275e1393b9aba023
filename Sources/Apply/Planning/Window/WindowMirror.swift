import Audit

/// The app delegate's window, which is set where the scene delegate's is.
extension WindowMove {
  /// Where a statement gives the window a value.
  struct Assignment {
    /// Statements inside of it, the last ones that do so in branches that end early and in closures.
    var inside: [(statement: Statement, isInClosure: Bool)] = []
    /// Whether the window has its value behind the statement.
    var goesOn = false
  }

  func assignment(in statement: Statement) -> Assignment {
    func isInside(_ range: ByteRange) -> Bool { statement.blocks.contains { $0.range.contains(range.lowerBound) } }
    let writes = statement.references.contains {
      $0.access == .write && $0.memberPath == ["window"] && !isInside($0.range)
    }
    var result = Assignment()
    if writes || statement.calls.contains(where: { !isInside($0.range) && assigns($0) }) {
      result.goesOn = true
      return result
    }
    for block in statement.blocks {
      let found = block.statements.map { (statement: $0, assignment: assignment(in: $0)) }
      result.inside += found.flatMap(\.assignment.inside).map { ($0.statement, $0.isInClosure || block.isFunction) }
      guard let last = found.last(where: \.assignment.goesOn) else { continue }
      if block.isFunction || block.statements.last?.kind == .return {
        result.inside.append((last.statement, block.isFunction))
      } else {
        result.goesOn = true
      }
    }
    return result
  }

  /// Whether the call is one of a method that moves along and gives the window a value.
  private func assigns(_ call: Call, depth: Int = 0) -> Bool {
    let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
    guard path.count == 1, depth < 4,
      let body = helpers.moved.first(where: { $0.function.baseName == path[0] })?.function.body
    else { return false }
    return body.references.contains { $0.access == .write && $0.memberPath == ["window"] }
      || body.calls.contains { assigns($0, depth: depth + 1) }
  }

  /// `appDelegate.window = window` on a line of its own behind the statement.
  func mirror(
    behind place: (statement: Statement, isInClosure: Bool), in text: SourceText
  ) -> BodyRewriter.Replacement {
    let range = place.statement.range
    let isWeak = text.string(in: range).contains("self?.")
    let receiver = place.isInClosure ? isWeak ? "self?." : "self." : ""
    let line = "\(delegateName).window = \(receiver)window"
    let separator =
      text.startsLine(range.lowerBound) ? "\n" + text.indentation(at: range.lowerBound) : "; "
    return BodyRewriter.Replacement(range.upperBound..<range.upperBound, separator + line)
  }
}
