import Audit

/// Statements of bodies.
extension SwiftEditor {
  /// Adds statements to a function: at its start, or at its end before a trailing `return`. A body that is one
  /// expression whose value is the result gets its `return`.
  public static func insertStatement(
    lines: [String], into function: FunctionDeclaration, atEnd: Bool, in text: SourceText, findings: [String]
  ) -> [Edit] {
    guard let body = function.body else { return [] }
    guard function.returnType != nil, body.statements.count == 1, let only = body.statements.first,
      [.expression, .if, .switch].contains(only.kind)
    else { return insertStatement(lines: lines, into: body, atEnd: atEnd, in: text, findings: findings) }
    // `{ value }`: the value stays last.
    let style = SwiftStyle(text)
    let margin = text.indentation(at: function.range.lowerBound)
    let isPlain = only.kind == .expression
    let inner =
      text.startsLine(only.range.lowerBound) ? text.indentation(at: only.range.lowerBound) : margin + style.unit
    let block = style.block(lines, margin: inner)
    guard text.spansLines(body.range) else {
      let kept = inner + (isPlain ? "return " : "") + text.string(in: text.trimmed(body.range)) + style.lineEnding
      return [
        Edit(range: body.range, replacement: style.lineEnding + block + kept + margin, findings: findings)
      ]
    }
    var edits = [insertBefore(only, block, in: text, style, findings)]
    if isPlain { edits.append(.insert("return ", at: only.range.lowerBound, findings: findings, rank: 1)) }
    return edits
  }

  /// Adds statements to a body: at its start, or at its end before a trailing `return`.
  public static func insertStatement(
    lines: [String], into body: CodeBlock, atEnd: Bool, in text: SourceText, findings: [String]
  ) -> [Edit] {
    let style = SwiftStyle(text)
    let margin = text.indentation(at: max(0, body.range.lowerBound - 1))
    // `#if` may stand at the margin of the file.
    let first = body.statements.first { $0.kind != .conditional && text.startsLine($0.range.lowerBound) }
    let inner = first.map { text.indentation(at: $0.range.lowerBound) } ?? margin + style.unit
    let block = style.block(lines, margin: inner)
    let last = body.statements.last
    guard text.spansLines(body.range) else {
      return [openStatements(body, block, margin: margin, inner: inner, atEnd: atEnd, in: text, style, findings)]
    }
    if atEnd, let last, last.kind == .return { return [insertBefore(last, block, in: text, style, findings)] }
    if atEnd { return [insertAtEnd(of: body, block, margin: margin, in: text, style, findings)] }
    return [insertAtStart(of: body, block, inner: inner, in: text, style, findings)]
  }

  /// Adds statements in front of another one and its comments.
  public static func insertStatements(
    lines: [String], before statement: Statement, in text: SourceText, findings: [String]
  ) -> [Edit] {
    let style = SwiftStyle(text)
    let block = style.block(lines, margin: text.indentation(at: statement.range.lowerBound))
    return [insertBefore(statement, block, in: text, style, findings)]
  }

  /// Takes a statement out, with the comments directly above it.
  public static func removeStatement(_ range: ByteRange, in text: SourceText, findings: [String]) -> [Edit] {
    [removal(range, in: text, findings)]
  }

  /// Takes statements out, those that follow each other in one piece, so that no blank lines are left between them.
  public static func removeStatements(_ ranges: [ByteRange], in file: SourceFile, findings: [String]) -> [Edit] {
    let text = file.text
    var runs: [ByteRange] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, isBlankOrComment(last.upperBound..<max(last.upperBound, range.lowerBound), in: file) {
        runs[runs.count - 1] = last.lowerBound..<range.upperBound
      } else {
        runs.append(range)
      }
    }
    return runs.map { removal($0, in: text, findings) }
  }

  private static func isBlankOrComment(_ range: ByteRange, in file: SourceFile) -> Bool {
    range.allSatisfy { offset in
      let byte = file.text.bytes[offset]
      return SourceText.isBlank(byte) || SourceText.isLineEnd(byte) || byte == UInt8(ascii: ";")
        || file.comments.contains { $0.contains(offset) }
    }
  }

  // MARK: Places

  /// On lines of their own above a statement and its comments, or in front of it where it shares its line.
  private static func insertBefore(
    _ statement: Statement, _ block: String, in text: SourceText, _ style: SwiftStyle, _ findings: [String]
  ) -> Edit {
    let start = statement.range.lowerBound
    guard text.startsLine(start) else {
      let code = block.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      return .insert(code.joined(separator: "; ") + "; ", at: start, findings: findings)
    }
    let line = text.commentStart(aboveLine: text.lineIndex(at: start))
    return .insert(block, at: text.lineRange(line).lowerBound, findings: findings)
  }

  private static func insertAtEnd(
    of body: CodeBlock, _ block: String, margin: String, in text: SourceText, _ style: SwiftStyle,
    _ findings: [String]
  ) -> Edit {
    let closing = text.lineRange(text.lineIndex(at: body.range.upperBound))
    guard text.startsLine(body.range.upperBound), closing.lowerBound >= body.range.lowerBound else {
      let end = text.trimmed(body.range).upperBound
      return Edit(
        range: end..<body.range.upperBound, replacement: style.lineEnding + block + margin, findings: findings)
    }
    // Several lines are a paragraph of their own.
    let lines = block.split(separator: style.lineEnding).count
    let isApart = body.statements.isEmpty || lines < 2 || text.isBlankLine(text.lineIndex(at: closing.lowerBound) - 1)
    return .insert((isApart ? "" : style.lineEnding) + block, at: closing.lowerBound, findings: findings)
  }

  private static func insertAtStart(
    of body: CodeBlock, _ block: String, inner: String, in text: SourceText, _ style: SwiftStyle,
    _ findings: [String]
  ) -> Edit {
    let line = text.lineIndex(at: body.range.lowerBound)
    let rest = text.trimmed(body.range.lowerBound..<text.lineRange(line).upperBound)
    if rest.isEmpty || text.string(in: rest).hasPrefix("//") {
      return .insert(block, at: text.fullLineRange(line).upperBound, findings: findings)
    }
    // Code, or the parameters of a closure, follow the brace on its line.
    return Edit(
      range: body.range.lowerBound..<rest.lowerBound, replacement: style.lineEnding + block + inner, findings: findings)
  }

  /// Opens a body of one line; a trailing `return` stays last.
  private static func openStatements(
    _ body: CodeBlock, _ block: String, margin: String, inner: String, atEnd: Bool, in text: SourceText,
    _ style: SwiftStyle, _ findings: [String]
  ) -> Edit {
    guard atEnd, let last = body.statements.last, last.kind == .return, body.statements.count > 1 else {
      let staysLast = body.statements.last?.kind == .return
      return openBody(
        body.range, in: text, margin: margin, inner: inner, inserting: block, atEnd: atEnd && !staysLast, findings)
    }
    let before = text.string(in: text.trimmed(body.range.lowerBound..<last.range.lowerBound))
    let after = text.string(in: text.trimmed(last.range.lowerBound..<body.range.upperBound))
    return Edit(
      range: body.range,
      replacement: style.lineEnding + inner + before + style.lineEnding + block + inner + after + style.lineEnding
        + margin,
      findings: findings)
  }
}
