/// Quick actions whose completion handler is not called.
public enum SceneCompletion: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.completion", kinds: [.blocker],
    title: "The completion handler of a quick action is not called",
    explanation: """
      windowScene(_:performActionFor:completionHandler:) has to call its completion handler exactly once, with whether \
      the action was performed. A handler that is never called leaves the system waiting; one that is called twice can \
      end the app.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"
    ],
    examples: [
      .sceneDelegate(
        .fires, "never", base: .uiKitScenes,
        """
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          Actions.shared.run(item.type)
        }
        """),
      RuleExample(
        .fires, "in the scene delegate of a SwiftUI app", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": """
          import UIKit

          class AppDelegate: NSObject, UIApplicationDelegate {
            func application(
              _ application: UIApplication, configurationForConnecting session: UISceneSession,
              options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
              let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
              configuration.delegateClass = QuickActions.self
              return configuration
            }
          }

          """,
          "App/Code.swift": """
          import UIKit

          class QuickActions: NSObject, UIWindowSceneDelegate {
            func windowScene(
              _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
              completionHandler: @escaping (Bool) -> Void
            ) {
              Actions.shared.pending = item
            }
          }

          """,
        ]),
      .sceneDelegate(
        .silent, "once", base: .uiKitScenes,
        """
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          completionHandler(Actions.shared.run(item.type))
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    // SwiftUI tells a scene delegate of the app's own of quick actions as UIKit does.
    let ofSwiftUI = context.swiftUIApps.flatMap { app in
      app.sceneDelegates.map { (delegate: $0, targets: [app.target]) }
    }
    return (context.liveSceneDelegates + ofSwiftUI).compactMap { delegate, targets in
      guard let method = delegate.method("scene.performShortcut"), let body = method.function.body,
        method.function.parameters.count == 3, let name = method.function.parameters.last?.name
      else { return nil }
      // Any mention counts: handed on, stored, or called.
      let isUsed =
        body.references.contains { $0.first == name } || body.calls.contains { $0.path.first == name }
        || body.calls.flatMap(\.arguments).contains { $0.names.contains(name) }
      guard !isUsed else { return nil }
      let call = method.file.language == .swift ? "\(name)(true)" : "\(name)(YES)"
      return finding(
        RuleMessage(
          "The completion handler of a quick action is never called",
          """
          \(method.function.signature) of \(delegate.name) does not use \(name). The system waits for it to be \
          called once, with whether the action was performed.
          """),
        targets: targets, in: method.file.text, at: method.function.range,
        symbol: delegate.name + "." + method.function.signature,
        choices: [
          .recommended(
            "fix", "Call it at the end", "\(call) is added as the last statement.",
            because: body.statements.contains { $0.kind == .return || $0.kind == .guard }
              ? "the method has other ways out, which need it too" : "the method has one way out",
            isSure: !body.allStatements.contains { $0.kind == .return || $0.kind == .guard || $0.kind == .throw }),
          .other("leave", "Leave it", "Nothing changes."),
        ],
        subject: Subject(type: delegate.name, member: method.function.signature, values: ["handler": name]),
        deviceChecks: [localized("Use a quick action while the app runs: it acts, and the app stays responsive.")],
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
    }
  }
}
