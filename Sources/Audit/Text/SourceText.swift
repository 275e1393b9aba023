/// A half-open range of byte offsets into an untouched file. The only text-range type of the program.
public typealias ByteRange = Range<Int>

/// How a file ends its lines.
public enum LineEnding: String, Sendable, Codable {
  case lf = "\n"
  case crlf = "\r\n"
  case cr = "\r"
}

/// A place as people and editors count it.
public struct Position: Sendable, Hashable, Codable {
  /// Line, counted from 1.
  public let line: Int
  /// Column in characters (grapheme clusters), counted from 1.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of one file as they were read, with the questions an editor asks of them. Bytes are never normalised.
public struct SourceText: Sendable {
  /// Path relative to the root of the file tree, separated by `/`.
  public let path: String
  public let bytes: [UInt8]
  /// Byte offset of the first byte of each line; at least one element.
  private let lineStarts: [Int]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D, index >= buffer.count || buffer[index] != 0x0A {
          starts.append(index)
        }
      }
    }
    self.lineStarts = starts
  }

  public init(path: String, _ string: String) {
    self.init(path: path, bytes: Array(string.utf8))
  }

  /// The last component of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The whole file as a string; invalid UTF-8 becomes U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of `range`; a range past the end is cut.
  public func string(in range: ByteRange) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  public var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  public var endsWithNewline: Bool { bytes.last == 0x0A || bytes.last == 0x0D }

  public var lineCount: Int { endsWithNewline ? lineStarts.count - 1 : lineStarts.count }

  /// Index of the line (from 0) that holds byte `offset`.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  public func position(at offset: Int) -> Position {
    let line = lineIndex(at: offset)
    let start = lineStarts[line]
    return Position(line: line + 1, column: string(in: start..<max(start, offset)).count + 1)
  }

  /// Column from 1 in UTF-16 code units of byte `offset`, seen from line `line` (from 1): at most the one after the
  /// line's last character. A byte order mark counts for nothing.
  public func utf16Column(at offset: Int, inLine line: Int) -> Int {
    let range = lineRange(line - 1)
    let start = range.lowerBound == 0 && hasByteOrderMark ? 3 : range.lowerBound
    let end = min(max(start, offset), max(start, range.upperBound))
    return string(in: start..<end).utf16.count + 1
  }

  /// Bytes of the line with index `line` (from 0), without its line ending.
  public func lineRange(_ line: Int) -> ByteRange {
    let full = fullLineRange(line)
    var end = full.upperBound
    while end > full.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return full.lowerBound..<end
  }

  /// Bytes of the line with index `line` (from 0), with its line ending.
  public func fullLineRange(_ line: Int) -> ByteRange {
    guard line >= 0, line < lineStarts.count else { return bytes.count..<bytes.count }
    return lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count)
  }

  /// The text of the line with index `line` (from 0), without its line ending.
  public func line(_ line: Int) -> String { string(in: lineRange(line)) }

  /// The blanks and tabs that start the line which holds byte `offset`.
  public func indentation(at offset: Int) -> String {
    let range = lineRange(lineIndex(at: offset))
    let blank = bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blank, as: UTF8.self)
  }

  /// The line ending most lines have; `.lf` for a file of one line.
  public var lineEnding: LineEnding {
    var crlf = 0
    var lf = 0
    var cr = 0
    for index in bytes.indices {
      if bytes[index] == 0x0A {
        if index > 0, bytes[index - 1] == 0x0D { crlf += 1 } else { lf += 1 }
      } else if bytes[index] == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        cr += 1
      }
    }
    if crlf > lf, crlf >= cr { return .crlf }
    return cr > lf ? .cr : .lf
  }

  /// One step of indentation as the file uses it: a tab, or 2, 4 or 8 blanks; four blanks where nothing is indented.
  public var indentUnit: String {
    var tabs = 0
    var widths: [Int: Int] = [:]
    var previous = 0
    for line in lineStarts.indices {
      let range = lineRange(line)
      guard let first = bytes[range].first else { continue }
      if first == 0x09 {
        tabs += 1
        continue
      }
      let width = bytes[range].prefix { $0 == 0x20 }.count
      if width == range.count { continue }
      let step = abs(width - previous)
      if [2, 4, 8].contains(step) { widths[step, default: 0] += 1 }
      previous = width
    }
    let best = widths.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if tabs > (best?.value ?? 0) { return "\t" }
    return String(repeating: " ", count: best?.key ?? 4)
  }
}
