/// Launch code that takes the FlutterViewController from the window.
public enum FlutterControllerAtLaunch: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.controller-at-launch", kinds: [.blocker, .decision],
    title: "The root controller is taken from a window that is not there at launch",
    explanation: """
      Channels, platform views and services used to get their messenger from the root controller of the app delegate's \
      window. Under scenes there is no window while the launch method runs: a forced cast stops the app, and a careful one \
      leaves the channel out without a word.

      Flutter tells of its engine in didInitializeImplicitFlutterEngine. The messenger comes from \
      engineBridge.applicationRegistrar.messenger(), the registry from engineBridge.pluginRegistry. Statements that need \
      what is made there go along. The controller itself is not to be had there; \
      pluginRegistry.registrar(forPlugin:)?.viewController has it once it is shown.

      What has to be done before the launch ends stays: the delegate of the notification centre, background tasks, the keys \
      of SDKs.
      """,
    references: [
      FlutterNames.guide, "https://github.com/flutter/flutter/issues/170033",
      "https://github.com/flutter/flutter/issues/186971",
    ],
    examples: [
      RuleExample(
        .fires, "a forced cast for a channel", base: .flutter,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            """
            let controller = window?.rootViewController as! FlutterViewController
                let channel = FlutterMethodChannel(name: "example/battery", binaryMessenger: controller.binaryMessenger)
                channel.setMethodCallHandler { _, result in result(100) }
                GeneratedPluginRegistrant.register(with: self)
            """)
        ]),
      RuleExample(
        .fires, "a careful cast", base: .flutter,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            """
            if let controller = window?.rootViewController as? FlutterViewController {
                  Service.shared.start(messenger: controller.engine.binaryMessenger)
                }
            """)
        ]),
      RuleExample(
        .fires, "Objective-C", base: .flutterObjectiveC,
        files: [
          "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
            """
              FlutterViewController *controller = (FlutterViewController *)self.window.rootViewController;
              FlutterMethodChannel *channel = [FlutterMethodChannel methodChannelWithName:@"example/battery"
                                                                          binaryMessenger:controller];
              [channel setMethodCallHandler:^(FlutterMethodCall *call, FlutterResult result) { result(@100); }];
            """)
        ]),
      RuleExample(
        .fires, "in a method that launch calls", base: .flutter,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "setUpChannel()",
            more: """
                private func setUpChannel() {
                  guard let controller = window?.rootViewController as? FlutterViewController else { return }
                  FlutterEventChannel(name: "example/events", binaryMessenger: controller.binaryMessenger).setStreamHandler(self)
                }
              """)
        ]),
      RuleExample(.silent, "nothing asks for the controller", base: .flutter),
      RuleExample(.silent, "the engine's callback has the messenger", base: .flutterScenes),
    ],
    otherTools: [.flutterCLI: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterApps.flatMap { app -> [Finding] in
      app.launches.compactMap { inLaunch($0, app) } + app.launches.flatMap { inHelpers($0, app) } + lazyValues(app)
    }
  }

  private static func inLaunch(_ launch: FlutterLaunch, _ app: FlutterApp) -> Finding? {
    let conditions = launch.conditions.map { $0.statement.lowerBound..<$0.inside.lowerBound }
    let direct = launch.uses.filter { $0.kind == .controller || $0.kind == .messenger }.map(\.range)
    guard launch.takesController,
      let range = (launch.names + conditions + direct).min(by: { $0.lowerBound < $1.lowerBound })
    else { return nil }
    return told(
      in: launch.method, range, of: launch, open: launch.openUses, isForced: isForced(range, in: launch.method),
      conflicts: launch.split.conflicts,
      moving: launch.split.parts.filter { $0.fate == .moves }, app)
  }

  private static func inHelpers(_ launch: FlutterLaunch, _ app: FlutterApp) -> [Finding] {
    launch.helpers.compactMap { helper in
      let direct = helper.uses.filter { $0.kind == .controller || $0.kind == .messenger }.map(\.range)
      let conditions = helper.conditions.map { $0.statement.lowerBound..<$0.inside.lowerBound }
      guard helper.controller == nil,
        let range = (helper.names + conditions + direct).min(by: { $0.lowerBound < $1.lowerBound })
      else { return nil }
      return told(
        in: helper.method, range, of: launch, open: helper.openUses, isForced: isForced(range, in: helper.method),
        conflicts: launch.split.conflicts, moving: [], app)
    }
  }

  /// Whether the statement around it ends the app where there is no controller.
  private static func isForced(_ range: ByteRange, in method: ClassModel.Method) -> Bool {
    let statement = method.function.body?.allStatements.last {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }
    let around = statement.map { statement in
      let end = statement.kind == .guard ? nil : statement.blocks.first?.range.lowerBound
      return statement.range.lowerBound..<max(range.upperBound, end ?? statement.range.upperBound)
    }
    let code = method.file.text.string(in: around ?? range)
    return code.contains("as!") || code.contains("fatalError") || code.contains("!.") || code.contains("! ")
  }

  private static func told(
    in method: ClassModel.Method, _ range: ByteRange, of launch: FlutterLaunch, open: [FlutterUse], isForced: Bool,
    conflicts: [LaunchSplit.Conflict], moving: [LaunchSplit.Part], _ app: FlutterApp
  ) -> Finding {
    let text = method.file.text
    let name = app.delegate.language == .swift ? FlutterNames.callback : FlutterNames.callbackSelector
    let lines = open.map { text.position(at: $0.range.lowerBound).line }
    let isClean = open.isEmpty && conflicts.isEmpty
    let move = Choice.recommended(
      "move", "Move it to \(name)",
      open.isEmpty
        ? "The statements that need the engine go there, with the messenger of the engine in place of the controller's."
        : """
        What needs only the messenger goes there. The controller itself is not to be had there, so \(lines.asLines) \
        \(lines.count, one: "is", other: "are") left to you, described exactly.
        """,
      because: isClean
        ? "everything it takes from the controller, the engine has too"
        : "the controller does not exist yet when the launch method runs", isSure: isClean)
    // A method in Objective-C is given no engine by the move.
    let isBound = app.delegate.language == .objectiveC && method.function.range != launch.method.function.range
    let connect =
      open.isEmpty && !isBound || FlutterSceneCode(launch) == nil
      ? nil
      : connecting(
        app,
        because: open.isEmpty
          ? Phrase("what it calls takes no engine") : Phrase("the controller itself is used, and the scene brings it"))
    return finding(
      message(method, app, isForced: isForced, open: lines, conflicts: conflicts, moving: moving.count),
      kind: isForced || app.usesScenes ? .blocker : .decision, targets: app.targets, in: text, at: range,
      symbol: app.delegate.name + "." + method.function.signature,
      choices: [connect, connect == nil ? move : move.unrecommended].compactMap { $0 } + [
        .other(
          "leave", "Leave it", isForced ? "The app stops at launch." : "What depends on the controller is never set up."
        )
      ],
      subject: Subject(type: app.delegate.name, member: method.function.signature, range: range),
      deviceChecks: [localized("Use what speaks to native code over a channel: the calls are answered.")])
  }

  /// The controller itself is wanted: the scene has it.
  private static func connecting(_ app: FlutterApp, because reason: Phrase) -> Choice {
    .recommended(
      "connect", "Do it when the scene connects",
      """
      The statements become a method of \(app.delegate.name) that the scene delegate calls with the window of its scene: the \
      storyboard's controller is there then, and Dart does not run yet. In a start without a scene they do not run.
      """, because: reason)
  }

  /// `lazy var channel = FlutterMethodChannel(… window?.rootViewController …)`.
  private static func lazyValues(_ app: FlutterApp) -> [Finding] {
    app.delegate.properties.compactMap { file, property in
      let code = [property.initializer, property.accessors].compactMap { $0 }
      guard
        code.flatMap(\.references).contains(where: {
          $0.path.contains("window") && $0.path.contains("rootViewController")
        })
      else { return nil }
      return finding(
        RuleMessage(
          "\(property.name) takes the root controller of a window that the app delegate has not",
          """
          \(app.delegate.name).\(property.name) reads the root controller of the app delegate's window. Under \
          scenes that window is nil: a forced unwrap stops the app when the value is first asked for. Set the \
          property in \(FlutterNames.callback) instead, with engineBridge.applicationRegistrar.messenger().
          """),
        kind: .blocker, targets: app.targets, in: file.text, at: property.range,
        symbol: app.delegate.name + "." + property.name)
    }
  }
}

