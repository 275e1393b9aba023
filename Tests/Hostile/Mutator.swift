/// Damages bytes, always the same way for the same seed.
public struct Mutator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// SplitMix64, by Sebastiano Vigna, public domain.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private mutating func index(_ count: Int) -> Int { count < 1 ? 0 : Int(next() % UInt64(count)) }

  /// A range of at most `longest` bytes inside of `count`.
  private mutating func range(_ count: Int, longest: Int) -> Range<Int> {
    let start = index(count + 1)
    return start..<min(count, start + 1 + index(longest))
  }

  /// Larger inputs only take time.
  public static let sizeLimit = 1 << 16

  /// `bytes` with one to six damages.
  ///
  /// - Parameters:
  ///   - words: what means something in the format.
  ///   - other: another input, parts of which are taken over.
  public mutating func damaged(_ bytes: [UInt8], words: [String], other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...index(6) { damage(&bytes, words, other) }
    return bytes.count > Self.sizeLimit ? Array(bytes[..<Self.sizeLimit]) : bytes
  }

  private mutating func damage(_ bytes: inout [UInt8], _ words: [String], _ other: [UInt8]) {
    let range = range(bytes.count, longest: 64)
    switch index(14) {
    case 0 where !range.isEmpty: bytes[range.lowerBound] ^= 1 << UInt8(index(8))
    case 1 where !range.isEmpty: bytes[range.lowerBound] = UInt8(index(256))
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 4: bytes.removeSubrange(range.lowerBound...)
    case 5: bytes.removeSubrange(..<range.lowerBound)
    case 6:
      // Nesting, never closed.
      let word = words.isEmpty ? Array(bytes[range]) : Array(words[index(words.count)].utf8)
      let repeated = Array(repeatElement(word, count: [2, 30, 300, 3000][index(4)]).joined())
      bytes.insert(contentsOf: repeated, at: range.lowerBound)
    case 7,
      8 where !words.isEmpty:
      bytes.insert(contentsOf: Array(words[index(words.count)].utf8), at: range.lowerBound)
    case 9 where !words.isEmpty: bytes.replaceSubrange(range, with: Array(words[index(words.count)].utf8))
    case 10:
      let part = self.range(other.count, longest: 512)
      bytes.insert(contentsOf: other[part], at: range.lowerBound)
    case 11: bytes.replaceSubrange(range, with: Array(Self.numbers[index(Self.numbers.count)].utf8))
    case 12:
      // A part moves.
      let part = Array(bytes[range])
      bytes.removeSubrange(range)
      bytes.insert(contentsOf: part, at: index(bytes.count + 1))
    default: reencode(&bytes)
    }
  }

  private static let numbers = [
    "0", "-1", "255", "65536", "2147483648", "4294967295", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "99999999999999999999999999", "0x7FFFFFFFFFFFFFFF", "1e999", "NaN", "0.0000001",
  ]

  private mutating func reencode(_ bytes: inout [UInt8]) {
    switch index(5) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1: bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case 2: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case 3: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    default: bytes.insert(contentsOf: Array("\u{202E}\0\u{FEFF}".utf8), at: index(bytes.count + 1))
    }
  }
}
