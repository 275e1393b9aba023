/// Calls that hand the event of a dying callback to code that is neither the project's nor a known SDK's.
public enum SDKUnknownForwarding: Rule {
  public static let documentation = RuleDocumentation(
    id: "sdk.unknown-forwarding", kinds: [.informational],
    title: "Something from outside the project is told of an event",
    explanation: """
      A callback that dies hands its URL, activity, options or quick action to a class that this project does not \
      declare and that is not in this program's table of SDKs. The call moves with the method. Whether the library \
      behind it has a form for scenes, or needs one, its documentation tells.

      A function that takes only the URL or the activity can be called with those of the scene. One that takes the \
      application and the options can be given a dictionary that is made from the URL context; the key type is \
      deprecated since iOS 26.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uiopenurlcontext"],
    examples: [
      .appDelegate(
        .fires, "a library that is not in the table", base: .uiKit, imports: ["PaymentKit"],
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return PaymentSession.current.complete(url)
        }
        """),
      .appDelegate(
        .silent, "Foundation", base: .uiKit, imports: ["PaymentKit"],
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          NotificationCenter.default.post(name: Notification.Name("opened"), object: url)
          return true
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = context.liveness
    return context.dyingMethods(of: [.openURL, .universalLink, .shortcut]).filter {
      !liveness.isCalled($0) && $0.newerForm == nil
    }
    .flatMap { method in
      ForwardedCalls.unknown(in: method, context).map { call in
        var subject = method.subject
        subject.range = call.range
        return finding(
          message(call, method), kind: .informational, targets: method.targets, in: method.text, at: call.range,
          symbol: method.owner.name + "." + method.function.signature, subject: subject,
          deviceChecks: [
            localized(
              "What \(call.path.first ?? localized("the library")) is told of still works, with the app running and not."
            )
          ],
          distinction: call.callee, otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
      }
    }
  }

  private static func message(_ call: Call, _ method: DelegateMethod) -> RuleMessage {
    let takesApplication =
      method.function.parameters.first?.name.map { name in call.arguments.contains { $0.names.contains(name) } }
      ?? false
    let how =
      takesApplication
      ? localized("It takes the application and perhaps the options, which can be made from the scene's URL context.")
      : localized("It takes only what the scene is given too, so the same call serves there.")
    return RuleMessage(
      "\(call.callee) gets the event of \(method.title)",
      """
      \(call.path.first ?? "It") is not declared in this project's sources that were read, and not in the table of \
      known SDKs. \(how) The call goes along with the answer about \(method.title); its documentation tells whether \
      there is a form for scenes.
      """)
  }
}
