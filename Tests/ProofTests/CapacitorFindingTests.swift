import Audit
import Testing

/// Per fixture: what is told, what is not, and what Capacitor's own migration would have left untold.
@Suite struct CapacitorFindingTests {
  @Test(arguments: CapacitorExpectations.all.map(\.name)) func theReportTellsWhatItShould(_ name: String) throws {
    let expectation = try #require(CapacitorExpectations.all.first { $0.name == name })
    let findings = try Fixture(family: "Capacitor", name: name).audit().report.findings
    let rules = Set(findings.map(\.rule))
    #expect(expectation.told.subtracting(rules) == [])
    var silent = expectation.silent
    if silent.remove("blockers") != nil { #expect(findings.filter { $0.kind == .blocker }.map(\.title) == []) }
    if silent.remove("questions") != nil { #expect(findings.filter { $0.kind == .decision }.map(\.title) == []) }
    #expect(silent.intersection(rules) == [])
    for rule in expectation.missed {
      let found = findings.filter { $0.rule == rule }
      #expect(!found.isEmpty && found.allSatisfy { $0.otherTools[.capMigrate] == false }, "\(rule)")
    }
  }

  @Test func everyFixtureHasAnExpectation() {
    let expected = CapacitorExpectations.all.map(\.name)
    #expect(Set(expected).count == expected.count)
    #expect(Set(expected) == Set(Fixture.of("Capacitor").map(\.name)))
  }
}
