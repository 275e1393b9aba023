import Audit

/// Tells the nesting of source lines from their blanks, as steps beyond the indentation that a piece of code starts at.
public struct Reindenter {
  private let text: SourceText
  private let base: [UInt8]
  private let unit: String
  private let literals: [ByteRange]

  /// - Parameters:
  ///   - range: whole statements or declarations.
  ///   - literals: multi-line string literals of the file.
  init(_ text: SourceText, range: ByteRange, literals: [ByteRange]) {
    self.text = text
    self.literals = literals.filter { $0.overlaps(range) }
    unit = text.indentUnit
    base = Self.base(text, range, self.literals)
  }

  /// The lines of `code` moved from the indentation they share to `margin`. Lines inside of multi-line string literals
  /// move along with the quotes that end the literal, so that their content stays.
  ///
  /// - Parameter unit: one step of indentation in the result.
  public static func reindent(_ code: String, to margin: String, unit: String) -> String {
    let file = SwiftSourceReader.read(SourceText(path: "code.swift", code))
    let text = file.text
    let lines = NeutralLines.of(0..<text.bytes.count, in: text, literals: file.multilineLiterals)
    let ending = text.lineEnding.rawValue
    let result = NeutralLines.text(lines, margin: margin, unit: unit, lineEnding: ending)
    return text.endsWithNewline ? result : String(result.dropLast())
  }

  /// Whether the line with index `line` begins inside of a string literal.
  func isLiteral(_ line: Int) -> Bool {
    let start = text.lineRange(line).lowerBound
    return literals.contains { $0.lowerBound < start && start < $0.upperBound }
  }

  /// The nesting of a line as tabs (with the mark behind them in a literal), and where its code starts.
  ///
  /// - Parameter range: the part of the line that counts.
  func indentation(of line: Int, _ range: ByteRange) -> (steps: String, start: Int) {
    let whole = text.lineRange(line)
    if let literal = literals.first(where: { $0.lowerBound < whole.lowerBound && whole.lowerBound < $0.upperBound }) {
      return literalIndentation(of: whole, in: literal)
    }
    // Code that begins in the middle of a line has no indentation.
    let blanks = Array(text.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 })
    let start = range.lowerBound + blanks.count
    guard range.lowerBound == whole.lowerBound else { return ("", start) }
    return (steps(blanks), start)
  }

  /// The content of a literal starts behind the blanks in front of its closing quotes; these move with the quotes that
  /// open it.
  private func literalIndentation(of line: ByteRange, in literal: ByteRange) -> (steps: String, start: Int) {
    let closing = text.lineRange(text.lineIndex(at: max(literal.lowerBound, literal.upperBound - 1)))
    let margin = Array(text.bytes[closing].prefix { $0 == 0x20 || $0 == 0x09 })
    let nesting = steps(margin) + String(NeutralLines.mark)
    let shared = zip(text.bytes[line], margin).prefix { $0 == $1 }.count
    // A line with fewer blanks is an empty one: Swift allows no other.
    return (nesting, line.lowerBound + shared)
  }

  /// Blanks beyond the base, in tabs as far as they are whole steps.
  private func steps(_ blanks: [UInt8]) -> String {
    let shared = zip(blanks, base).prefix { $0 == $1 }.count
    var rest = blanks[shared...]
    var result = ""
    let step = Array(unit.utf8)
    while !rest.isEmpty {
      if rest.first == 0x09 {
        result += "\t"
        rest = rest.dropFirst()
      } else if unit != "\t", rest.starts(with: step) {
        result += "\t"
        rest = rest.dropFirst(step.count)
      } else {
        break
      }
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  /// The blanks that all lines of code share; code that is commented out often stands to the left of it.
  private static func base(_ text: SourceText, _ range: ByteRange, _ literals: [ByteRange]) -> [UInt8] {
    shared(text, range, literals, comments: false) ?? shared(text, range, literals, comments: true) ?? []
  }

  private static func shared(
    _ text: SourceText, _ range: ByteRange, _ literals: [ByteRange], comments: Bool
  ) -> [UInt8]? {
    var base: [UInt8]?
    let first = text.lineIndex(at: range.lowerBound)
    let last = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    for index in first...max(first, last) {
      let line = text.lineRange(index)
      guard
        line.lowerBound >= range.lowerBound
          || text.bytes[line.lowerBound..<range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
        !literals.contains(where: { $0.lowerBound < line.lowerBound && line.lowerBound < $0.upperBound })
      else { continue }
      let blanks = Array(text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 })
      // Blank lines say nothing, nor does a brace behind the code; directives are often put to the left.
      guard blanks.count < line.count, line.lowerBound + blanks.count < range.upperBound,
        text.bytes[line.lowerBound + blanks.count] != UInt8(ascii: "#"),
        comments || !text.bytes[(line.lowerBound + blanks.count)...].starts(with: Array("//".utf8))
      else { continue }
      guard let known = base else {
        base = blanks
        continue
      }
      base = zip(known, blanks).prefix { $0 == $1 }.map(\.0)
    }
    return base
  }
}
