import Audit

/// The attributes and modifiers in front of a declaration's keyword, found by a small scanner that skips strings,
/// comments and the arguments of attributes.
struct DeclarationHead {
  /// `private`, `fileprivate` and their `(set)` forms.
  private(set) var accessModifiers: [ByteRange] = []

  private static let keywords: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "actor", "extension", "protocol", "init", "deinit", "subscript",
    "typealias", "case", "import", "operator", "macro",
  ]

  init(_ text: SourceText, _ range: ByteRange) {
    let bytes = text.bytes
    let end = min(range.upperBound, bytes.count)
    var index = max(0, range.lowerBound)
    while index < end {
      let byte = bytes[index]
      if SourceScan.isWord(byte) {
        let start = index
        while index < end, SourceScan.isWord(bytes[index]) { index += 1 }
        let word = text.string(in: start..<index)
        let isAttribute = start > 0 && bytes[start - 1] == UInt8(ascii: "@")
        if isAttribute { continue }
        if word == "private" || word == "fileprivate" {
          let close = Self.closing(index, end, bytes)
          accessModifiers.append(start..<close)
          index = close
        } else if Self.keywords.contains(word), !(word == "class" && Self.isModifier(index, end, text)) {
          return
        }
      } else if byte == UInt8(ascii: "(") {
        index = Self.closing(index, end, bytes)
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "=") {
        return
      } else {
        let next = SourceScan.skipBlanks(index, end, bytes)
        index = next > index ? next : index + 1
      }
    }
  }

  /// `class func`, `class var`: a modifier, no class.
  private static func isModifier(_ index: Int, _ end: Int, _ text: SourceText) -> Bool {
    let start = SourceScan.skipBlanks(index, end, text.bytes)
    var stop = start
    while stop < end, SourceScan.isWord(text.bytes[stop]) { stop += 1 }
    return ["func", "var", "let", "subscript", "private", "fileprivate", "override", "final"].contains(
      text.string(in: start..<stop))
  }

  /// Behind the parenthesis that closes the one at `index`; `index` itself where there is none.
  private static func closing(_ index: Int, _ end: Int, _ bytes: [UInt8]) -> Int {
    guard index < end, bytes[index] == UInt8(ascii: "(") else { return index }
    var depth = 0
    var position = index
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return position + 1 }
      case UInt8(ascii: "\""):
        position += 1
        while position < end, bytes[position] != UInt8(ascii: "\""), !SourceText.isLineEnd(bytes[position]) {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      position += 1
    }
    return end
  }
}
