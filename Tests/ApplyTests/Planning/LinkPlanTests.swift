import Testing

@testable import Apply

/// Links, activities, quick actions and shares: one handler for the running app and for the start.
@Suite struct LinkPlanTests {
  private func openURL(_ body: String) -> PlannedProject {
    PlannedProject.appDelegate(
      """
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
      \(body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      }
      """)
  }

  @Test(arguments: ["move", "call"]) func anOldRestorationHandlerTakesAnything(_ choice: String) throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool {
          return Router.shared.follow(userActivity, restorationHandler: restorationHandler)
      }
      """
    ).plan(["callback.user-activity": choice])
    let name = choice == "move" ? "restorationHandler" : "restore"
    planned.expect("App/SceneDelegate.swift", contains: "let \(name): ([Any]?) -> Void = { objects in")
  }

  /// While a scene connects it is not in the foreground yet.
  @Test(arguments: ["move", "call"]) func aHandlerThatWantsAnActiveSceneIsTold(_ choice: String) throws {
    var project = openURL("return Router.shared.open(url)")
    project.files["App/Code.swift"] = """
      import UIKit

      class Router {
        static let shared = Router()
        func open(_ url: URL) -> Bool {
          guard let controller = UIApplication.shared.topController else { return false }
          controller.present(UIViewController(), animated: true)
          return true
        }
      }

      extension UIApplication {
        var topController: UIViewController? {
          connectedScenes.filter { $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive }
            .compactMap { $0 as? UIWindowScene }.first?.keyWindow?.rootViewController
        }
      }

