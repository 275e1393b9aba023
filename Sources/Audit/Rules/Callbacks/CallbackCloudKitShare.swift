/// Code that accepts a CloudKit share.
public enum CallbackCloudKitShare: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.cloudkit-share", kinds: [.decision, .blocker],
    title: "Accepted CloudKit shares no longer reach the app delegate",
    explanation: """
      application(_:userDidAcceptCloudKitShareWith:) is not called in an app that has adopted scenes. A share that is \
      accepted while the app runs comes to windowScene(_:userDidAcceptCloudKitShareWith:); one that starts the app \
      comes as cloudKitShareMetadata of the connection options.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:userdidacceptcloudkitsharewith:)"
    ],
    examples: [
      .appDelegate(
        .fires, "a share that is accepted", base: .uiKit, imports: ["CloudKit"],
        """
        func application(_ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
          Library.shared.accept(metadata)
        }
        """),
      .appDelegate(
        .silent, "no code", base: .uiKit, imports: ["CloudKit"],
        """
        func application(_ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
          // later
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = Liveness(context)
    return context.dyingMethods(of: [.cloudKitShare])
      .filter { $0.verdict == .real && !liveness.isCalled($0) && !$0.isCopiedToday }
      .map { method in
        let reading = CallbackReading(method, in: context)
        let verb = method.adoption.isAdopted ? localized("are not accepted") : localized("will not be accepted")
        return finding(
          RuleMessage(
            "CloudKit shares \(verb)",
            text: method.fate + localized(" A share that starts the app comes with the connection options instead.")
              + reading.facts),
          about: method, choices: reading.eventChoices(), capMigrate: context.capMigrateTells(false),
          deviceChecks: [
            localized("Accept a share while the app runs, and again after ending it: both are taken, once.")
          ])
      }
  }
}
