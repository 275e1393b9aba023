/// A class that bears the name the new scene delegate would have.
public enum SceneDelegateNameClash: Rule {
  public static let documentation = RuleDocumentation(
    id: "membership.name-clash", kinds: [.informational], title: "The usual name for the scene delegate is taken",
    explanation: """
      A new scene delegate is called SceneDelegate, unless the project has a class or a file of that name which is \
      something else. Then another name is used, so that nothing is overwritten and both compile.

      A file that no target compiles may have been written for another app delegate: what it asks of the app delegate is \
      not there, and the target would not compile with it. It is left alone.
      """,
    references: [Page.delegateClass],
    examples: [
      RuleExample(
        .fires, "a class of that name that is none", base: .uiKit,
        files: ["App/Code.swift": "protocol Drawable {}\n\nclass SceneDelegate: Drawable {\n}\n"]),
      RuleExample(
        .fires, "a scene delegate in no target that asks for what is not there", base: .uiKit,
        files: [
          "App/SceneDelegate.swift": """
          import UIKit

          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              let appDelegate = UIApplication.shared.delegate as! AppDelegate
              window = appDelegate.shell.makeWindow(scene)
            }
          }

          """
        ]),
      RuleExample(.silent, "free", base: .uiKit),
      RuleExample(.silent, "taken by a scene delegate", base: .uiKitScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.groups(in: .notAdopted).compactMap { group in
      let subject = AdoptionSubject(context: context, group: group)
      guard let owner = group.appDelegate, group.first?.isKnown == true, subject.sceneDelegate != "SceneDelegate" else {
        return nil
      }
      let part = context.sources.classModel("SceneDelegate", in: nil)?.declaration
      // `ABAppDelegate` gets an `ABSceneDelegate`.
      if part == nil, subject.sceneDelegate == owner.name.replacing("AppDelegate", with: "SceneDelegate") { return nil }
      let missing = context.sources.classModel("SceneDelegate", in: nil).map {
        context.sources.undeclaredMembers($0, of: owner)
      }
      if let missing, let first = missing.first {
        return finding(
          message(missing.map(\.name), of: owner.name, in: first.file), targets: subject.targets, in: first.file.text,
          at: first.range, symbol: "SceneDelegate", subject: subject.subject())
      }
      return finding(
        message(subject.sceneDelegate, part?.file.path), targets: subject.targets, in: part?.file.text,
        at: part?.type.nameRange, symbol: "SceneDelegate", subject: subject.subject())
    }
  }
}

extension SceneDelegateNameClash {
  fileprivate static func message(_ names: [String], of owner: String, in file: SourceFile) -> RuleMessage {
    RuleMessage(
      "\(file.text.name) is written for another app delegate",
      """
      No target compiles \(file.path), and none could: \(owner) has no \(names.listed) that it might use. The file stays \
      as it is, and scenes are adopted without it.
      """)
  }

  fileprivate static func message(_ name: String, _ path: String?) -> RuleMessage {
    RuleMessage(
      "The name SceneDelegate is taken",
      """
      \(path.map { localized("\($0) declares something else under that name") } ?? localized("A file of that name lies beside the app delegate")), \
      so the new scene delegate is called \(name). Nothing is overwritten.
      """)
  }
}
