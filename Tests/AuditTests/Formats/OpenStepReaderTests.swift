import Foundation
import Testing

@testable import Audit

@Suite struct OpenStepReaderTests {
  private func read(_ text: String) throws -> PropertyListNode {
    try OpenStepReader.read(SourceText(path: "p", text)).root
  }

  @Test(arguments: [
    "// !$*UTF8*$!\n{ a = 1; }", "\u{FEFF}{ a = 1; }", "{\r\n\ta = 1;\r\n}\r\n", "{\ra = 1;\r}", "{ a = 1; } // end",
    "{ a /* one * two ** / */ = /**/ 1; }", "{ \"a\" = '1'; }", "{a=1;}", "{ a = \"1\"; }",
  ])
  func readsEverySpelling(_ text: String) throws {
    #expect(try read(text)["a"]?.string == "1")
  }

  @Test(arguments: [
    ("a-b", "a-b"), ("a:b", "a:b"), ("http://x/y", "http://x/y"), ("a+b@~#%&", "a+b@~#%&"), ("Ünïcode🌱", "Ünïcode🌱"),
    ("<group>", "<group>"), ("\"<group>\"", "<group>"), ("\"a\\\"b\\\\c\\nd\\te\"", "a\"b\\c\nd\te"),
    ("\"\\U00e9\"", "é"), ("\"\\101\"", "A"), ("\"it's\"", "it's"), ("'say \"x\"'", "say \"x\""), ("\"\"", ""),
    ("0720", "0720"), ("\"a\\é\"", "aé"), ("\"\\\"$(SDKROOT)/usr\\\"\"", "\"$(SDKROOT)/usr\""),
  ])
  func readsWords(_ written: String, _ value: String) throws {
    #expect(try read("{ k = \(written); }")["k"]?.string == value)
  }

  @Test func readsListsWithAndWithoutTheLastComma() throws {
    #expect(try read("{ k = (a, b); }")["k"]?.array?.compactMap(\.string) == ["a", "b"])
    #expect(try read("{ k = (a, b,); }")["k"]?.array?.compactMap(\.string) == ["a", "b"])
    #expect(try read("{ k = (); }")["k"]?.array?.isEmpty == true)
  }

  @Test func keepsDuplicateKeysInOrderAndReadsTheLast() throws {
    let root = try read("{ a = 1; b = 2; a = 3; }")
    #expect(root.dictionary?.map(\.key) == ["a", "b", "a"])
    #expect(root["a"]?.string == "3")
  }

  @Test func rangesHoldKeysAndValuesWithTheirQuotes() throws {
    let text = SourceText(path: "p", "\u{FEFF}{\r\n \"a b\" = ( é, \"x\" ); }")
    let root = try OpenStepReader.read(text).root
    let entry = try #require(root.dictionary?.first)
    #expect(text.string(in: entry.keyRange) == "\"a b\"")
    #expect(text.string(in: entry.value.range) == "( é, \"x\" )")
    #expect(entry.value.array?.map { text.string(in: $0.range) } == ["é", "\"x\""])
  }

  @Test(arguments: [
    ("{ a = 1 }", 1, "missing ';'"), ("{\n a 1;\n}", 2, "missing '='"), ("{\n\n k = (a b);\n}", 3, "missing ','"),
    ("{ a = 1;", 1, "without '}'"), ("{ a = (1", 1, "without ')'"), ("{ a = \"1; }", 1, "closing quote"),
    ("{ a = 1; } b", 1, "text after"), ("{ a = 1; }\0\0", 1, "NUL bytes after the end"), ("", 1, "empty"),
    ("{ /* a = 1; }", 1, "comment without end"), ("{ a = ; }", 1, "where a word should stand"),
  ])
  func namesLineAndReason(_ text: String, _ line: Int, _ reason: String) {
    do {
      _ = try read(text)
      Issue.record("read without error")
    } catch let error as FormatError {
      #expect(error.line == line)
      #expect(error.reason.contains(reason), "\(error.reason)")
    } catch {
      Issue.record(error)
    }
  }

  @Test func tellsWhatFoundationWouldNotRead() throws {
    #expect(try OpenStepReader.read(SourceText(path: "p", "{ a = b-c; }")).isStrict)
    #expect(try OpenStepReader.read(SourceText(path: "p", "{ a = \"é\"; }")).isStrict)
    #expect(try !OpenStepReader.read(SourceText(path: "p", "{ a = é; }")).isStrict)
    #expect(try !OpenStepReader.read(SourceText(path: "p", "{ a = b+c; }")).isStrict)
  }

  @Test func agreesWithFoundationOnAWholeProject() throws {
    let text = try ProjectFixture.text("AppTestsAndExtension.pbxproj")
    let theirs = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    #expect(plain(try read(text)) == theirs as? NSDictionary)
  }

  private func plain(_ node: PropertyListNode) -> NSObject? {
    switch node.value {
    case .dictionary(let entries):
      var all: [String: NSObject] = [:]
      for entry in entries { all[entry.key] = plain(entry.value) }
      return NSDictionary(dictionary: all)
    case .array(let nodes): return NSArray(array: nodes.compactMap(plain))
    default: return node.string.map { NSString(string: $0) }
    }
  }

  @Test func answersDamagedInputWithAnError() {
    let text = "// !\n{ a = \"1\\n\"; /* c */ b = (x, \"y\",); c = { d = <0fbd>; }; }\n"
    for bytes in HostileInput.truncations(text) + HostileInput.replacements(text) {
      _ = try? OpenStepReader.read(SourceText(path: "p", bytes: bytes))
    }
    for opening in ["{a=", "(", "{\"a\"=(", "((((", "/*", "\"\\"] {
      #expect(throws: FormatError.self) {
        try OpenStepReader.read(SourceText(path: "p", bytes: HostileInput.nested(opening)))
      }
    }
  }
}
