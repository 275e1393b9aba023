import Testing

@testable import Apply

/// Reads of launch options become reads of the connection options.
@Suite struct LaunchOptionPlanTests {
  private func project(_ statement: String, more: String = "") -> PlannedProject {
    PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private let router = Router()

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
        \(statement.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
                return true
            }
        \(more)
        }

        """
      ])
  }

  @Test func everyURLOfTheStartIsHandled() throws {
    let planned = try project(
      """
      if let url = options?[.url] as? URL {
          router.open(url)
      }
      """
    ).plan(["launch.options": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let appDelegate = UIApplication.shared.delegate as? AppDelegate {
            for url in connectionOptions.urlContexts.map(\\.url) {
                appDelegate.router.open(url)
            }
        }
        """)
    planned.expect("App/AppDelegate.swift", lacks: "router.open(url)")
    planned.expect("App/AppDelegate.swift", contains: "let router = Router()")
  }

  @Test func aQuickActionOfTheStart() throws {
    let planned = try project(
      """
      if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
          Actions.shared.run(item.type)
      }
      """
    ).plan(["launch.options": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let item = connectionOptions.shortcutItem {
            Actions.shared.run(item.type)
        }
        """)
  }

  @Test func aQuickActionThatLaunchPerformsIsNotPerformedTwice() throws {
    let planned = try project(
      """
      if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
          Actions.shared.run(item.type)
          return false
      }
      """,
      more: """

            func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                completionHandler(Actions.shared.run(shortcutItem.type))
            }
        """
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let item = connectionOptions.shortcutItem {
            Actions.shared.run(item.type)
        }
        """)
    planned.expect("App/SceneDelegate.swift", lacks: "if let shortcutItem = connectionOptions.shortcutItem")
    planned.expect("App/AppDelegate.swift", lacks: "return false")
  }

  @Test func aNotificationKeepsItsCast() throws {
    let planned = try project(
      """
      if let payload = options?[.remoteNotification] as? [String: AnyObject] {
          Push.shared.open(payload)
      }
      """
    ).plan(["launch.options": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let payload = connectionOptions.notificationResponse?.notification.request.content.userInfo as? [String: AnyObject] {
        """)
  }

  @Test func whatDecidesTheLaunchIsLeftByHand() throws {
    let planned = try project(
      """
      if options?[.shortcutItem] != nil {
          return false
      }
      """
    ).plan(["launch.options": "move"])
    #expect(planned.manual.contains { $0.contains("connectionOptions") || $0.contains("connection option") })
    planned.expect("App/AppDelegate.swift", contains: "if options?[.shortcutItem] != nil {")
  }

  /// The launch code opens files, the method for the running app only its own links.
  @Test func whatLaunchDoesOtherwiseGoesAlong() throws {
    let links = """

          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
              return Links.shared.follow(url)
          }
      """
    let other = try project("if let url = options?[.url] as? URL {\n    router.open(url)\n}", more: links).plan()
    other.expect("App/SceneDelegate.swift", contains: "appDelegate.router.open(url)")
    let same = try project("if let url = options?[.url] as? URL {\n    Links.shared.follow(url)\n}", more: links).plan()
    let question = try #require(same.audit.report.findings.first { $0.rule == "launch.options" })
    #expect(question.recommended?.id == "keep")
  }

  /// Launch waits until the app is ready, or keeps that a link started it; the method for the running app does neither.
  @Test(arguments: [
    (
      "shortcutItem", "UIApplicationShortcutItem",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.act(value) }"
    ),
    ("url", "URL", "startedByLink = true"),
  ]) func whatLaunchDoesWithItInItsOwnTimeIsNotTakenElsewhere(_ key: String, _ type: String, _ code: String) throws {
    let planned = try project(
      "if let value = options?[.\(key)] as? \(type) {\n    \(code)\n}",
      more: """

            var startedByLink = false
            func act(_ item: UIApplicationShortcutItem) { Actions.shared.run(item.type) }
            func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                act(shortcutItem)
                completionHandler(true)
            }
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                return Links.shared.follow(url)
            }
        """
    ).plan()
    let question = try #require(planned.audit.report.findings.first { $0.rule == "launch.options" })
    #expect(question.recommended?.id == "move")
  }

  @Test func aKeyThatIsReadTwiceInAStatementIsAskedAboutOnce() throws {
    let planned = try project("if options?[.url] != nil {\n    router.open(options?[.url] as! URL)\n}").plan()
    #expect(planned.audit.report.findings.count { $0.rule == "launch.options" } == 1)
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if connectionOptions.urlContexts.first?.url != nil {
        appDelegate.router.open(connectionOptions.urlContexts.first?.url as! URL)
        """)
  }

  @Test func aReadIsDeletedOrKept() throws {
    let statement = """
      if let url = options?[.url] as? URL {
          router.open(url)
      }
      """
    let deleted = try project(statement).plan(["launch.options": "delete"])
    deleted.expect("App/AppDelegate.swift", lacks: "router.open(url)")
    let kept = try project(statement).plan(["launch.options": "keep"])
    kept.expect("App/AppDelegate.swift", contains: "router.open(url)")
  }
}
