/// Set-up of the process that runs again with every scene that connects.
public enum SceneReconnect: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.reconnect", kinds: [.decision],
    title: "Set-up of the whole process runs for every scene that connects",
    explanation: """
      scene(_:willConnectTo:options:) is called whenever a scene connects: for each window, and again after the system \
      let a scene go to save memory. Code that is meant to run once per process, such as the configuration of an SDK or \
      the whole of the old launch method, runs again there. And it does not run at all when the system launches the app \
      in the background, where no scene connects.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"],
    examples: [
      .sceneDelegate(
        .fires, "an SDK that is configured in the scene delegate", base: .uiKitScenes, imports: ["FirebaseCore"],
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          FirebaseApp.configure()
        }
        """),
      .sceneDelegate(
        .silent, "a scene delegate that sets up its window", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          window?.tintColor = .red
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.liveSceneDelegates.compactMap { delegate, targets in
      guard let connect = delegate.method("scene.willConnect"), let body = connect.function.body else { return nil }
      let once = body.calls.filter { call in runsOnce(call) && !isGuarded(call, in: body) }
      guard let first = once.first else { return nil }
      let names = once.map { "`\($0.callee)`" }.unique
      let reruns = once.contains { $0.isLaunchMethod }
      let text =
        localized(
          """
          \(names.listed) \(names.count, one: "runs", other: "run") every time a scene connects: for another window, and \
          after the system let the scene go. \(names.count, one: "It does", other: "They do") not run when the app is \
          launched in the background.
          """)
        + (reruns
          ? localized(" Calling the old launch method from here repeats all of its set-up.")
          : localized(" Once per process belongs into the launch method of the app delegate."))
      return finding(
        RuleMessage("Set-up of the process runs with every scene", text: text), targets: targets, in: connect.file.text,
        at: first.range, symbol: delegate.name + "." + connect.function.signature,
        choices: [
          .recommended(
            "leave", "Leave it", "Nothing changes.",
            because: "how the set-up should be split between launch and scene is a design of yours")
        ],
        subject: Subject(type: delegate.name, member: connect.function.signature),
        deviceChecks: [
          localized(
            "Open a second window on an iPad, or let the scene be reclaimed and come back: nothing is set up twice.")
        ],
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
    }
  }

  private static func runsOnce(_ call: Call) -> Bool {
    if call.isLaunchMethod { return true }
    return LaunchBound.all.contains { bound in
      !bound.failsLater
        && bound.calls.contains { $0.names.contains(call.name) && call.path.dropLast().contains($0.receiver) }
        && call.name != "registerForRemoteNotifications"
    }
  }

  /// Inside of an `if`, or after a `guard`: something asks first.
  private static func isGuarded(_ call: Call, in body: CodeBlock) -> Bool {
    body.statements.contains { statement in
      statement.kind == .if && statement.range.contains(call.range.lowerBound)
    }
  }
}

extension Call {
  /// The launch method of an app delegate, called by hand.
  fileprivate var isLaunchMethod: Bool {
    signature == "application(_:didFinishLaunchingWithOptions:)" || name == "application:didFinishLaunchingWithOptions:"
  }
}
