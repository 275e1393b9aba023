import Testing

@testable import Apply
@testable import Audit

/// Closures in launch methods: which of them are about the window, and how they move.
@Suite struct WindowClosurePlanTests {
  private static let window = """
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    """

  @Test func aSubscriptionThatLooksAtTheWindowLaterStays() throws {
    let planned = try PlannedProject.launch(
      """
      session.events.sink { [weak self] event in
          if event == .expired { self?.showAlert() }
      }.store(in: &bag)
      download.whenFailed = { [weak self] error in
          self?.window?.rootViewController?.present(Alert(error), animated: true)
      }
      """ + "\n" + Self.window,
      members: "var window: UIWindow?\nprivate var bag = Set<AnyCancellable>()",
      more: """
        private func showAlert() {
            window?.rootViewController?.present(Alert(), animated: true)
        }
        """
    ).plan(["window.app-delegate-read": "mirror"])
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        session.events.sink { [weak self] event in
            if event == .expired { self?.showAlert() }
        }.store(in: &bag)
        download.whenFailed = { [weak self] error in
            self?.window?.rootViewController?.present(Alert(error), animated: true)
        }
        return true
        """)
    planned.expect("App/AppDelegate.swift", contains: "private var bag = Set<AnyCancellable>()")
    // They find the window through the app delegate.
    planned.expect("App/SceneDelegate.swift", contains: "appDelegate.window = window")
  }

  @Test func aSubscriptionThatShowsOtherWindowsStays() throws {
    let planned = try PlannedProject.launch(
      """
      session.events.sink { [unowned self] _ in cover() }.store(in: &bag)
      """ + "\n" + Self.window,
      members: "var window: UIWindow?\nprivate var bag = Set<AnyCancellable>()\nprivate var curtain: UIWindow?",
      more: """
        private func cover() {
            guard let scene = window?.windowScene else { return }
            curtain = UIWindow(windowScene: scene)
            curtain?.makeKeyAndVisible()
        }
        """
    ).plan()
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        session.events.sink { [unowned self] _ in cover() }.store(in: &bag)
        return true
        """)
  }

  /// What happens later finds the window that launch, or the scene, has filled by then.
  @Test func aSubscriptionThatFillsAFilledWindowAnewStays() throws {
    let planned = try PlannedProject.launch(
      """
      Settings.$style.sink { style in
          for window in UIApplication.shared.windows { window.tintColor = style }
      }.store(in: &bag)
      accounts.events.sink { [weak self] event in
          if event == .removed { self?.window?.rootViewController = LoginController() }
      }.store(in: &bag)
      """ + "\n" + Self.window,
      members: "var window: UIWindow?\nprivate var bag = Set<AnyCancellable>()"
    ).plan(["window.app-delegate-read": "mirror"])
    planned.expect("App/AppDelegate.swift", contains: "accounts.events.sink { [weak self] event in")
    planned.expect("App/AppDelegate.swift", contains: "Settings.$style.sink { style in")
    planned.expect("App/SceneDelegate.swift", contains: "appDelegate.window = window")
    planned.expect("App/SceneDelegate.swift", lacks: "accounts.events.sink { [weak self] event in")
  }

  @Test func aSubscriptionThatFillsTheWindowMovesAndHoldsTheSceneWeakly() throws {
    let planned = try PlannedProject.launch(
      Self.window + "\n" + """
        $phase.sink { [unowned self] phase in
            count(phase)
            show(phase)
        }.store(in: &bag)
        account.events.sink { event in
            self.show(event)
        }.store(in: &bag)
        """,
      members: """
        var window: UIWindow?
        @Published private var phase = 0
        private var bag = Set<AnyCancellable>()
        """,
      more: """
        private func show(_ phase: Int) {
            window?.rootViewController = phase == 0 ? LoginController() : HomeController()
        }

        func count(_ phase: Int) {
            print(phase)
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        appDelegate.$phase.sink { [weak self] phase in
            appDelegate.count(phase)
            self?.show(phase)
        }.store(in: &bag)
        account.events.sink { [weak self] event in
            self?.show(event)
        }.store(in: &bag)
        """)
    planned.expect("App/AppDelegate.swift", contains: "@Published var phase = 0")
  }

  @Test func theAppDelegateIsGivenTheWindowThatIsUsed() throws {
    var project = PlannedProject.launch(
      """
      if Settings.isDemo {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = DemoController()
          self.window = window
          return true
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      self.window = window
      Store.shared.sync()
      """)
    project.files["App/Code.swift"] = """
      import UIKit

      func root() -> UIViewController? {
          (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
      }

      """
    let planned = try project.plan(["window.app-delegate-read": "mirror"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: PlannedProject.connect(
        """
        guard let windowScene = scene as? UIWindowScene else { return }
        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
        if Settings.isDemo {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = DemoController()
            self.window = window
            appDelegate.window = window
            return
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        self.window = window
        appDelegate.window = window
        """))
    // What the branch left out is still left out.
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        if Settings.isDemo {
            return true
        }
        Store.shared.sync()
        return true
        """)
  }

  @Test func aHelperThatMakesTheWindowGivesItToTheAppDelegateToo() throws {
    var project = PlannedProject.launch(
      "Log.start()\nsetUp()",
      more: """
        private func setUp() {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = ViewController()
        }
        """)
    project.files["App/Code.swift"] =
      "import UIKit\n\nfunc root() -> UIViewController? {\n    (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController\n}\n"
    let planned = try project.plan([
      "window.created-in-app-delegate": "move", "window.app-delegate-read": "mirror",
    ])
    planned.expect(
      "App/SceneDelegate.swift", contains: "setUp(windowScene: windowScene)\nappDelegate.window = window")
  }
}
