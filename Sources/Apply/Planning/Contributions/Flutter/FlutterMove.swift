import Audit

/// The statements of one launch method that go to the callback for Flutter's engine, rewritten for it.
struct FlutterMove {
  let launch: FlutterLaunch
  let owner: ClassModel
  let sources: SourceIndex
  /// Whether the registration of plugins moves.
  let registers: Bool
  /// Whether what takes the controller moves.
  let usesController: Bool
  /// Whether the launch options can be kept for the callback: no answer moves or deletes what reads them.
  let keepsOptions: Bool

  /// What has to know by what the app was started, where that is read from the scene's connection.
  var late: FlutterLateCode?
  /// What stands for the reads of the launch options there.
  var lateReads: [BodyRewriter.Replacement] = []

  /// Name of the property that holds the code which waits for the scene.
  private(set) var waiting: String?
  /// Statements that leave the launch method.
  private(set) var removed: [ByteRange] = []
  /// The callback's statements: neutral lines.
  private(set) var lines: [String] = []
  private(set) var helperEdits: [(file: String, range: ByteRange, text: String)] = []
  private(set) var problems: [(text: String, range: ByteRange)] = []
  /// Name of the launch options, where moved statements read them: the launch method keeps them in a property of that
  /// name.
  private(set) var keptOptions: String?
  /// Name for the messenger where several statements need it.
  private var messengerName: String?
  /// Whether a statement carried so far uses members of the class.
  private var usesMembers = false

  private var method: ClassModel.Method { launch.method }
  private var text: SourceText { method.file.text }
  private var isSwift: Bool { method.file.language == .swift }
  private var messenger: String {
    messengerName
      ?? (isSwift ? "engineBridge.applicationRegistrar.messenger()" : "engineBridge.applicationRegistrar.messenger")
  }
  private let registry = "engineBridge.pluginRegistry"

  init(
    launch: FlutterLaunch, owner: ClassModel, sources: SourceIndex, registers: Bool, usesController: Bool,
    keepsOptions: Bool
  ) {
    self.launch = launch
    self.owner = owner
    self.sources = sources
    self.registers = registers
    self.usesController = usesController
    self.keepsOptions = keepsOptions
  }

  mutating func work() {
    let moving = launch.split.parts.filter { $0.fate == .moves || $0.fate == .copied }.filter(isWanted)
    guard !moving.isEmpty else { return }
    if let problem = refusal(of: moving) {
      problems.append(problem)
      guard registers else { return }
      // The registration alone depends on nothing.
      let alone = moving.filter { isRegistration($0.statement) && !needsMore($0.statement) }
      for part in alone { carry(part) }
      return
    }
    nameMessenger(moving)
    if let options, moving.contains(where: { uses(options, $0.statement) && !isLate($0) }) {
      keptOptions = options
      lines.append(isSwift ? "let \(options) = self.\(options)" : "NSDictionary *\(options) = self.\(options);")
    }
    for part in moving where !isLate(part) { carry(part) }
    let later = moving.filter(isLate)
    if !later.isEmpty { wait(later) }
    adaptHelpers(moving)
  }

  private func isLate(_ part: LaunchSplit.Part) -> Bool { late?.holds(part.statement.range) ?? false }

  /// The callback comes before the scene connects: what needs to know by what the app was started is kept for then.
  private mutating func wait(_ parts: [LaunchSplit.Part]) {
    guard let name = ["whenSceneConnects", "whenConnected"].first(where: { owner.property($0) == nil }) else { return }
    let before = lines
    lines = []
    usesMembers = false
    for part in parts { carry(part) }
    let head = "\(name) = { \(usesMembers ? "[self] " : "")connectionOptions in"
    lines = before + (before.isEmpty ? [] : [""]) + [head] + lines.map { $0.isEmpty ? "" : "\t" + $0 } + ["}"]
    waiting = name
  }

