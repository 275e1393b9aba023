import Apply
import Foundation
import TestSupport
import Testing

/// A customer's findings, opened without their code.
@Suite struct BundleTests {
  private let program: Program
  private let example: ScratchFolder

  init() throws {
    program = try Program()
    example = try Program.example()
    // What must never leave: a host, a person, a number, a key.
    let file = "Harbour/ios/App/App/AppDelegate.swift"
    let code = try example.text(file).replacing(
      "tides.refresh()",
      with: """
        // Ask Wilhelmina, 0612345678.
                tides.refresh(from: "https://api.quayside.example/v2?key=9f8e7d6c5b4a3921")
        """)
    try example.write(file, code)
  }

  private var path: String { example.path + "/Harbour" }
  private var file: String { example.path + "/harbour.bundle" }

  private func bundle(_ options: String...) throws -> String {
    let output = try program.run(
      script: "exec \"$0\" bundle \"$1\" -o \"$2\" " + options.joined(separator: " "), path, file)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput == "")
    return try example.text("harbour.bundle")
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func report(_ path: String) throws -> [String: Any] {
    let output = try program.run("audit", path, "--format", "json")
    #expect(output.status == 1, "\(output.standardError)")
    return try #require((try json(output.standardOutput)["projects"] as? [[String: Any]])?.first)
  }

  private func validator(_ name: String) throws -> SchemaValidator {
    try SchemaValidator(Data(contentsOf: URL(fileURLWithPath: Program.repository + "/Schemas/\(name)")))
  }

  /// The recommended answer to every question of what `path` is.
  private func answers(_ path: String) throws -> [Decision] {
    let findings = try #require(try report(path)["findings"] as? [[String: Any]])
    return findings.compactMap { finding in
      let choices = finding["choices"] as? [[String: Any]] ?? []
      let choice = choices.first { $0["recommended"] as? Bool == true } ?? choices.first
      guard let id = finding["id"] as? String, let word = choice?["id"] as? String else { return nil }
      return Decision(finding: id, choice: word, by: "Support")
    }
  }

  // MARK: What is in it

  @Test(arguments: ["", "--redact"]) func aBundleFitsItsSchemaAndItsReportTheOther(option: String) throws {
    let text = try bundle(option)
    try validator("bundle-1.json").validate(Data(text.utf8))
    let audit = try #require(try json(text)["audit"])
    try validator("audit-1.json").validate(JSONSerialization.data(withJSONObject: audit))
    #expect(try json(text)["redacted"] as? Bool == !option.isEmpty)
  }

  @Test func theReportOfABundleIsTheReportOfItsProject() throws {
    _ = try bundle()
    let (ours, theirs) = (try report(path), try report(file))
    for member in ["name", "state", "stacks", "versions", "targets", "signals", "findings", "coverage"] {
      let one = try #require(ours[member] as? NSObject)
      #expect(one == theirs[member] as? NSObject, "\(member)")
    }
    for format in ["text", "markdown", "html"] {
      let output = try program.run("audit", file, "--format", format)
      #expect(output.status == 1)
      #expect(output.standardOutput.contains("HarbourBridgeController"))
    }
    let verified = try program.run("verify", file).standardOutput
    #expect(verified.contains("org.example.harbour") && verified.contains("harbour://test"))
    #expect(try program.run("coverage", file).standardOutput == program.run("coverage", path).standardOutput)
  }

