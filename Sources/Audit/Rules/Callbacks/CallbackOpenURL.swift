/// Code that takes a URL the app is opened with.
public enum CallbackOpenURL: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.open-url", kinds: [.decision, .blocker, .informational],
    title: "URLs no longer reach the app delegate",
    explanation: """
      application(_:open:options:) and its two older forms are not called in an app that has adopted scenes. A URL \
      that reaches the running app comes to scene(_:openURLContexts:); a URL that starts it comes with the \
      connection options of scene(_:willConnectTo:options:). Moving only the first half is the mistake found most \
      often after migrations: links work while the app runs and are ignored when they start it.

      The set of contexts has no order, so every context is handled. The Bool result disappears; "the first handler \
      that takes it wins" is kept. A body that only tells the stack's own proxy is not reported here, because \
      the stack's scene form takes its place.

      Beside application(_:open:options:) UIKit calls none of the older forms, before scenes or after: such a copy may \
      be deleted, and taking it along would handle every URL twice.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)",
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
    ],
    examples: [
      .appDelegate(
        .fires, "an own router", base: .uiKit,
        """
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
          return Router.shared.open(url)
        }
        """),
      .appDelegate(
        .fires, "an SDK asked first, Capacitor's proxy second", base: .capacitor84,
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          if GIDSignIn.sharedInstance.handle(url) { return true }
          return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
        }
        """),
      .appDelegate(
        .fires, "the oldest form, Objective-C", base: .objectiveC,
        """
        - (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url {
          return [[Router shared] open:url];
        }
        """),
      .appDelegate(
        .fires, "an older form beside the newer one", base: .uiKit,
        """
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
          return false
        }
        func application(
          _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
        ) -> Bool {
          return Router.shared.open(url)
        }
        """),
      .appDelegate(
        .fires, "only launch calls it besides", base: .uiKit,
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          if let url = Keepsake.url { _ = self.application(application, open: url, options: [:]) }
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return Router.shared.open(url)
        }
        """),
      .appDelegate(
        .silent, "Capacitor's proxy alone, broken over lines", base: .capacitor84,
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return ApplicationDelegateProxy.shared.application(
            app,
            open: url,
            options: options)
        }
        """),
      .sceneDelegate(
        .silent, "the scene delegate calls it", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          let appDelegate = UIApplication.shared.delegate as? AppDelegate
          contexts.forEach { _ = appDelegate?.application(UIApplication.shared, open: $0.url, options: [:]) }
        }
        """,
        appDelegate: """
          func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
          ) -> Bool {
            return Router.shared.open(url)
          }
          """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = context.liveness
    return context.dyingMethods(of: [.openURL])
      .filter { $0.verdict == .real && !liveness.isCalled($0) && !$0.isCopiedToday }
      .map { method in
        if let newer = method.newerForm { return overtaken(method, by: newer) }
        let reading = CallbackReading(method, in: context)
        return finding(
          message(reading, in: context), about: method, choices: reading.eventChoices(),
          capMigrate: context.capMigrateTells(true, in: method.method.file.path, onlyAppDelegate: true),
          deviceChecks: [
            localized("Open one of the app's URLs while it runs, and again after ending it: both arrive, once.")
          ])
      }
  }

  private static func overtaken(_ method: DelegateMethod, by newer: ClassModel.Method) -> Finding {
    finding(
      RuleMessage(
        "\(method.function.signature) stands beside a newer form",
        """
        \(method.owner.name) implements \(newer.function.signature) too, and where both are there UIKit never \
        called this one. Nothing of it has to move.
        """),
      about: method, kind: .informational,
      choices: [
        .recommended("leave", "Leave it", "Nothing changes: it does not run.", because: "it did not run before either")
      ] + (Liveness.isCalledInClass(method) ? [] : [.other("delete", "Delete it", "The code is removed.")]),
      deviceChecks: [])
  }

  private static func message(_ reading: CallbackReading, in context: AuditContext) -> RuleMessage {
    let method = reading.method
    let verb = method.adoption.isAdopted ? localized("do not reach") : localized("will not reach")
    var text =
      method.fate + localized(" A URL that starts the app comes with the connection options instead.") + reading.facts
    let sdks = ForwardedCalls.known(in: method, context).map(\.sdk.title).unique
    if !sdks.isEmpty { text += localized(" It hands the URL to \(sdks.listed), which has to get it from the scene.") }
    return RuleMessage("URLs \(verb) the code in \(method.function.signature)", text: text)
  }
}
