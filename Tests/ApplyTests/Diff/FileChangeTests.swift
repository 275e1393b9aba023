import Testing

@testable import Apply
@testable import Audit

@Suite struct FileChangeTests {
  private func change(_ text: String, _ removals: [Range<Int>]) throws -> FileChange {
    try FileChange(
      path: "a", original: Array(text.utf8),
      edits: removals.map { Edit(range: $0, replacement: "", findings: ["\($0.lowerBound)"]) })
  }

  @Test func neighboursThatBothGoShareTheBlankLineBetween() throws {
    // `one` takes the blank line below along, `two` the one above.
    let change = try change("one\n\ntwo\nend\n", [0..<5, 4..<9])
    #expect(String(decoding: change.result, as: UTF8.self) == "end\n")
    #expect(change.edits.map(\.findings) == [["0", "4"]])
  }

  @Test func removalsThatShareCodeClash() throws {
    #expect(throws: EditConflict.self) { try change("one\n\ntwo\nend\n", [0..<6, 4..<9]) }
  }
}
