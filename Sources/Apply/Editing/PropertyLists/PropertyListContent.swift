import Audit

/// A value to be written into a property list.
public indirect enum PropertyListContent: Sendable, Hashable {
  case string(String)
  case boolean(Bool)
  case array([PropertyListContent])
  case dictionary([PropertyListPair])

  /// The node it reads back as, without a place.
  var node: PropertyListNode {
    let value: PropertyListNode.Value
    switch self {
    case .string(let string): value = .string(string)
    case .boolean(let flag): value = .boolean(flag)
    case .array(let contents): value = .array(contents.map(\.node))
    case .dictionary(let pairs): value = .dictionary(pairs.map(\.entry))
    }
    return PropertyListNode(value: value, range: 0..<0)
  }
}

/// A key with the value to be written for it.
public struct PropertyListPair: Sendable, Hashable {
  public let key: String
  public let value: PropertyListContent

  public init(_ key: String, _ value: PropertyListContent) {
    self.key = key
    self.value = value
  }

  var entry: PropertyListEntry { PropertyListEntry(key: key, keyRange: 0..<0, value: value.node) }
}

/// How a property list is laid out, so that what is added looks like the rest.
struct PropertyListStyle {
  let lineEnding: String
  /// One step of indentation.
  let unit: String
  /// ` ` where the file writes `<true />`.
  let closingBlank: String
  /// Whether the file puts everything on one line.
  var isCompact: Bool

  init(lineEnding: String, unit: String) {
    self.lineEnding = lineEnding
    self.unit = unit
    closingBlank = ""
    isCompact = false
  }

  init(_ text: SourceText, root: PropertyListNode) {
    lineEnding = text.lineEnding.rawValue
    closingBlank = Self.usesClosingBlank(text) ? " " : ""
    isCompact =
      text.lineIndex(at: root.range.lowerBound) == text.lineIndex(at: max(0, root.range.upperBound - 1))
      && !(root.dictionary ?? []).isEmpty
    unit = Self.unit(text, root) ?? text.indentUnit
  }

  /// The step between an entry and the entries of the dictionary it holds, else between the root and its entries.
  private static func unit(_ text: SourceText, _ root: PropertyListNode) -> String? {
    let entries = root.dictionary ?? []
    for entry in entries {
      let inner = (entry.value.dictionary?.first?.keyRange ?? entry.value.array?.first?.range)?.lowerBound
      guard let inner else { continue }
      // A value may stand further in than its key.
      let outer = text.startsLine(entry.value.range.lowerBound) ? entry.value.range : entry.keyRange
      if let step = step(text, from: outer.lowerBound, to: inner) { return step }
    }
    return entries.first.flatMap { step(text, from: root.range.lowerBound, to: $0.keyRange.lowerBound) }
  }

  private static func step(_ text: SourceText, from outer: Int, to inner: Int) -> String? {
    guard text.startsLine(inner) else { return nil }
    let (short, long) = (text.indentation(at: outer), text.indentation(at: inner))
    guard long.hasPrefix(short), long.count > short.count else { return nil }
    return String(long.dropFirst(short.count))
  }

  private static func usesClosingBlank(_ text: SourceText) -> Bool {
    var scanner = 0
    var blank = 0
    var tight = 0
    while scanner + 1 < text.bytes.count {
      if text.bytes[scanner] == 0x2F, text.bytes[scanner + 1] == 0x3E, scanner > 0 {
        if text.bytes[scanner - 1] == 0x20 { blank += 1 } else { tight += 1 }
      }
      scanner += 1
    }
    return blank > tight
  }

  /// The lines of an entry, indented by `indent`; the first line is indented too, the last one is not ended.
  func lines(_ pair: PropertyListPair, indent: String) -> String {
    indent + "<key>" + Self.escaped(pair.key) + "</key>" + newline + lines(pair.value, indent: indent)
  }

  /// The lines of a value, indented by `indent`.
  func lines(_ content: PropertyListContent, indent: String) -> String {
    let inner = isCompact ? "" : indent + unit
    switch content {
    case .string(let string): return indent + "<string>" + Self.escaped(string) + "</string>"
    case .boolean(let flag): return indent + (flag ? "<true" : "<false") + closingBlank + "/>"
    case .array(let contents):
      if contents.isEmpty { return indent + "<array" + closingBlank + "/>" }
      let body = contents.map { lines($0, indent: inner) }.joined(separator: newline)
      return indent + "<array>" + newline + body + newline + indent + "</array>"
    case .dictionary(let pairs):
      if pairs.isEmpty { return indent + "<dict" + closingBlank + "/>" }
      let body = pairs.map { lines($0, indent: inner) }.joined(separator: newline)
      return indent + "<dict>" + newline + body + newline + indent + "</dict>"
    }
  }

  /// What separates two elements.
  var newline: String { isCompact ? "" : lineEnding }

  static func escaped(_ string: String) -> String {
    string.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension SourceText {
  /// Whether only blanks stand before `offset` on its line.
  func startsLine(_ offset: Int) -> Bool {
    let start = lineRange(lineIndex(at: offset)).lowerBound
    let mark = start == 0 && hasByteOrderMark ? 3 : 0
    return offset >= start + mark
      && bytes[start + mark..<min(offset, bytes.count)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether only blanks stand behind `offset` on its line.
  func endsLine(_ offset: Int) -> Bool {
    let line = lineRange(lineIndex(at: offset))
    return offset >= line.upperBound || bytes[offset..<line.upperBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
