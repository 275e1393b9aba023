import Testing

@testable import Apply
@testable import Audit

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

  private func lateStart(_ launch: String, version: String = "0.72.4") -> PlannedProject {
    PlannedProject(
      .objectiveC,
      [
        "package.json": ReactNativeExamples.package(version),
        "App/AppDelegate.h": "#import <RCTAppDelegate.h>\n\n@interface AppDelegate : RCTAppDelegate\n@end\n",
        "App/AppDelegate.m": """
        #import "AppDelegate.h"

        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          self.moduleName = @"Example";
        \(launch)
        }

        @end

        """,
      ])
  }

  @Test func whatAsksForTheSuperclassesAnswerGoesAlong() throws {
    let planned = try lateStart(
      """
        BOOL ret = [super application:application didFinishLaunchingWithOptions:launchOptions];
        if (ret == YES)
        {
          [RNSplashScreen show];
        }
        return ret;
      """
    ).plan()
    planned.expect(
      "App/AppDelegate.m", holds: "launchOptions {\n  self.moduleName = @\"Example\";\n  return YES;\n}")
    planned.expect(
      "App/AppDelegate.m",
      contains: """
          BOOL ret = [super application:UIApplication.sharedApplication didFinishLaunchingWithOptions:launchOptions];
          self.window.windowScene = windowScene;
          [self.window makeKeyAndVisible];
          if (ret == YES)
          {
            [RNSplashScreen show];
          }
          return self.window;
        """)
  }

  /// The options that are made for React Native are no handler of the quick action.
  @Test func aQuickActionThatLaunchReadsMovesWithItsReturn() throws {
    let planned = try lateStart(
      """
        if (launchOptions[UIApplicationLaunchOptionsShortcutItemKey]) {
          UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
          [QuickActions perform:item];
          return NO;
        }
        return [super application:application didFinishLaunchingWithOptions:launchOptions];
      """
    ).plan(["launch.options": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        if (connectionOptions.shortcutItem) {
          UIApplicationShortcutItem *item = connectionOptions.shortcutItem;
          [QuickActions perform:item];
        }
        """)
    planned.expect("App/AppDelegate.m", lacks: "return NO;")
    let row = planned.plan.after?.report.projects.first?.coverage.first { $0.event == .shortcut && $0.start == .cold }
    #expect(row?.verdict == .runs)
  }

  @Test func aQuickActionThatNobodyTakesIsNotTakenByReactNative() throws {
    let planned = try lateStart(
      "  return [super application:application didFinishLaunchingWithOptions:launchOptions];"
    ).plan()
    let row = planned.plan.after?.report.projects.first?.coverage.first { $0.event == .shortcut && $0.start == .cold }
    #expect(row?.verdict == CoverageRow.Verdict.none)
  }
}
