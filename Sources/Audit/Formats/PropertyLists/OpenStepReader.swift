/// A property list in the old format of `project.pbxproj`, read with byte ranges.
public struct OpenStepDocument: Sendable {
  public let root: PropertyListNode
  /// Whether nothing in it needed the leniency that Foundation's reader lacks.
  public let isStrict: Bool
}

/// Reads OpenStep property lists as they occur, which is laxer than Foundation: words may hold any character that does
/// not end them. Keys that stand twice are both kept, in order.
public enum OpenStepReader {
  /// Nesting that no real project comes near; deeper input is refused, not followed.
  static let depthLimit = 96

  /// - Throws: the place and reason of the first error.
  public static func read(_ text: SourceText) throws(FormatError) -> OpenStepDocument {
    var parser = OpenStepParser(text: text)
    return try parser.document()
  }
}

private struct OpenStepParser {
  let text: SourceText
  private let bytes: [UInt8]
  private var position = 0
  private var isStrict = true

  init(text: SourceText) {
    self.text = text
    bytes = text.bytes
  }

  mutating func document() throws(FormatError) -> OpenStepDocument {
    if text.hasByteOrderMark { position = 3 }
    try skipBlank()
    guard position < bytes.count else { throw error(localized("the file is empty")) }
    let root = try value(depth: 0)
    try skipBlank()
    if position < bytes.count {
      throw error(
        peek == 0
          ? localized("NUL bytes after the end of the property list, from byte \(position)")
          : localized("text after the end of the property list"))
    }
    return OpenStepDocument(root: root, isStrict: isStrict)
  }

