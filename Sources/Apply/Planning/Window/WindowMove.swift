import Audit

/// Works out the code of a window that moves from the launch methods to the connect method.
struct WindowMove {
  let splits: [LaunchSplit]
  let owner: ClassModel
  let answer: Answer
  let plan: UnitPlan
  let helpers: WindowHelpers
  /// Properties that only the moved code uses.
  let properties: [WindowProperties.Moved]
  let windowTypes: Set<String>

  /// Whether the statements stay in the app delegate, as a method that the scene delegate calls.
  var stays: Bool { answer.choice == "call" }
  /// Whether launch still makes the window, and only what looks for it moves.
  private var binds: Bool { answer.choice == "bind" }
  private var sources: SourceIndex { plan.unit.context.sources }

  /// What becomes of it all.
  struct Code {
    /// Neutral lines for the connect method.
    var lines: [String] = []
    var usesDelegate = false
    /// The app delegate's window is set along with the scene delegate's.
    var isMirrored = false
    /// So it is in branches that end early, or in closures.
    var mirrorsInside = false
    var helpers: [Helper] = []
    var opened: [BodyAnalysis.Member] = []
    /// Edits of what stays in the app delegate.
    var edits: [String: [Edit]] = [:]
    /// Statements of which only the branch without a launch option moves.
    var narrowed: [SourceLocation] = []
  }

  /// A method that moves along.
  struct Helper {
    let method: ClassModel.Method
    let name: String
    let code: String
  }

  init(splits: [LaunchSplit], owner: ClassModel, answer: Answer, plan: UnitPlan) {
    self.splits = splits
    self.owner = owner
    self.answer = answer
    self.plan = plan
    let sources = plan.unit.context.sources
    windowTypes = sources.subtypes(of: "UIWindow").union(["UIWindow"])
    let stays = ["call", "bind"].contains(answer.choice)
    helpers = WindowHelpers(splits, of: owner, in: sources, windowTypes: windowTypes, moves: !stays)
    properties =
      stays ? [] : WindowProperties.moved(with: splits, helpers: helpers.moved, of: owner, in: sources)
  }

  var makesWindow: Bool {
    if plan.storyboardMakesMainWindow { return false }
    let takes = !plan.unit.hasMainStoryboard && splits.flatMap(\.moved).contains { $0.statement.takenWindow != nil }
    return takes || initialValue != nil && !storyboardFillsWindow
      || helpers.adapted.contains(where: helpers.makesWindow)
      || splits.flatMap(\.moved).contains { $0.statement.calls.contains(where: isConstruction) }
  }

  /// Whether the window that comes with its property shows nothing but the storyboard's first controller, which UIKit puts
  /// there: the storyboard makes the scene's window then.
  var storyboardFillsWindow: Bool {
    guard let initialValue, plan.unit.hasMainStoryboard else { return false }
    let statements =
      splits.flatMap(\.moved).map(\.statement)
      + (helpers.moved + helpers.adapted).flatMap { $0.function.body?.allStatements ?? [] }
      + (initialValue.property.initializer?.allStatements ?? [])
    return !statements.contains { statement in
      statement.references.contains { $0.access == .write && $0.path.last == "rootViewController" }
        || statement.calls.contains { call in
          call.arguments.contains { ["window", "self.window"].contains($0.text.filter { !"!?".contains($0) }) }
        }
    }
  }

  /// What the method that stays has to do with the window.
  var connectWindow: ConnectWindow {
    if answer.bringsLaunchOptions { return .madeWithLaunchOptions }
    if makesWindow { return .made }
    return plan.hasWindow(owner) ? .given : .none
  }

  /// What all moved code calls the app delegate.
  var delegateName: String {
    let bodies = (splits.map(\.method) + helpers.moved).compactMap(\.function.body)
    let names = bodies.map(CarriedCallback.freeDelegateName)
    return names.first { $0 != "appDelegate" } ?? "appDelegate"
  }

  private var sceneName: String { stays ? "windowScene" : Slot.windowScene.mark }

  /// `var window: UIWindow? = UIWindow(…)`, lazy or not, a closure that makes one included.
  var initialValue: (file: SourceFile, property: PropertyDeclaration)? {
    binds
      ? nil
      : owner.properties.first { _, property in
        property.name == "window" && (property.initializer?.calls.contains(where: isConstruction) ?? false)
      }
  }

