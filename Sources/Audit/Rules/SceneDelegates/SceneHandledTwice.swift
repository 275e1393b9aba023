/// One event that is taken in two places.
public enum SceneHandledTwice: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.handled-twice", kinds: [.decision],
    title: "One event is taken in two places",
    explanation: """
      The same connection options are seen by application(_:configurationForConnecting:options:) and by \
      scene(_:willConnectTo:options:); a tapped notification comes to the delegate of the user notification centre and \
      as notificationResponse of the connection options. Code in both places runs twice for one event, unless it takes \
      care.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uiscene/connectionoptions"],
    examples: [
      .sceneDelegate(
        .fires, "a quick action in both methods", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          if let item = connectionOptions.shortcutItem { Actions.shared.run(item.type) }
        }
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          completionHandler(Actions.shared.run(item.type))
        }
        """,
        appDelegate: """
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            if let item = options.shortcutItem { Actions.shared.run(item.type) }
            return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
          }
          """),
      .sceneDelegate(
        .silent, "a tap that the scene only asks about", base: .uiKitScenes,
        """
        var startedFromTap = false

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          startedFromTap = connectionOptions.notificationResponse != nil
        }
        """,
        appDelegate: """
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
          ) {
            Pages.shared.open(response)
            completionHandler()
          }
          """),
      .sceneDelegate(
        .silent, "in one of them", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          if let item = connectionOptions.shortcutItem { Actions.shared.run(item.type) }
        }
        """),
    ])

  private static let options: [(members: Set<String>, title: Phrase)] = [
    (["shortcutItem"], "quick actions"), (["urlContexts", "URLContexts"], "URLs"),
    (["userActivities"], "universal links and activities"), (["notificationResponse"], "tapped notifications"),
    (["cloudKitShareMetadata"], "CloudKit shares"),
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] { inHook(context) + notifications(context) }

  private static func inHook(_ context: AuditContext) -> [Finding] {
    context.delegateMethods { $0.id == "configurationForConnecting" }.flatMap { hook -> [Finding] in
      guard let connect = hook.adoption.method("scene.willConnect") else { return [] }
      return options.compactMap { members, title in
        guard let first = acts(on: members, in: hook.function, hook.text), reads(members, from: connect, context) else {
          return nil
        }
        return finding(
          RuleMessage(
            "\(localized(title).capitalizedFirst) that start the app are taken twice",
            """
            Both \(hook.function.signature) of \(hook.owner.name) and \(connect.function.signature) of \
            \(connect.type.name) look at \(members.sorted().first ?? "it") of the same connection options, and both \
            are called when a scene connects. Whether the second of them notices, only the code they call can tell.
            """),
          targets: hook.targets, in: hook.text, at: first,
          symbol: hook.owner.name + "." + hook.function.signature, choices: choices, subject: hook.subject,
          deviceChecks: [localized("End the app and start it that way: it acts once.")], distinction: title.english,
          otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
      }
    }
  }

  private static func notifications(_ context: AuditContext) -> [Finding] {
    context.liveSceneDelegates.compactMap { delegate, targets in
      guard let connect = delegate.method("scene.willConnect"),
        let range = acts(on: ["notificationResponse"], in: connect.function, connect.file.text),
        let centre = NotificationCentre.response(in: context, targets: targets)
      else { return nil }
      return finding(
        RuleMessage(
          "A tap that starts the app is taken twice",
          """
          \(delegate.name) takes notificationResponse from the connection options, and \(centre.title) is told of \
          the same tap by the user notification centre. Unless one of them notices the other, the app acts twice.
          """),
        targets: targets, in: connect.file.text, at: range,
        symbol: delegate.name + "." + connect.function.signature, choices: choices,
        subject: Subject(type: delegate.name, member: connect.function.signature),
        deviceChecks: [localized("End the app and tap one of its notifications: the page opens once.")],
        distinction: "notification",
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
    }
  }

  private static var choices: [Choice] {
    [
      Choice.recommended(
        "leave", "Leave it", "Nothing changes.",
        because: "which of the two places should act, and whether the other one notices, only you can tell")
    ]
  }

  /// The place where the member is used, unless it only decides which configuration is answered.
  private static func acts(
    on members: Set<String>, in function: FunctionDeclaration, _ text: SourceText
  ) -> ByteRange? {
    for statement in function.body?.allStatements ?? [] {
      guard
        let read = statement.references.first(where: {
          $0.path.dropFirst().contains(where: members.contains) && !text.isComparedWithNil($0.range)
        })
      else { continue }
      let inner = statement.blocks.flatMap(\.calls).filter { !$0.path.contains("UISceneConfiguration") }
      let isWrite = statement.references.contains { $0.access == .write && $0.path.last != "delegateClass" }
      let own = statement.calls.filter { call in !call.path.contains("UISceneConfiguration") }
      if !inner.isEmpty || isWrite || (statement.blocks.isEmpty && !own.isEmpty) { return read.range }
    }
    return nil
  }

  private static func reads(_ members: Set<String>, from connect: ClassModel.Method, _ context: AuditContext) -> Bool {
    context.calls.reachable(from: connect.site).contains { site in
      (site.function.body?.references ?? []).contains { $0.path.dropFirst().contains(where: members.contains) }
    }
  }
}
