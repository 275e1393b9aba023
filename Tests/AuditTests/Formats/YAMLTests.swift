import Testing

@testable import Audit

@Suite struct YAMLTests {
  private func read(_ text: String) throws -> YAMLNode? { try YAMLNode.read(Array(text.utf8)) }

  @Test func readsMappingsSequencesAndScalars() throws {
    let node = try read("a: 1\nb:\n  - x\n  - 'y: z'\nc: {d: \"e\"}\n")
    #expect(node?["a"]?.string == "1")
    #expect(node?["b"]?.sequence?.compactMap(\.string) == ["x", "y: z"])
    #expect(node?["c"]?["d"]?.string == "e")
    #expect(node?["c"]?.line == 5)
    #expect(node?["none"] == nil)
  }

  @Test func worksOutAliasesAndMergeKeys() throws {
    let node = try read("base: &b\n  x: 1\n  y: 2\nuse:\n  <<: *b\n  y: 3\nlist: [*b]\n")
    #expect(node?["use"]?["x"]?.string == "1")
    #expect(node?["use"]?["y"]?.string == "3")
    #expect(node?["list"]?.sequence?.first?["x"]?.string == "1")
  }

  @Test func anEmptyFileHasNoDocument() throws {
    #expect(try read("") == nil)
    #expect(try read("# only a comment\n") == nil)
  }

  @Test func tellsTheLineOfAnError() {
    #expect(throws: YAMLError.self) { try read("a: 1\nb: [\n") }
    do {
      _ = try read("a: 1\n\tb: 2\n")
      Issue.record("a tab is no indentation")
    } catch {
      #expect((error as? YAMLError)?.line == 2)
    }
  }

  @Test func refusesFilesMadeToExplode() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let alias = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(alias)]\n"
    }
    #expect(throws: YAMLError.self) { try read(text) }
    #expect(throws: YAMLError.self) { try read(String(repeating: "[", count: 10_000)) }
  }
}
