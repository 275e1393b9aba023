/// Set-up of the whole process that stands in a branch, or in a helper, together with the window, and so goes along.
extension LaunchSplit {
  /// What it is, in words.
  func companions(of owner: ClassModel) -> [String] {
    let moved = parts.filter { $0.fate == .moves }.map {
      CodeBlock(range: $0.statement.range, statements: [$0.statement])
    }
    let setUp = parts.filter { $0.fate == .moves && namesWindowLaterOnly($0.statement) }
      .compactMap { $0.statement.calls.first.map { "`\($0.callee)`" } }
    var bodies = moved
    var seen: Set<String> = []
    var open = moved.flatMap(\.calls)
    while let call = open.popLast() {
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      guard path.count == 1, let name = path.first,
        let helper = owner.methods.first(where: {
          ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
        }), let body = helper.function.body, seen.insert(helper.function.signature).inserted
      else { continue }
      bodies.append(body)
      open += body.calls
    }
    return setUp
      + (LaunchBound.all + LaunchBound.oncePerProcess).filter { bound in
        bodies.contains { bound.place(in: $0) != nil }
      }.map { localized($0.title) }
  }

  /// `Boot.run(ready: { Theme.window = window })`: set-up that names the window in what runs later, and there alone.
  private func namesWindowLaterOnly(_ statement: Statement) -> Bool {
    let delays: Set = ["DispatchQueue", "OperationQueue", "Task", "UIView", "dispatch_async", "dispatch_after"]
    guard statement.kind == .expression, statement.blocks.contains(where: \.isFunction),
      statement.calls.first.map({ !delays.contains($0.path.first ?? "") }) ?? false
    else { return false }
    let later = PromptCode.later(in: statement, countsNextTurn: true)
    guard !later.isEmpty else { return false }
    let made = parts.filter { $0.fate == .moves && $0.reason == Self.makesTheWindow }.flatMap(\.statement.declares)
    let names = Set(["window", "_window"] + made)
    func isNow(_ range: ByteRange) -> Bool { !later.contains { $0.contains(range.lowerBound) } }
    let inner = statement.references.filter { $0.memberPath.first.map(names.contains) ?? false }
    let calls = statement.calls.filter { call in call.path.contains(where: names.contains) }
    return !inner.isEmpty && inner.allSatisfy { !isNow($0.range) } && calls.allSatisfy { !isNow($0.range) }
  }
}
