import Apply
import TUIFixtures
import Testing

@testable import TUI

@Suite struct PlainTests {
  private final class Console {
    var input: [String]
    var output = ""
    init(_ input: [String]) { self.input = input }
  }

  private func run(_ input: [String], _ workbench: FakeWorkbench = FakeWorkbench(), ascii: Bool = false) -> (
    code: Int32, output: String
  ) {
    let console = Console(input)
    var assistant = PlainAssistant(
      workbench: workbench, options: AssistantOptions(environment: [:]), isASCII: ascii,
      read: { console.input.isEmpty ? nil : console.input.removeFirst() }, write: { console.output += $0 })
    return (assistant.run(), console.output)
  }

  @Test func theWholeFlowRunsFromLinesOfInput() {
    let workbench = FakeWorkbench()
    let (code, output) = run(
      ["?", "t 1", "1", "m keep an eye on it", "r", "r", "r", "r", "l", "1", "r", "1", "2", "apply", "7", "undo", "q"],
      workbench)
    #expect(code == 0)
    #expect(output.contains("Question 1 of 8."))
    #expect(output.contains("Written: 3 files changed, 1 added."))
    #expect(output.contains("Now run: npm install"))
    #expect(output.contains("3 files restored, 1 removed."))
    #expect(workbench.savedDecisions.decisions.count == 8)
    #expect(workbench.savedDecisions.decisions.contains { $0.note == "keep an eye on it" })
  }

  @Test func nothingIsDrawnOnlyRead() {
    let (_, output) = run(["r", "r", "r", "r", "r", "r", "r", "r", "1", "3", "4", "q"])
    for scalar in output.unicodeScalars {
      #expect(scalar.value >= 0x20 || scalar == "\n")
      #expect(!(0x2500...0x259F).contains(scalar.value))
    }
  }

  @Test func everyQuestionListsItsNumbers() {
    let (_, output) = run(Array(repeating: "r", count: 8) + ["q"])
    #expect(output.components(of: "Your answer? 1").count == 9)
    for number in 1...3 { #expect(output.contains("\n\(number). ")) }
  }

  @Test func withoutUnicodeTheOutputIsASCII() {
    let (_, output) = run(["r", "q"], ascii: true)
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func theEndOfInputKeepsTheAnswers() {
    let workbench = FakeWorkbench()
    let (code, output) = run(["1"], workbench)
    #expect(code == 0)
    #expect(workbench.savedDecisions.decisions.count == 1)
    #expect(output.hasSuffix("Answers are saved in \(workbench.decisionsPath)\n"))
  }

  @Test func applyingNeedsAWordAndAPreview() {
    let workbench = FakeWorkbench()
    let (_, output) = run(["r", "s", "s", "s", "s", "s", "s", "s", "2", "yes", "q"], workbench)
    #expect(output.contains("New file ios/App/App/SceneDelegate.swift"))
    #expect(output.contains("Nothing was written."))
    #expect((try? workbench.history().isEmpty) == true)
  }

  @Test func aFolderWithoutAProjectEndsWithItsOwnCode() {
    let workbench = FakeWorkbench()
    workbench.auditProblem = .noProject(path: "/x", found: nil)
    let (code, output) = run([], workbench)
    #expect(code == 3)
    #expect(output.contains("There is no iOS project in /x."))
  }

  @Test func severalProjectsAreNumbered() {
    let (_, output) = run(["2", "q"], FakeWorkbench(projects: 3))
    #expect(
      output.contains(
        "2. apps/kiosk1: Kiosk1, Capacitor 8.4.2 · SPM · target App, not adopted, 0 of 8 answered"))
    #expect(output.contains("Kiosk1: Capacitor 8.4.2"))
  }

  @Test func anotherProjectCanFollow() {
    let later = Array(repeating: "s", count: 8)
    let (_, output) = run(["2"] + later + ["8", "3"] + later + ["q"], FakeWorkbench(projects: 3))
    #expect(output.contains("8. Go on with another project"))
    #expect(output.contains("Kiosk2: Capacitor 8.4.2"))
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
