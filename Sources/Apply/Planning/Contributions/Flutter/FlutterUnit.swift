import Audit

/// What the planner asks about units of Flutter apps.
extension MigrationUnit {
  /// Whether the unit starts with an app delegate of Flutter's.
  var isFlutter: Bool {
    guard let owner = appDelegate else { return false }
    return context.sources.subtypes(of: "FlutterAppDelegate").contains(owner.name)
  }

  /// Whether the unit is a native app that shows Flutter and has no scene delegate yet: the one that is written tells
  /// Flutter's plugins of its events.
  var hostsFlutter: Bool {
    !isFlutter && sceneDelegate == nil
      && context.project.stacks.contains { [.flutter, .flutterAddToApp].contains($0) }
      && context.sources.files.contains { file in
        file.compiledImports.contains { $0.name == "Flutter" || $0.name == "Flutter/Flutter.h" }
      }
  }

  /// Whether the person wants nothing of Flutter's changed before Flutter is upgraded.
  var waitsForFlutter: Bool { (isFlutter || hostsFlutter) && choice("flutter.version") == "leave" }

  /// Whether the scene delegate that is there inherits from `FlutterSceneDelegate`, or will.
  var inheritsFromFlutter: Bool {
    guard let delegate = sceneDelegate else { return false }
    return context.sources.subtypes(of: "FlutterSceneDelegate").contains(delegate.name)
      || choice("flutter.scene-delegate-base") == "subclass"
  }
}

extension UnitPlan {
  /// Whether the composed class inherits from `FlutterSceneDelegate`: its methods override, and call super.
  var writesFlutterSceneDelegate: Bool {
    unit.hostsFlutter || (unit.isFlutter && (unit.sceneDelegate == nil || unit.inheritsFromFlutter))
  }

  /// An answer that brings code for a scene which Flutter's own class serves so far: it needs a subclass.
  var subclassingAnswer: Answer? {
    guard unit.isFlutter, unit.sceneDelegate == nil, adoptionAnswer == nil, servesFluttersClass else { return nil }
    let wanted = Set(draft.findings)
    return unit.answers.first { wanted.contains($0.id) }
  }

  /// What would move to the engine's callback in an app that neither uses scenes nor will.
  var engineMoves: [Answer] {
    guard unit.isFlutter, !servesFluttersClass,
      !unit.targets.contains(where: { unit.context.adoption[$0]?.usesScenes ?? false })
    else { return [] }
    return (unit.answers("flutter.plugin-registration") + unit.answers("flutter.controller-at-launch"))
      .filter { $0.choice == "move" }
  }

  private var servesFluttersClass: Bool {
    unit.infoPlists.contains { plist in
      plist.sceneManifest?.windowConfigurations.contains { $0.delegateClass == "FlutterSceneDelegate" } ?? false
    }
  }

  /// The manifests name the subclass in place of Flutter's class.
  mutating func nameSubclass(findings: [String]) {
    let name = manifestClassName
    for plist in unit.infoPlists {
      for (index, configuration) in (plist.sceneManifest?.windowConfigurations ?? []).enumerated()
      where configuration.delegateClass == "FlutterSceneDelegate" {
        let place: [PropertyListStep] = [
          .key(SceneManifest.key), "UISceneConfigurations", .key(SceneManifest.windowRole), .index(index),
          "UISceneDelegateClassName",
        ]
        edit(plist, findings: findings) { editor throws(PropertyListEditingError) in
          try editor.set(.string(name), at: place, findings: findings)
        }
      }
    }
  }

  /// What the scene manifest says of the window scene.
  func manifestContent(storyboard: String?) -> SceneManifestContent {
    guard unit.isFlutter else { return SceneManifestContent(delegateClass: manifestClassName, storyboard: storyboard) }
    return SceneManifestContent(
      delegateClass: manifestClassName, storyboard: storyboard, sceneClass: "UIWindowScene",
      configurationName: "flutter")
  }

