import Testing

@testable import Apply
@testable import Audit

/// Windows that controllers and views make before they have one of their own.
@Suite struct ShownWindowPlanTests {
  private func project(_ launch: String = "window = UIWindow(frame: UIScreen.main.bounds)") -> PlannedProject {
    PlannedProject.launch(launch + "\nwindow?.rootViewController = ViewController()\nwindow?.makeKeyAndVisible()")
  }

  private static let lock = """
    import UIKit

    class ViewController: UIViewController {
        var lock: UIWindow?

        override func viewDidLoad() {
            super.viewDidLoad()
            setUp()
        }

        private func setUp() {
            lock = UIWindow(frame: UIScreen.main.bounds)
        }

        override func viewDidAppear(_ animated: Bool) {
            lock?.makeKeyAndVisible()
        }
    }

    """

  @Test(arguments: ["move", "bind"]) func itGetsItsSceneWhereItIsShown(_ choice: String) throws {
    var project = project()
    project.files["App/ViewController.swift"] = Self.lock
    let planned = try project.plan(["window.created-in-app-delegate": choice, "window.without-scene": "fix"])
    planned.expect(
      "App/ViewController.swift",
      Self.lock.replacing(
        "        lock?.makeKeyAndVisible()",
        with: "        lock?.windowScene = self.view.window?.windowScene\n        lock?.makeKeyAndVisible()"))
    let after = try #require(planned.plan.after).report.findings
    #expect(after.allSatisfy { $0.kind != .blocker })
  }

  @Test func shownAtOnceItIsAPersonsBusinessWhereLaunchLoadsTheController() throws {
    var project = project()
    project.files["App/ViewController.swift"] = Self.lock.replacing(
      "bounds)\n", with: "bounds)\n        lock?.isHidden = false\n"
    ).replacing("        lock?.makeKeyAndVisible()\n", with: "")
    let bound = try project.plan(["window.created-in-app-delegate": "bind", "window.without-scene": "fix"])
    #expect(bound["App/ViewController.swift"] == project.files["App/ViewController.swift"])
    #expect(bound.manual.contains { $0.contains("made and shown as its controller loads") })
    #expect(try #require(bound.plan.after).report.findings.contains { $0.rule == "window.without-scene" })
    let moved = try project.plan(["window.created-in-app-delegate": "move", "window.without-scene": "fix"])
    moved.expect("App/ViewController.swift", holds: "lock?.windowScene = windowScenes.first { $0.activationState")
  }

  @Test func theViewsSceneIsNoneBeforeItIsInAWindow() throws {
    var project = project()
    project.files["App/ViewController.swift"] = Self.lock.replacing(
      "bounds)\n", with: "bounds)\n        lock?.windowScene = view.window?.windowScene\n")
    let report = try Auditor(tree: MemoryTree(files: project.files)).audit().report
    #expect(report.findings.contains { $0.rule == "window.without-scene" })
  }

  @Test func objectiveCIsBoundTheSameWay() throws {
    let planned = try PlannedProject.objectiveC(files: [
      "App/ViewController.m": """
      #import "ViewController.h"

      @interface ViewController ()

      @property (nonatomic, strong) UIWindow *lockWindow;

      @end

      @implementation ViewController

      - (void)viewDidLoad {
          [super viewDidLoad];
          self.lockWindow = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      }

      - (void)showLock {
          [self.lockWindow makeKeyAndVisible];
      }

      @end

      """
    ]).plan(["window.without-scene": "fix"])
    planned.expect(
      "App/ViewController.m",
      contains: """
        self.lockWindow.windowScene = self.view.window.windowScene;
        [self.lockWindow makeKeyAndVisible];
        """)
    planned.expect("App/ViewController.m", lacks: "for (UIScene *scene in")
  }
}