  // MARK: The window

  /// `UIWindow(…)`, `UIWindow.init(…)`, of a subclass too.
  private func isConstruction(_ call: Call) -> Bool {
    guard let first = call.path.first, windowTypes.contains(first) else { return false }
    return (call.path.count == 1 || call.path == [first, "init"])
      && !call.arguments.contains { $0.label == "windowScene" }
  }

  /// Constructions of a piece of code for the scene. A class whose initializers are its own keeps them.
  private func windowReplacements(_ calls: [Call], scene: String) -> [BodyRewriter.Replacement] {
    calls.filter(isConstruction).filter { takesScene($0) }.map {
      BodyRewriter.Replacement($0.range, "\($0.path[0])(windowScene: \(scene))")
    }
  }

  private func takesScene(_ call: Call) -> Bool {
    guard let name = call.path.first else { return false }
    if name == "UIWindow" { return true }
    guard call.arguments.allSatisfy({ $0.label == "frame" }), let model = sources.classModel(name, in: nil) else {
      return false
    }
    let initializers = model.parts.flatMap(\.type.methods).filter {
      $0.baseName == "init" && !$0.modifiers.contains("convenience")
    }
    return initializers.isEmpty || initializers.contains { $0.signature.hasPrefix("init(windowScene:") }
  }

  /// How the moved code holds the window: in the scene delegate's property where the app delegate's has the same type,
  /// else in a local variable of that type.
  private var localType: String? {
    guard !stays, !binds, plan.windowUnwrapping(owner) != nil, let property = owner.property("window")?.property else {
      return nil
    }
    guard let type = property.type else { return "" }
    return type.hasSuffix("?") || type.hasSuffix("!") ? ": " + type : ""
  }

  // MARK: Code

  func code() throws(RewriteRefusal) -> Code {
    var code = Code()
    if let initialValue { addInitialValue(initialValue.file, initialValue.property, to: &code) }
    var last: (file: String, end: Int)?
    for split in splits {
      let text = split.method.file.text
      var condition: String?
      for part in split.moved {
        let range = commented(part.statement.range, in: split.method.file)
        let (closing, opening) = UnitPlan.directives(from: condition, to: part.condition)
        if let closing { code.lines.append(closing) }
        if let last, last.file == text.path, last.end < range.lowerBound,
          (text.lineIndex(at: last.end)
            + 1..<max(text.lineIndex(at: last.end) + 1, text.lineIndex(at: range.lowerBound)))
            .contains(where: text.isBlankLine)
        {
          code.lines.append("")
        }
        last = (text.path, range.upperBound)
        if let opening { code.lines.append(opening) }
        condition = part.condition
        guard let running = plan.running(part, of: split) else {
          try add(part, of: split, range, to: &code)
          continue
        }
        code.narrowed.append(SourceLocation(text, part.statement.range))
        for statement in running {
          try add(
            part.replacing(statement), of: split, commented(statement.range, in: split.method.file), to: &code)
        }
      }
      if condition != nil { code.lines.append("#endif") }
    }
    while code.lines.first?.isEmpty == true { code.lines.removeFirst() }
    if needsMirror, !code.isMirrored, !(code.mirrorsInside && makesWindow), !code.lines.isEmpty {
      code.lines.insert("\(delegateName).window = window", at: 0)
      code.usesDelegate = true
      code.isMirrored = true
    }
    for helper in helpers.moved { try add(helper, to: &code) }
    for helper in helpers.adapted { adapt(helper, in: &code) }
    return code
  }

