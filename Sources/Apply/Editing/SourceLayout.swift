import Audit

/// How the lines of a source file lie, and edits that respect it.
struct SourceLayout {
  let text: SourceText
  /// One step of indentation.
  let unit: String
  let lineEnding: String

  init(_ text: SourceText) {
    self.text = text
    unit = text.indentUnit
    lineEnding = text.lineEnding.rawValue
  }

  /// Lines at `margin`, each ended; blank ones stay empty. A leading tab is one step.
  func block(_ lines: [String], margin: String) -> String {
    NeutralLines.text(lines, margin: margin, unit: unit, lineEnding: lineEnding)
  }

  // MARK: Questions

  func isBlank(_ line: Int) -> Bool { text.isBlankLine(line) }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Indentation of what a body belongs to: that of its closing brace, or of the line with the opening one.
  func margin(of body: ByteRange) -> String {
    let closing = text.lineRange(text.lineIndex(at: body.upperBound)).lowerBound
    if closing >= body.lowerBound, text.string(in: closing..<body.upperBound).allSatisfy(Self.isBlank) {
      return text.string(in: closing..<body.upperBound)
    }
    return text.indentation(at: max(0, body.lowerBound - 1))
  }

  // MARK: Edits

  /// Takes a declaration or a statement out, with the comments directly above it; a declaration (`isMember`) with the
  /// blank line that set it apart too.
  func removal(_ range: ByteRange, isMember: Bool, _ findings: [String]) -> Edit {
    let first = text.lineIndex(at: range.lowerBound)
    let last = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    let before = text.string(in: text.lineRange(first).lowerBound..<range.lowerBound)
    let behind = text.string(in: range.upperBound..<max(range.upperBound, text.lineRange(last).upperBound))
      .drop(while: Self.isBlank)
    guard before.allSatisfy(Self.isBlank), behind.isEmpty || behind.hasPrefix("//") else {
      return Edit(range: range, replacement: "", findings: findings)
    }
    let start = text.commentStart(aboveLine: first)
    var from = text.lineRange(start).lowerBound
    let end = text.fullLineRange(last).upperBound
    let blankAbove = start > 0 && isBlank(start - 1)
    let below = text.line(last + 1).drop(while: Self.isBlank)
    let closesBelow = below.hasPrefix("}")
    if blankAbove, isMember || isBlank(last + 1) || closesBelow { from = text.lineRange(start - 1).lowerBound }
    return Edit(range: from..<end, replacement: "", findings: findings)
  }

  /// Adds statements to a body: at its start, or at its end before a trailing `return`.
  func insertStatement(lines: [String], into body: CodeBlock, atEnd: Bool, findings: [String]) -> [Edit] {
    let margin = margin(of: body.range)
    if !text.spansLines(body.range) {
      let block = block(lines, margin: margin + unit)
      return [openBody(body.range, margin: margin, inserting: block, atEnd: atEnd, findings)]
    }
    // Directives of the preprocessor start their line, wherever the code around them stands.
    let first = body.statements.first { text.bytes[$0.range.lowerBound] != UInt8(ascii: "#") }
    let inner = first.map { text.indentation(at: $0.range.lowerBound) } ?? margin + unit
    let block = block(lines, margin: inner)
    if !atEnd {
      let line = text.lineIndex(at: body.range.lowerBound)
      if let first = body.statements.first, text.lineIndex(at: first.range.lowerBound) == line {
        // Code on the line of the brace goes to a line of its own.
        return [
          Edit(
            range: body.range.lowerBound..<first.range.lowerBound,
            replacement: lineEnding + self.block(lines, margin: margin + unit) + margin + unit, findings: findings)
        ]
      }
      return [.insert(block, at: text.fullLineRange(line).upperBound, findings: findings)]
    }
    if let last = body.statements.last, last.kind == .return {
      let offset = text.lineRange(text.commentStart(aboveLine: text.lineIndex(at: last.range.lowerBound))).lowerBound
      return [.insert(block, at: max(offset, body.range.lowerBound), findings: findings)]
    }
    let offset = text.lineRange(text.lineIndex(at: body.range.upperBound)).lowerBound
    guard offset >= body.range.lowerBound, text.string(in: offset..<body.range.upperBound).allSatisfy(Self.isBlank)
    else {
      return [.insert(lineEnding + block + margin, at: body.range.upperBound, findings: findings)]
    }
    let separate = body.statements.isEmpty || lines.count < 2 ? "" : lineEnding
    return [.insert(separate + block, at: offset, findings: findings)]
  }

  /// Opens `{}` or `{ code }` onto lines of its own.
  func openBody(_ range: ByteRange, margin: String, inserting block: String, atEnd: Bool, _ findings: [String]) -> Edit
  {
    let old = String(
      text.string(in: range).drop(while: Self.isBlank).reversed().drop(while: Self.isBlank).reversed())
    let kept = old.isEmpty ? "" : margin + unit + old + lineEnding
    let isReturn = old.hasPrefix("return")
    return Edit(
      range: range, replacement: lineEnding + (atEnd && !isReturn ? kept + block : block + kept) + margin,
      findings: findings)
  }
}
