import Testing

@testable import Apply
@testable import Audit

/// What starts a Flutter app: links that Dart asks for, quick actions, and app delegates of the app's own.
@Suite struct FlutterLinkPlanTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"
  private let sceneDelegate = "ios/Runner/SceneDelegate.swift"

  private let members = """
      private var channel: FlutterMethodChannel?
      private var initial: String?

      func answer() -> String? { initial }

      override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        channel?.invokeMethod("link", arguments: url.absoluteString)
        return super.application(app, open: url, options: options)
      }

    """

  @Test(arguments: [
    "if let url = launchOptions?[.url] as? URL {\n      initial = url.absoluteString\n    }",
    "initial = (launchOptions?[.url] as? URL)?.absoluteString",
  ]) func aLinkThatIsKeptForDartComesFromTheScene(_ keeping: String) throws {
    let planned = try PlannedProject(
      .flutter,
      [
        appDelegate: FlutterExamples.appDelegate(
          "GeneratedPluginRegistrant.register(with: self)\n    " + keeping, more: members)
      ]
    ).plan()
    let option = try #require(planned.audit.report.findings.first { $0.rule == "launch.options" })
    #expect(option.choices.first { $0.isRecommended }?.id == "move")
    planned.expect(sceneDelegate, holds: "appDelegate.initial = ")
    #expect(planned[appDelegate]?.contains("launchOptions?[.url]") == false)
  }

  private let action = """
      override func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Actions.shared.run(shortcutItem.type)
      }

    """

  @Test func thePluginHasTheQuickActionThatStartsTheApp() throws {
    func project(_ packages: [(String, String)]) -> PlannedProject {
      PlannedProject(
        .flutter,
        [
          appDelegate: FlutterExamples.appDelegate("GeneratedPluginRegistrant.register(with: self)", more: action),
          "pubspec.lock": FlutterExamples.lock(packages: packages),
        ])
    }
    let planned = try project([("quick_actions_ios", "1.2.4")]).plan()
    planned.expect(sceneDelegate, holds: "perform(shortcutItem)")
    #expect(planned[sceneDelegate]?.contains("connectionOptions.shortcutItem") == false)
    let row = planned.plan.after?.report.projects.first?.coverage.first { $0.event == .shortcut && $0.start == .cold }
    #expect(row?.verdict == .runs)
    try project([]).plan().expect(sceneDelegate, holds: "connectionOptions.shortcutItem")
  }

  private let own = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    """

  @Test func anAppDelegateOfTheAppsOwnIsMovedLikeAnyOther() throws {
    let planned = try PlannedProject(.flutter, [appDelegate: own]).plan()
    planned.expect(sceneDelegate, holds: "window = UIWindow(windowScene: windowScene)")
    #expect(planned[appDelegate]?.contains("UIWindow(frame:") == false)
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func aWindowInObjectiveCGoesToFluttersSceneDelegate() throws {
    let planned = try PlannedProject(
      .flutterObjectiveC,
      [
        "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
          """
            self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
            self.window.rootViewController = [UIViewController new];
            [self.window makeKeyAndVisible];
          """)
      ]
    ).plan()
    planned.expect(
      "ios/Runner/SceneDelegate.m", holds: "self.window = [[UIWindow alloc] initWithWindowScene:windowScene];")
    #expect(planned["ios/Runner/AppDelegate.m"]?.contains("initWithFrame:") == false)
    #expect(planned["ios/Runner/Info.plist"]?.contains("UISceneStoryboardFile") == false)
  }
}