  private func add(_ part: LaunchSplit.Part, of split: LaunchSplit, _ range: ByteRange, to code: inout Code)
    throws(RewriteRefusal)
  {
    let statement = part.statement
    let carried = StatementPart(
      statement, of: split.method, owner: owner, in: sources, findings: [answer.id], range: range
    ).carried
    var substitutions: [String: String] = [:]
    for parameter in split.method.function.parameters {
      guard let name = parameter.name else { continue }
      substitutions[name] =
        parameter.type.contains("LaunchOptionsKey") ? launchOptions(of: statement, name) : "UIApplication.shared"
    }
    let text = split.method.file.text
    var replacements = windowReplacements(statement.calls, scene: sceneName)
    replacements += helperArguments(statement.calls, in: text, scene: sceneName)
    if !stays {
      replacements += launchReads(of: statement, in: text)
      if carried.isFlutter, owner.property("window") == nil { replacements += carried.optionalWindows }
    }
    if part.fate == .gates { replacements += statement.doneBeforeLeaving.map { BodyRewriter.Replacement($0, "") } }
    let creation = localType.flatMap { localCreation(statement, in: text, $0) }
    replacements += creation.map { [$0] } ?? []
    let assignment = needsMirror ? assignment(in: statement) : Assignment()
    replacements += assignment.inside.map { mirror(behind: $0, in: text) }
    if !assignment.inside.isEmpty {
      code.usesDelegate = true
      code.mirrorsInside = true
    }
    var rewriter = rewriter(substitutions, replacements)
    let jump = stays && connectWindow.needsScene ? "return window" : "return"
    rewriter.returns = { _ in .leave(jump) }
    let body = try rewriter.rewrite(carried.method, carried.analysis)
    code.lines += body.lines
    code.opened += body.opened
    code.usesDelegate = code.usesDelegate || (body.usesOldClass && !stays)
    follow(statement, creation: creation != nil, assigns: assignment.goesOn || creation != nil, in: &code)
  }

  /// What has to stand behind a statement that makes the window.
  private func follow(_ statement: Statement, creation: Bool, assigns: Bool, in code: inout Code) {
    // A window of other code has no scene yet.
    let isOptional = stays ? owner.property("window")?.property.type?.hasSuffix("?") ?? true : localType == nil
    let holder = isOptional ? "window?" : "window"
    let takes = statement.takenWindow != nil && !binds && !plan.unit.hasMainStoryboard
    if takes { code.lines.append("\(holder).windowScene = \(sceneName)") }
    if stays { return }
    if creation { code.lines.append("self.window = window") }
    let makes = statement.calls.contains(where: isConstruction)
    if makes, !statement.calls.filter(isConstruction).allSatisfy(takesScene) {
      let holder = statement.declares.first ?? (localType == nil ? "window?" : "window")
      code.lines.append("\(holder).windowScene = \(sceneName)")
    }
    if statement.calls.contains(where: { call in
      helpers.adapted.contains { $0.function.baseName == call.name && helpers.makesWindow($0) }
    }), makesWindow {
      code.lines.append("window = \(delegateName).window")
      code.isMirrored = true
    } else if needsMirror, assigns {
      code.lines.append("\(delegateName).window = window")
      code.usesDelegate = true
      code.isMirrored = true
    }
  }

  /// Methods that stay and are called use the app delegate's window; so does code that a person wants to keep.
  private var needsMirror: Bool {
    !stays && !binds
      && (helpers.usesAppDelegateWindow || plan.storyboardMakesMainWindow && !helpers.adapted.isEmpty
        || plan.wantsMirror || usesWindowMembers || owner.fillsWindowLater(besides: helpers.moved))
  }

  /// Whether what moves uses a member of the app delegate that is made with its window.
  private var usesWindowMembers: Bool {
    let members = WindowMembers.names(of: owner).subtracting(properties.map(\.name))
    let statements =
      splits.flatMap(\.moved).map(\.statement)
      + (helpers.moved + helpers.adapted).flatMap { $0.function.body?.statements ?? [] }
    return statements.contains { statement in
      statement.references.contains { $0.memberPath.first.map(members.contains) ?? false }
        || statement.calls.contains { call in call.path.first { $0 != "self" }.map(members.contains) ?? false }
    }
  }

  private func rewriter(_ substitutions: [String: String], _ replacements: [BodyRewriter.Replacement]) -> BodyRewriter {
    BodyRewriter(
      parameters: substitutions,
      access: stays ? .same : .through(instance: delegateName, type: owner.name),
      keptMembers: plan.keptMembers(of: owner).union(properties.map(\.name))
        .union(helpers.moved.map(\.function.baseName)),
      replacements: replacements, isSameFile: plan.sceneDelegateFile == owner.declaration.file.path)
  }

  /// `window = UIWindow(…)` as the declaration of a local variable.
  private func localCreation(_ statement: Statement, in text: SourceText, _ type: String) -> BodyRewriter.Replacement? {
    guard statement.kind == .expression,
      let write = statement.references.first(where: { $0.access == .write && $0.memberPath == ["window"] }),
      write.range.lowerBound == statement.range.lowerBound
    else { return nil }
    return BodyRewriter.Replacement(write.range, "let window\(type)")
  }

