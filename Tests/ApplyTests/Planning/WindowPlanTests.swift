import Testing

@testable import Apply
@testable import Audit

/// The shapes in which apps make their window at launch.
@Suite struct WindowPlanTests {
  @Test func processSetUpStaysAndTheWindowGoes() throws {
    let planned = try PlannedProject.launch(
      """
      FirebaseApp.configure()
      UINavigationBar.appearance().tintColor = .red

      // The first screen.
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = ViewController() // for now
      window.makeKeyAndVisible()
      self.window = window

      UNUserNotificationCenter.current().delegate = self
      """
    ).plan()
    planned.expect(
      "App/AppDelegate.swift",
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              FirebaseApp.configure()
              UINavigationBar.appearance().tintColor = .red

              UNUserNotificationCenter.current().delegate = self
              return true
          }
      }
      """)
    planned.expect(
      "App/SceneDelegate.swift",
      contains: PlannedProject.connect(
        """
        guard let windowScene = scene as? UIWindowScene else { return }
        // The first screen.
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ViewController() // for now
        window.makeKeyAndVisible()
        self.window = window
        """))
  }

  @Test func aCoordinatorThatNothingElseUsesGoesAlong() throws {
    let planned = try PlannedProject.launch(
      """
      let window = UIWindow(frame: UIScreen.main.bounds)
      coordinator = Coordinator(window: window)
      coordinator?.start()
      self.window = window
      """,
      members: """
        var window: UIWindow?
        /// Leads through the app.
        private var coordinator: Coordinator?
        """
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          /// Leads through the app.
          private var coordinator: Coordinator?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }

              let window = UIWindow(windowScene: windowScene)
              coordinator = Coordinator(window: window)
              coordinator?.start()
              self.window = window
          }
      }
      """)
    planned.expect("App/AppDelegate.swift", lacks: "private var coordinator: Coordinator?")
  }

  @Test func aCoordinatorThatOthersUseStays() throws {
    let planned = try PlannedProject.launch(
      """
      let window = UIWindow(frame: UIScreen.main.bounds)
      coordinator = Coordinator(window: window)
      self.window = window
      """,
      members: "var window: UIWindow?\nprivate var coordinator: Coordinator?",
      more: """
        func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
            coordinator?.register(deviceToken)
        }
        """
    ).plan()
    planned.expect("App/SceneDelegate.swift", contains: "appDelegate.coordinator = Coordinator(window: window)")
    planned.expect("App/AppDelegate.swift", contains: "var coordinator: Coordinator?")
  }

  @Test func aHelperThatOnlyLaunchCallsGoesAlong() throws {
    let project = PlannedProject.launch(
      """
      Analytics.start()
      setUpWindow()
      """,
      more: """
        /// The first screen.
        private func setUpWindow() {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = firstController()
            window?.makeKeyAndVisible()
        }

        private func firstController() -> UIViewController {
            ViewController()
        }
        """)
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        setUpWindow(windowScene: windowScene)
        }
        /// The first screen.
        private func setUpWindow(windowScene: UIWindowScene) {
            guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = appDelegate.firstController()
            window?.makeKeyAndVisible()
        }
        """)
    planned.expect("App/AppDelegate.swift", contains: "func firstController() -> UIViewController {")
    planned.expect("App/AppDelegate.swift", lacks: "window = UIWindow(frame: UIScreen.main.bounds)")
    let called = try project.plan(["window.created-in-app-delegate": "call"])
    called.expect(
      "App/AppDelegate.swift",
      contains: """
        func connect(_ windowScene: UIWindowScene) -> UIWindow? {
            setUpWindow(windowScene: windowScene)
            return window
        }
        """)
    called.expect(
      "App/AppDelegate.swift",
      contains: """
        private func setUpWindow(windowScene: UIWindowScene) {
            window = UIWindow(windowScene: windowScene)
        """)
    called.expect(
      "App/SceneDelegate.swift",
      contains: "window = (UIApplication.shared.delegate as? AppDelegate)?.connect(windowScene)")
  }

  @Test func aHelperThatOthersCallStaysAndFindsTheWindow() throws {
    let planned = try PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      showLogin()
      window?.makeKeyAndVisible()
      """,
      more: """
        @objc func showLogin() {
            window?.rootViewController = ViewController()
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = UIWindow(windowScene: windowScene)
        appDelegate.window = window
        appDelegate.showLogin()
        window?.makeKeyAndVisible()
        """)
  }

  @Test func aHelperThatMakesTheWindowForOthersTooIsLeftByHand() throws {
    let planned = try PlannedProject.launch(
      "setUpWindow()",
      more: """
        func setUpWindow() {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
        }

        func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
            setUpWindow()
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    #expect(planned.manual.contains { $0.hasPrefix("Build the window in setUpWindow for a scene") })
    #expect(!planned.plan.isApplicable)
    #expect(planned["App/AppDelegate.swift"]?.contains("window = UIWindow(frame: UIScreen.main.bounds)") ?? false)
  }

  @Test func scenesAreNotAdoptedWithoutTheWindowThatCannotMove() throws {
    let project = PlannedProject.launch(
      """
      let alerts = Alerts()
      UNUserNotificationCenter.current().delegate = alerts
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController(alerts: alerts)
      window?.makeKeyAndVisible()
      """)
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    #expect(!planned.plan.isApplicable)
    #expect(
      planned.plan.problems.contains {
        if case .notEditable(_, let reason, _) = $0 { reason.contains("black screen") } else { false }
      })
    #expect(planned.manual.contains { $0.hasPrefix("Move the window to the scene delegate") })
  }

  @Test func aPropertyThatIsNotOptionalBecomesALocalOne() throws {
    let planned = try PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      """, members: "var window: UIWindow!"
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        let window: UIWindow! = UIWindow(windowScene: windowScene)
        self.window = window
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        """)
  }

  @Test func aWindowThatIsMadeWithItsPropertyIsMadeForTheScene() throws {
    let planned = try PlannedProject.launch(
      """
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      """,
      members: """
        lazy var window: UIWindow = {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.tintColor = .red
            return window
        }()
        """
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        let window = {
            let window = UIWindow(windowScene: windowScene)
            window.tintColor = .red
            return window
        }()
        self.window = window
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        """)
    planned.expect("App/AppDelegate.swift", lacks: "let window = UIWindow(frame: UIScreen.main.bounds)")
  }

  @Test func aWindowClassWithItsOwnInitializerGetsTheSceneAfterwards() throws {
    var project = PlannedProject.launch(
      """
      window = TouchWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      """)
    project.files["App/Code.swift"] = """
      import UIKit

      class TouchWindow: UIWindow {
          override init(frame: CGRect) {
              super.init(frame: frame)
          }

          required init?(coder: NSCoder) { nil }
      }

      """
    let planned = try project.plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = TouchWindow(frame: UIScreen.main.bounds)
        window?.windowScene = windowScene
        window?.rootViewController = ViewController()
        """)
  }

  @Test func aCheckThatEndsTheLaunchEndsTheConnectionToo() throws {
    let planned = try PlannedProject.launch(
      """
      guard !ProcessInfo.processInfo.isTesting else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
      """
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        guard !ProcessInfo.processInfo.isTesting else { return }
        window = UIWindow(windowScene: windowScene)
        """)
    planned.expect(
      "App/AppDelegate.swift", contains: "guard !ProcessInfo.processInfo.isTesting else { return true }")
  }

  @Test func aRootThatComesLaterKeepsItsOrder() throws {
    let planned = try PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = SplashController()
      window?.makeKeyAndVisible()
      Store.shared.load { [weak self] in
          self?.window?.rootViewController = ViewController()
      }
      """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        Store.shared.load { [weak self] in
            self?.window?.rootViewController = ViewController()
        }
        """)
  }

  @Test func launchOptionsAreReadFromTheConnection() throws {
    let planned = try PlannedProject.launch(
      """
      let root = ViewController()
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      if let url = launchOptions?[.url] as? URL {
          root.open(url)
      }
      window?.makeKeyAndVisible()
      """
    ).plan(["launch.options": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        for url in connectionOptions.urlContexts.map(\\.url) {
            root.open(url)
        }
        window?.makeKeyAndVisible()
        """)
    planned.expect("App/AppDelegate.swift", lacks: "root.open(url)")
  }

  @Test func aWindowFromTheStoryboardNeedsNoOther() throws {
    let planned = try PlannedProject.launch("window?.tintColor = .red").startingWithStoryboard.plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: PlannedProject.connect(
        """
        guard scene is UIWindowScene else { return }
        window?.tintColor = .red
        """))
    planned.expect("App/Info.plist", contains: "<key>UISceneStoryboardFile</key>\n<string>Main</string>")
  }

  @Test func codeThatWorksOnTheStoryboardsWindowIsGivenIt() throws {
    let planned = try PlannedProject.launch("window?.tintColor = .red").startingWithStoryboard
      .plan(["window.created-in-app-delegate": "call"])
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        /// What each scene that connects needs.
        func connect() {
        window?.tintColor = .red
        }
        """)
    planned.expect(
      "App/SceneDelegate.swift",
      contains: PlannedProject.connect(
        """
        (UIApplication.shared.delegate as? AppDelegate)?.window = window
        (UIApplication.shared.delegate as? AppDelegate)?.connect()
        """))
  }
}
