import Testing

@testable import Apply

/// An existing scene delegate gets what it lacks; its own code stays and runs as before.
@Suite struct SceneMergePlanTests {
  private func project(scene members: String, app: String) -> PlannedProject {
    func indented(_ code: String) -> String {
      code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n")
    }
    return PlannedProject(
      .uiKitScenes,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          private let session = Session()

        \(indented(app))
        }

        """,
        "App/SceneDelegate.swift": """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

        \(indented(members))
        }

        """,
      ])
  }

  private let connect =
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {\n"
    + "  guard let _ = (scene as? UIWindowScene) else { return }\n}"

  private let openURL = """
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
      return Router.shared.open(url)
    }
    """

  @Test func aLinkIsTakenNextToWhatIsThere() throws {
    let planned = try project(scene: connect, app: openURL).plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let _ = (scene as? UIWindowScene) else { return }

          for context in options.urlContexts {
            handle(context)
          }
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          for context in URLContexts {
            handle(context)
          }
        }

        /// A link that launched the app or reached it running.
        @discardableResult
        private func handle(_ context: UIOpenURLContext) -> Bool {
          let url = context.url
          return Router.shared.open(url)
        }
      }
      """)
  }

  @Test func codeStandsBeforeWhatLeavesTheMethodEarly() throws {
    let planned = try project(
      scene: connect + "\n\nfunc sceneDidBecomeActive(_ scene: UIScene) {\n  Meter.shared.count()\n"
        + "  guard Settings.shared.isOn else { return }\n  Meter.shared.show()\n}",
      app: "func applicationDidBecomeActive(_ application: UIApplication) {\n  Session.shared.refresh()\n}"
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        Meter.shared.count()
        Session.shared.refresh()
        guard Settings.shared.isOn else { return }
        """)
  }

  @Test func aBodyThatLeavesEarlyBecomesAMethod() throws {
    let planned = try project(
      scene: connect + "\n\nfunc sceneDidBecomeActive(_ scene: UIScene) {\n  Meter.shared.count()\n}",
      app: "func applicationDidBecomeActive(_ application: UIApplication) {\n"
        + "  guard session.isOpen else { return }\n  session.refresh()\n}"
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        Meter.shared.count()
        didBecomeActive()
        """)
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        private func didBecomeActive() {
          guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
          guard appDelegate.session.isOpen else { return }
          appDelegate.session.refresh()
        }
        """)
  }

  @Test func namesOfTheMethodStayApart() throws {
    let planned = try project(
      scene: connect
        + "\n\nfunc sceneDidEnterBackground(_ scene: UIScene) {\n  let store = Store.shared\n  store.note()\n}",
      app: "func applicationDidEnterBackground(_ application: UIApplication) {\n"
        + "  let store = Backup.shared\n  store.save()\n}"
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        store.note()
        do {
          let store = Backup.shared
          store.save()
        }
        """)
  }

  @Test func parametersHaveTheNamesTheyAreGiven() throws {
    let planned = try project(
      scene: connect + "\n\nfunc windowScene(_ windowScene: UIWindowScene,"
        + " performActionFor item: UIApplicationShortcutItem,\n"
        + "  completionHandler done: @escaping (Bool) -> Void) {\n}",
      app: "func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,\n"
        + "  completionHandler: @escaping (Bool) -> Void) {\n"
        + "  completionHandler(Actions.shared.run(shortcutItem.type))\n}"
    ).plan(["callback.shortcut": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "perform(item, completionHandler: done)")
  }

  @Test func theMissingHalfIsAddedWhereTheWindowIsThere() throws {
    let planned = try project(
      scene: connect + "\n\nfunc scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {\n"
        + "  contexts.forEach { Router.shared.open($0.url) }\n}",
      app: ""
    ).plan(["scene.cold-warm": "add"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if !options.urlContexts.isEmpty {
          self.scene(scene, openURLContexts: options.urlContexts)
        }
        """)
  }

  @Test func lineEndsAndTabsAreTheFilesOwn() throws {
    var project = project(scene: connect, app: openURL)
    for path in ["App/SceneDelegate.swift", "App/AppDelegate.swift"] {
      project.files[path] = project.files[path]?.replacing("  ", with: "\t").replacing("\n", with: "\r\n")
    }
    project.files["App/SceneDelegate.swift"]? += "// Größe: 目次\r\n"
    let planned = try project.plan(["callback.open-url": "move"])
    planned.expectNoProblems()
    let text = try #require(planned["App/SceneDelegate.swift"])
    #expect(!text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
    #expect(text.contains("\t\tfor context in options.urlContexts {\r\n\t\t\thandle(context)\r\n\t\t}\r\n"))
    #expect(text.hasSuffix("// Größe: 目次\r\n"))
  }
}