  /// Removed statements, those that follow each other as one.
  var removedRuns: [ByteRange] {
    var runs: [ByteRange] = []
    for range in removed.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, text.trimmed(last.upperBound..<max(last.upperBound, start(of: range))).isEmpty {
        runs[runs.count - 1] = last.lowerBound..<range.upperBound
      } else {
        runs.append(range)
      }
    }
    return runs
  }

  private func isRegistration(_ statement: Statement) -> Bool {
    launch.registrations.contains { statement.range.contains($0.lowerBound) }
  }

  /// Whether it needs something that another moved statement makes, or the controller.
  private func needsMore(_ statement: Statement) -> Bool {
    launch.uses.contains { statement.range.contains($0.range.lowerBound) && $0.kind != .registry }
  }

  private func isWanted(_ part: LaunchSplit.Part) -> Bool {
    if isRegistration(part.statement) { return registers }
    if let helper = helper(in: part.statement), helper.uses.allSatisfy(\.isOfRegistry) { return registers }
    if launch.takesController || launch.helpers.contains(where: { $0.uses.contains { !$0.isOfRegistry } }) {
      return usesController || (registers && onlyRegistry(part.statement))
    }
    return registers
  }

  private func onlyRegistry(_ statement: Statement) -> Bool {
    let uses = launch.uses.filter { statement.range.contains($0.range.lowerBound) }
    return !uses.isEmpty && uses.allSatisfy(\.isOfRegistry)
  }

  private func helper(in statement: Statement) -> FlutterHelper? {
    launch.helpers.first { helper in helper.calls.contains { statement.range.contains($0.range.lowerBound) } }
  }

  // MARK: What forbids it

  private func refusal(of parts: [LaunchSplit.Part]) -> (text: String, range: ByteRange)? {
    let place = parts.first?.statement.range ?? method.function.nameRange
    if let conflict = launch.split.conflicts.first {
      return (
        localized("\(conflict.name) is needed on both sides: \(conflict.reason). Make it a property, then run again."),
        conflict.range
      )
    }
    let helpers = parts.compactMap { helper(in: $0.statement) }
    let presents = launch.uses.first { $0.kind == .presenter }
    let isTaken = method.function.body?.localScopes.keys.contains("registrar") ?? false
    if let presents, !isSwift || isTaken {
      return (
        localized(
          """
          The controller presents another one. Ask engineBridge.pluginRegistry for a registrar and present from its \
          viewController, which is there once the app is shown.
          """), presents.range
      )
    }
    let open =
      launch.openUses.filter { use in parts.contains { $0.statement.range.contains(use.range.lowerBound) } }
      .map { ($0, method) } + helpers.flatMap { helper in helper.openUses.map { ($0, helper.method) } }
    if let (use, where_) = open.first {
      let code = where_.file.text.string(in: use.range).filter { !$0.isNewline }
      return (
        localized(
          """
          `\(code)` is used as the controller itself, which the callback does not have. Put what needs it where it \
          runs later and ask engineBridge.pluginRegistry.registrar(forPlugin:)?.viewController there, or into \
          awakeFromNib of a subclass of FlutterViewController that the storyboard names; the rest then moves by \
          itself.
          """),
        use.range
      )
    }
    if let gate = launch.split.parts.first(where: { $0.fate == .gates }) {
      return (
        localized(
          """
          The launch method may end before these statements, and the callback comes all the same. Make that condition \
          one that can be asked there, then run again.
          """), gate.statement.range
      )
    }
    if let options, !keepsOptions || owner.property(options) != nil,
      let part = parts.first(where: { uses(options, $0.statement) && !isLate($0) })
    {
      return (
        localized("It uses \(options), which the callback does not get and which is nil under scenes."),
        part.statement.range
      )
    }
    for helper in helpers {
      if !isSwift {
        return (
          localized(
            """
            \(helper.method.function.signature) needs the engine: give it a parameter for the engine bridge and call \
            it from didInitializeImplicitFlutterEngine:.
            """), helper.method.function.nameRange
        )
      }
      let name = helper.method.function.baseName
      let elsewhere = sources.files.flatMap(\.allFunctions).flatMap { $0.function.body?.calls ?? [] }
        .filter { $0.name == name }.count
      if elsewhere > helper.calls.count {
        return (localized("More than the launch method calls \(name), which needs the engine."), place)
      }
    }
    return nil
  }

  /// Name of the launch options in the launch method.
  private var options: String? {
    method.function.parameters.last.flatMap { parameter in
      parameter.type.contains("LaunchOptionsKey") || parameter.type.contains("NSDictionary") ? parameter.name : nil
    }
  }

  private func uses(_ options: String, _ statement: Statement) -> Bool {
    statement.references.contains { $0.first == options }
      || statement.calls.contains { $0.arguments.contains { $0.names.contains(options) } }
  }

  // MARK: Rewriting

  /// `let messenger = …` where more than one statement needs it and the name is free.
  private mutating func nameMessenger(_ parts: [LaunchSplit.Part]) {
    // Who is asked for the view controller, once it is there.
    if isSwift, launch.uses.contains(where: { $0.kind == .presenter }) {
      lines.append("let registrar = engineBridge.pluginRegistry.registrar(forPlugin: \"\(owner.name)\")")
    }
    let uses = launch.uses.filter { use in
      use.kind == .messenger && parts.contains { $0.statement.range.contains(use.range.lowerBound) }
    }
    let taken = method.function.body?.localScopes.keys.contains("messenger") ?? false
    guard uses.count > 1, !taken, owner.property("messenger") == nil else { return }
    lines.append(
      isSwift ? "let messenger = \(messenger)" : "NSObject<FlutterBinaryMessenger> *messenger = \(messenger);")
    messengerName = "messenger"
  }

  private mutating func carry(_ part: LaunchSplit.Part) {
    let range = part.statement.range
    if launch.names.contains(range) {
      removed.append(range)
      return
    }
    let inside = launch.conditions.first { $0.statement == range }
    do {
      let code = try rewritten(inside?.inside ?? range, part.statement)
      let isApart = lines.isEmpty || !text.isBlankLine(text.lineIndex(at: start(of: range)) - 1)
      if !isApart { lines.append("") }
      lines += code
      if part.fate == .moves { removed.append(range) }
    } catch {
      problems.append((localized("The statement cannot be moved: \(String(describing: error))."), range))
    }
  }

  /// Where the comments above the statement begin.
  private func start(of range: ByteRange) -> Int {
    text.lineRange(text.commentStart(aboveLine: text.lineIndex(at: range.lowerBound))).lowerBound
  }

  private mutating func rewritten(
    _ range: ByteRange, _ statement: Statement
  ) throws(FlutterMoveFailure) -> [String] {
    let whole = range == statement.range ? start(of: range)..<range.upperBound : range
    let statements = range == statement.range ? [statement] : statement.blocks.first?.statements ?? []
    let body = CodeBlock(range: whole, statements: statements)
    let function = FunctionDeclaration(
      signature: method.function.signature, parameters: method.function.parameters, returnType: nil,
      range: whole, nameRange: method.function.nameRange, body: body)
    let carried = ClassModel.Method(file: method.file, type: method.type, function: function)
    let analysis = BodyAnalyzer.analyse(carried, of: owner, in: sources)
    usesMembers = usesMembers || analysis.members.contains { !$0.isStatic } || !analysis.selfUses.isEmpty
    var parameters: [String: String] = [:]
    if let application = method.function.parameters.first?.name {
      parameters[application] = isSwift ? "UIApplication.shared" : "UIApplication.sharedApplication"
    }
    if let keptOptions { parameters[keptOptions] = keptOptions }
    let replacements = replacements(in: whole, of: statement)
    if isSwift {
      if late != nil, let options { parameters[options] = options }
      let rewriter = BodyRewriter(
        parameters: parameters, replacements: replacements.map { BodyRewriter.Replacement($0.range, $0.text) },
        returns: { $0.isLast ? .leave(nil) : .leave("return") })
      do {
        return try rewriter.rewrite(carried, analysis).lines
      } catch {
        throw FlutterMoveFailure(reason: error.reason)
      }
    }
    do {
      let rewriter = ObjectiveCBodyRewriter(carried, of: owner, analysis: analysis)
      return try rewriter.rewrite(
        parameters: parameters, results: .drop, keepsMembers: true,
        extra: replacements.map { (range: $0.range, text: $0.text) }
      ).lines
    } catch {
      throw FlutterMoveFailure(reason: error.reason)
    }
  }

  private func replacements(in range: ByteRange, of statement: Statement) -> [(range: ByteRange, text: String)] {
    var found = Self.replacements(
      launch.uses, launch.names, launch.conditions.filter { $0.statement != statement.range }, messenger: messenger,
      registry: registry, text)
    if let helper = helper(in: statement) {
      for call in helper.calls { found += argument(of: call, for: helper) }
    }
    found += lateReads.map {
      (range: $0.range, text: $0.text.replacing(Slot.connectionOptions.mark, with: "connectionOptions"))
    }
    return found.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
  }

  private static func replacements(
    _ uses: [FlutterUse], _ names: [ByteRange], _ conditions: [(statement: ByteRange, inside: ByteRange)],
    messenger: String, registry: String, _ text: SourceText
  ) -> [(range: ByteRange, text: String)] {
    var found: [(range: ByteRange, text: String)] = uses.compactMap { use in
      switch use.kind {
      case .messenger: (use.range, messenger)
      case .registry: (use.range, registry)
      case .implicitRegistry: (use.range, registry + ".")
      case .presenter: (use.range, "registrar?.viewController?")
      case .controller: nil
      }
    }
    // A nested name goes with its line; a nested condition leaves a plain block.
    found += names.map { range in
      let line = text.fullLineRange(text.lineIndex(at: range.lowerBound))
      let isAlone = text.startsLine(range.lowerBound) && !text.spansLines(range)
      return (isAlone ? line : range, "")
    }
    found += conditions.map { (range: $0.statement.lowerBound..<$0.inside.lowerBound, text: "do {") }
    return found
  }

  // MARK: Helpers

  /// The argument that hands the engine on.
  private func argument(of call: Call, for helper: FlutterHelper) -> [(range: ByteRange, text: String)] {
    if let controller = helper.controller,
      let index = helper.method.function.parameters.firstIndex(of: controller), index < call.arguments.count
    {
      let argument = call.arguments[index]
      let start = argument.label.flatMap { label -> Int? in
        let before = call.range.lowerBound..<argument.range.lowerBound
        return text.bytes[before].lastRange(of: Array((label + ":").utf8))?.lowerBound
      }
      return [(start.map { $0..<argument.range.upperBound } ?? argument.range, Self.label + ": engineBridge")]
    }
    if let last = call.arguments.last {
      return [(last.range.upperBound..<last.range.upperBound, ", \(Self.label): engineBridge")]
    }
    guard let open = text.bytes[call.range].lastIndex(of: UInt8(ascii: "(")) else { return [] }
    return [(open + 1..<open + 1, "\(Self.label): engineBridge")]
  }

  private static let label = "with"

  private mutating func adaptHelpers(_ parts: [LaunchSplit.Part]) {
    for helper in parts.compactMap({ helper(in: $0.statement) }) {
      let file = helper.method.file
      let declaration = "\(Self.label) engineBridge: FlutterImplicitEngineBridge"
      if let controller = helper.controller {
        helperEdits.append((file.path, controller.range, declaration))
      } else if let last = helper.method.function.parameters.last {
        helperEdits.append((file.path, last.range.upperBound..<last.range.upperBound, ", " + declaration))
      } else if let open = file.text.bytes[helper.method.function.nameRange.upperBound...].firstIndex(
        of: UInt8(ascii: "("))
      {
        helperEdits.append((file.path, open + 1..<open + 1, declaration))
      }
      let replaced = Self.replacements(
        helper.uses, [], helper.conditions, messenger: "engineBridge.applicationRegistrar.messenger()",
        registry: registry, file.text)
      helperEdits += replaced.map { (file.path, $0.range, $0.text) }
      for name in helper.names {
        for edit in SwiftEditor.removeStatement(name, in: file.text, findings: []) {
          helperEdits.append((file.path, edit.range, edit.replacement))
        }
      }
    }
  }
}

/// Why a statement cannot go to the engine's callback.
struct FlutterMoveFailure: Error {
  let reason: String
}
