/// An app delegate for unit tests that brings no scenes.
public enum TestHostDelegate: Rule {
  public static let documentation = RuleDocumentation(
    id: "target.test-host", kinds: [.blocker, .informational], title: "Tests start the app with another app delegate",
    explanation: """
      Unit tests run inside the app, and some apps start with an empty app delegate then, chosen by name in main.swift \
      or main.m. The host has to adopt scenes like the app itself. A manifest serves both; an app that names its scene \
      delegate in code only has to do so in the second app delegate too, or its tests stop at launch with the iOS 27 \
      SDK.
      """,
    references: [Page.transition, Page.configuring],
    examples: [
      RuleExample(.fires, "scenes named in the app's own delegate only", base: .capacitor85, files: host(hook: false)),
      RuleExample(.silent, "both name them", base: .capacitor85, files: host(hook: true)),
      RuleExample(.silent, "one app delegate", base: .capacitor85),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static func host(hook: Bool) -> [String: String] {
    let method = """
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      """
    return [
      "ios/App/App/Info.plist": ExamplePropertyList.file(),
      "ios/App/App/Code.swift":
        "import UIKit\n\nclass TestingAppDelegate: UIResponder, UIApplicationDelegate {\n  \(hook ? method : "")\n}\n",
    ]
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      guard adoption.state == .adopted, !adoption.entry.isSwiftUI else { return [] }
      let isServedByManifest = adoption.manifests.allSatisfy { !$0.namedWindowEntries.isEmpty }
      return context.sources.otherAppDelegates(of: adoption.target).compactMap { model in
        let part = model.declaration
        guard !VendoredCode.holds(part.file.path), model.looksLikeTestDouble || adoption.target.isTestHost,
          !isServedByManifest, model.method("configurationForConnecting") == nil
        else { return nil }
        return finding(
          message(model.name, adoption), targets: [adoption.target], in: part.file.text, at: part.type.nameRange,
          symbol: model.name, subject: Subject(type: model.name))
      }
    }
  }
}

extension TestHostDelegate {
  fileprivate static func message(_ name: String, _ adoption: TargetAdoption) -> RuleMessage {
    RuleMessage(
      "\(name) starts \(adoption.target.name) for tests and brings no scenes",
      """
      The app names its scene delegate in code, in its own app delegate. Started with \(name) instead, it has no \
      scenes: with the iOS 27 SDK the test host stops at launch. A manifest would serve both, and so would the same \
      method in \(name).
      """
    )
  }
}
