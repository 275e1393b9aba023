import Audit

/// The window: made in `scene(_:willConnectTo:options:)` for this scene, with the root the app had.
extension UnitPlan {
  /// The answer that adopts scenes for this unit, if it was given.
  var adoptionAnswer: Answer? {
    unit.answers.first {
      ($0.rule == "adoption.missing" && $0.choice != "leave") || ($0.rule == "adoption.partial" && $0.choice == "fix")
    }
  }

  mutating func addWindow() {
    let none = unit.answers("window.none").first { $0.choice == "add" }
    guard let answer = adoptionAnswer ?? none else {
      mirrorWindow()
      return
    }
    if !unit.isFlutter, !unit.usesExpoScenes { draft.need("scene.willConnect") }
    let creation = unit.answers("window.created-in-app-delegate").first
    if let creation, creation.choice == "move" || creation.choice == "call" {
      moveWindow(creation)
    } else if !hasWindowSource {
      if unit.isCapacitor { addBridgeWindow(answer) } else { storyboardMakesWindow = unit.hasMainStoryboard }
    }
    mirrorWindow()
    for answer in unit.answers("window.app-delegate-property") where answer.choice == "remove" {
      guard let owner = unit.appDelegate, let (file, property) = owner.property("window") else { continue }
      removeDeclaration(property.range, in: file, findings: [answer.id])
    }
  }

  /// Whether the existing scene delegate has a window: it makes one, or its configuration names a storyboard.
  private var hasWindowSource: Bool {
    guard let delegate = unit.sceneDelegate else { return false }
    let makes = delegate.methods.contains { method in
      method.function.body?.calls.contains { $0.name == "UIWindow" || $0.name == "makeKeyAndVisible" } ?? false
    }
    let storyboard = unit.infoPlists.contains { plist in
      plist.sceneManifest?.windowConfigurations.contains { $0.storyboard != nil } ?? false
    }
    return makes || (storyboard && delegate.property("window") != nil)
  }

  private mutating func addBridgeWindow(_ answer: Answer) {
    let bridge = unit.answers("capacitor.custom-bridge").first
    let findings = [answer.id] + (bridge.map { [$0.id] } ?? [])
    if bridge?.choice == "forward" {
      storyboardMakesWindow = true
      return
    }
    guard dialect.language == .swift else { return }
    draft.add(
      dialect.windowSceneGuard, to: "scene.willConnect", .guards, findings: [answer.id])
    let root: String
    switch bridge?.choice {
    case "class": root = (bridge?.finding.subject.values["class"] ?? "CAPBridgeViewController") + "()"
    case "storyboard":
      let name = bridge?.finding.subject.values["storyboard"] ?? "Main"
      root = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateInitialViewController()"
    default: root = "CAPBridgeViewController()"
    }
    draft.add(
      "window = UIWindow(windowScene: windowScene)\nwindow?.rootViewController = \(root)\nwindow?.makeKeyAndVisible()",
      to: "scene.willConnect", .window, findings: findings)
  }

  /// Keeps the app delegate's `window` pointing at the scene's, for code that reads it there: code of which a person said
  /// so, and bodies that stay in the app delegate and are called.
  private mutating func mirrorWindow() {
    let answers = (unit.answers("window.app-delegate-property") + unit.answers("window.app-delegate-read"))
      .filter { $0.choice == "mirror" }
    let called = unit.answers("callback").filter { ["call", "observe"].contains($0.choice) && readsWindow($0) }
    let findings = (answers + called).map(\.id)
    // What the app delegate makes itself it has already; React Native's way to scenes sets it too.
    let isSet = appDelegateMakesWindow || ["scene", "expo"].contains(unit.choice("react-native.window"))
    guard !findings.isEmpty, !isSet, let owner = unit.appDelegate,
      !sceneMethod("scene.willConnect", mentions: owner.name),
      storyboardMakesWindow || hasWindowSource
        || draft.fragments("scene.willConnect").contains(where: { $0.paragraph == .window })
    else { return }
    draft.add(dialect.mirrorWindow(to: owner.name), to: "scene.willConnect", .window, findings: findings)
  }

  /// Whether the method an answer is about, or a method of the app delegate that it calls, reads the window there.
  private func readsWindow(_ answer: Answer) -> Bool {
    guard let carried = carried(answer), carried.owner.property("window") != nil else { return false }
    let own = unit.context.calls.reachable(from: carried.method.site).filter { $0.type?.name == carried.owner.name }
    return own.contains { site in
      (site.function.body?.references ?? []).contains { reference in
        let path = reference.path.first == "self" ? reference.path.dropFirst() : reference.path[...]
        return path.first == "window"
      }
    }
  }
}
