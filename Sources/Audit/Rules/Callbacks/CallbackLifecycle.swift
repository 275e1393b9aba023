/// Code in one of the four life-cycle methods of the app delegate.
public enum CallbackLifecycle: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.lifecycle", kinds: [.decision, .blocker],
    title: "Code in a life-cycle method of the app delegate stops running",
    explanation: """
      applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground and \
      applicationWillEnterForeground are not called in an app that has adopted scenes. The code stays in place and \
      compiles; it is just never reached.

      What touches the window or its views belongs to the scene method. What saves, connects, counts or sets the badge \
      belongs to the process: UIApplication still posts its notifications, once for all windows together, so an \
      observer keeps the old meaning. A body that needs private members of the app delegate can stay there and be \
      called from the scene delegate. sceneWillEnterForeground also comes when a scene appears for the first time, \
      which applicationWillEnterForeground did not.
      """,
    references: [
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
      "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
    ],
    examples: [
      .appDelegate(
        .fires, "a body that resets the badge", base: .uiKit,
        """
        func applicationDidBecomeActive(_ application: UIApplication) {
          application.applicationIconBadgeNumber = 0
        }
        """),
      .appDelegate(
        .fires, "the same in Objective-C", base: .objectiveC,
        """
        - (void)applicationDidEnterBackground:(UIApplication *)application {
          [[NSUserDefaults standardUserDefaults] setObject:[NSDate date] forKey:@"left"];
        }
        """),
      .appDelegate(
        .fires, "in an app that has adopted scenes already", base: .uiKitScenes,
        """
        func applicationDidEnterBackground(_ application: UIApplication) {
          UserDefaults.standard.set(Date(), forKey: "left")
        }
        """),
      .appDelegate(
        .silent, "the template's comments", base: .capacitor84,
        """
        func applicationDidBecomeActive(_ application: UIApplication) {
          // Restart any tasks that were paused.
        }
        """),
      .sceneDelegate(
        .silent, "a method that the scene delegate calls", base: .uiKitScenes,
        """
        func sceneDidBecomeActive(_ scene: UIScene) {
          (UIApplication.shared.delegate as? AppDelegate)?.applicationDidBecomeActive(UIApplication.shared)
        }
        """,
        appDelegate: """
          func applicationDidBecomeActive(_ application: UIApplication) {
            application.applicationIconBadgeNumber = 0
          }
          """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = context.liveness
    return context.dyingMethods(of: [.becomeActive, .resignActive, .enterBackground, .enterForeground])
      .filter { $0.verdict == .real && !liveness.isCalled($0) && !$0.isCopiedToday }
      .map { CallbackReading($0, in: context) }
      .filter { !CallbackPrivacyScreen.concerns($0) }
      .map { reading in
        let method = reading.method
        return finding(
          message(reading), about: method, choices: reading.lifecycleChoices(),
          capMigrate: context.capMigrateTells(false), deviceChecks: deviceChecks(method))
      }
  }

  private static func message(_ reading: CallbackReading) -> RuleMessage {
    let method = reading.method
    let verb = method.adoption.isAdopted ? localized("never runs") : localized("stops running")
    let first =
      method.callback.id == "willEnterForeground"
      ? localized(
        " The scene's method also comes at the first appearance, which this one did not, unless the app had been launched in the background before."
      ) : ""
    return RuleMessage("Code in \(method.title) \(verb)", text: method.fate + reading.facts + first)
  }

  static func deviceChecks(_ method: DelegateMethod) -> [String] {
    switch method.callback.id {
    case "didBecomeActive":
      [localized("Start the app, pull the notification centre down and up: what \(method.title) did happens.")]
    case "willResignActive": [localized("Open the app switcher: what \(method.title) did happens.")]
    case "didEnterBackground": [localized("Go to the home screen: what \(method.title) did happens.")]
    default:
      [localized("Go to the home screen and back: what \(method.title) did happens, and not at the first start.")]
    }
  }
}
