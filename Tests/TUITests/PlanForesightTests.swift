import Apply
import TUIFixtures
import Testing

@testable import TUI

@Suite struct PlanForesightTests {
  private let workbench = FakeWorkbench()

  private func answered(_ count: Int) -> AppState {
    var session = ScriptedSession.started()
    for _ in 0..<count { session.type("1") }
    return session.state
  }

  private func waitForAPlan() async throws {
    while workbench.numberOfPlans == 0 { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func thePreviewIsReadyBeforeItIsAskedFor() async throws {
    let foresight = PlanForesight(WorkbenchEffects(workbench: workbench))
    let state = answered(1)
    foresight.look(at: state)
    try await waitForAPlan()
    guard case .planned(let preview, let generation) = foresight.plan(of: state) else {
      Issue.record("nothing was worked out")
      return
    }
    #expect(generation == state.planning.generation)
    #expect(
      preview.plan.files.map(\.path) == workbench.plan(try #require(state.audit), state.decisions).files.map(\.path))
  }

  @Test func anOlderAnswersPlanIsNotShown() async throws {
    let foresight = PlanForesight(WorkbenchEffects(workbench: workbench))
    foresight.look(at: answered(1))
    try await waitForAPlan()
    #expect(foresight.plan(of: answered(2)) == nil)
  }

  @Test func withoutAnswersNothingIsWorkedOut() {
    let foresight = PlanForesight(WorkbenchEffects(workbench: workbench))
    foresight.look(at: answered(0))
    #expect(foresight.plan(of: answered(0)) == nil)
    #expect(workbench.numberOfPlans == 0)
  }

  /// What is asked for at once is not worked out twice.
  @Test func whatIsAskedForAtOnceIsNotWorkedOutTwice() async throws {
    let foresight = PlanForesight(WorkbenchEffects(workbench: workbench))
    let state = answered(1)
    foresight.look(at: state)
    #expect(foresight.plan(of: state) == nil)
    foresight.look(at: answered(2))
    try await waitForAPlan()
    #expect(workbench.numberOfPlans == 1)
  }
}
