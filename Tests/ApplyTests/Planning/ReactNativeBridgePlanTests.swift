import Testing

@testable import Apply
@testable import Audit

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
          if (self.window != nil) {
            // React Native runs; a scene that comes back shows the same window.
            self.window.windowScene = windowScene;
            [self.window makeKeyAndVisible];
            return self.window;
          }
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
          if (self.window != nil) {
            // React Native runs; a scene that comes back shows the same window.
            self.window.windowScene = windowScene;
            [self.window makeKeyAndVisible];
            return self.window;
          }
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

  @Test func launchOptionsKeptForTheStartAreThoseOfTheScene() throws {
    let planned = try project(
      """
      #import "AppDelegate.h"

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        [Keys load];
        self.launchOptions = launchOptions;
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self startReact];
        [self.window makeKeyAndVisible];
      #ifndef DEBUG
        [SplashScreen show];
      #endif
        return YES;
      }

      - (void)startReact {
        RCTRootView *view = [[RCTRootView alloc] initWithBundleURL:[Bundles main] moduleName:@"Example" initialProperties:nil launchOptions:self.launchOptions];
        self.window.rootViewController = [UIViewController new];
        self.window.rootViewController.view = view;
      }

      @end

      """,
      header: "#import <UIKit/UIKit.h>\n\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n"
        + "@property (nonatomic, strong) UIWindow *window;\n@property (nonatomic, strong) NSDictionary *launchOptions;\n@end\n"
    ).plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: """
          self.launchOptions = launchOptions;
          self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
          [self startReact];
          [self.window makeKeyAndVisible];
        #ifndef DEBUG
          [SplashScreen show];
        #endif
          return self.window;
        """)
    planned.expect("App/AppDelegate.m", holds: "launchOptions {\n  [Keys load];\n  return YES;\n}")
  }

  @Test func aLocalFactoryIsTakenFromItsProperty() throws {
    let planned = try project(
      """
      #import "AppDelegate.h"

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        RCTReactNativeFactory *factory = [[RCTReactNativeFactory alloc] initWithDelegate:self];
        self.reactNativeFactory = factory;
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [factory startReactNativeWithModuleName:@"Example" inWindow:self.window launchOptions:launchOptions];
        return YES;
      }

      @end

      """,
      header: "#import <RCTAppDelegate.h>\n\n@interface AppDelegate : RCTAppDelegate\n"
        + "@property (nonatomic, strong) UIWindow *window;\n@end\n"
    ).plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: """
          RCTReactNativeFactory *factory = self.reactNativeFactory;
          self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
          [factory startReactNativeWithModuleName:@"Example" inWindow:self.window launchOptions:launchOptions];
        """)
  }

  @Test func whatReadsLaunchOptionsForTheStartReadsThoseOfTheScene() throws {
    let planned = try project(
      ReactNativeExamples.bridge.replacing(
        "  RCTBridge *bridge = [[RCTBridge alloc] initWithDelegate:self launchOptions:launchOptions];",
        with: """
            NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:launchOptions];
            if (launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey]) {
              all[@"tap"] = launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey];
            }
            RCTBridge *bridge = [[RCTBridge alloc] initWithDelegate:self launchOptions:all];
          """)
    ).plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: """
          if (launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey]) {
            all[@"tap"] = launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey];
          }
          RCTBridge *bridge = [[RCTBridge alloc] initWithDelegate:self launchOptions:all];
        """)
    #expect(planned.manual == [])
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
