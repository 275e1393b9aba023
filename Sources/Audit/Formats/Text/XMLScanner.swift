/// Cuts XML into its pieces with byte ranges. It knows no document type and follows no reference, reads each byte once,
/// and gives every malformed piece a name instead of stopping the program.
struct XMLScanner {
  enum Kind: Equatable {
    case instruction
    case documentType
    case comment
    /// Range of what stands between `<![CDATA[` and `]]>`.
    case characterData(ByteRange)
    case open(name: String, isSelfClosing: Bool)
    case close(name: String)
    case text
    /// The piece is not XML; why.
    case malformed(String)
  }

  struct Piece: Equatable {
    let kind: Kind
    let range: ByteRange
  }

  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  /// - Parameter range: part of `bytes` to read; the whole, without its byte order mark, by default.
  init(_ bytes: [UInt8], in range: ByteRange? = nil) {
    self.bytes = bytes
    let whole = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)..<bytes.count
    let part = (range ?? whole).clamped(to: 0..<bytes.count)
    position = part.lowerBound
    end = part.upperBound
  }

  /// The next piece, or nil at the end. After a malformed piece the rest is that piece.
  mutating func next() -> Piece? {
    guard position < end else { return nil }
    let start = position
    if bytes[position] != 0x3C {
      while position < end, bytes[position] != 0x3C { position += 1 }
      return Piece(kind: .text, range: start..<position)
    }
    if matches("<!--") {
      return delimited(from: start, skip: 4, by: "-->", as: .comment, localized("comment without end"))
    }
    if matches("<![CDATA[") {
      let piece = delimited(from: start, skip: 9, by: "]]>", as: .comment, localized("CDATA section without end"))
      guard piece.kind == .comment else { return piece }
      return Piece(kind: .characterData(start + 9..<position - 3), range: piece.range)
    }
    if matches("<?") { return delimited(from: start, skip: 2, by: "?>", as: .instruction, "<? without ?>") }
    if matches("<!") { return documentType(from: start) }
    return tag(from: start)
  }

  private func matches(_ string: StaticString, at offset: Int? = nil) -> Bool {
    let start = offset ?? position
    let count = string.utf8CodeUnitCount
    guard start + count <= end else { return false }
    return string.withUTF8Buffer { buffer in bytes[start..<start + count].elementsEqual(buffer) }
  }

  private mutating func delimited(
    from start: Int, skip: Int, by terminator: StaticString, as kind: Kind, _ problem: String
  ) -> Piece {
    position = start + skip
    while position < end {
      if matches(terminator) {
        position += terminator.utf8CodeUnitCount
        return Piece(kind: kind, range: start..<position)
      }
      position += 1
    }
    return Piece(kind: .malformed(problem), range: start..<end)
  }

  /// `<!DOCTYPE …>` with quotes and an internal subset skipped.
  private mutating func documentType(from start: Int) -> Piece {
    position = start + 2
    var depth = 0
    var quote: UInt8?
    while position < end {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case 0x5B: depth += 1
      case 0x5D: depth -= 1
      case 0x3E where depth <= 0: return Piece(kind: .documentType, range: start..<position)
      default: break
      }
    }
    return Piece(kind: .malformed("<! without >"), range: start..<end)
  }

  private mutating func tag(from start: Int) -> Piece {
    position = start + 1
    let isClose = position < end && bytes[position] == 0x2F
    if isClose { position += 1 }
    let nameStart = position
    while position < end, !Self.endsName(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    guard !name.isEmpty else {
      position = end
      return Piece(kind: .malformed(localized("'<' that starts no tag")), range: start..<end)
    }
    var quote: UInt8?
    while position < end {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case 0x3E:
        let range = start..<position
        if isClose { return Piece(kind: .close(name: name), range: range) }
        return Piece(kind: .open(name: name, isSelfClosing: bytes[position - 2] == 0x2F), range: range)
      case 0x3C:
        position = end
        return Piece(kind: .malformed(localized("tag <\(name) without >")), range: start..<end)
      default: break
      }
    }
    return Piece(kind: .malformed(localized("tag <\(name) without >")), range: start..<end)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x2F, 0x3E, 0x3C, 0x3D, 0x22, 0x27: true
    default: false
    }
  }

  /// The attributes of the tag in `range`, in order; values with their entities replaced.
  static func attributes(of range: ByteRange, in bytes: [UInt8]) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    let tag = bytes[range.clamped(to: 0..<bytes.count)]
    var position = tag.startIndex + 1
    while position < tag.endIndex, !endsName(tag[position]) { position += 1 }
    while position < tag.endIndex {
      while position < tag.endIndex, endsName(tag[position]) { position += 1 }
      let nameStart = position
      while position < tag.endIndex, !endsName(tag[position]) { position += 1 }
      let name = String(decoding: tag[nameStart..<position], as: UTF8.self)
      while position < tag.endIndex, tag[position] <= 0x20 { position += 1 }
      guard !name.isEmpty, position < tag.endIndex, tag[position] == 0x3D else { continue }
      position += 1
      while position < tag.endIndex, tag[position] <= 0x20 { position += 1 }
      guard position < tag.endIndex, tag[position] == 0x22 || tag[position] == 0x27 else { continue }
      let quote = tag[position]
      position += 1
      let valueStart = position
      while position < tag.endIndex, tag[position] != quote { position += 1 }
      let raw = tag[valueStart..<position]
      result.append((name, unescaped(raw) ?? String(decoding: raw, as: UTF8.self)))
      position += 1
    }
    return result
  }

  /// Text with `&amp;` and its like replaced, or nil where a reference is unknown or unfinished.
  static func unescaped(_ raw: ArraySlice<UInt8>) -> String? {
    guard raw.contains(0x26) else { return String(decoding: raw, as: UTF8.self) }
    var result: [UInt8] = []
    var position = raw.startIndex
    while position < raw.endIndex {
      if raw[position] != 0x26 {
        result.append(raw[position])
        position += 1
        continue
      }
      guard let semicolon = raw[position...].prefix(12).firstIndex(of: 0x3B) else { return nil }
      let name = String(decoding: raw[position + 1..<semicolon], as: UTF8.self)
      switch name {
      case "amp": result.append(0x26)
      case "lt": result.append(0x3C)
      case "gt": result.append(0x3E)
      case "quot": result.append(0x22)
      case "apos": result.append(0x27)
      default:
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let code =
          digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        guard let scalar = code.flatMap(UnicodeScalar.init) else { return nil }
        result.append(contentsOf: String(Character(scalar)).utf8)
      }
      position = semicolon + 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
