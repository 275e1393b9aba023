/// Where the first name of a chain stands in its text: the model knows where chains begin and end, which may be at a
/// parenthesis or a bracket.
struct NameHead {
  /// Offset of the first name.
  let start: Int
  /// The first name; behind `self` or `Self` the member too, unless it is a message.
  let range: ByteRange

  static func find(_ path: [String], in range: ByteRange, of text: SourceText) -> NameHead? {
    let bytes = text.bytes
    let range = range.clamped(to: 0..<bytes.count)
    guard let first = path.first, let head = SourceScan.word(first, in: range, of: bytes) else { return nil }
    guard first == "self" || first == "Self", path.count > 1 else {
      return NameHead(start: head.lowerBound, range: head)
    }
    var index = head.upperBound
    index = SourceScan.skipBlanks(index, range.upperBound, bytes)
    while index < range.upperBound, bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") {
      index += 1
    }
    index = SourceScan.skipBlanks(index, range.upperBound, bytes)
    guard index < range.upperBound else { return NameHead(start: head.lowerBound, range: head) }
    if bytes[index] == UInt8(ascii: "-"), index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: ">") {
      index += 2
    } else if bytes[index] == UInt8(ascii: ".") {
      index += 1
    } else {
      return NameHead(start: head.lowerBound, range: head)
    }
    let name = String(path[1].prefix { $0 != ":" })
    guard let member = SourceScan.word(name, in: index..<range.upperBound, of: bytes) else { return nil }
    return NameHead(start: head.lowerBound, range: head.lowerBound..<member.upperBound)
  }
}
