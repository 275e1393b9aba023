import Audit

/// Colours one line of code after another. It knows words, strings and comments, no grammar: enough for the eye.
public struct Highlighter: Sendable {
  public enum Language: Sendable { case swift, objectiveC, xml, projectFile, json, plain }

  let language: Language
  /// Inside a block comment, a comment of XML or a string over several lines.
  private var open = Open.none

  private enum Open: Sendable { case none, comment(depth: Int), text, xmlComment, tag }

  public init(_ language: Language) {
    self.language = language
  }

  /// By the extension of a file.
  public init(path: String) {
    switch TreePath.pathExtension(path) {
    case "swift": self.init(.swift)
    case "m", "mm", "h", "c", "pch": self.init(.objectiveC)
    case "plist", "xml", "storyboard", "xib", "entitlements", "html": self.init(.xml)
    case "pbxproj", "strings": self.init(.projectFile)
    case "json": self.init(.json)
    default: self.init(.plain)
    }
  }

  public mutating func spans(_ line: String) -> [Span] {
    switch language {
    case .plain: return line.isEmpty ? [] : [Span(line)]
    case .xml: return xml(Array(line))
    default: return code(Array(line))
    }
  }

  // MARK: Swift, Objective-C, project files, JSON

  private mutating func code(_ line: [Character]) -> [Span] {
    var spans = SpanBuilder()
    var index = 0
    while index < line.count {
      switch open {
      case .comment(let depth):
        index = comment(line, from: index, depth: depth, into: &spans)
        continue
      case .text:
        let end = find("\"\"\"", in: line, from: index)
        spans.add(line[index..<(end.map { $0 + 3 } ?? line.count)], .string)
        index = end.map { $0 + 3 } ?? line.count
        if end != nil { open = .none }
        continue
      default: break
      }
      index = token(line, at: index, into: &spans)
    }
    return spans.spans
  }

  private mutating func token(_ line: [Character], at index: Int, into spans: inout SpanBuilder) -> Int {
    let character = line[index]
    if starts("//", line, index), language != .json, language != .projectFile {
      spans.add(line[index...], .comment)
      return line.count
    }
    if starts("/*", line, index), language != .json {
      open = .comment(depth: 0)
      return index
    }
    if starts("\"\"\"", line, index), language == .swift {
      spans.add(line[index..<(index + 3)], .string)
      open = .text
      return index + 3
    }
    if character == "\"" || (character == "'" && language == .objectiveC) {
      let end = stringEnd(line, from: index, quote: character)
      spans.add(line[index..<end], .string)
      return end
    }
    if character == "@" || (character == "#" && language != .json) {
      if character == "@", index + 1 < line.count, line[index + 1] == "\"" {
        let end = stringEnd(line, from: index + 1, quote: "\"")
        spans.add(line[index..<end], .string)
        return end
      }
      let end = wordEnd(line, from: index + 1)
      spans.add(line[index..<end], .attribute)
      return end
    }
    if character.isNumber {
      let end = wordEnd(line, from: index)
      let isObject = language == .projectFile && end - index == 24
      spans.add(line[index..<end], isObject ? .text : .number)
      return end
    }
    if character.isLetter || character == "_" {
      let end = wordEnd(line, from: index)
      spans.add(line[index..<end], role(String(line[index..<end])))
      return end
    }
    spans.add(line[index..<(index + 1)], .text)
    return index + 1
  }

  private func role(_ word: String) -> Style.Role {
    switch language {
    case .swift: if Words.swift.contains(word) { return .keyword }
    case .objectiveC: if Words.objectiveC.contains(word) { return .keyword }
    case .json: return Words.json.contains(word) ? .keyword : .text
    case .projectFile:
      return word == "isa" ? .keyword : (word.hasPrefix("PBX") || word.hasPrefix("XC") ? .typeName : .text)
    default: return .text
    }
    guard let first = word.first, first.isUppercase, word.contains(where: \.isLowercase) else { return .text }
    return .typeName
  }

  private mutating func comment(
    _ line: [Character], from start: Int, depth: Int, into spans: inout SpanBuilder
  ) -> Int {
    var depth = depth
    var index = start
    while index < line.count {
      if starts("/*", line, index) {
        // Swift's comments nest, C's do not.
        depth = language == .swift ? depth + 1 : 1
        index += 2
      } else if starts("*/", line, index) {
        depth -= 1
        index += 2
        if depth <= 0 {
          spans.add(line[start..<index], .comment)
          open = .none
          return index
        }
      } else {
        index += 1
      }
    }
    spans.add(line[start..<index], .comment)
    open = .comment(depth: max(1, depth))
    return index
  }

