import Testing

@testable import Apply
@testable import Audit

/// App delegates that inherit from a class of the project, in the same target or in a library of it.
@Suite struct InheritedDelegatePlanTests {
  private static let base = """
    import UIKit

    open class BaseDelegate: UIResponder, UIApplicationDelegate {
        public var window: UIWindow?

        open func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        open func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            window?.rootViewController?.dismiss(animated: true)
            return url.isFileURL
        }

        open func applicationDidEnterBackground(_ application: UIApplication) {
            UserDefaults.standard.set(true, forKey: "left")
        }
    }

    """

  private static func project(_ members: String = "") -> PlannedProject {
    PlannedProject(
      .uiKit,
      [
        "App/Code.swift": base,
        "App/AppDelegate.swift": "import UIKit\n\n@main\nclass AppDelegate: BaseDelegate {\n\(members)}\n",
      ])
  }

  private func findings(_ project: PlannedProject, _ rule: String) throws -> [Finding] {
    try Auditor(tree: MemoryTree(files: project.files)).audit().report.findings.filter { $0.rule.hasPrefix(rule) }
  }

  @Test func whatTheBaseClassDoesIsCalledByTheScene() throws {
    let questions = try findings(Self.project(), "callback")
    #expect(questions.map(\.rule) == ["callback.open-url", "callback.lifecycle"])
    #expect(questions.allSatisfy { $0.choices.map(\.id) == ["call", "leave"] })
    let planned = try Self.project().plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "window = appDelegate.window\nwindow?.windowScene = windowScene\nwindow?.makeKeyAndVisible()")
    planned.expect(
      "App/SceneDelegate.swift",
      contains:
        "return (UIApplication.shared.delegate as? AppDelegate)?.application(UIApplication.shared, open: context.url, options: options) ?? false"
    )
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "(UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(UIApplication.shared)")
    #expect(planned["App/Code.swift"] == planned.before["App/Code.swift"])
    #expect(planned.manual.isEmpty)
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind == .informational })
  }

  /// UIKit calls the override, which may call the superclass.
  @Test func anOverrideIsAskedAboutInItsStead() throws {
    let override = """
          override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
              print(url)
              return super.application(app, open: url, options: options)
          }

      """
    let questions = try findings(Self.project(override), "callback.open-url")
    #expect(questions.map(\.subject.type) == ["AppDelegate"])
    #expect(questions.first?.choices.first?.id == "call")
  }

  @Test func aFrameworkOfTheProjectHoldsTheBaseClass() throws {
    var project = Self.project()
    project.files["App/AppDelegate.swift"] =
      "import Core\nimport UIKit\n\n@main\nclass AppDelegate: BaseDelegate {\n}\n"
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleXcodeProject(
        targets: [
          ExampleXcodeProject.Target(
            name: "App", sources: ["AppDelegate.swift"], resources: ["LaunchScreen.storyboard"],
            settings: ["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"]),
          ExampleXcodeProject.Target(name: "Core", product: "framework", sources: ["Code.swift"]),
        ], others: ["Info.plist"]
      ).text
    let planned = try project.plan()
    planned.expect("App/SceneDelegate.swift", contains: "window = appDelegate.window")
    planned.expect("App/SceneDelegate.swift", contains: "handle(context)")
    planned.expect("App/SceneDelegate.swift", contains: "func sceneDidEnterBackground(_ scene: UIScene) {")
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind == .informational })
  }

  /// A superclass is no other app delegate that `main` might choose.
  @Test func aSuperclassIsNotGuardedAgainst() throws {
    var project = PlannedProject.objectiveC()
    project.files["App/AppDelegate.h"] = project.files["App/AppDelegate.h"].map {
      $0.replacing("@interface AppDelegate", with: "@interface BaseDelegate")
        + "\n@interface AppDelegate : BaseDelegate\n@end\n"
    }
    project.files["App/AppDelegate.m"] = project.files["App/AppDelegate.m"].map {
      $0.replacing("@implementation AppDelegate", with: "@implementation BaseDelegate")
        + "\n@implementation AppDelegate\n@end\n"
    }
    let planned = try project.plan()
    planned.expect("App/SceneDelegate.m", contains: "self.window = appDelegate.window;")
    #expect(planned["App/SceneDelegate.m"]?.contains("[AppDelegate class]") == false)
  }

  /// The run time finds Objective-C's classes by their names, in whichever library of the app they are.
  @Test func aLibraryOfTheProjectHoldsTheDelegates() throws {
    var project = PlannedProject(.objectiveC)
    project.files["App/Info.plist"] = ExamplePropertyList.file(
      ExamplePropertyList.usualManifest(storyboard: nil, delegate: "SceneDelegate"))
    project.files["App/AppDelegate.m"] = "#import \"AppDelegate.h\"\n\n@implementation AppDelegate\n\n@end\n"
    project.files["App/SceneDelegate.h"] =
      "#import <UIKit/UIKit.h>\n\n@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n\n@property (strong, nonatomic) UIWindow *window;\n\n@end\n"
    project.files["App/SceneDelegate.m"] = """
      #import "SceneDelegate.h"

      @implementation SceneDelegate

      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
          self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
          self.window.rootViewController = [UIViewController new];
          [self.window makeKeyAndVisible];
      }

      @end

      """
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleXcodeProject(
        targets: [
          ExampleXcodeProject.Target(
            name: "App", sources: ["main.m"], resources: ["LaunchScreen.storyboard"],
            settings: ["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"]),
          ExampleXcodeProject.Target(
            name: "Core", product: "library.static", sources: ["AppDelegate.m", "SceneDelegate.m"]),
        ], others: ["AppDelegate.h", "SceneDelegate.h", "Info.plist"]
      ).text
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    #expect(audit.report.projects.map(\.state) == [.adopted])
    #expect(audit.report.findings.allSatisfy { $0.kind == .informational })
    #expect(audit.contexts.first?.adoption.targets.first?.entry.appDelegate?.name == "AppDelegate")
  }
}

