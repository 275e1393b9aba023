import Audit
import Testing

@testable import Apply

@Suite struct LineDiffTests {
  private func hunks(_ old: String, _ new: String, context: Int = 3) -> [Hunk] {
    Diff.hunks(old: Array(old.utf8), new: Array(new.utf8), context: context)
  }

  /// The lines as `-a`, `+b`, ` c`, without endings.
  private func picture(_ hunks: [Hunk]) -> [String] {
    hunks.flatMap(\.lines).map { line in
      switch line.kind {
      case .context: " " + line.text
      case .removed: "-" + line.text
      case .added: "+" + line.text
      }
    }
  }

  /// Both sides again from a difference with all lines as context.
  private func rebuild(_ hunks: [Hunk]) -> (old: [UInt8], new: [UInt8]) {
    let lines = hunks.flatMap(\.lines)
    return (
      lines.filter { $0.kind != .added }.flatMap(\.bytes), lines.filter { $0.kind != .removed }.flatMap(\.bytes)
    )
  }

  @Test func equalFilesHaveNoHunks() {
    #expect(hunks("a\nb\n", "a\nb\n").isEmpty)
    #expect(hunks("", "").isEmpty)
  }

  @Test func aChangedLineStandsBetweenItsNeighbours() {
    #expect(picture(hunks("a\nb\nc\n", "a\nB\nc\n")) == [" a", "-b", "+B", " c"])
  }

  @Test func lineNumbersCountEachSideFromOne() throws {
    let hunk = try #require(hunks("a\nb\nc\n", "a\nx\ny\nc\n").first)
    #expect(hunk.lines.map(\.oldNumber) == [1, 2, nil, nil, 3])
    #expect(hunk.lines.map(\.newNumber) == [1, nil, 2, 3, 4])
    #expect([hunk.oldStart, hunk.oldCount, hunk.newStart, hunk.newCount] == [1, 3, 1, 4])
  }

  @Test func aNewFileStartsAtLineZeroOfNothing() throws {
    let hunk = try #require(hunks("", "a\nb\n").first)
    #expect([hunk.oldStart, hunk.oldCount, hunk.newStart, hunk.newCount] == [0, 0, 1, 2])
  }

  @Test func changesFarApartAreSeparateHunksAndNearOnesShareOne() {
    let old = (1...30).map { "line \($0)\n" }.joined()
    let far = old.replacing("line 5\n", with: "five\n").replacing("line 20\n", with: "twenty\n")
    let near = old.replacing("line 5\n", with: "five\n").replacing("line 12\n", with: "twelve\n")
    #expect(hunks(old, far).count == 2)
    #expect(hunks(old, near).count == 1)
  }

  @Test func aMissingLastNewlineIsADifference() {
    let hunks = hunks("a\nb", "a\nb\n")
    #expect(picture(hunks) == [" a", "-b", "+b"])
    #expect(hunks.flatMap(\.lines).map(\.ending) == [.lf, nil, .lf])
  }

  @Test func windowsEndingsAreKeptApartFromUnixOnes() {
    let hunks = hunks("a\r\nb\r\n", "a\r\nb\n")
    #expect(picture(hunks) == [" a", "-b", "+b"])
    #expect(hunks.flatMap(\.lines).map(\.ending) == [.crlf, .crlf, .lf])
  }

  @Test func loneReturnsEndLinesAsTheyDoForPositions() {
    #expect(picture(hunks("a\rb\rc\r", "a\rB\rc\r")) == [" a", "-b", "+B", " c"])
  }

