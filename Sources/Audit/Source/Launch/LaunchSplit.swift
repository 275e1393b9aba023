/// A launch method taken apart: which statements stay with the process, which go with the window, and why.
///
/// Works by data flow over locals, members and parameters on the model that Swift and Objective-C share.
public struct LaunchSplit: Sendable {
  public enum Fate: String, Sendable, Codable {
    /// Process set-up, and whatever must be done before the launch ends.
    case stays
    /// The window, its root, and what depends on them.
    case moves
    /// A check that leaves the method early: it stays, and stands before the moved statements too.
    case gates
    /// A plain value that both sides need: it stays, and is written again before the moved statements.
    case copied
  }

  public struct Part: Sendable {
    public let statement: Statement
    public let fate: Fate
    /// Whether nothing forbids the other fate, so that a person may flip it.
    public let isFree: Bool
    /// Why, in words that follow "because": "it makes the window".
    public let reason: String
    /// The build condition under which it stands in the method, where the `#if` around it is taken apart.
    public let condition: String?

    /// The same for a statement inside of it.
    public func replacing(_ statement: Statement) -> Part {
      Part(statement: statement, fate: fate, isFree: isFree, reason: reason, condition: condition)
    }
  }

  /// Something both sides need that cannot be written twice.
  public struct Conflict: Sendable, Hashable {
    /// Name of the local, member or method.
    public let name: String
    public let reason: String
    public let range: ByteRange
  }

  /// A statement that leads to code, wherever it stands, which looks for the window or makes one more.
  public struct Seeker: Sendable, Hashable {
    /// Index of the statement.
    public let index: Int
    public let reason: String
    /// The code that it leads to.
    public let location: SourceLocation
    /// Whether it does so with few calls between, and so is moved where nothing forbids it.
    public let isNear: Bool
    /// Whether it asks the app delegate for its window.
    public let asksAppDelegate: Bool
  }

  public let method: ClassModel.Method
  public private(set) var parts: [Part]
  public let conflicts: [Conflict]
  public let seekers: [Seeker]
  /// Indices of statements that need Flutter's engine, which comes before the scene's window.
  let ofEngine: Set<Int>
  /// Methods of the app delegate that the moved statements call and that make the window.
  public let helpers: [ClassModel.Method]

  /// The reason of a statement that constructs the window.
  public static var makesTheWindow: String { localized("it makes the window") }

  public var movesSomething: Bool { parts.contains { $0.fate == .moves } }
  public var moved: [Part] { parts.filter { $0.fate != .stays } }
  /// Those that find no window, as they stay.
  public var lostSeekers: [Seeker] { seekers.filter { parts[$0.index].fate != .moves } }

  /// - Parameters:
  ///   - flips: fates that a person chose, by index of the statement.
  ///   - seeds: statements that move, each with its reason, in place of those that work on the window.
  public init(
    _ method: ClassModel.Method, of owner: ClassModel, in sources: SourceIndex, flips: [Int: Fate] = [:],
    seeds: [Int: String]? = nil
  ) {
    var carried: Set<String> = []
    if seeds == nil, let earlier = Self.earlier(than: method, of: owner) {
      carried = LaunchSplit(earlier, of: owner, in: sources).membersOfMoved(of: owner)
    }
    let statements =
      seeds == nil
      ? Self.statements(of: method, owner, sources, carried: carried) : method.function.body?.statements ?? []
    var analysis = LaunchAnalysis(
      method, owner: owner, sources: sources, statements: statements, flips: flips, seeds: seeds)
    analysis.carried = carried
    self.init(analysis)
  }

  /// The same method, taken apart into the same statements, of which others move.
  ///
  /// - Parameter seeds: those that do, by index, each with its reason.
  public init(_ plain: LaunchSplit, of owner: ClassModel, in sources: SourceIndex, seeds: [Int: String]) {
    self.init(
      LaunchAnalysis(
        plain.method, owner: owner, sources: sources, statements: plain.parts.map(\.statement), flips: [:],
        seeds: seeds))
  }

