/// A scene delegate that does not hand links to Capacitor.
public enum CapacitorForwarder: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.forwarder", kinds: [.blocker],
    title: "The scene delegate does not hand links to Capacitor",
    explanation: """
      Capacitor learns of links from three methods of the scene delegate: the one that connects the scene, for links that \
      start the app, and the two that take URLs and universal links while it runs. Where one of them is missing or does \
      not forward, appUrlOpen never reaches the page for that way. Capacitor's own check looks for none of this and \
      calls such a project migrated.
      """,
    references: [
      "https://capacitorjs.com/docs/updating/8-5", "https://capacitorjs.com/docs/apis/app#addlistenerappurlopen-",
    ],
    examples: [
      .sceneDelegate(
        .fires, "a scene delegate without forwarders", base: .capacitor85,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.rootViewController = CAPBridgeViewController()
          self.window = window
          window.makeKeyAndVisible()
        }
        """),
      RuleExample(.silent, "Capacitor's own scene delegate", base: .capacitor85),
      .sceneDelegate(
        .silent, "forwarding through helpers", base: .capacitor85,
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          window?.makeKeyAndVisible()
          SceneDelegateProxy.shared.scene(
            scene,
            willConnectTo: session,
            options: connectionOptions)
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { pass(scene, contexts) }
        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
          SceneDelegateProxy.shared.scene(scene, continue: activity)
        }
        private func pass(_ scene: UIScene, _ contexts: Set<UIOpenURLContext>) {
          SceneDelegateProxy.shared.scene(scene, openURLContexts: contexts)
        }
        """),
    ],
    otherTools: [.capMigrate: false])

  private static let forwarders: [(id: String, callback: String, title: Phrase)] = [
    (id: "willConnect", callback: "scene.willConnect", title: "links that start the app"),
    (id: "openURLContexts", callback: "scene.openURLContexts", title: "URLs of the running app"),
    (id: "continueActivity", callback: "scene.continueActivity", title: "universal links of the running app"),
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let targets = Set(context.capacitorTargets.map(\.id))
    return context.liveSceneDelegates.compactMap { delegate, served in
      let concerned = served.filter { targets.contains($0.id) }
      guard let first = concerned.first else { return nil }
      let lineage = context.sources.lineage(of: delegate, in: first)
      let missing = forwarders.filter { !forwards($0.callback, lineage, context) }
      guard !missing.isEmpty, !isForeign(lineage, context) else { return nil }
      let part = delegate.declaration
      return finding(
        RuleMessage(
          "\(delegate.name) does not hand \(missing.count == 3 ? localized("links") : missing.map { localized($0.title) }.listed) to Capacitor",
          """
          Capacitor is not told of \(missing.map { localized($0.title) }.listed): \(delegate.name) has no forwarding call for \
          \(missing.count, one: "it", other: "them"), and UIKit does not ask the app delegate any more. The page does \
          not get appUrlOpen on \(missing.count, one: "that way", other: "those ways").
          """),
        targets: concerned, in: part.file.text, at: part.type.nameRange, symbol: delegate.name,
        choices: [
          .recommended(
            "add", "Add what is missing",
            "The forwarding \(missing.count, one: "call is", other: "calls are") added; what is there stays.",
            because: "Capacitor's plugins learn of links in no other way"),
          .other("leave", "Leave it", "Nothing changes."),
        ],
        subject: Subject(type: delegate.name, values: ["missing": missing.map(\.id).joined(separator: ",")]),
        deviceChecks: [
          localized(
            "xcrun simctl openurl booted with one of the app's URLs, the app running and not running: appUrlOpen comes, once."
          ),
          localized("Follow a universal link, the app running and not running: appUrlOpen comes, once."),
        ],
        distinction: missing.map(\.id).joined(separator: ","))
    }
  }

  /// Whether a proxy of Capacitor is told, here or in what this calls, the app delegate's methods included.
  private static func forwards(_ callback: String, _ lineage: [ClassModel], _ context: AuditContext) -> Bool {
    guard let method = lineage.lazy.compactMap({ $0.method(callback) }).first else { return false }
    return context.calls.reachable(from: method.site).contains { site in
      (site.function.body?.calls ?? []).contains(where: StackProxy.isProxy)
    }
  }

  /// A scene delegate that inherits from one that was not read may forward there.
  private static func isForeign(_ lineage: [ClassModel], _ context: AuditContext) -> Bool {
    let plain: Set = ["UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate"]
    return lineage.contains { model in
      guard let first = model.declaration.type.supertypes.first else { return false }
      return !plain.contains(first) && context.sources.classModel(first, in: nil) == nil
    }
  }
}
