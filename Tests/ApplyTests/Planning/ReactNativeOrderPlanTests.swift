import Testing

@testable import Apply
@testable import Audit

/// What launch does before and behind the start of React Native, once the scene delegate starts it.
@Suite struct ReactNativeOrderPlanTests {
  private let appDelegate = "ios/App/AppDelegate.swift"
  private let sceneDelegate = "ios/App/SceneDelegate.swift"

  private func subclass(_ before: String, _ behind: String) -> PlannedProject {
    PlannedProject(
      .reactNative,
      [
        "package.json": ReactNativeExamples.package("0.81.4"),
        appDelegate: ReactNativeExamples.subclass.replacing("    initialProps = [:]\n", with: before).replacing(
          "    return super.application(application, didFinishLaunchingWithOptions: launchOptions)\n", with: behind),
      ])
  }

  private let plain = "    return super.application(application, didFinishLaunchingWithOptions: launchOptions)\n"

  @Test func whatTheStartNeedsIsReadyBeforeIt() throws {
    let planned = try subclass(
      "    initialProps = [\"push\": launchOptions?[.remoteNotification] != nil]\n", plain
    ).plan(["launch.options": "move"])
    planned.expect(
      sceneDelegate,
      contains: """
        else { return }

        appDelegate.initialProps = ["push": connectionOptions.notificationResponse?.notification.request.content.userInfo != nil]

        let window = UIWindow(windowScene: windowScene)
        """)
    #expect(planned[appDelegate]?.contains("initialProps") == false)
  }

  @Test func anObjectiveCNameIsDeclaredOnce() throws {
    let planned = try PlannedProject(
      .objectiveC,
      [
        "package.json": ReactNativeExamples.package("0.78.2"),
        "App/AppDelegate.h": "#import <RCTAppDelegate.h>\n\n@interface AppDelegate : RCTAppDelegate\n@end\n",
        "App/AppDelegate.m": """
        #import "AppDelegate.h"

        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          self.initialProps = @{@"push" : @(launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey] != nil)};
          return [super application:application didFinishLaunchingWithOptions:launchOptions];
        }

        @end

        """,
      ]
    ).plan(["launch.options": "move"])
    let text = try #require(planned["App/SceneDelegate.m"])
    #expect(text.components(separatedBy: "AppDelegate *appDelegate = ").count == 2)
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        AppDelegate *appDelegate = (AppDelegate *)UIApplication.sharedApplication.delegate;

        appDelegate.initialProps = @{@"push" : @(connectionOptions.notificationResponse.notification.request.content.userInfo != nil)};

        UIWindow *window = [[UIWindow alloc] initWithWindowScene:windowScene];
        """)
  }

  @Test func whatWorksOnTheSuperclassesWindowGoesAlong() throws {
    let planned = try subclass(
      "",
      """
          let done = super.application(application, didFinishLaunchingWithOptions: launchOptions)
          let root = window?.rootViewController
          Splash.show(in: root?.view)
          return done

      """
    ).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        window.makeKeyAndVisible()

        let root = appDelegate.window?.rootViewController
        Splash.show(in: root?.view)
        """)
    planned.expect(
      appDelegate,
      contains: """
        let done = super.application(application, didFinishLaunchingWithOptions: launchOptions)
        return done
        """)
    #expect(planned.manual.isEmpty)
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func whatIsLeftByHandStaysABlocker() throws {
    let planned = try subclass(
      "",
      """
          let done = super.application(application, didFinishLaunchingWithOptions: launchOptions)
          Splash.show(in: window?.rootViewController?.view, done)
          return done

      """
    ).plan()
    #expect(planned[sceneDelegate]?.contains("Splash") == false)
    #expect(planned.manual.contains { $0.hasPrefix("Move what needs React Native's window") })
    let open = planned.plan.after?.report.findings.filter { $0.kind == .blocker }.map(\.rule)
    #expect(open == ["window.created-in-app-delegate"])
  }

