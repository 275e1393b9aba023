import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The audit as SARIF, Markdown and HTML.
@Suite struct ReportFormatTests {
  private let program: Program
  private let example: ScratchFolder

  init() throws {
    program = try Program()
    example = try Program.example()
  }

  private var path: String { example.path + "/Harbour" }

  private func report(_ format: String) throws -> String {
    let output = try program.run("audit", path, "--format", format)
    #expect(output.status == 1, "\(output.standardError)")
    return output.standardOutput
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: SARIF

  private func sarif() throws -> (text: String, results: [[String: Any]], rules: [[String: Any]]) {
    let text = try report("sarif")
    let run = try #require((try json(text)["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    return (text, run["results"] as? [[String: Any]] ?? [], driver["rules"] as? [[String: Any]] ?? [])
  }

  private func region(_ result: [String: Any]) -> (file: String, region: [String: Int]) {
    let locations = result["locations"] as? [[String: Any]]
    let physical = locations?.first?["physicalLocation"] as? [String: Any]
    let artifact = physical?["artifactLocation"] as? [String: Any]
    return (artifact?["uri"] as? String ?? "", physical?["region"] as? [String: Int] ?? [:])
  }

  @Test func theSARIFReportFitsTheOfficialSchema() throws {
    let file = Program.repository + "/Tests/Schemas/sarif-schema-2.1.0.json"
    let validator = try SchemaValidator(Data(contentsOf: URL(fileURLWithPath: file)))
    let text = try sarif().text
    try validator.validate(Data(text.utf8))
    for (part, wrong) in [
      ("\"level\": \"error\"", "\"level\": \"blocker\""), ("\"startLine\": ", "\"startLine\": -"),
      ("\"ruleId\"", "\"rule\""),
    ] {
      #expect(text.contains(part))
      #expect(throws: SchemaValidator.Mismatch.self) {
        try validator.validate(Data(text.replacing(part, with: wrong).utf8))
      }
    }
  }

  @Test func aSARIFResultNamesItsRuleItsLevelAndItsFinding() throws {
    let (_, results, rules) = try sarif()
    let levels = ["blocker": "error", "decision": "warning", "informational": "note"]
    let project = try #require((try json(report("json"))["projects"] as? [[String: Any]])?.first)
    let findings = try #require(project["findings"] as? [[String: Any]])
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      let rule = rules[try #require(result["ruleIndex"] as? Int)]
      #expect(result["ruleId"] as? String == finding["rule"] as? String)
      #expect(rule["id"] as? String == finding["rule"] as? String)
      #expect(rule["help"] != nil)
      #expect(result["level"] as? String == levels[finding["kind"] as? String ?? ""])
      #expect((result["fingerprints"] as? [String: String])?.values.first == finding["id"] as? String)
      #expect((result["suppressions"] as? [Any])?.isEmpty == true)
      #expect(region(result).file != "")
    }
  }

