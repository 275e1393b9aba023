import Audit

/// The window: made in `scene(_:willConnectTo:options:)` for this scene, with the root the app had.
extension Fragment {
  /// Whether it shows or hides a window outside of branches.
  fileprivate var showsWindowAnyway: Bool {
    code.split(separator: "\n").contains { line in
      !line.hasPrefix("\t") && (line.contains("idden") || line.contains("makeKeyAndVisible"))
    }
  }
}

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
      for answer in unit.answers("manifest.main-nib") where answer.choice == "load" { loadNib(answer) }
      for answer in unit.answers("window.created-in-app-delegate") where ["drop", "storyboard"].contains(answer.choice)
      {
        moveWindow(answer)
      }
      mirrorWindow()
      return
    }
    if !unit.isFlutter, !unit.hostsFlutter, !unit.usesExpoScenes { draft.need("scene.willConnect") }
    let creation =
      unit.answers("window.created-in-app-delegate").first {
        ["move", "call", "bind", "byHand", "drop", "storyboard"].contains($0.choice)
      } ?? bridgeAnswer
    // Code that only works on the window needs one that is there.
    let isMadeElsewhere = ["drop", "storyboard"].contains(creation?.choice) || !(creation.map(makesWindow) ?? false)
    if !["bind", "byHand"].contains(creation?.choice), isMadeElsewhere, !hasWindowSource {
      // React Native is started in a window that code makes, whatever storyboard the app names besides.
      let isStarted = ["scene", "expo"].contains(unit.choice("react-native.window"))
      if unit.isCapacitor {
        addBridgeWindow(answer)
      } else {
        storyboardMakesWindow = unit.hasMainStoryboard && !isStarted
      }
    }
    // What launch did with the nib's window finds it there.
    let isMade =
      creation.map { makesWindow($0) && !["drop", "byHand"].contains($0.choice) } ?? false
      || ["scene", "expo"].contains(unit.choice("react-native.window"))
    for answer in unit.answers("manifest.main-nib") where answer.choice == "load" { loadNib(answer, isSpare: isMade) }
    if let creation { moveWindow(creation) }
    if let bridgeAnswer, let owner = unit.appDelegate, unit.isExpoDelegate { forwardToExpo(bridgeAnswer, owner) }
    adoptWindowOfOthers(creation)
    mirrorWindow()
  }

  /// Moved code has another class make the window and give it to the app delegate: it is the scene's, and not one that the
  /// scene delegate would give.
  private mutating func adoptWindowOfOthers(_ answer: Answer?) {
    guard let answer, answer.choice == "move", let owner = unit.appDelegate, owner.property("window") != nil,
      owner.language == dialect.language, !makesWindow(answer)
    else { return }
    let makers = launchSplits(of: owner, answer).flatMap { split in
      split.seekers.filter { split.parts[$0.index].fate == .moves }.map(\.location)
    }
    let gives = makers.contains { location in
      unit.context.sources.file(location.file)?.allFunctions.contains { type, function in
        type?.name != owner.name && function.range.contains(location.range.lowerBound)
          && function.body?.references.contains { reference in
            reference.access == .write && reference.path.count > 1 && reference.path.last == "window"
              && reference.first != "self"
          } ?? false
      } ?? false
    }
    guard gives else { return }
    openWindow(of: owner, findings: [answer.id])
    draft.add(
      dialect.appDelegateGuard(owner.name, otherwise: .nothing), to: "scene.willConnect", .guards,
      findings: [answer.id])
    draft.add(dialect.adoptWindow, to: "scene.willConnect", .window, findings: [answer.id])
    windowIsMirrored = true
    storyboardMakesWindow = false
  }

  /// The answer that starts React Native with its bridge from the scene delegate.
  private var bridgeAnswer: Answer? {
    guard let owner = unit.appDelegate, ReactNativeBridge(owner, in: unit.context) != nil else { return nil }
    return unit.answers("react-native.window").first { $0.choice == "scene" }.map(Answer.starting)
  }

  /// Whether the existing scene delegate has a window: it makes one, or its configuration names a storyboard.
  var hasWindowSource: Bool {
    guard let delegate = unit.sceneDelegate else { return false }
    let makes = delegate.methods.contains { method in
      method.function.body?.calls.contains { $0.name == "UIWindow" || $0.name == "makeKeyAndVisible" } ?? false
    }
    let storyboard = unit.infoPlists.contains { plist in
      plist.sceneManifest?.windowConfigurations.contains { $0.storyboard != nil } ?? false
    }
    return makes || (storyboard && delegate.property("window") != nil)
  }

  /// UIKit shows a storyboard's window after the connect method. Before scenes it did so before it handed over the link
  /// that started the app: code that the first screen sets up as its view loads is wanted by then.
  mutating func showWindowBeforeEvents() {
    let fragments = draft.fragments("scene.willConnect")
    guard storyboardMakesWindow, !unit.isFlutter, !unit.isCapacitor, unit.sceneDelegate == nil,
      fragments.contains(where: { $0.paragraph == .cold }),
      !fragments.contains(where: \.showsWindowAnyway)
    else { return }
    let findings = fragments.filter { $0.paragraph == .cold }.flatMap(\.findings)
    draft.add(dialect.showWindow, to: "scene.willConnect", .forward, findings: Array(Set(findings)).sorted())
  }

  /// `main` may choose another app delegate, for tests: what is told to this one must not reach it.
  mutating func guardAgainstOtherDelegates() {
    guard dialect.language == .objectiveC, unit.sceneDelegate == nil, let owner = unit.appDelegate,
      unit.targets.contains(where: { target in
        let lineage = unit.context.sources.lineage(of: owner, in: target).map(\.name)
        return unit.context.sources.appDelegates(of: target).contains { !lineage.contains($0.name) }
      })
    else { return }
    let fragments = draft.fragments("scene.willConnect").filter { $0.code.contains("(\(owner.name) *)") }
    guard !fragments.isEmpty else { return }
    draft.add(
      "if (![UIApplication.sharedApplication.delegate isKindOfClass:[\(owner.name) class]]) {\n\treturn;\n}",
      to: "scene.willConnect", .guards, findings: Array(Set(fragments.flatMap(\.findings))).sorted())
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
      dialect.makeWindow + "\nwindow?.rootViewController = \(root)\nwindow?.makeKeyAndVisible()",
      to: "scene.willConnect", .window, findings: findings)
  }

  /// What asks for the scene's window in the app delegate: answers of a person, and bodies that stay there and are called.
  var mirrorFindings: [String] {
    let answers = (unit.answers("window.app-delegate-property") + unit.answers("window.app-delegate-read"))
      .filter { $0.choice == "mirror" }
    // What is handed over with the app delegate looks for its window there.
    let handed = unit.answers("window.created-in-app-delegate").filter {
      $0.finding.subject.values["seeds"]?.isEmpty == false && ["move", "mirror"].contains($0.choice)
    }
    let called = unit.answers("callback").filter { ["call", "observe"].contains($0.choice) && readsWindow($0) }
    return (answers + handed + called).map(\.id)
  }

  /// Whether the app delegate's `window` shall be the scene's, for code that reads it there.
  var wantsMirror: Bool { !mirrorFindings.isEmpty }

  /// Keeps the app delegate's `window` pointing at the scene's, for code that reads it there.
  private mutating func mirrorWindow() {
    let findings = mirrorFindings
    // React Native's way to scenes sets it too.
    let isSet = windowIsMirrored || ["scene", "expo"].contains(unit.choice("react-native.window"))
    guard !findings.isEmpty, !isSet, let owner = unit.appDelegate, owner.canSetWindow,
      !sceneDelegateSetsWindow(of: owner),
      storyboardMakesWindow || hasWindowSource
        || draft.fragments("scene.willConnect").contains(where: { $0.paragraph == .window })
    else { return }
    openWindow(of: owner, findings: findings)
    draft.add(dialect.mirrorWindow(to: owner.name), to: "scene.willConnect", .window, findings: findings)
  }

  /// The scene delegate sets the app delegate's window: it must see it.
  mutating func openWindow(of owner: ClassModel, findings: [String]) {
    if owner.language == .objectiveC { declareWindow(of: owner, findings: findings) }
    openProperty("window", of: owner, findings: findings)
  }

  mutating func openProperty(_ name: String, of owner: ClassModel, findings: [String]) {
    guard owner.language == .swift, let (file, property) = owner.property(name) else { return }
    batch.add(SwiftEditor.makeInternal(property.range, in: file, findings: findings), to: file.path)
  }

  /// Whether the method an answer is about, or a method of the app delegate that it calls, reads the window there.
  private func readsWindow(_ answer: Answer) -> Bool {
    guard let carried = carried(answer), hasWindow(carried.owner) else { return false }
    let own = unit.context.calls.reachable(from: carried.method.site).filter {
      [carried.owner.name, carried.method.type.name].contains($0.type?.name)
    }
    return own.contains { site in
      (site.function.body?.references ?? []).contains { reference in
        let path = reference.path.first == "self" ? reference.path.dropFirst() : reference.path[...]
        return path.first == "window"
      }
    }
  }

  /// Whether the app delegate has a window, its own or that of a stack's superclass.
  func hasWindow(_ owner: ClassModel) -> Bool {
    owner.property("window") != nil || owner.synthesizesWindow
      || unit.context.sources.superclasses(of: owner, in: unit.targets.first).contains { $0.tellsWindow }
      || !Set(owner.supertypes).isDisjoint(with: ["FlutterAppDelegate", "RCTAppDelegate", "CDVAppDelegate"])
  }

  /// Whether the existing scene delegate gives its window to the app delegate as it connects.
  func sceneDelegateSetsWindow(of owner: ClassModel) -> Bool {
    guard let body = unit.sceneDelegate?.method("scene.willConnect")?.function.body else { return false }
    return body.references.contains { reference in
      reference.access == .write && reference.memberPath.last == "window" && reference.memberPath.count > 1
    } || body.calls.contains { $0.name == "setWindow:" && $0.path.count > 1 && $0.path[0] != "self" }
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
