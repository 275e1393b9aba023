/// The app delegate's methods of state restoration.
public enum CallbackStateRestoration: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.state-restoration", kinds: [.decision],
    title: "State restoration through the app delegate stops working",
    explanation: """
      Saving and restoring state through the app delegate and restoration identifiers does not work in an app that has \
      adopted scenes. Scenes restore from a user activity: stateRestorationActivity(for:) hands one out, and \
      session.stateRestorationActivity gives it back when the scene connects.

      The two are different designs, so nothing is translated here. The methods can stay; they are not called.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/restoring-your-app-s-state",
      "https://github.com/flutter/flutter/issues/171809",
    ],
    examples: [
      .appDelegate(
        .fires, "an app that restores its state", base: .uiKit,
        """
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
          return true
        }
        """),
      .appDelegate(.silent, "an app that does not", base: .uiKit, "func other() {}"),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = Liveness(context)
    let methods = context.dyingMethods(of: [.stateRestoration])
      .filter { !liveness.isCalled($0) && !refuses($0.function) }
    // One question for the methods of one class: they are one feature.
    let owners = methods.map { $0.owner.name + "\n" + $0.method.file.path }.unique
    return owners.compactMap { owner in
      let group = methods.filter { $0.owner.name + "\n" + $0.method.file.path == owner }
      guard let first = group.first else { return nil }
      return finding(
        message(group), about: first, kind: .decision, choices: choices(first),
        capMigrate: context.capMigrateTells(false),
        values: ["members": group.map(\.function.signature).joined(separator: "\n")],
        deviceChecks: [
          localized("Go to the home screen, end the app in Xcode and start it again: it opens where you want it to.")
        ])
    }
  }

  /// `return false` says that the app does not take part.
  private static func refuses(_ function: FunctionDeclaration) -> Bool {
    guard let body = function.body else { return true }
    let returned = body.statements.compactMap(\.returned)
    return body.calls.isEmpty && body.statements.count <= 1
      && (body.isEmpty || returned.allSatisfy { ["false", "NO", "nil"].contains($0) } && !returned.isEmpty)
  }

  private static func choices(_ method: DelegateMethod) -> [Choice] {
    [
      .recommended(
        "leave", "Leave it",
        "Nothing changes here. State is no longer restored until stateRestorationActivity(for:) is written.",
        because: "what the app should restore, and from what, is a design of yours that no tool can translate"),
      .other("delete", "Delete it", "The method is removed."),
    ]
  }

  private static func message(_ group: [DelegateMethod]) -> RuleMessage {
    let names = group.map(\.function.signature)
    let adopted = group.first?.adoption.isAdopted ?? false
    return RuleMessage(
      adopted ? "The app's state is not restored" : "The app's state will not be restored",
      """
      \(names.listed) \(names.count, one: "takes", other: "take") part in state restoration as it was before scenes. \
      \(localized(adopted ? "This app has adopted scenes, so UIKit" : "Once scenes are adopted UIKit")) restores from the \
      scene's user activity and no longer asks the app delegate. Whether the app still opens where it was left can \
      only be seen on a device.
      """)
  }
}
