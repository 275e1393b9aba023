import Testing

@testable import Apply
@testable import Audit

/// Statements of launch that a person sends the other way.
@Suite struct StatementFlipPlanTests {
  @Test func whatAPersonFlipsGoesTheOtherWay() throws {
    let project = PlannedProject.launch(
      """
      Theme.apply()
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      Store.shared.open()
      """)
    let planned = try project.plan(
      ["window.created-in-app-delegate": "move"],
      parameters: ["window.created-in-app-delegate": ["flips": "1:moves"]])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        Theme.apply()
        window = UIWindow(windowScene: windowScene)
        """)
    planned.expect("App/AppDelegate.swift", lacks: "Theme.apply()")
    planned.expect("App/AppDelegate.swift", contains: "Store.shared.open()")
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "window.created-in-app-delegate" })
    #expect(finding.statements.map(\.fate) == [.stays, .moves, .moves, .moves, .stays, .stays])
    #expect(finding.statements.map(\.isFree) == [true, false, false, false, true, false])
    let flipped = planned.audit.statements(of: finding, flips: LaunchSplit.flips("1:moves"))
    #expect(flipped.first?.fate == .moves)
    #expect(flipped.first?.isFree == true)
  }

  @Test func whatNeedsAFlippedStatementFollows() throws {
    let planned = try PlannedProject.launch(
      """
      let theme = Theme()
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      Store.shared.open(theme)
      """
    ).plan(
      ["window.created-in-app-delegate": "move"],
      parameters: ["window.created-in-app-delegate": ["flips": "1:moves"]])
    planned.expect("App/SceneDelegate.swift", contains: "Store.shared.open(theme)")
    planned.expect("App/AppDelegate.swift", lacks: "theme")
  }
}
