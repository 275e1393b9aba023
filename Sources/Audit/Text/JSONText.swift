/// A JSON value for writing: members keep the order they are given in, so that files read well and differ little.
///
/// Foundation's encoder orders members by name or at random; reading goes through Foundation or `JSONNode`.
public indirect enum JSONText: Sendable {
  case object([(key: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null

  public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  public static func strings(_ texts: some Sequence<String>) -> JSONText { .array(texts.map { .string($0) }) }

  /// An object of the members that have a value.
  public static func members(_ members: [(key: String, value: JSONText?)]) -> JSONText {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  /// Two blanks of indentation, one member or element a line, a newline at the end.
  public var rendered: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += inner + Self.quoted(member.key) + ": "
        member.value.write(to: &text, indentation: inner)
      }
      text += members.isEmpty ? "}" : "\n" + indentation + "}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += inner
        element.write(to: &text, indentation: inner)
      }
      text += elements.isEmpty ? "]" : "\n" + indentation + "]"
    case .string(let string): text += Self.quoted(string)
    case .integer(let number): text += String(number)
    case .bool(let bool): text += bool ? "true" : "false"
    case .null: text += "null"
    }
  }

  /// Control characters, and marks that turn text around on a screen, are written as escapes.
  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONText: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  public init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
  public init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
