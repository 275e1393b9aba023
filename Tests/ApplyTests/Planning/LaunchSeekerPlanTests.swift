import Testing

@testable import Apply
@testable import Audit

/// Statements of launch that lead to code which looks for the window, or makes one more, somewhere else.
@Suite struct LaunchSeekerPlanTests {
  private static let window = """
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    """

  private func project(_ launch: String, more: String = "", code: String) -> PlannedProject {
    var project = PlannedProject.launch(launch, more: more)
    project.files["App/Code.swift"] = "import UIKit\n\n" + code + "\n"
    return project
  }

  /// Each asks the app for its window as soon as it runs.
  @Test(arguments: [
    (
      "Banner.show()",
      "enum Banner {\n  static func show() {\n    UIApplication.shared.keyWindow!.addSubview(UIView())\n  }\n}"
    ),
    (
      "Theme.shared.apply()",
      """
      final class Theme {
        static let shared = Theme()
        let style = Style()
        func apply() { style.write() }
      }
      final class Style {
        func write() {
          UIView.animate(withDuration: 0.2) { UIApplication.shared.windows.first?.tintColor = .red }
        }
      }
      """
    ),
    (
      "Panel().open()",
      """
      class Panel {
        func open() { top?.addSubview(UIView()) }
        var top: UIWindow? { UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow }
      }
      """
    ),
    (
      "Style.apply()",
      """
      enum Style {
        static func apply() {
          (UIApplication.shared.delegate as? AppDelegate)?.window?.tintColor = .red
        }
      }
      """
    ),
    ("UIApplication.shared.keyWindow?.tintColor = .red", ""),
    (
      "Router.start()",
      """
      enum Router {
        static func start() {
          DispatchQueue.main.async {
            (UIApplication.shared.delegate as! AppDelegate).window!.rootViewController = UIViewController()
          }
        }
      }
      """
    ),
    ("DispatchQueue.main.async { UIApplication.shared.keyWindow?.tintColor = .red }", ""),
  ])
  func whatLooksForTheWindowFollowsIt(_ statement: String, _ code: String) throws {
    let planned = try project(Self.window + "\n" + statement, code: code).plan([
      "window.created-in-app-delegate": "move"
    ])
    planned.expect("App/AppDelegate.swift", lacks: statement)
    planned.expect("App/SceneDelegate.swift", contains: "window?.makeKeyAndVisible()\n" + statement)
  }

  @Test func aMethodOfTheAppDelegateIsCalledThere() throws {
    let planned = try project(
      Self.window + "\nshowBanner()",
      more: "private func showBanner() {\n    UIApplication.shared.keyWindow!.addSubview(UIView())\n}", code: ""
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "window?.makeKeyAndVisible()\nappDelegate.showBanner()")
  }