  private func addInitialValue(_ file: SourceFile, _ property: PropertyDeclaration, to code: inout Code) {
    guard let value = property.initializer else { return }
    let replacements = windowReplacements(value.calls, scene: sceneName)
    if !storyboardFillsWindow {
      let edited = EditedText(file.text, replacements, literals: file.multilineLiterals)
      let lines = NeutralLines.of(edited.map(value.range), in: edited.text, literals: edited.literals)
      let head = localType.map { "let window\($0)" } ?? "window"
      code.lines.append(head + " = " + (lines.first ?? ""))
      code.lines += lines.dropFirst()
      if localType != nil { code.lines.append("self.window = window") }
      if needsMirror {
        code.lines.append("\(delegateName).window = window")
        code.usesDelegate = true
        code.isMirrored = true
      }
    }
    let optional = property.type?.last.map { $0 == "?" || $0 == "!" } ?? false
    let isUsed = needsMirror || plan.readsWindow(of: owner)
    let type = optional ? property.type ?? "UIWindow?" : isUsed ? "UIWindow!" : "UIWindow?"
    let modifiers = property.modifiers.filter { $0 != "lazy" }.map { $0 + " " }.joined()
    code.edits[file.path, default: []].append(
      Edit(range: property.range, replacement: modifiers + "var window: \(type)", findings: [answer.id]))
  }

  // MARK: Launch options

  /// Launch options are empty under scenes; where they can be of any type the code gets none at all. React Native's are
  /// made from the connection options.
  private func launchOptions(of statement: Statement, _ name: String) -> String {
    if answer.bringsLaunchOptions { return "launchOptions" }
    return statement.onlyHandsOn(name) ? "nil" : UnitPlan.noLaunchOptions
  }

  /// Reads of a launch option inside of what moves, where the person wants the connection option.
  private func launchReads(of statement: Statement, in text: SourceText) -> [BodyRewriter.Replacement] {
    plan.unit.answers("launch.options").filter { answer in
      answer.choice == "move" && answer.finding.subject.file == text.path
        && answer.finding.subject.range.map { statement.range.contains($0.lowerBound) } ?? false
    }.flatMap { plan.connectionRead($0.finding, of: statement, in: text) ?? [] }
  }

  // MARK: Helpers

  private func helperArguments(_ calls: [Call], in text: SourceText, scene: String) -> [BodyRewriter.Replacement] {
    calls.compactMap { call in
      guard call.path.count == 1 || (call.path.count == 2 && call.path[0] == "self"),
        let helper = (helpers.moved + helpers.adapted).first(where: { $0.function.baseName == call.name }),
        helpers.takesScene(helper),
        let open = text.bytes[call.range].firstIndex(of: UInt8(ascii: "("))
      else { return nil }
      let separator = helper.function.parameters.isEmpty ? "" : ", "
      return BodyRewriter.Replacement(open + 1..<open + 1, "windowScene: \(scene)" + separator)
    }
  }

  /// `windowScene: UIWindowScene` in front of the parameters.
  private func parameterPlace(of helper: ClassModel.Method) -> (place: Int, text: String)? {
    let name = helper.function.nameRange
    guard let open = helper.file.text.bytes[name.upperBound...].firstIndex(of: UInt8(ascii: "(")) else { return nil }
    return (open + 1, "windowScene: UIWindowScene" + (helper.function.parameters.isEmpty ? "" : ", "))
  }

