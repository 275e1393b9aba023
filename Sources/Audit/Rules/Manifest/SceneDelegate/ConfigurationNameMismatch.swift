/// A configuration that code names and the manifest does not.
public enum ConfigurationNameMismatch: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.configuration-name", kinds: [.informational, .blocker],
    title: "Code and manifest name the scene configuration differently",
    explanation: """
      UISceneConfiguration(name:sessionRole:) looks the name up in the manifest. With a name that is not there UIKit \
      logs "Info.plist contained no UIScene configuration dictionary" and gets nothing from the manifest: no delegate \
      class, no storyboard. Where the code sets the delegate class itself this is harmless.

      A name that was shipped is never changed in the manifest: iOS remembers it with each session, and a rename \
      leaves a blank window after the update. The name in code is what gives way.
      """,
    references: [Page.configuring, Page.transition],
    examples: [
      RuleExample(
        .fires, "a name that is not in the manifest", base: .uiKitScenes,
        files: ["App/AppDelegate.swift": appDelegate("Default")]),
      RuleExample(
        .silent, "the manifest's name", base: .uiKitScenes,
        files: ["App/AppDelegate.swift": appDelegate("Default Configuration")]),
      RuleExample(
        .silent, "no name", base: .uiKitScenes,
        files: ["App/AppDelegate.swift": appDelegate(nil)]),
      RuleExample(.silent, "no method", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static func appDelegate(_ name: String?) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(name: \(name.map { "\"\($0)\"" } ?? "nil"), sessionRole: session.role)
      }
    }

    """
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      guard let hook = adoption.hook, !adoption.entry.isSwiftUI else { return [] }
      let names = adoption.manifests.flatMap(\.effective).compactMap(\.name).unique
      guard let first = names.first else { return [] }
      return hook.names.filter { !names.contains($0.text) }.compactMap { name in
        guard let text = context.sources.file(name.file)?.text else { return nil }
        let isServed = hook.setsDelegate
        return finding(
          message(name.text, names, isServed: isServed), kind: isServed ? .informational : .blocker,
          targets: [adoption.target], in: text, at: name.range, symbol: name.text,
          choices: isServed
            ? []
            : [
              .recommended(
                "fix", "Say \"\(first)\" in code", "The code asks for the configuration that the manifest has.",
                because: "the manifest's name may be stored with sessions of shipped versions", isSure: names.count == 1
              ),
              .other("leave", "Leave it", "UIKit finds no configuration for new sessions."),
            ], subject: Subject(member: name.text, range: name.range, values: ["name": first]))
      }
    }
  }
}

extension ConfigurationNameMismatch {
  fileprivate static func message(_ name: String, _ known: [String], isServed: Bool) -> RuleMessage {
    RuleMessage(
      "The code asks for the scene configuration \"\(name)\", which the manifest does not have",
      "The manifest has \(known.map { "\"\($0)\"" }.listed). "
        + (isServed
          ? "The code sets the delegate class itself, so the app works; UIKit logs a line about the missing name."
          : """
          UIKit then creates the scene without the manifest's delegate and storyboard: the window stays black. A \
          clean install shows it; a restored session may hide it.
          """))
  }
}
