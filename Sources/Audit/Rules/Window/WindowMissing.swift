/// A scene delegate without a window.
public enum WindowMissing: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.none", kinds: [.blocker], title: "The scene delegate has no window",
    explanation: """
      Something has to make the window of a scene: a storyboard named in its configuration, which needs a property \
      `window` on the delegate to put the window into, or code in scene(_:willConnectTo:options:). A delegate with \
      neither starts with a black screen. Leaving it to the app delegate, as before, no longer works.

      A window needs something to show as well, a root view controller, and has to be made visible. Code that did so \
      at launch comes too early for a window that the scene makes.
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
      sceneDelegate(
        .fires, "a window that nothing is put into",
        "window = UIWindow(windowScene: windowScene)\n    window?.makeKeyAndVisible()"),
      sceneDelegate(
        .fires, "a window that is never shown",
        "window = UIWindow(windowScene: windowScene)\n    window?.rootViewController = UIViewController()"),
      sceneDelegate(
        .fires, "a window that the app delegate does not make",
        """
        let appDelegate = UIApplication.shared.delegate as? AppDelegate
            window = appDelegate?.window
            window?.windowScene = windowScene
            window?.makeKeyAndVisible()
        """),
      sceneDelegate(
        .silent, "a window that other code gets",
        "let window = UIWindow(windowScene: windowScene)\n    self.window = window\n    Router(window: window).start()"),
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
              window?.rootViewController = UIViewController()
              window?.makeKeyAndVisible()
            }
          }

          """,
        ]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static func sceneDelegate(_ outcome: RuleExample.Outcome, _ caption: Phrase, _ body: String) -> RuleExample {
    RuleExample(
      outcome, caption, base: .uiKitScenes,
      files: [
        "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest()),
        "App/SceneDelegate.swift": """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            \(body)
          }
        }

        """,
      ])
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      guard !adoption.entry.isSwiftUI else { return [] }
      return adoption.serving.compactMap { serving in
        if serving.window.isThere { return unused(serving, adoption.target, context) }
        guard let model = serving.resolution.model else { return framework(serving, adoption) }
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

  /// A window that is made in code, and shows nothing, or that nobody makes.
  private static func unused(
    _ serving: TargetAdoption.Serving, _ target: AppTarget, _ context: AuditContext
  ) -> Finding? {
    guard case .code(let site, let range) = serving.window, let model = serving.resolution.model,
      let lack = SceneWindowUse(of: model, in: target, context)?.lack
    else { return nil }
    return finding(
      message(lack, model.name), targets: [target], in: site.file.text, at: range,
      symbol: model.name, subject: Subject(type: model.name, range: range))
  }

  /// A stack's own class that waits for a storyboard, in a configuration that names none.
  private static func framework(_ serving: TargetAdoption.Serving, _ adoption: TargetAdoption) -> Finding? {
    guard case .framework(let name) = serving.resolution, case .manifest(let use, let entry) = serving.origin,
      let plist = use.plist
    else { return nil }
    return finding(
      message(serving, isCovered: adoption.isRepairedByAdoption), targets: [adoption.target], in: plist.text,
      at: entry.node["UISceneDelegateClassName"]?.range ?? entry.node.range, symbol: name,
      subject: Subject(type: name))
  }
}

extension WindowMissing {
  fileprivate static func message(_ lack: SceneWindowUse.Lack, _ name: String) -> RuleMessage {
    switch lack {
    case .content:
      RuleMessage(
        "\(name) puts nothing into the window",
        """
        It makes the window of the scene, and no code that it reaches gives the window a root view controller: the \
        screen stays black. Launch code that does so runs before there is this window.
        """)
    case .showing:
      RuleMessage(
        "\(name) never shows the window",
        """
        It makes the window of the scene, and no code that it reaches calls makeKeyAndVisible(): the screen stays black.
        """)
    case .making:
      RuleMessage(
        "\(name) takes a window that nobody makes",
        """
        It takes the window of the app delegate. At launch nothing makes one, or only where the application's state is \
        not `background`, which it always is under scenes: the screen stays black.
        """)
    }
  }

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
