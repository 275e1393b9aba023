import Audit
import Testing

/// Per fixture: what is told, what is not, and what Capacitor's own migration would have left untold.
@Suite struct FindingTests {
  @Test(arguments: CapacitorExpectations.all.map(\.name)) func capacitorAppsAreTold(_ name: String) throws {
    let expectation = try #require(CapacitorExpectations.all.first { $0.name == name })
    let findings = try findings(of: Fixture(family: "Capacitor", name: name), expectation)
    for rule in expectation.missed {
      let found = findings.filter { $0.rule == rule }
      #expect(!found.isEmpty && found.allSatisfy { $0.otherTools[.capMigrate] == false }, "\(rule)")
    }
  }

  @Test(arguments: UIKitExpectations.all.map(\.name)) func uiKitAppsAreTold(_ name: String) throws {
    let expectation = try #require(UIKitExpectations.all.first { $0.name == name })
    let findings = try findings(of: Fixture(family: "UIKit", name: name), expectation)
    #expect(findings.allSatisfy { $0.otherTools[.capMigrate] != true }, "no tool of Capacitor tells anything here")
  }

  @Test(arguments: StackExpectations.all) func appsOfOtherStacksAreTold(
    _ family: String, _ expectation: Expectation
  ) throws {
    _ = try findings(of: Fixture(family: family, name: expectation.name), expectation)
  }

  private func findings(of fixture: Fixture, _ expectation: Expectation) throws -> [Finding] {
    let findings = try fixture.audit().report.findings
    let rules = Set(findings.map(\.rule))
    #expect(expectation.told.subtracting(rules) == [], "\(fixture.testDescription)")
    var silent = expectation.silent
    if silent.remove("blockers") != nil { #expect(findings.filter { $0.kind == .blocker }.map(\.title) == []) }
    if silent.remove("questions") != nil { #expect(findings.filter { $0.kind == .decision }.map(\.title) == []) }
    #expect(silent.intersection(rules) == [], "\(fixture.testDescription)")
    return findings
  }

  @Test func everyFixtureHasAnExpectation() {
    let tables = [("Capacitor", CapacitorExpectations.all), ("UIKit", UIKitExpectations.all)]
    for (family, expectations) in tables + StackExpectations.families {
      let expected = expectations.map(\.name)
      #expect(Set(expected).count == expected.count)
      #expect(Set(expected) == Set(Fixture.of(family).map(\.name)))
    }
  }
}
