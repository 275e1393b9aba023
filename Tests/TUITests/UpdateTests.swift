import Apply
import Audit
import TUIFixtures
import Testing

@testable import TUI

@Suite struct UpdateTests {
  @Test func startingLoadsTheAnswersAndReadsTheProject() {
    var session = ScriptedSession()
    session.holdsBack = { _ in true }
    session.send(.started)
    #expect(session.effects == [.loadDecisions, .loadHistory, .audit])
    #expect(session.state.screen == .scan)
    #expect(session.state.scan.isRunning)
  }

  @Test func aListOfProjectsIsPagedAndSearched() {
    var session = ScriptedSession(FakeWorkbench(projects: 30))
    session.send(.started)
    #expect(session.state.screen == .projects)
    session.press(.pageDown)
    #expect(session.state.projectIndex == 8)
    session.press(.control("u"))
    #expect(session.state.projectIndex == 4)
    session.press(.character("/"))
    session.type("kiosk2")
    session.press(.enter)
    #expect(session.state.project?.project.name == "Kiosk20")
    session.press(.character("n"), .character("n"))
    #expect(session.state.project?.project.name == "Kiosk22")
    session.press(.character("N"), .character("N"), .character("N"))
    #expect(session.state.project?.project.name == "Kiosk2")
    session.press(.character("/"))
    session.type("trawler")
    session.press(.enter)
    #expect(session.state.notice == .info("Nothing contains “trawler”"))
    #expect(session.text.contains("This one alone: sceneshift /projects/shop-app/apps/kiosk2"))
  }

  @Test func theFirstOpenQuestionHasTheCursor() {
    let session = ScriptedSession.started()
    #expect(session.state.screen == .findings)
    #expect(session.state.currentFinding?.rule == "adoption.missing")
  }

  @Test func anAnswerIsSavedAtOnceWithNameAndTime() throws {
    var session = ScriptedSession.started()
    session.press(.character("2"))
    let finding = try #require(session.state.currentFinding)
    let expected = Decision(finding: finding.id, choice: "append", by: "Ada", at: "2026-11-30T10:00:00Z")
    #expect(session.effects.last == .save(Decisions([expected])))
    #expect(session.workbench.savedDecisions == Decisions([expected]))
    #expect(session.state.index.mark(of: finding) == .answered)
    #expect(session.state.unsaved == 0)
  }

  @Test func aDigitWithoutAChoiceSaysSoAndChangesNothing() {
    var session = ScriptedSession.started()
    session.press(.character("7"))
    #expect(session.state.decisions == Decisions())
    #expect(session.state.notice == .info("There are 3 answers here."))
  }

  @Test func takingAnAnswerGoesOnToTheNextOpenQuestionAndEndsAtTheList() {
    var session = ScriptedSession.started()
    session.press(.enter)
    var seen: [String] = []
    while session.state.screen == .ask, seen.count < 20 {
      seen.append(session.state.ask.finding)
      session.press(.enter)
    }
    #expect(seen == session.state.index.questions.map(\.id))
    #expect(session.state.screen == .findings)
    #expect(session.state.notice?.text.contains("p previews the changes") == true)
    #expect(session.workbench.numberOfSaves == 8)
  }

  @Test func escapeAndQuitKeepTheAnswers() {
    var session = ScriptedSession.started()
    session.press(.enter, .character("2"), .escape, .escape, .escape)
    #expect(session.state.exitCode == nil)
    #expect(session.workbench.savedDecisions.decisions.count == 1)
    session.press(.character("q"))
    #expect(session.state.exitCode == 0)
    #expect(session.effects.last == .quit(0))
    #expect(session.workbench.savedDecisions.decisions.count == 1)
  }

  @Test func nothingHappensAfterTheEnd() {
    var session = ScriptedSession.started()
    session.press(.control("c"))
    #expect(session.state.exitCode == 130)
    let count = session.effects.count
    session.press(.character("1"))
    #expect(session.effects.count == count)
  }

  @Test(arguments: [1, 2, 3, 15] as [Int32]) func aSignalEndsWithItsOwnStatus(signal: Int32) {
    var session = ScriptedSession.started()
    session.send(.interrupted(signal: signal))
    #expect(session.state.exitCode == 128 + signal)
  }

