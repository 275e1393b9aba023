/// Calls that plugins want of the app while it launches.
public enum FlutterPluginLaunch: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-launch", kinds: [.decision],
    title: "A plugin has to be called before the launch ends",
    explanation: """
      Background tasks and the delegate of the notification centre have to be set up before \
      application(_:didFinishLaunchingWithOptions:) returns. Plugins did that as they were registered. Under scenes Flutter \
      registers them later, and tells them of the launch only as the scene connects, so plugins that need it offer a call \
      that the app makes in its launch method.
      """,
    references: [FlutterNames.guide] + PluginLaunchCall.all.map(\.reference),
    examples: [
      RuleExample(
        .fires, "workmanager without its call", base: .flutter,
        files: ["pubspec.lock": FlutterExamples.lock(packages: [("workmanager_apple", "0.9.6")])]),
      RuleExample(
        .fires, "workmanager of a version that nothing tells", base: .flutter,
        files: [
          "ios/Runner/AppDelegate.swift": "import workmanager_apple\n"
            + FlutterExamples.appDelegate("GeneratedPluginRegistrant.register(with: self)")
        ]),
      RuleExample(
        .silent, "with the call", base: .flutter,
        files: [
          "pubspec.lock": FlutterExamples.lock(packages: [("workmanager_apple", "0.9.6")]),
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "WorkmanagerPlugin.registerLaunchHandlers()\n    GeneratedPluginRegistrant.register(with: self)"),
        ]),
      RuleExample(.silent, "no such plugin", base: .flutter),
      RuleExample(
        .fires, "a plugin that registers background tasks as it is registered", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            register: "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"sync\", using: nil) { _ in }")
        ]),
      RuleExample(
        .silent, "a plugin that offers a call for it", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            "  public static func registerLaunchHandlers() {\n    BGTaskScheduler.shared.register(forTaskWithIdentifier: \"sync\", using: nil) { _ in }\n  }\n",
            register: "registrar.addMethodCallDelegate(instance, channel: channel)")
        ]),
    ],
    otherTools: [.flutterCLI: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterApps.flatMap { app in
      PluginLaunchCall.all.compactMap { call in told(call, app, context) }
    } + context.flutterPlugins.flatMap { late($0, context) }
  }

  /// What a plugin sets up too late under scenes: it offers no call of its own for it.
  private static func late(_ plugin: FlutterPluginClass, _ context: AuditContext) -> [Finding] {
    let launches = plugin.model.methods.filter { $0.function.callback?.event == .launch }
    return (plugin.registration + launches).flatMap { method -> [Finding] in
      guard let body = method.function.body else { return [] }
      return LaunchBound.all.filter(\.failsLater).compactMap { bound in
        guard let range = bound.place(in: body) else { return nil }
        return finding(
          RuleMessage(
            "\(plugin.model.name) sets up too late for an app with scenes: \(localized(bound.title))",
            """
            \(method.function.signature) does this, and under scenes Flutter comes to it only after the launch has \
            ended. \(bound.why ?? "") Offer a public static method for it that the app calls in its launch method, and \
            say so in the plugin's guide.
            """),
          targets: context.targets(running: method.file.path), in: method.file.text, at: range,
          symbol: plugin.model.name + "." + method.function.signature, distinction: bound.title.english)
      }
    }
  }

  private static func told(_ call: PluginLaunchCall, _ app: FlutterApp, _ context: AuditContext) -> Finding? {
    let version = call.resolved(in: context.project)
    let isKnown = version?.version.flatMap { version in Version(call.firstVersion).map { version >= $0 } }
    // An older one has no such call; that it is too old is told by the rule about versions.
    if isKnown == false || isKnown == nil && !isImported(call, app, context) { return nil }
    let launches = app.delegate.methods.filter { $0.function.callback?.event == .launch }
    let reached = launches.flatMap { context.calls.reachable(from: $0.site) }.compactMap(\.function.body)
    if reached.contains(where: call.isMade) { return nil }
    if call.isAboutNotificationCentre, reached.contains(where: LaunchBound.setsNotificationDelegate) { return nil }
    let place = launches.first.map { ($0.file, $0.function.nameRange) }
    let part = app.delegate.declaration
    let (file, range) = place ?? (part.file, part.type.nameRange)
    return finding(
      RuleMessage(
        "\(call.title) wants a call of \(call.name) before the launch ends",
        """
        Under scenes plugins are registered after the launch, and \(localized(call.loss)). From \(call.firstVersion) on \
        \(call.title) asks the app for \(call.code(in: part.file.language)) in its launch method.
        """),
      targets: app.targets, in: file.text, at: range, symbol: app.delegate.name + "." + call.title,
      choices: choices(call, isKnown: isKnown == true),
      subject: Subject(type: app.delegate.name, range: range, values: ["call": call.title]),
      deviceChecks: [localized("Schedule background work, end the app and start it again: the work is still done.")],
      distinction: call.title, references: [FlutterNames.guide, call.reference])
  }

  private static func isImported(_ call: PluginLaunchCall, _ app: FlutterApp, _ context: AuditContext) -> Bool {
    let ids = Set(app.targets.map(\.id))
    return context.ownSources.contains { file, targets in
      targets.contains { ids.contains($0.id) } && file.compiledImports.contains { $0.name == call.module }
    }
  }

  private static func choices(_ call: PluginLaunchCall, isKnown: Bool) -> [Choice] {
    let add = (
      id: "add", label: Phrase("Call it first in the launch method"),
      consequence: Phrase("The launch method starts with the call, and \(call.module) is imported.")
    )
    let leave = Choice.other("leave", "Leave it", "Nothing is added.")
    if isKnown {
      return [
        .recommended(add.id, add.label, add.consequence, because: "the version in use has the call"), leave,
      ]
    }
    return [
      .recommended(
        "hand", "I see to the version and add the call", "The plan names it as left by hand.",
        because: "no file tells which version is used, and before \(call.firstVersion) there is no such call"),
      .other(add.id, add.label, add.consequence), leave,
    ]
  }
}

extension LaunchBound {
  /// Whether the body makes something of the app the notification centre's delegate.
  static func setsNotificationDelegate(_ body: CodeBlock) -> Bool {
    all.contains { $0.delegateOf == "UNUserNotificationCenter" && $0.place(in: body) != nil }
  }
}
