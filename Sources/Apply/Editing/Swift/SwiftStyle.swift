import Audit

/// How a file indents and ends its lines.
public struct SwiftStyle: Sendable, Hashable {
  /// One step of indentation.
  public let unit: String
  public let lineEnding: String

  public init(_ text: SourceText) {
    unit = text.indentUnit
    lineEnding = text.lineEnding.rawValue
  }

  /// Lines at `margin`, each ended. A leading tab of a line is one step.
  func block(_ lines: [String], margin: String) -> String {
    NeutralLines.text(lines, margin: margin, unit: unit, lineEnding: lineEnding)
  }
}

/// Questions about lines.
extension SourceText {
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether nothing but blanks stands in the line with index `line`; false past the end.
  func isBlankLine(_ line: Int) -> Bool {
    line >= 0 && line < lineCount && bytes[lineRange(line)].allSatisfy(Self.isBlank)
  }

  /// Where the code of the line with index `line` begins, behind its blanks.
  func codeStart(ofLine line: Int) -> Int {
    let range = lineRange(line)
    return range.lowerBound + bytes[range].prefix(while: Self.isBlank).count
  }

  /// The code of the line with index `line`, without leading blanks.
  func code(ofLine line: Int) -> String { string(in: codeStart(ofLine: line)..<lineRange(line).upperBound) }

  func spansLines(_ range: ByteRange) -> Bool {
    bytes[range.clamped(to: 0..<bytes.count)].contains(where: Self.isLineEnd)
  }

  /// `range` without blanks and line ends at both ends.
  func trimmed(_ range: ByteRange) -> ByteRange {
    var lower = max(0, range.lowerBound)
    var upper = min(bytes.count, range.upperBound)
    func isEmpty(_ byte: UInt8) -> Bool { Self.isBlank(byte) || Self.isLineEnd(byte) }
    while lower < upper, isEmpty(bytes[lower]) { lower += 1 }
    while upper > lower, isEmpty(bytes[upper - 1]) { upper -= 1 }
    return lower..<max(lower, upper)
  }

  /// The first line of the comments that stand directly above `line`, or `line` itself. A `MARK` belongs to more than
  /// what follows it, a comment at the top of the file to all of it, and a call that was commented out to neither.
  func commentStart(aboveLine line: Int) -> Int {
    var start = line
    while start > 0 {
      let above = code(ofLine: start - 1)
      if above.hasPrefix("//") {
        let words = above.drop { $0 == "/" || $0 == " " || $0 == "\t" }
        if words.hasPrefix("MARK:") || words.hasPrefix("swiftlint:") || isCall(words) { break }
        start -= 1
      } else if above.hasSuffix("*/"), let opening = blockCommentStart(endingAtLine: start - 1) {
        start = opening
      } else {
        break
      }
    }
    let isHeader = start == 0 && line > 0 && !code(ofLine: 0).hasPrefix("///") && !code(ofLine: 0).hasPrefix("/**")
    return isHeader ? line : start
  }

  /// Whether a comment in a Swift file says nothing but one call: `self.window.cover()`.
  private func isCall(_ comment: Substring) -> Bool {
    guard path.hasSuffix(".swift"), let open = comment.firstIndex(of: "(") else { return false }
    let callee = comment[..<open]
    let last = comment.last { !$0.isWhitespace && $0 != ";" }
    return last == ")" && callee.contains(where: \.isLowercase)
      && callee.allSatisfy { $0.isLetter || $0.isNumber || "._?!".contains($0) }
  }

  /// The line where the block comment that ends in `line` begins, if it stands on lines of its own.
  private func blockCommentStart(endingAtLine line: Int) -> Int? {
    var index = line
    while index >= 0, line - index < 200 {
      let code = code(ofLine: index)
      if code.hasPrefix("/*") { return index }
      if index != line, code.contains("*/") { return nil }
      index -= 1
    }
    return nil
  }
}
