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

/// Subclasses of `RCTAppDelegate`, which can be told to make no window.
@Suite struct ReactNativeSubclassPlanTests {
  @Test func theSceneDelegateMakesTheWindow() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.77.3"),
        "ios/App/AppDelegate.swift": ReactNativeExamples.subclass,
      ]
    ).plan()
    planned.expect("ios/App/AppDelegate.swift", contains: "automaticallyLoadReactNativeWindow = false")
    planned.expect(
      "ios/App/SceneDelegate.swift", contains: "let name = Notification.Name(\"RCTWindowFrameDidChangeNotification\")")
    planned.expect(
      "ios/App/SceneDelegate.swift",
      contains: """
        options[.shortcutItem] = connectionOptions.shortcutItem
        if let request = connectionOptions.notificationResponse?.notification.request,
          request.trigger is UNPushNotificationTrigger
        {
          options[.remoteNotification] = request.content.userInfo
        }
        """)
    planned.expect("ios/App/SceneDelegate.swift", contains: "import UserNotifications")
    planned.expect(
      "ios/App/SceneDelegate.swift",
      contains: """
        let window = UIWindow(windowScene: windowScene)
        let rootView = appDelegate.rootViewFactory.view(
          withModuleName: appDelegate.moduleName ?? "", initialProperties: appDelegate.initialProps,
          launchOptions: launchOptions(from: connectionOptions))
        """)
  }

  @Test func fromSeventyNineOnReactNativeWatchesItsWindowItself() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.81.4"),
        "ios/App/AppDelegate.swift": ReactNativeExamples.subclass,
      ]
    ).plan()
    planned.expect("ios/App/SceneDelegate.swift", lacks: "RCTWindowFrameDidChangeNotification")
  }

  @Test func theRootViewFactoryIsAMethodLater() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.85.3"),
        "ios/App/AppDelegate.swift": ReactNativeExamples.subclass,
      ]
    ).plan()
    planned.expect("ios/App/SceneDelegate.swift", contains: "let rootView = appDelegate.rootViewFactory().view(")
  }

  @Test(arguments: ["BOOL didFinish = [super", "[super"]) func whatFollowsALateStartGoesAlong(_ call: String) throws {
    let planned = try PlannedProject(
      .objectiveC,
      [
        "package.json": ReactNativeExamples.package("0.73.2"),
        "App/AppDelegate.h": "#import <RCTAppDelegate.h>\n\n@interface AppDelegate : RCTAppDelegate\n@end\n",
        "App/AppDelegate.m": """
        #import "AppDelegate.h"
        #import "RNSplashScreen.h"

        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          self.moduleName = @"Example";
          \(call) application:application didFinishLaunchingWithOptions:launchOptions];
          [RNSplashScreen show];

          return \(call.hasPrefix("BOOL") ? "didFinish" : "YES");
        }

        @end

        """,
      ]
    ).plan()
    planned.expect(
      "App/AppDelegate.m", holds: "launchOptions {\n  self.moduleName = @\"Example\";\n\n  return YES;\n}")
    planned.expect(
      "App/AppDelegate.m",
      contains: """
          [super application:UIApplication.sharedApplication didFinishLaunchingWithOptions:launchOptions];
          self.window.windowScene = windowScene;
          [self.window makeKeyAndVisible];
          [RNSplashScreen show];
          return self.window;
        }
        """)
    let open = planned.plan.after?.report.findings.filter { $0.kind == .blocker }.map(\.rule)
    #expect(open == [])
  }

  @Test func theQuestionOfALateStartStaysOne() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.73.2"),
        "ios/App/AppDelegate.swift": ReactNativeExamples.subclass,
      ]
    ).plan(["adoption.missing": "newFile"], others: .open)
    planned.expectNoProblems()
  }

  @Test func objectiveCToo() throws {
    let planned = try PlannedProject(
      .objectiveC,
      [
        "package.json": ReactNativeExamples.package("0.76.1"),
        "App/AppDelegate.h": "#import <RCTAppDelegate.h>\n\n@interface AppDelegate : RCTAppDelegate\n@end\n",
        "App/AppDelegate.m": """
        #import "AppDelegate.h"
        #import <UserNotifications/UserNotifications.h>

        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          self.moduleName = @"Example";
          return [super application:application didFinishLaunchingWithOptions:launchOptions];
        }

        @end

        """,
      ]
    ).plan()
    planned.expect("App/AppDelegate.m", contains: "self.automaticallyLoadReactNativeWindow = NO;")
    planned.expect(
      "App/SceneDelegate.m",
      contains: "options[UIApplicationLaunchOptionsRemoteNotificationKey] = request.content.userInfo;")
    planned.expect("App/SceneDelegate.m", contains: "#import <UserNotifications/UserNotifications.h>")
    planned.expect(
      "App/SceneDelegate.m",
      contains: "[[NSNotificationCenter defaultCenter] postNotificationName:@\"RCTWindowFrameDidChangeNotification\"")
    planned.expect(
      "App/SceneDelegate.m", contains: "UIViewController *rootViewController = [appDelegate createRootViewController];")
  }

  @Test func olderOnesLaunchWhenTheSceneConnects() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.73.2"),
        "ios/App/AppDelegate.swift": ReactNativeExamples.subclass,
      ]
    ).plan()
    #expect(
      planned.audit.report.findings.first { $0.rule == "react-native.window" }?.message.contains("upgrade to 0.76")
        == true)
    planned.expect("ios/App/AppDelegate.swift", contains: "initialProps = [:]\n    return true")
    planned.expect(
      "ios/App/AppDelegate.swift",
      contains: """
        _ = super.application(UIApplication.shared, didFinishLaunchingWithOptions: launchOptions)
        window.windowScene = windowScene
        window.makeKeyAndVisible()
        return window
        """)
    planned.expect(
      "ios/App/SceneDelegate.swift",
      contains: """
        window = (UIApplication.shared.delegate as? AppDelegate)?.connect(
          windowScene, launchOptions: launchOptions(from: connectionOptions))
        """)
  }

  @Test func thoseOfExpoAreExplained() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.73.2", expo: "50.0.4"),
        "ios/App/AppDelegate.swift": ReactNativeExamples.subclass.replacing(
          "class AppDelegate: RCTAppDelegate", with: "class AppDelegate: EXAppDelegateWrapper"),
      ]
    ).plan()
    #expect(planned.plan.files.isEmpty)
  }

  @Test func nothingIsOfferedWhereNothingCanBringASceneDelegate() throws {
    let links = """
        override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return RCTLinkingManager.application(app, open: url, options: options)
        }

        override func applicationDidBecomeActive(_ application: UIApplication) {
          UIApplication.shared.applicationIconBadgeNumber = 0
        }
      }

      """
    let subclass = ReactNativeExamples.subclass.replacing(
      "class AppDelegate: RCTAppDelegate", with: "class AppDelegate: EXAppDelegateWrapper")
    let end = try #require(subclass.range(of: "\n}\n"))
    let project = PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.76.9", expo: "52.0.49"),
        "ios/App/AppDelegate.swift": subclass.replacingCharacters(in: end, with: "\n\n" + links),
      ])
    let report = try Auditor(tree: MemoryTree(files: project.files)).audit().report
    let asked = report.findings.filter { $0.rule.hasPrefix("callback.") || $0.rule == "react-native.links" }
    #expect(Set(asked.map(\.rule)).isSuperset(of: ["callback.lifecycle", "react-native.links"]))
    for finding in asked {
      #expect(finding.choices.allSatisfy { !["move", "call", "forward"].contains($0.id) }, "\(finding.rule)")
      #expect(finding.recommended?.isSure != false, "\(finding.rule)")
    }
  }
}

