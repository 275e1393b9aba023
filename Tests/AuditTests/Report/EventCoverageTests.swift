import Testing

@testable import Audit

@Suite struct EventCoverageTests {
  private func rows(_ base: ExampleProject, _ files: [String: String] = [:]) throws -> [CoverageRow] {
    let audit = try Auditor(tree: MemoryTree(files: base.files.merging(files) { $1 })).audit()
    return EventCoverage.rows(of: try #require(audit.contexts.first))
  }

  private func row(
    _ rows: [CoverageRow], _ event: Callback.Event, _ start: CoverageRow.Start
  ) throws -> CoverageRow {
    try #require(rows.first { $0.event == event && $0.start == start })
  }

  private func appDelegate(_ members: String) -> [String: String] {
    [
      "App/AppDelegate.swift":
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n\n\(members)\n}\n"
    ]
  }

  private func sceneDelegate(_ members: String) -> [String: String] {
    [
      "App/SceneDelegate.swift":
        "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n\n\(members)\n}\n"
    ]
  }

  private let openURL =
    "  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {\n    route(url)\n    return true\n  }\n"
  private let active = "  func applicationDidBecomeActive(_ application: UIApplication) {\n    refresh()\n  }\n"

  @Test func withoutScenesTheAppDelegateRuns() throws {
    let rows = try rows(.uiKit, appDelegate(openURL + active))
    #expect(try row(rows, .openURL, .cold).verdict == .runs)
    #expect(try row(rows, .openURL, .warm).handler == "AppDelegate.application(_:open:options:)")
    #expect(try row(rows, .becomeActive, .none).verdict == .runs)
    #expect(try row(rows, .shortcut, .warm).verdict == .none)
  }

  @Test func aPlainReturnIsNothingToLose() throws {
    let stub = openURL.replacing("    route(url)\n", with: "    // Only opens the app.\n")
    for base in [ExampleProject.uiKit, .uiKitScenes] {
      let rows = try rows(base, appDelegate(stub))
      #expect(try row(rows, .openURL, .cold).verdict == .none)
      #expect(try row(rows, .openURL, .warm).verdict == .none)
    }
  }

  @Test func withScenesItsMethodsAreSilent() throws {
    let rows = try rows(.uiKitScenes, appDelegate(openURL + active))
    #expect(try row(rows, .openURL, .warm).verdict == .silent)
    #expect(try row(rows, .openURL, .cold).verdict == .silent)
    #expect(try row(rows, .becomeActive, .none).verdict == .silent)
  }

  @Test func theWarmHalfAloneLeavesTheColdOneSilent() throws {
    let files = appDelegate(openURL).merging(
      sceneDelegate(
        "  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {\n    route(contexts)\n  }")
    ) { $1 }
    let rows = try rows(.uiKitScenes, files)
    #expect(try row(rows, .openURL, .warm).verdict == .runs)
    #expect(try row(rows, .openURL, .cold).verdict == .silent)
  }

  @Test func aHelperThatReadsTheOptionsCounts() throws {
    let rows = try rows(
      .uiKitScenes,
      sceneDelegate(
        """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            take(options)
          }

          private func take(_ connection: UIScene.ConnectionOptions) {
            for context in connection.urlContexts { route(context.url) }
          }
        """))
    #expect(try row(rows, .openURL, .cold).verdict == .runs)
    #expect(try row(rows, .shortcut, .cold).verdict == .none)
  }

  @Test func capacitorsProxiesTakeLinksAndNoOtherActivity() throws {
    let rows = try rows(.capacitor85)
    #expect(try row(rows, .openURL, .cold).verdict == .runs)
    #expect(try row(rows, .universalLink, .warm).verdict == .runs)
    #expect(try row(rows, .otherActivity, .warm).verdict == .none)
  }

  @Test func emptyMethodsAreNoHandlers() throws {
    let rows = try rows(.capacitor84)
    #expect(try row(rows, .becomeActive, .none).verdict == .none)
  }

  @Test func anObserverInTheAppDelegateRuns() throws {
    let rows = try rows(
      .uiKitScenes,
      appDelegate(
        """
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            NotificationCenter.default.addObserver(self, selector: #selector(active), name: UIApplication.didBecomeActiveNotification, object: nil)
            return true
          }

          @objc private func active() {
            refresh()
          }
        """))
    #expect(try row(rows, .becomeActive, .none).verdict == .runs)
  }

  @Test func whatNobodyHandlesAnyMoreIsLost() throws {
    let before = try rows(.uiKit, appDelegate(openURL + active))
    let after = try rows(.uiKitScenes, appDelegate(openURL + active))
    let compared = EventCoverage.compare(before: before, after: after)
    #expect(try row(compared, .openURL, .warm).verdict == .lost)
    #expect(try row(compared, .becomeActive, .none).verdict == .lost)
    #expect(try row(compared, .shortcut, .warm).verdict == .none)
  }

  @Test func comparingWithItselfLosesNothing() throws {
    for base in [ExampleProject.uiKit, .uiKitScenes, .capacitor85, .swiftUI] {
      let found = try rows(base)
      #expect(EventCoverage.compare(before: found, after: found) == found)
    }
  }

  private let tap =
    "  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {\n    follow(response)\n    completionHandler()\n  }\n"

  @Test func aTapThatIsReadAtLaunchAndToldToTheCentreRunsTwiceToday() throws {
    let launch =
      "  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\n    follow(launchOptions?[.remoteNotification])\n    return true\n  }\n"
    let today = try rows(.uiKit, appDelegate(launch + tap))
    #expect(try row(today, .notificationTap, .cold).verdict == .twice)
    #expect(try row(today, .notificationTap, .warm).verdict == .runs)
    let scenes = try rows(.uiKitScenes, appDelegate(launch + tap))
    #expect(try row(scenes, .notificationTap, .cold).verdict == .runs)
  }

  @Test func rebuiltLaunchOptionsAreNoSecondHandler() throws {
    let connect =
      "  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {\n    start(launchOptions(from: connectionOptions))\n  }\n\n  func launchOptions(from connectionOptions: UIScene.ConnectionOptions) -> [UIApplication.LaunchOptionsKey: Any] {\n    var options: [UIApplication.LaunchOptionsKey: Any] = [:]\n    options[.remoteNotification] = connectionOptions.notificationResponse?.notification.request.content.userInfo\n    return options\n  }\n"
    let rows = try rows(.uiKitScenes, appDelegate(tap).merging(sceneDelegate(connect)) { $1 })
    #expect(try row(rows, .notificationTap, .cold).verdict == .runs)
    let own = connect.replacing(
      "start(launchOptions(from: connectionOptions))", with: "follow(connectionOptions.notificationResponse)")
    let both = try self.rows(.uiKitScenes, appDelegate(tap).merging(sceneDelegate(own)) { $1 })
    #expect(try row(both, .notificationTap, .cold).verdict == .twice)
  }
}