      """
    let planned = try project.plan(["callback.open-url": choice])
    let step = planned.plan.manualSteps.first {
      $0.title == "UIApplication.topController finds no scene while one connects"
    }
    #expect(step?.location?.file == "App/Code.swift")
    #expect(step?.location?.line == 14)
    let code = project.files["App/Code.swift"] ?? ""
    project.files["App/Code.swift"] = code.replacing(
      ".first?.keyWindow", with: ".first ?? connectedScenes.first).keyWindow")
    let other = try project.plan(["callback.open-url": choice])
    #expect(!other.manual.contains { $0.contains("finds no scene") })
  }

  /// Other code that calls the method brings no link of the system: it stays, and the scene calls it.
  @Test(arguments: [
    "application(UIApplication.shared, open: url, options: [:])", "application(UIApplication.shared, open: url)",
  ])
  func aMethodThatOtherCodeCallsIsCalledByTheSceneToo(_ call: String) throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          Router.shared.open(url)
      }

      func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
          if let url = Router.url(of: response) { _ = \(call) }
      }
      """
    ).plan()
    let question = try #require(planned.audit.report.findings.first { $0.rule == "callback.open-url" })
    #expect(question.recommended?.id == "call")
    planned.expect(
      "App/SceneDelegate.swift", holds: "?.application(UIApplication.shared, open: context.url, options: options)")
  }

  /// While a scene connects the app may have no key window.
  @Test func aHandlerThatAsksForTheKeyWindowIsTold() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          Pages.show()
          return true
      }
      """,
      after: """
        enum Pages {
            static func show() {
                UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
            }
        }
        """
    ).plan(["callback.open-url": "move"])
    #expect(planned.manual.contains { $0.hasPrefix("Pages.show may find no key window while a scene connects") })
  }

  @Test func aMovedLinkIsHandledWarmAndCold() throws {
    let planned = try openURL("return Router.shared.open(url)").plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }

              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = ViewController()
              window?.makeKeyAndVisible()

              for context in connectionOptions.urlContexts {
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

  @Test func anExpressionBodyGetsItsReturn() throws {
    let planned = try openURL("Router.shared.open(url)").plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        let url = context.url
        return Router.shared.open(url)
        """)
  }

  @Test func theFirstThatTakesItWinsAsBefore() throws {
    let planned = try openURL(
      """
      if Payment.shared.handle(url, source: options[.sourceApplication] as? String) { return true }
      return Router.shared.open(url) || Fallback.open(url)
      """
    ).plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        let url = context.url
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]
        options[.sourceApplication] = context.options.sourceApplication
        options[.annotation] = context.options.annotation
        if Payment.shared.handle(url, source: options[.sourceApplication] as? String) { return true }
        return Router.shared.open(url) || Fallback.open(url)
        """)
  }

  @Test func aConstantResultGoes() throws {
    let planned = try openURL("Router.shared.open(url)\nreturn true").plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        private func handle(_ context: UIOpenURLContext) {
            let url = context.url
            Router.shared.open(url)
        }
        """)
  }

  @Test func aCalledLinkGetsItsOptions() throws {
    let planned = try openURL("return Router.shared.open(url)").plan(["callback.open-url": "call"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        return (UIApplication.shared.delegate as? AppDelegate)?.application(UIApplication.shared, open: context.url, options: options) ?? false
        """)
    planned.expect("App/AppDelegate.swift", contains: "return Router.shared.open(url)")
  }

  @Test func anOlderFormBesideTheNewerIsNotTakenAlong() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return Router.shared.open(url)
      }

      func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
          return Router.shared.openOld(url)
      }
      """
    ).plan(["callback.open-url will not reach": "move"])
    planned.expect("App/SceneDelegate.swift", lacks: "return Router.shared.openOld(url)")
    planned.expect("App/AppDelegate.swift", contains: "return Router.shared.openOld(url)")
  }

  @Test func anActivityHandsItsObjectsOn() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
          guard let url = activity.webpageURL else { return false }
          restorationHandler(Router.shared.open(url))
          return true
      }
      """
    ).plan(["callback.user-activity": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        private func handleActivity(_ userActivity: NSUserActivity) -> Bool {
            let restorationHandler: ([any UIUserActivityRestoring]?) -> Void = { objects in
                objects?.forEach { $0.restoreUserActivityState(userActivity) }
            }
            guard let url = userActivity.webpageURL else { return false }
            restorationHandler(Router.shared.open(url))
            return true
        }
        """)
    planned.expect("App/SceneDelegate.swift", contains: "for userActivity in connectionOptions.userActivities {")
  }

  @Test func anActivityThatFailsIsTold() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, didFailToContinueUserActivityWithType type: String, error: Error) {
          Log.shared.note(type, error)
      }
      """
    ).plan(["callback.user-activity": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "Log.shared.note(userActivityType, error)")
  }

  private func shortcut(_ body: String) -> PlannedProject {
    PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
          \(body)
      }
      """)
  }

  @Test func aQuickActionCompletesOnce() throws {
    let planned = try shortcut("done(Actions.shared.run(item.type))").plan(["callback.shortcut": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let shortcutItem = connectionOptions.shortcutItem {
            perform(shortcutItem) { _ in }
        }
        """)
    planned.expect(
      "App/SceneDelegate.swift", contains: "perform(shortcutItem, completionHandler: completionHandler)")
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        private func perform(_ shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(Actions.shared.run(shortcutItem.type))
        }
        """)
  }

  @Test func aQuickActionThatForgotToCompleteDoesSo() throws {
    let planned = try shortcut("Actions.shared.run(item.type)").plan(["callback.shortcut": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        perform(shortcutItem)
        completionHandler(true)
        """)
    let called = try shortcut("Actions.shared.run(item.type)").plan(["callback.shortcut": "call"])
    called.expect(
      "App/SceneDelegate.swift",
      contains: """
        appDelegate.application(
            UIApplication.shared, performActionFor: shortcutItem, completionHandler: { _ in })
        """)
  }

  @Test func aShareIsTakenWarmAndCold() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
          Shares.accept(metadata)
      }
      """, imports: ["CloudKit"]
    ).plan(["callback.cloudkit-share": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "import CloudKit")
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let metadata = connectionOptions.cloudKitShareMetadata {
            accept(metadata)
        }
        """)
    planned.expect("App/SceneDelegate.swift", contains: "accept(cloudKitShareMetadata)")
    planned.expect("App/SceneDelegate.swift", contains: "Shares.accept(metadata)")
  }

  @Test func capacitorIsToldOnlyOfWhatNobodyTook() throws {
    let project = PlannedProject(
      .capacitor84,
      [
        "ios/App/App/AppDelegate.swift": """
        import UIKit
        import Capacitor
        import GoogleSignIn

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                return true
            }

            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                if Router.shared.open(url) { return true }
                return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
            }
        }

        """
      ])
    let planned = try project.plan(["callback.open-url": "move"])
    planned.expect(
      "ios/App/App/SceneDelegate.swift",
      contains: """
        let unhandled = URLContexts.filter { !handle($0) }
        if !unhandled.isEmpty {
            SceneDelegateProxy.shared.scene(scene, openURLContexts: unhandled)
        }
        """)
    planned.expect(
      "ios/App/App/SceneDelegate.swift",
      contains: """
        let takenURLs = connectionOptions.urlContexts.filter { handle($0) }
        if takenURLs.isEmpty {
            SceneDelegateProxy.shared.scene(scene, willConnectTo: session, options: connectionOptions)
        } else {
            NotificationCenter.default.post(name: .capacitorSceneWillConnect, object: scene)
        }
        """)
    planned.expect(
      "ios/App/App/SceneDelegate.swift",
      contains: """
        if Router.shared.open(url) { return true }
        return false
        """)
  }

  @Test func olderCapacitorIsToldOnlyOfWhatNobodyTook() throws {
    let project = PlannedProject(
      .capacitor84,
      [
        "ios/App/App/AppDelegate.swift": """
        import UIKit
        import Capacitor

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                return true
            }

            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                return Router.shared.open(url)
            }
        }

        """
      ])
    let planned = try project.plan(["callback.open-url": "move", "capacitor.version": "own"])
    planned.expect(
      "ios/App/App/SceneDelegate.swift",
      contains: """
        forwardAtLaunch(
            connectionOptions.urlContexts.filter { !handle($0) },
            connectionOptions.userActivities)
        """)
    planned.expect(
      "ios/App/App/SceneDelegate.swift",
      contains: """
        for context in URLContexts where !handle(context) {
            forward(context)
        }
        """)
  }

  @Test func aLinkThatWasPassedOnInAnyCaseStillIs() throws {
    let project = PlannedProject(
      .capacitor84,
      [
        "ios/App/App/AppDelegate.swift": """
        import UIKit
        import Capacitor

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                return true
            }

            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                if Router.shared.open(url) { return true }
                _ = ApplicationDelegateProxy.shared.application(app, open: url, options: options)
                return true
            }
        }

        """
      ])
    let planned = try project.plan(["callback.open-url": "move"])
    planned.expect(
      "ios/App/App/SceneDelegate.swift",
      contains: """
        if Router.shared.open(url) { return true }
        return false
        """)
  }

  private func capacitorOpenURL(_ body: String) -> PlannedProject {
    PlannedProject(
      .capacitor84,
      [
        "ios/App/App/AppDelegate.swift": """
        import UIKit
        import Capacitor

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                return true
            }

            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        \(body.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
            }
        }

        """
      ])
  }

  @Test func aLinkThatTheAppRefusedDoesNotReachCapacitor() throws {
    let project = capacitorOpenURL(
      """
      guard url.scheme == "example" else { return false }
      if url.host == "pay" { return Payment.shared.handle(url) }
      return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
      """)
    let moved = try project.plan(["callback.open-url": "move"])
    moved.expect(
      "ios/App/App/SceneDelegate.swift",
      contains: """
        /// True where the app takes or refuses it; Capacitor is told of the others.
        @discardableResult
        private func handle(_ context: UIOpenURLContext) -> Bool {
            let url = context.url
            guard url.scheme == "example" else { return true }
            if url.host == "pay" { _ = Payment.shared.handle(url); return true }
            return false
        }
        """)
    let called = try project.plan(["callback.open-url": "call"])
    called.expect(
      "ios/App/App/AppDelegate.swift",
      contains: """
        guard url.scheme == "example" else { return true }
        if url.host == "pay" { _ = Payment.shared.handle(url); return true }
        return false
        """)
    called.expect("ios/App/App/SceneDelegate.swift", contains: "let unhandled = URLContexts.filter { !handle($0) }")
  }

  @Test func aCalledMethodThatPassedALinkOnInAnyCaseStillDoes() throws {
    let planned = try capacitorOpenURL(
      """
      if Router.shared.open(url) { return true }
      _ = ApplicationDelegateProxy.shared.application(app, open: url, options: options)
      return true
      """
    ).plan(["callback.open-url": "call"])
    planned.expect(
      "ios/App/App/AppDelegate.swift",
      contains: """
        if Router.shared.open(url) { return true }
        return false
        """)
  }

  /// Whatever follows the proxy comes for links that it was told of.
  @Test func aRefusalBehindTheProxyIsNoRefusal() throws {
    let planned = try capacitorOpenURL(
      """
      let isTaken = ApplicationDelegateProxy.shared.application(app, open: url, options: options)
      if isTaken { return true }
      return Router.shared.open(url)
      """
    ).plan(["callback.open-url": "move"])
    planned.expect("ios/App/App/SceneDelegate.swift", contains: "return Router.shared.open(url)")
  }

  @Test func anAsyncQuickActionIsAwaited() throws {
    let delegate = PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
          await Actions.shared.run(shortcutItem.type)
      }
      """)
    let moved = try delegate.plan(["callback.shortcut": "move"])
    moved.expect(
      "App/SceneDelegate.swift",
      contains: """
        private func perform(_ shortcutItem: UIApplicationShortcutItem) async -> Bool {
            return await Actions.shared.run(shortcutItem.type)
        }
        """)
    moved.expect("App/SceneDelegate.swift", contains: "Task { completionHandler(await perform(shortcutItem)) }")
    moved.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let shortcutItem = connectionOptions.shortcutItem {
            Task { await perform(shortcutItem) }
        }
        """)
    let called = try delegate.plan(["callback.shortcut": "call"])
    called.expect(
      "App/SceneDelegate.swift",
      contains: """
        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return false }
        return await appDelegate.application(UIApplication.shared, performActionFor: shortcutItem)
        """)
    let after = try #require(called.plan.after).report.findings
    #expect(!after.contains { $0.rule == "callback.shortcut" }, "the call in the scene delegate is seen")
  }

  @Test func anExtensionThatWouldBeEmptyGoes() throws {
    let planned = try PlannedProject.appDelegate(
      "",
      after: """
        // Links.
        extension AppDelegate {
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                return Router.shared.open(url)
            }
        }

        // More.
        extension AppDelegate {
            func more() {}
        }
        """
    ).plan(["callback.open-url": "move"])
    planned.expect("App/AppDelegate.swift", lacks: "// Links.")
    planned.expect("App/AppDelegate.swift", contains: "// More.\nextension AppDelegate {\nfunc more() {}\n}")
  }
}
