import Audit

/// One line of a difference.
public struct DiffLine: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case context, removed, added
  }

  public let kind: Kind
  /// Lines from 1; nil on the side that does not have the line.
  public let oldNumber: Int?
  public let newNumber: Int?
  /// The whole line as it stands in its file, with its ending.
  public let bytes: [UInt8]
  /// Bytes of `bytes` that differ from the line it is paired with; empty where the whole line does.
  public var emphasis: [Range<Int>]
  /// Ids of the findings whose edits made the line.
  public var findings: [String]

  /// The line without its ending; invalid UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: bytes[..<(bytes.count - endingLength)], as: UTF8.self) }

  /// nil for a last line without an ending.
  public var ending: LineEnding? {
    switch endingLength {
    case 2: .crlf
    case 1: bytes.last == 0x0D ? .cr : .lf
    default: nil
    }
  }

  private var endingLength: Int {
    if bytes.last == 0x0A { return bytes.dropLast().last == 0x0D ? 2 : 1 }
    return bytes.last == 0x0D ? 1 : 0
  }
}

/// Changed lines that stand close together, with the lines around them.
public struct Hunk: Sendable, Hashable, Identifiable {
  /// First line of each side from 1, as unified diff counts: the line before where a side has none.
  public let oldStart: Int
  public let oldCount: Int
  public let newStart: Int
  public let newCount: Int
  public let lines: [DiffLine]
  /// The declaration the hunk stands in, where the lines shown do not tell.
  public let heading: String?

  public var id: String { "\(oldStart),\(oldCount),\(newStart),\(newCount)" }
  public var added: Int { lines.count { $0.kind == .added } }
  public var removed: Int { lines.count { $0.kind == .removed } }

  /// Ids of the findings whose edits made it, in order of appearance.
  public var findings: [String] {
    var seen: Set<String> = []
    return lines.flatMap(\.findings).filter { seen.insert($0).inserted }
  }
}
