import Testing

@testable import Apply

/// The four life-cycle methods, moved, called, observed, left and deleted.
@Suite struct LifeCyclePlanTests {
  private let project = PlannedProject.appDelegate(
    """
    func applicationDidBecomeActive(_ application: UIApplication) {
        // Back again.
        Session.shared.refresh()
    }
    """)

  @Test func aMovedBodyStandsInTheSceneMethod() throws {
    let planned = try project.plan(["callback.lifecycle": "move"])
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
          }

          func sceneDidBecomeActive(_ scene: UIScene) {
              // Back again.
              Session.shared.refresh()
          }
      }
      """)
    planned.expect("App/AppDelegate.swift", lacks: "func applicationDidBecomeActive(_ application: UIApplication) {")
  }

  @Test func aCalledBodyStays() throws {
    let planned = try project.plan(["callback.lifecycle": "call"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        func sceneDidBecomeActive(_ scene: UIScene) {
            (UIApplication.shared.delegate as? AppDelegate)?.applicationDidBecomeActive(UIApplication.shared)
        }
        """)
    planned.expect("App/AppDelegate.swift", contains: "Session.shared.refresh()")
  }

  @Test func anObservedBodyIsCalledByTheNotification() throws {
    let planned = try project.plan(["callback.lifecycle": "observe"])
    planned.expect(
      "App/AppDelegate.swift",
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              NotificationCenter.default.addObserver(
                  self, selector: #selector(didBecomeActiveObserved(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
              return true
          }

          func applicationDidBecomeActive(_ application: UIApplication) {
              // Back again.
              Session.shared.refresh()
          }

          @objc private func didBecomeActiveObserved(_ notification: Notification) {
              applicationDidBecomeActive(UIApplication.shared)
          }
      }
      """)
    planned.expect("App/SceneDelegate.swift", lacks: "func sceneDidBecomeActive(_ scene: UIScene) {")
  }

  /// A type of the app's own may have the name of Foundation's.
  @Test func anObserverNamesFoundationWhereTheAppHasATypeOfThatName() throws {
    let project = PlannedProject.appDelegate(
      """
      func applicationDidBecomeActive(_ application: UIApplication) {
          Session.shared.refresh()
      }
      """, after: "protocol NotificationCenter { func post() }\n")
    let planned = try project.plan(["callback.lifecycle": "observe"])
    planned.expect("App/AppDelegate.swift", holds: "Foundation.NotificationCenter.default.addObserver(")
    planned.expect("App/AppDelegate.swift", holds: "didBecomeActiveObserved(_ notification: Notification)")
  }

  @Test func aBodyThatIsLeftStaysUncalled() throws {
    let planned = try project.plan(["callback.lifecycle": "leave"])
    planned.expect("App/AppDelegate.swift", contains: "Session.shared.refresh()")
    planned.expect("App/SceneDelegate.swift", lacks: "func sceneDidBecomeActive(_ scene: UIScene) {")
  }

  @Test func aDeletedBodyGoes() throws {
    let planned = try project.plan(["callback.lifecycle": "delete"])
    planned.expect("App/AppDelegate.swift", lacks: "Session.shared.refresh()")
    planned.expectNoProblems()
  }

  @Test func enteringTheForegroundForTheFirstTimeIsNoReturn() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func applicationWillEnterForeground(_ application: UIApplication) {
          Session.shared.refresh()
      }
      """
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        func sceneWillEnterForeground(_ scene: UIScene) {
            guard wasInBackground else { return }
            Session.shared.refresh()
        }
        func sceneDidEnterBackground(_ scene: UIScene) {
            wasInBackground = true
        }
        """)
  }

  // MARK: What the body uses

  @Test func membersAreReachedThroughTheAppDelegateAndOpened() throws {
    let planned = try PlannedProject.appDelegate(
      """
      private let session = Session()
      private(set) var visits = 0
      private static let limit = 3

      func applicationDidBecomeActive(_ application: UIApplication) {
          visits += 1
          guard visits < Self.limit else { return }
          application.applicationIconBadgeNumber = 0
          session.start { [weak self] in
              guard let self else { return }
              self.session.stop()
              finish(self)
          }
      }
      """
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        func sceneDidBecomeActive(_ scene: UIScene) {
            guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
            appDelegate.visits += 1
            guard appDelegate.visits < AppDelegate.limit else { return }
            UIApplication.shared.applicationIconBadgeNumber = 0
            appDelegate.session.start { [weak appDelegate] in
                guard let appDelegate else { return }
                appDelegate.session.stop()
                finish(appDelegate)
            }
        }
        """)
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        let session = Session()
        var visits = 0
        static let limit = 3
        """)
  }

  @Test func membersThatProtocolsGiveAreReachedToo() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func applicationDidBecomeActive(_ application: UIApplication) {
          refresh()
          title = "Back"
      }
      """,
      after: """
        protocol Refreshing {}

        extension Refreshing {
            var title: String { get { "" } nonmutating set {} }
            func refresh() {}
        }

        extension AppDelegate: Refreshing {}

        """
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        appDelegate.refresh()
        appDelegate.title = "Back"
        """)
  }

  @Test func theSceneDelegateHasItsOwnWindow() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func applicationWillResignActive(_ application: UIApplication) {
          if let window {
              Cover.show(in: window)
          }
          self.window?.tintColor = .gray
      }
      """
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        func sceneWillResignActive(_ scene: UIScene) {
            if let window {
                Cover.show(in: window)
            }
            self.window?.tintColor = .gray
        }
        """)
  }

  @Test func aBodyThatCallsSuperCannotMove() throws {
    let project = PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: BaseDelegate {
            override func applicationDidBecomeActive(_ application: UIApplication) {
                super.applicationDidBecomeActive(application)
                Session.shared.refresh()
            }
        }

        class BaseDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) {
                Session.shared.start()
            }
        }

        """
      ])
    let audit = try project.plan().audit
    let finding = try #require(audit.report.findings.first { $0.rule == "callback.lifecycle" })
    #expect(finding.choices.map(\.id).contains("move") == false)
    #expect(finding.recommended?.id == "call")
  }

  @Test func aBodyThatPostsTheNotificationIsNotCalledByIt() throws {
    let audit = try PlannedProject.appDelegate(
      """
      func applicationDidEnterBackground(_ application: UIApplication) {
          UserDefaults.standard.set(1, forKey: "left")
          NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      }
      """
    ).plan().audit
    let finding = try #require(audit.report.findings.first { $0.rule == "callback.lifecycle" })
    #expect(finding.choices.map(\.id).contains("observe") == false)
    #expect(finding.recommended?.id == "call")
  }

  @Test func textThatLooksLikeCodeKeepsItsBytes() throws {
    let planned = try PlannedProject.appDelegate(
      #"""
      func applicationDidEnterBackground(_ application: UIApplication) {
          #if DEBUG
          print("""
              application is gone
                  self.window
              """)
          #endif
          let größe = "→ \(application.windows.count)"
          report(größe)
      }
      """#
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: #"""
        func sceneDidEnterBackground(_ scene: UIScene) {
            #if DEBUG
            print("""
                application is gone
                    self.window
                """)
            #endif
            let größe = "→ \(UIApplication.shared.windows.count)"
            report(größe)
        }
        """#)
    let text = try #require(planned["App/SceneDelegate.swift"])
    #expect(text.contains("            application is gone\n                self.window\n            \"\"\""))
  }

  @Test func availabilityGoesAlong() throws {
    let planned = try PlannedProject.appDelegate(
      """
      @available(iOS 17.0, *)
      func applicationDidBecomeActive(_ application: UIApplication) {
          Session.shared.refresh()
      }
      """
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        guard #available(iOS 17.0, *) else { return }
        Session.shared.refresh()
        """)
  }

  @Test(arguments: ["", "willFinishLaunchingWithOptions"])
  func observersOfAnAppDelegateWithoutALaunchMethodShareOne(_ launch: String) throws {
    var project = PlannedProject.appDelegate(
      """
      func applicationDidBecomeActive(_ application: UIApplication) {
          Store.shared.save()
      }

      func applicationDidEnterBackground(_ application: UIApplication) {
          Store.shared.save()
      }
      """
    ).withMainStoryboard
    let code = try #require(project.files["App/AppDelegate.swift"])
    let start = try #require(code.range(of: "    func application("))
    let end = try #require(code.range(of: "return true\n        }\n") ?? code.range(of: "return true\n    }\n"))
    let method =
      launch.isEmpty
      ? ""
      : "    func application(_ application: UIApplication, \(launch) options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {\n        return true\n    }\n"
    project.files["App/AppDelegate.swift"] = code[..<start.lowerBound] + method + code[end.upperBound...]
    let planned = try project.plan(["callback.lifecycle": "observe"])
    let after = try #require(planned["App/AppDelegate.swift"])
    planned.expect("App/AppDelegate.swift", holds: "#selector(didBecomeActiveObserved(_:))")
    planned.expect("App/AppDelegate.swift", holds: "#selector(didEnterBackgroundObserved(_:))")
    #expect(after.components(separatedBy: "FinishLaunchingWithOptions").count == 2)
  }
}
