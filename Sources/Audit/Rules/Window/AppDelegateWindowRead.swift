/// Code that asks the app delegate for the window.
public enum AppDelegateWindowRead: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.app-delegate-read", kinds: [.blocker], title: "Code asks the app delegate for the window",
    explanation: """
      Under scenes the app delegate's `window` stays nil unless somebody sets it: code that reads it does nothing, and \
      code that unwraps it by force ends the app. Two repairs work. The scene delegate can give its window to the app \
      delegate as it connects, which keeps every reader working, those in plugins too. Or each reader takes the window \
      from the view or scene at hand, which is also right with several windows.
      """,
    references: [Page.transition, Page.window],
    examples: [
      RuleExample(
        .fires, "in a push callback of the app delegate", base: .uiKitScenes,
        files: [
          "App/AppDelegate.swift": appDelegate(
            "func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {\n    window?.rootViewController?.view.setNeedsLayout()\n  }"
          )
        ]),
      RuleExample(
        .fires, "from elsewhere, through a cast", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc root() -> UIViewController? {\n  (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController\n}\n"
        ]),
      RuleExample(
        .fires, "from elsewhere, through a local name", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc root() -> UIViewController? {\n  let delegate = UIApplication.shared.delegate as? AppDelegate\n  return delegate?.window?.rootViewController\n}\n"
        ]),
      RuleExample(
        .fires, "Objective-C", base: .objectiveC,
        files: [
          "App/Code.m":
            "#import <UIKit/UIKit.h>\n\nUIViewController *Root(void) {\n  return [[[UIApplication sharedApplication] delegate] window].rootViewController;\n}\n"
        ]),
      RuleExample(
        .silent, "the scene delegate gives its window to the app delegate", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc root() -> UIViewController? {\n  (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController\n}\n",
          "App/SceneDelegate.swift":
            "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n\n  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {\n    (UIApplication.shared.delegate as? AppDelegate)?.window = window\n  }\n}\n",
        ]),
      RuleExample(
        .silent, "the window that UIKit asks about", base: .uiKitScenes,
        files: [
          "App/AppDelegate.swift": appDelegate(
            "func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {\n    window?.rootViewController?.supportedInterfaceOrientations ?? .all\n  }"
          )
        ]),
      RuleExample(.silent, "nobody asks", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: true])

  private static func appDelegate(_ members: String) -> String {
    "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n\n  \(members)\n}\n"
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.appDelegateGroups.flatMap { delegate, targets -> [Finding] in
      if AppDelegateWindowReads.isMirrored(delegate, targets, context) { return [] }
      let hits = AppDelegateWindowReads.hits(delegate, targets, context)
      let byFile = Dictionary(grouping: hits, by: \.file.path)
      let several = targets.contains { target in
        context.adoption[target]?.manifests.contains(where: \.supportsMultipleScenes) ?? false
      }
      return byFile.keys.sorted().compactMap { path in
        guard let hits = byFile[path]?.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }), let first = hits.first
        else { return nil }
        return finding(
          message(hits, first.file, delegate), targets: targets, in: first.file.text, at: first.range,
          symbol: "\(delegate.name).window", choices: choices(delegate, hits, several: several),
          subject: Subject(
            type: delegate.name, member: "window", range: first.range,
            values: ["ranges": hits.map { "\($0.range.lowerBound)-\($0.range.upperBound)" }.joined(separator: ",")]))
      }
    }
  }

  private static func choices(_ delegate: ClassModel, _ hits: [AppDelegateWindowReads.Hit], several: Bool) -> [Choice] {
    [
      .recommended(
        "mirror", "Let the scene delegate set \(delegate.name).window",
        "As the scene connects, its window is given to the app delegate too; this code stays as it is.",
        because: "it keeps every reader working, plugins included", isSure: !several),
      .other(
        "replace", "Take the window from the scene",
        "\(hits.count == 1 ? "The read is" : "The \(hits.count) reads are") replaced by the window of the scene at hand."
      ),
      .other("leave", "Leave it", "The window read here is nil under scenes."),
    ]
  }
}

extension AppDelegateWindowRead {
  fileprivate static func message(
    _ hits: [AppDelegateWindowReads.Hit], _ file: SourceFile, _ delegate: ClassModel
  ) -> RuleMessage {
    let lines = hits.map { file.text.position(at: $0.range.lowerBound).line }.unique
    let shown = lines.prefix(6).map(String.init).listed + (lines.count > 6 ? " and more" : "")
    return RuleMessage(
      "\(file.text.name) reads \(delegate.name).window",
      "Line\(lines.count == 1 ? "" : "s") \(shown). Under scenes that window is nil unless the scene delegate sets it: the code "
        + "does nothing, or ends the app where it unwraps by force.")
  }
}
