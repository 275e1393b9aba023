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
    draft.need("scene.willConnect")
    let creation = unit.answers("window.created-in-app-delegate").first { ["move", "call"].contains($0.choice) }
    // Code that only works on the window needs one that is there.
    if !(creation.map(makesWindow) ?? false), !hasWindowSource {
      if unit.isCapacitor { addBridgeWindow(answer) } else { storyboardMakesWindow = unit.hasMainStoryboard }
    }
    if let creation { moveWindow(creation) }
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
      dialect.makeWindow + "\nwindow?.rootViewController = \(root)\nwindow?.makeKeyAndVisible()",
      to: "scene.willConnect", .window, findings: findings)
  }

  private var mirrorAnswers: [Answer] {
    (unit.answers("window.app-delegate-property") + unit.answers("window.app-delegate-read"))
      .filter { $0.choice == "mirror" }
  }

  /// Whether the app delegate's `window` shall be the scene's, for code that reads it there.
  var wantsMirror: Bool { !mirrorAnswers.isEmpty }

  /// Keeps the app delegate's `window` pointing at the scene's, for code that reads it there.
  private mutating func mirrorWindow() {
    let answers = mirrorAnswers
    guard !answers.isEmpty, !windowIsMirrored, let owner = unit.appDelegate,
      !sceneMethod("scene.willConnect", mentions: owner.name)
    else { return }
    if owner.language == .swift, let (file, property) = owner.property("window"), property.isPrivate {
      batch.add(
        SwiftEditor.makeInternal(property.range, in: file, findings: answers.map(\.id)), to: file.path)
    }
    draft.add(
      dialect.mirrorWindow(to: owner.name), to: "scene.willConnect", .window, findings: answers.map(\.id))
  }

  /// Whether anything but launch reads the app delegate's window.
  func readsWindow(of owner: ClassModel) -> Bool {
    WindowHelpers.isUsed(
      "window", in: unit.context.sources,
      besides: owner.methods.filter { $0.function.callback?.event == .launch }
        .map { ($0.file.path, $0.function.range) }
        + owner.properties.filter { $0.property.name == "window" }.map { ($0.file.path, $0.property.range) },
      owner: owner)
  }
}