  // MARK: XML

  private mutating func xml(_ line: [Character]) -> [Span] {
    var spans = SpanBuilder()
    var index = 0
    while index < line.count {
      switch open {
      case .xmlComment:
        let end = find("-->", in: line, from: index)
        spans.add(line[index..<(end.map { $0 + 3 } ?? line.count)], .comment)
        index = end.map { $0 + 3 } ?? line.count
        if end != nil { open = .none }
      case .tag:
        index = insideTag(line, from: index, into: &spans)
      default:
        if starts("<!--", line, index) {
          open = .xmlComment
        } else if line[index] == "<" {
          let end = tagNameEnd(line, from: index)
          spans.add(line[index..<end], .keyword)
          index = end
          open = .tag
        } else {
          let end = line[index...].firstIndex(of: "<") ?? line.count
          spans.add(line[index..<end], .text)
          index = end
        }
      }
    }
    return spans.spans
  }

  private mutating func insideTag(_ line: [Character], from index: Int, into spans: inout SpanBuilder) -> Int {
    let character = line[index]
    if character == ">" || starts("/>", line, index) || starts("?>", line, index) {
      let end = character == ">" ? index + 1 : index + 2
      spans.add(line[index..<end], .keyword)
      open = .none
      return end
    }
    if character == "\"" || character == "'" {
      let end = line[(index + 1)...].firstIndex(of: character).map { $0 + 1 } ?? line.count
      spans.add(line[index..<end], .string)
      return end
    }
    if character.isLetter {
      let end = wordEnd(line, from: index)
      spans.add(line[index..<end], .typeName)
      return end
    }
    spans.add(line[index..<(index + 1)], .text)
    return index + 1
  }

  private func tagNameEnd(_ line: [Character], from index: Int) -> Int {
    var end = index + 1
    while end < line.count, !line[end].isWhitespace, line[end] != ">", !(line[end] == "/" && end > index + 1) {
      end += 1
    }
    return end
  }

  // MARK: Scanning

  private func starts(_ text: String, _ line: [Character], _ index: Int) -> Bool {
    var position = index
    for character in text {
      guard position < line.count, line[position] == character else { return false }
      position += 1
    }
    return true
  }

  private func find(_ text: String, in line: [Character], from index: Int) -> Int? {
    guard index < line.count else { return nil }
    return (index..<line.count).first { starts(text, line, $0) }
  }

  private func wordEnd(_ line: [Character], from index: Int) -> Int {
    var end = index
    while end < line.count, line[end].isLetter || line[end].isNumber || line[end] == "_" { end += 1 }
    return end
  }

  private func stringEnd(_ line: [Character], from index: Int, quote: Character) -> Int {
    var end = index + 1
    while end < line.count {
      if line[end] == "\\" {
        end += 2
        continue
      }
      if line[end] == quote { return end + 1 }
      end += 1
    }
    return line.count
  }
}

/// Joins neighbouring pieces of one role.
private struct SpanBuilder {
  private(set) var spans: [Span] = []

  mutating func add(_ characters: ArraySlice<Character>, _ role: Style.Role) {
    guard !characters.isEmpty else { return }
    if let last = spans.last, last.style.role == role {
      spans[spans.count - 1].text += String(characters)
    } else {
      spans.append(Span(String(characters), role))
    }
  }
}

private enum Words {
  static let swift: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience",
    "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy",
    "let", "mutating", "nil", "nonisolated", "open", "operator", "optional", "override", "private", "protocol",
    "public",
    "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
  static let objectiveC: Set<String> = [
    "BOOL", "NO", "YES", "bool", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
    "enum",
    "extern", "float", "for", "goto", "id", "if", "in", "inline", "instancetype", "int", "long", "nil", "NULL",
    "nullable", "nonnull", "return", "self", "short", "signed", "sizeof", "static", "struct", "super", "switch",
    "typedef",
    "union", "unsigned", "void", "volatile", "weak", "strong", "while", "__weak", "__strong", "__block",
  ]
  static let json: Set<String> = ["true", "false", "null"]
}
