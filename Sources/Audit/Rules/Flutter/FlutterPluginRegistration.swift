/// Plugins that are registered with the app delegate while the app launches.
public enum FlutterPluginRegistration: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-registration", kinds: [.decision, .blocker, .informational],
    title: "Plugins are registered before the engine of the scene is there",
    explanation: """
      Under scenes the storyboard makes the FlutterViewController, and with it the engine, when the scene connects: after \
      the launch method. Flutter tells of it in didInitializeImplicitFlutterEngine, and its templates register the plugins \
      there.

      Registering in the launch method still works where the first controller comes from a storyboard: the app delegate \
      makes a hidden engine, which that controller takes over. Plugins that must be there before the launch ends may need \
      it. For controllers made in code it does not work. Registering in both places ends in "Duplicate plugin key".

      A scene delegate that shows a controller with an engine of the app's own needs the plugins registered with that engine: \
      neither place reaches it.

      A registrant for background work, such as WorkmanagerPlugin.setPluginRegistrantCallback, is no concern of this rule \
      and is left alone.
      """,
    references: [
      FlutterNames.guide, "https://github.com/flutter/flutter/pull/169365",
      "https://github.com/flutter/flutter/issues/184267",
    ],
    examples: [
      RuleExample(.fires, "Flutter's template before 3.41", base: .flutter),
      RuleExample(.fires, "Objective-C", base: .flutterObjectiveC),
      RuleExample(
        .fires, "in both places", base: .flutterScenes,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "GeneratedPluginRegistrant.register(with: self)", supertypes: ", FlutterImplicitEngineDelegate",
            more: FlutterExamples.callback)
        ]),
      RuleExample(
        .fires, "a spelling of a pre-release", base: .flutterScenes,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "pluginRegistrant = self", supertypes: ", FlutterPluginRegistrant",
            more: """
                func registerPlugins(_ registry: any FlutterPluginRegistry) {
                  GeneratedPluginRegistrant.register(with: registry)
                }
              """)
        ]),
      RuleExample(
        .fires, "with the app delegate, where the scene shows another engine", base: .flutterScenes,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "engine.run()\n    GeneratedPluginRegistrant.register(with: self)",
            more: "  lazy var engine = FlutterEngine(name: \"main\")\n"),
          "ios/Runner/SceneDelegate.swift": FlutterExamples.ownEngineScene,
        ]),
      RuleExample(
        .silent, "with the engine that the scene shows", base: .flutterScenes,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "engine.run()\n    GeneratedPluginRegistrant.register(with: engine)",
            more: "  lazy var engine = FlutterEngine(name: \"main\")\n"),
          "ios/Runner/SceneDelegate.swift": FlutterExamples.ownEngineScene,
        ]),
      RuleExample(.silent, "in the engine's callback", base: .flutterScenes),
      RuleExample(
        .silent, "below iOS 13 only", base: .flutterScenes,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            """
            guard #available(iOS 13.0, *) else {
                  GeneratedPluginRegistrant.register(with: self)
                  return super.application(application, didFinishLaunchingWithOptions: launchOptions)
                }
            """)
        ]),
      RuleExample(
        .silent, "for a background engine only", base: .flutterScenes,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "WorkmanagerPlugin.setPluginRegistrantCallback { registry in\n      GeneratedPluginRegistrant.register(with: registry)\n    }",
            supertypes: ", FlutterImplicitEngineDelegate", more: FlutterExamples.callback)
        ]),
    ],
    otherTools: [.flutterCLI: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterApps.flatMap { app -> [Finding] in
      preReleaseSpelling(app)
        + app.launches.compactMap { launch -> Finding? in
          let helpers = launch.helpers.filter { helper in
            helper.uses.contains { $0.kind == .registry }
              && helper.method.function.body?.calls.contains {
                $0.path.contains { $0.hasSuffix("PluginRegistrant") }
              } ?? false
          }
          guard let range = launch.registrationsUnderScenes.first ?? helpers.first?.calls.first?.range else {
            return nil
          }
          return told(range, launch, app, context)
        }
    }
  }

  private static func told(
    _ range: ByteRange, _ launch: FlutterLaunch, _ app: FlutterApp, _ context: AuditContext
  ) -> Finding {
    if let (file, place, scene) = ownEngine(app, context) {
      return finding(
        RuleMessage(
          "\(app.delegate.name) registers the plugins with an engine that is not shown",
          """
          \(scene) shows a controller with an engine of the app's own (\(Evidence.place(file.text, place))). Plugins that are \
          registered with \(app.delegate.name) are not there for it, and didInitializeImplicitFlutterEngine is not called. \
          Register them with that engine in place of self, once it runs.
          """),
        kind: .blocker, targets: app.targets, in: launch.method.file.text, at: range,
        symbol: app.delegate.name + "." + launch.method.function.signature,
        subject: Subject(type: app.delegate.name, member: launch.method.function.signature, range: range),
        deviceChecks: [
          localized("Start the app and use one plugin of each kind: no MissingPluginException is printed.")
        ])
    }
    let isTwice = app.callbackRegisters
    let isDone = app.usesScenes && !isTwice
    var choices: [Choice] = []
    if isTwice {
      choices = [
        .recommended(
          "remove", "Register them in the engine's callback alone",
          "The call in \(launch.method.function.signature) goes; the callback's stays.",
          because: "the callback registers them with the engine that the scene shows"),
        .other("leave", "Leave it", "The app stops with \"Duplicate plugin key\" when the scene connects."),
      ]
    } else {
      let clean = launch.split.conflicts.isEmpty
      let keep = Choice.other(
        "keep", "Keep it in the launch method",
        """
        The app delegate makes a hidden engine, which the storyboard's controller takes over. Fit for plugins that \
        must be there before the launch ends.
        """)
      let move = Choice.recommended(
        "move", "Move it to \(app.delegate.language == .swift ? FlutterNames.callback : FlutterNames.callbackSelector)",
        """
        \(app.delegate.name) gets the protocol FlutterImplicitEngineDelegate, and the plugins are registered with \
        the engine that the scene brings.
        """,
        because: "it is the shape of Flutter's own templates since 3.41", isSure: clean)
      choices =
        isDone
        ? [
          Choice(
            id: "keep", label: keep.label, consequence: keep.consequence, isRecommended: true,
            reason: localized("it works as it is with a storyboard")),
          Choice(id: "move", label: move.label, consequence: move.consequence),
        ] : [move, keep]
    }
    return finding(
      message(launch, app, modes: context.backgroundModes(of: app.targets), isTwice: isTwice, isDone: isDone),
      kind: isTwice ? .blocker : isDone ? .informational : .decision, targets: app.targets,
      in: launch.method.file.text, at: range, symbol: app.delegate.name + "." + launch.method.function.signature,
      choices: choices,
      subject: Subject(type: app.delegate.name, member: launch.method.function.signature, range: range),
      deviceChecks: [localized("Start the app and use one plugin of each kind: no MissingPluginException is printed.")])
  }

  /// Where a scene delegate shows a controller with an engine that nothing registers the plugins with.
  private static func ownEngine(
    _ app: FlutterApp, _ context: AuditContext
  ) -> (file: SourceFile, range: ByteRange, scene: String)? {
    let scenes = app.targets.compactMap { context.adoption[$0] }.flatMap(\.sceneDelegates)
    let isRegistered = (scenes + [app.delegate]).flatMap(\.methods).contains { method in
      method.function.body?.calls.contains { call in
        call.path.contains { $0.hasSuffix("PluginRegistrant") }
          && call.arguments.contains { !["self", "registry"].contains($0.text) }
      } ?? false
    }
    if isRegistered { return nil }
    for method in scenes.flatMap(\.methods) {
      let call = method.function.body?.calls.first { call in
        call.path.first == "FlutterViewController"
          && (call.arguments.contains { $0.label == "engine" } || call.name.hasPrefix("initWithEngine:"))
      }
      if let call { return (method.file, call.range, method.type.name) }
    }
    return nil
  }

  /// The callback as 3.33 to 3.37 had it: nothing calls it any more.
  private static func preReleaseSpelling(_ app: FlutterApp) -> [Finding] {
    app.delegate.methods.filter { $0.function.signature == "registerPlugins(_:)" }.filter {
      $0.function.parameters.first?.type.contains("FlutterPluginRegistry") ?? false
    }.map { method in
      finding(
        RuleMessage(
          "\(method.function.signature) is the spelling of a pre-release",
          """
          FlutterPluginRegistrant asks for register(with:); registerPlugins(_:) was its name before 3.35 and is not \
          called by any release, so the plugins stay unregistered. Rename it, or move the call to \
          \(FlutterNames.callback).
          """),
        kind: .blocker, targets: app.targets, in: method.file.text, at: method.function.nameRange,
        symbol: app.delegate.name + "." + method.function.signature)
    }
  }
}