  @Test func columnsOfSARIFAreCodeUnitsOfUTF16() throws {
    let file = "Harbour/ios/App/App/Toast.swift"
    let code = try example.text(file)
    // Two letters: four code units, eight bytes.
    try example.write(file, code.replacing("let window = UIWindow(", with: "/*👋🏽*/ let window = UIWindow("))
    let result = try #require(try sarif().results.first { $0["ruleId"] as? String == "window.without-scene" })
    let (uri, region) = region(result)
    #expect(uri == "ios/App/App/Toast.swift")
    let lines = try example.text(file).components(separatedBy: "\n")
    let units = Array(lines[try #require(region["startLine"]) - 1].utf16)
    let start = try #require(region["startColumn"])
    let end = try #require(region["endColumn"])
    #expect(region["startLine"] == region["endLine"])
    #expect(String(decoding: units[start - 1..<end - 1], as: UTF16.self) == "UIWindow(frame: UIScreen.main.bounds)")
  }

  @Test func pathsOfSARIFAreEncoded() throws {
    try FileManager.default.moveItem(
      atPath: path + "/ios/App/App/Toast.swift", toPath: path + "/ios/App/App/A toast & ü.swift")
    let project = "Harbour/ios/App/App.xcodeproj/project.pbxproj"
    try example.write(
      project,
      try example.text(project).replacing("path = Toast.swift", with: "path = \"A toast & \u{FC}.swift\""))
    #expect(try sarif().results.contains { region($0).file == "ios/App/App/A%20toast%20%26%20%C3%BC.swift" })
  }

  // MARK: Markdown

  @Test func theMarkdownReportHasFindingsEventsAndTheDeviceChecklist() throws {
    let text = try report("markdown")
    for part in [
      "# Harbour: scenes not adopted", "## Blockers (", "`ios/App/App/Toast.swift:8`", "(recommended)",
      "| Event | Start | Today | After the plan |", "## To check on a device", "- [ ] **C1**", "- [ ] **CAP4**",
      "org.example.harbour", "harbour://test", "```swift",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("BUNDLE_ID") && !text.contains("{scheme}"))
    // A name with an @ outside code would call somebody on a code host.
    for line in text.components(separatedBy: "\n") where line.contains("@") && !line.hasPrefix(" ") {
      let outside = line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      #expect(!outside.joined().contains("@"), "\(line)")
    }
  }

  @Test func codeStaysCodeInMarkdown() throws {
    let file = "Harbour/ios/App/App/Toast.swift"
    let code = try example.text(file)
    try example.write(file, code.replacing("let window = UIWindow(", with: "/* ```` | <b> */ let window = UIWindow("))
    #expect(try report("markdown").contains("`````swift\n        /* ```` | <b> */"), "the fence outdoes the code")
  }

  // MARK: HTML

  private func page() throws -> (text: String, page: XMLPage) {
    let text = try report("html")
    return (text, try XMLPage(text))
  }

  @Test func thePageIsOneFileWithoutScriptsAndNothingToFetch() throws {
    let (text, page) = try page()
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.names.isDisjoint(with: ["script", "img", "link", "iframe", "object", "form"]))
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("url(") && !text.contains("@import") && !text.contains("javascript:"))
    #expect(page.attributes.allSatisfy { !$0.name.hasPrefix("on") && $0.name != "src" })
    #expect(text.contains("prefers-color-scheme: dark"))
  }

  @Test func everyLinkOfThePageLeadsSomewhere() throws {
    let page = try page().page
    let ids = page.attributes.filter { $0.name == "id" }.map(\.value)
    #expect(Set(ids).count == ids.count, "an id stands for one element")
    let links = page.attributes.filter { $0.name == "href" }.map(\.value)
    #expect(links.count > 5)
    for link in links {
      #expect(link.hasPrefix("https://") || (link.hasPrefix("#") && ids.contains(String(link.dropFirst()))), "\(link)")
    }
    for label in page.attributes where label.name == "for" { #expect(ids.contains(label.value)) }
  }

  @Test func thePageShowsEventsAndIdentifiersOfTheProject() throws {
    let text = try page().text
    for part in [
      "<th scope=\"col\">After the plan</th>", "<th scope=\"row\">universal link</th>", "org.example.harbour",
      "harbour://test", "<summary><h3>", "recommended",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func hostileTextStaysTextOnThePage() throws {
    let file = "Harbour/ios/App/App/AppDelegate.swift"
    let code = try example.text(file).replacing(
      "tides.refresh()", with: "tides.refresh() // </pre><script>alert(1)</script> & \u{1B}[2J")
    try example.write(file, code)
    let (text, page) = try page()
    #expect(!page.names.contains("script"))
    #expect(text.contains("&lt;/pre&gt;&lt;script&gt;"))
    #expect(!text.contains("\u{1B}"))
  }
}

/// A page whose elements are all closed, as XML sees it.
private final class XMLPage: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []
  private(set) var attributes: [(name: String, value: String)] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      throw SchemaValidator.Mismatch(
        description: "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "not well formed")")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
    self.attributes += attributes.map { (name: $0.key, value: $0.value) }
  }
}
