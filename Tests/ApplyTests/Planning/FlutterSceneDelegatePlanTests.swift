import Testing

@testable import Audit
@testable import Apply

/// Flutter apps: what goes to a subclass of `FlutterSceneDelegate`.
@Suite struct FlutterSceneDelegatePlanTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"
  private let sceneDelegate = "ios/Runner/SceneDelegate.swift"
  private let objectiveC = "ios/Runner/SceneDelegate.m"

  private func project(_ launch: String, more: String = "") -> PlannedProject {
    PlannedProject(.flutter, [appDelegate: FlutterExamples.appDelegate(launch, more: more)])
  }

  private func objectiveCProject(_ members: String) -> PlannedProject {
    PlannedProject(
      .flutterObjectiveC,
      [
        "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
          "  [GeneratedPluginRegistrant registerWithRegistry:self];"
        ).replacing("\n@end", with: "\n" + members + "\n@end")
      ])
  }

  private let registration = "GeneratedPluginRegistrant.register(with: self)"

  @Test func whatWorksOnTheWindowFollowsFluttersOwnConnection() throws {
    let planned = try project("window?.backgroundColor = .black\n    GeneratedPluginRegistrant.register(with: self)")
      .plan()
    planned.expect(
      sceneDelegate,
      contains: """
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        window?.backgroundColor = .black
        """)
    planned.expect(sceneDelegate, lacks: "guard let windowScene")
    planned.expect(
      appDelegate,
      contains: """
        func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
          GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
        }
        """)
  }

  @Test func objectiveCCodeGoesToASubclassToo() throws {
    let planned = try PlannedProject(
      .flutterObjectiveC,
      [
        "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
          "  [GeneratedPluginRegistrant registerWithRegistry:self];"
        ).replacing(
          "\n@end",
          with: """

            - (void)applicationDidEnterBackground:(UIApplication *)application {
              [super applicationDidEnterBackground:application];
              [[Store shared] save];
            }

            @end
            """)
      ]
    ).plan(["callback.lifecycle": "move"])
    planned.expect("ios/Runner/SceneDelegate.h", contains: "@interface SceneDelegate : FlutterSceneDelegate")
    planned.expect("ios/Runner/SceneDelegate.h", lacks: "UIWindow *window")
    planned.expect(
      "ios/Runner/SceneDelegate.m",
      contains: """
        - (void)sceneDidEnterBackground:(UIScene *)scene {
          [super sceneDidEnterBackground:scene];
          [[Store shared] save];
        }
        """)
  }

  @Test func lifeCycleCodeGoesToASubclassThatCallsSuper() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)",
      more: """
          override func applicationDidBecomeActive(_ application: UIApplication) {
            super.applicationDidBecomeActive(application)
            application.applicationIconBadgeNumber = 0
          }

        """
    ).plan()
    planned.expect(
      sceneDelegate,
      """
      import UIKit
      import Flutter

      class SceneDelegate: FlutterSceneDelegate {
        override func sceneDidBecomeActive(_ scene: UIScene) {
          super.sceneDidBecomeActive(scene)

          UIApplication.shared.applicationIconBadgeNumber = 0
        }
      }
      """)
    planned.expect("ios/Runner/Info.plist", contains: "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>")
    planned.expect(
      appDelegate,
      contains: """
        func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
          GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
        }
        """)
  }

  @Test func codeLeftBehindByFluttersOwnMigrationGetsASubclass() throws {
    let plist = ExampleProject.flutterScenes.files["ios/Runner/Info.plist"]?
      .replacing("$(PRODUCT_MODULE_NAME).SceneDelegate", with: "FlutterSceneDelegate")
    let planned = try PlannedProject(
      .flutter,
      [
        "ios/Runner/Info.plist": plist ?? "",
        appDelegate: FlutterExamples.appDelegate(
          "", supertypes: ", FlutterImplicitEngineDelegate",
          more: FlutterExamples.callback + """

              override func applicationWillResignActive(_ application: UIApplication) {
                Store.shared.save()
              }

            """),
      ]
    ).plan()
    planned.expect(sceneDelegate, contains: "super.sceneWillResignActive(scene)\nStore.shared.save()")
    planned.expect("ios/Runner/Info.plist", contains: "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>")
    planned.expect("ios/Runner/Info.plist", lacks: "<string>FlutterSceneDelegate</string>")
    planned.expect(appDelegate, lacks: "applicationWillResignActive")
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func linksThatTheAppTakesDoNotReachPlugins() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)",
      more: """
          override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            if Router.shared.open(url) { return true }
            return super.application(app, open: url, options: options)
          }

        """
    ).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          let unhandled = URLContexts.filter { !handle($0) }
          if !unhandled.isEmpty {
            super.scene(scene, openURLContexts: unhandled)
          }
        }
        """)
    planned.expect(
      sceneDelegate,
      contains: """
        override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          super.scene(scene, willConnectTo: session, options: connectionOptions)

          for context in connectionOptions.urlContexts {
            handle(context)
          }
        }
        """)
  }

  @Test func linksThatAnObjectiveCAppTakesDoNotReachPlugins() throws {
    let planned = try objectiveCProject(
      """
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
        if ([url.scheme isEqualToString:@"private"]) {
          return NO;
        }
        if ([[Router shared] open:url]) {
          return YES;
        }
        return [super application:app openURL:url options:options];
      }

      - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler {
        if ([[Router shared] follow:userActivity]) {
          return YES;
        }
        return [super application:application continueUserActivity:userActivity restorationHandler:restorationHandler];
      }

      """
    ).plan(["callback.open-url": "move", "callback.user-activity": "move"])
    planned.expect(
      objectiveC,
      contains: """
        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
          NSSet<UIOpenURLContext *> *unhandled = [URLContexts objectsPassingTest:^BOOL(UIOpenURLContext *context, BOOL *stop) {
            return ![self handleURLContext:context];
          }];
          if (unhandled.count > 0) {
            [super scene:scene openURLContexts:unhandled];
          }
        }
        """)
    planned.expect(
      objectiveC,
      contains: """
        if (![self handleUserActivity:userActivity]) {
          [super scene:scene continueUserActivity:userActivity];
        }
        """)
    planned.expect(
      objectiveC,
      contains: """
        - (BOOL)handleURLContext:(UIOpenURLContext *)context {
          NSURL *url = context.URL;
          if ([url.scheme isEqualToString:@"private"]) {
            return YES;
          }
          if ([[Router shared] open:url]) {
            return YES;
          }
          return NO;
        }
        """)
    planned.expect(
      objectiveC,
      contains: """
          [super scene:scene willConnectToSession:session options:connectionOptions];

          for (UIOpenURLContext *context in connectionOptions.URLContexts) {
            [self handleURLContext:context];
          }
          for (NSUserActivity *userActivity in connectionOptions.userActivities) {
            [self handleUserActivity:userActivity];
          }
        }
        """)
  }

  @Test func anObjectiveCHandlerThatStaysIsAskedFirst() throws {
    let planned = try objectiveCProject(
      """
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
        if ([[Router shared] open:url]) {
          return YES;
        }
        return [super application:app openURL:url options:options];
      }

      """
    ).plan(["callback.open-url": "call"])
    planned.expect(objectiveC, contains: "[super scene:scene openURLContexts:unhandled];")
    planned.expect("ios/Runner/AppDelegate.m", lacks: "return [super application:app openURL:url options:options];")
    planned.expect("ios/Runner/AppDelegate.m", contains: "return NO;")
  }

  @Test func aRefusedActivityDoesNotKeepTheConnectionFromFlutter() throws {
    let planned = try project(
      registration,
      more: """
          override func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
            guard let caller = userActivity.userInfo?["caller"] as? String else { return false }
            Calls.shared.start(caller)
            return super.application(application, continue: userActivity, restorationHandler: restorationHandler)
          }

        """
    ).plan(["callback.user-activity": "move"])
    planned.expect(
      sceneDelegate,
      contains: """
        override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          super.scene(scene, willConnectTo: session, options: connectionOptions)

          for userActivity in connectionOptions.userActivities {
            handleActivity(userActivity)
          }
        }
        """)
    planned.expect(
      sceneDelegate,
      contains: """
        if !handleActivity(userActivity) {
          super.scene(scene, continue: userActivity)
        }
        """)
  }

  /// A file that no target compiles and none could is no scene delegate of the app.
  @Test func aSceneDelegateForAnotherAppDelegateStaysOut() throws {
    let orphan = """
      import Flutter
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let appDelegate = UIApplication.shared.delegate as! AppDelegate
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = FlutterViewController(engine: appDelegate.ENGINE, nibName: nil, bundle: nil)
          window?.makeKeyAndVisible()
        }
      }

      """
    let project = PlannedProject(.flutter, [sceneDelegate: orphan.replacing("ENGINE", with: "flutterEngine")])
    let planned = try project.plan()
    planned.expect("ios/Runner/Info.plist", contains: "<string>FlutterSceneDelegate</string>")
    #expect(planned["ios/Runner.xcodeproj/project.pbxproj"]?.contains("SceneDelegate.swift") == false)
    #expect(planned.audit.report.findings.contains { $0.rule == "membership.name-clash" })
    // With what it asks for it is the app's own, and goes into the target.
    let fitting = try PlannedProject(
      .flutter,
      [
        sceneDelegate: orphan.replacing("ENGINE", with: "flutterEngine"),
        appDelegate: FlutterExamples.appDelegate(
          "GeneratedPluginRegistrant.register(with: flutterEngine)",
          more: "  lazy var flutterEngine = FlutterEngine(name: \"main\")\n"),
      ]
    ).plan()
    #expect(fitting["ios/Runner.xcodeproj/project.pbxproj"]?.contains("SceneDelegate.swift") == true)
  }

  @Test func linksThatWereHandedToFlutterArePassedOnOnce() throws {
    let planned = try PlannedProject(
      .flutterScenes,
      [
        sceneDelegate: """
        import Flutter
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            guard let url = URLContexts.first?.url else { return }
            log(url)
            // To Flutter's plugins.
            _ = (UIApplication.shared.delegate as? FlutterAppDelegate)?.application(
              UIApplication.shared, open: url, options: [:])
          }
        }

        """
      ]
    ).plan(["flutter.scene-delegate-base": "subclass"])
    planned.expect(sceneDelegate, contains: "super.scene(scene, openURLContexts: URLContexts)")
    planned.expect(sceneDelegate, contains: "log(url)")
    #expect(planned[sceneDelegate]?.contains("FlutterAppDelegate") == false)
    let finding = planned.audit.report.findings.first { $0.rule == "flutter.scene-delegate-base" }
    #expect(finding?.message.contains("twice") == true)
  }

  /// A call that was commented out means the place where it stands.
  @Test func aCallThatWasCommentedOutStaysWhereItIs() throws {
    let planned = try project(
      "// self.window.cover()\n    // All plugins.\n    GeneratedPluginRegistrant.register(with: self)"
    ).plan()
    planned.expect(
      appDelegate,
      contains: """
        func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
          // All plugins.
          GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
        """)
    planned.expect(appDelegate, contains: "// self.window.cover()\nreturn super.application")
  }
}
