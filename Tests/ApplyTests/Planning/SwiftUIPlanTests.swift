import Testing

@testable import Audit
@testable import Apply

/// Dead methods of a SwiftUI app's adaptor.
@Suite struct SwiftUIPlanTests {
  private func project(_ members: String) -> PlannedProject {
    PlannedProject(.swiftUI, ["App/AppDelegate.swift": SwiftUIExamples.delegate(members)])
  }

  @Test func aViewGetsTheURLs() throws {
    let planned = try project(
      """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          Router.shared.open(url)
        }
      """
    ).plan()
    planned.expect(
      "App/ExampleApp.swift",
      contains:
        "WindowGroup { Text(\"Example\").onOpenURL { url in _ = appDelegate.application(UIApplication.shared, open: url, options: [:]) } }"
    )
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func anObserverCallsALifeCycleMethod() throws {
    let planned = try project(
      """
        func applicationDidEnterBackground(_ application: UIApplication) {
          Refresh.shared.schedule()
        }
      """
    ).plan()
    planned.expect(
      "App/AppDelegate.swift",
      contains:
        "self, selector: #selector(didEnterBackgroundObserved(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)"
    )
    planned.expect("App/AppDelegate.swift", contains: "applicationDidEnterBackground(UIApplication.shared)")
  }

  @Test func aSceneDelegateHandsQuickActionsOn() throws {
    let planned = try project(
      """
        func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          Router.shared.perform(shortcutItem)
          completionHandler(true)
        }
      """
    ).plan()
    planned.expect("App/AppDelegate.swift", contains: "configuration.delegateClass = SceneDelegate.self")
    planned.expect("App/AppDelegate.swift", contains: "private(set) static weak var shared: AppDelegate?")
    planned.expect("App/AppDelegate.swift", contains: "final class SceneDelegate: NSObject, UIWindowSceneDelegate {")
    planned.expect("App/AppDelegate.swift", contains: "guard let appDelegate = AppDelegate.shared else {")
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test(arguments: [
    ("(UIApplication.shared.delegate as! AppDelegate).log()", "AppDelegate.shared!.log()"),
    ("(UIApplication.shared.delegate as? AppDelegate)?.log()", "AppDelegate.shared?.log()"),
    ("let delegate = UIApplication.shared.delegate as? AppDelegate", "let delegate = AppDelegate.shared"),
    ("print(UIApplication.shared.delegate as? AppDelegate)", "print(AppDelegate.shared)"),
  ])
  func aCastAsksTheClassInstead(old: String, new: String) throws {
    let planned = try PlannedProject(
      .swiftUI, ["App/Code.swift": "import UIKit\n\nfunc log() {\n  \(old)\n}\n"]
    ).plan()
    planned.expect("App/Code.swift", contains: "  \(new)\n")
    planned.expect("App/AppDelegate.swift", contains: "Self.shared = self")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "swiftui.delegate-cast" } == false)
  }
}
