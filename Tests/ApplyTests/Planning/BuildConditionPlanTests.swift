@testable import Audit
import Testing

@testable import Apply

/// Methods of the app delegate that only some builds have: what calls or replaces them is for the same builds.
@Suite struct BuildConditionPlanTests {
  private let activity = """
    #if PREMIUM
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        return Router.shared.follow(userActivity)
    }
    #endif
    """

  /// What the other builds do not have is nowhere in them: the handler, the scene's method, the lines for a cold start.
  @Test func aCallIsForTheSameBuilds() throws {
    let planned = try PlannedProject.appDelegate(activity).plan(["callback.user-activity": "call"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        #if PREMIUM
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        handleActivity(userActivity)
        }
        #endif
        """)
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        #if PREMIUM
        for userActivity in connectionOptions.userActivities {
        handleActivity(userActivity)
        }
        #endif
        """)
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        #if PREMIUM
        /// An activity that launched the app or reached it running.
        """)
    planned.expect("App/SceneDelegate.swift", lacks: "#else")
  }

  @Test func aMovedBodyTakesItsConditionAlong() throws {
    let planned = try PlannedProject.appDelegate(activity).plan(["callback.user-activity": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "return Router.shared.follow(userActivity)\n}\n#endif")
    planned.expect("App/AppDelegate.swift", lacks: "continue userActivity")
  }

  @Test func quickActionsAreKeptFromTelevisions() throws {
    let planned = try PlannedProject.objectiveC(
      """
      #if !TARGET_OS_TV
      - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
          [[Session shared] perform:shortcutItem];
          completionHandler(YES);
      }
      #endif
      """
    ).plan(["callback.shortcut": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        #if !TARGET_OS_TV
        if (connectionOptions.shortcutItem) {
        """)
    planned.expect(
      "App/SceneDelegate.m",
      contains:
        "#if !TARGET_OS_TV\n- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {"
    )
    planned.expect(
      "App/SceneDelegate.m",
      contains: "#if !TARGET_OS_TV\n/// A quick action that launched the app or reached it running.")
  }

  @Test func aSelectorIsNamedWhereItsMethodIs() throws {
    let planned = try PlannedProject.appDelegate(
      """
      #if !os(tvOS) && BADGES
      func applicationDidBecomeActive(_ application: UIApplication) {
          Store.shared.save()
      }
      #endif
      """
    ).plan(["callback.lifecycle": "observe"])
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        #if !os(tvOS) && BADGES
        NotificationCenter.default.addObserver(
        """)
  }

  @Test func bothBranchesAreCalledAndNeitherMoves() throws {
    let project = PlannedProject.appDelegate(
      """
      #if PREMIUM
      func applicationDidBecomeActive(_ application: UIApplication) {
          Store.shared.save()
      }
      #else
      func applicationDidBecomeActive(_ application: UIApplication) {
          Advertisement.show()
      }
      #endif
      """)
    let planned = try project.plan(["callback.lifecycle": "call"])
    let asked = planned.audit.report.findings.filter { $0.rule == "callback.lifecycle" }
    #expect(asked.map { $0.choices.map(\.id) } == [["call", "leave"]])
    planned.expect("App/SceneDelegate.swift", lacks: "#if")
    planned.expect("App/SceneDelegate.swift", holds: "?.applicationDidBecomeActive(UIApplication.shared)")
  }

  @Test func objectiveCAsksWhetherANameIsDefined() throws {
    let planned = try PlannedProject.objectiveC(
      """
      #ifdef PREMIUM
      - (void)applicationDidBecomeActive:(UIApplication *)application {
          [[Session shared] refresh:application];
      }
      #endif
      """
    ).plan(["callback.lifecycle": "call"])
    planned.expect("App/SceneDelegate.m", holds: "#if defined(PREMIUM)\n")
  }

  @Test func branchesBeforeTheOwnOneDoNotHold() throws {
    let code = """
      #if ONE || TWO
      #elseif THREE
      #else
      func f() {}
      #endif
      """
    let file = SwiftSourceReader.read(SourceText(path: "A.swift", code))
    let place = try #require(code.range(of: "func f"))
    let offset = code.utf8.distance(from: code.startIndex, to: place.lowerBound)
    #expect(file.buildCondition(of: offset..<offset + 8) == "!(ONE || TWO) && !THREE")
    #expect(file.buildCondition(of: 0..<3) == nil)
  }
}
