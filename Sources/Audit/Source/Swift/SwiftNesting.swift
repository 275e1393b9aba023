/// Tells text that would keep the parser busy for minutes: it needs twice as long for each `[` inside a `[`, and goes
/// over long chains again and again. No hand-written file comes near these limits.
enum SwiftNesting {
  private static let maximumSquares = 12
  private static let maximumBrackets = 100
  private static let maximumConditions = 40
  /// Strings inside interpolations of each other.
  private static let maximumStrings = 16
  /// Bytes of one line, strings and comments left out.
  private static let maximumLine = 16 << 10

  /// Why `bytes` should not be parsed, or nil.
  static func problem(in bytes: [UInt8]) -> SyntaxProblem? {
    bytes.withUnsafeBufferPointer { buffer in
      var scan = Scan(bytes: buffer)
      return scan.problem()
    }
  }

  /// A rough lexer: enough to leave strings and comments out, and to see what stands in interpolations.
  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    var squares = 0
    var brackets = 0
    var conditions = 0
    var line = 0
    /// Strings that are open, each inside an interpolation of the one before it.
    var strings: [OpenString] = []

    struct OpenString {
      let isMultiline: Bool
      /// The number signs of a raw string.
      let signs: Int
      /// Brackets that were open where it starts.
      let brackets: Int
      /// Parentheses that are open in its interpolation; 0 in its text.
      var parentheses = 0
    }

    mutating func problem() -> SyntaxProblem? {
      while index < bytes.count {
        if let string = strings.last, string.parentheses == 0 { readText(of: string) } else { readCode() }
        line += 1
        if squares > SwiftNesting.maximumSquares || brackets > SwiftNesting.maximumBrackets
          || conditions > SwiftNesting.maximumConditions || strings.count > SwiftNesting.maximumStrings
        {
          return SyntaxProblem(range: index..<index, message: localized("nested too deeply to be read"))
        }
        if line > SwiftNesting.maximumLine {
          return SyntaxProblem(range: index..<index, message: localized("line too long to be read"))
        }
        index += 1
      }
      return nil
    }

    private mutating func readCode() {
      switch bytes[index] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): openString()
      case UInt8(ascii: "["): squares += 1
      case UInt8(ascii: "]"): squares = max(0, squares - 1)
      case UInt8(ascii: "("): openBracket(isParenthesis: true)
      case UInt8(ascii: ")"): closeBracket(isParenthesis: true)
      case UInt8(ascii: "{"): openBracket(isParenthesis: false)
      case UInt8(ascii: "}"): closeBracket(isParenthesis: false)
      case UInt8(ascii: "#") where peek(1) == UInt8(ascii: "i") && peek(2) == UInt8(ascii: "f"): conditions += 1
      case UInt8(ascii: "#") where peek(1) == UInt8(ascii: "e") && peek(3) == UInt8(ascii: "d"):
        conditions = max(0, conditions - 1)
      case 0x0A, 0x0D: endLine()
      default: break
      }
    }

    private mutating func openBracket(isParenthesis: Bool) {
      brackets += 1
      if isParenthesis, !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
    }

    private mutating func closeBracket(isParenthesis: Bool) {
      brackets = max(0, brackets - 1)
      if isParenthesis, !strings.isEmpty { strings[strings.count - 1].parentheses -= 1 }
    }

    private func peek(_ distance: Int) -> UInt8? {
      index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private mutating func skipLine() {
      while index + 1 < bytes.count, bytes[index + 1] != 0x0A, bytes[index + 1] != 0x0D { index += 1 }
    }

    private mutating func skipComment() {
      var depth = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
          depth += 1
          index += 1
        } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
          depth -= 1
          index += 1
          if depth == 0 { return }
        }
        index += 1
      }
    }

    // MARK: Strings

    private mutating func openString() {
      var signs = 0
      while index > signs, bytes[index - signs - 1] == UInt8(ascii: "#") { signs += 1 }
      let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      if isMultiline { index += 2 }
      strings.append(OpenString(isMultiline: isMultiline, signs: signs, brackets: brackets))
    }

    private mutating func readText(of string: OpenString) {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasSigns(string.signs, after: 1):
        index += string.signs + 1
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
        openBracket(isParenthesis: true)
      case UInt8(ascii: "\"") where !string.isMultiline && hasSigns(string.signs, after: 1): strings.removeLast()
      case UInt8(ascii: "\"")
      where peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && hasSigns(string.signs, after: 3):
        index += 2
        strings.removeLast()
      case 0x0A, 0x0D: endLine()
      default: break
      }
    }

    private func hasSigns(_ count: Int, after distance: Int) -> Bool {
      (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
    }

    /// A string of one line ends with it, closed or not.
    private mutating func endLine() {
      line = 0
      guard let first = strings.firstIndex(where: { !$0.isMultiline }) else { return }
      brackets = strings[first].brackets
      strings.removeSubrange(first...)
    }
  }
}
