/// What reading an XML property list gave.
struct XMLPropertyList {
  let root: PropertyListNode
  /// Whether text stands between elements that only a preprocessor understands: `#if`, `//`.
  let isPreprocessed: Bool
  /// Byte offset behind `</plist>`, or behind the root element where no `<plist>` surrounds it.
  let end: Int
}

/// Reads XML property lists with byte ranges. Skips prolog, document type and comments, keeps duplicate keys in order,
/// and stops at `</plist>` as Foundation does.
enum XMLPropertyListReader {
  static let depthLimit = 96

  static func read(_ text: SourceText) throws(FormatError) -> XMLPropertyList {
    var parser = XMLPropertyListParser(text: text)
    return try parser.document()
  }
}

private struct XMLPropertyListParser {
  let text: SourceText
  private var scanner: XMLScanner
  private var isPreprocessed = false

  init(text: SourceText) {
    self.text = text
    scanner = XMLScanner(text.bytes)
  }

  private func error(_ offset: Int, _ reason: String) -> FormatError { FormatError(text, offset, reason) }

  mutating func document() throws(FormatError) -> XMLPropertyList {
    var piece = try element(inside: localized("the file"))
    var isWrapped = false
    if case .open("plist", let isSelfClosing) = piece.kind {
      guard !isSelfClosing else { throw error(piece.range.lowerBound, localized("<plist/> holds nothing")) }
      isWrapped = true
      piece = try element(inside: "<plist>")
    }
    let root = try value(piece, depth: 0)
    if isWrapped {
      let close = try element(inside: "<plist>")
      guard close.kind == .close(name: "plist") else {
        throw error(close.range.lowerBound, localized("a second value stands in <plist>"))
      }
    }
    return XMLPropertyList(root: root, isPreprocessed: isPreprocessed, end: scanner.position)
  }

  /// The next tag; blanks, comments and the prolog are skipped, preprocessor lines are noted and skipped.
  private mutating func element(inside container: String) throws(FormatError) -> XMLScanner.Piece {
    while let piece = scanner.next() {
      switch piece.kind {
      case .open, .close: return piece
      case .malformed(let reason): throw error(piece.range.lowerBound, reason)
      case .characterData:
        throw error(piece.range.lowerBound, localized("a CDATA section stands where an element should"))
      case .instruction, .documentType, .comment: continue
      case .text: try skipText(piece.range, inside: container)
      }
    }
    throw error(text.bytes.count, localized("the file ends inside \(container)"))
  }

  private mutating func skipText(_ range: ByteRange, inside container: String) throws(FormatError) {
    guard let stray = text.bytes[range].firstIndex(where: { $0 > 0x20 }) else { return }
    for line in text.string(in: range).split(whereSeparator: \.isNewline) {
      let trimmed = line.drop(while: \.isWhitespace)
      if trimmed.isEmpty { continue }
      guard Self.isPreprocessorLine(trimmed) else {
        throw error(stray, localized("text stands between the elements of \(container)"))
      }
      isPreprocessed = true
    }
  }

  private static func isPreprocessorLine(_ line: Substring) -> Bool {
    if line.hasPrefix("//") { return true }
    guard line.hasPrefix("#") else { return false }
    let word = line.dropFirst().drop(while: \.isWhitespace).prefix(while: \.isLetter)
    return ["if", "ifdef", "ifndef", "else", "elif", "endif", "define", "undef", "include", "import"].contains(word)
  }

