/// A JSON value with the place it stands in. Reads what configuration files hold in practice: comments, commas after the
/// last element, single quotes and bare keys (as in `bun.lock`, `tsconfig`, `app.json`).
public struct JSONNode: Sendable {
  public indirect enum Value: Sendable {
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
    case string(String)
    /// As written.
    case number(String)
    case bool(Bool)
    case null
  }

  public let value: Value
  /// Offset of the first byte.
  public let offset: Int

  public var object: [(key: String, value: JSONNode)]? { if case .object(let members) = value { members } else { nil } }
  public var array: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }
  public var string: String? { if case .string(let string) = value { string } else { nil } }
  public var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  /// The member `key`; the last one where it stands twice.
  public subscript(key: String) -> JSONNode? { object?.last { $0.key == key }?.value }

  /// - Throws: `JSONError` at the first byte that cannot be read.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }

  init(value: Value, offset: Int) {
    self.value = value
    self.offset = offset
  }
}

public struct JSONError: Error, Sendable, Equatable {
  /// Offset of the byte that does not fit.
  public let offset: Int
  public let message: String
}

private struct JSONReader {
  let bytes: [UInt8]
  var index = 0
  /// Deeper nesting is refused, so that no file exhausts the stack.
  private static let depthLimit = 200

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func document() throws(JSONError) -> JSONNode {
    try skipBlanks()
    let node = try value(depth: 0)
    try skipBlanks()
    if index < bytes.count { throw error(localized("text after the end")) }
    return node
  }

  private func error(_ message: String) -> JSONError { JSONError(offset: index, message: message) }

  private mutating func skipBlanks() throws(JSONError) {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"):
        guard index + 1 < bytes.count else { throw error(localized("a lone slash")) }
        if bytes[index + 1] == UInt8(ascii: "/") {
          while let byte = self.byte, byte != 0x0A { index += 1; _ = byte }
        } else if bytes[index + 1] == UInt8(ascii: "*") {
          index += 2
          while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
            index += 1
          }
          index = min(index + 2, bytes.count)
        } else {
          throw error(localized("a lone slash"))
        }
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    guard depth < Self.depthLimit else { throw error(localized("nested too deeply")) }
    let start = index
    guard let byte else { throw error(localized("the end came too early")) }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try members(depth: depth)), offset: start)
    case UInt8(ascii: "["): return JSONNode(value: .array(try elements(depth: depth)), offset: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSONNode(value: .string(try string(byte)), offset: start)
    default:
      let word = bareWord()
      switch word {
      case "": throw error(localized("a value is missing"))
      case "true", "false": return JSONNode(value: .bool(word == "true"), offset: start)
      case "null": return JSONNode(value: .null, offset: start)
      default:
        guard word.utf8.first.map({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }) == true else {
          index = start
          throw error(localized("\(word.prefix(20)) is no value"))
        }
        return JSONNode(value: .number(word), offset: start)
      }
    }
  }

  private mutating func bareWord() -> String {
    let start = index
    while let byte, byte > 0x20, !Self.delimiters.contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let delimiters = Set(",:{}[]\"'/".utf8)

  private mutating func members(depth: Int) throws(JSONError) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    index += 1
    while true {
      try skipBlanks()
      guard let byte else { throw error(localized("an object is not closed")) }
      if byte == UInt8(ascii: "}") { break }
      let key = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? try string(byte) : bareWord()
      try skipBlanks()
      guard self.byte == UInt8(ascii: ":") else { throw error(localized("a colon is missing")) }
      index += 1
      try skipBlanks()
      members.append((key, try value(depth: depth + 1)))
      try skipComma(before: UInt8(ascii: "}"))
    }
    index += 1
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    index += 1
    while true {
      try skipBlanks()
      guard let byte else { throw error(localized("an array is not closed")) }
      if byte == UInt8(ascii: "]") { break }
      elements.append(try value(depth: depth + 1))
      try skipComma(before: UInt8(ascii: "]"))
    }
    index += 1
    return elements
  }

  private mutating func skipComma(before close: UInt8) throws(JSONError) {
    try skipBlanks()
    if byte == UInt8(ascii: ",") {
      index += 1
    } else if byte != close {
      throw error(localized("a comma is missing"))
    }
  }

  private mutating func string(_ quote: UInt8) throws(JSONError) -> String {
    index += 1
    let start = index
    while let byte, byte != quote, byte != UInt8(ascii: "\\") { index += 1 }
    if byte == quote {
      defer { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var result = Array(bytes[start..<index])
    while let byte {
      index += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { result += try escape() } else { result.append(byte) }
    }
    throw error(localized("a string is not closed"))
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte else { throw error(localized("a string is not closed")) }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      var code = hex()
      // A surrogate pair is one character.
      if (0xD800..<0xDC00).contains(code), bytes.dropFirst(index).starts(with: Array("\\u".utf8)) {
        index += 2
        code = 0x10000 + (code - 0xD800) << 10 + (hex() &- 0xDC00) & 0x3FF
      }
      return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    default: return [byte]
    }
  }

  private mutating func hex() -> UInt32 {
    let digits = String(decoding: bytes.dropFirst(index).prefix(4), as: UTF8.self)
    index = min(index + 4, bytes.count)
    return UInt32(digits, radix: 16) ?? 0xFFFD
  }
}
