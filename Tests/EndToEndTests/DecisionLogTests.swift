import Apply
import TestSupport
import Testing

/// Who decided what and why, for a pull request.
@Suite struct DecisionLogTests {
  private let program: Program
  private let example: ScratchFolder

  init() throws {
    program = try Program()
    example = try Program.example()
  }

  private func log(_ decisions: [Decision]) throws -> String {
    try example.write("answers.json", DecisionsFile.text(Decisions(decisions)))
    let output = try program.run(
      "decisions", example.path + "/Harbour", "--session", example.path + "/answers.json")
    #expect(output.status == 0, "\(output.standardError)")
    return output.standardOutput
  }

  @Test func answersNotesAndNamesAreThere() throws {
    let text = try log([
      Decision(
        finding: "capacitor.version-3dd19bbe22", choice: "own", note: "8.5 is *not* tested yet", by: "Ada",
        at: "2026-11-30T10:00:00Z"),
      Decision(finding: "callback.shortcut-723f35a2a9", choice: nil, later: true),
      Decision(finding: "gone-0000000000", choice: "move", by: "Bob"),
    ])
    #expect(text.contains("- **Capacitor 8.4.0 has no scene API** (`package-lock.json:22`)\n"))
    #expect(text.contains("  - Stay on 8.4.0 (Ada, 2026-11-30)\n  - Note: 8.5 is \\*not\\* tested yet\n"))
    #expect(text.contains("### Put off\n\n- **Quick actions will do nothing**"))
    #expect(text.contains("### Open\n"))
    #expect(text.contains("- `gone-0000000000`: `move` (Bob)"))
  }

  @Test func withoutAnswersEverythingIsOpen() throws {
    let text = try log([])
    #expect(text.contains("0 of 11 questions answered."))
    #expect(!text.contains("### Decided"))
  }
}