  private var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }
  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  private func error(_ reason: String) -> FormatError { error(at: position, reason) }
  private func error(at offset: Int, _ reason: String) -> FormatError { FormatError(text, offset, reason) }

  /// Skips blanks, `/* … */` and `// …`.
  private mutating func skipBlank() throws(FormatError) {
    while position < bytes.count {
      switch peek {
      case 0x20, 0x09...0x0D: position += 1
      case 0x2F where next == 0x2A:
        let start = position
        position += 2
        while position < bytes.count, !(peek == 0x2A && next == 0x2F) { position += 1 }
        guard position < bytes.count else { throw error(at: start, localized("comment without end")) }
        position += 2
      case 0x2F where next == 0x2F:
        while position < bytes.count, peek != 0x0A, peek != 0x0D { position += 1 }
      case 0xE2 where next == 0x80 && position + 2 < bytes.count && (bytes[position + 2] & 0xFE) == 0xA8:
        // U+2028 and U+2029 separate lines and paragraphs.
        position += 3
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(FormatError) -> PropertyListNode {
    guard depth < OpenStepReader.depthLimit else {
      throw error(localized("nested more than \(OpenStepReader.depthLimit) levels deep"))
    }
    guard position < bytes.count else { throw error(localized("the file ends where a value should stand")) }
    let start = position
    switch peek {
    case 0x7B: return PropertyListNode(value: .dictionary(try entries(depth: depth)), range: start..<position)
    case 0x28: return PropertyListNode(value: .array(try elements(depth: depth)), range: start..<position)
    case 0x3C: return angle()
    default:
      let string = try word()
      return PropertyListNode(value: .string(string), range: start..<position)
    }
  }

  private mutating func entries(depth: Int) throws(FormatError) -> [PropertyListEntry] {
    let open = position
    position += 1
    var entries: [PropertyListEntry] = []
    while true {
      try skipBlank()
      guard position < bytes.count else { throw error(at: open, localized("dictionary without '}'")) }
      if peek == 0x7D {
        position += 1
        return entries
      }
      let start = position
      if peek == 0x7B { throw error(localized("a key is expected, '{' found")) }
      let key = try word()
      let keyRange = start..<position
      try skipBlank()
      guard peek == 0x3D else { throw error(localized("missing '=' after the key \"\(shown(key))\"")) }
      position += 1
      try skipBlank()
      let value = try value(depth: depth + 1)
      try skipBlank()
      guard peek == 0x3B else { throw error(at: value.range.upperBound, "missing ';' after \"\(shown(key))\"") }
      position += 1
      entries.append(PropertyListEntry(key: key, keyRange: keyRange, value: value))
    }
  }

  private mutating func elements(depth: Int) throws(FormatError) -> [PropertyListNode] {
    let open = position
    position += 1
    var nodes: [PropertyListNode] = []
    while true {
      try skipBlank()
      guard position < bytes.count else { throw error(at: open, localized("list without ')'")) }
      if peek == 0x29 {
        position += 1
        return nodes
      }
      let node = try value(depth: depth + 1)
      nodes.append(node)
      try skipBlank()
      if peek == 0x2C {
        position += 1
      } else if position >= bytes.count {
        throw error(at: open, localized("list without ')'"))
      } else if peek != 0x29 {
        throw error(at: node.range.upperBound, localized("missing ',' in a list"))
      }
    }
  }

  /// `<0fbd77>` is data; anything else in angle brackets, such as an unquoted `<group>`, is taken as a word.
  private mutating func angle() -> PropertyListNode {
    let start = position
    var isData = true
    position += 1
    while position < bytes.count, peek != 0x3E, peek != 0x3B, peek != 0x2C, peek != 0x29 {
      switch peek {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66, 0x20, 0x09...0x0D: break
      default: isData = false
      }
      position += 1
    }
    if peek == 0x3E { position += 1 } else { isData = false }
    let string = text.string(in: start..<position)
    if !isData { isStrict = false }
    return PropertyListNode(value: isData ? .other(string) : .string(string), range: start..<position)
  }

  private mutating func word() throws(FormatError) -> String {
    if peek == 0x22 || peek == 0x27 { return try quoted() }
    let start = position
    loop: while position < bytes.count {
      switch peek {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2E, 0x2D, 0x3A: position += 1
      case 0x2F:
        if next == 0x2A { break loop }
        position += 1
      case 0...0x20, 0x22, 0x27, 0x28, 0x29, 0x2C, 0x3B, 0x3D, 0x7B, 0x7D: break loop
      default:
        isStrict = false
        position += 1
      }
    }
    guard position > start else {
      let found = String(decoding: [peek], as: UTF8.self)
      throw error(
        peek == 0
          ? localized("a NUL byte where a word should stand") : localized("'\(found)' where a word should stand"))
    }
    return text.string(in: start..<position)
  }

  private mutating func quoted() throws(FormatError) -> String {
    let start = position
    let quote = peek
    position += 1
    let body = position
    while position < bytes.count, peek != quote, peek != 0x5C { position += 1 }
    if peek == quote, position < bytes.count {
      position += 1
      return text.string(in: body..<position - 1)
    }
    var result = Array(bytes[body..<position])
    while position < bytes.count {
      if peek == quote {
        position += 1
        return String(decoding: result, as: UTF8.self)
      }
      if peek == 0x5C {
        position += 1
        result.append(contentsOf: escape().utf8)
      } else {
        result.append(peek)
        position += 1
      }
    }
    throw error(at: start, localized("string without closing quote"))
  }

  /// What stands after a backslash.
  private mutating func escape() -> String {
    let byte = peek
    position += 1
    switch byte {
    case 0x61: return "\u{07}"
    case 0x62: return "\u{08}"
    case 0x66: return "\u{0C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x76: return "\u{0B}"
    case 0x55:
      var code: UInt32 = 0
      var digits = 0
      while digits < 4, let digit = Character(UnicodeScalar(peek)).hexDigitValue, position < bytes.count {
        code = code << 4 | UInt32(digit)
        digits += 1
        position += 1
      }
      return digits == 0 ? "U" : UnicodeScalar(code).map { String(Character($0)) } ?? "\u{FFFD}"
    case 0x30...0x37:
      var code = UInt32(byte - 0x30)
      var digits = 1
      while digits < 3, (0x30...0x37).contains(peek) {
        code = code << 3 | UInt32(peek - 0x30)
        digits += 1
        position += 1
      }
      return UnicodeScalar(code).map { String(Character($0)) } ?? "\u{FFFD}"
    case 0x80...0xFF:
      // A character outside ASCII after a backslash: keep its bytes together.
      let start = position - 1
      while position < bytes.count, peek & 0xC0 == 0x80 { position += 1 }
      return text.string(in: start..<position)
    default: return byte == 0 ? "" : String(Character(UnicodeScalar(byte)))
    }
  }

  private func shown(_ key: String) -> String { key.count > 40 ? key.prefix(40) + "…" : key }
}