  /// The call of the superclass that a method of a `FlutterSceneDelegate` starts or ends with, so that plugins hear of
  /// the event. In front of life-cycle code; behind the making of a window; not where links were handed on already.
  mutating func addSuperCalls() {
    guard writesFlutterSceneDelegate else { return }
    forgetWindow()
    for callback in draft.callbacks {
      let calls = dialect.language == .swift ? Self.superCalls : Self.objectiveCSuperCalls
      guard let (code, comesFirst) = calls[callback], !filteredForwards.contains(callback) else { continue }
      // A handler that calls the completion has answered; twice would be once too often.
      if callback == "scene.performShortcut", draft.members.contains(where: { $0.code.contains("completionHandler(") })
      {
        continue
      }
      let findings = draft.fragments(callback).flatMap(\.findings)
      if let method = unit.sceneDelegate?.method(callback) {
        let calls = method.function.body?.calls.contains { $0.path.first == "super" } ?? false
        if calls || unit.choice("flutter.scene-delegate-base") == "subclass" { continue }
      }
      // A window of the app's own comes first; a storyboard's is there already.
      let makesWindow = draft.fragments(callback).contains {
        ["(windowScene: ", "initWithWindowScene:", "connectWindowScene:"].contains(where: $0.code.contains)
      }
      // A controller with an engine of its own has to be the one that Flutter finds in the window.
      let showsFlutter = draft.fragments(callback).contains {
        $0.code.contains("rootViewController =") && $0.code.contains("FlutterViewController(")
      }
      let isConnecting = callback == "scene.willConnect"
      let isFirst = comesFirst || (isConnecting && !makesWindow && !showsFlutter)
      draft.add(
        code, to: callback, isFirst ? .opening : .forward,
        findings: findings.isEmpty ? [adoptionAnswer?.id].compactMap { $0 } : findings)
    }
  }

  /// Flutter's scene delegate moves the controller of a window it finds in the app delegate into the scene that
  /// connects: the window of a scene that is gone must not be found there.
  private mutating func forgetWindow() {
    guard let owner = unit.appDelegate, dialect.language == .swift else { return }
    let setters = [dialect.mirrorWindow(to: owner.name), dialect.lendWindow]
    let setting = draft.fragments("scene.willConnect").filter { fragment in
      setters.contains { fragment.code.contains($0) }
        || (fragment.code.contains("window = (") && fragment.code.contains(")?.connect("))
    }
    if setting.isEmpty { return }
    let forgets = dialect.mirrorWindow(to: owner.name).replacing("= window", with: "= nil")
    let why = "// Flutter would move what this window shows into the next scene.\n"
    draft.add(why + forgets, to: "scene.didDisconnect", .body, findings: setting.flatMap(\.findings))
  }

  static let objectiveCSuperCalls: [String: (code: String, comesFirst: Bool)] = {
    let scene = Slot.scene.mark
    return [
      "scene.willConnect": (
        "[super scene:\(scene) willConnectToSession:\(Slot.session.mark) options:\(Slot.connectionOptions.mark)];",
        false
      ),
      "scene.didDisconnect": ("[super sceneDidDisconnect:\(scene)];", true),
      "scene.willEnterForeground": ("[super sceneWillEnterForeground:\(scene)];", true),
      "scene.didBecomeActive": ("[super sceneDidBecomeActive:\(scene)];", true),
      "scene.willResignActive": ("[super sceneWillResignActive:\(scene)];", true),
      "scene.didEnterBackground": ("[super sceneDidEnterBackground:\(scene)];", true),
      "scene.openURLContexts": ("[super scene:\(scene) openURLContexts:\(Slot.contexts.mark)];", false),
      "scene.continueActivity": ("[super scene:\(scene) continueUserActivity:\(Slot.activity.mark)];", false),
      "scene.performShortcut": (
        """
        [super windowScene:\(scene) performActionForShortcutItem:\(Slot.shortcutItem.mark) \
        completionHandler:\(Slot.completion.mark)];
        """, false
      ),
    ]
  }()

  static let superCalls: [String: (code: String, comesFirst: Bool)] = {
    let scene = Slot.scene.mark
    return [
      "scene.willConnect": (
        "super.scene(\(scene), willConnectTo: \(Slot.session.mark), options: \(Slot.connectionOptions.mark))", false
      ),
      "scene.didDisconnect": ("super.sceneDidDisconnect(\(scene))", true),
      "scene.willEnterForeground": ("super.sceneWillEnterForeground(\(scene))", true),
      "scene.didBecomeActive": ("super.sceneDidBecomeActive(\(scene))", true),
      "scene.willResignActive": ("super.sceneWillResignActive(\(scene))", true),
      "scene.didEnterBackground": ("super.sceneDidEnterBackground(\(scene))", true),
      "scene.openURLContexts": ("super.scene(\(scene), openURLContexts: \(Slot.contexts.mark))", false),
      "scene.continueActivity": ("super.scene(\(scene), continue: \(Slot.activity.mark))", false),
      "scene.performShortcut": (
        "super.windowScene(\n\t\(scene), performActionFor: \(Slot.shortcutItem.mark),"
          + " completionHandler: \(Slot.completion.mark))", false
      ),
    ]
  }()
}
