import Apply
import Audit
import TUIFixtures
import Testing

@testable import TUI

/// Statements of a launch method: which stay, which go with the window, and what a person flips.
@Suite struct StatementTests {
  private func asked() -> ScriptedSession {
    var session = ScriptedSession.started(FakeWorkbench(findings: [ShopApp.launch]))
    session.press(.enter)
    return session
  }

  private func flips(_ session: ScriptedSession) -> String? {
    session.workbench.savedDecisions[ShopApp.launch.id]?.parameters?["flips"]
  }

  @Test func theFirstKeyGoesToTheCodeAndTheNextOneFlips() {
    var session = asked()
    session.press(.character("w"))
    #expect(session.state.ask.part == .code)
    #expect(session.state.currentStatement?.number == 1)
    #expect(flips(session) == nil)
    session.press(.down, .character("w"))
    #expect(flips(session) == "2:moves")
    #expect(session.state.currentStatement?.fate == .moves)
    #expect(session.text.contains("goes with the window: you chose so"))
    session.press(.character("w"))
    #expect(session.workbench.savedDecisions == Decisions())
    #expect(session.state.currentStatement?.fate == .stays)
  }

  @Test func whatIsBoundSaysWhy() {
    var session = asked()
    session.press(.character("w"), .down, .down, .character("w"))
    #expect(flips(session) == nil)
    #expect(session.state.notice?.text.contains("it makes the window") == true)
  }

  @Test func theAnswerKeepsTheFlips() {
    var session = asked()
    session.press(.character("w"), .character("w"), .enter)
    let decision = session.workbench.savedDecisions[ShopApp.launch.id]
    #expect(decision?.choice == "move")
    #expect(decision?.parameters == ["flips": "1:moves"])
    session.press(.enter)
    #expect(session.state.ask.statements.first?.fate == .moves)
  }

  @Test func aQuestionWithoutStatementsHasNothingToFlip() {
    var session = ScriptedSession.started()
    session.press(.enter, .character("w"))
    #expect(session.state.notice?.text.contains("No line here is left to choose") == true)
  }

  @Test func adoptionInStagesChangesWhatIsRecommended() throws {
    func finding(_ rule: String, _ choices: [String]) -> Finding {
      Finding(
        rule: rule, kind: .blocker, title: rule, message: "",
        choices: choices.enumerated().map { index, id in
          Choice(id: id, label: id, consequence: "", isRecommended: index == 0)
        }, subject: Subject(targets: ["App"]))
    }
    let adoption = finding("adoption.missing", ["newFile", "staged"])
    let lifeCycle = finding("callback.lifecycle", ["observe", "call"])
    var session = ScriptedSession.started(FakeWorkbench(findings: [adoption, lifeCycle]))
    func recommended() -> String? { session.state.index.byID[lifeCycle.id]?.recommended?.id }
    #expect(recommended() == "observe")
    session.select("adoption.missing")
    session.press(.character("2"))
    #expect(recommended() == "call")
    session.select("callback.lifecycle")
    session.press(.character("r"))
    #expect(session.workbench.savedDecisions[lifeCycle.id]?.choice == "call")
    session.select("adoption.missing")
    session.press(.character("1"))
    #expect(recommended() == "observe")
  }
}
