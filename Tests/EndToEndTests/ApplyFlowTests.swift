import Apply
import Foundation
import TestSupport
import Testing

/// From answers to bytes and back, with the real program.
@Suite struct ApplyFlowTests {
  private let program: Program
  private let example: ScratchFolder

  init() throws {
    program = try Program()
    example = try Program.example()
  }

  private var path: String { example.path + "/Harbour" }

  /// A decisions file that answers every question with its first choice.
  private func answers() throws -> String {
    let report = try program.run("audit", path, "--format", "json").standardOutput
    let root = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let findings = (root?["projects"] as? [[String: Any]] ?? []).flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    let decisions = findings.compactMap { finding -> Decision? in
      guard let id = finding["id"] as? String, let choices = finding["choices"] as? [[String: Any]],
        let choice = choices.first?["id"] as? String
      else { return nil }
      return Decision(finding: id, choice: choice)
    }
    #expect(decisions.count > 3)
    try example.write("answers.json", DecisionsFile.text(Decisions(decisions)))
    return example.path + "/answers.json"
  }

  private func project() throws -> [String: [UInt8]] {
    try example.snapshot().filter { $0.key.hasPrefix("Harbour/") }
  }

  @Test func theWholeWayAndBack() throws {
    let before = try project()
    let file = try answers()
    let plan = try program.run("plan", path, "--decisions", file)
    #expect(plan.status == 1, "\(plan.standardError)")
    let dry = try program.run("apply", path, "--decisions", file, "--dry-run")
    #expect(dry.status == 1)
    #expect(try project() == before)
    let checks = try program.run("verify", path).standardOutput
    #expect(checks.components(separatedBy: "npx cap sync ios").count == 2, "each command once")

    let applied = try program.run("apply", path, "--decisions", file)
    #expect(applied.status <= 1, "\(applied.standardError)")
    #expect(applied.standardOutput.contains("BLOCKERS"), "the findings come first")
    #expect(applied.standardOutput.contains("APPLIED"))
    #expect(try project() != before)
    let verified = try program.run("verify", path)
    #expect(verified.standardOutput.contains("stands"))
    #expect(verified.standardOutput.contains("org.example.harbour"))
    #expect(verified.standardOutput.contains("harbour://test"))

    let undone = try program.run("undo", path)
    #expect(undone.status == 0)
    #expect(try project() == before)
    #expect(try program.run("undo", path).status == 4)
  }

  @Test func thePatchMakesTheSameBytesAsApply() throws {
    let file = try answers()
    try program.run("plan", path, "--decisions", file, "--patch", example.path + "/plan.patch")
    let copy = try Program.example()
    for options in ["--check", "--verbose"] {
      let git = try run(
        ["git", "apply", "--whitespace=nowarn", options, example.path + "/plan.patch"], in: copy.path + "/Harbour")
      #expect(git.status == 0, "\(git.error)")
    }
    try program.run("apply", path, "--decisions", file)
    #expect(try copy.snapshot() == project())
  }

  @Test func missingAnswersStopBeforeWritingAndAreListed() throws {
    let before = try project()
    try example.write("none.json", DecisionsFile.text(Decisions()))
    for command in ["plan", "apply"] {
      let output = try program.run(command, path, "--decisions", example.path + "/none.json")
      #expect(output.status == 5)
      #expect(output.standardError.contains("without an answer"))
      #expect(output.standardError.contains("adoption.missing-"))
    }
    #expect(try project() == before)
  }

  @Test func anAnswerToNothingIsTold() throws {
    let file = try answers()
    var decisions = try DecisionsFile.read(path: file)
    decisions["callback.lifecycle-0000000000"] = Decision(finding: "callback.lifecycle-0000000000", choice: "move")
    try example.write("answers.json", DecisionsFile.text(decisions))
    #expect(try program.run("plan", path, "--decisions", file).standardOutput.contains("callback.lifecycle-0000000000"))
  }

  @Test func aReadOnlyFileRefusesTheWholeChange() throws {
    let file = try answers()
    let before = try project()
    try example.setMode("Harbour/ios/App/App/Info.plist", 0o444)
    let output = try program.run("apply", path, "--decisions", file)
    #expect(output.status == 4)
    #expect(output.standardError.contains("nothing was written"))
    #expect(try project() == before)
  }

  @Test func killedAtAnyPointTheNextStartLeavesAWholeTree() throws {
    let before = try project()
    let file = try answers()
    try program.run("apply", path, "--decisions", file)
    let after = try project()
    try program.run("undo", path)
    var point = 1
    var recovered = 0
    while point < 400 {
      var killed = program
      killed.environment["SCENESHIFT_STOP_AT"] = String(point)
      let output = try killed.run("apply", path, "--decisions", file)
      if !output.wasKilled { break }
      let message = try program.run("undo", path).standardError
      if message.contains("interrupted") { recovered += 1 }
      // Undo either finds nothing to undo, or takes back a change that had just been finished.
      #expect(try project() == before, "killed at point \(point)")
      point += point < 12 ? 1 : 5
    }
    #expect(point > 40)
    #expect(recovered > 5)
    #expect(try project() == after)
  }

  @Test func theSessionFileOfTheAssistantIsADecisionsFile() throws {
    try example.write("answers.json", DecisionsFile.text(Decisions([Decision(finding: "x", choice: "y")])))
    let output = try program.run("plan", path, "--decisions", example.path + "/answers.json")
    #expect(output.status == 5)
  }
}
