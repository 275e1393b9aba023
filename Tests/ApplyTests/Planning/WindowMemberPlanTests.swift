import Testing

@testable import Apply
@testable import Audit

/// Members of the app delegate that stand for its window, and windows beside it.
@Suite struct WindowMemberPlanTests {
  private static let coordinator = """
    import UIKit

    final class Coordinator {
      private let window: UIWindow

      init(window: UIWindow) { self.window = window }

      func start() {
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
      }

      func open(_ url: URL) -> Bool { true }
    }

    """

  /// A coordinator that takes the window as it is made is about the window, wherever the window comes from.
  @Test(arguments: [
    ("var window: UIWindow?", "window = UIWindow(frame: UIScreen.main.bounds)\ncoordinator.start()"),
    ("lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)", "coordinator.start()"),
  ]) func whatIsMadeWithTheWindowFollowsIt(_ window: String, _ launch: String) throws {
    var project = PlannedProject.launch(
      launch, members: window + "\nprivate lazy var coordinator = Coordinator(window: window!)",
      more: """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            return coordinator.open(url)
        }
        """)
    project.files["App/Code.swift"] = Self.coordinator
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = UIWindow(windowScene: windowScene)
        appDelegate.window = window
        appDelegate.coordinator.start()
        """)
    planned.expect("App/AppDelegate.swift", lacks: "coordinator.start()")
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind != .blocker })
  }

  private static let lock = """
    func showLock() {
        guard lockWindow == nil else { return }
        let lock = UIWindow(frame: UIScreen.main.bounds)
        lock.rootViewController = UIViewController()
        lock.makeKeyAndVisible()
        lockWindow = lock
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        showLock()
    }
    """

  private static let locked = PlannedProject.launch(
    """
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    showLock()
    """, members: "var window: UIWindow?\nprivate var lockWindow: UIWindow?", more: lock)

  @Test func aLockOfTheAppDelegateIsAWindowOfItsOwn() throws {
    let audit = try Auditor(tree: MemoryTree(files: Self.locked.files)).audit()
    let loose = audit.report.findings.filter { $0.rule == "window.without-scene" }
    #expect(loose.map(\.title) == ["AppDelegate.showLock makes a window without a scene"])
    let planned = try Self.locked.plan([
      "window.created-in-app-delegate": "move", "window.without-scene": "fix", "callback.lifecycle": "call",
    ])
    planned.expect("App/SceneDelegate.swift", contains: "window?.makeKeyAndVisible()\nappDelegate.showLock()")
    planned.expect("App/AppDelegate.swift", holds: "lock.windowScene = windowScenes.first { $0.activationState")
  }

  @Test func aLockThatLaunchMakesIsBoundWithTheWindow() throws {
    let planned = try Self.locked.plan([
      "window.created-in-app-delegate": "bind", "window.without-scene": "fix", "callback.lifecycle": "call",
    ])
    planned.expect("App/SceneDelegate.swift", contains: "appDelegate.lockWindow?.windowScene = windowScene")
  }

  /// Computed members and observers are code that looks at the window like any method.
  @Test(arguments: [
    (
      "var flow: UIViewController? { didSet { window?.rootViewController = flow } }",
      "window = UIWindow(frame: UIScreen.main.bounds)\nflow = ViewController()\nwindow?.makeKeyAndVisible()",
      "appDelegate.window = window\nappDelegate.flow = ViewController()"
    ),
    (
      "var root: UIViewController? { window?.rootViewController }",
      "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.rootViewController = ViewController()\n"
        + "root?.view.tintColor = .red\nwindow?.makeKeyAndVisible()",
      "appDelegate.root?.view.tintColor = .red"
    ),
  ]) func membersThatLookAtTheWindowGoWithIt(_ member: String, _ launch: String, _ lines: String) throws {
    let planned = try PlannedProject.launch(launch, members: "var window: UIWindow?\n" + member).plan([
      "window.created-in-app-delegate": "move", "window.app-delegate-read": "mirror",
    ])
    planned.expect("App/SceneDelegate.swift", contains: lines)
    planned.expect("App/SceneDelegate.swift", contains: "appDelegate.window = window")
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind != .blocker })
  }

  /// What the window's statements give a value is nil at launch, for the methods that launch calls too.
  @Test(arguments: [
    (
      "window = UIWindow(frame: UIScreen.main.bounds)\ntabs = UITabBarController()\nwindow?.rootViewController = tabs\n"
        + "window?.makeKeyAndVisible()\nselect(1)",
      "select(1)"
    ),
    (
      "setUp()\nLog.start()\ntabs.selectedIndex = 2",
      "tabs.selectedIndex = 2"
    ),
  ]) func whatTheWindowsStatementsMakeIsUsedBehindThem(_ launch: String, _ statement: String) throws {
    let planned = try PlannedProject.launch(
      launch, members: "var window: UIWindow?\nvar tabs: UITabBarController!",
      more: """
        func select(_ index: Int) {
            tabs.selectedIndex = index
        }

        func setUp() {
            window = UIWindow(frame: UIScreen.main.bounds)
            tabs = UITabBarController()
            window?.rootViewController = tabs
            window?.makeKeyAndVisible()
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/AppDelegate.swift", lacks: statement)
    planned.expect("App/SceneDelegate.swift", holds: statement)
  }

  @Test func anEarlierLaunchMethodCounts() throws {
    var project = PlannedProject.launch(
      "select(1)", members: "var window: UIWindow?\nvar tabs: UITabBarController!",
      more: """
        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            tabs = window!.rootViewController as? UITabBarController
            return true
        }

        func select(_ index: Int) {
            tabs.selectedIndex = index
        }
        """
    ).startingWithStoryboard
    project.files["App/Code.swift"] = "import UIKit\n"
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/AppDelegate.swift", lacks: "select(1)")
    planned.expect("App/SceneDelegate.swift", holds: "select(1)")
  }

  /// UIKit goes on asking for them.
  @Test func orientationsThatTheWindowTellsNeedIt() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          return self.window!.rootViewController!.supportedInterfaceOrientations
      }
      """
    ).plan(["window.created-in-app-delegate": "move", "window.app-delegate-read": "mirror"])
    planned.expect("App/SceneDelegate.swift", holds: ".window = window")
  }

  /// A window by the usual name, in a class that is no app delegate.
  @Test(arguments: [
    "let window = UIWindow()", "static let window = UIWindow(frame: .zero)",
    "lazy var window: UIWindow = {\n    UIWindow()\n  }()",
  ]) func aPropertyThatIsCalledWindowIsFound(_ property: String) throws {
    var files = PlannedProject.appDelegate("").files
    files["App/Code.swift"] = "import UIKit\n\nfinal class Lock {\n  \(property)\n}\n"
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    #expect(report.findings.contains { $0.rule == "window.without-scene" })
  }

  /// A window of other code has no scene, wherever it is made.
  @Test func aWindowThatOtherCodeMakesIsGivenTheScene() throws {
    var project = PlannedProject.launch(
      "window = container.window\nwindow?.rootViewController = ViewController()\nwindow?.makeKeyAndVisible()",
      members: "var window: UIWindow?\nprivate let container = Container()")
    project.files["App/Code.swift"] =
      "import UIKit\n\nfinal class Container {\n  lazy var window = UIWindow(frame: UIScreen.main.bounds)\n}\n"
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift", contains: "window = container.window\nwindow?.windowScene = windowScene")
    #expect(planned.manual.isEmpty)
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind == .informational })
  }

  /// In a start in the background no scene has set it.
  @Test func whatAppearsWithTheSceneMayBeMissingWithoutOne() throws {
    var project = PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      motion = Motion(window: window)
      """, members: "var window: UIWindow?\nvar motion: Motion!",
      more: "func applicationWillTerminate(_ application: UIApplication) {\n    motion.stop()\n}")
    project.files["App/Code.swift"] =
      "import UIKit\n\nfinal class Motion {\n  init(window: UIWindow?) {}\n  func stop() {}\n}\n"
    #expect(
      try project.plan(["window.created-in-app-delegate": "move"]).manual.map { $0.prefix(12) } == ["motion may n"])
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"]?.replacing(
      "motion.stop()", with: "motion?.stop()")
    #expect(try project.plan(["window.created-in-app-delegate": "move"]).manual.isEmpty)
  }
}
