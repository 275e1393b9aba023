/// What a preprocessor line says.
struct ObjectiveCDirective {
  enum Kind {
    case `if`, ifdef, ifndef, elif, `else`, endif
    case `import`
    case define
    case other
  }

  let kind: Kind
  /// What follows the word: continuation lines joined, comments and blanks around it dropped.
  let argument: String

  var opensConditional: Bool { kind == .if || kind == .ifdef || kind == .ifndef }

  /// The condition in the form of an `#if`.
  var condition: String {
    switch kind {
    case .ifdef: argument
    case .ifndef: "!" + argument
    default: argument
    }
  }

  /// - Parameter line: the text from `#` to the end of the line.
  init(_ line: String) {
    let text = Self.withoutComments(line).dropFirst().drop { $0 == " " || $0 == "\t" }
    let word = text.prefix { $0.isLetter || $0 == "_" }
    argument = String(Self.trim(text.dropFirst(word.count)))
    kind =
      switch word {
      case "if": .if
      case "ifdef": .ifdef
      case "ifndef": .ifndef
      case "elif", "elifdef", "elifndef": .elif
      case "else": .else
      case "endif": .endif
      case "import", "include", "include_next": .import
      case "define": .define
      default: .other
      }
  }

  /// The header of an `#import`, quotes and angles dropped.
  var header: String? {
    guard let first = argument.first, first == "\"" || first == "<" else { return nil }
    let name = argument.dropFirst().prefix { $0 != "\"" && $0 != ">" }
    return name.isEmpty ? nil : String(name)
  }

  private static func trim(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func withoutComments(_ line: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(line.utf8)
    var index = 0
    var quoted = false
    func next() -> UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), next() == 0x0A || next() == 0x0D {
        index += 2
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        result.append(0x20)
        continue
      }
      if byte == UInt8(ascii: "\"") { quoted.toggle() }
      if !quoted, byte == UInt8(ascii: "/"), next() == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && next() == UInt8(ascii: "/")) { index += 1 }
        index += 2
        result.append(0x20)
        continue
      }
      result.append(byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Evaluates the condition of an `#if` as far as it is known for an iOS app: the operating system is, nothing else.
struct ObjectiveCConditionEvaluator {
  /// Value where it is known.
  static func value(of condition: String) -> Bool? {
    var evaluator = ObjectiveCConditionEvaluator(condition)
    let value = evaluator.disjunction()
    return evaluator.position == evaluator.words.count ? value.map { $0 != 0 } : nil
  }

  static func isDefined(_ name: String) -> Bool? {
    if let value = known[name] { return name.hasPrefix("TARGET_") ? true : value != 0 }
    return nil
  }

  /// `TARGET_OS_MAC` is 1 on every Apple system; iOS, tvOS and Catalyst are all "iPhone". An app for the watch or for
  /// the desktop is never what is edited.
  private static let known: [String: Int] = [
    "TARGET_OS_OSX": 0, "TARGET_OS_WATCH": 0, "TARGET_OS_BRIDGE": 0, "TARGET_OS_DRIVERKIT": 0,
    "TARGET_OS_WINDOWS": 0, "TARGET_OS_WIN32": 0, "TARGET_OS_LINUX": 0, "TARGET_OS_UNIX": 0,
    "TARGET_OS_IPHONE": 1, "TARGET_OS_MAC": 1, "__APPLE__": 1, "__OBJC__": 1, "__clang__": 1,
    "_WIN32": 0, "WIN32": 0, "__ANDROID__": 0, "ANDROID": 0, "__linux__": 0, "_MSC_VER": 0,
    "true": 1, "false": 0, "YES": 1, "NO": 0,
  ]

  private var words: [String] = []
  private var position = 0
  private var depth = 0

  private init(_ condition: String) {
    let bytes = Array(condition.utf8)
    var index = 0
    func isWord(_ byte: UInt8) -> Bool {
      byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
    }
    while index < bytes.count, words.count < 500 {
      let start = index
      if bytes[index] <= 0x20 {
        index += 1
        continue
      }
      if isWord(bytes[index]) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
      } else {
        index += 1
        let pair = index < bytes.count ? String(decoding: bytes[start...index], as: UTF8.self) : ""
        if ["&&", "||", "==", "!=", "<=", ">="].contains(pair) { index += 1 }
      }
      words.append(String(decoding: bytes[start..<index], as: UTF8.self))
    }
  }

  private var word: String { position < words.count ? words[position] : "" }

  private mutating func disjunction() -> Int? {
    var value = conjunction()
    while word == "||" {
      position += 1
      let right = conjunction()
      if let left = value, left != 0 { continue }
      if let right, right != 0 {
        value = 1
      } else {
        value = value != nil && right != nil ? 0 : nil
      }
    }
    return value
  }

  private mutating func conjunction() -> Int? {
    var value = comparison()
    while word == "&&" {
      position += 1
      let right = comparison()
      if value == 0 || right == 0 {
        value = 0
      } else {
        value = value != nil && right != nil ? 1 : nil
      }
    }
    return value
  }

  private mutating func comparison() -> Int? {
    let left = unary()
    let sign = word
    guard ["==", "!=", "<", ">", "<=", ">="].contains(sign) else { return left }
    position += 1
    guard let right = unary(), let left else { return nil }
    return switch sign {
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    default: left >= right ? 1 : 0
    }
  }

  private mutating func unary() -> Int? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return nil }
    switch word {
    case "!":
      position += 1
      return unary().map { $0 == 0 ? 1 : 0 }
    case "(":
      position += 1
      let value = disjunction()
      if word == ")" { position += 1 }
      return value
    case "defined":
      position += 1
      let inParentheses = word == "("
      if inParentheses { position += 1 }
      let name = word
      position += 1
      if inParentheses, word == ")" { position += 1 }
      return Self.isDefined(name).map { $0 ? 1 : 0 }
    default:
      let name = word
      position = min(position + 1, words.count)
      if word == "(" {
        skipGroup()
        return nil
      }
      return Int(name) ?? Self.known[name]
    }
  }

  /// The arguments of `__has_include(…)` and its like.
  private mutating func skipGroup() {
    var open = 0
    while position < words.count {
      if word == "(" { open += 1 }
      if word == ")" { open -= 1 }
      position += 1
      if open == 0 { return }
    }
  }
}