extension FlutterControllerAtLaunch {
  fileprivate static func message(
    _ method: ClassModel.Method, _ app: FlutterApp, isForced: Bool, open: [Int], conflicts: [LaunchSplit.Conflict],
    moving: Int
  ) -> RuleMessage {
    var text =
      isForced
      ? localized(
        "Under scenes the app delegate's window is nil while it launches, so this unwraps nothing and the app stops. ")
      : localized(
        """
        Under scenes the app delegate's window is nil while it launches: the code is passed over without a word, and \
        what it sets up never exists. 
        """)
    let isSwift = app.delegate.language == .swift
    text += localized(
      "The engine's messenger and registry come with \(isSwift ? FlutterNames.callback : FlutterNames.callbackSelector). "
    )
    if moving > 0 {
      text += localized(
        "\(moving) statement\(moving, one: "", other: "s") of \(method.function.signature) would go there. ")
    }
    if !open.isEmpty {
      text += localized("The controller itself is used in \(open.asLines), for which the callback has nothing. ")
    }
    for conflict in conflicts.prefix(2) {
      text += localized("Needed on both sides: \(conflict.name), as \(conflict.reason). ")
    }
    text += localized("Whether every call is answered shows only on a device.")
    return RuleMessage("\(app.delegate.name) takes the FlutterViewController before it exists", text: text)
  }
}
