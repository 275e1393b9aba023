/// Small questions to bytes of source text.
package enum SourceScan {
  package static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// The first place where `name` stands as a whole word, backticks included.
  package static func word(_ name: String, in range: ByteRange, of bytes: [UInt8]) -> ByteRange? {
    let name = Array(name.utf8)
    guard !name.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    var index = range.lowerBound
    while index + name.count <= range.upperBound {
      let end = index + name.count
      if bytes[index] == name[0], bytes[index..<end].elementsEqual(name),
        index == range.lowerBound || !isWord(bytes[index - 1]), end == range.upperBound || !isWord(bytes[end])
      {
        let tick = UInt8(ascii: "`")
        let isQuoted =
          index > range.lowerBound && bytes[index - 1] == tick && end < range.upperBound && bytes[end] == tick
        return isQuoted ? index - 1..<end + 1 : index..<end
      }
      index += 1
    }
    return nil
  }

  /// Behind blanks, line ends and comments.
  package static func skipBlanks(_ start: Int, _ end: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    while index < end {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < end, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
        index = min(end, index + 2)
      } else {
        break
      }
    }
    return index
  }

  /// Whether `range` is the `self` at the end of `let self = self`.
  package static func isRebinding(_ range: ByteRange, in text: SourceText) -> Bool {
    var index = range.lowerBound - 1
    func skipBack() {
      while index >= 0, text.bytes[index] == 0x20 || text.bytes[index] == 0x09 { index -= 1 }
    }
    skipBack()
    guard index >= 0, text.bytes[index] == UInt8(ascii: "=") else { return false }
    index -= 1
    skipBack()
    let end = index + 1
    while index >= 0, isWord(text.bytes[index]) || text.bytes[index] == UInt8(ascii: "`") { index -= 1 }
    guard text.string(in: index + 1..<max(index + 1, end)).filter({ $0 != "`" }) == "self" else { return false }
    // A member access behind it would make it a value.
    return range.upperBound >= text.bytes.count
      || ![UInt8(ascii: "."), UInt8(ascii: "?")].contains(text.bytes[range.upperBound])
  }
}
