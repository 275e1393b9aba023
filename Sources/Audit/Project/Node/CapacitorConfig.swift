/// What `capacitor.config.ts`, `.js` or `.json` says about iOS. The script forms are read as text: strings are taken
/// where they stand in an object literal, and what is computed is not worked out.
struct CapacitorConfig: Sendable {
  /// Path relative to the tree.
  let path: String
  /// Values of `ios.path` in order: more than one where the value is chosen by an expression.
  let iosPaths: [String]
  let appName: String?

  static let names = ["ts", "mts", "js", "mjs", "cjs", "json"].map { "capacitor.config." + $0 }

  init(_ text: SourceText) {
    path = text.path
    var reader = ObjectLiteralReader(text.bytes)
    let strings = reader.strings()
    iosPaths = strings.filter { $0.path.suffix(2) == ["ios", "path"] }.map(\.value)
    appName = strings.first { $0.path == ["appName"] }?.value
  }

  /// Folders, relative to the tree, that may hold the iOS platform.
  var platformFolders: [String] {
    let folder = TreePath.parent(path)
    return (iosPaths.isEmpty ? ["ios"] : iosPaths).compactMap { TreePath.join(folder, $0) }
  }
}

/// Finds the strings of object literals in JavaScript, TypeScript or JSON, with the keys that lead to them.
struct ObjectLiteralReader {
  private let bytes: [UInt8]
  private var index = 0

  private enum Token: Equatable {
    case string(String)
    case word(String)
    case mark(UInt8)
  }

  private struct Scope {
    let isObject: Bool
    /// The key in front of the opening brace.
    let key: String?
    /// The key whose value is being read.
    var current: String?
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func strings() -> [(path: [String], value: String)] {
    var tokens: [Token] = []
    while let token = next() { tokens.append(token) }
    var found: [(path: [String], value: String)] = []
    var scopes: [Scope] = []
    for (position, token) in tokens.enumerated() {
      let previous = position > 0 ? tokens[position - 1] : .mark(0)
      let isKeyPlace = previous == .mark(UInt8(ascii: "{")) || previous == .mark(UInt8(ascii: ","))
      let isKey =
        isKeyPlace && scopes.last?.isObject == true && position + 1 < tokens.count
        && tokens[position + 1] == .mark(UInt8(ascii: ":"))
      switch token {
      case .string(let text), .word(let text):
        if isKey {
          scopes[scopes.count - 1].current = text
        } else if case .string = token {
          found.append((scopes.compactMap(\.key) + [scopes.last?.current].compactMap { $0 }, text))
        }
      case .mark(UInt8(ascii: "{")):
        scopes.append(Scope(isObject: true, key: scopes.last?.current))
      case .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "(")):
        // What stands in brackets still belongs to the key in front of them.
        scopes.append(Scope(isObject: false, key: nil, current: scopes.last?.current))
      case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: ")")):
        _ = scopes.popLast()
      case .mark(UInt8(ascii: ",")):
        if scopes.last?.isObject == true { scopes[scopes.count - 1].current = nil }
      case .mark: break
      }
    }
    return found
  }

  private mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0...0x20: index += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
        index += 2
        while index < bytes.count, bytes[index] != UInt8(ascii: "*") || at(1) != UInt8(ascii: "/") { index += 1 }
        index += 2
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return quoted(byte)
      default:
        guard Self.isWord(byte) else {
          index += 1
          return .mark(byte)
        }
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        return .word(String(decoding: bytes[start..<index], as: UTF8.self))
      }
    }
    return nil
  }

  private func at(_ distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }

  /// A template string with something to fill in is a word: nobody can tell its value.
  private mutating func quoted(_ quote: UInt8) -> Token {
    index += 1
    var text: [UInt8] = []
    var isComputed = false
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if bytes[index...].starts(with: Array("${".utf8)), quote == UInt8(ascii: "`") { isComputed = true }
      if index < bytes.count { text.append(bytes[index]) }
      index += 1
    }
    index += 1
    let string = String(decoding: text, as: UTF8.self)
    return isComputed ? .word(string) : .string(string)
  }
}