/// Bridges that the app makes itself, up to 0.70.
@Suite struct ReactNativeBridgePlanTests {
  private func project(_ delegate: String, header: String? = nil) -> PlannedProject {
    PlannedProject(
      .objectiveC,
      [
        "package.json": ReactNativeExamples.package("0.66.2"), "App/AppDelegate.m": delegate,
        "App/AppDelegate.h": header
          ?? "#import <UIKit/UIKit.h>\n\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n"
          + "@property (nonatomic, strong) UIWindow *window;\n@end\n",
      ])
  }

  @Test func theStartIsCalledByTheSceneDelegate() throws {
    let planned = try project(ReactNativeExamples.bridge).plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        - (UIWindow *)connectWindowScene:(UIWindowScene *)windowScene launchOptions:(NSDictionary *)launchOptions {
          RCTBridge *bridge = [[RCTBridge alloc] initWithDelegate:self launchOptions:launchOptions];
        """)
    planned.expect("App/AppDelegate.m", contains: "self.window = [[UIWindow alloc] initWithWindowScene:windowScene];")
    planned.expect("App/AppDelegate.h", holds: "connectWindowScene:(UIWindowScene *)windowScene launchOptions:")
    planned.expect("App/SceneDelegate.m", contains: "options[UIApplicationLaunchOptionsURLKey] = context.URL;")
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func aValueThatIsAssignedLaterGoesAlong() throws {
    let planned = try project(
      ReactNativeExamples.bridge
        .replacing(
          "  RCTBridge *bridge = [[RCTBridge alloc] initWithDelegate:self launchOptions:launchOptions];\n",
          with: "  NSURL *code;\n  BOOL started;\n  started = [Keys load];\n  code = [Bundles urlFor:@\"index\"];\n"
        )
        .replacing(
          "initWithBridge:bridge moduleName:@\"Example\" initialProperties:nil",
          with: "initWithBundleURL:code moduleName:@\"Example\" initialProperties:nil launchOptions:launchOptions"
        )
        .replacing("return YES", with: "return started")
    ).plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        - (UIWindow *)connectWindowScene:(UIWindowScene *)windowScene launchOptions:(NSDictionary *)launchOptions {
          NSURL *code;
          code = [Bundles urlFor:@"index"];
          RCTRootView *rootView = [[RCTRootView alloc] initWithBundleURL:code moduleName:@"Example" initialProperties:nil launchOptions:launchOptions];
        """)
    planned.expect("App/AppDelegate.m", contains: "  BOOL started;\n  started = [Keys load];\n  return started;")
  }