  @Test func anInsertedMethodIsShownWhole() {
    let old = """
      class A {
          func one() {
          }

          func two() {
          }
      }

      """
    let new = old.replacing(
      "    func two", with: "    func new() {\n        work()\n    }\n\n    func two")
    #expect(
      picture(hunks(old, new, context: 1)) == [
        " ", "+    func new() {", "+        work()", "+    }", "+", "     func two() {",
      ])
  }

  @Test func aRemovedMethodIsShownWhole() {
    let new = "class A {\n    func one() {\n    }\n\n    func two() {\n    }\n}\n"
    let old = new.replacing("    func two", with: "    func gone() {\n    }\n\n    func two")
    #expect(
      picture(hunks(old, new, context: 0)) == ["-    func gone() {", "-    }", "-"])
  }

  @Test func theHeadingNamesTheEnclosingDeclaration() throws {
    let body = (1...12).map { "        step\($0)()\n" }.joined()
    let old = "class A {\n    func run() {\n\(body)    }\n}\n"
    let hunk = try #require(hunks(old, old.replacing("step9", with: "step99")).first)
    #expect(hunk.heading == "func run() {")
  }

  @Test func wordsThatChangedAreEmphasised() throws {
    let hunk = try #require(hunks("let a = old(value)\n", "let a = newer(value)\n").first)
    #expect(hunk.lines.map(\.emphasis) == [[8..<11], [8..<13]])
  }

  @Test func linesWithoutAnythingInCommonAreNotEmphasised() throws {
    let hunk = try #require(hunks("alpha\n", "completely different\n").first)
    #expect(hunk.lines.map(\.emphasis) == [[], []])
  }

  @Test func emphasisFindsThePartnerAmongMoreLines() throws {
    let hunk = try #require(hunks("return handle(url)\n", "let first = urls\nreturn handle(first)\n").first)
    #expect(hunk.lines.map(\.emphasis) == [[14..<17], [], [14..<19]])
  }

  @Test func blanksCanBeIgnored() {
    let old = Array("if a {\n  b()\n}\n".utf8)
    let new = Array("if a {\n    b()\n}\nend\n".utf8)
    let hunks = Diff.hunks(old: old, new: new, context: 3, ignoringBlanks: true)
    #expect(picture(hunks) == [" if a {", "     b()", " }", "+end"])
  }

  @Test func bytesThatAreNotTextStayAsTheyAre() {
    let old: [UInt8] = [0xFF, 0x00, 0x0A, 0x61, 0x0A]
    let new: [UInt8] = [0xFF, 0x00, 0x0A, 0xFE, 0x0A]
    let both = rebuild(Diff.hunks(old: old, new: new, context: 100))
    #expect(both.old == old)
    #expect(both.new == new)
  }

  @Test(arguments: 0..<300) func bothSidesComeBackFromRandomPairs(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let alphabet = ["a\n", "b\n", "c\n", "\n", "  d\n", "}\n", "e\r\n", "f\r"]
    func text() -> [UInt8] {
      (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in
        Array((alphabet.randomElement(using: &random) ?? "").utf8)
      }
    }
    let old = text()
    let new = text()
    let both = rebuild(Diff.hunks(old: old, new: new, context: 1_000))
    // Without any change there is no hunk to rebuild from.
    if old != new {
      #expect(both.old == old)
      #expect(both.new == new)
    }
  }

  @Test(arguments: 0..<200) func theComparisonIsShortestOnSmallInputs(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 9_000)
    let old = (0..<Int.random(in: 0...14, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
    let new = (0..<Int.random(in: 0...14, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
    let diff = SequenceDiff(old, new)
    let kept = diff.removed.count { !$0 }
    #expect(zip(old, diff.removed).filter { !$0.1 }.map(\.0) == zip(new, diff.added).filter { !$0.1 }.map(\.0))
    #expect(kept == longestCommon(old, new))
  }

  private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for one in old.indices {
      for other in new.indices {
        table[one + 1][other + 1] =
          old[one] == new[other] ? table[one][other] + 1 : max(table[one][other + 1], table[one + 1][other])
      }
    }
    return table[old.count][new.count]
  }

  @Test(.timeLimit(.minutes(1))) func twentyThousandChangedLinesAreComparedInBoundedTime() {
    let lines = (0..<20_000).map { "line \($0)\n" }
    let old = Array(lines.joined().utf8)
    // Every line still exists, in the opposite order: nothing can be taken out beforehand.
    let reversed = Array(lines.reversed().joined().utf8)
    let rewritten = Array(lines.map { "new " + $0 }.joined().utf8)
    let turned = rebuild(Diff.hunks(old: old, new: reversed, context: 20_000))
    #expect(turned.new == reversed)
    #expect(Diff.hunks(old: old, new: rewritten, context: 3).reduce(0) { $0 + $1.added } == 20_000)
  }
}

/// The same numbers for the same seed on every platform (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
