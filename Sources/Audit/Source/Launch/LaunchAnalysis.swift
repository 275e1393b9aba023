/// The work behind `LaunchSplit`.
struct LaunchAnalysis {
  let owner: ClassModel
  let method: ClassModel.Method
  let sources: SourceIndex
  let statements: [Statement]
  private let windowTypes: Set<String>
  let flips: [Int: LaunchSplit.Fate]
  let seeds: [Int: String]?
  var facts: [Facts]
  /// For each statement the locals that it assigns and an earlier one declares.
  let assigned: [Set<String>]
  var fates: [(fate: LaunchSplit.Fate, reason: String, isFree: Bool)]
  var helpers: [ClassModel.Method] = []
  var conflicts: [LaunchSplit.Conflict] = []
  var seekers: [LaunchSplit.Seeker] = []
  /// Statements that need Flutter's engine: they go to its callback, or stay a person's business.
  let ofEngine: Set<Int>
  /// Objects that the app delegate gave itself to, and that may have it fill the window.
  lazy var confidants = LaunchConfidants.names(of: owner)
  private lazy var further = FurtherWindows(of: owner, storyboard: nil, sources)
  private let windowMembers: Set<String>
  /// Members that an earlier launch method gives a value as its window's statements do, which is when the scene connects.
  var carried: Set<String> = []
  /// For each statement the members that methods of the class use which it calls.
  let deepUses: [Set<String>]
  /// For each statement the members that it, or such a method, gives a value.
  let deepWrites: [Set<String>]
  /// Properties that statements keep the launch options in, by index, of those that a start of React Native is given.
  let startOptions: [Int: String]

  struct Facts {
    /// Locals declared.
    let declares: Set<String>
    /// First names used, `self.` dropped.
    let uses: Set<String>
    /// Members or locals assigned.
    let writes: Set<String>
    /// Those of them that are written without `self`.
    let sets: Set<String>
    let leavesEarly: Bool
    let isPure: Bool
  }

  init(
    _ method: ClassModel.Method, owner: ClassModel, sources: SourceIndex, statements: [Statement],
    flips: [Int: LaunchSplit.Fate], seeds: [Int: String]?
  ) {
    self.owner = owner
    self.method = method
    self.sources = sources
    self.flips = flips
    self.seeds = seeds
    self.statements = statements
    ofEngine = seeds == nil ? FlutterLaunch.engineStatements(of: method, owner, in: sources) : []
    windowTypes = sources.subtypes(of: "UIWindow").union(["UIWindow"])
    windowMembers = seeds == nil ? WindowMembers.names(of: owner) : []
    facts = statements.map { Self.facts($0, of: owner, method.file.text) }
    let code = OwnCode(of: owner)
    deepUses = seeds == nil ? statements.map(code.used) : statements.map { _ in [] }
    deepWrites = seeds == nil ? statements.map { code.written(by: $0, method.file.text) } : statements.map { _ in [] }
    startOptions = seeds == nil ? KeptLaunchOptions.properties(in: method, of: owner) : [:]
    var declared: Set<String> = []
    assigned = facts.map { fact in
      defer { declared.formUnion(fact.declares) }
      return declared.intersection(fact.sets)
    }
    fates = []
  }

  var parts: [LaunchSplit.Part] {
    zip(statements, fates).map { statement, fate in
      LaunchSplit.Part(
        statement: statement, fate: fate.fate, isFree: fate.isFree, reason: fate.reason,
        condition: method.function.body.flatMap { method.file.buildCondition(of: statement.range, inside: $0.range) })
    }
  }

  static func facts(_ statement: Statement, of owner: ClassModel, _ text: SourceText) -> Facts {
    var uses: Set<String> = []
    var writes: Set<String> = []
    let later = LaterCode.ranges(in: statement, of: owner)
    var sets: Set<String> = []
    for reference in statement.references {
      guard let first = reference.memberPath.first.map(plain) else { continue }
      if first == "window", later.contains(where: { $0.contains(reference.range.lowerBound) }) { continue }
      uses.insert(first)
      if reference.access == .write, reference.memberPath.count == 1, !OwnCode.isHandedIn(reference, text) {
        writes.insert(first)
        if reference.path.count == 1 { sets.insert(first) }
      }
    }
    for call in statement.calls {
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      if let first = path.first.map(plain),
        first != "window" || !later.contains(where: { $0.contains(call.range.lowerBound) })
      {
        uses.insert(first)
      }
      if path == ["setWindow:"] { writes.insert("window") }
      for argument in call.arguments {
        let isLater = later.contains { argument.range.contains($0.lowerBound) }
        uses.formUnion(isLater ? argument.names.filter { $0 != "window" } : argument.names)
      }
    }
    return Facts(
      declares: Set(statement.declares), uses: uses.subtracting(statement.declares), writes: writes, sets: sets,
      leavesEarly: statement.leavesEarly,
      isPure: statement.kind == .declaration && statement.calls.isEmpty && statement.blocks.isEmpty)
  }

  /// The variable behind Objective-C's property means the window too, and `$name` the property that publishes.
  static func plain(_ name: String) -> String {
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false { return String(name.dropFirst()) }
    return name == "_window" ? "window" : name
  }

  mutating func run() {
    seed()
    propagate()
    followSeekers()
    gate()
    findConflicts()
  }