  /// Before the window is shown nobody was told of it; later, or where something fails, it is there; and what an SDK does
  /// under the same name is its own business.
  @Test(arguments: [
    ("Banner.show()\n" + window, "Banner.show()"),
    (window + "\nStore.open { Banner.show() }", "Store.open { Banner.show() }"),
    (window + "\nStore.load()", "Store.load()"),
    (window + "\nKit.engine.show()", "Kit.engine.show()"),
  ])
  func whatFindsTheWindowAnywayStays(_ launch: String, _ statement: String) throws {
    let planned = try project(
      launch,
      code: """
        enum Banner {
          static func show() {
            UIApplication.shared.keyWindow?.addSubview(UIView())
          }
        }
        enum Store {
          static func open(_ done: @escaping () -> Void) {}
          static func load() {
            do { try read() } catch { Banner.show() }
          }
          static func read() throws {}
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/AppDelegate.swift", contains: statement)
    #expect(!planned.manual.contains { $0.hasPrefix("Launch finds no window") })
  }

  @Test func whatBelongsToTheProcessStaysAndIsTold() throws {
    let planned = try project(
      Self.window + "\nUNUserNotificationCenter.current().delegate = Inbox()",
      code: """
        class Inbox {
          init() { UIApplication.shared.keyWindow?.tintColor = .red }
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/AppDelegate.swift", contains: "UNUserNotificationCenter.current().delegate = Inbox()")
    #expect(planned.manual.contains { $0.hasPrefix("Launch finds no window in line 11: Inbox.init asks the app") })
    let finding = planned.audit.report.findings.first { $0.rule == "window.created-in-app-delegate" }
    #expect(finding?.choices.first?.isSure == false)
    #expect(finding?.message.contains("Line 11 stays, and finds no window") == true)
  }

  private static let lock = """
    class Lock {
      static let shared = Lock()
      var isOn = true
      private var pinWindow: UIWindow?

      func setUp() {
        guard isOn else { return }
        pinWindow = UIWindow(frame: UIScreen.main.bounds)
        pinWindow?.makeKeyAndVisible()
      }
    }
    """

  @Test func aFurtherWindowIsMadeAsTheSceneConnects() throws {
    let planned = try project(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      Lock.shared.setUp()
      if !Lock.shared.isOn { window?.makeKeyAndVisible() }
      """, code: Self.lock
    ).plan(["window.created-in-app-delegate": "move", "window.without-scene": "fix"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = UIWindow(windowScene: windowScene)
        Lock.shared.setUp()
        if !Lock.shared.isOn { window?.makeKeyAndVisible() }
        """)
    planned.expect(
      "App/Code.swift",
      contains: """
        pinWindow?.windowScene = windowScenes.first { $0.activationState == .foregroundActive } ?? windowScenes.first
        """)
  }

  @Test func besideAStoryboardsWindowToo() throws {
    let planned = try project(
      "Store.open()\nLock.shared.setUp()",
      code: Self.lock + "\n\nenum Store { static func open() {} }"
    ).startingWithStoryboard.plan()
    planned.expect("App/AppDelegate.swift", contains: "Store.open()\nreturn true")
    planned.expect("App/SceneDelegate.swift", contains: "Lock.shared.setUp()")
    planned.expect("App/Info.plist", contains: "<key>UISceneStoryboardFile</key>")
  }

  @Test func whereLaunchMakesTheWindowTheOthersComeWithTheScene() throws {
    let planned = try project(
      Self.window + "\nlet name = Store.open()\nLock.shared.setUp()\nBanner.show(name)\nprint(name)",
      code: Self.lock + """

        enum Store { static func open() -> String { "" } }
        enum Banner { static func show(_ name: String) { UIApplication.shared.keyWindow!.addSubview(UIView()) } }
        """
    ).plan(["window.created-in-app-delegate": "bind"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = appDelegate.window
        window?.windowScene = windowScene
        window?.makeKeyAndVisible()
        Lock.shared.setUp()
        """)
    // What it needs is made at launch.
    planned.expect("App/AppDelegate.swift", contains: "let name = Store.open()\nBanner.show(name)")
    #expect(planned.manual.contains { $0.hasPrefix("Launch finds no window in line 13: Banner.show asks the app") })
  }

  @Test func objectiveCIsReadTheSameWay() throws {
    var project = PlannedProject.objectiveC(
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self.window makeKeyAndVisible];
        [[Banner shared] show];
        [Theme applyWithName:@"dark"];
        [[Store shared] load];
        """, imports: ["#import \"Banner.h\""], sources: ["Theme.swift"])
    project.files["App/Banner.h"] = """
      #import <UIKit/UIKit.h>

      @interface Banner : NSObject
      + (instancetype)shared;
      - (void)show;
      @end

      """
    project.files["App/Code.m"] = """
      #import "Banner.h"

      @implementation Banner
      + (instancetype)shared {
          static Banner *shared = nil;
          return shared;
      }

      - (void)show {
          UIWindow *window = [UIApplication sharedApplication].keyWindow;
          [window addSubview:[UIView new]];
      }
      @end

      """
    project.files["App/Theme.swift"] = """
      import UIKit

      @objc class Theme: NSObject {
        @objc static func apply(name: String) { UIApplication.shared.keyWindow?.tintColor = .red }
      }

      """
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        [self.window makeKeyAndVisible];
        [[Banner shared] show];
        [Theme applyWithName:@"dark"];
        """)
    planned.expect("App/AppDelegate.m", contains: "[[Store shared] load];")
    let bound = try project.plan(["window.created-in-app-delegate": "bind"])
    bound.expect(
      "App/SceneDelegate.m",
      contains: """
        [self.window makeKeyAndVisible];
        [[Banner shared] show];
        [Theme applyWithName:@"dark"];
        """)
  }
}
