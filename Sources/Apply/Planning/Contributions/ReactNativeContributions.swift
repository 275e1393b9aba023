import Audit

/// React Native starts in the scene's window; the app delegate keeps the factory and a window that points to the
/// scene's.
extension UnitPlan {
  mutating func addReactNative() {
    guard let owner = unit.appDelegate else { return }
    let answer = unit.answers("react-native.window").first
    if let answer, answer.choice == "scene", let subclass = ReactNativeSubclass(owner, in: unit.context) {
      makeWindowForSubclass(subclass, answer, owner)
    }
    switch ReactNativeStart(owner) == nil ? nil : answer?.choice {
    case "scene": answer.map { startFromScene($0, owner) }
    case "expo": answer.map { useExpoScenes($0, owner) }
    default: break
    }
    for answer in unit.answers("react-native.links") where answer.choice == "forward" { forwardLinks(answer, owner) }
    for answer in unit.answers("react-native.keep-window") where answer.choice == "add" { keepWindow(answer, owner) }
  }

  // MARK: Start

  private mutating func startFromScene(_ answer: Answer, _ owner: ClassModel) {
    var move = ReactNativeMove(
      owner, in: unit.context.sources, version: unit.reactNativeVersion,
      movesLate: unit.choice("react-native.after-start") != "leave")
    guard move.work() else {
      batch.manual(
        answer.finding.title,
        move.problem ?? localized("The start could not be taken apart. ") + answer.finding.message,
        answer.finding.location, findings: [answer.id])
      return
    }
    let findings = [answer.id] + unit.answers("react-native.after-start").filter { $0.choice == "move" }.map(\.id)
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
      draft.addMember("launchOptions", ReactNativeMove.launchOptionsMember, findings: [answer.id])
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
  private mutating func forwardToExpo(_ answer: Answer, _ owner: ClassModel) {
    let delegate = "(UIApplication.shared.delegate as? \(owner.name))?"
    let states = [
      ("scene.didBecomeActive", "applicationDidBecomeActive"),
      ("scene.willResignActive", "applicationWillResignActive"),
      ("scene.didEnterBackground", "applicationDidEnterBackground"),
      ("scene.willEnterForeground", "applicationWillEnterForeground"),
    ]
    for (callback, name) in states {
      draft.add("\(delegate).\(name)(UIApplication.shared)", to: callback, .body, findings: [answer.id])
    }
    let links = [answer.id] + unit.answers("react-native.links").filter { $0.choice == "forward" }.map(\.id)
    // Answers about links bring a handler that calls the app delegate, for cold starts too.
    func isHandled(_ rule: String) -> Bool { unit.answers(rule).contains { ["call", "move"].contains($0.choice) } }
    if !isHandled("callback.open-url") {
      draft.add(
        "for context in \(Slot.contexts.mark) {\n\t_ = \(delegate).application(UIApplication.shared, open: context.url, options: [:])\n}",
        to: "scene.openURLContexts", .body, findings: links)
    }
    if isHandled("callback.user-activity") { return }
    draft.add(
      "_ = \(delegate).application(UIApplication.shared, continue: \(Slot.activity.mark), restorationHandler: { _ in })",
      to: "scene.continueActivity", .body, findings: links)
  }

  private mutating func keepWindow(_ answer: Answer, _ owner: ClassModel) {
    guard owner.language == .swift else { return }
    let part = owner.declaration
    batch.add(
      SwiftEditor.addProperty(
        lines: ["var window: UIWindow?"], to: part.type, in: part.file.text, findings: [answer.id]),
      to: part.file.path)
    guard answer.rule == "react-native.keep-window", !sceneMethod("scene.willConnect", mentions: owner.name) else {
      return
    }
    draft.add(
      "(UIApplication.shared.delegate as? \(owner.name))?.window = window", to: "scene.willConnect", .window,
      findings: [answer.id])
  }

  // MARK: Links

  private mutating func forwardLinks(_ answer: Answer, _ owner: ClassModel) {
    // Expo's modules are told by the app delegate, and so is React Native.
    if unit.isExpoDelegate, unit.choice("react-native.window") == "scene" { return }
    let isURL = answer.finding.subject.values["callback"] != "continueActivity"
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
    if let name = move.moduleName, name != "\"main\"" {
      batch.add(
        SwiftEditor.addProperty(
          lines: ["let reactNativeFactoryModuleName = \(name)"], to: part.type, in: part.file.text,
          findings: [answer.id]), to: part.file.path)
    }
  }
}

extension MigrationUnit {
  var reactNativeVersion: Version? { context.project.version(of: "react-native")?.lowestVersion }

  var isExpoDelegate: Bool {
    guard let owner = appDelegate else { return false }
    return context.sources.subtypes(of: "ExpoAppDelegate").contains(owner.name)
  }

  /// Whether Expo's own scene delegate serves the scene.
  var usesExpoScenes: Bool { choice("react-native.window") == "expo" }
}