  /// What both sides would need, were this all.
  var openConflicts: [LaunchSplit.Conflict] {
    var trial = self
    trial.gate()
    trial.findConflicts()
    return trial.conflicts
  }

  // MARK: Seeds

  private mutating func seed() {
    for (index, statement) in statements.enumerated() {
      if let reason = seeds.map({ $0[index] }) ?? windowReason(statement, facts[index]) {
        fates.append((.moves, reason, false))
      } else if let reason = LaunchOnly.reason(statement) {
        fates.append((.stays, reason, false))
      } else if statement.kind == .return {
        fates.append((.stays, "it ends the launch method", false))
      } else if let fate = flips[index] {
        fates.append((fate, LaunchSplit.chosen, true))
      } else {
        fates.append((.stays, "nothing in it touches the window", true))
      }
    }
  }

  private mutating func windowReason(_ statement: Statement, _ facts: Facts) -> String? {
    if statement.kind == .return, statement.calls.isEmpty { return nil }
    let calls = promptCalls(of: statement)
    if makesWindow(calls) {
      return further.isMade(in: statement)
        ? localized("it makes one more window, which needs a scene to show in") : LaunchSplit.makesTheWindow
    }
    // The controller that the storyboard makes goes with Flutter's engine.
    if isFlutter, FlutterUseReader.onlyTakesController(statement) { return nil }
    if facts.writes.contains("window") || facts.uses.contains("window") { return localized("it uses the window") }
    if let name = windowMembers.intersection(facts.uses.union(facts.writes)).sorted().first {
      return localized("it uses \(name), which needs the window")
    }
    if calls.contains(where: { $0.name == "makeKeyAndVisible" }) { return localized("it shows the window") }
    if statement.calls.contains(where: Self.makesBridge) {
      return localized("it makes React Native's bridge, which reads the link that started the app")
    }
    if statement.calls.contains(where: { $0.path.first == "RNBootSplash" || SplashCover.isCall($0, in: sources) }) {
      return localized("it covers the window until React Native has something to show")
    }
    if (statement.references.map(\.path) + statement.calls.map(\.path)).contains(where: {
      $0.dropFirst().contains("rootViewFactory")
    }) {
      return localized("it works on what React Native shows")
    }
    for call in calls {
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      guard path.count == 1, let name = path.first, let helper = windowHelper(name, depth: 0),
        !isFlutter || !FlutterHelper.onlyTakesController(helper, of: owner)
      else { continue }
      if makesFurtherWindowAlone(helper) {
        return localized("\(helper.function.baseName) makes one more window, which needs a scene to show in")
      }
      if !helpers.contains(where: { $0.function.range == helper.function.range }) { helpers.append(helper) }
      return localized("it calls \(helper.function.baseName), which sets the window up")
    }
    return nil
  }

  /// Whether the method only makes a window beside the app's own, a lock, a call, and not for launch alone.
  private mutating func makesFurtherWindowAlone(_ helper: ClassModel.Method) -> Bool {
    let statements = helper.function.body?.allStatements ?? []
    let making = statements.filter { $0.blocks.isEmpty && makesWindow($0.calls) }
    return !making.isEmpty && owner.callsBesidesLaunch(helper) && making.allSatisfy { further.isMade(in: $0) }
      && !statements.contains { statement in
        statement.references.contains { Self.plain($0.memberPath.first ?? "") == "window" }
      }
  }

  var isFlutter: Bool { owner.supertypes.contains("FlutterAppDelegate") }

  private static func makesBridge(_ call: Call) -> Bool {
    call.path.first == "RCTBridge" && (call.path.count == 1 || call.path.dropFirst().contains { $0.hasPrefix("init") })
      || call.name.hasPrefix("createBridgeWithDelegate")
  }

  /// Its calls without those of closures that wait for what happens later.
  private func promptCalls(of statement: Statement) -> [Call] {
    let events = LaterCode.eventRanges(in: statement, of: owner)
    return statement.calls.filter { call in !events.contains { $0.contains(call.range.lowerBound) } }
  }

  func makesWindow(_ calls: [Call]) -> Bool {
    calls.contains { call in
      guard let first = call.path.first, windowTypes.contains(first) else { return false }
      return call.path.count == 1 || ["init", "alloc", "new"].contains(call.path[1])
    }
  }

  /// The method of the app delegate with this name, if it, or what it calls, sets the window up.
  private func windowHelper(_ name: String, depth: Int) -> ClassModel.Method? {
    guard depth < 4,
      let method = owner.methods.first(where: {
        ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
      }), let body = method.function.body
    else { return nil }
    let touches = body.statements.contains { statement in
      let later = LaterCode.ranges(in: statement, of: owner)
      func isNow(_ range: ByteRange) -> Bool { !later.contains { $0.contains(range.lowerBound) } }
      let calls = promptCalls(of: statement)
      return makesWindow(calls)
        || statement.references.contains { reference in
          reference.memberPath.first.map { Self.plain($0) == "window" || windowMembers.contains($0) } ?? false
            && isNow(reference.range)
        }
        || calls.contains {
          ($0.path.contains("window") || $0.name == "makeKeyAndVisible") && isNow($0.range)
        }
    }
    if touches { return method }
    let calls = body.statements.flatMap(promptCalls).compactMap { call -> String? in
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      return path.count == 1 ? path.first : nil
    }
    return calls.contains { $0 != name && windowHelper($0, depth: depth + 1) != nil } ? method : nil
  }
}
