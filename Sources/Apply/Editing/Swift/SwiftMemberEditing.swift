import Audit

/// Members of types.
extension SwiftEditor {
  /// Adds members at the end of a type, each after a blank line, or at its start.
  ///
  /// - Parameter members: each the lines of one member.
  public static func insertMembers(
    _ members: [[String]], into type: TypeDeclaration, in text: SourceText, atStart: Bool = false,
    findings: [String]
  ) -> [Edit] {
    guard !members.isEmpty else { return [] }
    let style = SwiftStyle(text)
    let body = type.bodyRange
    let margin = text.indentation(at: type.range.lowerBound)
    let inner = memberMargin(of: type, in: text) ?? margin + style.unit
    let block = members.map { style.block($0, margin: inner) }.joined(separator: style.lineEnding)
    if !text.spansLines(body) {
      return [openBody(body, in: text, margin: margin, inner: inner, inserting: block, atEnd: !atStart, findings)]
    }
    return atStart
      ? [insertAtStart(block, of: body, joins: opensWithProperty(type), in: text, style, findings)]
      : [insertAtEnd(block, of: body, margin: margin, in: text, style, findings)]
  }

  /// Adds one member at the end of a type, after a blank line, or at its start.
  public static func insertMember(
    lines: [String], into type: TypeDeclaration, in text: SourceText, atStart: Bool = false, findings: [String]
  ) -> [Edit] {
    insertMembers([lines], into: type, in: text, atStart: atStart, findings: findings)
  }

  /// Adds a stored property: behind those that open the type, else at its start.
  public static func addProperty(
    lines: [String], to type: TypeDeclaration, in text: SourceText, findings: [String]
  ) -> [Edit] {
    let firstMethod = type.methods.map(\.range.lowerBound).min() ?? Int.max
    let leading = type.properties.filter { $0.condition == type.condition && $0.range.lowerBound < firstMethod }
    guard text.spansLines(type.bodyRange), let last = leading.last,
      text.startsLine(last.range.lowerBound), last.accessors.map({ !text.spansLines($0.range) }) ?? true
    else { return insertMember(lines: lines, into: type, in: text, atStart: true, findings: findings) }
    let style = SwiftStyle(text)
    let line = text.lineIndex(at: max(last.range.lowerBound, last.range.upperBound - 1))
    let block = style.block(lines, margin: text.indentation(at: last.range.lowerBound))
    return [insertLines(block, belowLine: line, in: text, style, findings)]
  }

  /// Adds a member behind the declaration that stands in `range`, after a blank line.
  public static func insertMember(
    lines: [String], after range: ByteRange, in text: SourceText, findings: [String]
  ) -> [Edit] {
    let style = SwiftStyle(text)
    let line = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    let block = style.block(lines, margin: text.indentation(at: range.lowerBound))
    guard
      text.trimmed(range.upperBound..<text.lineRange(line).upperBound).isEmpty
        || text.string(in: text.trimmed(range.upperBound..<text.lineRange(line).upperBound)).hasPrefix("//")
    else {
      // Something else follows on the same line, if only a brace.
      let margin = text.indentation(at: range.lowerBound)
      return [
        Edit(
          range: range.upperBound..<text.trimmed(range.upperBound..<text.bytes.count).lowerBound,
          replacement: style.lineEnding + style.lineEnding + block + margin, findings: findings)
      ]
    }
    return [insertLines(style.lineEnding + block, belowLine: line, in: text, style, findings)]
  }

  /// Takes a declaration out, with the comments directly above it and a blank line that set it apart.
  public static func removeDeclaration(_ range: ByteRange, in text: SourceText, findings: [String]) -> [Edit] {
    [removal(range, in: text, findings)]
  }

  // MARK: Places

  /// Indentation of the first member that starts its line.
  private static func memberMargin(of type: TypeDeclaration, in text: SourceText) -> String? {
    let starts = (type.methods.map(\.range) + type.properties.map(\.range)).map(\.lowerBound).sorted()
    return starts.first {
      text.startsLine($0) && text.lineIndex(at: $0) > text.lineIndex(at: type.bodyRange.lowerBound)
    }
    .map { text.indentation(at: $0) }
  }

  /// Whether the first member is a property.
  private static func opensWithProperty(_ type: TypeDeclaration) -> Bool {
    guard let property = type.properties.map(\.range.lowerBound).min() else { return false }
    return type.methods.allSatisfy { $0.range.lowerBound > property }
  }

