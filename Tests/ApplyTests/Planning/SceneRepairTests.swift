import Apply
import Foundation
import Testing

@testable import Audit

/// Repairs of scene delegates that are there already.
@Suite struct SceneRepairTests: RepairSuite {
  /// A manifest may name several classes; what one of them lacks is written into that one.
  @Test func eachSceneDelegateGetsItsOwnRepair() throws {
    func delegate(_ name: String, _ members: String) -> String {
      """
      import UIKit

      class \(name): UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.makeKeyAndVisible()
        }
      \(members)
      }

      """
    }
    let plist = ExampleProject.uiKitScenes.files["App/Info.plist"] ?? ""
    let entry = try #require(plist.firstMatch(of: /<array>\s*(<dict>[\s\S]*?<\/dict>)\s*<\/array>/)?.1)
    let extra = entry.replacing("SceneDelegate", with: "ExtraSceneDelegate")
      .replacing("Default Configuration", with: "Extra")
    let (text, _) = try planned(
      "scene.cold-warm", "add",
      [
        "App/Info.plist": plist.replacing(entry, with: extra + entry),
        "App/Code.swift": delegate("ExtraSceneDelegate", ""),
        "App/SceneDelegate.swift": delegate(
          "SceneDelegate",
          """

            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
              URLContexts.forEach { print($0.url) }
            }
          """),
      ])
    #expect(
      text("App/SceneDelegate.swift").contains("self.scene(scene, openURLContexts: connectionOptions.urlContexts)"))
    #expect(text("App/Code.swift") == "unchanged")
  }

  /// What an answer cannot do is said.
  @Test func anAnswerThatChangesNothingIsLeftToThePerson() throws {
    let (_, plan) = try planned(
      "window.created-in-app-delegate", "call",
      [
        "App/SceneDelegate.swift": """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            window = UIWindow(windowScene: scene as! UIWindowScene)
            window?.rootViewController = ViewController()
            window?.makeKeyAndVisible()
          }
        }

        """,
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            takeArguments()
            return true
          }

          private func takeArguments() {
            if ProcessInfo.processInfo.arguments.contains("TEST") { self.window?.layer.speed = 100 }
          }
        }

        """,
      ])
    let isOpen = plan.after?.report.findings.contains { $0.rule == "window.created-in-app-delegate" } ?? true
    #expect(isOpen == !plan.manualSteps.isEmpty)
    #expect(isOpen || !plan.files.isEmpty)
  }

  /// The manifest names two; the app delegate asks for the second.
  @Test func theSceneDelegateThatIsAskedForIsRepaired() throws {
    var files = sceneDelegate(
      """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          Router.open(URLContexts, in: scene)
        }
      """)
    files["App/Code.swift"] = """
      import UIKit

      class ExtraSceneDelegate: UIResponder, UIWindowSceneDelegate {
      }

      enum Router {
        static func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene) { print(contexts) }
      }

      """
    let manifest = try #require(ExampleProject.uiKitScenes.files["App/Info.plist"])
    let open = try #require(manifest.range(of: "<key>UISceneConfigurationName</key>"))
    let start = try #require(manifest[..<open.lowerBound].range(of: "<dict>", options: .backwards))
    files["App/Info.plist"] =
      String(manifest[..<start.lowerBound])
      + "<dict><key>UISceneConfigurationName</key><string>Extra</string>"
      + "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).ExtraSceneDelegate</string></dict>"
      + String(manifest[start.lowerBound...])
    let name = try #require(manifest[open.upperBound...].firstMatch(of: #/<string>(.*?)<\/string>/#)).1
    files["App/AppDelegate.swift"] = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: "\(name)", sessionRole: connectingSceneSession.role)
        }
      }

      """
    let (text, _) = try planned("scene.cold-warm", "add", files)
    #expect(text("App/Code.swift") == "unchanged")
    #expect(text("App/SceneDelegate.swift").contains("openURLContexts: options.urlContexts"))
  }

  /// The class that serves the scene hands on what its base class takes while the app runs.
  @Test func aBaseClassIsReadWithTheClassThatServes() throws {
    var files = ExampleProject.uiKitScenes.files
    files["App/SceneDelegate.swift"] = """
      import UIKit

      class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print(URLContexts) }
      }

      class SceneDelegate: BaseSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          self.scene(scene, openURLContexts: options.urlContexts)
        }
      }

      """
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    #expect(!report.findings.contains { $0.rule == "scene.cold-warm" })
  }

  @Test func findingsWithTheSameWordsHaveIdsOfTheirOwn() throws {
    let files = ExampleProject.uiKitScenes.files.merging(
      sceneDelegate(
        """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Router.note(options.urlContexts.first)
            if let context = options.urlContexts.first {
              Router.open(context)
            }
            print(options.urlContexts.first as Any)
          }
        """)
    ) { $1 }
    let found = try Auditor(tree: MemoryTree(files: files)).audit().report.findings
    #expect(Set(found.map(\.id)).count == found.count)
    #expect(found.count { $0.rule == "scene.first-only" } == 2)
  }

  @Test func theRunningAppDoesWhatTheStartDoes() throws {
    let (text, plan) = try planned(
      "scene.cold-warm", "add",
      sceneDelegate(
        """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            for context in options.urlContexts {
              Router.open(context.url, in: scene)
            }
          }
        """
      ).merging([
        "App/Code.swift":
          "import UIKit\n\nenum Router {\n  static func open(_ url: URL, in scene: UIScene) { print(url) }\n}\n"
      ]) { $1 })
    #expect(plan.manualSteps.isEmpty)
    #expect(
      text("App/SceneDelegate.swift").contains(
        """
          func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            for context in URLContexts {
              Router.open(context.url, in: scene)
            }
          }
        """))
  }

  @Test func aStartThatNeedsItsOwnLocalsIsLeftToThePerson() throws {
    let (text, plan) = try planned(
      "scene.cold-warm", "add",
      sceneDelegate(
        """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let router = Router(session)
            options.urlContexts.forEach { router.open($0.url) }
          }
        """
      ).merging([
        "App/Code.swift":
          "import UIKit\n\nstruct Router {\n  init(_ session: UISceneSession) {}\n  func open(_ url: URL) { print(url) }\n}\n"
      ]) { $1 })
    #expect(text("App/SceneDelegate.swift") == "unchanged")
    #expect(plan.manualSteps.count == 1)
  }

  /// What only asks whether the scene is the app's concern stays in front.
  @Test func whatStartedTheAppComesBehindChecks() throws {
    let (text, _) = try planned(
      "scene.cold-warm", "add",
      sceneDelegate(
        """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        #if DEBUG
            guard !Tests.areRunning else { return }
        #endif
            makeWindows(in: scene)
          }

          func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            URLContexts.forEach { print($0.url) }
          }
        """
      ).merging([
        "App/Code.swift":
          "import UIKit\n\nenum Tests {\n  static let areRunning = false\n}\n\nfunc makeWindows(in scene: UIScene) { UIWindow(windowScene: scene as! UIWindowScene).makeKeyAndVisible() }\n"
      ]) { $1 })
    let result = text("App/SceneDelegate.swift")
    let made = try #require(result.range(of: "    makeWindows(in: scene)\n"))
    #expect(result[made.upperBound...].contains("self.scene(scene, openURLContexts: options.urlContexts)"))
    #expect(!result[..<made.lowerBound].contains("self.scene("))
  }

  /// An alert has a window of its own.
  @Test func aWindowOfAnAlertIsNotTheScenes() throws {
    var files = ExampleProject.uiKitScenes.files
    files["App/SceneDelegate.swift"] =
      sceneDelegate(
        """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Alert.show("Welcome")
          }
        """)["App/SceneDelegate.swift"]
    files["App/Code.swift"] = """
      import UIKit

      enum Alert {
        static var shown: UIWindow?

        static func show(_ text: String) {
          let above = UIWindow(frame: UIScreen.main.bounds)
          above.isHidden = false
          shown = above
        }
      }

      """
    let plist = try #require(files["App/Info.plist"])
    files["App/Info.plist"] = plist.replacing(
      "<key>UISceneConfigurationName</key>",
      with: "<key>UISceneStoryboardFile</key><string>Main</string><key>UISceneConfigurationName</key>")
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    #expect(!report.findings.contains { $0.rule == "manifest.double-window" })
  }

  @Test func aQuickActionIsCompletedAtTheEnd() throws {
    let (text, _) = try planned(
      "scene.completion", "fix",
      sceneDelegate(
        """
          func windowScene(
            _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
            completionHandler done: @escaping (Bool) -> Void
          ) {
            print(item.type)
          }
        """))
    #expect(text("App/SceneDelegate.swift").contains("    print(item.type)\n    done(true)\n  }\n"))
  }

  /// JavaScript asks for the link that started the app; it is not told.
  @Test func theLinkGoesIntoTheOptionsThatReactNativeIsStartedWith() throws {
    func scene(_ more: String) -> String {
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          (UIApplication.shared.delegate as? AppDelegate)?.start(\(more.isEmpty ? "nil" : "launchOptions(connectionOptions)"))
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          URLContexts.forEach { RCTLinkingManager.application(UIApplication.shared, open: $0.url) }
        }
      }
      \(more)
      """
    }
    let maker = """

      func launchOptions(_ options: UIScene.ConnectionOptions?) -> [UIApplication.LaunchOptionsKey: Any] {
        var all: [UIApplication.LaunchOptionsKey: Any] = [:]
        all[.remoteNotification] = options?.notificationResponse?.notification.request.content.userInfo
        return all
      }

      """
    let (text, _) = try planned(
      "scene.cold-warm", "feed", base: .reactNativeScenes, ["ios/App/SceneDelegate.swift": scene(maker)])
    #expect(
      text("ios/App/SceneDelegate.swift").contains("  all[.url] = options?.urlContexts.first?.url\n  return all\n"))
    let bare = ExampleProject.reactNativeScenes.files.merging(["ios/App/SceneDelegate.swift": scene("")]) { $1 }
    let report = try Auditor(tree: MemoryTree(files: bare)).audit().report
    #expect(report.findings.first { $0.rule == "scene.cold-warm" }?.choices.isEmpty == true)
  }
}
