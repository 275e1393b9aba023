import Apply
import Audit
import TUIFixtures
import Testing

@testable import TUI

@Suite struct AgendaTests {
  /// One question answered with a note, one put off, the others open.
  private func opened() -> ScriptedSession {
    var session = ScriptedSession.started(columns: 100, rows: 60)
    session.press(.character("1"), .character("m"))
    session.type("keeps the project file short")
    session.press(.enter)
    session.select("callback.lifecycle", "applicationDidBecomeActive(_:)")
    session.press(.character("~"), .character("o"))
    return session
  }

  @Test func whatIsOpenComesFirstThenWhatWasPutOffThenWhatIsDecided() throws {
    let text = opened().text
    let open = try #require(text.ranges(of: "OPEN, THE MOST PRESSING FIRST 6").first)
    let later = try #require(text.ranges(of: "PUT OFF 1").first)
    let decided = try #require(text.ranges(of: "DECIDED 1").first)
    #expect(open.lowerBound < later.lowerBound && later.lowerBound < decided.lowerBound)
  }

  @Test func blockersComeBeforeDecisions() {
    let findings = Agenda(opened().state.index).groups[0].findings
    let kinds = findings.map(\.kind)
    #expect(kinds == kinds.filter { $0 == .blocker } + kinds.filter { $0 == .decision })
    #expect(kinds.contains(.blocker) && kinds.contains(.decision))
  }

  @Test func aDecisionNamesWhoMadeItWhenAndWhy() {
    let text = opened().text
    #expect(text.contains("→ Manifest and SceneDelegate.swift  Ada, 2026-11-30"))
    #expect(text.contains("Note  keeps the project file short"))
  }

  @Test func aQuestionOpensFromTheListAndAnswersLeadBackToIt() {
    var session = opened()
    session.press(.enter)
    #expect(session.state.screen == .ask)
    for _ in 0..<20 where session.state.screen == .ask { session.press(.character("1")) }
    #expect(session.state.screen == .agenda)
    #expect(session.text.contains("DECIDED 7"))
  }

  @Test func answersCanBePutOffNotedAndTakenBackInTheList() {
    var session = opened()
    session.press(.character("~"))
    #expect(session.text.contains("PUT OFF 2"))
    session.press(.end, .character("u"))
    #expect(session.state.index.answered == 0)
    #expect(session.text.contains("Note  keeps the project file short"), "a note is the person's own")
  }
}
