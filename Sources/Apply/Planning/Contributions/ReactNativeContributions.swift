import Audit

/// React Native starts in the scene's window; the app delegate keeps the factory and a window that points to the
/// scene's.
extension UnitPlan {
  mutating func addReactNative() {
    guard let owner = unit.appDelegate else { return }
    let answer = unit.answers("react-native.window").first
    if let answer, answer.choice == "own" {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
    }
    if let answer, answer.choice == "scene", let subclass = ReactNativeSubclass(owner, in: unit.context) {
      makeWindowForSubclass(subclass, answer, owner)
    }
    if let answer, answer.choice == "scene", let late = ReactNativeLateStart(owner, in: unit.context) {
      startLate(late, answer, owner)
    }
    switch ReactNativeStart(owner) == nil ? nil : answer?.choice {
    case "scene": answer.map { startFromScene($0, owner) }
    case "expo": answer.map { useExpoScenes($0, owner) }
    default: break
    }
    tellOfBackground(answer)
    for answer in unit.answers("react-native.links") where answer.choice == "forward" { forwardLinks(answer, owner) }
    for answer in unit.answers("react-native.links") where answer.choice == "feed" { feedStart(answer) }
    for answer in unit.answers("react-native.keep-window") where answer.choice == "add" { keepWindow(answer, owner) }
  }

  /// A launch without a scene does not start JavaScript any more.
  private mutating func tellOfBackground(_ answer: Answer?) {
    guard let answer, ["scene", "expo"].contains(answer.choice) else { return }
    let modes = unit.context.backgroundModes(of: unit.targets)
    guard !modes.isEmpty else { return }
    batch.manual(
      localized("See to what JavaScript does in the background"),
      localized(
        """
        The app can be launched in the background (\(modes.commaSeparated) in UIBackgroundModes), where no scene connects. JavaScript \
        starts with the scene now, so code that it ran there (handlers of messages, fetches, places) does not run until the \
        app is opened.
        """), answer.finding.location, findings: [answer.id])
  }

  // MARK: Start

  private mutating func startFromScene(_ answer: Answer, _ owner: ClassModel) {
    var move = ReactNativeMove(
      owner, in: unit.context.sources, version: unit.reactNativeVersion,
      movesLate: unit.choice("react-native.after-start") != "leave")
    guard move.work() else {
      if move.stops, let problem = move.problem {
        batch.problems.append(.notEditable(path: move.text.path, reason: problem, findings: [answer.id]))
        return
      }
      batch.manual(
        answer.finding.title,
        move.problem ?? localized("The start could not be taken apart. ") + answer.finding.message,
        answer.finding.location, findings: [answer.id])
      return
    }
    let findings = [answer.id] + unit.answers("react-native.after-start").filter { $0.choice != "leave" }.map(\.id)
    for late in move.left {
      batch.manual(
        localized("Move what follows the start of React Native"),
        localized(
          "It depends on the launch method (\(late.reason)). Put it behind startReactNative in the scene delegate."),
        SourceLocation(move.text, late.range), findings: findings)
    }
    draft.add(move.guards, to: "scene.willConnect", .guards, findings: [answer.id])
    draft.add(move.lines.joined(separator: "\n"), to: "scene.willConnect", .window, findings: findings)
    if move.needsLaunchOptions {
      addLaunchOptions(findings: [answer.id])
    }
    for name in ["React", "React_RCTAppDelegate"]
    where owner.declaration.file.imports.contains(where: { $0.name == name }) {
      draft.addImport(name)
    }
    for member in move.opened { open(member, findings: findings) }
    for range in move.removed {
      batch.add(SwiftEditor.removeStatement(range, in: move.text, findings: findings), to: move.text.path)
    }
    if owner.property("window") == nil, owner.supertypes.contains("UIResponder") { keepWindow(answer, owner) }
    if unit.isExpoDelegate { forwardToExpo(answer, owner) }
  }

