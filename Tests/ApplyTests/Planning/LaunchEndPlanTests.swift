import Testing

@testable import Apply
@testable import Audit

/// Launch methods that end early, and set-up that stands together with the window.
@Suite struct LaunchEndPlanTests {
  private static let window = """
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    """

  private func windowFinding(_ project: PlannedProject) throws -> Finding {
    try #require(
      Auditor(tree: MemoryTree(files: project.files)).audit().report.findings
        .first { $0.rule == "window.created-in-app-delegate" })
  }

  @Test func anEndThatNeedsWhatMovesIsTold() throws {
    let project = PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      if let user = session.user {
          window?.rootViewController = HomeController(user)
          return true
      }
      window?.rootViewController = ViewController()
      Store.shared.sync()
      """)
    let finding = try windowFinding(project)
    #expect(finding.message.contains("Ends the launch early, and moves: line 9."))
    #expect(finding.message.contains("Today behind the window, and before it once it moves: line 14."))
    try project.plan().expect("App/AppDelegate.swift", lacks: "if let user = session.user {")
  }

  @Test func anEndUnderAConditionStopsTheSceneToo() throws {
    let planned = try PlannedProject.launch(
      """
      #if DEBUG
      if Tests.areRunning { return true }
      #endif
      """ + "\n" + Self.window
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        #if DEBUG
        if Tests.areRunning { return }
        #endif
        window = UIWindow(windowScene: windowScene)
        """)
    planned.expect(
      "App/AppDelegate.swift", contains: "#if DEBUG\nif Tests.areRunning { return true }\n#endif\nreturn true")
  }

  /// What launch does before it ends early is not done again for the scene.
  @Test func anEndComesWithoutWhatIsDoneBeforeIt() throws {
    let planned = try PlannedProject.launch(
      "if Tests.areRunning {\n    Tests.prepare()\n    return true\n}\n" + Self.window
    ).plan()
    planned.expect("App/SceneDelegate.swift", contains: "if Tests.areRunning {\nreturn\n}")
    planned.expect("App/SceneDelegate.swift", lacks: "Tests.prepare()")
    planned.expect("App/AppDelegate.swift", contains: "Tests.prepare()\nreturn true")
  }

  @Test func otherCodeUnderAConditionStays() throws {
    let planned = try PlannedProject.launch(
      """
      #if DEBUG
      Inspector.start()
      if Tests.areRunning { return true }
      #endif
      """ + "\n" + Self.window
    ).plan()
    planned.expect("App/SceneDelegate.swift", lacks: "Inspector.start()")
  }

  /// Set-up that names the window only in what it calls when it is done has to run in every start.
  @Test func setUpThatNamesTheWindowLaterKeepsTheLaunch() throws {
    let project = PlannedProject.launch(
      """
      let main = UIWindow(frame: UIScreen.main.bounds)
      Boot.run(ready: {
          Theme.window = main
      })
      window = main
      main.rootViewController = ViewController()
      main.makeKeyAndVisible()
      """)
    let finding = try windowFinding(project)
    #expect(finding.recommended?.id == "bind")
    #expect(finding.recommended?.reason?.contains("`Boot.run` would go along with the window") == true)
  }

  @Test func setUpOfTheProcessInAHelperIsTold() throws {
    let project = PlannedProject.launch(
      "start()",
      more: """
        func start() {
            let center = UNUserNotificationCenter.current()
            center.delegate = self
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = ViewController()
        }
        """)
    let finding = try windowFinding(project)
    #expect(
      finding.message.contains(
        "With it goes what belongs to the process: the delegate of the user notification centre."))
    #expect(finding.choices.first?.id == "bind")
    #expect(finding.choices.first?.reason?.contains("the delegate of the user notification centre") == true)
  }

  /// A loading screen goes to the scene; what takes it away runs once per process.
  @Test func aScreenThatComesLaterIsTold() throws {
    let project = PlannedProject.launch(
      """
      showLoading()
      prepare()
      log("started")
      """,
      more: """
        func showLoading() {
            window?.rootViewController = ViewController()
        }
        func prepare() {
            Store.open { (UIApplication.shared.delegate as? AppDelegate)?.ready() }
        }
        func ready() {
            DispatchQueue.main.async { self.window?.rootViewController = HomeController() }
        }
        func log(_ text: String) {
            Log.queue.async { Log.write(text) }
        }
        """
    ).startingWithStoryboard
    let message = try windowFinding(project).message
    #expect(message.contains("Puts another screen into the window when its work is done, once per process: line 9."))
  }

  @Test func defaultsInABranchOfTheWindowAreTold() throws {
    let project = PlannedProject.launch(
      """
      if let tabs = window?.rootViewController as? UITabBarController {
          tabs.selectedIndex = 0
          UserDefaults.standard.register(defaults: ["a": 1])
      }
      """
    ).startingWithStoryboard
    let finding = try windowFinding(project)
    #expect(finding.message.contains("With it goes what belongs to the process: the registered default settings."))
    let move = try #require(finding.choices.first)
    #expect(move.id == "move")
    #expect(!move.isSure)
    // The storyboard makes the window.
    #expect(!move.consequence.contains("UIWindow(windowScene:)"))
  }

  @Test func whatIsSharedWithCodeThatStaysIsNotDenied() throws {
    let project = PlannedProject.launch(
      """
      window?.tintColor = theme.tint
      """, members: "var window: UIWindow?\nprivate let theme = Theme()",
      more: "func applicationDidReceiveMemoryWarning(_ application: UIApplication) {\n    theme.forget()\n}"
    ).startingWithStoryboard
    #expect(try windowFinding(project).choices.first?.reason == "the window belongs to a scene")
  }

  @Test func helpersThatTakeASceneSayWhenTheyCanBeUsed() throws {
    var project = PlannedProject.launch(
      "start()",
      more: """
        /// The first screen.
        private func start() {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = ViewController()
        }
        """)
    project.files["App.xcodeproj/project.pbxproj"] = project.files["App.xcodeproj/project.pbxproj"]?.replacing(
      "IPHONEOS_DEPLOYMENT_TARGET = 15.0", with: "IPHONEOS_DEPLOYMENT_TARGET = 12.0")
    let planned = try project.plan(["window.created-in-app-delegate": "call"])
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        /// The first screen.
        @available(iOS 13.0, *)
        private func start(windowScene: UIWindowScene) {
        """)
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        /// Sets up the window of a scene that connects.
        @available(iOS 13.0, *)
        func connect(_ windowScene: UIWindowScene) -> UIWindow? {
        """)
  }
}
