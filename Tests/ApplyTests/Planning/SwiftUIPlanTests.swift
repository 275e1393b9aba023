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
}
