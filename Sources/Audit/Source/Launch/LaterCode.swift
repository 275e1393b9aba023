/// Closures that run after the statement around them has ended, and only look at the window.
///
/// Where the app delegate is given the scene's window they find it by then; what makes, fills or shows a window is no
/// such code.
enum LaterCode {
  /// Calls that keep their closure for later: queues, timers, observers, subscriptions.
  private static let keepers: Set<String> = [
    "async", "asyncAfter", "Task", "detached", "sink", "subscribe", "addObserver", "scheduledTimer", "addOperation",
    "dispatch_async", "dispatch_after", "addOperationWithBlock:", "addObserverForName:object:queue:usingBlock:",
    "scheduledTimerWithTimeInterval:repeats:block:",
  ]

  /// The code of such closures inside of the statement.
  static func ranges(in statement: Statement) -> [ByteRange] {
    statement.blocks.flatMap { block -> [ByteRange] in
      if block.isFunction, isKept(block, by: statement.calls) { return onlyLooks(block) ? [block.range] : [] }
      return block.statements.flatMap(ranges)
    }
  }

  private static func isKept(_ block: CodeBlock, by calls: [Call]) -> Bool {
    calls.filter { $0.range.lowerBound <= block.range.lowerBound && block.range.upperBound <= $0.range.upperBound }
      .min { $0.range.count < $1.range.count }.map { keepers.contains($0.name) } ?? false
  }

  private static func onlyLooks(_ block: CodeBlock) -> Bool {
    let writes = block.references.contains { reference in
      reference.access == .write && reference.path.contains { $0 == "window" || $0 == "_window" }
    }
    return !writes
      && !block.calls.contains { call in
        call.name == "makeKeyAndVisible" || call.name.hasPrefix("setRootViewController:") || call.name == "setWindow:"
          || call.path.contains("UIWindow")
          || call.arguments.contains {
            ["window", "self.window", "_window"].contains($0.text.filter { !"!?".contains($0) })
          }
      }
  }
}
