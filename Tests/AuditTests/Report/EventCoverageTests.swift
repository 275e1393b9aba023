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

  /// Flutter's scene delegate passes on what the override only handed to its superclass.
  @Test func callingSuperAloneIsNoHandler() throws {
    let code =
      "  override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {\n    super.application(app, open: url, options: options)\n    return true\n  }\n"
    let file = ["ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate("", more: code)]
    let today = try row(try rows(.flutter, file), .openURL, .warm)
    #expect(today.handler == "FlutterAppDelegate")
    let scenes = try row(try rows(.flutterScenes, file), .openURL, .warm)
    #expect(scenes.handler == "FlutterSceneDelegate")
    #expect(scenes.verdict == .runs)
  }

  private func swiftUI(_ app: String, _ delegate: String = "") -> [String: String] {
    [
      "App/ExampleApp.swift":
        "import SwiftUI\n\n@main\nstruct ExampleApp: App {\n  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate\n  \(app)\n}\n",
      "App/AppDelegate.swift":
        "import UIKit\n\nclass AppDelegate: NSObject, UIApplicationDelegate {\n\(delegate)\n}\n",
    ]
  }

  @Test func theQuickActionThatStartsASwiftUIAppIsReadWhereItConnects() throws {
    let hook =
      "  func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {\n    pending = options.shortcutItem\n    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)\n    configuration.delegateClass = Taps.self\n    return configuration\n  }\n"
    let files = swiftUI("var body: some Scene { WindowGroup { Text(\"\") } }", hook).merging([
      "App/Code.swift": "import UIKit\n\nclass Taps: NSObject, UIWindowSceneDelegate {\n}\n"
    ]) { $1 }
    #expect(try row(try rows(.swiftUI, files), .shortcut, .cold).verdict == .runs)
  }

  @Test func activitiesOfTheAppsOwnAreNoWebLinks() throws {
    let rows = try rows(
      .swiftUI,
      swiftUI(
        """
        @Environment(\\.scenePhase) var phase
          var body: some Scene {
            WindowGroup { Text("").onContinueUserActivity("com.example.add") { _ in } }.onChange(of: phase) { _ in }
          }
        """))
    #expect(try row(rows, .universalLink, .warm).verdict == .none)
    #expect(try row(rows, .otherActivity, .warm).verdict == .runs)
    #expect(try row(rows, .becomeActive, .none).verdict == .runs)
  }

  @Test func aConstantMayNameEitherKindOfActivity() throws {
    let rows = try rows(
      .swiftUI,
      swiftUI(
        """
        var body: some Scene { WindowGroup { Text("").onContinueUserActivity(Activities.opened) { _ in } } }
        """))
    #expect(try row(rows, .universalLink, .warm).verdict == .runs)
    #expect(try row(rows, .otherActivity, .warm).verdict == .runs)
  }

  /// Events of one app are not those of another whose target is called the same.
  @Test func targetsOfOneNameAreToldApart() throws {
    func app(_ folder: String, _ members: String) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: ExampleProject.uiKit.files.map { path, text in
          (
            folder + "/" + path,
            path.hasSuffix("AppDelegate.swift")
              ? text.replacing("  var window", with: members + "  var window") : text
          )
        })
    }
    let files = app("ios", openURL).merging(app("ios-extra", "")) { $1 }.merging([
      "capacitor.config.json": "{ \"appId\": \"a.b.c\", \"appName\": \"Example\" }",
      "package.json": "{ \"dependencies\": { \"@capacitor/core\": \"^7.0.0\", \"@capacitor/ios\": \"^7.0.0\" } }",
    ]) { $1 }
    let audit = try Auditor(tree: MemoryTree(files: files)).audit()
    let names = Set(audit.contexts.flatMap { EventCoverage.rows(of: $0) }.flatMap(\.targets))
    #expect(names == ["App (ios)", "App (ios-extra)"])
  }

  @Test func codeForAnotherPlatformHandlesNothing() throws {
    func link(_ platform: String) throws -> CoverageRow {
      try row(
        try rows(
          .swiftUI,
          swiftUI(
            """
            var body: some Scene {
                WindowGroup {
                  Text("")
                    #if os(\(platform))
                    .onOpenURL { _ in }
                    #endif
                }
              }
            """)), .openURL, .warm)
    }
    #expect(try link("tvOS").verdict == .none)
    #expect(try link("iOS").verdict == .runs)
  }

  @Test func whatReadsRebuiltLaunchOptionsBesideReactNativeIsNoSecondHandler() throws {
    let connect =
      "  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {\n    start(launchOptions(from: connectionOptions))\n  }\n\n  func start(_ options: [UIApplication.LaunchOptionsKey: Any]) {\n    if options[.url] == nil { begin(options) }\n    follow(options[.remoteNotification])\n  }\n\n  func launchOptions(from connectionOptions: UIScene.ConnectionOptions) -> [UIApplication.LaunchOptionsKey: Any] {\n    var options: [UIApplication.LaunchOptionsKey: Any] = [:]\n    options[.url] = connectionOptions.urlContexts.first?.url\n    options[.remoteNotification] = connectionOptions.notificationResponse?.notification.request.content.userInfo\n    return options\n  }\n"
    let rows = try rows(.uiKitScenes, sceneDelegate(connect))
    #expect(try row(rows, .openURL, .cold).verdict == .runs)
    #expect(try row(rows, .notificationTap, .cold).handler == "SceneDelegate.start(_:)")
  }
}
