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
        .fires, "through the app delegate's own way to itself", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc root() -> UIViewController? {\n  let app = AppDelegate.shared\n  return app.window?.rootViewController\n}\n"
        ]),
      RuleExample(
        .fires, "the same in Objective-C", base: .objectiveC,
        files: [
          "App/Code.m":
            "#import \"AppDelegate.h\"\n\nCGSize Size(void) {\n  AppDelegate *app = [AppDelegate shared];\n  return app.window.bounds.size;\n}\n"
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

  /// Reads of one file, with the app delegates they may mean: targets can share a file and start differently.
  private struct Reads {
    var hits: [AppDelegateWindowReads.Hit] = []
    var delegates: [ClassModel] = []
    var targets: [AppTarget] = []
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    var byFile: [String: Reads] = [:]
    for (delegate, targets) in context.appDelegateGroups
    where !AppDelegateWindowReads.isMirrored(delegate, targets, context) {
      let launch = Set(targets.first.map { LaunchWindow.places(in: delegate, context, $0) }?.map(\.site.key) ?? [])
      for hit in AppDelegateWindowReads.hits(delegate, targets, context, launch: launch) {
        var reads = byFile[hit.file.path] ?? Reads()
        if !reads.hits.contains(where: { $0.range == hit.range }) { reads.hits.append(hit) }
        if !reads.delegates.contains(where: { $0.name == delegate.name }) { reads.delegates.append(delegate) }
        reads.targets += hit.targets.filter { target in !reads.targets.contains { $0.id == target.id } }
        byFile[hit.file.path] = reads
      }
    }
    return byFile.keys.sorted().compactMap { path in
      guard let reads = byFile[path] else { return nil }
      let hits = reads.hits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let first = hits.first, let delegate = reads.delegates.first else { return nil }
      let several = reads.targets.contains { target in
        context.adoption[target]?.manifests.contains(where: \.supportsMultipleScenes) ?? false
      }
      let name = reads.delegates.count == 1 ? "\(delegate.name).window" : localized("the app delegate's window")
      return finding(
        message(hits, first.file, name), targets: reads.targets, in: first.file.text, at: first.range, symbol: "window",
        choices: choices(name, hits, several: several, canMirror: reads.delegates.allSatisfy(\.canSetWindow)),
        subject: Subject(
          type: delegate.name, member: "window", range: first.range,
          values: ["ranges": hits.map { "\($0.range.lowerBound)-\($0.range.upperBound)" }.joined(separator: ",")]))
    }
  }

  private static func choices(
    _ name: String, _ hits: [AppDelegateWindowReads.Hit], several: Bool, canMirror: Bool
  ) -> [Choice] {
    let replacement = (
      id: "replace", label: Phrase("Take the window from the scene"),
      consequence: Phrase(
        "\(localized(hits.count == 1 ? "The read is" : "The \(hits.count) reads are")) replaced by the window of the scene at hand."
      )
    )
    let leave = Choice.other("leave", "Leave it", "The window read here is nil under scenes.")
    guard canMirror else {
      return [
        .recommended(
          replacement.id, replacement.label, replacement.consequence,
          because: "\(name) is worked out where it is read, and cannot be set", isSure: false), leave,
      ]
    }
    return [
      .recommended(
        "mirror", "Let the scene delegate set \(name)",
        "As the scene connects, its window is given to the app delegate too; this code stays as it is.",
        because: "it keeps every reader working, plugins included", isSure: !several),
      .other(replacement.id, replacement.label, replacement.consequence), leave,
    ]
  }
}

extension AppDelegateWindowRead {
  fileprivate static func message(
    _ hits: [AppDelegateWindowReads.Hit], _ file: SourceFile, _ name: String
  ) -> RuleMessage {
    let lines = hits.map { file.text.position(at: $0.range.lowerBound).line }.unique
    return RuleMessage(
      "\(file.text.name) reads \(name)",
      """
      \(lines.asLines.sentenceCased). Under scenes that window is nil unless the scene delegate sets it: the code \
      does nothing, or ends the app where it unwraps by force.
      """)
  }
}
