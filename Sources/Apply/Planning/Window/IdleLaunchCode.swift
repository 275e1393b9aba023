import Audit

/// Code of a launch method for what a launch option holds. Under scenes none holds anything, and so it never runs.
extension UnitPlan {
  /// The directives between statements under two build conditions; none for the same.
  static func directives(from old: String?, to new: String?) -> (closing: String?, opening: String?) {
    if old == new { return (nil, nil) }
    if let old, let new, ["!" + old, "!(\(old))"].contains(new) { return (nil, "#else") }
    return (old.map { _ in "#endif" }, new.map { "#if " + $0 })
  }

  /// The same method, where such code stays behind, unless it goes to where the option's successor is read.
  func withoutIdle(_ split: LaunchSplit) -> LaunchSplit {
    let function = split.method.function
    guard let options = function.parameters.last?.name, let body = function.body, answersIdle(split) else {
      return split
    }
    let text = split.method.file.text
    let branches = LaunchWindow.branchesOfOptions(function, text)
    let names = LaunchOptionReads.aliases(of: options, in: body, text).subtracting([options])
    var idle = Set(
      split.parts.indices.filter { index in
        let part = split.parts[index]
        guard part.fate == .moves, !readsConnection(part.statement, text) else { return false }
        let isBranch = part.statement.kind == .if && part.statement.blocks.count == 1
        return isBranch && branches.contains(part.statement.blocks[0].range)
          || !part.statement.declares.isEmpty && names.isSuperset(of: part.statement.declares)
      })
    // What they need, and what needs them, must not be torn from them.
    var changed = true
    while changed {
      changed = false
      let others = split.parts.indices.filter { split.parts[$0].fate == .moves && !idle.contains($0) }
      for index in idle {
        let statement = split.parts[index].statement
        let isBound = others.contains { $0 < index && statement.uses(Set(split.parts[$0].statement.declares)) }
        let isNeeded = others.contains { needs(statement.declares, split.parts[$0].statement, text) }
        guard isBound || isNeeded else { continue }
        idle.remove(index)
        changed = true
      }
    }
    return idle.isEmpty ? split : split.keeping(idle)
  }

  /// React Native gets launch options that are made of what the scene connects with.
  private func answersIdle(_ split: LaunchSplit) -> Bool {
    split.movesSomething && !unit.answers("window.created-in-app-delegate").contains(where: \.bringsLaunchOptions)
  }

  /// Whether the statement uses one of the names for more than reads that become reads of the connection options.
  private func needs(_ names: [String], _ statement: Statement, _ text: SourceText) -> Bool {
    guard statement.uses(Set(names)) else { return false }
    let reads = statement.references.filter { names.contains($0.first) }.count
    return reads != connectionReads(in: statement, text).count
  }

  /// Whether a person wants a read of the options in the statement to become one of the connection options.
  private func readsConnection(_ statement: Statement, _ text: SourceText) -> Bool {
    !connectionReads(in: statement, text).isEmpty
  }

  private func connectionReads(in statement: Statement, _ text: SourceText) -> [ByteRange] {
    unit.answers("launch.options").filter { $0.choice == "move" && $0.finding.subject.file == text.path }
      .flatMap { [$0.finding.subject.range].compactMap { $0 } + Self.furtherReads($0.finding) }
      .filter { statement.range.contains($0.lowerBound) }
  }

  /// What runs of a statement that asks for a launch option: the branch for none, or nothing but that. nil where it runs
  /// as it stands.
  func running(_ part: LaunchSplit.Part, of split: LaunchSplit) -> [Statement]? {
    let statement = part.statement
    let text = split.method.file.text
    guard part.fate == .moves, split.method.file.language == .swift,
      let options = split.method.function.parameters.last,
      options.type.contains("LaunchOptionsKey"), let name = options.name, answersIdle(split),
      !readsConnection(statement, text), let branch = branchWithout(name, statement, split)
    else { return nil }
    let running = branch.statements.filter { $0.kind != .jump }
    return running.isEmpty || running.contains { !$0.declares.isEmpty } ? nil : running
  }

  private func branchWithout(_ options: String, _ statement: Statement, _ split: LaunchSplit) -> CodeBlock? {
    let text = split.method.file.text
    func between(_ start: Int, _ block: CodeBlock) -> String {
      text.string(in: start..<max(start, block.range.lowerBound)).filter { !$0.isWhitespace }
    }
    if statement.kind == .if, statement.blocks.count == 2 {
      let branches = LaunchWindow.branchesOfOptions(split.method.function, text)
      let isPlain = between(statement.blocks[0].range.upperBound, statement.blocks[1]) == "}else{"
      return isPlain && branches.contains(statement.blocks[0].range) ? statement.blocks[1] : nil
    }
    guard statement.kind == .switch, let first = statement.blocks.first else { return nil }
    // `switch launchOptions?[.localNotification] {`
    let head = between(statement.range.lowerBound, first)
    guard ["\(options)?[", "\(options)!["].contains(where: { head.hasPrefix("switch" + $0) }) else { return nil }
    var start = statement.range.lowerBound
    for block in statement.blocks where !block.isFunction {
      let label = between(start, block)
      if ["default:", "casenil:", "case.none:"].contains(where: label.hasSuffix) { return block }
      start = block.range.upperBound
    }
    return nil
  }
}
