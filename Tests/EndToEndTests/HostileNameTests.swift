import Foundation
import TestSupport
import Testing

/// Names that would move the cursor, turn the line around, start an element or fill the screen.
@Suite struct HostileNameTests {
  private static let folder = "Harbour/ios/App/App/"
  private static let project = "Harbour/ios/App/App.xcodeproj/project.pbxproj"
  /// A line feed, a title, colour, bidirectional marks, an element, a link and a table cell.
  private static let name = "To\nast\u{1B}]0;owned\u{07}\u{1B}[31m\u{202E}\u{2066}<b>[x](y)|`.swift"
  private static let escaped =
    ##""To\nast\U001b]0;owned\U0007\U001b[31m\U202e\U2066<b>[x](y)|`.swift""##

  /// The example with a source file of that name, which makes a window without a scene.
  static func example() throws -> ScratchFolder {
    let example = try Program.example()
    try FileManager.default.moveItem(
      atPath: example.path + "/" + Self.folder + "Toast.swift", toPath: example.path + "/" + Self.folder + Self.name)
    let text = try example.text(Self.project)
    let changed = text.replacing("path = Toast.swift;", with: "path = \(Self.escaped);")
    #expect(text != changed)
    try example.write(Self.project, changed)
    return example
  }

  private static func isBad(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F..<0xA0).contains(scalar.value)
      || [0x202E, 0x2066].contains(scalar.value)
  }

  @Test(arguments: ["text", "markdown", "html", "json", "sarif"])
  func noReportSendsWhatANameHolds(format: String) throws {
    let example = try Self.example()
    let output = try Program().run("audit", example.path + "/Harbour", "--format", format)
    #expect(output.status == 1, "\(output.standardError)")
    let text = output.standardOutput
    #expect(text.unicodeScalars.allSatisfy { !Self.isBad($0) })
    switch format {
    case "text": #expect(text.contains("To^Jast^[]0;owned^G^[[31m<202E><2066><b>"))
    case "markdown": #expect(text.contains("``ios/App/App/To^Jast^[]0;owned^G"), "the name is code, its backtick text")
    case "html": #expect(text.contains("&lt;b&gt;") && !text.contains("<b>[x]"))
    default:
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(json is [String: Any])
      if format == "sarif" {
        let uris = text.matches(of: /"uri": "([^"]*To[^"]*)"/).map { String($0.output.1) }
        #expect(!uris.isEmpty)
        for uri in uris { #expect(uri.removingPercentEncoding?.hasSuffix(Self.name) == true, "\(uri)") }
      }
    }
  }

  @Test func theFileIsEditedUnderItsName() throws {
    let program = try Program()
    let example = try Self.example()
    let before = try example.snapshot()
    try example.write("answers.json", try program.answers(to: example.path + "/Harbour"))
    let patch = example.path + "/plan.patch"
    for arguments in [["plan", "--patch", patch], ["apply"]] {
      let output = try program.run(
        script: "exec \"$0\" " + arguments.map { "'\($0)'" }.joined(separator: " ") + " --decisions \"$2\" \"$1\"",
        example.path + "/Harbour", example.path + "/answers.json")
      #expect(output.status <= 1, "\(output.standardError)")
      #expect((output.standardOutput + output.standardError).unicodeScalars.allSatisfy { !Self.isBad($0) })
    }
    #expect(try example.text(Self.folder + Self.name).contains("windowScene"))
    #expect(try program.run("undo", example.path + "/Harbour").status == 0)
    let after = try example.snapshot().filter { before[$0.key] != nil }
    #expect(after == before)
  }

  @Test func namesOfFourKilobytesAreShownAndFollowed() throws {
    let program = try Program()
    let example = try Program.example()
    let deep = (0..<14).map { _ in String(repeating: "long", count: 50) }.joined(separator: "/")
    try example.write(Self.folder + deep + "/Toast.swift", try example.text(Self.folder + "Toast.swift"))
    let missing = String(repeating: "n", count: 4096)
    let text = try example.text(Self.project)
      .replacing("path = Toast.swift;", with: "path = \"\(deep)/Toast.swift\";")
      .replacing("path = Arrivals.swift;", with: "path = \(missing).swift;")
    try example.write(Self.project, text)
    let output = try program.run("audit", example.path + "/Harbour")
    #expect(output.status == 1, "\(output.standardError)")
    #expect(output.standardOutput.contains("long/Toast.swift:"))
    #expect(output.standardOutput.split(whereSeparator: \.isWhitespace).joined().contains("nnnn.swift"))
    try example.write("answers.json", try program.answers(to: example.path + "/Harbour"))
    let applied = try program.run(
      "apply", example.path + "/Harbour", "--decisions", example.path + "/answers.json")
    #expect(applied.status <= 1, "\(applied.standardError)")
    #expect(try program.run("undo", example.path + "/Harbour").status == 0)
  }
}

extension EndToEnd {
  @Suite struct HostileNameScreenTests {
    @Test func theAssistantShowsTheNameAndSendsNothingOfIt() throws {
      let example = try HostileNameTests.example()
      defer { withExtendedLifetime(example) {} }
      let terminal = try Tmux(
        [Built.program("sceneshift"), example.path + "/Harbour"], columns: 120, rows: 40, raw: true)
      try terminal.wait(for: "not adopted")
      // Keys that come at once would be a paste.
      try terminal.press("/")
      try terminal.wait(for: "Find:")
      try terminal.type("Toast")
      try terminal.wait(for: "Find: Toast")
      try terminal.press("Enter")
      try terminal.wait(for: "To^Jast^[]0;owned^G")
      #expect(terminal.variable("pane_title") != "owned")
      try terminal.press("q")
      try terminal.expectCleanExit(0)
      let sent = String(decoding: terminal.rawOutput, as: UTF8.self)
      #expect(!sent.contains("\u{1B}]0;") && !sent.contains("\u{202E}") && !sent.contains("\u{2066}"))
    }
  }
}
