/// Closures that run after the statement around them has ended, and only look at the window.
///
/// Where the app delegate is given the scene's window they find it by then; what makes, fills or shows a window is no
/// such code.
package enum LaterCode {
  /// Calls that run their closure once, soon.
  private static let delays: Set<String> = [
    "async", "asyncAfter", "Task", "detached", "addOperation", "dispatch_async", "dispatch_after",
    "addOperationWithBlock:",
  ]

  /// Calls that keep their closure for what happens in the life of the process: subscriptions, observers, timers.
  private static let subscriptions: Set<String> = [
    "sink", "subscribe", "drive", "observe", "observeValues", "addObserver", "scheduledTimer",
    "addObserverForName:object:queue:usingBlock:", "scheduledTimerWithTimeInterval:repeats:block:",
  ]

  /// The code of such closures inside of the statement.
  static func ranges(in statement: Statement, of owner: ClassModel) -> [ByteRange] {
    closures(in: statement, members: memberNames(owner)).filter { onlyLooks($0.block, of: owner) }.map(\.block.range)
  }

  /// The code of those that wait for what happens later, where the methods of the class that they call only look at the
  /// window as well: the statement around them belongs to the process.
  static func eventRanges(in statement: Statement, of owner: ClassModel) -> [ByteRange] {
    closures(in: statement, members: memberNames(owner)).filter { closure in
      closure.waits && onlyLooks(closure.block, of: owner) && !leadsToWindow(closure.block, of: owner)
    }.map(\.block.range)
  }

  /// `eventRanges` of all methods of the class in one file.
  static func eventRanges(of owner: ClassModel, in file: SourceFile) -> [ByteRange] {
    owner.methods.filter { $0.file.path == file.path }.flatMap { $0.function.body?.statements ?? [] }
      .flatMap { eventRanges(in: $0, of: owner) }
  }

  /// Closures that are kept for what happens later, subscriptions and handlers that a property holds.
  ///
  /// - Parameter members: names of the properties of the class.
  package static func kept(in block: CodeBlock, members: Set<String>) -> [CodeBlock] {
    block.statements.flatMap { closures(in: $0, members: members) }.filter(\.waits).map(\.block)
  }

  private static func closures(in statement: Statement, members: Set<String>) -> [(block: CodeBlock, waits: Bool)] {
    statement.blocks.flatMap { block -> [(block: CodeBlock, waits: Bool)] in
      if block.isFunction, let waits = waits(block, in: statement, members) { return [(block, waits)] }
      return block.statements.flatMap { closures(in: $0, members: members) }
    }
  }

  /// Whether the closure waits for an event; nil where it may run within the statement.
  private static func waits(_ block: CodeBlock, in statement: Statement, _ members: Set<String>) -> Bool? {
    let call = statement.calls.filter {
      $0.range.lowerBound <= block.range.lowerBound && block.range.upperBound <= $0.range.upperBound
    }.min { $0.range.count < $1.range.count }
    if let call { return subscriptions.contains(call.name) ? true : delays.contains(call.name) ? false : nil }
    // `download.whenDone = { … }`
    guard statement.kind == .expression,
      let target = statement.references.first(where: { $0.access == .write }),
      target.range.lowerBound == statement.range.lowerBound
    else { return nil }
    return target.path.count > 1 || members.contains(target.first) ? true : nil
  }

  private static func memberNames(_ owner: ClassModel) -> Set<String> { Set(owner.properties.map(\.property.name)) }

  private static func onlyLooks(_ block: CodeBlock, of owner: ClassModel) -> Bool {
    let others = memberNames(owner).subtracting(["window"])
    let writes = block.references.contains { reference in
      reference.access == .write && reference.path.contains { $0 == "window" || $0 == "_window" }
    }
    return !writes
      && !block.calls.contains { call in
        let receiver = (call.path.first == "self" ? Array(call.path.dropFirst()) : call.path).first ?? ""
        return call.name == "makeKeyAndVisible" && !others.contains(receiver)
          || call.name.hasPrefix("setRootViewController:") && !others.contains(receiver)
          || call.name == "setWindow:"
          || call.path.contains("UIWindow") && !WindowCreation.bindsScene(call)
          || call.arguments.contains {
            ["window", "self.window", "_window"].contains($0.text.filter { !"!?".contains($0) })
          }
      }
  }

  /// Whether a method of the class that the code calls does more to the window than look at it.
  private static func leadsToWindow(_ block: CodeBlock, of owner: ClassModel, depth: Int = 0) -> Bool {
    depth < 4
      && block.calls.contains { call in
        let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
        guard path.count == 1, let name = path.first else { return false }
        return owner.methods.contains { method in
          guard method.function.baseName == name || method.function.signature == name, let body = method.function.body
          else { return false }
          return !onlyLooks(body, of: owner) || leadsToWindow(body, of: owner, depth: depth + 1)
        }
      }
  }
}
