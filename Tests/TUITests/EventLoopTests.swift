import Apply
import Audit
import TUIFixtures
import Testing

@testable import TUI

@Suite struct EventLoopTests {
  /// A loop that has read the project when the events come.
  private func loop(_ batches: [[TerminalEvent]], _ workbench: FakeWorkbench = FakeWorkbench()) -> (
    EventLoop, MemoryTerminal
  ) {
    let terminal = MemoryTerminal(
      size: Size(columns: 80, rows: 24),
      steps: [.wait { $0.text.contains("not adopted") }] + batches.map { .events($0) })
    return (loop(terminal, workbench), terminal)
  }

  private func loop(_ terminal: MemoryTerminal, _ workbench: FakeWorkbench) -> EventLoop {
    let state = AppState(
      size: terminal.size,
      settings: AppState.Settings(root: workbench.root, decisionsPath: workbench.decisionsPath))
    return EventLoop(
      terminal: terminal, state: state, workbench: workbench, options: AssistantOptions(environment: [:]))
  }

  @Test func theEndOfTheTerminalEndsTheLoopWithTheAnswersSaved() {
    let workbench = FakeWorkbench()
    let (loop, _) = loop([[.key(.character("1"))]], workbench)
    #expect(loop.run() == 129)
    #expect(workbench.savedDecisions.decisions.count == 1)
  }

  @Test func nothingIsDrawnWhenNothingChanged() {
    var drawings: [Int] = []
    let nothing = MemoryTerminal.Step.events([.key(.control("g"))])
    let terminal = MemoryTerminal(size: Size(columns: 80, rows: 24))
    terminal.steps = [
      .wait { $0.text.contains("not adopted") }, nothing,
      .wait { [unowned terminal] _ in
        drawings.append(terminal.drawings)
        return true
      }, nothing, nothing, nothing, .events([.woken]), .events([.resized]),
      .wait { [unowned terminal] _ in
        drawings.append(terminal.drawings)
        return true
      }, .events([.key(.control("l"))]),
      .wait { [unowned terminal] _ in
        drawings.append(terminal.drawings)
        return true
      },
    ]
    _ = loop(terminal, FakeWorkbench()).run()
    #expect(drawings.count == 3)
    #expect(drawings[0] == drawings[1])
    #expect(drawings[2] == drawings[1] + 1)
  }

  private func keys(_ text: String) -> [TerminalEvent] {
    text.map { $0 == "\r" ? .key(.enter) : .key(.character($0)) }
  }

  @Test(arguments: ["1y\r2R\r", "1\r", "r1", "yes\r", "q1", "lgtm, 1\r"], [[], [TerminalEvent.key(.enter)]])
  func keysThatComeAllAtOnceAreAPaste(text: String, before: [TerminalEvent]) {
    let workbench = FakeWorkbench()
    let (loop, terminal) = loop([before, keys(text)].filter { !$0.isEmpty }, workbench)
    #expect(loop.run() == 129, "the paste left")
    #expect(workbench.savedDecisions == Decisions())
    #expect(terminal.screen.text.contains("Pasted text is not taken as keys"))
  }

  @Test func aPasteThatComesByteByByteIsOneToo() {
    let workbench = FakeWorkbench()
    let terminal = MemoryTerminal(size: Size(columns: 80, rows: 24))
    let bytes = keys("1y\r2R\r")
    terminal.steps =
      [.wait { $0.text.contains("not adopted") }, .events([bytes[0]])] + bytes.dropFirst().map { .soon([$0]) }
    _ = loop(terminal, workbench).run()
    #expect(workbench.savedDecisions == Decisions())
    #expect(terminal.screen.text.contains("Pasted text is not taken as keys"))
  }

  @Test func whatFollowsAPasteAtOnceBelongsToIt() {
    let workbench = FakeWorkbench()
    let terminal = MemoryTerminal(size: Size(columns: 80, rows: 24))
    terminal.steps = [
      .wait { $0.text.contains("not adopted") }, .events(keys("1y\r")), .soon(keys("2")), .soon([.woken]),
      .soon(keys("1")), .wait { $0.text.contains("Pasted text is not taken as keys") }, .events(keys("1")),
    ]
    _ = loop(terminal, workbench).run()
    #expect(workbench.savedDecisions.decisions.count == 1, "the key after it alone")
  }

  @Test func onlyKeysThatDoMoreThanMoveAreHeldUp() {
    let state = ScriptedSession.started().state
    for key: Key in [.character("j"), .character("k"), .down, .tab, .character("?"), .character("p"), .character("n")] {
      #expect(PasteGuard.wait(after: [.key(key)], state: state) == nil, "\(key)")
    }
    #expect(PasteGuard.wait(after: [.key(.character("1"))], state: state) == PasteGuard.gap)
    #expect(PasteGuard.wait(after: keys("1y"), state: state) == PasteGuard.pause)
  }

