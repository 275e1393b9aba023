/// Launch code whose work, once done, puts another screen into the window.
extension LaunchSplit {
  /// Statements that stay at launch and lead to a closure that fills the window: they run once per process, so that a scene
  /// that connects after that, or again, keeps the screen it started with.
  func lateScreens(of owner: ClassModel) -> [Part] {
    guard movesSomething else { return [] }
    return parts.filter { part in
      guard part.fate == .stays else { return false }
      let body = CodeBlock(range: part.statement.range, statements: [part.statement])
      return Self.leadsToScreen(body, of: owner, isLater: false, seen: [])
    }
  }

  private static func leadsToScreen(_ block: CodeBlock, of owner: ClassModel, isLater: Bool, seen: Set<String>) -> Bool
  {
    block.statements.contains { statement in
      let inner = statement.blocks
      func isPlain(_ range: ByteRange) -> Bool { !inner.contains { $0.range.contains(range.lowerBound) } }
      if isLater && LaterCode.fillsWindow(statement, where: isPlain) { return true }
      let helpers = statement.calls.filter { isPlain($0.range) }.flatMap { helper($0, of: owner, besides: seen) }
      return helpers.contains { method in
        guard let body = method.function.body else { return false }
        return leadsToScreen(body, of: owner, isLater: isLater, seen: seen.union([method.function.signature]))
      } || inner.contains { leadsToScreen($0, of: owner, isLater: isLater || $0.isFunction, seen: seen) }
    }
  }

  /// The app delegate's own method that the call runs, or has the app's delegate run.
  private static func helper(_ call: Call, of owner: ClassModel, besides seen: Set<String>) -> [ClassModel.Method] {
    let receivers = call.path.dropLast().filter { $0 != "self" }
    guard receivers.isEmpty || receivers.contains("delegate") || receivers.contains(owner.name), seen.count < 6,
      let name = call.path.last
    else { return [] }
    return owner.methods.filter {
      ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
        && !seen.contains($0.function.signature)
    }
  }
}
