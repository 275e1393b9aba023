import Audit

/// Changes the keys of one mapping of a YAML file by whole lines. Only mappings in block form are edited, and only where
/// the file reads back as before with exactly the change.
struct YAMLMappingEditor {
  let text: SourceText
  private let root: YAMLNode
  /// The mapping that is there, and the keys below it that are not.
  private let mapping: YAMLNode
  private let place: [String]
  private let missing: [String]
  private let entries: [Entry]
  private let indent: String

  private struct Entry {
    let key: String
    /// Indices of its lines, comments above it left out.
    let lines: Range<Int>
  }

  /// - Parameter keys: the keys that lead to the mapping; the last of them may not be there yet.
  init(_ text: SourceText, _ keys: [String]) throws(DefinitionRefusal) {
    guard let root = try? YAMLNode.read(text.bytes), root.mapping != nil else {
      throw DefinitionRefusal(reason: localized("it cannot be read as YAML"))
    }
    self.text = text
    self.root = root
    var mapping = root
    var place: [String] = []
    for key in keys {
      guard let next = mapping[key] else { break }
      guard next.mapping != nil else {
        throw DefinitionRefusal(reason: localized("`\(key)` holds no keys of its own there"))
      }
      mapping = next
      place.append(key)
    }
    self.mapping = mapping
    self.place = place
    missing = Array(keys.dropFirst(place.count))
    indent = text.indentation(at: text.fullLineRange(mapping.line - 1).lowerBound)
    entries = try Self.entries(of: mapping, indent: indent, in: text)
  }

  /// The lines of each entry. An entry reaches to the next line that is indented like its key and starts one.
  private static func entries(
    of mapping: YAMLNode, indent: String, in text: SourceText
  ) throws(DefinitionRefusal) -> [Entry] {
    let refusal = DefinitionRefusal(reason: localized("the keys there do not stand on lines of their own"))
    let keys = (mapping.mapping ?? []).map(\.key)
    var starts: [Int] = []
    var end = mapping.line - 1
    for line in (mapping.line - 1)..<text.lineCount {
      let words = text.line(line).drop { $0 == " " || $0 == "\t" }
      if words.isEmpty || words.hasPrefix("#") { continue }
      let own = text.indentation(at: text.fullLineRange(line).lowerBound)
      let continues = ["- ", "-\r", "}", "]"].contains { words.hasPrefix($0) } || words == "-"
      if own.count < indent.count || words.hasPrefix("---") || words.hasPrefix("...") { break }
      if own.count == indent.count, !continues { starts.append(line) }
      end = line + 1
    }
    guard starts.count == keys.count, !keys.isEmpty else { throw refusal }
    var entries: [Entry] = []
    for (index, key) in keys.enumerated() {
      let words = text.line(starts[index]).drop { $0 == " " || $0 == "\t" || $0 == "\"" || $0 == "'" }
      guard words.hasPrefix(key) else { throw refusal }
      var last = index + 1 < starts.count ? starts[index + 1] : end
      while last > starts[index] + 1, text.isBlankLine(last - 1) || isComment(last - 1, in: text) { last -= 1 }
      entries.append(Entry(key: key, lines: starts[index]..<last))
    }
    return entries
  }

  private static func isComment(_ line: Int, in text: SourceText) -> Bool {
    text.line(line).drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
  }

  /// The edits that make the changes, read back.
  func edits(_ changes: [DefinitionChange], findings: [String]) throws(DefinitionRefusal) -> [Edit] {
    let edits = changes.compactMap { edit($0, findings) }
    guard edits.count == changes.count,
      let change = try? FileChange(path: text.path, original: text.bytes, edits: edits),
      let read = try? YAMLNode.read(change.result),
      read.isSame(as: root.changing(place + missing) { node in changes.reduce(node) { $1.made(in: $0) } })
    else { throw DefinitionRefusal(reason: localized("the edited text would not read back as intended")) }
    return edits
  }

  /// The lines that say `changes`, as they would stand at their place.
  func lines(_ changes: [DefinitionChange]) -> [String] { changes.flatMap(written) }

