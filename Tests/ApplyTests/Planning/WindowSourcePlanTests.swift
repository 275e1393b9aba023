import Testing

@testable import Apply
@testable import Audit

/// Where the scene's window comes from when launch has more to do with it than to make it.
@Suite struct WindowSourcePlanTests {
  private let connect =
    "window = UIWindow(windowScene: windowScene)\nwindow?.rootViewController = CAPBridgeViewController()"

  private func delegate(_ launch: String, members: String = "var window: UIWindow?", more: String = "") -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        \(members)

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            \(launch)
            return true
        }

        \(more)
    }

    """
  }

  /// The launch method, and the window, are those of a superclass.
  @Test func aWindowOfABaseClassIsBound() throws {
    var project = PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        final class AppDelegate: BaseDelegate {}

        """
      ])
    project.files["App/Code.swift"] = delegate(
      """
      let window = UIWindow(frame: UIScreen.main.bounds)
              window.rootViewController = ViewController()
              window.makeKeyAndVisible()
              self.window = window
      """
    ).replacing("@main\nclass AppDelegate", with: "class BaseDelegate")
    let planned = try project.plan()
    planned.expect(
      "App/SceneDelegate.swift", contains: "window = appDelegate.window\nwindow?.windowScene = windowScene")
    #expect(planned["App/Code.swift"] == project.files["App/Code.swift"])
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind != .blocker })
  }

  /// An app that only hosts tests shows nothing, today as under scenes.
  @Test func anAppThatShowsNothingAdoptsScenesAllTheSame() throws {
    let planned = try PlannedProject(.uiKit, ["App/AppDelegate.swift": delegate("")]).plan()
    planned.expectNoProblems()
    planned.expect("App/Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
    #expect(planned.manual.contains { $0.hasPrefix("AppDelegate shows no window") })
  }

  @Test func aWindowThatTheStoryboardFillsIsTheBridges() throws {
    let base = PlannedProject(.capacitor84)
    let path = "ios/App/App/AppDelegate.swift"
    let code = try #require(base.files[path])
    let project = PlannedProject(
      .capacitor84,
      [
        path: code.replacing(
          "var window: UIWindow?", with: "lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)")
      ])
    let planned = try project.plan()
    planned.expect("ios/App/App/SceneDelegate.swift", contains: connect)
    planned.expect(path, lacks: "lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)")
  }

  @Test func aWindowThatTheStoryboardFillsIsTheStoryboards() throws {
    let project = PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": delegate(
          "window?.tintColor = .red", members: "var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)")
      ]
    ).withMainStoryboard
    let planned = try project.plan()
    planned.expect("App/Info.plist", contains: "<key>UISceneStoryboardFile</key>")
    planned.expect("App/SceneDelegate.swift", contains: "window?.tintColor = .red")
    #expect(planned["App/SceneDelegate.swift"]?.contains("UIWindow(") == false)
  }

  @Test func aWindowThatOthersMakeTooIsBoundWithTheOthersBesideIt() throws {
    let planned = try PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": delegate(
          "setUp()", members: "var window: UIWindow?\n    private var lockWindow: UIWindow!",
          more: """
            func setUp() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ViewController()
                    lockWindow = UIWindow(frame: UIScreen.main.bounds)
                }

                func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
                    setUp()
                }
            """)
      ]
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = appDelegate.window
        window?.windowScene = windowScene
        window?.makeKeyAndVisible()
        appDelegate.lockWindow?.windowScene = windowScene
        """)
    planned.expect("App/AppDelegate.swift", contains: "var lockWindow: UIWindow!")
  }

  @Test func aLockThatTakesWhatIsTypedIsMadeKeyAgain() throws {
    let planned = try PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": delegate(
          "setUp()", members: "var window: UIWindow?\n    private var lockWindow: UIWindow?",
          more: """
            func setUp() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ViewController()
                    window?.makeKeyAndVisible()
                    lockWindow = UIWindow(frame: UIScreen.main.bounds)
                    lockWindow?.makeKeyAndVisible()
                }

                func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
                    setUp()
                }
            """)
      ]
    ).plan(["window.created-in-app-delegate": "bind"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window?.makeKeyAndVisible()
        appDelegate.lockWindow?.windowScene = windowScene
        if appDelegate.lockWindow?.isHidden == false {
            appDelegate.lockWindow?.makeKeyAndVisible()
        }
        """)
  }

  @Test func codeThatLooksAtTheWindowLaterStays() throws {
    let planned = try PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": delegate(
          """
          window = UIWindow(frame: UIScreen.main.bounds)
                  openStore()
                  window?.rootViewController = ViewController()
                  window?.makeKeyAndVisible()
          """,
          more: """
            func openStore() {
                    if !FileManager.default.fileExists(atPath: "store") {
                        DispatchQueue.main.async {
                            self.window?.rootViewController?.present(UIViewController(), animated: true)
                        }
                    }
                }
            """)
      ]
    ).plan()
    planned.expect("App/AppDelegate.swift", contains: "openStore()\nreturn true")
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = UIWindow(windowScene: windowScene)
        appDelegate.window = window
        window?.rootViewController = ViewController()
        """)
  }

  @Test func whatWorksOnTheShownRootFollowsIt() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)startFlow {
          dispatch_block_t start = ^{
              self->flow = [[Flow alloc] initWithRoot:self->root];
          };
          start();
      }
      """,
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        root = [UITabBarController new];
        self.window.rootViewController = root;
        [self.window makeKeyAndVisible];
        [Store open];
        [self startFlow];
        """, extensionMembers: "{\n    UITabBarController *root;\n    Flow *flow;\n}",
      files: [
        "App/Flow.h": "@interface Flow : NSObject\n- (instancetype)initWithRoot:(UITabBarController *)root;\n@end\n"
      ]
    ).plan()
    planned.expect("App/AppDelegate.m", contains: "root = [UITabBarController new];\n[Store open];\nreturn YES;")
    planned.expect("App/AppDelegate.m", contains: "[self.window makeKeyAndVisible];\n[self startFlow];")
  }

  @Test func whoeverFillsTheWindowThroughTheAppDelegateIsStartedWithIt() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (instancetype)init {
          self = [super init];
          _core = [[Core alloc] init];
          _core.delegate = self;
          return self;
      }

      - (void)reloadRoot {
          self.window.rootViewController = [[ViewController alloc] init];
      }
      """,
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self.window makeKeyAndVisible];
        [self.core start];
        [Store open];
        """, extensionMembers: "@property (nonatomic, strong) Core *core;", imports: ["#import \"Core.h\""],
      files: ["App/Core.h": "@interface Core : NSObject\n@property (weak) id delegate;\n- (void)start;\n@end\n"]
    ).plan()
    // What the call leads to finds the app delegate's window.
    planned.expect(
      "App/SceneDelegate.m",
      contains: "appDelegate.window = self.window;\n[self.window makeKeyAndVisible];\n[appDelegate.core start];")
    planned.expect("App/AppDelegate.m", contains: "[Store open];\nreturn YES;")
  }

  @Test func theWindowThatIsFilledLaterIsTheAppDelegatesToo() throws {
    let planned = try PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let engine = Engine()

            override init() {
                super.init()
                engine.delegate = self
            }

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.makeKeyAndVisible()
                engine.start()
                return true
            }

            func reload() {
                window?.rootViewController = ViewController()
            }
        }

        """
      ]
    ).plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = UIWindow(windowScene: windowScene)
        appDelegate.window = window
        window?.makeKeyAndVisible()
        appDelegate.engine.start()
        """)
  }

  @Test func aViewThatIsBeingAddedHasNoSceneYet() throws {
    let planned = try PlannedProject(
      .uiKitScenes,
      [
        "App/Code.swift": """
        import UIKit

        class Portal: UIView {
            var panel: UIWindow?

            override func addSubview(_ view: UIView) {
                panel = UIWindow(frame: .zero)
            }
        }

        """
      ]
    ).plan(["window.without-scene": "fix"])
    planned.expect("App/Code.swift", contains: "panel?.windowScene = self.window?.windowScene")
  }

  @Test func aSecondWindowBesideTheScenesIsTakenOut() throws {
    let base = PlannedProject(.uiKitScenes)
    let planned = try PlannedProject(
      .uiKitScenes,
      [
        "App/AppDelegate.swift": delegate(
          """
          window = UIWindow(frame: UIScreen.main.bounds)
                  window?.rootViewController = ViewController()
                  window?.makeKeyAndVisible()
          """)
      ]
    ).plan()
    planned.expect("App/AppDelegate.swift", lacks: "window?.makeKeyAndVisible()")
    #expect(planned["App/SceneDelegate.swift"] == base.files["App/SceneDelegate.swift"])
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "window.created-in-app-delegate" } == false)
  }

  @Test func theManifestOfAnXcodeGenAppGoesIntoItsSpecification() throws {
    var project = PlannedProject.appDelegate("")
    project.files["App.xcodeproj/project.pbxproj"] = nil
    project.files["App/Info.plist"] = nil
    project.files["project.yml"] = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          deploymentTarget: "16.0"
          sources: [App]
          info:
            path: App/Info.plist
            properties:
              UILaunchStoryboardName: LaunchScreen

      """
    let planned = try project.plan()
    planned.expect("project.yml", contains: "- UISceneConfigurationName: Default Configuration")
    planned.expect("App/SceneDelegate.swift", contains: "window = UIWindow(windowScene: windowScene)")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "adoption.missing" } == false)
  }

  @Test func aStoryboardsFirstScreenLoadsBeforeTheLinkThatStartedTheApp() throws {
    let planned = try PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": delegate(
          "print(0)",
          more: """
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                    NotificationCenter.default.post(name: .init("opened"), object: url)
                    return true
                }
            """)
      ]
    ).withMainStoryboard.plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        // The first screen loads before it is handed what started the app.
        window?.makeKeyAndVisible()
        for context in connectionOptions.urlContexts {
        """)
  }

  @Test func aMethodThatOnlyAnswersIsNoLinkCode() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
          return true
      }
      """
    ).plan()
    #expect(planned.plan.after?.report.projects.first?.signals.first { $0.id == "links" }?.isOK == true)
  }
}
