import Testing

@testable import Apply
@testable import Audit

/// React Native and Expo: the start in the scene's window, links, and what follows the start.
@Suite struct ReactNativePlanTests {
  private let appDelegate = "ios/App/AppDelegate.swift"
  private let sceneDelegate = "ios/App/SceneDelegate.swift"

  @Test func theStartMovesAndTheFactoryStays() throws {
    let planned = try PlannedProject(.reactNative).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene,
            let appDelegate = UIApplication.shared.delegate as? AppDelegate,
            let factory = appDelegate.reactNativeFactory
          else { return }
          window = UIWindow(windowScene: windowScene)
          appDelegate.window = window
          factory.startReactNative(
            withModuleName: "Example",
            in: window,
            launchOptions: launchOptions(from: connectionOptions)
          )
        }
        """)
    planned.expect(appDelegate, contains: "reactNativeFactory = factory")
    planned.expect(appDelegate, contains: "var window: UIWindow?")
    planned.expect(appDelegate, lacks: "startReactNative")
    planned.expect(appDelegate, lacks: "window = UIWindow(frame: UIScreen.main.bounds)")
    #expect(planned.manual.isEmpty)
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func aWeakFactoryIsToldOf() throws {
    let base = try #require(PlannedProject(.reactNative).files[appDelegate])
    let weak = base.replacing("  var reactNativeFactory:", with: "  weak var reactNativeFactory:")
    #expect(weak != base)
    let planned = try PlannedProject(.reactNative, [appDelegate: weak]).plan()
    #expect("\(planned.plan.problems)".contains("reactNativeFactory is weak"))
  }

  @Test func appleTVIsSparedWhatItDoesNotHave() throws {
    let path = "ios/App.xcodeproj/project.pbxproj"
    let base = try #require(PlannedProject(.reactNative).files[path])
    let television = base.replacing(
      "INFOPLIST_FILE =",
      with: "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator appletvos appletvsimulator\";\n\t\t\t\tINFOPLIST_FILE =")
    let planned = try PlannedProject(.reactNative, [path: television]).plan()
    planned.expect(sceneDelegate, contains: "#if !os(tvOS)\noptions[.shortcutItem] = connectionOptions.shortcutItem")
    planned.expect(sceneDelegate, contains: "#endif\nreturn options.isEmpty ? nil : options")
    try PlannedProject(.reactNative).plan().expect(sceneDelegate, lacks: "#if !os(tvOS)")
  }

  @Test func whatCannotFollowTheStartIsNotOfferedToMove() throws {
    let bound = ReactNativeExamples.appDelegate(
      after: """
            if Tests.areRunning { return true }
            if let view = window?.rootViewController?.view {
              Splash.show(in: view)
            }

        """)
    let project = PlannedProject(.reactNative, [appDelegate: bound])
    let report = try Auditor(tree: MemoryTree(files: project.files)).audit().report
    let finding = try #require(report.findings.first { $0.rule == "react-native.after-start" })
    #expect(finding.choices.map(\.id) == ["hand", "leave"])
    #expect(finding.message.contains("may end the launch before it"))
    let planned = try project.plan()
    planned.expect(appDelegate, contains: "Splash.show(in: view)")
    #expect(planned.manual.contains { $0.hasPrefix("Move what follows the start of React Native") })
  }

  @Test func laterVersionsStartWithTheConnectionOptions() throws {
    let planned = try PlannedProject(.reactNative, ["package.json": ReactNativeExamples.package("0.88.1")]).plan()
    planned.expect(sceneDelegate, contains: "connectionOptions: connectionOptions")
    planned.expect(sceneDelegate, lacks: "private func launchOptions(")
  }

  @Test func whatFollowsTheStartFollowsIt() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        appDelegate: ReactNativeExamples.appDelegate(
          after: "    if let view = window?.rootViewController?.view {\n      Splash.show(in: view)\n    }\n")
      ]
    ).plan()
    planned.expect(
      sceneDelegate, contains: "if let view = window?.rootViewController?.view {\n  Splash.show(in: view)\n}")
    planned.expect(appDelegate, lacks: "Splash.show(in: view)")
  }

  @Test func linksAreHandedOver() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        appDelegate: ReactNativeExamples.appDelegate(
          more: """
              func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                return RCTLinkingManager.application(app, open: url, options: options)
              }
            """)
      ]
    ).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        for context in URLContexts {
          RCTLinkingManager.application(UIApplication.shared, open: context.url, options: [:])
        }
        """)
  }

  @Test func expoWithoutScenesIsToldThroughItsAppDelegate() throws {
    let planned = try PlannedProject(.expo).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        func sceneDidBecomeActive(_ scene: UIScene) {
          (UIApplication.shared.delegate as? AppDelegate)?.applicationDidBecomeActive(UIApplication.shared)
        }
        """)
    planned.expect(sceneDelegate, lacks: "#if os(iOS) || os(tvOS)")
    planned.expect(appDelegate, lacks: "#if os(iOS) || os(tvOS)")
  }

  /// The scene delegate calls the app delegate's methods for Expo's modules: an observer would run them a second time.
  @Test func expoOffersNoObserverBesideTheCallForItsModules() throws {
    let project = PlannedProject(
      .expo,
      [
        appDelegate: ReactNativeExamples.expoDelegate(
          more: """
              override func applicationDidBecomeActive(_ application: UIApplication) {
                super.applicationDidBecomeActive(application)
                application.applicationIconBadgeNumber = 0
              }
            """)
      ])
    let planned = try project.plan()
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "callback.lifecycle" })
    #expect(finding.choices.map(\.id) == ["call", "leave", "delete"])
    planned.expect(
      "ios/App/SceneDelegate.swift",
      contains: """
        func sceneDidBecomeActive(_ scene: UIScene) {
            (UIApplication.shared.delegate as? AppDelegate)?.applicationDidBecomeActive(UIApplication.shared)
        }
        """)
  }

  @Test func expoIsNotToldOfAReturnAsTheAppStarts() throws {
    let planned = try PlannedProject(.expo, [:]).plan()
    planned.expect(
      "ios/App/SceneDelegate.swift",
      contains: """
        func sceneWillEnterForeground(_ scene: UIScene) {
            guard wasInBackground else { return }
            (UIApplication.shared.delegate as? AppDelegate)?.applicationWillEnterForeground(UIApplication.shared)
        }
        """)
  }

  @Test func expoWithScenesServesTheSceneItself() throws {
    let planned = try PlannedProject(
      .expo, ["package.json": ReactNativeExamples.package("0.88.0", expo: "58.0.2")]
    ).plan()
    planned.expect("ios/App/Info.plist", contains: "<string>EXExpoAppSceneDelegate</string>")
    planned.expect(appDelegate, contains: "class AppDelegate: ExpoAppDelegate, ExpoReactNativeFactoryProvider {")
    planned.expect(appDelegate, contains: "let reactNativeFactoryModuleName = \"Example\"")
    planned.expect(appDelegate, lacks: "factory.startReactNative(")
    #expect(planned[sceneDelegate] == nil)
  }
}

/// Code never leaves the app delegate without a place to go.
@Suite struct HomelessCodePlanTests {
  @Test func withoutASceneDelegateNothingMoves() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          Router.shared.open(url)
      }
      """
    ).plan(["callback.open-url": "move"], others: .open)
    #expect(planned.plan.files.isEmpty)
    #expect(planned.manual.contains { $0.contains("no scene delegate") })
  }
}
