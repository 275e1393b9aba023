import Testing

@testable import Audit

@Suite struct CoveragePairTests {
  private func row(_ event: Callback.Event, _ start: CoverageRow.Start, _ handler: String?) -> CoverageRow {
    CoverageRow(event: event, start: start, handler: handler, verdict: handler == nil ? .none : .runs)
  }

  @Test func rowsAreMatchedByEventAndStart() {
    let pairs = CoveragePair.pairs(
      today: [row(.openURL, .warm, "A.open"), row(.openURL, .cold, "A.launch")],
      after: [row(.openURL, .cold, "S.connect"), row(.openURL, .warm, "S.open")])
    #expect(pairs.map(\.today?.handler) == ["A.open", "A.launch"])
    #expect(pairs.map(\.after?.handler) == ["S.open", "S.connect"])
  }

  @Test func withoutAPlanThereIsNoSecondColumn() {
    #expect(CoveragePair.pairs(today: [row(.launch, .cold, "A")], after: nil).map(\.after) == [nil])
  }

  @Test func rowsOnlyOneSideHasAreKept() {
    let pairs = CoveragePair.pairs(
      today: [row(.launch, .cold, "A"), row(.shortcut, .warm, "A.one"), row(.shortcut, .warm, "A.two")],
      after: [row(.shortcut, .warm, "S"), row(.disconnect, .none, "S.gone")])
    #expect(pairs.map(\.event) == [.launch, .shortcut, .shortcut, .disconnect])
    #expect(pairs.map(\.after?.handler) == [nil, "S", nil, "S.gone"])
  }
}