  @Test func aPasteConfirmsNothing() {
    let workbench = FakeWorkbench()
    let (loop, _) = loop([keys("R"), keys("yes\r")], workbench)
    _ = loop.run()
    #expect(workbench.savedDecisions == Decisions())
    #expect(loop.state.confirmation != nil)
  }

  @Test func aPasteIntoALineOfTextDoesNotSubmitIt() {
    let (loop, _) = loop([keys("m"), keys("two\rlines\r")])
    _ = loop.run()
    #expect(loop.state.prompt?.text == "two lines ")
  }

  @Test func keysOfASlowLineStayKeys() {
    let workbench = FakeWorkbench()
    let (loop, _) = loop([[.key(.enter)], [.key(.down), .key(.down), .key(.enter)]], workbench)
    _ = loop.run()
    #expect(workbench.savedDecisions.decisions.count == 1)
    #expect(workbench.savedDecisions.decisions.first?.choice == ShopApp.findings[0].choices[2].id)
  }

  @Test func aKeyNeverAnswersAQuestionThatWasNotOnTheScreen() {
    let workbench = FakeWorkbench()
    let (loop, terminal) = loop([[.key(.enter)], [.key(.enter), .key(.enter), .key(.enter)]], workbench)
    _ = loop.run()
    #expect(workbench.savedDecisions.decisions.count == 1)
    #expect(terminal.screen.text.contains("A key that came before this"))
  }

  @Test func aHeldKeyIsNoPaste() {
    let held = Array(repeating: TerminalEvent.key(.character("j")), count: 6)
    let (loop, _) = loop([held])
    _ = loop.run()
    #expect(loop.state.currentFinding?.rule == "callback.lifecycle")
  }

  @Test func aChoiceThatWasPassedOverGetsItsResultToo() {
    let isWorkedOut: (Canvas) -> Bool = { $0.text.contains("becomes") && !$0.text.contains("working it out") }
    let terminal = MemoryTerminal(
      size: Size(columns: 80, rows: 24),
      steps: [.wait { $0.text.contains("not adopted") }, .events([.key(.enter)])]
        + [Key.down, .down, .up, .up].map { .events([.key($0)]) }
        + [.wait(until: isWorkedOut), .events([.key(.down)]), .wait(until: isWorkedOut), .events([.key(.down)])]
        + [.wait(until: isWorkedOut)])
    #expect(loop(terminal, FakeWorkbench()).run() == 129)
  }

  @Test func stoppingAndContinuingAreTheTerminalsBusiness() {
    let (loop, terminal) = loop([[.key(.control("z"))], [.signal(Platform.Signal.resume)]])
    _ = loop.run()
    #expect(terminal.stops == 1)
  }

  @Test func copyingSendsTheSequence() {
    let (loop, terminal) = loop([[.key(.character("y"))]])
    _ = loop.run()
    #expect(terminal.sent.hasPrefix("\u{1B}]52;c;"))
  }

  @Test func tmuxGetsTheSequenceBothWays() {
    let sequence = Clipboard.sequence(for: "a", environment: ["TMUX": "/tmp/x,1,0"])
    #expect(sequence == "\u{1B}]52;c;YQ==\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
    #expect(Clipboard.sequence(for: "a", environment: ["TERM": "screen"]) == "\u{1B}P\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
  }

  @Test(arguments: [
    ("code --wait", ["code", "--wait"]), ("  vi  ", ["vi"]), ("\"/a b/ed\" -x", ["/a b/ed", "-x"]),
    ("'/a b/ed'", ["/a b/ed"]), ("a\\ b c", ["a b", "c"]), ("x ''", ["x", ""]), ("", []), ("\"open", ["open"]),
    ("\"a\\\"b\"", ["a\"b"]),
  ])
  func editorsAreSplitIntoArguments(text: String, words: [String]) {
    #expect(ExternalEditor.split(text) == words)
  }

  @Test(arguments: [
    ("code", ["code", "--wait", "--goto", "f:7"]), ("code -w", ["code", "-w", "--goto", "f:7"]),
    ("/usr/bin/vim", ["/usr/bin/vim", "+7", "f"]), ("xed", ["xed", "--wait", "--line", "7", "f"]),
    ("subl -w -n", ["subl", "-w", "-n", "f:7"]), ("nano", ["nano", "+7", "f"]), ("gvim", ["gvim", "-f", "+7", "f"]),
    ("hx", ["hx", "f:7"]), ("my-editor", ["my-editor", "f"]), ("", ["vi", "+7", "f"]),
  ])
  func editorsGetTheLineTheWayTheyKnow(editor: String, command: [String]) {
    #expect(ExternalEditor(environment: ["EDITOR": editor]).command(file: "f", line: 7) == command)
  }
}
