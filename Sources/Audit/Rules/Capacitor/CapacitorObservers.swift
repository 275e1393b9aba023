/// Observers of Capacitor's notifications about links.
public enum CapacitorObservers: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.observers", kinds: [.informational, .blocker],
    title: "Observers of Capacitor's link notifications",
    explanation: """
      Capacitor posts its notifications about URLs and universal links under scenes too, so observers of them need no \
      change. UIApplication's life-cycle notifications keep coming, once for all windows. The notifications that name a \
      scene exist from Capacitor 8.5 on only.
      """,
    references: ["https://capacitorjs.com/docs/updating/8-5"],
    examples: [
      .appDelegate(
        .fires, "an observer of URLs", base: .capacitor84,
        """
        func observe() {
          NotificationCenter.default.addObserver(forName: .capacitorOpenURL, object: nil, queue: .main) { _ in }
        }
        """),
      .appDelegate(.silent, "none", base: .capacitor84, "func observe() {}"),
    ])

  private static let lasting: Set = [
    "capacitorOpenURL", "capacitorOpenUniversalLink", "CDVPluginHandleOpenURL", "CDVPluginHandleOpenURLNotification",
  ]
  private static let scenes: Set = [
    "capacitorSceneWillConnect", "capacitorSceneOpenURL", "capacitorSceneOpenUniversalLink",
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.isCapacitor else { return [] }
    return context.ownSources.compactMap { file, targets -> Finding? in
      let observers: [Call] = file.allFunctions.flatMap {
        $0.function.neverCompiled ? [] : $0.function.body?.calls ?? []
      }
      .filter { $0.name.hasPrefix("addObserver") || $0.name == "publisher" || $0.name == "notifications" }
      func named(_ names: Set<String>) -> Call? {
        observers.first { call in call.arguments.contains { argument in names.contains(Self.last(argument.text)) } }
      }
      if !context.hasCapacitorSceneProxy, let call = named(scenes) {
        return finding(
          RuleMessage(
            "A notification of Capacitor 8.5 is observed with an older Capacitor",
            "The notifications that name a scene exist from Capacitor 8.5 on. With the version that is resolved here this does not compile."
          ),
          kind: .blocker, targets: targets, in: file.text, at: call.range, symbol: call.callee, distinction: "scene",
          otherTools: [.capMigrate: false])
      }
      guard let call = named(lasting) else { return nil }
      return finding(
        RuleMessage(
          "Observers of links in \(file.text.name) keep working",
          "Capacitor posts these notifications under scenes as well, as soon as the scene delegate forwards. Nothing has to change here."
        ),
        kind: .informational, targets: targets, in: file.text, at: call.range, symbol: call.callee,
        distinction: "lasting",
        otherTools: [.capMigrate: false])
    }
  }

  private static func last(_ text: String) -> String {
    let words = text.filter { !$0.isWhitespace }
    return words.split(separator: ".").last.map(String.init)?.filter { $0 != "\"" && $0 != "(" && $0 != ")" } ?? words
  }
}
