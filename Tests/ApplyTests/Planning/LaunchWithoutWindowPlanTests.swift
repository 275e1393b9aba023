import Testing

@testable import Apply
@testable import Audit

/// What the audit of a planned result goes on telling: no plan ends in a black screen without a word.
@Suite struct LaunchWithoutWindowPlanTests {
  private static let window = """
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    """

  private func after(_ planned: Planned) throws -> [Finding] {
    try #require(planned.plan.after).report.findings
  }

  /// The statement belongs to the process and stays; what it leads to fills the window.
  @Test func whatGoesOnLookingForTheWindowIsTold() throws {
    var project = PlannedProject.launch(Self.window + "\nUNUserNotificationCenter.current().delegate = Inbox()")
    project.files["App/Code.swift"] = """
      import UIKit

      class Inbox {
        init() {
          let delegate = UIApplication.shared.delegate as? AppDelegate
          delegate?.window?.rootViewController = ViewController()
        }
      }

      """
    let moved = try after(project.plan(["window.created-in-app-delegate": "move"]))
    let lost = try #require(moved.first { $0.rule == "launch.no-window" })
    #expect(lost.kind == .blocker)
    #expect(lost.message.contains("Inbox.init asks the app delegate for its window"))
    #expect(moved.contains { $0.rule == "window.none" && $0.title.contains("puts nothing into the window") })
    // The window that launch goes on to make is there.
    let bound = try project.plan(["window.created-in-app-delegate": "bind"])
    #expect(try after(bound).allSatisfy { $0.rule != "launch.no-window" && $0.rule != "window.none" })
    #expect(!bound.manual.contains { $0.hasPrefix("Launch finds no window") })
  }

  @Test func aWindowThatOtherCodeGivesTheAppDelegateIsBound() throws {
    var project = PlannedProject.launch("Engine.shared.start()")
    project.files["App/Code.swift"] = """
      import UIKit

      class Engine {
        static let shared = Engine()
        func start() {
          let app = UIApplication.shared.delegate as! AppDelegate
          app.window = UIWindow(frame: UIScreen.main.bounds)
          app.window?.rootViewController = ViewController()
          app.window?.makeKeyAndVisible()
        }
      }

      """
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    let offers = audit.report.findings.first { $0.rule == "window.created-in-app-delegate" }?.choices.map(\.id) ?? []
    guard offers.contains("bind") else { return }
    let planned = try project.plan(["window.created-in-app-delegate": "bind"])
    #expect(planned.manual.isEmpty)
    #expect(try after(planned).allSatisfy { $0.kind != .blocker })
  }

  @Test func aWindowThatIsFilledAndShownIsFine() throws {
    for choice in ["move", "call", "bind"] {
      let planned = try PlannedProject.appDelegate("").plan(["window.created-in-app-delegate": choice])
      #expect(try after(planned).allSatisfy { $0.kind != .blocker })
    }
    let objectiveC = try PlannedProject.objectiveC().plan(["window.created-in-app-delegate": "call"])
    #expect(try after(objectiveC).allSatisfy { $0.kind != .blocker })
  }

  /// The scene would take a window that launch makes in the foreground alone.
  @Test func aWindowThatIsNotMadeIsTold() throws {
    let files = try PlannedProject.launch(
      "if application.applicationState != .background { setUp() }",
      more: "func setUp() {\n" + Self.window + "\n    window?.rootViewController = ViewController()\n}"
    ).plan(["window.created-in-app-delegate": "bind"])
    let scene = try #require(files["App/SceneDelegate.swift"])
    #expect(scene.contains("appDelegate.setUp()"))
    #expect(try after(files).allSatisfy { $0.rule != "window.none" })
  }
}
