/// Tells text that would keep the parser busy for minutes: it needs twice as long for each `[` inside a `[`, and goes
/// over long chains again and again. No hand-written file comes near these limits.
enum SwiftNesting {
  private static let maximumSquares = 12
  private static let maximumBrackets = 100
  private static let maximumConditions = 40
  /// Bytes of one line, strings and comments left out.
  private static let maximumLine = 16 << 10

  /// Why `bytes` should not be parsed, or nil.
  static func problem(in bytes: [UInt8]) -> SyntaxProblem? {
    bytes.withUnsafeBufferPointer { buffer in
      var scan = Scan(bytes: buffer)
      return scan.problem()
    }
  }

  /// A rough lexer: enough to leave strings and comments out.
  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    var squares = 0
    var brackets = 0
    var conditions = 0
    var line = 0

    mutating func problem() -> SyntaxProblem? {
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "["): squares += 1
        case UInt8(ascii: "]"): squares = max(0, squares - 1)
        case UInt8(ascii: "("), UInt8(ascii: "{"): brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
        case UInt8(ascii: "#") where peek(1) == UInt8(ascii: "i") && peek(2) == UInt8(ascii: "f"): conditions += 1
        case UInt8(ascii: "#") where peek(1) == UInt8(ascii: "e") && peek(3) == UInt8(ascii: "d"):
          conditions = max(0, conditions - 1)
        case 0x0A, 0x0D: line = 0
        default: break
        }
        line += 1
        if squares > SwiftNesting.maximumSquares || brackets > SwiftNesting.maximumBrackets
          || conditions > SwiftNesting.maximumConditions
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

    /// Up to the closing quotes, or to the end of the line where they are missing. Interpolations count as text, but
    /// for their quotes: what is inside ends up balanced either way.
    private mutating func skipString() {
      let multiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      index += multiline ? 3 : 1
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\"): index += 1
        case UInt8(ascii: "\"") where !multiline: return
        case UInt8(ascii: "\"") where peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\""):
          index += 2
          return
        case 0x0A where !multiline, 0x0D where !multiline: return
        default: break
        }
        index += 1
      }
    }
  }
}