  /// The same, where these statements stay although they could go.
  public func keeping(_ indices: Set<Int>) -> LaunchSplit {
    var other = self
    other.parts = parts.enumerated().map { index, part in
      indices.contains(index)
        ? Part(
          statement: part.statement, fate: .stays, isFree: false,
          reason: localized("under scenes no launch option opens it"), condition: part.condition) : part
    }
    return other
  }

  private init(_ analysis: LaunchAnalysis) {
    var analysis = analysis
    analysis.run()
    method = analysis.method
    parts = analysis.parts
    conflicts = analysis.conflicts
    helpers = analysis.helpers
    seekers = analysis.seekers
    ofEngine = analysis.ofEngine
  }
}

/// The work behind `LaunchSplit`.
struct LaunchAnalysis {
  let owner: ClassModel
  let method: ClassModel.Method
  let sources: SourceIndex
  let statements: [Statement]
  private let windowTypes: Set<String>
  let flips: [Int: LaunchSplit.Fate]
  let seeds: [Int: String]?
  private var facts: [Facts]
  /// For each statement the locals that it assigns and an earlier one declares.
  private let assigned: [Set<String>]
  var fates: [(fate: LaunchSplit.Fate, reason: String, isFree: Bool)]
  private(set) var helpers: [ClassModel.Method] = []
  private(set) var conflicts: [LaunchSplit.Conflict] = []
  var seekers: [LaunchSplit.Seeker] = []
  /// Statements that need Flutter's engine: they go to its callback, or stay a person's business.
  let ofEngine: Set<Int>
  /// Objects that the app delegate gave itself to, and that may have it fill the window.
  private lazy var confidants = LaunchConfidants.names(of: owner)
  private lazy var further = FurtherWindows(of: owner, storyboard: nil, sources)
  private let windowMembers: Set<String>
  /// Members that an earlier launch method gives a value as its window's statements do, which is when the scene connects.
  var carried: Set<String> = []
  /// For each statement the members that methods of the class use which it calls.
  private let deepUses: [Set<String>]
  /// For each statement the members that it, or such a method, gives a value.
  private let deepWrites: [Set<String>]
  /// Properties that statements keep the launch options in, by index, of those that a start of React Native is given.
  private let startOptions: [Int: String]

  private struct Facts {
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