  /// Expo's modules listen through the superclass of the app delegate: every event goes there.
  mutating func forwardToExpo(_ answer: Answer, _ owner: ClassModel) {
    for id in ["didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground"] {
      guard let callback = Callback.id(id), let scene = callback.sceneCounterpart else { continue }
      let call = dialect.statement(dialect.call(callback, of: owner.name), hasResult: false)
      if id == "willEnterForeground" {
        let hasOther = unit.sceneDelegate?.method(scene)?.function.body.map { !$0.isEmpty } ?? false
        addOnReturn(
          call, from: "applicationWillEnterForeground", besidesOther: hasOther && dialect.language == .swift,
          findings: [answer.id])
      } else {
        draft.add(call, to: scene, .body, findings: [answer.id])
      }
    }
    forwardQuickActions(answer)
    let links = [answer.id] + unit.answers("react-native.links").filter { $0.choice == "forward" }.map(\.id)
    // Answers about links bring a handler that calls the app delegate, for cold starts too.
    func isHandled(_ rule: String) -> Bool { unit.answers(rule).contains { ["call", "move"].contains($0.choice) } }
    if !isHandled("callback.open-url") { handToDelegate(.url, owner, findings: links) }
    if !isHandled("callback.user-activity") { handToDelegate(.activity, owner, findings: links) }
  }

  /// Quick actions for a module of Expo's that takes them, through the superclass of the app delegate.
  private mutating func forwardQuickActions(_ answer: Answer) {
    guard dialect.language == .swift, unit.context.project.version(of: "expo-quick-actions") != nil,
      unit.answers("callback.shortcut").isEmpty
    else { return }
    let name = freeMember(dialect.handlerName(.shortcut), besides: nil)
    let call = """
      let told: Void? = UIApplication.shared.delegate?.application?(
      \tUIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
      if told == nil { completionHandler(false) }
      """
    draft.addMember(
      name, dialect.handler(.shortcut, name: name, isBool: false, body: Self.lines(call)), findings: [answer.id])
    draft.add(dialect.warm(.shortcut, handler: name), to: "scene.performShortcut", .body, findings: [answer.id])
    draft.add(dialect.cold(.shortcut, handler: name), to: "scene.willConnect", .cold, findings: [answer.id])
  }

  /// Hands an event to the app delegate's own method, warm and cold, as UIKit did.
  private mutating func handToDelegate(_ kind: HandledEvent, _ owner: ClassModel, findings: [String]) {
    let isURL = kind == .url
    guard let callback = Callback.id(isURL ? "openURL" : "continueActivity") else { return }
    let name = freeMember(dialect.handlerName(kind), besides: nil)
    let restoration = CarriedValue.restorationHandler(of: owner.method("continueActivity")?.function)
    let value = isURL ? dialect.binding("options", .options) : dialect.binding("restore", restoration)
    let call = dialect.statement(dialect.call(callback, of: owner.name), hasResult: true)
    draft.addMember(
      name, dialect.handler(kind, name: name, isBool: false, body: [value, call]), findings: findings)
    draft.add(dialect.warm(kind, handler: name), to: kind.callback, .body, findings: findings)
    draft.add(dialect.cold(kind, handler: name), to: "scene.willConnect", .cold, findings: findings)
  }

  private mutating func keepWindow(_ answer: Answer, _ owner: ClassModel) {
    guard owner.language == .swift else { return }
    let part = owner.declaration
    batch.add(
      SwiftEditor.addProperty(
        lines: ["var window: UIWindow?"], to: part.type, in: part.file.text, findings: [answer.id]),
      to: part.file.path)
    guard answer.rule == "react-native.keep-window", !sceneDelegateSetsWindow(of: owner) else {
      return
    }
    draft.add(
      "(UIApplication.shared.delegate as? \(owner.name))?.window = window", to: "scene.willConnect", .window,
      findings: [answer.id])
  }

  // MARK: Links

  /// The start in the scene delegate gets the link that started the app.
  private mutating func feedStart(_ answer: Answer) {
    guard let range = answer.finding.subject.range,
      let method = unit.sceneDelegate?.methods.first(where: { $0.function.range.contains(range.lowerBound) }),
      let call = method.function.body?.calls.first(where: { $0.range == range }),
      let start = ReactNativeSceneStart(call, in: method), let options = start.connectionOptions,
      let last = call.arguments.last
    else { return }
    let hasSceneForm = Version("0.88.0").flatMap { floor in unit.reactNativeVersion.map { $0 >= floor } } ?? false
    let code = hasSceneForm ? "connectionOptions: \(options)" : "launchOptions: launchOptions(from: \(options))"
    let text = method.file.text
    let edit: Edit
    if let argument = start.argument {
      let label = text.bytes[call.range.lowerBound..<argument.range.lowerBound].lastRange(
        of: Array("launchOptions".utf8))
      edit = Edit(
        range: (label?.lowerBound ?? argument.range.lowerBound)..<argument.range.upperBound, replacement: code,
        findings: [answer.id])
    } else {
      edit = .insert(", " + code, at: last.range.upperBound, findings: [answer.id])
    }
    batch.add([edit], to: text.path)
    if !hasSceneForm { addLaunchOptions(findings: [answer.id]) }
  }