  /// The method as a member of the scene delegate.
  private func add(_ helper: ClassModel.Method, to code: inout Code) throws(RewriteRefusal) {
    guard let body = helper.function.body else { return }
    let text = helper.file.text
    var replacements = windowReplacements(body.calls, scene: "windowScene")
    replacements += helperArguments(body.calls, in: text, scene: "windowScene")
    if helpers.takesScene(helper), let (place, parameter) = parameterPlace(of: helper) {
      replacements.append(BodyRewriter.Replacement(place..<place, parameter))
    }
    let names = helper.function.parameters.compactMap(\.name)
    let substitutions = Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    let analysis = BodyAnalyzer.analyse(helper, of: owner, in: sources)
    let plain = try rewriter(substitutions, replacements).rewrite(helper, analysis)
    if plain.usesOldClass || localType != nil {
      guard helper.function.returnType == nil, let first = body.statements.first, text.spansLines(body.range) else {
        throw .nameTaken(delegateName)
      }
      let margin = "\n" + text.indentation(at: first.range.lowerBound)
      var guards = ""
      if plain.usesOldClass {
        guards =
          margin + "guard let \(delegateName) = UIApplication.shared.delegate as? \(owner.name) else { return }"
      }
      if let type = localType {
        guard
          let creation = body.statements.lazy.compactMap({ statement in localCreation(statement, in: text, type) })
            .first
        else {
          if let unwrapping = plan.windowUnwrapping(owner) {
            replacements.append(
              BodyRewriter.Replacement(
                body.range.lowerBound..<body.range.lowerBound,
                guards + margin + UnitPlan.guarding(unwrapping, ["return"])))
          }
          return try finish(helper, replacements, substitutions, analysis, to: &code)
        }
        replacements.append(creation)
        if let statement = body.statements.first(where: { $0.range.contains(creation.range.lowerBound) }) {
          replacements.append(
            BodyRewriter.Replacement(
              statement.range.upperBound..<statement.range.upperBound, margin + "self.window = window"))
        }
      }
      if !guards.isEmpty {
        replacements.append(BodyRewriter.Replacement(body.range.lowerBound..<body.range.lowerBound, guards))
      }
    }
    try finish(helper, replacements, substitutions, analysis, to: &code)
  }

  private func finish(
    _ helper: ClassModel.Method, _ replacements: [BodyRewriter.Replacement], _ substitutions: [String: String],
    _ analysis: BodyAnalysis, to code: inout Code
  ) throws(RewriteRefusal) {
    let whole = commented(helper.function.range, in: helper.file)
    let body = try rewriter(substitutions, replacements).rewrite(helper, analysis, range: whole)
    code.opened += body.opened
    code.helpers.append(Helper(method: helper, name: helper.function.baseName, code: body.code))
  }

  /// A method that stays makes its window for the scene it is given.
  private func adapt(_ helper: ClassModel.Method, in code: inout Code) {
    guard let body = helper.function.body else { return }
    let text = helper.file.text
    var edits: [Edit] = []
    if helpers.takesScene(helper), let (place, parameter) = parameterPlace(of: helper) {
      edits.append(.insert(parameter, at: place, findings: [answer.id]))
      edits += plan.availability(of: owner).map { line in
        let start = helper.function.range.lowerBound
        return .insert(
          line + SwiftStyle(text).lineEnding + text.indentation(at: start), at: start, findings: [answer.id])
      }
      let replacements =
        windowReplacements(body.calls, scene: "windowScene")
        + helperArguments(body.calls, in: text, scene: "windowScene")
      edits += replacements.map { Edit(range: $0.range, replacement: $0.text, findings: [answer.id]) }
    }
    if !stays, helper.function.isPrivate {
      edits += SwiftEditor.makeInternal(helper.function.range, in: helper.file, findings: [answer.id])
    }
    code.edits[helper.file.path, default: []] += edits
  }

  /// `range` with the comments above it and at the end of its line.
  private func commented(_ range: ByteRange, in file: SourceFile) -> ByteRange {
    let text = file.text
    var start = range.lowerBound
    if text.startsLine(range.lowerBound) {
      start = text.lineRange(text.commentStart(aboveLine: text.lineIndex(at: range.lowerBound))).lowerBound
    }
    let line = text.lineRange(text.lineIndex(at: max(range.lowerBound, range.upperBound - 1)))
    let rest = text.trimmed(range.upperBound..<max(range.upperBound, line.upperBound))
    let end = file.comments.contains { $0.lowerBound == rest.lowerBound && $0.upperBound == rest.upperBound }
    return start..<(end ? rest.upperBound : range.upperBound)
  }
}

extension ClassModel {
  /// Whether a method that is no callback of UIKit's puts a controller into the window: other code has it called, once the
  /// window is there, and finds the app delegate's own.
  func fillsWindowLater(besides helpers: [ClassModel.Method]) -> Bool {
    methods.contains { method in
      method.function.callback == nil && !helpers.contains { $0.function.range == method.function.range }
        && (method.function.body?.allStatements ?? []).contains { statement in
          statement.references.contains {
            $0.access == .write && $0.path.last == "rootViewController" && $0.memberPath.first == "window"
          } || statement.calls.contains { $0.name == "setRootViewController:" && $0.path.contains("window") }
        }
    }
  }
}