extension FlutterPluginRegistration {
  fileprivate static func message(
    _ launch: FlutterLaunch, _ app: FlutterApp, modes: [String], isTwice: Bool, isDone: Bool
  ) -> RuleMessage {
    let name = app.delegate.name
    if isTwice {
      return RuleMessage(
        "\(name) registers the plugins twice",
        """
        \(launch.method.function.signature) registers them with the app delegate, and the engine's callback \
        registers them again. Flutter stops the app with "Duplicate plugin key" where both mean one engine.
        """)
    }
    if isDone {
      return RuleMessage(
        "\(name) registers the plugins at launch, which works with a storyboard",
        """
        The app uses scenes and registers its plugins in \(launch.method.function.signature): the app delegate \
        makes a hidden engine, which the first controller from a storyboard takes over. Flutter's templates \
        register in the engine's callback.
        """)
    }
    let moving = launch.split.parts.filter { $0.fate == .moves }.count
    let more =
      moving > 1
      ? localized(
        " \(moving - 1) further \(moving - 1, one: "statement needs", other: "statements need") the engine as well.")
      : ""
    let conflicts = launch.split.conflicts.map { localized(" On both sides: \($0.name), as \($0.reason).") }.joined()
    let background =
      modes.isEmpty
      ? ""
      : localized(
        """
         In a launch in the background (\(modes.listed) in UIBackgroundModes) no scene connects: plugins that have to be there \
        then want the call to stay.
        """)
    return RuleMessage(
      "\(name) registers the plugins before the scene has an engine",
      """
      Under scenes the engine comes with the scene, after \(launch.method.function.signature). Flutter's place for \
      it is didInitializeImplicitFlutterEngine; a call that stays here works only with a controller from a \
      storyboard.\(more)\(conflicts) A call in both places stops the app.\(background)
      """)
  }
}
