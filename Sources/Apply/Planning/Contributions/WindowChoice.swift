import Audit

/// Two sources of one window: the storyboard's stays, the code's goes.
extension UnitPlan {
  mutating func keepStoryboardWindow(_ answer: Answer) {
    guard let place = answer.finding.location, let signature = answer.finding.subject.member,
      let file = unit.context.sources.file(answer.finding.subject.file ?? place.file),
      let function = file.allFunctions.map(\.function).first(where: {
        $0.signature == signature && $0.range.contains(place.range.lowerBound)
      }), let statements = function.body?.statements
    else { return }
    let removed = WindowStatements.among(statements, range: place.range)
    guard !removed.isEmpty else {
      batch.manual(
        localized("Take the window out of \(function.baseName)"),
        localized(
          """
          Its statements stand inside of others. Take out those that make the window and fill it; the storyboard \
          \(answer.finding.subject.values["storyboard"] ?? "") makes it.
          """), place, findings: [answer.id])
      return
    }
    for statement in removed { remove(statement, in: file, findings: [answer.id]) }
  }

  private mutating func remove(_ statement: Statement, in file: SourceFile, findings: [String]) {
    if file.language == .swift {
      batch.add(SwiftEditor.removeStatement(statement.range, in: file.text, findings: findings), to: file.path)
      return
    }
    if let edits = try? ObjectiveCEditor.removeStatement(statement.range, in: file, findings: findings) {
      batch.add(edits, to: file.path)
    } else {
      batch.manual(
        localized("Take this statement out"), localized("A condition of the preprocessor divides it."),
        SourceLocation(file.text, statement.range), findings: findings)
    }
  }
}

/// The statements of a connect method that make a window and work on it.
private enum WindowStatements {
  /// - Parameter range: the call that makes the window.
  /// - Returns: nothing where other statements would miss what these declare.
  static func among(_ statements: [Statement], range: ByteRange) -> [Statement] {
    guard let making = statements.first(where: { $0.range.contains(range.lowerBound) }), making.blocks.isEmpty else {
      return []
    }
    let windows = Set(["window", "_window"] + making.declares)
    let removed = statements.filter { $0.range == making.range || isAbout(windows, $0) }
    let kept = statements.filter { statement in !removed.contains { $0.range == statement.range } }
    let declared = Set(removed.flatMap(\.declares))
    guard !kept.contains(where: { $0.uses(declared) }) else { return [] }
    // `guard let windowScene = scene as? UIWindowScene` that nothing needs any more.
    let idle = kept.filter { statement in
      statement.kind == .guard && statement.declares.count == 1 && statement.blocks.allSatisfy { $0.calls.isEmpty }
        && !kept.contains { $0.range != statement.range && $0.uses(Set(statement.declares)) }
    }
    return removed + idle
  }

  private static func isAbout(_ windows: Set<String>, _ statement: Statement) -> Bool {
    guard statement.kind == .expression, statement.blocks.isEmpty else { return false }
    let writes = statement.references.filter { $0.access == .write }
    if !writes.isEmpty { return writes.allSatisfy { windows.contains(head($0.path)) } }
    return statement.calls.first.map { windows.contains(head($0.path)) } ?? false
  }

  private static func head(_ path: [String]) -> String { path.first { $0 != "self" } ?? "" }
}
