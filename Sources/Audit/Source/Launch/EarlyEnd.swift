/// Branches that end the launch method before its last statement.
extension Statement {
  /// Whether a branch of it may leave the method; `#if` does where it holds nothing but such statements.
  var leavesEarly: Bool {
    let inside = blocks.filter { !$0.isFunction }
    switch kind {
    case .if, .guard, .switch: return inside.flatMap(\.ownStatements).contains { $0.kind == .return }
    case .conditional: return !inside.isEmpty && inside.flatMap(\.statements).allSatisfy(\.leavesEarly)
    default: return false
    }
  }
}

extension Statement {
  /// What a check that leaves the method does before it leaves, as bytes: launch has done it by then.
  public var doneBeforeLeaving: [ByteRange] {
    if kind == .conditional { return blocks.flatMap(\.statements).flatMap(\.doneBeforeLeaving) }
    guard kind == .if || kind == .guard else { return [] }
    return blocks.filter { !$0.isFunction }.compactMap { block in
      guard let first = block.statements.first, let last = block.statements.last, last.kind == .return,
        block.statements.count > 1
      else { return nil }
      return first.range.lowerBound..<last.range.lowerBound
    }
  }
}

extension LaunchSplit {
  /// What a statement that moves takes with it, as bytes of the launch method: all of it, or, where it ends the launch
  /// early, what its branch does before, so that the rest of the method goes on being left out.
  public func leaving(_ part: Part) -> [ByteRange] {
    keptEnd(of: part).map { inside in
      guard let first = inside.first, let last = inside.last else { return [] }
      return [first.range.lowerBound..<last.range.upperBound]
    } ?? [part.statement.range]
  }

  /// Statements that stay, and so run before those that they stood behind.
  var overtaking: [Part] {
    guard let first = parts.firstIndex(where: { $0.fate == .moves }) else { return [] }
    return parts.indices[first...].compactMap { index -> Part? in
      let part = parts[index]
      let runs: Bool = part.fate == .stays && part.statement.kind != .return
      return runs && !ofEngine.contains(index) ? part : nil
    }
  }

  /// Lines of statements that move although they end the launch early, and leave no such end behind.
  var lostEnds: [Int] {
    parts.filter { $0.fate == .moves && $0.statement.leavesEarly && keptEnd(of: $0) == nil }.map {
      method.file.text.position(at: $0.statement.range.lowerBound).line
    }
  }

  /// `if condition { …; return true }`: the statements in front of the `return`, where the launch method can work the
  /// condition out without what moves.
  private func keptEnd(of part: Part) -> ArraySlice<Statement>? {
    let statement = part.statement
    guard part.fate == .moves, statement.kind == .if, statement.blocks.count == 1, let block = statement.blocks.first,
      !block.isFunction, let last = block.statements.last, last.kind == .return, block.statements.count > 1
    else { return nil }
    let text = method.file.text
    let head = statement.range.lowerBound..<block.range.lowerBound
    let binds = ["let", "var", "case"].contains { SourceScan.word($0, in: head, of: text.bytes) != nil }
    let calls = statement.calls.filter { head.contains($0.range.lowerBound) }
    let needed =
      statement.condition.compactMap(\.memberPath.first) + calls.flatMap { $0.arguments.flatMap(\.names) }
      + calls.compactMap { $0.path.first { $0 != "self" } } + names(in: last)
    let gone = parts.filter { $0.fate == .moves && $0.statement.range.lowerBound < statement.range.lowerBound }
      .flatMap { names(madeBy: $0.statement) }
    let hidden = Set(gone + block.statements.flatMap(\.declares) + helpers.map(\.function.baseName))
      .union(["window", "_window"])
    return binds || needed.contains(where: hidden.contains) ? nil : block.statements.dropLast()
  }

  private func names(in statement: Statement) -> [String] {
    statement.references.compactMap(\.memberPath.first)
      + statement.calls.flatMap { call in [call.path.first { $0 != "self" } ?? ""] + call.arguments.flatMap(\.names) }
  }

  /// Locals and members that the statement gives a value.
  private func names(madeBy statement: Statement) -> [String] {
    statement.declares
      + statement.references.filter { $0.access == .write && $0.memberPath.count == 1 }.compactMap(\.memberPath.first)
  }
}
