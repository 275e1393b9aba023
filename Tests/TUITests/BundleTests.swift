import Apply
import Audit
import TUIFixtures
import Testing

@testable import TUI

/// A project that is only described in a file.
@Suite struct BundleTests {
  private func opened(columns: Int = 80, rows: Int = 24) -> ScriptedSession {
    var session = ScriptedSession(FakeWorkbench(example: .bundle), columns: columns, rows: rows)
    session.send(.started)
    return session
  }

  @Test func theFirstScreenSaysWhatItIs() {
    let text = opened().text
    #expect(text.contains("bundle · Capacitor"))
    #expect(text.contains("p says where your answers go"))
  }

  @Test func anAnswerIsNeverSaidToChangeNothing() {
    var session = opened()
    session.press(.enter)
    #expect(!session.text.contains("No file changes"))
    #expect(session.text.contains("shown where the files are"))
  }

  @Test(arguments: [(60, 16), (80, 24), (120, 40)]) func inPlaceOfThePreviewIsWhereTheAnswersGo(
    columns: Int, rows: Int
  ) {
    var session = opened(columns: columns, rows: rows)
    session.press(.character("p"))
    #expect(session.text.contains("harbour.decisions.json"))
    #expect(session.text.contains("sceneshift plan . --decisions harbour.decisions.json"))
    #expect(session.text.contains("sceneshift apply . --decisions harbour.decisions.json"))
    #expect(!session.text.contains("whole diff"))
  }

  @Test func theLastAnswerSaysWhatComesNext() {
    var session = opened()
    session.press(.enter)
    for _ in 0..<20 where session.state.screen == .ask { session.press(.enter) }
    #expect(session.state.index.answered == session.state.index.questions.count)
    #expect(session.text.contains("every question has an answer: p says where they go"))
  }

  @Test func theEventsAfterwardsAreThoseOfTheRecommendedAnswers() {
    var session = opened()
    session.press(.character("c"))
    #expect(session.text.contains("AFTER, AS RECOMMENDED"))
    #expect(session.text.contains("openURLContexts"))
    #expect(session.text.contains("nothing is lost"))
  }
}
