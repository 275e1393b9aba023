import Audit

/// Changes Swift text by inserting and removing lines at byte ranges; every other byte stays. What is inserted takes the
/// file's indentation and line ending.
///
/// Lines given to these functions have no indentation of their own: a leading tab is one step.
public enum SwiftEditor {
  // MARK: Members

  /// Adds a member at the end of a type, after a blank line, or at its start.
  public static func insertMember(
    lines: [String], into type: TypeDeclaration, in text: SourceText, atStart: Bool = false, findings: [String]
  ) -> [Edit] {
    let style = Style(text)
    let body = type.bodyRange
    let margin = text.indentation(at: type.range.lowerBound)
    let member = style.block(lines, margin: margin + style.unit)
    if isOneLine(body, in: text) {
      return [openBody(body, in: text, margin: margin, inserting: member, atEnd: !atStart, style: style, findings)]
    }
    if atStart {
      let line = text.lineIndex(at: body.lowerBound)
      let offset = text.fullLineRange(line).upperBound
      let isBlank = isBlank(line + 1, in: text)
      return [
        .insert(
          isBlank ? member : member + style.eol, at: isBlank ? text.fullLineRange(line + 1).upperBound : offset,
          findings: findings)
      ]
    }
    let closing = text.lineIndex(at: body.upperBound)
    let offset = max(text.lineRange(closing).lowerBound, body.lowerBound)
    // The closing brace may share its line with code.
    guard text.string(in: offset..<body.upperBound).allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return [.insert(style.eol + style.eol + member + margin, at: body.upperBound, findings: findings)]
    }
    let needsBlank =
      closing > 0 && !isBlank(closing - 1, in: text) && text.lineRange(closing - 1).lowerBound >= body.lowerBound
    return [.insert((needsBlank ? style.eol : "") + member, at: offset, findings: findings)]
  }

  /// Adds a member behind the declaration that stands in `range`, after a blank line.
  public static func insertMember(
    lines: [String], after range: ByteRange, in text: SourceText, findings: [String]
  ) -> [Edit] {
    let style = Style(text)
    let line = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    let full = text.fullLineRange(line)
    let member = style.block(lines, margin: text.indentation(at: range.lowerBound))
    let ends = full.upperBound > full.lowerBound && [0x0A, 0x0D].contains(text.bytes[full.upperBound - 1])
    return [.insert((ends ? style.eol : style.eol + style.eol) + member, at: full.upperBound, findings: findings)]
  }

  /// Takes a declaration out, with the comments directly above it and the blank line that set it apart.
  public static func removeDeclaration(_ range: ByteRange, in text: SourceText, findings: [String]) -> [Edit] {
    [removal(range, in: text, isMember: true, findings)]
  }

  /// Takes `private` or `fileprivate` off the declaration that stands in `range`.
  public static func makeInternal(_ range: ByteRange, in text: SourceText, findings: [String]) -> [Edit] {
    let head = text.string(in: range).prefix { $0 != "{" && $0 != "=" }
    let bytes = Array(head.utf8)
    for word in ["fileprivate", "private"] {
      let pattern = Array(word.utf8)
      var index = 0
      while index + pattern.count <= bytes.count {
        defer { index += 1 }
        guard bytes[index..<index + pattern.count].elementsEqual(pattern),
          index == 0 || !isWord(bytes[index - 1])
        else { continue }
        var end = index + pattern.count
        guard end >= bytes.count || (!isWord(bytes[end]) && bytes[end] != UInt8(ascii: "(")) else { continue }
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return [
          Edit(range: range.lowerBound + index..<range.lowerBound + end, replacement: "", findings: findings)
        ]
      }
    }
    return []
  }

  // MARK: Statements

  /// Adds statements to a body: at its start, or at its end before a trailing `return`.
  public static func insertStatement(
    lines: [String], into body: CodeBlock, atEnd: Bool, in text: SourceText, findings: [String]
  ) -> [Edit] {
    let style = Style(text)
    let margin = text.indentation(at: max(0, body.range.lowerBound - 1))
    if isOneLine(body.range, in: text) {
      let block = style.block(lines, margin: margin + style.unit)
      return [openBody(body.range, in: text, margin: margin, inserting: block, atEnd: atEnd, style: style, findings)]
    }
    let inner = body.statements.first.map { text.indentation(at: $0.range.lowerBound) } ?? margin + style.unit
    let block = style.block(lines, margin: inner)
    if !atEnd {
      let line = text.lineIndex(at: body.range.lowerBound)
      return [.insert(block, at: text.fullLineRange(line).upperBound, findings: findings)]
    }
    let last = body.statements.last
    let offset: Int
    if let last, last.kind == .return {
      offset = text.lineRange(commentStart(of: text.lineIndex(at: last.range.lowerBound), in: text)).lowerBound
      return [.insert(block, at: offset, findings: findings)]
    }
    offset = text.lineRange(text.lineIndex(at: body.range.upperBound)).lowerBound
    let separate = body.statements.isEmpty || lines.count < 2 ? "" : style.eol
    return [.insert(separate + block, at: max(offset, body.range.lowerBound), findings: findings)]
  }

  /// Takes a statement out, with the comments directly above it.
  public static func removeStatement(_ range: ByteRange, in text: SourceText, findings: [String]) -> [Edit] {
    [removal(range, in: text, isMember: false, findings)]
  }

  // MARK: File

  /// Adds declarations at the end of a file, after a blank line.
  public static func append(_ block: String, to text: SourceText, findings: [String]) -> [Edit] {
    let eol = text.lineEnding.rawValue
    let lead = text.bytes.isEmpty ? "" : text.endsWithNewline ? eol : eol + eol
    return [.insert(lead + block, at: text.bytes.count, findings: findings)]
  }

  /// Adds an import behind the last one that stands under no condition.
  public static func addImport(_ name: String, to file: SourceFile, findings: [String]) -> [Edit] {
    let text = file.text
    let eol = text.lineEnding.rawValue
    guard let last = file.imports.last(where: { $0.condition == nil }) else {
      return [.insert("import \(name)\(eol)\(eol)", at: text.hasByteOrderMark ? 3 : 0, findings: findings)]
    }
    let line = text.lineRange(text.lineIndex(at: last.range.lowerBound))
    return [.insert("\(eol)import \(name)", at: line.upperBound, findings: findings)]
  }

  /// Adds a protocol, or a superclass, behind the last supertype.
  public static func addSupertype(
    _ name: String, to type: TypeDeclaration, in text: SourceText, findings: [String]
  ) -> [Edit] {
    let separator = type.supertypes.isEmpty ? ": " : ", "
    return [.insert(separator + name, at: type.supertypesEnd, findings: findings)]
  }

  // MARK: How lines lie

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte) || byte >= 0x80
  }

  private static func isOneLine(_ range: ByteRange, in text: SourceText) -> Bool {
    !text.bytes[range.clamped(to: 0..<text.bytes.count)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private static func isBlank(_ line: Int, in text: SourceText) -> Bool {
    line < text.lineCount && text.line(line).allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// Opens `{}` or `{ code }` onto lines of its own.
  private static func openBody(
    _ range: ByteRange, in text: SourceText, margin: String, inserting block: String, atEnd: Bool, style: Style,
    _ findings: [String]
  ) -> Edit {
    let old = String(
      text.string(in: range).drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    let kept = old.isEmpty ? "" : margin + style.unit + old + style.eol
    let isReturn = old.hasPrefix("return")
    return Edit(
      range: range, replacement: style.eol + (atEnd && !isReturn ? kept + block : block + kept) + margin,
      findings: findings)
  }

  /// The first of the comment lines directly above `line`, or `line` itself. `// MARK:` belongs to what follows it all.
  private static func commentStart(of line: Int, in text: SourceText) -> Int {
    var start = line
    while start > 0 {
      let above = text.line(start - 1).drop { $0 == " " || $0 == "\t" }
      let isComment =
        above.hasPrefix("//") || (above.hasPrefix("*") && !above.hasPrefix("*/ "))
        || (above.hasPrefix("/*") && above.contains("*/")) || above.hasPrefix("/**")
      guard isComment, !above.hasPrefix("// MARK") else { break }
      start -= 1
    }
    return start
  }

  private static func removal(
    _ range: ByteRange, in text: SourceText, isMember: Bool, _ findings: [String]
  ) -> Edit {
    let first = text.lineIndex(at: range.lowerBound)
    let last = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    let before = text.string(in: text.lineRange(first).lowerBound..<range.lowerBound)
    let behind = text.string(in: range.upperBound..<max(range.upperBound, text.lineRange(last).upperBound))
      .drop { $0 == " " || $0 == "\t" }
    guard before.allSatisfy({ $0 == " " || $0 == "\t" }), behind.isEmpty || behind.hasPrefix("//") else {
      return Edit(range: range, replacement: "", findings: findings)
    }
    let start = commentStart(of: first, in: text)
    var from = text.lineRange(start).lowerBound
    let end = text.fullLineRange(last).upperBound
    let blankAbove = start > 0 && isBlank(start - 1, in: text)
    let blankBelow = isBlank(last + 1, in: text)
    let closesBelow = text.line(last + 1).drop { $0 == " " || $0 == "\t" }.hasPrefix("}")
    if blankAbove, isMember || blankBelow || closesBelow { from = text.lineRange(start - 1).lowerBound }
    return Edit(range: from..<end, replacement: "", findings: findings)
  }

  /// Indentation and line ending of a file.
  struct Style {
    let unit: String
    let eol: String

    init(_ text: SourceText) {
      unit = text.indentUnit
      eol = text.lineEnding.rawValue
    }

    /// Lines at `margin`, each ended; blank ones stay empty.
    func block(_ lines: [String], margin: String) -> String {
      lines.map { line in
        if line.isEmpty { return eol }
        let tabs = line.prefix { $0 == "\t" }.count
        return margin + String(repeating: unit, count: tabs) + line.dropFirst(tabs) + eol
      }.joined()
    }
  }
}
