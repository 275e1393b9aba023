import Testing

@testable import Apply
@testable import Audit

/// Adoption in stages: the app delegate's code stays, and the scene delegate calls it.
@Suite struct StagedPlanTests {
  private static let project = PlannedProject.appDelegate(
    """
    func applicationDidEnterBackground(_ application: UIApplication) {
        Store.shared.save()
    }
    """)

  @Test func oneAnswerDecidesForTheOthers() throws {
    let planned = try Self.project.plan(["adoption.missing": "staged"], others: .open)
    #expect(planned.plan.unanswered.isEmpty)
    planned.expect("App/AppDelegate.swift", contains: "window = UIWindow(frame: UIScreen.main.bounds)")
    planned.expect("App/AppDelegate.swift", contains: "config.delegateClass = SceneDelegate.self")
    planned.expect(
      "App/AppDelegate.swift", contains: "func applicationDidEnterBackground(_ application: UIApplication) {")
    planned.expect("App/Info.plist", lacks: "UIApplicationSceneManifest")
    planned.expect(
      "App/SceneDelegate.swift",
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }
              guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }

              window = appDelegate.window
              window?.windowScene = windowScene
              window?.makeKeyAndVisible()
          }

          func sceneDidEnterBackground(_ scene: UIScene) {
              (UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(UIApplication.shared)
          }
      }
      """)
    #expect(planned.manual.contains { $0.hasPrefix("Later: move the code of AppDelegate") })
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func anAnswerOfItsOwnComesFirst() throws {
    let planned = try Self.project.plan(
      ["adoption.missing": "staged", "callback.lifecycle": "move"], others: .open)
    planned.expect("App/AppDelegate.swift", lacks: "applicationDidEnterBackground")
    planned.expect("App/SceneDelegate.swift", contains: "Store.shared.save()")
  }

  @Test func whatIsRecommendedFollows() throws {
    let audit = try Auditor(tree: MemoryTree(files: Self.project.files)).audit()
    let adoption = try #require(audit.report.findings.first { $0.rule == "adoption.missing" })
    let lifeCycle = try #require(audit.report.findings.first { $0.rule == "callback.lifecycle" })
    let decisions = Decisions([Decision(finding: adoption.id, choice: "staged")])
    let targets = StagedAdoption.targets(audit.report.findings, decisions)
    #expect(lifeCycle.recommended?.id != "call")
    #expect(lifeCycle.staged(in: targets).recommended?.id == "call")
    #expect(lifeCycle.staged(in: []).recommended?.id == lifeCycle.recommended?.id)
  }

  @Test func scenesAreNotAdoptedWhereNothingMakesTheWindow() throws {
    var project = PlannedProject.appDelegate("")
    project.files["App/AppDelegate.swift"] = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              Start.shared.begin()
              return true
          }
      }

      """
    let planned = try project.plan()
    #expect(!planned.plan.isApplicable)
    #expect(planned.plan.problems.contains { "\($0)".contains("black screen") })
  }
}
