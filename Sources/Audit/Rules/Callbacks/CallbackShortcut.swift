/// Code that performs a quick action.
public enum CallbackShortcut: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.shortcut", kinds: [.decision, .blocker],
    title: "Quick actions no longer reach the app delegate",
    explanation: """
      application(_:performActionFor:completionHandler:) is not called in an app that has adopted scenes. A quick \
      action of the running app comes to windowScene(_:performActionFor:completionHandler:); one that starts the app \
      comes as shortcutItem of the connection options, and then the window scene's method is not called. The \
      completion handler is called exactly once, with false for an unknown action.

      The old habit of returning false from didFinishLaunching to keep the method from being called has no effect \
      any more.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)",
      "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem",
    ],
    examples: [
      .appDelegate(
        .fires, "an action handler", base: .uiKit,
        """
        func application(
          _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          completionHandler(Actions.shared.run(shortcutItem.type))
        }
        """),
      .appDelegate(
        .silent, "a method that only completes", base: .uiKit,
        """
        func application(
          _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          completionHandler(false)
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = Liveness(context)
    return context.dyingMethods(of: [.shortcut])
      .filter { $0.verdict == .real && !liveness.isCalled($0) && !$0.isCopiedToday }
      .map { method in
        let reading = CallbackReading(method, in: context)
        return finding(
          message(reading), about: method, choices: reading.eventChoices(), capMigrate: context.capMigrateTells(false),
          deviceChecks: [
            localized(
              "Use a quick action of the app's icon while the app runs, and again after ending it: both act, once.")
          ])
      }
  }

  private static func message(_ reading: CallbackReading) -> RuleMessage {
    let method = reading.method
    return RuleMessage(
      method.adoption.isAdopted ? "Quick actions do nothing" : "Quick actions will do nothing",
      text: method.fate + localized(" A quick action that starts the app comes with the connection options instead.")
        + reading.facts)
  }
}
