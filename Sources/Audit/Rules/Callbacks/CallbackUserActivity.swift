/// Code that continues a user activity: universal links, Handoff, Spotlight, Siri.
public enum CallbackUserActivity: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.user-activity", kinds: [.decision, .blocker],
    title: "Universal links and activities no longer reach the app delegate",
    explanation: """
      application(_:continue:restorationHandler:) and the methods around it (will continue, failed, updated) are not \
      called in an app that has adopted scenes. The scene delegate has methods of the same meaning; an activity that \
      starts the app comes with the connection options of scene(_:willConnectTo:options:).

      There is no restorationHandler any more: objects that were handed to it are restored by the app itself. \
      Capacitor's scene proxy passes on web links only; Handoff, Siri and Spotlight need code of their own.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)",
      "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/useractivities",
    ],
    examples: [
      .appDelegate(
        .fires, "an own router", base: .uiKit,
        """
        func application(
          _ application: UIApplication, continue userActivity: NSUserActivity,
          restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool {
          guard let url = userActivity.webpageURL else { return false }
          return Router.shared.open(url)
        }
        """),
      .appDelegate(
        .fires, "a notice before an activity arrives, Objective-C", base: .objectiveC,
        """
        - (BOOL)application:(UIApplication *)application willContinueUserActivityWithType:(NSString *)type {
          [[Spinner shared] show];
          return YES;
        }
        """),
      .appDelegate(
        .silent, "Capacitor's proxy alone", base: .capacitor84,
        """
        func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
          return ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = Liveness(context)
    return context.dyingMethods(
      of: [.universalLink, .otherActivity, .activityWillContinue, .activityDidFail, .activityDidUpdate]
    )
    .filter { $0.verdict == .real && !liveness.isCalled($0) && !$0.isCopiedToday }
    .map { method in
      let reading = CallbackReading(method, in: context)
      return finding(
        message(reading, in: context), about: method, choices: reading.eventChoices(),
        capMigrate: context.capMigrateTells(
          method.callback.id == "continueActivity", in: method.method.file.path, onlyAppDelegate: true),
        values: restores(reading) ? ["restores": "true"] : [:],
        deviceChecks: [
          localized("Follow a universal link while the app runs, and again after ending it: both arrive, once.")
        ])
    }
  }

  /// Whether the body hands objects to the restoration handler by itself.
  private static func restores(_ reading: CallbackReading) -> Bool {
    guard let handler = reading.method.function.parameters.last?.name else { return false }
    return reading.method.function.body?.calls.contains {
      $0.path == [handler] && $0.arguments.first.map { $0.text != "nil" } ?? false
    } ?? false
  }

  private static func message(_ reading: CallbackReading, in context: AuditContext) -> RuleMessage {
    let method = reading.method
    let isLink = method.callback.id == "continueActivity"
    let verb = method.adoption.isAdopted ? localized("do not reach") : localized("will not reach")
    var text = method.fate
    if isLink { text += localized(" An activity that starts the app comes with the connection options instead.") }
    text += reading.facts
    if restores(reading) {
      text += localized(
        " It hands objects to the restoration handler, which scenes do not have: the app restores them itself.")
    }
    let sdks = ForwardedCalls.known(in: method, context).map(\.sdk.title).unique
    if !sdks.isEmpty {
      text += localized(" It hands the activity to \(sdks.listed), which has to get it from the scene.")
    }
    let what = isLink ? localized("Universal links and activities") : localized("Notices about activities")
    return RuleMessage("\(what) \(verb) the code in \(method.function.signature)", text: text)
  }
}
