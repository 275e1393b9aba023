import Testing

@testable import Audit

@Suite struct JSONTests {
  private func read(_ text: String) throws -> JSONNode { try JSONNode(Array(text.utf8)) }

  @Test func readsValuesWithTheirPlaces() throws {
    let node = try read(#"{"a": [1, -2.5e3, true, null], "b": {"c": "d\n\u00e9\ud83d\ude00\/"}}"#)
    #expect(node["b"]?["c"]?.string == "d\né😀/")
    #expect(node["a"]?.array?.count == 4)
    #expect(node["a"]?.array?[2].bool == true)
    #expect(node["a"]?.offset == 6)
    if case .number(let text) = node["a"]?.array?[1].value { #expect(text == "-2.5e3") } else { Issue.record() }
  }

  @Test func readsWhatConfigurationFilesHold() throws {
    let node = try read("\u{FEFF}// note\n{a: 'x', /* b */ \"c\": [1, 2,],\n}\n")
    #expect(node["a"]?.string == "x")
    #expect(node["c"]?.array?.count == 2)
  }

  @Test func theLastOfTwoMembersCounts() throws {
    #expect(try read(#"{"a": "1", "a": "2"}"#)["a"]?.string == "2")
  }

  @Test(arguments: [
    "", "{", "[1", "{\"a\"}", "{\"a\": }", "{\"a\": 1 \"b\": 2}", "\"open", "nonsense", "{} {}", "[1 2]", "/", "{,}",
    "\"a\\",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(throws: JSONError.self) { try read(text) }
  }

  @Test func refusesNestingThatWouldExhaustTheStack() {
    #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 100_000)) }
  }
}
