/// Cuts Objective-C, Objective-C++ and C into tokens. Any bytes give some tokens; nothing is ever refused.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  /// Searches for the end of a raw string that found none; a few are enough to know that the text has none.
  private var rawStringsWithoutEnd = 0
  private(set) var tokens: [ObjectiveCToken] = []
  private(set) var comments: [ByteRange] = []
  private(set) var problems: [SyntaxProblem] = []

  init(_ text: SourceText) {
    bytes = text.bytes
    if text.hasByteOrderMark { position = 3 }
    tokens.reserveCapacity(bytes.count / 5)
  }

  mutating func run() {
    while position < bytes.count { step() }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func append(_ kind: ObjectiveCToken.Kind, from start: Int) {
    tokens.append(
      ObjectiveCToken(kind: kind, startsLine: startsLine, start: Int32(clamping: start), end: Int32(clamping: position))
    )
    startsLine = false
  }

  private mutating func step() {
    let start = position
    switch bytes[position] {
    case 0x0A, 0x0D:
      position += 1
      startsLine = true
    case 0x09, 0x20, 0x0B, 0x0C, 0x00:
      position += 1
    case UInt8(ascii: "\\"):
      position += 1
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
      skipLineComment()
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "#") where startsLine:
      readDirective()
    case UInt8(ascii: "<") where startsLine && isConflictMarker(),
      UInt8(ascii: ">") where startsLine && isConflictMarker():
      skipToEndOfLine()
      problems.append(SyntaxProblem(range: start..<position, message: localized("merge conflict marker")))
    case UInt8(ascii: "\""):
      position += 1
      finishString(from: start)
    case UInt8(ascii: "'"):
      readCharacter(from: start)
    case UInt8(ascii: "@"):
      readAt(from: start)
    case let first where Self.isDigit(first) || first == UInt8(ascii: ".") && Self.isDigit(byte(position + 1)):
      readNumber(from: start)
    case let first where Self.isWordByte(first):
      readWord(from: start)
    default:
      readOperator(from: start)
    }
  }

  // MARK: Comments and directives

  private mutating func skipToEndOfLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  /// Steps over a backslash and the line ending behind it.
  private mutating func skipContinuation() -> Bool {
    guard byte(position) == UInt8(ascii: "\\") else { return false }
    if byte(position + 1) == 0x0D, byte(position + 2) == 0x0A {
      position += 3
    } else if byte(position + 1) == 0x0A || byte(position + 1) == 0x0D {
      position += 2
    } else {
      return false
    }
    return true
  }

  private mutating func skipLineComment() {
    let start = position
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      if !skipContinuation() { position += 1 }
    }
    position = min(position, bytes.count)
    comments.append(start..<position)
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        comments.append(start..<position)
        return
      }
      position += 1
    }
    position = bytes.count
    comments.append(start..<position)
    problems.append(
      SyntaxProblem(range: start..<min(start + 2, bytes.count), message: localized("comment without an end")))
  }

  /// A line that starts with `#`, up to its end; comments in it are comments, and may carry it over several lines.
  private mutating func readDirective() {
    let start = position
    var hasStrings = true
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      let current = bytes[position]
      if skipContinuation() { continue }
      if current == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "/") {
        let end = position
        skipLineComment()
        appendDirective(start..<end)
        return
      }
      if current == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        skipBlockComment()
        continue
      }
      if current == UInt8(ascii: "\""), hasStrings {
        if let end = endOfStringOnLine(from: position) {
          position = end
          continue
        }
        hasStrings = false
      }
      position += 1
    }
    position = min(position, bytes.count)
    appendDirective(start..<position)
  }

  private mutating func appendDirective(_ range: ByteRange) {
    tokens.append(
      ObjectiveCToken(
        kind: .directive, startsLine: true, start: Int32(clamping: range.lowerBound),
        end: Int32(clamping: range.upperBound)))
    startsLine = false
  }

  /// Offset behind the string that starts at `start`, or nil where the line ends first (an apostrophe or a quote in
  /// the text of `#pragma mark` or `#error`).
  private func endOfStringOnLine(from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Seven `<` or `>` and a blank, as version control leaves them.
  private func isConflictMarker() -> Bool {
    let mark = bytes[position]
    for offset in 1..<7 where byte(position + offset) != mark { return false }
    return byte(position + 7) == 0x20
  }

  // MARK: Literals and words

  /// From behind the opening quote to the closing one; a string that is not closed ends with its line.
  private mutating func finishString(from start: Int) {
    while position < bytes.count {
      let current = bytes[position]
      if current == UInt8(ascii: "\"") {
        position += 1
        append(.string, from: start)
        return
      }
      if current == UInt8(ascii: "\\") {
        if !skipContinuation() { position = min(position + 2, bytes.count) }
        continue
      }
      if current == 0x0A || current == 0x0D { break }
      position += 1
    }
    problems.append(SyntaxProblem(range: start..<position, message: localized("string without an end")))
    append(.string, from: start)
  }

  private mutating func readCharacter(from start: Int) {
    position += 1
    // `'\U0001F600'` is the longest that means something.
    let limit = min(start + 16, bytes.count)
    while position < limit, bytes[position] != 0x0A, bytes[position] != 0x0D {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      position += 1
      if bytes[position - 1] == UInt8(ascii: "'") {
        append(.character, from: start)
        return
      }
    }
    // Only the apostrophe is taken: what follows on the line may still hold brackets that count.
    position = start + 1
    problems.append(SyntaxProblem(range: start..<position, message: localized("character literal without an end")))
    append(.character, from: start)
  }

  /// `R"name(…)name"`; false where it is no raw string or has no end.
  private mutating func readRawString(from start: Int) -> Bool {
    guard rawStringsWithoutEnd < 4 else { return false }
    var index = position + 1
    var delimiter: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "(") {
      guard delimiter.count < 16, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "\"") else { return false }
      delimiter.append(bytes[index])
      index += 1
    }
    let closing = [UInt8(ascii: ")")] + delimiter + [UInt8(ascii: "\"")]
    while index < bytes.count {
      if bytes[index] == closing[0], bytes[index...].starts(with: closing) {
        position = index + closing.count
        append(.string, from: start)
        return true
      }
      index += 1
    }
    rawStringsWithoutEnd += 1
    return false
  }

  private mutating func readAt(from start: Int) {
    position += 1
    if byte(position) == UInt8(ascii: "\"") {
      position += 1
      finishString(from: start)
      return
    }
    var index = position
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[position..<index], as: UTF8.self)
    if let kind = ObjectiveCToken.Kind.atWords[word] {
      position = index
      append(kind, from: start)
    } else {
      append(.at, from: start)
    }
  }

  private mutating func readNumber(from start: Int) {
    while position < bytes.count {
      let current = bytes[position]
      if Self.isWordByte(current) || current == UInt8(ascii: ".") {
        position += 1
      } else if current == UInt8(ascii: "'"), Self.isWordByte(byte(position + 1)) {
        position += 1
      } else if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") {
        // The sign of an exponent.
        let before = bytes[position - 1] | 0x20
        let isHexadecimal = byte(start + 1) | 0x20 == UInt8(ascii: "x")
        guard before == UInt8(ascii: "p") || before == UInt8(ascii: "e") && !isHexadecimal else { break }
        position += 1
      } else {
        break
      }
    }
    append(.number, from: start)
  }

  private mutating func readWord(from start: Int) {
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    let length = position - start
    if length <= 3, byte(position) == UInt8(ascii: "\"") {
      switch String(decoding: bytes[start..<position], as: UTF8.self) {
      case "R", "LR", "uR", "UR", "u8R":
        if readRawString(from: start) { return }
      case "L", "u", "U", "u8":
        position += 1
        finishString(from: start)
        return
      default: break
      }
    }
    if length == 1, bytes[start] == UInt8(ascii: "L"), byte(position) == UInt8(ascii: "'") {
      readCharacter(from: start)
      return
    }
    let isCandidate = length <= 8 && bytes[start] >= UInt8(ascii: "b") && bytes[start] <= UInt8(ascii: "w")
    let kind = isCandidate ? ObjectiveCToken.Kind.words[String(decoding: bytes[start..<position], as: UTF8.self)] : nil
    append(kind ?? .identifier, from: start)
  }

  // MARK: Operators

  private mutating func readOperator(from start: Int) {
    let (kind, length) = operatorHere()
    position += length
    append(kind, from: start)
  }

  private func operatorHere() -> (ObjectiveCToken.Kind, Int) {
    let next = byte(position + 1)
    let assigns = next == UInt8(ascii: "=")
    switch bytes[position] {
    case UInt8(ascii: "("): return (.leftParen, 1)
    case UInt8(ascii: ")"): return (.rightParen, 1)
    case UInt8(ascii: "["): return (.leftBracket, 1)
    case UInt8(ascii: "]"): return (.rightBracket, 1)
    case UInt8(ascii: "{"): return (.leftBrace, 1)
    case UInt8(ascii: "}"): return (.rightBrace, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: "?"): return (.question, 1)
    case UInt8(ascii: ":"): return next == UInt8(ascii: ":") ? (.doubleColon, 2) : (.colon, 1)
    case UInt8(ascii: "."):
      return next == UInt8(ascii: ".") && byte(position + 2) == UInt8(ascii: ".") ? (.otherOperator, 3) : (.dot, 1)
    case UInt8(ascii: "="): return assigns ? (.otherOperator, 2) : (.assign, 1)
    case UInt8(ascii: "^"): return assigns ? (.compoundAssign, 2) : (.caret, 1)
    case UInt8(ascii: "*"): return assigns ? (.compoundAssign, 2) : (.star, 1)
    case UInt8(ascii: "/"), UInt8(ascii: "%"): return assigns ? (.compoundAssign, 2) : (.otherOperator, 1)
    case UInt8(ascii: "!"): return (.otherOperator, assigns ? 2 : 1)
    case UInt8(ascii: "&"):
      if next == UInt8(ascii: "&") { return (.otherOperator, 2) }
      return assigns ? (.compoundAssign, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"):
      if next == UInt8(ascii: "|") { return (.otherOperator, 2) }
      return assigns ? (.compoundAssign, 2) : (.otherOperator, 1)
    case UInt8(ascii: "+"):
      if next == UInt8(ascii: "+") { return (.step, 2) }
      return assigns ? (.compoundAssign, 2) : (.plus, 1)
    case UInt8(ascii: "-"):
      if next == UInt8(ascii: "-") { return (.step, 2) }
      if next == UInt8(ascii: ">") { return (.arrow, 2) }
      return assigns ? (.compoundAssign, 2) : (.minus, 1)
    case UInt8(ascii: "<"):
      if next == UInt8(ascii: "<"), byte(position + 2) == UInt8(ascii: "=") { return (.compoundAssign, 3) }
      return assigns ? (.otherOperator, 2) : (.less, 1)
    case UInt8(ascii: ">"):
      // Two closing angles of nested type arguments stay two tokens.
      if next == UInt8(ascii: ">"), byte(position + 2) == UInt8(ascii: "=") { return (.compoundAssign, 3) }
      return assigns ? (.otherOperator, 2) : (.greater, 1)
    default: return (.otherOperator, 1)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Letters, digits, `_`, `$` and every byte of a multi-byte character.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
