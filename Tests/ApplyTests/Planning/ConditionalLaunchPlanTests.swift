import Testing

@testable import Apply
@testable import Audit

/// Launch methods in which build conditions, or launch options, decide what runs.
@Suite struct ConditionalLaunchPlanTests {
  /// Only what is about the window goes along, under the condition it stands under.
  @Test func aConditionIsTakenApart() throws {
    let planned = try PlannedProject.launch(
      """
      #if os(tvOS)
      Shelf.shared.post()
      #elseif os(iOS)
      Cast.setUpOnce()

      window?.tintColor = .red
      #endif
      """
    ).startingWithStoryboard.plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        #if os(iOS)
        window?.tintColor = .red
        #endif
        """)
    planned.expect("App/SceneDelegate.swift", lacks: "Cast.setUpOnce()")
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        #if os(tvOS)
        Shelf.shared.post()
        #elseif os(iOS)
        Cast.setUpOnce()
        #endif
        """)
  }

  @Test func whatTheWindowNeedsIsMadeUnderEitherCondition() throws {
    let planned = try PlannedProject.launch(
      """
      #if DEBUG
      Tools.start()
      let root = UINavigationController()
      #else
      let root = ViewController()
      #endif
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        #if DEBUG
        let root = UINavigationController()
        #else
        let root = ViewController()
        #endif
        window = UIWindow(windowScene: windowScene)
        """)
    planned.expect("App/AppDelegate.swift", contains: "#if DEBUG\nTools.start()")
  }

  @Test func aConditionAboutTheWindowGoesAsItIs() throws {
    let planned = try PlannedProject.launch(
      """
      #if DEBUG
      window?.tintColor = .red
      #else
      window?.tintColor = .blue
      #endif
      """
    ).startingWithStoryboard.plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        #if DEBUG
        window?.tintColor = .red
        #else
        window?.tintColor = .blue
        #endif
        """)
    planned.expect("App/AppDelegate.swift", lacks: "#if DEBUG")
  }

  @Test func inObjectiveCToo() throws {
    let planned = try PlannedProject.objectiveC(
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [[ViewController alloc] init];
        [self.window makeKeyAndVisible];
        #if DEBUG
        [NSUserDefaults.standardUserDefaults registerDefaults:@{}];
        self.window.tintColor = UIColor.redColor;
        #endif
        """
    ).plan()
    planned.expect("App/SceneDelegate.m", contains: "#if DEBUG\nself.window.tintColor = UIColor.redColor;\n#endif")
    planned.expect("App/SceneDelegate.m", lacks: "[NSUserDefaults.standardUserDefaults registerDefaults:@{}];")
    planned.expect(
      "App/AppDelegate.m", contains: "#if DEBUG\n[NSUserDefaults.standardUserDefaults registerDefaults:@{}];\n#endif")
  }

  @Test func branchesOfObjectiveCAreTakenApartEachForItself() throws {
    let planned = try PlannedProject.objectiveC(
      launch: """
        #ifdef DEBUG
        [NSUserDefaults.standardUserDefaults registerDefaults:@{}];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.tintColor = UIColor.redColor;
        #else
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        #endif
        self.window.rootViewController = [[ViewController alloc] init];
        [self.window makeKeyAndVisible];
        """
    ).plan()
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        #if defined(DEBUG)
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        self.window.tintColor = UIColor.redColor;
        #else
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        #endif
        self.window.rootViewController = [[ViewController alloc] init];
        """)
    planned.expect(
      "App/AppDelegate.m",
      contains: "#ifdef DEBUG\n[NSUserDefaults.standardUserDefaults registerDefaults:@{}];\n#else\n#endif")
  }

  /// Of what asks for a launch option, the branch for none runs under scenes.
  @Test func theBranchWithoutALaunchOptionGoesAlone() throws {
    let planned = try PlannedProject.launch(
      """
      window?.tintColor = .red
      switch launchOptions?[.localNotification] {
      case let notification as UILocalNotification:
          show(notification.alertTitle)
      default:
          show(nil)
      }
      """,
      more: "func show(_ title: String?) {\n    window?.rootViewController?.title = title\n}"
    ).startingWithStoryboard.plan(["launch.options": "keep", "window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "window?.tintColor = .red\nshow(nil)")
    planned.expect("App/SceneDelegate.swift", lacks: "default:")
    #expect(planned.manual.contains { $0.hasPrefix("A launch option is no longer asked for") })
  }

  /// Dead code is not carried into a new file; launch keeps it.
  @Test func whatOnlyALaunchOptionOpensStays() throws {
    let planned = try PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      guard let options = launchOptions else { return true }
      if let activity = options[.userActivityDictionary] as? [String: Any] {
          show("\\(activity.count)")
      }
      """,
      more: "func show(_ title: String?) {\n    window?.rootViewController?.title = title\n}"
    ).plan(["launch.options": "keep", "window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.swift", lacks: "UIApplication.LaunchOptionsKey")
    planned.expect("App/AppDelegate.swift", contains: "guard let options = launchOptions else { return true }")
    planned.expect("App/AppDelegate.swift", contains: "show(\"\\(activity.count)\")")
  }

  @Test func launchOptionsAreFoundUnderAnotherName() throws {
    let planned = try PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      if let options = launchOptions, let url = options[.url] as? URL {
          Inbox.shared.open(url)
      }
      guard let options = launchOptions else { return true }
      if let note = options[.remoteNotification] as? [AnyHashable: Any] {
          Inbox.shared.take(note)
      }
      """
    ).plan(["launch.options": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let url = connectionOptions.urlContexts.first?.url {
            Inbox.shared.open(url)
        }
        """)
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "if let note = connectionOptions.notificationResponse?.notification.request.content.userInfo {")
    planned.expect("App/SceneDelegate.swift", lacks: "guard let options = launchOptions else { return true }")
  }

  /// The app's own methods get the options from one another, and may do more with them than the callback for the event.
  @Test(arguments: [("", "keep"), ("isHandedOver = true", "move")])
  func launchOptionsAreFollowedThroughOwnMethods(_ more: String, _ choice: String) throws {
    var project = PlannedProject.launch(
      "controller.launch(application: application, options: launchOptions)", members: "let controller = Controller()",
      more: """
        func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
            return controller.follow(userActivity)
        }
        """)
    project.files["App/Code.swift"] = """
      import UIKit

      final class Controller {
        private var count = 0
        private var isHandedOver = false

        func launch(application: UIApplication, options: [UIApplication.LaunchOptionsKey: Any]?) {
          handle(options)
        }

        func follow(_ activity: NSUserActivity) -> Bool {
          count = activity.userInfo?.count ?? 0
          return true
        }

        private func handle(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
          guard let activity = options?[.userActivityDictionary] as? [String: Any] else { return }
          count = activity.count
          \(more)
        }
      }

      """
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    let options = audit.report.findings.filter { $0.rule == "launch.options" }
    #expect(options.map(\.title) == ["The launch option “userActivity” becomes nil"])
    #expect(options.first?.choices.first?.id == choice)
  }
}
