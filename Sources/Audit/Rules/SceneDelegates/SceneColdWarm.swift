/// An event that a scene delegate takes only on one of its two ways.
public enum SceneColdWarm: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.cold-warm", kinds: [.blocker],
    title: "An event is taken while the app runs but not when it starts the app, or the reverse",
    explanation: """
      What reaches a running app comes to a method of the scene delegate; what starts the app comes with the connection \
      options of scene(_:willConnectTo:options:), and the method is then not called. Each kind of event needs both. This \
      is the bug most often found after migrations, months or years later: the app opens, and the page the user asked \
      for does not.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions",
      "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)",
    ],
    examples: [
      .sceneDelegate(
        .fires, "URLs of the running app only", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          Session.shared.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          contexts.forEach { Router.shared.open($0.url) }
        }
        """),
      .sceneDelegate(
        .fires, "quick actions that start the app only", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          if let item = connectionOptions.shortcutItem { Actions.shared.run(item.type) }
        }
        """),
      .sceneDelegate(
        .silent, "another object is told of every event, the start as well", base: .uiKitScenes,
        """
        let listeners = Listeners()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          listeners.scene(scene, willConnectTo: session, options: connectionOptions)
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          listeners.scene(scene, openURLContexts: contexts)
        }
        """),
      .sceneDelegate(
        .silent, "both", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          take(connectionOptions)
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          contexts.forEach { Router.shared.open($0.url) }
        }
        private func take(_ options: UIScene.ConnectionOptions) {
          options.urlContexts.forEach { Router.shared.open($0.url) }
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.liveSceneDelegates.flatMap { delegate, targets -> [Finding] in
      // A base class is read together with the class that serves the scene.
      let isServing = targets.contains { target in
        context.adoption[target]?.sceneDelegates.contains { $0.name == delegate.name } ?? false
      }
      guard isServing else { return [] }
      let reading = ColdWarmReading(delegate, targets, context)
      guard !reading.isServedByFramework else { return [] }
      var isProxyTold = false
      return ColdWarmReading.events.compactMap { event in
        switch reading.missing(event) {
        case .cold(let warm):
          let isProxy = context.isCapacitor && event.isLink && BodyVerdict(warm.function) == .proxyOnly
          // One call of Capacitor's passes both kinds of links on.
          defer { isProxyTold = isProxyTold || isProxy }
          if isProxy { return isProxyTold ? nil : links(event, warm, delegate, targets, context) }
          if context.isReactNative, event.isLink, tellsReactNative(warm) {
            return unfed(event, warm, delegate, targets, reading, context)
          }
          return cold(event, warm, delegate, targets, reading, context)
        case .warm(let connect):
          // React Native gets what started the app with its launch options; links of the running app are another matter.
          return context.isReactNative && startsReactNative(delegate)
            ? nil : warm(event, connect, delegate, targets, context)
        case nil: return nil
        }
      }
    }
  }

  private static func startsReactNative(_ delegate: ClassModel) -> Bool {
    delegate.methods.flatMap { $0.function.body?.calls ?? [] }.contains { call in
      call.name.hasPrefix("startReactNative") || call.arguments.contains { $0.label == "launchOptions" }
        || call.name.contains("launchOptions:")
    }
  }

  private static func tellsReactNative(_ method: ClassModel.Method) -> Bool {
    method.function.body?.calls.contains { $0.path.first == "RCTLinkingManager" } ?? false
  }

  /// Links that React Native is told of while it runs. What starts the app it reads from its launch options.
  private static func unfed(
    _ event: ColdWarmReading.Event, _ method: ClassModel.Method, _ delegate: ClassModel, _ targets: [AppTarget],
    _ reading: ColdWarmReading, _ context: AuditContext
  ) -> Finding? {
    // The question about the start feeds it.
    let starts = delegate.methods.contains { method in
      method.function.body?.calls.contains {
        $0.name == "startReactNative" && ReactNativeSceneStart($0, in: method) != nil
      } ?? false
    }
    if starts { return nil }
    let maker = event.event == .openURL ? reading.connect.flatMap { LaunchOptionsMaker($0, context) } : nil
    return finding(
      RuleMessage(
        "\(localized(event.title).capitalizedFirst) that start the app are lost",
        """
        \(method.function.signature) tells JavaScript of \(event.title) while it runs. What starts the app comes with the \
        connection options, and JavaScript asks for it with Linking.getInitialURL, which reads the launch options that React \
        Native was started with: \(event.option) has to be put there. Calling \(method.function.signature) from the connect \
        method would not do, as no JavaScript listens by then.
        """),
      targets: targets, in: method.file.text, at: method.function.range,
      symbol: delegate.name + "." + method.function.signature,
      choices: maker == nil
        ? []
        : [
          .recommended(
            "feed", "Start it with the link", "The launch options that are made for the start get the link.",
            because: "JavaScript reads the link from there and from nowhere else"),
          .other("leave", "Leave it", "A link that starts the app is lost."),
        ],
      subject: subject(event, "cold", delegate, method),
      deviceChecks: [localized("End the app and open one of its links: Linking.getInitialURL has it.")],
      distinction: event.id + " cold")
  }

  private static func cold(
    _ event: ColdWarmReading.Event, _ method: ClassModel.Method, _ delegate: ClassModel, _ targets: [AppTarget],
    _ reading: ColdWarmReading, _ context: AuditContext
  ) -> Finding {
    let gap =
      reading.connect == nil
      ? localized("\(delegate.name) has no scene(_:willConnectTo:options:)")
      : localized("scene(_:willConnectTo:options:) never looks at \(event.option) of the connection options")
    return finding(
      RuleMessage(
        "\(localized(event.title).capitalizedFirst) that start the app are lost",
        """
        \(method.function.signature) takes \(event.title) that reach the running app. What starts the app comes \
        with the connection options instead, and \(gap), so \(event.title) that start the app are lost.
        """),
      targets: targets, in: method.file.text, at: method.function.range,
      symbol: delegate.name + "." + method.function.signature, choices: choices(event, "cold", delegate),
      subject: subject(event, "cold", delegate, method), deviceChecks: [localized(event.check)],
      distinction: event.id + " cold",
      otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
  }

  /// Links that only Capacitor's proxy is told of: its own rule asks for the missing call.
  private static func links(
    _ event: ColdWarmReading.Event, _ method: ClassModel.Method, _ delegate: ClassModel, _ targets: [AppTarget],
    _ context: AuditContext
  ) -> Finding {
    finding(
      RuleMessage(
        "Links that start the app are lost",
        """
        \(delegate.name) hands links that reach the running app to Capacitor. Those that start the app come with \
        the connection options, and scene(_:willConnectTo:options:) passes nothing on. The question about \
        Capacitor's forwarding adds the call.
        """),
      targets: targets, in: method.file.text, at: method.function.range,
      symbol: delegate.name + "." + method.function.signature,
      subject: subject(event, "cold", delegate, method), deviceChecks: [localized(event.check)],
      distinction: "links cold",
      otherTools: [.capMigrate: false])
  }

  private static func warm(
    _ event: ColdWarmReading.Event, _ connect: ClassModel.Method, _ delegate: ClassModel, _ targets: [AppTarget],
    _ context: AuditContext
  ) -> Finding {
    finding(
      RuleMessage(
        "\(localized(event.title).capitalizedFirst) of the running app are lost",
        """
        scene(_:willConnectTo:options:) takes \(event.title) that start the app. Those that reach the app while it \
        runs come to \(event.warmName), which \(delegate.name) does not have, so they are lost.
        """),
      targets: targets, in: connect.file.text, at: connect.function.range,
      symbol: delegate.name + "." + connect.function.signature, choices: choices(event, "warm", delegate),
      subject: subject(event, "warm", delegate, connect), deviceChecks: [localized(event.check)],
      distinction: event.id + " warm",
      otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
  }

  private static func subject(
    _ event: ColdWarmReading.Event, _ missing: String, _ delegate: ClassModel, _ method: ClassModel.Method
  ) -> Subject {
    Subject(
      type: delegate.name, member: method.function.signature, values: ["event": event.id, "missing": missing])
  }

  private static func choices(_ event: ColdWarmReading.Event, _ missing: String, _ delegate: ClassModel) -> [Choice] {
    let leave = (id: "leave", label: Phrase("Leave it"), consequence: Phrase("Nothing changes."))
    if missing == "cold" {
      return [
        .recommended(
          "add", "Take them at the start too",
          "scene(_:willConnectTo:options:) hands \(event.option) to the method that takes them while the app runs.",
          because: "the code that takes them is there; it only has to be called"),
        .other(leave.id, leave.label, leave.consequence),
      ]
    }
    return [
      .recommended(
        leave.id, leave.label, leave.consequence,
        because: "whether the app should do the same while it runs is not written anywhere in \(delegate.name)",
        isSure: false),
      .other(
        "add", "Add \(event.warmName)",
        """
        What the connect method does with \(event.option) is done there too; where it needs more than that, the \
        plan tells what to write.
        """),
    ]
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
