import Testing

@testable import Audit
@testable import Apply

/// Overrides in a Flutter app that never called super: plugins did not hear of the event, and do not afterwards.
@Suite struct FlutterSuperPlanTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"
  private let sceneDelegate = "ios/Runner/SceneDelegate.swift"

  private func project(_ more: String) -> PlannedProject {
    PlannedProject(
      .flutter,
      [appDelegate: FlutterExamples.appDelegate("GeneratedPluginRegistrant.register(with: self)", more: more)])
  }

  private let url = """
      override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        Router.shared.open(url)
        return true
      }

    """

  @Test(arguments: ["move", "call"]) func aLinkThatWasKeptFromPluginsStaysSo(_ choice: String) throws {
    let planned = try project(url).plan(["callback.open-url": choice])
    planned.expect(
      sceneDelegate,
      contains: """
        override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          for context in URLContexts {
            handle(context)
          }
        }
        """)
    planned.expect(sceneDelegate, contains: "super.scene(scene, willConnectTo: session, options: connectionOptions)")
  }

  @Test func anAnswerWithoutSuperDecidesNothing() throws {
    let planned = try project(
      """
        override func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
          return Router.shared.follow(userActivity)
        }

      """
    ).plan(["callback.user-activity": "move"])
    planned.expect(sceneDelegate, lacks: "super.scene(scene, continue: userActivity)")
    planned.expect(sceneDelegate, contains: "handleActivity(userActivity)")
  }

  @Test(arguments: ["move", "call"]) func anObjectiveCLinkThatWasKeptFromPluginsStaysSo(_ choice: String) throws {
    let planned = try PlannedProject(
      .flutterObjectiveC,
      [
        "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
          "  [GeneratedPluginRegistrant registerWithRegistry:self];"
        ).replacing(
          "\n@end",
          with: """

            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
              [[Router shared] open:url];
              return YES;
            }

            @end
            """)
      ]
    ).plan(["callback.open-url": choice])
    planned.expect("ios/Runner/SceneDelegate.m", lacks: "[super scene:scene openURLContexts:")
    planned.expect("ios/Runner/SceneDelegate.m", contains: "[self handleURLContext:context];")
  }

  @Test func aQuickActionReachesDartOnce() throws {
    let planned = try project(
      """
        override func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          Actions.shared.launch(shortcutItem.type)
        }

      """
    ).plan(["callback.shortcut": "move"])
    planned.expect(sceneDelegate, lacks: "super.windowScene(")
    planned.expect(sceneDelegate, contains: "perform(shortcutItem)\n    completionHandler(true)")
  }

  @Test func aQuickActionForPluginsIsCompletedOnce() throws {
    let planned = try project(
      """
        override func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          Log.shared.note(shortcutItem.type)
          super.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
        }

      """
    ).plan(["callback.shortcut": "move"])
    planned.expect(sceneDelegate, contains: "super.windowScene(")
    planned.expect(sceneDelegate, lacks: "completionHandler(true)")
  }

  @Test func whatMayCompleteAQuickActionItselfStays() throws {
    let planned = try project(
      """
        override func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          if shortcutItem.type == "scan" {
            Scanner.shared.open()
            completionHandler(true)
            return
          }
          super.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
        }

      """
    ).plan(["callback.shortcut": "move"])
    planned.expect(appDelegate, holds: "super.application(application, performActionFor: shortcutItem")
    planned.expect(sceneDelegate, lacks: "super.windowScene(")
    planned.expect(sceneDelegate, lacks: "completionHandler(true)")
  }
}