/// App delegates that hand their callbacks on to other objects.
@Suite struct DispatchedCallbackPlanTests {
  private static let services = """
    import UIKit

    protocol Service: UIApplicationDelegate {}

    final class Lock: NSObject, Service {
        private var cover: UIView?

        func applicationWillResignActive(_ application: UIApplication) {
            cover = UIView()
        }

        func applicationDidBecomeActive(_ application: UIApplication) {
            cover = nil
        }
    }

    """

  /// One event, one question, one call.
  @Test func servicesAreNotAskedAboutBesideTheAppDelegate() throws {
    var project = PlannedProject.appDelegate(
      """
      let services: [Service] = [Lock()]

      func applicationWillResignActive(_ application: UIApplication) {
          services.forEach { $0.applicationWillResignActive?(application) }
      }
      """)
    project.files["App/Code.swift"] = Self.services
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    let questions = audit.report.findings.filter { $0.rule.hasPrefix("callback") }
    #expect(questions.map(\.symbol) == ["AppDelegate.applicationWillResignActive(_:)"])
  }

  /// What a superclass in a library hands on ends with scenes as well, and the scene can have it called.
  @Test func aLibrarysSuperclassHandsCallbacksOn() throws {
    var project = PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      """)
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"]?
      .replacing("import UIKit\n", with: "import Dispatching\nimport UIKit\n")
      .replacing("UIResponder, UIApplicationDelegate", with: "DispatchingAppDelegate")
      .replacing("    var window: UIWindow?\n", with: "")
      .replacing("    func application(_", with: "    override func application(_")
    project.files["App/Code.swift"] = """
      import Dispatching
      import UIKit

      final class Links: NSObject, ApplicationService {
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
              print(url)
              return url.scheme == "app"
          }
      }

      """
    let planned = try project.plan()
    let question = try #require(planned.audit.report.findings.first { $0.rule == "callback.open-url" })
    #expect(question.subject.type == "Links")
    #expect(question.choices.map(\.id) == ["call", "leave"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains:
        "return (UIApplication.shared.delegate as? AppDelegate)?.application(UIApplication.shared, open: context.url, options: options) ?? false"
    )
    let left = try project.plan(["callback.open-url": "leave"])
    let rows = EventCoverage.compare(
      before: left.audit.report.projects.flatMap(\.coverage),
      after: try #require(left.plan.after).report.projects.flatMap(\.coverage))
    #expect(rows.contains { $0.event == .openURL && $0.verdict == .lost })
  }
}

/// Methods that were left behind in an app with scenes, and that told an SDK.
@Suite struct ForgottenSDKPlanTests {
  @Test func theSceneTellsTheSDKToo() throws {
    var project = PlannedProject(.uiKitScenes)
    project.files["App/AppDelegate.swift"] = """
      import AppAuth
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var flow: OIDExternalUserAgentSession?

          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
              if flow?.resumeExternalUserAgentFlow(with: url) == true {
                  return true
              }
              return Router.shared.open(url)
          }
      }

      """
    project.files["App/SceneDelegate.swift"] = """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              self.scene(scene, openURLContexts: options.urlContexts)
          }

          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
              for context in contexts {
                  Router.shared.open(context.url)
              }
          }
      }

      """
    let planned = try project.plan(["sdk.forwarding": "tell", "callback.open-url": "leave"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if let appDelegate = UIApplication.shared.delegate as? AppDelegate {
            for context in contexts {
                _ = appDelegate.flow?.resumeExternalUserAgentFlow(with: context.url)
            }
        }
        """)
    let after = try #require(planned.plan.after).report.findings
    #expect(!after.contains { $0.rule == "sdk.forwarding" && $0.isQuestion })
  }
}