  @Test func launchOptionsThatAreHandedOnComeFromTheScene() throws {
    let planned = try PlannedProject(
      .reactNative,
      [
        appDelegate: ReactNativeExamples.appDelegate(
          after: """
                if let launchOptions {
                  Payloads.shared.take(launchOptions)
                }

            """)
      ]
    ).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        if let launchOptions = launchOptions(from: connectionOptions) {
          Payloads.shared.take(launchOptions)
        }
        """)
    #expect(planned[appDelegate]?.contains("Payloads") == false)
  }

  @Test func aStoryboardBesideReactNativeMakesNoWindow() throws {
    let plist = ExamplePropertyList.file("<key>UIMainStoryboardFile</key>\n<string>LaunchScreen</string>")
    for code in [ReactNativeExamples.appDelegate(), ReactNativeExamples.subclass] {
      let planned = try PlannedProject(.reactNative, [appDelegate: code, "ios/App/Info.plist": plist]).plan()
      #expect(planned["ios/App/Info.plist"]?.contains("UISceneStoryboardFile") == false)
      planned.expect("ios/App/Info.plist", holds: "UIMainStoryboardFile")
    }
  }

  @Test func theLaunchScreenIsNoNibToLoad() throws {
    let plist = ExamplePropertyList.file("<key>NSMainNibFile</key>\n<string>LaunchScreen</string>")
    let planned = try PlannedProject(.reactNative, ["ios/App/Info.plist": plist]).plan()
    let nib = try #require(planned.audit.report.findings.first { $0.rule == "manifest.main-nib" })
    #expect(nib.choices.map(\.id) == ["leave"])
    let other = try PlannedProject(
      .reactNative,
      ["ios/App/Info.plist": ExamplePropertyList.file("<key>NSMainNibFile</key>\n<string>Start</string>")]
    ).plan(["manifest.main-nib": "load"])
    #expect(other[sceneDelegate]?.contains("loadNib") == false)
  }

  @Test func aStartInAHelperIsToldWhatToDo() throws {
    let helper = ReactNativeExamples.appDelegate().replacing(
      "    let delegate = ReactNativeDelegate()",
      with:
        "    start(launchOptions)\n    return true\n  }\n\n  func start(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\n    let delegate = ReactNativeDelegate()"
    )
    let planned = try PlannedProject(.reactNative, [appDelegate: helper]).plan()
    let window = try #require(planned.audit.report.findings.first { $0.rule == "react-native.window" })
    #expect(window.message.contains("The start stands in start(_:)"))
  }

  @Test func aLaunchInTheBackgroundIsTold() throws {
    let plist = ExamplePropertyList.file(
      "<key>UIBackgroundModes</key>\n<array>\n\t<string>remote-notification</string>\n</array>")
    let planned = try PlannedProject(.reactNative, ["ios/App/Info.plist": plist]).plan()
    #expect(planned.manual.contains { $0.hasPrefix("See to what JavaScript does in the background") })
    #expect(try PlannedProject(.reactNative).plan().manual.isEmpty)
  }

  @Test func expoHearsOfQuickActionsThatAModuleTakes() throws {
    let package = ReactNativeExamples.package("0.81.4", expo: "54.0.1").replacing(
      "\"expo\"", with: "\"expo-quick-actions\": \"6.0.0\",\n    \"expo\"")
    let planned = try PlannedProject(.expo, ["package.json": package]).plan()
    planned.expect(sceneDelegate, holds: "perform(shortcutItem, completionHandler: completionHandler)")
    planned.expect(sceneDelegate, holds: "if told == nil { completionHandler(false) }")
    #expect(try PlannedProject(.expo).plan()[sceneDelegate]?.contains("shortcutItem, completionHandler") == false)
  }
}

/// What waits for JavaScript, and apps that show what launch made.
@Suite struct ReactNativeShownPlanTests {
  private let sceneDelegate = "ios/App/SceneDelegate.swift"

  @Test func aSplashScreenThatWaitsForJavaScriptFollowsTheStart() throws {
    let code = ReactNativeExamples.subclass.replacing(
      "    return super.application(application, didFinishLaunchingWithOptions: launchOptions)\n",
      with: """
            super.application(application, didFinishLaunchingWithOptions: launchOptions)
            RNSplashScreen.show()
            return true

        """)
    let planned = try PlannedProject(.reactNative, ["ios/App/AppDelegate.swift": code]).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        window.makeKeyAndVisible()

        RNSplashScreen.show()
        """)
    #expect(planned["ios/App/AppDelegate.swift"]?.contains("RNSplashScreen") == false)
  }

  @Test func aSceneDelegateThatShowsWhatLaunchMadeIsNotGivenASecondStart() throws {
    let planned = try PlannedProject(
      .reactNativeScenes,
      [
        "ios/App/AppDelegate.swift": ReactNativeExamples.appDelegate(),
        sceneDelegate: """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let delegate = UIApplication.shared.delegate as? AppDelegate, let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = delegate.window?.rootViewController
            self.window = window
            window.makeKeyAndVisible()
          }
        }

        """,
      ]
    ).plan()
    #expect(!planned.audit.report.findings.contains { $0.rule == "react-native.window" })
    #expect(planned[sceneDelegate]?.contains("startReactNative") == false)
  }

  @Test func anOldPodfileDoesNotHideReactNative() throws {
    let planned = try PlannedProject(
      .reactNative, ["ios/Podfile": "target 'App' do\n  pod 'Firebase'\nend\n"]
    ).plan()
    #expect(planned.audit.report.findings.contains { $0.rule == "react-native.window" })
  }
}
