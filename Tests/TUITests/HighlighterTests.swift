import Testing

@testable import TUI

@Suite struct HighlighterTests {
  private func roles(_ path: String, _ lines: String...) -> [[String]] {
    var highlighter = Highlighter(path: path)
    return lines.map { line in
      highlighter.spans(line).filter { $0.style.role != .text }.map { "\($0.style.role):\($0.text)" }
    }
  }

  @Test func swiftWordsStringsAndComments() {
    #expect(
      roles("a.swift", "@main final class App { let x = \"a\\\"b\" // end", "/* one /* two */", "*/ var y = 0x1F")
        == [
          [
            "attribute:@main", "keyword:final", "keyword:class", "typeName:App", "keyword:let", "string:\"a\\\"b\"",
            "comment:// end",
          ],
          ["comment:/* one /* two */"], ["comment:*/", "keyword:var", "number:0x1F"],
        ])
  }

  @Test func textOverSeveralLines() {
    #expect(
      roles("a.swift", "let t = \"\"\"", "  // no comment", "  \"\"\"; let z = 1")
        == [
          ["keyword:let", "string:\"\"\""], ["string:  // no comment"], ["string:  \"\"\"", "keyword:let", "number:1"],
        ])
  }

  @Test func objectiveC() {
    #expect(
      roles(
        "a.m", "#import \"A.h\"", "- (BOOL)go:(NSString *)name { return [name isEqual:@\"x\"]; }", "/* a /* b */ int c;"
      )
        == [
          ["attribute:#import", "string:\"A.h\""],
          ["keyword:BOOL", "typeName:NSString", "keyword:return", "typeName:isEqual", "string:@\"x\""].filter {
            $0 != "typeName:isEqual"
          },
          ["comment:/* a /* b */", "keyword:int"],
        ])
  }

  @Test func propertyLists() {
    #expect(
      roles("a.plist", "<key>A</key><!-- x", "y --><plist version=\"1.0\">")
        == [
          ["keyword:<key>", "keyword:</key>", "comment:<!-- x"],
          ["comment:y -->", "keyword:<plist", "typeName:version", "string:\"1.0\"", "keyword:>"],
        ])
  }

  @Test func projectFilesAndJSON() {
    #expect(
      roles("a.pbxproj", "A1 /* Sources */ = {isa = PBXBuildFile; };")
        == [["comment:/* Sources */", "keyword:isa", "typeName:PBXBuildFile"]])
    #expect(
      roles("a.json", "{\"a\": true, \"b\": 1}") == [["string:\"a\"", "keyword:true", "string:\"b\"", "number:1"]])
  }

  @Test(arguments: ["swift", "m", "plist", "pbxproj", "json", "txt"]) func nothingIsLost(type: String) {
    for line in [
      "", "\"", "\"\\", "/*", "*/", "<", "</", "<a b='", "@", "#", "'", "\"\"\"", "é中👨\u{200D}👩", "<!--", "a\u{1B}b",
      "//",
    ] {
      var highlighter = Highlighter(path: "a." + type)
      #expect(highlighter.spans(line).map(\.text).joined() == line)
      #expect(highlighter.spans(line).map(\.text).joined() == line)
    }
  }
}
