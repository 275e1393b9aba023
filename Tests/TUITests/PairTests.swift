import Apply
import Audit
import TUIFixtures
import Testing

@testable import TUI

/// Two people who share one file of answers.
@Suite struct PairTests {
  private let lifeCycle = ShopApp.findings.first { $0.rule == "callback.lifecycle" }

  private func session(_ decisions: Decisions, columns: Int = 100, rows: Int = 40) -> ScriptedSession {
    var session = ScriptedSession(
      FakeWorkbench(decisions: decisions), columns: columns, rows: rows, author: "Bob")
    session.send(.started)
    return session
  }

  private func byAda(_ finding: Finding, later: Bool = false) -> Decisions {
    Decisions([
      Decision(
        finding: finding.id, choice: later ? nil : finding.recommended?.id, note: "ask Bob", later: later ? true : nil,
        by: "Ada", at: "2026-11-29T10:00:00Z")
    ])
  }

  @Test func whoGoesOnIsToldWhereThingsStand() throws {
    let finding = try #require(lifeCycle)
    #expect(session(byAda(finding)).state.notice?.text.hasPrefix("1 of 8 answered by Ada; o lists") == true)
    #expect(
      session(byAda(finding, later: true)).state.notice?.text.hasPrefix("0 of 8 answered by Ada, 1 put off") == true)
  }

  @Test(arguments: [(80, 24), (120, 40), (60, 16)]) func theQuestionShowsWhoSaidWhat(columns: Int, rows: Int) throws {
    let finding = try #require(lifeCycle)
    var session = session(byAda(finding, later: true), columns: columns, rows: rows)
    session.select(finding.rule, finding.symbol)
    session.press(.enter)
    #expect(session.text.contains("put off by Ada on 2026-11-29"))
    #expect(session.text.contains("Note ask Bob"))
  }

  @Test func aNoteToSomebodysAnswerNamesItsWriter() throws {
    let finding = try #require(lifeCycle)
    var session = session(byAda(finding))
    session.select(finding.rule, finding.symbol)
    session.press(.character("m"))
    session.type(", please")
    session.press(.enter)
    let decision = try #require(session.workbench.savedDecisions[finding.id])
    #expect(decision.by == "Ada" && decision.noteBy == "Bob" && decision.note == "ask Bob, please")
    session.press(.character("o"))
    #expect(session.text.contains("Ada, 2026-11-29"))
    #expect(session.text.contains("ask Bob, please (Bob)"))
  }

  @Test func theAnswerNamesWhoGaveItUnlessItWasYou() throws {
    let finding = try #require(lifeCycle)
    var session = session(byAda(finding), columns: 120)
    session.select(finding.rule, finding.symbol)
    #expect(session.text.contains("✓ Ada") && !session.text.contains("your answer"))
    session.press(.character("2"))
    #expect(session.text.contains("✓ your answer"))
  }

  @Test func answersFromAnotherWindowAreTakenOverAndTold() throws {
    let finding = try #require(lifeCycle)
    var session = session(Decisions())
    session.workbench.fromElsewhere = byAda(finding).decisions
    session.press(.character("r"))
    #expect(session.state.index.answered == 2)
    #expect(session.state.notice?.text == "1 answer came in from Ada")
    #expect(session.state.decisions == session.workbench.savedDecisions)
  }

  @Test func answersComeInWithoutAKey() throws {
    let finding = try #require(lifeCycle)
    var session = session(Decisions())
    let answers = byAda(finding)
    session.send(.answersCame(answers))
    #expect(session.state.index.answered == 1)
    #expect(session.state.notice?.text == "1 answer came in from Ada")
    #expect(session.effects.contains(.takenOver(answers, findings: [finding.id])))
    session.send(.answersCame(Decisions()))
    #expect(session.state.index.answered == 0)
    #expect(session.state.notice?.text == "An answer was taken back in another window")
  }

  @Test func whatIsNotSavedYetIsNotLostToWhatComesIn() throws {
    let finding = try #require(lifeCycle)
    var session = session(Decisions())
    session.holdsBack = { if case .save = $0 { true } else { false } }
    session.press(.character("r"))
    session.send(.answersCame(byAda(finding)))
    #expect(session.state.index.answered == 1 && session.state.decisions[finding.id] == nil)
    session.send(.saveFailed("the disk is full"))
    session.send(.answersCame(byAda(finding)))
    #expect(session.state.index.answered == 1 && session.state.decisions[finding.id] == nil)
  }

  @Test func nothingIsAppliedThatChangedWhileItWasConfirmed() throws {
    let finding = try #require(lifeCycle)
    var session = session(Decisions())
    session.press(.enter)
    for _ in 0..<20 where session.state.screen == .ask { session.press(.enter) }
    session.press(.character("p"), .character("a"))
    #expect(session.state.confirmation != nil)
    session.holdsBack = { if case .plan = $0 { true } else { false } }
    var answers = session.state.decisions
    answers[finding.id] = Decision(finding: finding.id, choice: finding.choices.last?.id, by: "Ada")
    session.send(.answersCame(answers))
    session.press(.enter)
    #expect(!session.effects.contains(.apply))
    #expect(session.state.screen == .preview)
  }

  @Test func whatIsAnsweredHereMeanwhileStays() throws {
    let finding = try #require(lifeCycle)
    var session = session(Decisions())
    session.holdsBack = { if case .save = $0 { true } else { false } }
    session.press(.character("r"))
    let sent = session.state.decisions
    session.select(finding.rule, finding.symbol)
    session.press(.character("2"))
    let mine = session.state.decisions[finding.id]
    var kept = sent
    kept[finding.id] = byAda(finding).decisions.first
    session.send(.saved(sent, kept: kept))
    #expect(session.state.decisions[finding.id] == mine)
  }

  @Test func comparedAnswersKeepTheirSidesWhileTheCursorMoves() throws {
    let finding = try #require(lifeCycle)
    var session = session(Decisions())
    session.select("adoption.missing")
    session.press(.character("1"))
    session.select(finding.rule, finding.symbol)
    session.press(.enter, .character("s"))
    let first = session.text.split(separator: "\n").first { $0.contains("│") && $0.contains("1 ") }
    session.press(.down)
    let second = session.text.split(separator: "\n").first { $0.contains("│") && $0.contains("1 ") }
    func column(_ line: Substring?) -> Int? {
      line.flatMap { line in line.range(of: "1 ").map { line.distance(from: line.startIndex, to: $0.lowerBound) } }
    }
    #expect(column(first) != nil && column(first) == column(second))
    #expect(session.text.contains("▌2 ") && !session.text.contains("▌1 "))
  }
}