  private static func facts(_ statement: Statement, of owner: ClassModel, _ text: SourceText) -> Facts {
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
  private static func plain(_ name: String) -> String {
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

  private var isFlutter: Bool { owner.supertypes.contains("FlutterAppDelegate") }

  private static func makesBridge(_ call: Call) -> Bool {
    call.path.first == "RCTBridge" && (call.path.count == 1 || call.path.dropFirst().contains { $0.hasPrefix("init") })
      || call.name.hasPrefix("createBridgeWithDelegate")
  }

  /// Its calls without those of closures that wait for what happens later.
  private func promptCalls(of statement: Statement) -> [Call] {
    let events = LaterCode.eventRanges(in: statement, of: owner)
    return statement.calls.filter { call in !events.contains { $0.contains(call.range.lowerBound) } }
  }

  private func makesWindow(_ calls: [Call]) -> Bool {
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

  // MARK: Data flow

  mutating func propagate() {
    var changed = true
    while changed {
      changed = false
      // What a person decided stays decided.
      for index in statements.indices where fates[index].fate == .stays && flips[index] == nil {
        if fates[index].isFree, let reason = followsRoot(index) {
          fates[index] = (.moves, reason, true)
        } else if let (fate, reason) = pulled(index) {
          fates[index] = (fate, reason, false)
        } else {
          continue
        }
        changed = true
      }
    }
  }

  /// Whether a statement that stays so far must follow the window.
  private func pulled(_ index: Int) -> (LaunchSplit.Fate, String)? {
    let own = facts[index]
    let isFixed = !fates[index].isFree
    let uses = own.uses.union(deepUses[index])
    if !isFixed, let name = carried.intersection(uses).sorted().first {
      return (.moves, localized("it uses \(name), which goes with the window"))
    }
    // It uses what a moved statement makes.
    for earlier in statements.indices where earlier < index && fates[earlier].fate == .moves {
      let made = facts[earlier].declares.union(facts[earlier].writes.subtracting(["window"]))
      let members = deepWrites[earlier].intersection(uses)
      if let name = made.intersection(own.uses).union(members).sorted().first, !isFixed {
        return (.moves, localized("it uses \(name), which goes with the window"))
      }
    }
    if let value = givesValue(index), !isFixed { return value }
    if let value = keepsOptions(index), !isFixed { return value }
    // A moved statement needs what it declares.
    guard !own.declares.isEmpty else { return nil }
    let users = readers(of: own.declares, after: index)
    let moving = users.filter { fates[$0].fate == .moves || fates[$0].fate == .copied }
    guard !moving.isEmpty else { return nil }
    let name = own.declares.sorted().first ?? ""
    let writers = statements.indices.filter { !assigned[$0].isDisjoint(with: own.declares) }
    if moving.count == users.count, !isFixed, writers.allSatisfy({ fates[$0].isFree || fates[$0].fate == .moves }) {
      return (.moves, localized("only the window's code needs \(name)"))
    }
    if own.isPure { return (.copied, localized("both sides need \(name), a plain value")) }
    // A controller belongs to the window; what else uses it follows, where nothing forbids that.
    if !isFixed, makesInterface(statements[index]), users.allSatisfy({ fates[$0].isFree || fates[$0].fate != .stays }) {
      return (.moves, localized("the window's code needs \(name)"))
    }
    return nil
  }

  /// Why a statement behind those that fill the window must follow them: it works on the controller that they show, or
  /// has the app delegate put one there.
  private mutating func followsRoot(_ index: Int) -> String? {
    guard statements[index].kind != .return,
      let filled = statements.indices.first(where: { $0 < index && fates[$0].fate == .moves })
    else { return nil }
    let roots = Set(statements.indices.filter { $0 < index && fates[$0].fate == .moves }.flatMap { rootMembers($0) })
    if let name = roots.intersection(reached(from: statements[index], depth: 0)).sorted().first {
      return localized("it works on \(name), which the window shows")
    }
    let isEmpty = statements.indices.allSatisfy { fates[$0].fate != .moves || !fillsWindow(statements[$0]) }
    guard isEmpty, makesWindow(statements[filled].calls) || fates[filled].reason == LaunchSplit.makesTheWindow,
      !confidants.isEmpty,
      let name = statements[index].calls.lazy.compactMap({ call in call.path.first { $0 != "self" } })
        .first(where: confidants.contains)
    else { return nil }
    return localized("\(name) may have the app delegate fill the window")
  }

  /// Members of the class that the statement makes the window's root.
  private func rootMembers(_ index: Int) -> [String] {
    let statement = statements[index]
    let members = Set(owner.properties.map(\.property.name))
    var names = statement.calls.filter { $0.name == "setRootViewController:" }.flatMap { $0.arguments.flatMap(\.names) }
    for write in statement.references where write.access == .write && write.path.last == "rootViewController" {
      names += statement.references.filter { $0.access == .read && $0.range.lowerBound > write.range.upperBound }
        .compactMap(\.memberPath.first)
    }
    return names.filter { $0 != "window" && $0 != "_window" && members.contains($0) }
  }

  /// Names that the statement uses, those that its helpers use included.
  private func reached(from statement: Statement, depth: Int) -> Set<String> {
    var names = Set(statement.references.compactMap(\.memberPath.first))
    for call in statement.calls {
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      if let first = path.first, path.count > 1 { names.insert(first) }
      names.formUnion(call.arguments.flatMap(\.names))
      guard path.count == 1, depth < 3, let name = path.first,
        let helper = owner.methods.first(where: {
          ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
        })
      else { continue }
      for inner in helper.function.body?.statements ?? [] { names.formUnion(reached(from: inner, depth: depth + 1)) }
    }
    return names
  }

  /// Whether the statement, or a helper that it calls, gives the window something to show.
  func fillsWindow(_ statement: Statement, depth: Int = 0) -> Bool {
    LaunchConfidants.fills(statement)
      || depth < 3
        && statement.calls.contains { call in
          let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
          guard path.count == 1, let name = path.first else { return false }
          return owner.methods.contains { method in
            (method.function.baseName == name || method.function.signature == name) && method.function.callback == nil
              && method.function.body?.statements.contains { fillsWindow($0, depth: depth + 1) } ?? false
          }
        }
  }

  /// Where a statement only gives a value to locals that were declared before, and only moved statements read them
  /// afterwards.
  private func givesValue(_ index: Int) -> (LaunchSplit.Fate, String)? {
    let names = assigned[index]
    let users = readers(of: names, after: index)
    guard let name = names.sorted().first, !users.isEmpty,
      users.allSatisfy({ fates[$0].fate == .moves || fates[$0].fate == .copied })
    else { return nil }
    return (.moves, localized("only the window's code needs \(name)"))
  }

  /// Where a statement keeps the launch options in a property that React Native is started with: it is to have those that
  /// are made as the scene connects.
  private func keepsOptions(_ index: Int) -> (LaunchSplit.Fate, String)? {
    guard let name = startOptions[index] else { return nil }
    let users = statements.indices.filter {
      $0 > index && facts[$0].uses.union(deepUses[$0]).contains(name)
    }
    let moving = users.filter { fates[$0].fate == .moves }
    guard !moving.isEmpty else { return nil }
    return (
      moving.count == users.count ? .moves : .copied, localized("React Native is started with what \(name) holds")
    )
  }

  /// Later statements that use one of the names and do not only give it a value.
  private func readers(of names: Set<String>, after index: Int) -> [Int] {
    statements.indices.filter {
      $0 > index && !facts[$0].uses.isDisjoint(with: names) && assigned[$0].isDisjoint(with: names)
    }
  }

  /// Whether the statement makes a controller, a view, or what leads through them.
  private func makesInterface(_ statement: Statement) -> Bool {
    let words = ["Controller", "View", "Coordinator", "Storyboard"]
    return statement.calls.contains { call in
      let name = call.path.first ?? ""
      return name.first?.isUppercase == true && words.contains(where: name.hasSuffix)
        || call.name.hasPrefix("instantiate")
    }
  }

  private mutating func gate() {
    guard let firstMoved = fates.firstIndex(where: { $0.fate == .moves }) else { return }
    let idle = LaunchWindow.branchesOfOptions(method.function, method.file.text)
    for index in statements.indices
    where index < firstMoved && facts[index].leavesEarly && fates[index].fate == .stays
      && !(isFlutter && FlutterUseReader.onlyTakesController(statements[index]))
      && !asksForOptions(statements[index], idle)
    {
      fates[index] = (.gates, localized("the window must not come up where the launch ends early"), false)
    }
  }

  /// Whether it leaves the method for what a launch option holds, or for want of any: none is there under scenes.
  private func asksForOptions(_ statement: Statement, _ idle: [ByteRange]) -> Bool {
    let leaving = statement.blocks.filter { block in block.ownStatements.contains { $0.kind == .return } }
    if statement.kind == .if { return leaving.allSatisfy { idle.contains($0.range) } }
    guard statement.kind == .guard, let options = method.function.parameters.last?.name else { return false }
    return statement.condition.allSatisfy { $0.first == options } && !statement.condition.isEmpty
  }

  private mutating func findConflicts() {
    for index in statements.indices where fates[index].fate == .stays {
      let declared = facts[index].declares.union(assigned[index])
      for later in statements.indices where later > index && fates[later].fate == .moves {
        for name in declared.intersection(facts[later].uses).sorted() {
          note(
            name, localized("it is made by code that stays, and the window's code needs it"), statements[index].range)
        }
      }
      for earlier in statements.indices where earlier < index && fates[earlier].fate == .moves {
        for name in facts[earlier].declares.intersection(facts[index].uses).sorted() {
          note(name, localized("code that stays needs it, and it goes with the window"), statements[index].range)
        }
      }
    }
  }

  private mutating func note(_ name: String, _ reason: String, _ range: ByteRange) {
    if !conflicts.contains(where: { $0.name == name }) {
      conflicts.append(LaunchSplit.Conflict(name: name, reason: reason, range: range))
    }
  }
}