  @Test func whatBothSidesNeedIsAsked() throws {
    let planned = try project(
      ReactNativeExamples.bridge
        .replacing("  RCTBridge *bridge", with: "  BOOL quiet;\n  quiet = [Keys load];\n  RCTBridge *bridge")
        .replacing("  controller.view = rootView;", with: "  controller.view = rootView;\n  rootView.hidden = quiet;")
        .replacing("return YES", with: "return quiet")
    ).plan(others: .open)
    let finding = planned.audit.report.findings.first { $0.rule == "react-native.window" }
    #expect(finding?.choices.first { $0.isRecommended }?.isSure == false)
  }

  @Test func aFactoryInObjectiveCStartsJustSo() throws {
    let planned = try project(
      """
      #import "AppDelegate.h"

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        self.reactNativeFactory = [[RCTReactNativeFactory alloc] initWithDelegate:self];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self.reactNativeFactory startReactNativeWithModuleName:@"Example"
                                                       inWindow:self.window
                                              initialProperties:@{}
                                                  launchOptions:launchOptions];
        return YES;
      }

      @end

      """,
      header: "#import <RCTDefaultReactNativeFactoryDelegate.h>\n\n"
        + "@interface AppDelegate : RCTDefaultReactNativeFactoryDelegate <UIApplicationDelegate>\n"
        + "@property (nonatomic, strong) UIWindow *window;\n"
        + "@property (nonatomic, strong) RCTReactNativeFactory *reactNativeFactory;\n@end\n"
    ).plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: """
          self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
          [self.reactNativeFactory startReactNativeWithModuleName:@"Example"
        """)
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func oldLaunchCodeBelowTheNewSuperclassMovesToo() throws {
    let planned = try project(
      ReactNativeExamples.bridge,
      header: "#import <RCTAppDelegate.h>\n\n@interface AppDelegate : RCTAppDelegate\n@end\n"
    ).plan()
    planned.expect("App/AppDelegate.m", contains: "self.window = [[UIWindow alloc] initWithWindowScene:windowScene];")
  }

