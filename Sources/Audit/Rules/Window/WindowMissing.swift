/// A scene delegate without a window.
public enum WindowMissing: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.none", kinds: [.blocker], title: "The scene delegate has no window",
    explanation: """
      Something has to make the window of a scene: a storyboard named in its configuration, which needs a property \
      `window` on the delegate to put the window into, or code in scene(_:willConnectTo:options:). A delegate with \
      neither starts with a black screen. Leaving it to the app delegate, as before, no longer works.
      """,
    references: [Page.willConnect, Page.manifest],
    examples: [
      RuleExample(
        .fires, "neither code nor storyboard", base: .uiKitScenes,
        files: [
          "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest())
        ]),
      RuleExample(
        .fires, "a storyboard, and no property for its window", base: .uiKitScenes,
        files: [
          "App/SceneDelegate.swift": "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n}\n"
        ]),
      RuleExample(.silent, "a storyboard and the property", base: .uiKitScenes),
      RuleExample(.silent, "made in code", base: .capacitor85),
      RuleExample(
        .silent, "made by a helper", base: .uiKitScenes,
        files: [
          "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest()),
          "App/SceneDelegate.swift": """
          import UIKit

          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }
              showFirstScreen(in: windowScene)
            }

            private func showFirstScreen(in scene: UIWindowScene) {
              window = UIWindow(windowScene: scene)
            }
          }

          """,
        ]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      guard !adoption.entry.isSwiftUI else { return [] }
      return adoption.serving.compactMap { serving in
        guard let model = serving.resolution.model, !serving.window.isThere else { return nil }
        if case .source = serving.origin, adoption.missing.contains(.compiled) { return nil }
        let isCovered = adoption.isRepairedByAdoption
        let part = model.declaration
        return finding(
          message(serving, isCovered: isCovered), targets: [adoption.target], in: part.file.text,
          at: part.type.nameRange,
          symbol: model.name,
          choices: isCovered
            ? []
            : [
              .recommended(
                "add", "Make the window", "What is missing is added to \(model.name).",
                because: "nothing else makes the window"), .other("leave", "Leave it", "The screen stays black."),
            ], subject: Subject(type: model.name, range: part.type.nameRange))
      }
    }
  }
}

extension WindowMissing {
  fileprivate static func message(_ serving: TargetAdoption.Serving, isCovered: Bool) -> RuleMessage {
    let why =
      if case .noProperty(let storyboard) = serving.window {
        localized(
          "The storyboard \(storyboard) makes a window, but the class has no property `window` to hold it, so it is gone at once. "
        )
      } else {
        localized("The class makes no window, and its configuration names no storyboard. ")
      }
    return RuleMessage(
      "\(serving.title) shows no window",
      text: why + localized("The screen stays black.")
        + (isCovered ? localized(" The question about adopting scenes in this target repairs it.") : ""))
  }
}