  @Test func takingBackLeavesTheNote() throws {
    var session = ScriptedSession.started()
    session.press(.character("1"), .character("m"))
    session.type("ask Bob")
    session.press(.enter)
    session.press(.character("u"))
    let decision = try #require(session.workbench.savedDecisions.decisions.first)
    #expect(decision.choice == nil)
    #expect(decision.note == "ask Bob")
    #expect(session.state.currentFinding.map { session.state.index.mark(of: $0) } == .open)
  }

  @Test func uInAQuestionTakesTheLastAnswerBackAndReturnsToIt() {
    var session = ScriptedSession.started()
    session.press(.enter)
    let first = session.state.ask.finding
    session.press(.enter)
    #expect(session.state.ask.finding != first)
    session.press(.character("u"))
    #expect(session.state.ask.finding == first)
    #expect(session.workbench.savedDecisions == Decisions())
  }

  @Test func laterIsMarkedAndPassedOver() {
    var session = ScriptedSession.started()
    session.press(.enter)
    let first = session.state.ask.finding
    session.press(.character("~"))
    #expect(session.state.ask.finding != first)
    #expect(session.state.index.byID[first].map { session.state.index.mark(of: $0) } == .later)
    #expect(session.state.nextOpen(after: nil)?.id != first)
  }

  @Test func takingAllRecommendationsAsksFirst() {
    var session = ScriptedSession.started()
    session.press(.character("R"))
    #expect(session.state.confirmation?.verb == "Take all")
    #expect(session.workbench.numberOfSaves == 0)
    session.press(.escape)
    #expect(session.workbench.numberOfSaves == 0)
    session.press(.character("R"), .enter)
    #expect(session.workbench.savedDecisions.decisions.count == 2)
    #expect(session.workbench.numberOfSaves == 1)
  }

  @Test func lettersDoNotConfirm() {
    var session = ScriptedSession.started()
    session.press(.character("R"))
    for key in "yYa1 " { session.press(.character(key)) }
    #expect(session.state.confirmation != nil)
    #expect(session.workbench.numberOfSaves == 0)
  }

  @Test func oneAnswerForAllOfAKindAsksFirst() {
    var session = ScriptedSession.started()
    session.select("callback.lifecycle", "applicationDidBecomeActive(_:)")
    session.press(.enter, .down, .down, .down, .character("A"))
    #expect(session.state.confirmation?.title == "Same answer for 2 findings")
    session.press(.enter)
    #expect(session.workbench.savedDecisions.decisions.map(\.choice) == ["leave", "leave"])
  }

  @Test func listsEndAndDoNotWrapAround() {
    var session = ScriptedSession.started()
    let first = session.state.currentFinding?.id
    session.press(.up)
    #expect(session.state.currentFinding?.id == first)
    session.press(.end)
    let last = session.state.currentFinding?.id
    session.press(.down)
    #expect(session.state.currentFinding?.id == last)
    #expect(session.state.findings.listPane == .informational)
    session.press(.home)
    #expect(session.state.currentFinding?.id == first)
    for _ in 0..<40 { session.press(.down) }
    #expect(session.state.currentFinding?.id == last)
  }

  @Test func tabGoesThroughThePanesAndBack() {
    var session = ScriptedSession.started()
    var panes: [Pane] = []
    for _ in 0..<4 {
      session.press(.tab)
      panes.append(session.state.findings.pane)
    }
    #expect(panes == [.decision, .informational, .detail, .blocker])
    session.press(.backTab)
    #expect(session.state.findings.pane == .detail)
  }

  @Test func aFilterHidesAndSaysHowMany() {
    var session = ScriptedSession.started()
    session.press(.character("f"))
    session.type("applicationdid")
    session.press(.enter)
    #expect(session.state.list(.decision).map(\.rule) == ["callback.lifecycle", "callback.lifecycle"])
    #expect(session.state.list(.blocker).isEmpty)
    #expect(session.state.index.hidden == 15)
    #expect(session.text.contains("2 shown, 15 hidden"))
    session.press(.escape)
    #expect(session.state.index.hidden == 0)
  }