  @Test func aBridgeInAPropertyAndASplashScreenGoAlong() throws {
    let delegate = ReactNativeExamples.bridge
      .replacing("RCTBridge *bridge = [[RCTBridge", with: "self.bridge = [[RCTBridge")
      .replacing("initWithBridge:bridge", with: "initWithBridge:self.bridge")
      .replacing("  return YES;", with: "  [RNSplashScreen show];\n  [Keys load];\n  return YES;")
    let planned = try project(
      delegate,
      header: "#import <UIKit/UIKit.h>\n\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n"
        + "@property (nonatomic, strong) UIWindow *window;\n@property (nonatomic, strong) RCTBridge *bridge;\n@end\n"
    ).plan()
    planned.expect(
      "App/AppDelegate.m",
      holds: """
        Options:(NSDictionary *)launchOptions {
          [Keys load];
          return YES;
        }
        """)
    planned.expect(
      "App/AppDelegate.m",
      contains: """
          [self.window makeKeyAndVisible];
          [RNSplashScreen show];
          return self.window;
        """)
  }

  @Test func expoOfThatTimeHearsOfEverything() throws {
    let planned = try project(
      ReactNativeExamples.bridge.replacing(
        "[[RCTBridge alloc] initWithDelegate:", with: "[self.reactDelegate createBridgeWithDelegate:"),
      header: "#import <Expo/Expo.h>\n\n@interface AppDelegate : EXAppDelegateWrapper\n"
        + "@property (nonatomic, strong) UIWindow *window;\n@end\n"
    ).plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: "RCTBridge *bridge = [self.reactDelegate createBridgeWithDelegate:self launchOptions:launchOptions];")
    planned.expect("App/SceneDelegate.m", holds: "applicationDidBecomeActive:UIApplication.sharedApplication]")
    planned.expect("App/SceneDelegate.m", holds: "openURL:context.URL options:options]")
  }
}

/// Scene delegates that start React Native already.
@Suite struct ReactNativeScenePlanTests {
  private let warm = """
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
          RCTLinkingManager.application(UIApplication.shared, open: context.url, options: [:])
        }
      }
    """

  @Test func theStartGetsTheLink() throws {
    let planned = try PlannedProject(
      .reactNativeScenes, ["ios/App/SceneDelegate.swift": ReactNativeExamples.sceneDelegate(warm)]
    ).plan()
    planned.expect(
      "ios/App/SceneDelegate.swift",
      holds: "in: window, launchOptions: launchOptions(from: connectionOptions))")
    planned.expect("ios/App/SceneDelegate.swift", contains: "private func launchOptions(")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "react-native.links" } == false)
  }

  @Test func from88OnItGetsTheConnectionOptions() throws {
    let planned = try PlannedProject(
      .reactNativeScenes,
      [
        "package.json": ReactNativeExamples.package("0.88.1"),
        "ios/App/SceneDelegate.swift": ReactNativeExamples.sceneDelegate(
          warm.replacing(
            "application(UIApplication.shared, open: context.url, options: [:])",
            with: "scene(scene, openURLContexts: URLContexts)")),
      ]
    ).plan()
    planned.expect("ios/App/SceneDelegate.swift", holds: "in: window, connectionOptions: connectionOptions)")
  }
}