  @Test func nothingOfTheProjectIsLeftInARedactedBundle() throws {
    let open = try bundle()
    let text = try bundle("--redact").lowercased()
    let words = [
      "harbour", "tide", "arrivals", "openedWith", "NotificationDesk", "privacyScreen", "GatePlugin", "toast", "berth",
      "tonight", "quayside", "wilhelmina", "0612345678", "9f8e7d6c5b4a3921", "bookings", "telephone",
      "opening the gate", example.path,
    ]
    for word in words { #expect(!text.contains(word.lowercased()), "\(word)") }
    for word in ["tides", "wilhelmina", "quayside"] {
      #expect(open.lowercased().contains(word), "the test sees \(word)")
    }
    // Whatever the sources declare.
    let declaration = /\b(?:class|struct|enum|func|let|var)\s+([A-Za-z_]\w{3,})/
    let isPublic: Set<String> = [
      "AppDelegate", "window", "application", "shared", "identifier", "label", "capacitorDidLoad", "open", "show",
      "save", "refresh",
    ]
    for name in try FileManager.default.contentsOfDirectory(atPath: path + "/ios/App/App")
    where name.hasSuffix(".swift") {
      for match in try example.text("Harbour/ios/App/App/\(name)").matches(of: declaration) {
        let word = String(match.output.1)
        if isPublic.contains(word) || word.hasPrefix("application") { continue }
        #expect(try text.firstMatch(of: Regex("\\b\(word.lowercased())\\b")) == nil, "\(word)")
      }
    }
    let shown = try program.run("audit", file).standardOutput
    #expect(shown.contains("UIWindow") && shown.contains("applicationWillResignActive"), "it can still be read")
  }

  // MARK: Answers

  @Test(arguments: ["", "--redact"]) func answersGivenOnABundleFitItsProject(option: String) throws {
    _ = try bundle(option)
    try example.write("answers.json", DecisionsFile.text(Decisions(try answers(file))))
    let plan = try program.run("plan", path, "--decisions", example.path + "/answers.json")
    #expect(plan.status == 1, "\(plan.standardError)")
    #expect(!plan.standardOutput.contains("NO LONGER MATCH"))
    let applied = try program.run("apply", path, "--decisions", example.path + "/answers.json")
    #expect(applied.standardOutput.contains("APPLIED"))
  }

  @Test func whatTheProjectChangedMeanwhileIsListed() throws {
    _ = try bundle()
    try example.write("answers.json", DecisionsFile.text(Decisions(try answers(file))))
    let source = "Harbour/ios/App/App/AppDelegate.swift"
    try example.write(
      source, try example.text(source).replacing("applicationDidBecomeActive", with: "applicationWillEnterBack"))
    let plan = try program.run("plan", path, "--decisions", example.path + "/answers.json")
    #expect(plan.standardOutput.contains("ANSWERS THAT NO LONGER MATCH"))
    #expect(plan.standardOutput.contains("callback.lifecycle-"))
  }

  @Test func thePlanOfABundleTellsAnswersAndSaysWhereTheFilesAre() throws {
    _ = try bundle()
    try example.write(
      "answers.json",
      DecisionsFile.text(Decisions(try answers(file) + [Decision(finding: "window.none-0000000000", choice: "add")])))
    let plan = try program.run("plan", file, "--decisions", example.path + "/answers.json", "--format", "markdown")
    #expect(plan.status == 4)
    #expect(plan.standardError.contains("the files are with whoever made it"))
    #expect(plan.standardOutput.contains("Support"))
    #expect(plan.standardOutput.contains("window.none-0000000000"))
  }

  @Test(arguments: ["apply --recommended", "undo", "bundle -o x"]) func whatNeedsTheFilesIsRefused(command: String)
    throws
  {
    _ = try bundle()
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    let output = try program.run(
      script: "exec \"$0\" \(words[0]) \"$1\" \(words.dropFirst().joined())", file, in: example.path)
    #expect(output.status == 2)
    #expect(output.standardError.contains("is a bundle"))
    #expect(!example.exists("x"))
  }

  // MARK: Other versions, other files

  @Test func aBundleOfAnotherVersionIsOpenedWithAWord() throws {
    let text = try bundle()
    let version = try #require(try json(text)["tool"] as? [String: String])["version"] ?? ""
    try example.write(
      "harbour.bundle",
      text.replacing("\"version\": \"\(version)\"", with: "\"version\": \"99.0.0\"")
        .replacing("\"rule\": \"window.without-scene\"", with: "\"rule\": \"window.of-tomorrow\""))
    let output = try program.run("audit", file)
    #expect(output.status == 1)
    #expect(output.standardError.contains("made by sceneshift 99.0.0"))
    #expect(output.standardError.contains("window.of-tomorrow"))
  }

  @Test func whatIsNoBundleIsRefusedWithAReason() throws {
    let text = try bundle()
    for (content, words) in [
      ("", "not JSON"), ("{}", "`schema` is missing"), (String(text.prefix(text.count / 2)), "not JSON"),
      (text.replacing("\"state\": \"notAdopted\"", with: "\"state\": \"lost\""), "an unknown word"),
      (text.replacing("schemas/bundle-1.json", with: "schemas/bundle-2.json"), "Update sceneshift"),
    ] {
      try example.write("harbour.bundle", content)
      let output = try program.run("audit", file)
      #expect(output.status == 3)
      #expect(output.standardError.contains(words), "\(output.standardError)")
    }
  }
}

extension EndToEnd {
  @Suite struct BundleAssistantTests {
    @Test func aBundleIsAnsweredOnTheScreenAndNothingOfItCanBeOpened() throws {
      let program = try Program()
      let example = try Program.example()
      let file = example.path + "/harbour.bundle"
      try program.run("bundle", example.path + "/Harbour", "-o", file, "--redact")
      try FileManager.default.removeItem(atPath: example.path + "/Harbour")
      let terminal = try Tmux([Program.path, file], columns: 120, rows: 40)
      try terminal.wait(for: "answered")
      try terminal.press("e")
      try terminal.wait(for: "This is a bundle")
      try terminal.press("r")
      // Two keys at once would be a paste, which answers nothing.
      try terminal.wait(for: "1 of 11 answered")
      try terminal.press("q")
      try terminal.expectCleanExit(0)
      #expect(try example.text("harbour.decisions.json").contains("\"choice\""))
    }
  }
}