  private func written(_ change: DefinitionChange) -> [String] {
    guard let value = change.value else { return [] }
    let nested = missing.reversed().reduce((key: change.key, value: value)) { inner, key in
      (key, .dictionary([PropertyListPair(inner.key, inner.value)]))
    }
    return style.lines(nested.key, nested.value, indent: indent)
  }

  private func edit(_ change: DefinitionChange, _ findings: [String]) -> Edit? {
    let ending = text.lineEnding.rawValue
    let block = written(change).map { $0 + ending }.joined()
    if missing.isEmpty, let entry = entries.first(where: { $0.key == change.key }) {
      let range =
        text.fullLineRange(entry.lines.lowerBound)
        .lowerBound..<text.fullLineRange(
          entry.lines.upperBound - 1
        ).upperBound
      return Edit(range: range, replacement: block, findings: findings)
    }
    guard change.value != nil, let last = entries.last else { return nil }
    let keys = entries.map { $0.key.lowercased() }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 } && keys.count > 1
    if missing.isEmpty, isSorted, let next = entries.first(where: { $0.key.lowercased() > change.key.lowercased() }) {
      var line = next.lines.lowerBound
      while line > 0, Self.isComment(line - 1, in: text) { line -= 1 }
      return .insert(block, at: text.fullLineRange(line).lowerBound, findings: findings)
    }
    let end = text.fullLineRange(last.lines.upperBound - 1).upperBound
    let isOpen = end == text.bytes.count && !text.endsWithNewline
    return .insert(isOpen ? ending + block.dropLast(ending.count) : block, at: end, findings: findings)
  }

  /// As the rest of the file is written.
  private var style: YAMLText {
    for line in 1..<max(1, text.lineCount) where text.line(line - 1).hasSuffix(":") {
      let words = text.line(line).drop { $0 == " " }
      guard words.hasPrefix("- ") else { continue }
      let outer = text.indentation(at: text.fullLineRange(line - 1).lowerBound)
      let inner = text.indentation(at: text.fullLineRange(line).lowerBound)
      if inner.hasPrefix(outer) { return YAMLText(unit: unit, listIndent: String(inner.dropFirst(outer.count))) }
    }
    return YAMLText(unit: unit, listIndent: unit)
  }

  private var unit: String { text.indentUnit == "\t" ? "  " : text.indentUnit }
}

extension DefinitionChange {
  fileprivate func made(in node: YAMLNode) -> YAMLNode {
    var entries = (node.mapping ?? []).filter { $0.key != key }
    if let value { entries.append((key, YAMLNode(value))) }
    return YAMLNode(value: .mapping(entries), line: node.line)
  }
}

extension YAMLNode {
  fileprivate init(_ content: PropertyListContent) {
    let value: Value =
      switch content {
      case .string(let text): .scalar(text)
      case .boolean(let flag): .scalar(flag ? "true" : "false")
      case .array(let values): .sequence(values.map { YAMLNode($0) })
      case .dictionary(let pairs): .mapping(pairs.map { ($0.key, YAMLNode($0.value)) })
      }
    self.init(value: value, line: 0)
  }

  /// The tree with the mapping at `keys` changed, made where it is not there.
  fileprivate func changing(_ keys: [String], _ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
    guard let key = keys.first else { return change(self) }
    var entries = mapping ?? []
    let inner = (self[key] ?? YAMLNode(value: .mapping([]), line: 0)).changing(Array(keys.dropFirst()), change)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = inner
    } else {
      entries.append((key, inner))
    }
    return YAMLNode(value: .mapping(entries), line: line)
  }

  /// Whether both say the same; the order of keys does not count.
  fileprivate func isSame(as other: YAMLNode) -> Bool {
    switch (value, other.value) {
    case (.scalar(let one), .scalar(let two)): return one == two
    case (.sequence(let one), .sequence(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      return one.count == two.count
        && zip(one.sorted { $0.key < $1.key }, two.sorted { $0.key < $1.key }).allSatisfy {
          $0.key == $1.key && $0.value.isSame(as: $1.value)
        }
    default: return false
    }
  }
}