  private mutating func forwardLinks(_ answer: Answer, _ owner: ClassModel) {
    // Expo's modules are told by the app delegate, and so is React Native.
    if unit.isExpoDelegate, unit.choice("react-native.window") == "scene" { return }
    let isURL = answer.finding.subject.values["callback"] != "continueActivity"
    if unit.isExpoDelegate { return handToDelegate(isURL ? .url : .activity, owner, findings: [answer.id]) }
    let hasSceneForm = Version("0.88.0").flatMap { floor in unit.reactNativeVersion.map { $0 >= floor } } ?? false
    let code: String
    if dialect.language == .objectiveC {
      code = Self.objectiveCForward(isURL: isURL, hasSceneForm: hasSceneForm, application: dialect.application)
    } else if hasSceneForm {
      code =
        isURL
        ? "RCTLinkingManager.scene(\(Slot.scene.mark), openURLContexts: \(Slot.contexts.mark))"
        : "RCTLinkingManager.scene(\(Slot.scene.mark), continue: \(Slot.activity.mark))"
    } else {
      code =
        isURL
        ? "for context in \(Slot.contexts.mark) {\n\tRCTLinkingManager.application(UIApplication.shared, open: context.url, options: [:])\n}"
        : "RCTLinkingManager.application(\n\tUIApplication.shared, continue: \(Slot.activity.mark), restorationHandler: { _ in })"
    }
    draft.add(code, to: isURL ? "scene.openURLContexts" : "scene.continueActivity", .body, findings: [answer.id])
    if dialect.language == .swift { draft.addImport("React") }
  }

  // MARK: Expo's own scene delegate

  private mutating func useExpoScenes(_ answer: Answer, _ owner: ClassModel) {
    var move = ReactNativeMove(owner, in: unit.context.sources, version: unit.reactNativeVersion, movesLate: true)
    guard move.work(), move.left.isEmpty, move.late.isEmpty else {
      batch.manual(
        answer.finding.title,
        localized(
          """
          Something follows the start that needs its window. Give the app a subclass of ExpoAppSceneDelegate that \
          overrides scene(_:willConnectTo:options:), calls super and then does it; then take the window and the start \
          out of \(owner.name) and let it adopt ExpoReactNativeFactoryProvider.
          """), answer.finding.location,
        findings: [answer.id])
      return
    }
    let part = owner.declaration
    for range in move.removed {
      batch.add(SwiftEditor.removeStatement(range, in: move.text, findings: [answer.id]), to: move.text.path)
    }
    batch.add(
      SwiftEditor.addSupertype(
        "ExpoReactNativeFactoryProvider", to: part.type, in: part.file.text, findings: [answer.id]), to: part.file.path)
    // What a public class answers a public protocol with has to be public too.
    let isPublic = !Set(part.type.modifiers).isDisjoint(with: ["public", "open"])
    if isPublic {
      for name in ["window", "reactNativeFactory"] {
        guard let (file, property) = owner.property(name), let start = Self.unexposed(property, in: file.text) else {
          continue
        }
        batch.add([.insert("public ", at: start, findings: [answer.id])], to: file.path)
      }
    }
    if let name = move.moduleName, name != "\"main\"" {
      batch.add(
        SwiftEditor.addProperty(
          lines: ["\(isPublic ? "public " : "")let reactNativeFactoryModuleName = \(name)"], to: part.type,
          in: part.file.text, findings: [answer.id]), to: part.file.path)
    }
  }

  /// Where `var` stands in a property that says nothing of who may use it.
  private static func unexposed(_ property: PropertyDeclaration, in text: SourceText) -> Int? {
    let access: Set = ["public", "open", "private", "fileprivate", "internal", "package"]
    if !access.isDisjoint(with: property.modifiers) { return nil }
    return text.bytes[property.range].firstRange(of: Array("var ".utf8))?.lowerBound
  }
}

extension MigrationUnit {
  var reactNativeVersion: Version? { context.project.version(of: "react-native")?.lowestVersion }

  var isExpoDelegate: Bool {
    guard let owner = appDelegate else { return false }
    return ["ExpoAppDelegate", "EXAppDelegateWrapper"].contains { name in
      context.sources.subtypes(of: name).contains(owner.name)
    }
  }

  /// Whether Expo's own scene delegate serves the scene.
  var usesExpoScenes: Bool { choice("react-native.window") == "expo" }
}