  private mutating func value(_ piece: XMLScanner.Piece, depth: Int) throws(FormatError) -> PropertyListNode {
    guard case .open(let name, let isSelfClosing) = piece.kind else {
      throw error(piece.range.lowerBound, localized("a closing tag stands where a value should"))
    }
    guard depth < XMLPropertyListReader.depthLimit else {
      throw error(piece.range.lowerBound, localized("nested more than \(XMLPropertyListReader.depthLimit) levels deep"))
    }
    let start = piece.range.lowerBound
    let value: PropertyListNode.Value
    switch name {
    case "dict": value = .dictionary(isSelfClosing ? [] : try entries(depth: depth))
    case "array": value = .array(isSelfClosing ? [] : try elements(depth: depth))
    case "true", "false":
      if !isSelfClosing { _ = try content(of: name) }
      value = .boolean(name == "true")
    case "string": value = .string(isSelfClosing ? "" : try content(of: name))
    case "integer":
      let content = isSelfClosing ? "" : try content(of: name)
      guard let number = Self.integer(content) else { throw error(start, localized("<integer> holds no number")) }
      value = number
    case "real":
      let content = isSelfClosing ? "" : try content(of: name)
      guard let number = Double(content.filter { !$0.isWhitespace }) else {
        throw error(start, localized("<real> holds no number"))
      }
      value = .real(number)
    case "date", "data": value = .other(isSelfClosing ? "" : try content(of: name))
    default: throw error(start, localized("<\(name)> is no element of a property list"))
    }
    return PropertyListNode(value: value, range: start..<scanner.position)
  }

  private mutating func entries(depth: Int) throws(FormatError) -> [PropertyListEntry] {
    var entries: [PropertyListEntry] = []
    while true {
      let piece = try element(inside: "<dict>")
      if piece.kind == .close(name: "dict") { return entries }
      guard case .open("key", let isSelfClosing) = piece.kind else {
        throw error(piece.range.lowerBound, localized("a <key> is missing before this value"))
      }
      let key = isSelfClosing ? "" : try content(of: "key")
      let keyRange = piece.range.lowerBound..<scanner.position
      let next = try element(inside: "<dict>")
      if case .open("key", _) = next.kind {
        throw error(keyRange.lowerBound, localized("the key \"\(key)\" has no value"))
      }
      if case .close = next.kind { throw error(keyRange.lowerBound, localized("the key \"\(key)\" has no value")) }
      entries.append(PropertyListEntry(key: key, keyRange: keyRange, value: try value(next, depth: depth + 1)))
    }
  }

  private mutating func elements(depth: Int) throws(FormatError) -> [PropertyListNode] {
    var nodes: [PropertyListNode] = []
    while true {
      let piece = try element(inside: "<array>")
      if piece.kind == .close(name: "array") { return nodes }
      nodes.append(try value(piece, depth: depth + 1))
    }
  }

  /// The text up to `</name>`, with references and CDATA replaced.
  private mutating func content(of name: String) throws(FormatError) -> String {
    var result = ""
    while let piece = scanner.next() {
      switch piece.kind {
      case .text:
        guard let string = XMLScanner.unescaped(text.bytes[piece.range]) else {
          throw error(piece.range.lowerBound, localized("an '&' that starts no known reference"))
        }
        result += string
      case .characterData(let range): result += text.string(in: range)
      case .comment, .instruction, .documentType: continue
      case .close(name): return result
      case .open(let inner, _): throw error(piece.range.lowerBound, localized("<\(inner)> stands inside <\(name)>"))
      case .close(let other): throw error(piece.range.lowerBound, "</\(other)> closes <\(name)>")
      case .malformed(let reason): throw error(piece.range.lowerBound, reason)
      }
    }
    throw error(text.bytes.count, "<\(name)> without </\(name)>")
  }

  private static func integer(_ content: String) -> PropertyListNode.Value? {
    var digits = content.filter { !$0.isWhitespace }[...]
    var sign = ""
    if digits.first == "-" || digits.first == "+" { sign = digits.removeFirst() == "-" ? "-" : "" }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard !digits.isEmpty, digits.allSatisfy({ isHexadecimal ? $0.isHexDigit : $0.isASCII && $0.isNumber }) else {
      return nil
    }
    if let number = Int(sign + digits, radix: isHexadecimal ? 16 : 10) { return .integer(number) }
    return .other(content)
  }
}
