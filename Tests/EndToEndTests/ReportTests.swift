import Foundation
import TestSupport
import Testing

@Suite struct ReportTests {
  private let program: Program
  private let example: ScratchFolder

  init() throws {
    program = try Program()
    example = try Program.example()
  }

  private var path: String { example.path + "/Harbour" }

  private func validator(_ name: String) throws -> SchemaValidator {
    try SchemaValidator(Data(contentsOf: URL(fileURLWithPath: Program.repository + "/Schemas/\(name)")))
  }

  @Test func theJSONReportFitsItsSchema() throws {
    let output = try program.run("audit", path, "--format", "json")
    #expect(output.status == 1)
    try validator("audit-1.json").validate(Data(output.standardOutput.utf8))
    #expect(output.standardOutput.contains("\"afterPlan\": {"))
  }

  @Test func theJSONPlanFitsItsSchemaAndItsAuditTheOther() throws {
    let output = try program.run("plan", path, "--recommended", "--format", "json")
    let data = Data(output.standardOutput.utf8)
    try validator("plan-1.json").validate(data)
    let plan = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let after = try #require(plan["after"] as? [String: Any])
    try validator("audit-1.json").validate(JSONSerialization.data(withJSONObject: after))
  }

  @Test func theSchemasReject() throws {
    let output = try program.run("audit", path, "--format", "json").standardOutput
    for (text, wrong) in [
      ("\"kind\": \"blocker\"", "\"kind\": \"error\""), ("\"line\": ", "\"line\": -"), ("\"state\": ", "\"stat\": "),
    ] {
      #expect(output.contains(text))
      #expect(throws: SchemaValidator.Mismatch.self) {
        try validator("audit-1.json").validate(Data(output.replacing(text, with: wrong).utf8))
      }
    }
    #expect(throws: SchemaValidator.Mismatch.self) {
      try validator("decisions-1.json").validate(Data(#"{"schema": 1, "decisions": [{"choice": "x"}]}"#.utf8))
    }
  }

  @Test func theReportCanGoToAFile() throws {
    let printed = try program.run("audit", path, "--format", "json").standardOutput
    let output = try program.run("audit", path, "--format=json", "-o", example.path + "/report.json")
    #expect(output.standardOutput == "")
    #expect(try example.text("report.json") == printed)
  }

  @Test func theExitCodeFollowsTheLevelAskedFor() throws {
    #expect(try program.run("audit", path, "--fail-on", "never").status == 0)
    #expect(try program.run("audit", path, "--fail-on", "blocker").status == 1)
    #expect(try program.run("audit", path, "--fail-on", "decision").status == 1)
  }

  @Test func theTextReportSaysWhereWhyAndWhatToChoose() throws {
    let text = try program.run("audit", path).standardOutput
    #expect(text.contains("BLOCKERS"))
    #expect(text.contains("AppDelegate.swift:"))
    #expect(text.contains("(recommended)"))
    #expect(text.contains("WHAT REACHES YOUR CODE"))
    #expect(text.contains("cap migrate would have told"))
  }

  @Test func anAuditWritesNothing() throws {
    let before = try example.snapshot()
    try program.run("audit", path)
    try program.run("coverage", path)
    try program.run("verify", path)
    try program.run("plan", path, "--recommended")
    #expect(try example.snapshot() == before)
  }

  @Test func hostileNamesAndCodeAreShownNotSent() throws {
    let file = "Harbour/ios/App/App/AppDelegate.swift"
    let code = try example.text(file).replacing(
      "tides.refresh()", with: "tides.refresh() // \u{1B}]0;owned\u{07}\u{1B}[2J\u{9B}31m\u{202E}")
    try example.write(file, code)
    try example.write("Harbour/\u{1B}[2Jbad.xcodeproj/project.pbxproj", "<<<<<<< mine\n")
    for command in [["audit"], ["verify"], ["coverage"], ["plan", "--recommended"]] {
      let output = try program.run(
        script: "exec \"$0\" " + command.joined(separator: " ") + " \"$1\"", path)
      for text in [output.standardOutput, output.standardError] {
        let bad = text.unicodeScalars.filter { scalar in
          scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x202E
        }
        #expect(bad.isEmpty, "\(command) sent \(bad.map(\.value))")
      }
    }
    #expect(try program.run("audit", path).standardOutput.contains("^[]0;owned^G"))
  }

  @Test func everyRuleCanBeExplained() throws {
    let rules = try program.run("rules").standardOutput
    let ids = rules.split(separator: "\n").compactMap { $0.split(separator: " ").first }.filter { $0.contains(".") }
    #expect(ids.count > 30)
    for id in ids {
      let output = try program.run("explain", String(id))
      #expect(output.status == 0, "\(id)")
      #expect(output.standardOutput.hasPrefix(id))
    }
  }
}
