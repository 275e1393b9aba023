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

  /// When a closure runs.
  private enum Moment {
    /// Once, soon.
    case soon
    /// Whenever something happens.
    case event
    /// When an SDK or a task that was handed it is done.
    case answer
  }

  /// The code of such closures inside of the statement.
  static func ranges(in statement: Statement, of owner: ClassModel) -> [ByteRange] {
    closures(in: statement, members: memberNames(owner)).filter { closure in
      onlyLooks(closure.block, of: owner, mayFill: closure.moment == .event && fillsAtOnce(owner))
    }.map(\.block.range)
  }

  /// The code of those that wait for what happens later, where the methods of the class that they call only look at the
  /// window as well: the statement around them belongs to the process.
  static func eventRanges(in statement: Statement, of owner: ClassModel) -> [ByteRange] {
    let closures = closures(in: statement, members: memberNames(owner)).filter { $0.moment != .soon }
    guard !closures.isEmpty else { return [] }
    let isFilled = fillsAtOnce(owner)
    return closures.filter { closure in
      let mayFill = closure.moment == .event && isFilled
      return onlyLooks(closure.block, of: owner, mayFill: mayFill)
        && !leadsToWindow(closure.block, of: owner, mayFill: mayFill)
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
    block.statements.flatMap { closures(in: $0, members: members) }.filter { $0.moment == .event }.map(\.block)
  }

  private static func closures(in statement: Statement, members: Set<String>) -> [(block: CodeBlock, moment: Moment)] {
    statement.blocks.flatMap { block -> [(block: CodeBlock, moment: Moment)] in
      if block.isFunction, let moment = moment(block, in: statement, members) { return [(block, moment)] }
      return block.statements.flatMap { closures(in: $0, members: members) }
    }
  }

  /// When the closure runs; nil where it may run within the statement.
  private static func moment(_ block: CodeBlock, in statement: Statement, _ members: Set<String>) -> Moment? {
    let call = statement.calls.filter {
      $0.range.lowerBound <= block.range.lowerBound && block.range.upperBound <= $0.range.upperBound
    }.min { $0.range.count < $1.range.count }
    if let call {
      if subscriptions.contains(call.name) { return .event }
      return delays.contains(call.name) ? .soon : isAnswer(block, to: call) ? .answer : nil
    }
    // `download.whenDone = { … }`
    guard statement.kind == .expression,
      let target = statement.references.first(where: { $0.access == .write }),
      target.range.lowerBound == statement.range.lowerBound
    else { return nil }
    return target.path.count > 1 || members.contains(target.first) ? .event : nil
  }

  /// Whether the call's own words say that the closure gets its answer: `handler:`, `completion:`.
  private static func isAnswer(_ block: CodeBlock, to call: Call) -> Bool {
    guard
      let index = call.arguments.firstIndex(where: {
        $0.range.lowerBound <= block.range.lowerBound && block.range.upperBound <= $0.range.upperBound
      })
    else { return false }
    let parts = call.name.split(separator: ":").map(String.init)
    let word = call.arguments[index].label ?? (index < parts.count && call.name.contains(":") ? parts[index] : "")
    return ["handler", "completion", "callback"].contains { word.lowercased().contains($0) }
  }

  private static func memberNames(_ owner: ClassModel) -> Set<String> { Set(owner.properties.map(\.property.name)) }

  /// Whether code of the class outside of closures puts something into the window: what an event puts there comes after
  /// that, into a window that is there. A published value (`$name`) is told at once, and may be what fills it.
  private static func fillsAtOnce(_ owner: ClassModel) -> Bool {
    let bodies = owner.methods.compactMap(\.function.body)
    guard bodies.contains(where: fills) else { return false }
    let values = bodies.flatMap(\.allStatements).filter { statement in
      statement.calls.contains { call in
        subscriptions.contains(call.name) && call.path.contains { $0.hasPrefix("$") }
      }
    }
    return !values.flatMap({ $0.blocks.filter(\.isFunction) }).contains { block in
      !onlyLooks(block, of: owner, mayFill: false) || leadsToWindow(block, of: owner, mayFill: false)
    }
  }

  private static func fills(_ block: CodeBlock) -> Bool {
    block.statements.contains { statement in
      func isPlain(_ range: ByteRange) -> Bool { !statement.blocks.contains { $0.range.contains(range.lowerBound) } }
      return fillsWindow(statement, where: isPlain) || statement.blocks.filter { !$0.isFunction }.contains(where: fills)
    }
  }

  /// Whether the statement's own code puts something into a window.
  static func fillsWindow(_ statement: Statement, where isPlain: (ByteRange) -> Bool) -> Bool {
    statement.references.contains {
      $0.access == .write && $0.path.last == "rootViewController" && isPlain($0.range)
    } || statement.calls.contains { $0.name == "setRootViewController:" && isPlain($0.range) }
  }

  /// - Parameter mayFill: whether it may put something else into the window that is there.
  private static func onlyLooks(_ block: CodeBlock, of owner: ClassModel, mayFill: Bool) -> Bool {
    let others = memberNames(owner).subtracting(["window"])
    let writes = block.references.contains { reference in
      guard reference.access == .write, let last = reference.path.last else { return false }
      return ["window", "_window"].contains(last)
        || !mayFill && last == "rootViewController" && !others.contains(reference.memberPath.first ?? "")
    }
    return !writes
      && !block.calls.contains { call in
        let receiver = (call.path.first == "self" ? Array(call.path.dropFirst()) : call.path).first ?? ""
        return !mayFill && call.name == "makeKeyAndVisible" && !others.contains(receiver)
          || !mayFill && call.name.hasPrefix("setRootViewController:") && !others.contains(receiver)
          || call.name == "setWindow:"
          || call.path.contains("UIWindow") && !WindowCreation.bindsScene(call)
          || call.arguments.contains {
            ["window", "self.window", "_window"].contains($0.text.filter { !"!?".contains($0) })
          }
      }
  }

  /// Whether a method of the class that the code calls does more to the window than look at it.
  private static func leadsToWindow(
    _ block: CodeBlock, of owner: ClassModel, mayFill: Bool, depth: Int = 0
  ) -> Bool {
    depth < 4
      && block.calls.contains { call in
        let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
        guard path.count == 1, let name = path.first else { return false }
        return owner.methods.contains { method in
          guard method.function.baseName == name || method.function.signature == name, let body = method.function.body
          else { return false }
          return !onlyLooks(body, of: owner, mayFill: mayFill)
            || leadsToWindow(body, of: owner, mayFill: mayFill, depth: depth + 1)
        }
      }
  }
}
