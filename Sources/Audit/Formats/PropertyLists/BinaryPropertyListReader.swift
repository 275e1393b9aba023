/// Reads binary property lists (`bplist00`). The nodes have empty ranges: there is no text to point at.
///
/// Foundation would read them too, but takes a damaged one for text in the old format and calls that a string.
enum BinaryPropertyListReader {
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist".utf8)) }

  static func read(_ text: SourceText) throws(FormatError) -> PropertyListNode {
    guard var parser = Parser(text.bytes), let root = parser.node(parser.top, depth: 0) else {
      throw FormatError(text, 0, localized("the binary property list is damaged"))
    }
    return root
  }

  /// The format: objects, a table of their offsets, and a trailer of 32 bytes that tells where the table is.
  private struct Parser {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let table: Int
    let top: Int
    /// Objects may be referred to many times, so what is made of them is bounded.
    private var budget = 100_000

    init?(_ bytes: [UInt8]) {
      guard bytes.count >= 40 else { return nil }
      self.bytes = bytes
      let trailer = bytes.count - 32
      offsetSize = Int(bytes[trailer + 6])
      referenceSize = Int(bytes[trailer + 7])
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
        let table = Self.number(bytes, trailer + 24, 8), count > 0, top < count, table >= 8,
        count <= trailer, table <= trailer, count * offsetSize <= trailer - table
      else { return nil }
      (self.count, self.top, self.table) = (count, top, table)
    }

    /// A big-endian number; nil past the end or where it does not fit.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
      guard start >= 0, size >= 0, start <= bytes.count - size else { return nil }
      var value: UInt64 = 0
      for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
      return Int(exactly: value)
    }

    mutating func node(_ index: Int, depth: Int) -> PropertyListNode? {
      budget -= 1
      guard budget > 0, depth < XMLPropertyListReader.depthLimit, index >= 0, index < count,
        let offset = Self.number(bytes, table + index * offsetSize, offsetSize), offset < table
      else { return nil }
      guard let value = value(at: offset, depth: depth) else { return nil }
      return PropertyListNode(value: value, range: 0..<0)
    }

    private mutating func value(at offset: Int, depth: Int) -> PropertyListNode.Value? {
      let low = Int(bytes[offset] & 15)
      switch bytes[offset] >> 4 {
      case 0x0: return low == 8 ? .boolean(false) : low == 9 ? .boolean(true) : .other("")
      case 0x1: return integer(offset + 1, 1 << low)
      case 0x2:
        guard low == 2 || low == 3, let bits = bits(offset + 1, 1 << low) else { return nil }
        return .real(low == 2 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits))
      case 0x3: return bits(offset + 1, 8).map { .other(String(Double(bitPattern: $0))) }
      case 0x4: return extent(offset, 1).map { .other("\($0.count) bytes") }
      case 0x5: return extent(offset, 1).map { .string(String(decoding: bytes[$0], as: UTF8.self)) }
      case 0x6:
        return extent(offset, 2).map { range in
          let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
          }
          return .string(String(decoding: units, as: UTF16.self))
        }
      case 0x8: return Self.number(bytes, offset + 1, low + 1).map { .integer($0) }
      case 0xA, 0xC:
        guard let references = references(offset, lists: 1) else { return nil }
        var nodes: [PropertyListNode] = []
        for reference in references {
          guard let node = node(reference, depth: depth + 1) else { return nil }
          nodes.append(node)
        }
        return .array(nodes)
      case 0xD: return dictionary(offset, depth: depth)
      default: return nil
      }
    }

    private mutating func dictionary(_ offset: Int, depth: Int) -> PropertyListNode.Value? {
      guard let references = references(offset, lists: 2) else { return nil }
      let half = references.count / 2
      var entries: [PropertyListEntry] = []
      for index in 0..<half {
        guard let key = node(references[index], depth: depth + 1)?.string,
          let value = node(references[half + index], depth: depth + 1)
        else { return nil }
        entries.append(PropertyListEntry(key: key, keyRange: 0..<0, value: value))
      }
      return .dictionary(entries.sorted { $0.key < $1.key })
    }

    private func bits(_ start: Int, _ size: Int) -> UInt64? {
      guard start <= bytes.count - size else { return nil }
      return bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func integer(_ start: Int, _ size: Int) -> PropertyListNode.Value? {
      // Eight bytes are signed; sixteen hold what eight unsigned ones would, which no Info.plist needs.
      guard size <= 16, start <= bytes.count - size, let low = bits(start + max(0, size - 8), min(size, 8)) else {
        return nil
      }
      return .integer(Int(truncatingIfNeeded: low))
    }

    /// Where the contents of an object start and how many there are; counts above 14 follow as an integer.
    private func contents(_ offset: Int) -> (start: Int, count: Int)? {
      let low = Int(bytes[offset] & 15)
      if low < 15 { return (offset + 1, low) }
      guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[offset + 1] & 15)
      guard size <= 8, let count = Self.number(bytes, offset + 2, size) else { return nil }
      return (offset + 2 + size, count)
    }

    private func extent(_ offset: Int, _ width: Int) -> ByteRange? {
      guard let (start, count) = contents(offset), start <= table, count <= (table - start) / width else { return nil }
      return start..<start + count * width
    }

    private mutating func references(_ offset: Int, lists: Int) -> [Int]? {
      guard let (start, count) = contents(offset), start <= table,
        count <= (table - start) / (referenceSize * lists), count * lists < budget
      else { return nil }
      budget -= count * lists
      var result: [Int] = []
      for index in 0..<count * lists {
        guard let reference = Self.number(bytes, start + index * referenceSize, referenceSize) else { return nil }
        result.append(reference)
      }
      return result
    }
  }
}
