import Testing

@testable import Apply
@testable import Audit

/// The shapes in which apps make their window at launch.
@Suite struct WindowPlanTests {
  /// An app delegate with this launch method.
  private func launch(_ body: String, members: String = "var window: UIWindow?", more: String = "") -> PlannedProject {
    func indented(_ code: String, _ steps: Int) -> String {
      code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: "    ", count: steps) + $0 }.joined(separator: "\n")
    }
    return PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
        \(indented(members, 1))

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(indented(body, 2))
                return true
            }
        \(more.isEmpty ? "" : "\n" + indented(more, 1) + "\n")}

        """
      ])
  }

  private func connect(_ body: String) -> String {
    """
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    \(body)
    }
    """
  }

  @Test func processSetUpStaysAndTheWindowGoes() throws {
    let planned = try launch(
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
      contains: connect(
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
    let planned = try launch(
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
    let planned = try launch(
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
    let project = launch(
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
    let planned = try launch(
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
    let planned = try launch(
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
    let project = launch(
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
    let planned = try launch(
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
    let planned = try launch(
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
    var project = launch(
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
    let planned = try launch(
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
    let planned = try launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = SplashController()
      window?.makeKeyAndVisible()
      Store.shared.load { [weak self] in
          self?.window?.rootViewController = ViewController()
      }
      """
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        Store.shared.load { [weak self] in
            self?.window?.rootViewController = ViewController()
        }
        """)
  }

  @Test func launchOptionsAreReadFromTheConnection() throws {
    let planned = try launch(
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

  /// `project` with a main storyboard.
  private func withStoryboard(_ project: PlannedProject) -> PlannedProject {
    var project = project
    project.files["App/Info.plist"] = project.files["App/Info.plist"]?.replacing(
      "<key>UILaunchStoryboardName</key>",
      with: "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n\t<key>UILaunchStoryboardName</key>")
    project.files["App/Main.storyboard"] = project.files["App/LaunchScreen.storyboard"]
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleProject.swiftProject(
        sources: ["AppDelegate.swift", "ViewController.swift", "Code.swift"],
        resources: ["Main.storyboard", "LaunchScreen.storyboard"]
      ).text
    return project
  }

  @Test func aWindowFromTheStoryboardNeedsNoOther() throws {
    let planned = try withStoryboard(launch("window?.tintColor = .red")).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: connect(
        """
        guard scene is UIWindowScene else { return }
        window?.tintColor = .red
        """))
    planned.expect("App/Info.plist", contains: "<key>UISceneStoryboardFile</key>\n<string>Main</string>")
  }

  @Test func codeThatWorksOnTheStoryboardsWindowIsGivenIt() throws {
    let planned = try withStoryboard(launch("window?.tintColor = .red"))
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
      contains: connect(
        """
        (UIApplication.shared.delegate as? AppDelegate)?.window = window
        (UIApplication.shared.delegate as? AppDelegate)?.connect()
        """))
  }

  // MARK: Readers of the app delegate's window

  private var reader: PlannedProject {
    var project = launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      """)
    project.files["App/Code.swift"] = """
      import UIKit

      func root() -> UIViewController? {
          (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
      }

      func any() -> UIView? {
          UIApplication.shared.delegate?.window??.rootViewController?.view
      }

      class MenuController: UIViewController {
          func close() {
              let appDelegate = UIApplication.shared.delegate as! AppDelegate
              appDelegate.window!.rootViewController?.dismiss(animated: true)
          }

          func later() {
              DispatchQueue.main.async {
                  (UIApplication.shared.delegate as! AppDelegate).window?.endEditing(true)
              }
          }
      }

      """
    return project
  }

  @Test func whatAPersonFlipsGoesTheOtherWay() throws {
    let project = launch(
      """
      Theme.apply()
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      Store.shared.open()
      """)
    let planned = try project.plan(
      ["window.created-in-app-delegate": "move"],
      parameters: ["window.created-in-app-delegate": ["flips": "1:moves"]])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        Theme.apply()
        window = UIWindow(windowScene: windowScene)
        """)
    planned.expect("App/AppDelegate.swift", lacks: "Theme.apply()")
    planned.expect("App/AppDelegate.swift", contains: "Store.shared.open()")
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "window.created-in-app-delegate" })
    #expect(finding.statements.map(\.fate) == [.stays, .moves, .moves, .moves, .stays, .stays])
    #expect(finding.statements.map(\.isFree) == [true, false, false, false, true, false])
    let flipped = planned.audit.statements(of: finding, flips: LaunchSplit.flips("1:moves"))
    #expect(flipped.first?.fate == .moves)
    #expect(flipped.first?.isFree == true)
  }

  @Test func whatNeedsAFlippedStatementFollows() throws {
    let planned = try launch(
      """
      let theme = Theme()
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      Store.shared.open(theme)
      """
    ).plan(
      ["window.created-in-app-delegate": "move"],
      parameters: ["window.created-in-app-delegate": ["flips": "1:moves"]])
    planned.expect("App/SceneDelegate.swift", contains: "Store.shared.open(theme)")
    planned.expect("App/AppDelegate.swift", lacks: "theme")
  }

  @Test func whoGetsTheAppDelegateForItsWindowGetsItWithTheScene() throws {
    var project = launch(
      """
      Log.start()
      stack.prepare(windows: self)
      stack.launch()
      """, members: "var window: UIWindow?\nprivate let stack = Stack()")
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"].map {
      $0.replacing("UIApplicationDelegate {", with: "UIApplicationDelegate, WindowProvider {")
    }
    project.files["App/ViewController.swift"] = """
      import UIKit

      protocol WindowProvider { var window: UIWindow? { get } }

      class Stack {
        func prepare(windows: WindowProvider) {}
        func launch() {}
      }

      class ViewController: UIViewController {}

      """
    project.files["App/Info.plist"] = project.files["App/Info.plist"].map {
      $0.replacing("<dict>\n", with: "<dict>\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n")
    }
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    let finding = try #require(audit.report.findings.first { $0.rule == "window.created-in-app-delegate" })
    #expect(finding.recommended == nil)
    let moved = try project.plan(["window.created-in-app-delegate": "move"])
    moved.expect(
      "App/SceneDelegate.swift",
      contains: """
        appDelegate.window = window
        stack.prepare(windows: appDelegate)
        stack.launch()
        """)
    moved.expect("App/AppDelegate.swift", contains: "Log.start()")
    let left = try project.plan(["window.created-in-app-delegate": "mirror"])
    left.expect("App/SceneDelegate.swift", contains: "(UIApplication.shared.delegate as? AppDelegate)?.window = window")
    left.expect("App/AppDelegate.swift", contains: "stack.prepare(windows: self)")
  }

  @Test func aPrivateWindowThatTheSceneSetsIsOpened() throws {
    let planned = try launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      showFirst()
      window?.makeKeyAndVisible()
      """,
      members: "private var window: UIWindow?",
      more: """
        func showFirst() {
            window?.rootViewController = ViewController()
        }

        func applicationSignificantTimeChange(_ application: UIApplication) {
            showFirst()
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "appDelegate.window = window")
    planned.expect("App/AppDelegate.swift", lacks: "private var window")
  }

  @Test func conditionalImportsComeAlong() throws {
    var project = launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      """)
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"].map {
      $0.replacing(
        "import UIKit\n",
        with: "import UIKit\n@preconcurrency import Lamps\n#if canImport(Sparks)\nimport Sparks\n#endif\n")
    }
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        import UIKit
        @preconcurrency import Lamps
        #if canImport(Sparks)
        import Sparks
        #endif
        """)
  }

  @Test func readersKeepTheWindowTheyRead() throws {
    let planned = try reader.plan(["window.app-delegate-read": "mirror"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = UIWindow(windowScene: windowScene)
        appDelegate.window = window
        window?.rootViewController = ViewController()
        """)
    #expect(planned.plan.files.contains { $0.path == "App/Code.swift" } == false)
  }

  @Test func readersTakeTheWindowOfTheScene() throws {
    let planned = try reader.plan(["window.app-delegate-read": "replace"])
    planned.expect(
      "App/Code.swift",
      """
      import UIKit

      func root() -> UIViewController? {
          (UIApplication.shared.delegate as? AppDelegate)?.sceneWindow?.rootViewController
      }

      func any() -> UIView? {
          (UIApplication.shared.delegate as? AppDelegate).map { $0.sceneWindow }??.rootViewController?.view
      }

      class MenuController: UIViewController {
          func close() {
              let appDelegate = UIApplication.shared.delegate as! AppDelegate
              view.window!.rootViewController?.dismiss(animated: true)
          }

          func later() {
              DispatchQueue.main.async {
                  (UIApplication.shared.delegate as! AppDelegate).sceneWindow?.endEditing(true)
              }
          }
      }
      """)
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        var sceneWindow: UIWindow? {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
            return (scene?.delegate as? UIWindowSceneDelegate)?.window ?? nil
        }
        """)
  }
}
