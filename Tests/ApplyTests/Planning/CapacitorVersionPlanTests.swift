import Testing

@testable import Audit
@testable import Apply

/// Outside steps for an upgrade of Capacitor.
@Suite struct CapacitorVersionPlanTests {
  @Test(arguments: [("8.4.1", true), ("4.6.1", false)])
  func aCommandIsOnlyNamedWhereItCanWork(_ version: String, _ works: Bool) throws {
    let lock = try #require(PlannedProject(.capacitor84).files["package-lock.json"])
    let planned = try PlannedProject(
      .capacitor84,
      ["package-lock.json": lock.replacing("8.4.1", with: version).replacing("^8.0.0", with: "^" + version)]
    ).plan(["capacitor.version": "upgrade"])
    #expect(planned.plan.outsideSteps.contains { $0.command.contains("@capacitor/core@^8.5.0") } == works)
    #expect(planned.manual.contains { $0.contains("one major version at a time") } == !works)
  }
}
