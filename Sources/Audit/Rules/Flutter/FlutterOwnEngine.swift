/// An app that runs an engine of its own.
public enum FlutterOwnEngine: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.own-engine", kinds: [.informational, .decision],
    title: "The app makes a Flutter engine of its own",
    explanation: """
      An engine that the app delegate makes and runs lives as long as the process, and scenes do not change that: keep it \
      where it is made. Its controller needs a window of the scene, so the scene delegate makes the window and the \
      controller with FlutterViewController(engine:nibName:bundle:).

      There is no implicit engine then: FlutterImplicitEngineDelegate is not needed, and plugins stay registered with the \
      app's engine. For plugins to hear of the scene the scene delegate inherits from FlutterSceneDelegate and calls super \
      after its window is shown.
      """,
    references: [FlutterNames.guide, "https://github.com/flutter/flutter/pull/190649"],
    examples: [
      RuleExample(
        .fires, "an engine as a property of the app delegate", base: .flutter,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "engine.run()\n    GeneratedPluginRegistrant.register(with: engine)",
            more: "  lazy var engine = FlutterEngine(name: \"main\")\n")
        ]),
      RuleExample(.silent, "the storyboard's engine", base: .flutter),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterApps.compactMap { app in
      guard let (file, call) = app.ownEngine else { return nil }
      return finding(
        RuleMessage(
          "\(app.delegate.name) makes a Flutter engine of its own",
          """
          The engine stays where it is made; its controller has to be shown in a window of the scene. There is no \
          engine of the storyboard, so FlutterImplicitEngineDelegate is not needed. Plugins hear of links and of \
          the scene's states only through a FlutterSceneDelegate that is told after the window is shown.
          """),
        targets: app.targets, in: file.text, at: call.range, symbol: app.delegate.name,
        subject: Subject(type: app.delegate.name, range: call.range))
    }
  }
}
