import Testing

@testable import Apply
@testable import Audit

/// Windows beside the app's own, and windows that only look like it.
@Suite struct FurtherWindowPlanTests {
  @Test func aBannersWindowIsNotTheAppsOwn() throws {
    let planned = try PlannedProject.launch(
      "load()", members: "var window: UIWindow?\nvar banner: UIWindow?",
      more: """
        func load() {
            window?.tintColor = .red
            banner = UIWindow(frame: UIScreen.main.bounds)
        }
        """
    ).startingWithStoryboard.plan()
    planned.expect("App/Info.plist", contains: "<key>UISceneStoryboardFile</key>")
    planned.expect("App/SceneDelegate.swift", lacks: "window = appDelegate.window")
    let code = (planned["App/SceneDelegate.swift"] ?? "") + (planned["App/AppDelegate.swift"] ?? "")
    #expect(code.contains("banner = UIWindow(windowScene: windowScene)"))
    let finding = planned.audit.report.findings.first { $0.rule == "window.created-in-app-delegate" }
    #expect(finding?.title == "AppDelegate works on the window at launch")
    let key = planned.audit.report.findings.first { $0.rule == "manifest.main-storyboard-key" }
    #expect(key?.subject.values["windowInCode"] == "no")
  }

  @Test func soItIsInObjectiveC() throws {
    var project = PlannedProject.objectiveC(
      """
      - (void)load {
          self.window.tintColor = [UIColor redColor];
          self.banner = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      }
      """, launch: "[self load];", header: "@property (strong, nonatomic) UIWindow *banner;")
    project.files["App/Info.plist"] = ExamplePropertyList.file(
      "<key>UIMainStoryboardFile</key>\n<string>LaunchScreen</string>")
    let planned = try project.plan()
    planned.expect("App/Info.plist", contains: "<key>UISceneStoryboardFile</key>")
    planned.expect("App/SceneDelegate.m", lacks: "self.window = appDelegate.window;")
    planned.expect(
      "App/SceneDelegate.m", contains: "((AppDelegate *)UIApplication.sharedApplication.delegate).window = self.window;"
    )
  }

  @Test func aMemberThatBecomesTheAppsWindowIsIts() throws {
    let planned = try PlannedProject.launch(
      "main = UIWindow(frame: UIScreen.main.bounds)\nmain?.makeKeyAndVisible()\nwindow = main",
      members: "var window: UIWindow?\nvar main: UIWindow?"
    ).plan()
    let finding = planned.audit.report.findings.first { $0.rule == "window.created-in-app-delegate" }
    #expect(finding?.title == "AppDelegate makes the window at launch")
  }

  /// However deep the code lies that fills a window which nothing else fills, it goes with it.
  @Test func whatFillsAnEmptyWindowGoesWithIt() throws {
    let planned = try PlannedProject.launch("window = UIWindow(frame: UIScreen.main.bounds)\nNavigator.first()")
      .adding(
        "App/Code.swift",
        """
        import UIKit

        enum Navigator {
            static func first() { login() }
            static func login() { change(ViewController()) }
            static func change(_ root: UIViewController) { put(root) }
            static func put(_ root: UIViewController) {
                let delegate = UIApplication.shared.delegate as? AppDelegate
                delegate?.window?.rootViewController = root
                delegate?.window?.makeKeyAndVisible()
            }
        }

        """
      ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/AppDelegate.swift", lacks: "Navigator.first()")
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "window = UIWindow(windowScene: windowScene)\nappDelegate.window = window\nNavigator.first()")
  }