  /// - Parameter joins: whether what is inserted may stand directly above the first member, behind a blank line that
  ///   sets the members apart from the brace.
  private static func insertAtStart(
    _ block: String, of body: ByteRange, joins: Bool, in text: SourceText, _ style: SwiftStyle, _ findings: [String]
  ) -> Edit {
    let line = text.lineIndex(at: body.lowerBound)
    let rest = text.trimmed(body.lowerBound..<text.lineRange(line).upperBound)
    guard rest.isEmpty || text.string(in: rest).hasPrefix("//") else {
      // Code follows the brace on its line.
      return Edit(
        range: body.lowerBound..<rest.lowerBound,
        replacement: style.lineEnding + block + style.lineEnding + text.indentation(at: body.lowerBound) + style.unit,
        findings: findings)
    }
    if joins, text.isBlankLine(line + 1), !text.isBlankLine(line + 2) {
      return .insert(block, at: text.fullLineRange(line + 1).upperBound, findings: findings)
    }
    let next = text.trimmed(body).lowerBound
    let isAlone = text.trimmed(body).isEmpty
    let needsBlank = !isAlone && text.lineIndex(at: next) == line + 1
    return .insert(
      block + (needsBlank ? style.lineEnding : ""), at: text.fullLineRange(line).upperBound, findings: findings)
  }

  private static func insertAtEnd(
    _ block: String, of body: ByteRange, margin: String, in text: SourceText, _ style: SwiftStyle,
    _ findings: [String]
  ) -> Edit {
    let closing = text.lineIndex(at: body.upperBound)
    guard text.startsLine(body.upperBound), text.lineRange(closing).lowerBound >= body.lowerBound else {
      // The brace stands behind code.
      let end = text.trimmed(body).upperBound
      return Edit(
        range: end..<body.upperBound, replacement: style.lineEnding + style.lineEnding + block + margin,
        findings: findings)
    }
    let isFirst = text.trimmed(body).isEmpty
    let needsBlank = !isFirst && !text.isBlankLine(closing - 1)
    return .insert(
      (needsBlank ? style.lineEnding : "") + block, at: text.lineRange(closing).lowerBound, findings: findings)
  }

  /// Inserts whole lines below the line with index `line`, which may be the last one and without an ending.
  static func insertLines(
    _ block: String, belowLine line: Int, in text: SourceText, _ style: SwiftStyle, _ findings: [String]
  ) -> Edit {
    let full = text.fullLineRange(line)
    let isEnded = full.upperBound > text.lineRange(line).upperBound
    if isEnded { return .insert(block, at: full.upperBound, findings: findings) }
    return .insert(style.lineEnding + block.dropLast(), at: full.upperBound, findings: findings)
  }

  /// Opens `{}` or `{ code }` onto lines of its own.
  static func openBody(
    _ range: ByteRange, in text: SourceText, margin: String, inner: String, inserting block: String, atEnd: Bool,
    _ findings: [String]
  ) -> Edit {
    let ending = text.lineEnding.rawValue
    let old = text.string(in: text.trimmed(range))
    let kept = old.isEmpty ? "" : inner + old + ending
    let parts = atEnd ? kept + block : block + kept
    return Edit(range: range, replacement: ending + parts + margin, findings: findings)
  }

  /// Whole lines where the code has them to itself, else the bytes of `range`.
  static func removal(_ range: ByteRange, in text: SourceText, _ findings: [String]) -> Edit {
    let first = text.lineIndex(at: range.lowerBound)
    let last = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    let rest = text.string(in: text.trimmed(range.upperBound..<max(range.upperBound, text.lineRange(last).upperBound)))
    guard text.startsLine(range.lowerBound), rest.isEmpty || rest.hasPrefix("//") else {
      return removalInLine(range, in: text, findings)
    }
    let start = text.commentStart(aboveLine: first)
    var from = text.lineRange(start).lowerBound
    var to = text.fullLineRange(last).upperBound
    let isFirst = start == 0 || text.code(ofLine: start - 1).hasSuffix("{")
    if start > 0, text.isBlankLine(start - 1) {
      let closes = last + 1 >= text.lineCount || text.code(ofLine: last + 1).hasPrefix("}")
      if closes || text.isBlankLine(last + 1) { from = text.lineRange(start - 1).lowerBound }
    } else if isFirst, text.isBlankLine(last + 1) {
      to = text.fullLineRange(last + 1).upperBound
    }
    // The last line of a file may have no ending: then the one above goes.
    if to == text.bytes.count, !text.endsWithNewline, from > 0 {
      while from > 0, SourceText.isLineEnd(text.bytes[from - 1]) { from -= 1 }
    }
    if start == 0, text.hasByteOrderMark { from = max(from, 3) }
    return Edit(range: from..<max(from, to), replacement: "", findings: findings)
  }

  /// Other code shares the line.
  private static func removalInLine(_ range: ByteRange, in text: SourceText, _ findings: [String]) -> Edit {
    var end = range.upperBound
    while end < text.bytes.count, SourceText.isBlank(text.bytes[end]) || text.bytes[end] == UInt8(ascii: ";") {
      end += 1
    }
    let isTail = end >= text.bytes.count || SourceText.isLineEnd(text.bytes[end])
    return Edit(
      range: range.lowerBound..<(isTail ? range.upperBound : end), replacement: "", findings: findings)
  }
}