  @Test func aFilterForOpenQuestionsFollowsTheMarks() {
    var session = ScriptedSession.started()
    session.press(.character("1"), .character("f"))
    session.type("open")
    session.press(.enter)
    #expect(session.state.list(.blocker).allSatisfy { session.state.index.mark(of: $0) == .open })
  }

  @Test func searchJumpsToTheNextMatchAndStopsAtTheLast() {
    var session = ScriptedSession.started()
    session.press(.character("/"))
    session.type("BADGE")
    session.press(.enter)
    #expect(
      session.state.currentFinding?.symbol == "window"
        || session.state.currentFinding?.symbol == "applicationDidBecomeActive(_:)")
    for _ in 0..<9 { session.press(.character("n")) }
    let last = session.state.currentFinding?.id
    session.press(.character("n"))
    #expect(session.state.currentFinding?.id == last)
    #expect(session.state.notice?.text.contains("last") == true)
  }

  @Test func pastedTextIsNeverAnAnswer() {
    for gallery in Gallery.all where !["find", "note"].contains(gallery.name) {
      var session = gallery.session(columns: 80, rows: 24)
      let (saves, effects, screen) = (session.workbench.numberOfSaves, session.effects.count, session.state.screen)
      let confirmation = session.state.confirmation
      session.send(.pasted("1y\n2R\n"))
      #expect(session.workbench.numberOfSaves == saves, "\(gallery.name)")
      #expect(session.effects.count == effects, "\(gallery.name)")
      #expect(session.state.screen == screen, "\(gallery.name)")
      #expect(session.state.confirmation == confirmation, "\(gallery.name)")
    }
  }

  @Test func pastedTextGoesIntoALineWithoutSubmitting() {
    var session = ScriptedSession.started()
    session.press(.character("m"))
    session.send(.pasted("two\nlines\u{1B}[31m"))
    #expect(session.state.prompt?.text == "two lines[31m")
    #expect(session.workbench.numberOfSaves == 0)
  }

  @Test func aResizeInEveryScreenKeepsTheState() {
    for gallery in Gallery.all {
      var session = gallery.session(columns: 80, rows: 24)
      let before = session.text
      session.resize(columns: 131, rows: 50)
      _ = session.text
      session.resize(columns: 80, rows: 24)
      #expect(session.text == before, "\(gallery.name)")
    }
  }

  @Test func aFailedSaveIsToldAndStaysOnTheScreen() {
    var session = ScriptedSession.started()
    session.workbench.saveProblem = .stateFolder(path: "/state", reason: "no space left")
    session.press(.character("1"))
    #expect(session.state.notice?.isProblem == true)
    session.press(.down)
    #expect(session.text.contains("answers NOT saved"))
  }

  @Test func answersOfVanishedFindingsAreTold() {
    let stale = Decision(finding: "callback.lifecycle-0000000000", choice: "move")
    let session = ScriptedSession.started(FakeWorkbench(decisions: Decisions([stale])))
    #expect(session.state.stale == [stale])
    #expect(session.state.notice?.text == "1 saved answer no longer fits the code and is not used")
    #expect(session.state.decisions.decisions == [stale])
  }

  @Test func anAnswerThatIsNoLongerOfferedIsMarkedAsChanged() throws {
    let finding = try #require(ShopApp.findings.first)
    let workbench = FakeWorkbench(decisions: Decisions([Decision(finding: finding.id, choice: "gone")]))
    let session = ScriptedSession.started(workbench)
    #expect(session.state.index.mark(of: finding) == .changed)
    #expect(session.text.contains("App has no scene manifest    !"))
  }

  @Test func oneAnswerForMarkedQuestionsAsksFirst() {
    var session = ScriptedSession.started()
    session.press(.character(" "), .character(" "))
    #expect(session.state.findings.marked.count == 2)
    session.press(.character("r"))
    #expect(session.state.confirmation?.title == "Take the recommended answer of 2 marked findings")
    #expect(session.workbench.numberOfSaves == 0)
    session.press(.enter)
    #expect(session.workbench.savedDecisions.decisions.map(\.choice) == ["newFile", "move"])
    #expect(session.state.findings.marked.isEmpty)
    session.press(.home, .character(" "), .escape)
    #expect(session.state.findings.marked.isEmpty)
  }
}