  /// Another class makes the window while the app launches, and gives it to the app delegate.
  @Test func theWindowThatOtherCodeGivesIsTheScenes() throws {
    var project = PlannedProject.objectiveC(
      launch: """
        if (launchOptions && launchOptions.count > 0) {
            [[Engine shared] start];
        } else {
            [[Engine shared] start];
        }
        """, imports: ["#import \"Engine.h\""])
    project.files["App/Info.plist"] = ExamplePropertyList.file(
      "<key>UIMainStoryboardFile</key>\n<string>LaunchScreen</string>")
    project.files["App/Engine.h"] =
      "#import <UIKit/UIKit.h>\n\n@interface Engine : NSObject\n+ (instancetype)shared;\n- (void)start;\n@end\n"
    project.files["App/Code.m"] = """
      #import "Engine.h"
      #import "AppDelegate.h"

      @implementation Engine
      + (instancetype)shared {
          static Engine *shared = nil;
          return shared;
      }

      - (void)start {
          AppDelegate *app = (AppDelegate *)[UIApplication sharedApplication].delegate;
          app.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
          [app.window makeKeyAndVisible];
      }
      @end

      """
    let planned = try project.plan()
    planned.expect("App/SceneDelegate.m", contains: "[[Engine shared] start];\n}\nself.window = appDelegate.window;")
    planned.expect("App/SceneDelegate.m", lacks: ".window = self.window;")
    // `nil` has no members.
    planned.expect("App/SceneDelegate.m", lacks: "nil.count")
    planned.expect("App/Code.m", contains: "app.window.windowScene = (UIWindowScene *)scene;")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "window.app-delegate-read" } == false)
  }

  private static let foreground = """
    if application.applicationState != .background { setUp() }
    """
  private static let setUp = """
    private func setUp() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
    }
    """

  /// Under scenes every start counts as one in the background: launch makes nothing, and the scene has it made.
  @Test(arguments: [
    foreground,
    "let isAwake = application.applicationState == .background\nif !isAwake {\n    setUp()\n}",
    "guard application.applicationState != .background else { return true }\nsetUp()",
    "if wants(application) { setUp() }",
  ])
  func aWindowForTheForegroundIsMadeAsTheSceneConnects(_ launch: String) throws {
    let planned = try PlannedProject.launch(
      launch,
      more: Self.setUp + """


        private func wants(_ application: UIApplication) -> Bool {
            if application.applicationState == .background { return false }
            return true
        }
        """
    ).plan()
    let finding = planned.audit.report.findings.first { $0.rule == "window.created-in-app-delegate" }
    #expect(finding?.choices.first?.isSure == false)
    planned.expect("App/AppDelegate.swift", lacks: "private func setUp()")
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        if appDelegate.window == nil {
        appDelegate.setUp()
        }
        window = appDelegate.window
        window?.windowScene = windowScene
        """)
  }

  @Test func aWindowForTheForegroundThatNothingMakesAloneStopsThePlan() throws {
    let launch = """
      if application.applicationState != .background {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.makeKeyAndVisible()
      }
      """
    let project = PlannedProject.launch(launch)
    let open = try project.plan()
    let finding = open.audit.report.findings.first { $0.rule == "window.created-in-app-delegate" }
    #expect(finding?.choices.first?.id == "byHand")
    let bound = try project.plan(["window.created-in-app-delegate": "bind"])
    #expect(!bound.plan.isApplicable)
    #expect(bound.manual.contains { $0.hasPrefix("Make the window as the scene connects") })
  }

  @Test func objectiveCCallsTheMakerToo() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)setUp {
          self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
          [self.window makeKeyAndVisible];
      }
      """,
      launch: "if (application.applicationState != UIApplicationStateBackground) {\n    [self setUp];\n}"
    ).plan()
    planned.expect("App/AppDelegate.h", contains: "- (void)setUp;")
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        if (!appDelegate.window) {
        [appDelegate setUp];
        }
        self.window = appDelegate.window;
        """)
  }

  @Test func theWindowBehindAGetterIsBoundOnce() throws {
    let planned = try PlannedProject.launch(
      "main.rootViewController = ViewController()\nmain.makeKeyAndVisible()",
      members: "private lazy var main = TouchWindow(frame: UIScreen.main.bounds)\nvar window: UIWindow? { main }",
      more: ""
    )
    .adding("App/Code.swift", "import UIKit\n\nfinal class TouchWindow: UIWindow {}\n").plan()
    planned.expect("App/SceneDelegate.swift", contains: "window = appDelegate.main\nwindow?.windowScene = windowScene")
    planned.expect("App/SceneDelegate.swift", lacks: "appDelegate.main.windowScene")
    let after = planned.plan.after?.report.findings.filter { $0.rule == "window.without-scene" } ?? []
    #expect(after.isEmpty)
  }

  @Test func aLocksWindowStaysKey() throws {
    let planned = try PlannedProject.launch(
      """
      stored = UIWindow(frame: UIScreen.main.bounds)
      stored?.makeKeyAndVisible()
      lock = UIWindow(frame: UIScreen.main.bounds)
      lock?.makeKeyAndVisible()
      """,
      members:
        "var window: UIWindow? { get { stored } set { stored = newValue } }\nvar stored: UIWindow?\nvar lock: UIWindow?"
    ).plan(["window.created-in-app-delegate": "bind"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window?.makeKeyAndVisible()
        appDelegate.lock?.windowScene = windowScene
        if appDelegate.lock?.isHidden == false {
        appDelegate.lock?.makeKeyAndVisible()
        }
        """)
    planned.expect("App/SceneDelegate.swift", lacks: "appDelegate.stored?.windowScene")
  }

  /// Read through the variable, or through a getter that no property declares.
  @Test(arguments: [
    ("- (void)hook {\n    [[Hook shared] setRoot:_window.rootViewController];\n}", true),
    (
      "- (UIWindow *)window {\n    return nil;\n}\n\n- (void)hook {\n    [self.window addSubview:[UIView new]];\n}",
      false
    ),
  ])
  func theWindowByAnotherNameIsTold(_ members: String, _ isProperty: Bool) throws {
    var project = PlannedProject.objectiveC(members, launch: "[self hook];")
    project.files["App/Info.plist"] = ExamplePropertyList.file(
      "<key>UIMainStoryboardFile</key>\n<string>LaunchScreen</string>")
    if !isProperty {
      project.files["App/AppDelegate.h"] = project.files["App/AppDelegate.h"]?.replacing(
        "@property (strong, nonatomic) UIWindow *window;\n", with: "")
    }
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    let finding = try #require(audit.report.findings.first { $0.rule == "window.created-in-app-delegate" })
    #expect(finding.title == "AppDelegate works on the window at launch")
  }

  @Test func launchOptionsMayBeNilInAHeaderThatSaysOtherwise() throws {
    var project = PlannedProject.objectiveC(
      """
      - (void)startWithOptions:(NSDictionary *)launchOptions {
          self.window.rootViewController = [ViewController new];
      }
      """,
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self startWithOptions:launchOptions];
        [self.window makeKeyAndVisible];
        """)
    project.files["App/AppDelegate.h"] =
      "NS_ASSUME_NONNULL_BEGIN\n" + (project.files["App/AppDelegate.h"] ?? "") + "NS_ASSUME_NONNULL_END\n"
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/AppDelegate.h", contains: "- (void)startWithOptions:(nullable NSDictionary *)launchOptions;")
  }

  /// A nib that only names the launch screen, or stands beside a window in code, is not loaded.
  @Test func aSpareMainNibIsNotLoaded() throws {
    var project = PlannedProject.appDelegate("")
    project.files["App/Info.plist"] = ExamplePropertyList.file(
      "<key>NSMainNibFile</key>\n<string>Launch Screen</string>")
    let planned = try project.plan()
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "manifest.main-nib" })
    #expect(finding.recommended?.id == "leave")
    planned.expect("App/SceneDelegate.swift", lacks: "loadNibNamed")
    #expect(finding.choices.map(\.id) == ["leave"])
    project.files["App/Info.plist"] = ExamplePropertyList.file("<key>NSMainNibFile</key>\n<string>Start</string>")
    let both = try project.plan(["manifest.main-nib": "load"])
    both.expect("App/SceneDelegate.swift", lacks: "loadNibNamed")
    #expect(both.manual.contains { $0.hasPrefix("Two places make the window") })
  }

  @Test func theOldPushMethodReadsTheWindowToo() throws {
    let project = PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
          window?.rootViewController?.present(UIViewController(), animated: true)
      }
      """)
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    #expect(audit.report.findings.contains { $0.rule == "window.app-delegate-read" })
  }
}

extension PlannedProject {
  fileprivate func adding(_ path: String, _ text: String) -> PlannedProject {
    var project = self
    project.files[path] = text
    return project
  }
}
