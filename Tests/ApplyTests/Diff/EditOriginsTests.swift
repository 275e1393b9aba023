import Audit
import Testing

@testable import Apply

@Suite struct EditOriginsTests {
  private func change(_ old: String, _ edits: [Edit]) throws -> FileChange {
    try FileChange(path: "A.swift", original: Array(old.utf8), edits: edits)
  }

  @Test func eachHunkNamesTheFindingsOfItsOwnEdits() throws {
    let old = (1...40).map { "line \($0)\n" }.joined()
    let bytes = SourceText(path: "", old)
    let hunks = Diff.hunks(
      of: try change(
        old,
        [
          Edit(range: bytes.lineRange(4), replacement: "five", findings: ["first"]),
          .insert("inserted\n", at: bytes.lineRange(30).lowerBound, findings: ["second"]),
        ]), context: 3)
    #expect(hunks.map(\.findings) == [["first"], ["second"]])
  }

  @Test func linesInOneHunkKeepTheirOwnFindings() throws {
    let old = "a\nb\nc\nd\n"
    let hunks = Diff.hunks(
      of: try change(
        old,
        [
          Edit(range: 2..<3, replacement: "B", findings: ["b"]), Edit(range: 6..<7, replacement: "D", findings: ["d"]),
        ]),
      context: 3)
    #expect(hunks.count == 1)
    #expect(hunks.first?.lines.map(\.findings) == [[], ["b"], ["b"], [], ["d"], ["d"]])
    #expect(hunks.first?.findings == ["b", "d"])
  }

  @Test func anInsertionThatReadsAsAnotherEqualLineKeepsItsFinding() throws {
    // The insertion repeats the line in front of it; a comparison cannot tell which of the two is new.
    let old = "a\n}\n\nb\n"
    let hunks = Diff.hunks(of: try change(old, [.insert("}\n\n", at: 2, findings: ["x"])]), context: 3)
    #expect(hunks.map(\.findings) == [["x"]])
  }

  @Test func aNewFileBelongsToTheFindingsThatMadeIt() throws {
    let new = try FileChange(
      path: "New.swift", original: nil, edits: [.insert("a\nb\n", at: 0, findings: ["one", "two"])])
    #expect(Diff.hunks(of: new, context: 3).map(\.findings) == [["one", "two"]])
  }

  @Test func countsAreThoseOfTheLines() throws {
    let counts = Diff.counts(of: try change("a\nb\nc\n", [Edit(range: 2..<3, replacement: "B\nBB", findings: [])]))
    #expect(counts.added == 2)
    #expect(counts.removed == 1)
  }
}
