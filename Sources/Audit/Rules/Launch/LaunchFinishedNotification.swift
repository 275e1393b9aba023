/// Observers that read why the app was launched from the notification about the end of the launch.
public enum LaunchFinishedNotification: Rule {
  public static let documentation = RuleDocumentation(
    id: "launch.finished-notification", kinds: [.decision],
    title: "The notification about the launch carries nothing any more",
    explanation: """
      UIApplication.didFinishLaunchingNotification is still posted under scenes. Its userInfo is the dictionary of \
      launch options, so it is nil there as well, and a link or notification that started the app is not seen. The scene's \
      connection options hold it instead.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uiapplication/didfinishlaunchingnotification"],
    examples: [
      .appDelegate(
        .fires, "an observer that reads userInfo", base: .uiKit,
        """
        func observe() {
          NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: .main
          ) { note in
            Inbox.shared.open(note.userInfo)
          }
        }
        """),
      .appDelegate(
        .silent, "an observer that only starts something", base: .uiKit,
        """
        func observe() {
          NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: .main
          ) { _ in
            Store.shared.start()
          }
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.ownSources.flatMap { file, targets in
      file.allFunctions.flatMap { type, function -> [Finding] in
        guard let body = function.body, !function.neverCompiled else { return [] }
        return body.calls.filter { observes($0) && reads($0, in: body, file, type) }.map { call in
          finding(
            RuleMessage(
              "The launch notification's userInfo is nil under scenes",
              """
              \(type.map { $0.name + "." } ?? "")\(function.signature) observes the end of the launch and reads \
              what started the app from the notification. Under scenes it finds nothing there; the connection \
              options of scene(_:willConnectTo:options:) hold it.
              """),
            targets: targets, in: file.text, at: call.range, symbol: function.signature,
            choices: [
              .recommended(
                "leave", "Leave it", "Nothing changes: the observer is called and finds nothing.",
                because: "where the value is needed, only you can tell")
            ],
            subject: Subject(type: type?.name, member: function.signature),
            deviceChecks: [
              localized("End the app and start it through a link or a notification: it opens the right place.")
            ],
            otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
        }
      }
    }
  }

  private static func observes(_ call: Call) -> Bool {
    (call.name == "addObserver" || call.name.hasPrefix("addObserver"))
      && call.arguments.contains {
        $0.text.contains("didFinishLaunchingNotification")
          || $0.text.contains("UIApplicationDidFinishLaunchingNotification")
      }
  }

  /// In the closure, or in the method that the selector names.
  private static func reads(_ call: Call, in body: CodeBlock, _ file: SourceFile, _ type: TypeDeclaration?) -> Bool {
    if body.references.contains(where: { $0.path.contains("userInfo") && call.range.contains($0.range.lowerBound) }) {
      return true
    }
    guard let selector = call.arguments.first(where: { $0.text.contains("selector(") }) else { return false }
    let inside = selector.text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" && $0 != "(" && $0 != ":" }
    let name = inside.split(separator: ".").last.map(String.init) ?? String(inside)
    return type?.methods.first { $0.baseName == name }?.body?.references.contains { $0.path.contains("userInfo") }
      ?? false
  }
}
