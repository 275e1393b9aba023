import Audit

/// A file cut into lines for comparing. A line keeps its ending, so that `a\r\n`, `a\n` and a last `a` differ.
struct DiffText {
  let bytes: [UInt8]
  let lines: [ByteRange]

  /// - Parameter loneReturns: whether a carriage return without line feed ends a line too. Patches know only line
  ///   feeds; screens count as `SourceText` does.
  init(_ bytes: [UInt8], loneReturns: Bool) {
    self.bytes = bytes
    var lines: [ByteRange] = []
    var start = 0
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices {
        let byte = buffer[index]
        let ends =
          byte == 0x0A
          || (loneReturns && byte == 0x0D && (index + 1 == buffer.count || buffer[index + 1] != 0x0A))
        if ends {
          lines.append(start..<index + 1)
          start = index + 1
        }
      }
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    self.lines = lines
  }

  subscript(_ line: Int) -> ArraySlice<UInt8> { bytes[lines[line]] }

  /// Index of the line that holds byte `offset`; the number of lines past the end.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Lines that hold a byte of `range`; empty for an empty range.
  func lines(touching range: ByteRange) -> Range<Int> {
    if range.isEmpty { return 0..<0 }
    let first = line(at: range.lowerBound)
    return first..<max(first, min(lines.count, line(at: range.upperBound - 1) + 1))
  }

  /// Width of the blanks in front, tabs counted as four; nil for a line of blanks.
  func indentation(_ line: Int) -> Int? {
    var width = 0
    for byte in self[line] {
      switch byte {
      case 0x20: width += 1
      case 0x09: width += 4
      case 0x0A, 0x0D: return nil
      default: return width
      }
    }
    return nil
  }

  /// Numbers for the lines of two files: equal lines have equal numbers.
  static func numbers(
    _ old: DiffText, _ new: DiffText, ignoringBlanks: Bool
  ) -> (old: [Int], new: [Int]) {
    var known: [LineKey: Int] = [:]
    known.reserveCapacity(old.lines.count + new.lines.count)
    func number(_ slice: ArraySlice<UInt8>) -> Int {
      let key = LineKey(
        bytes: ignoringBlanks ? slice.filter { ![0x20, 0x09, 0x0D, 0x0A].contains($0) }[...] : slice)
      if let number = known[key] { return number }
      known[key] = known.count
      return known.count - 1
    }
    return (old.lines.map { number(old.bytes[$0]) }, new.lines.map { number(new.bytes[$0]) })
  }
}

/// Hashed as one block of memory; byte by byte would dominate the comparison.
private struct LineKey: Hashable {
  let bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
