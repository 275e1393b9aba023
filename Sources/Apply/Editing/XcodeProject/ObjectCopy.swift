import Audit

/// The text of an object of a project file, to be written again with some of its parts exchanged. Style, quoting,
/// indentation and line endings come along.
struct ObjectCopy {
  private let text: SourceText
  private let entry: PropertyListEntry
  private var changes: [(range: ByteRange, replacement: String)] = []

  /// nil where the object is not ended by a `;`.
  init?(_ text: SourceText, _ entry: PropertyListEntry) {
    guard text.end(of: 0x3B, after: entry.value.range.upperBound) != nil else { return nil }
    self.text = text
    self.entry = entry
  }

  /// From the key to behind the `;`.
  private var whole: ByteRange {
    entry.keyRange
      .lowerBound..<(text.end(of: 0x3B, after: entry.value.range.upperBound) ?? entry.value.range.upperBound)
  }

  /// Whether the object has its lines for itself.
  var ownsLines: Bool {
    text.startsLine(whole.lowerBound) && text.endOfBlankLine(after: whole.upperBound) != nil
  }

  /// The whole lines of the object where it owns them, else just its text.
  var place: ByteRange {
    guard ownsLines else { return whole }
    return text.lineRange(text.lineIndex(at: whole.lowerBound))
      .lowerBound..<text.fullLineRange(
        text.lineIndex(at: whole.upperBound - 1)
      ).upperBound
  }

  /// Gives the object another id and its comment another text.
  mutating func rename(_ id: String, comment: String) {
    replace(entry.keyRange, by: id)
    replaceComment(after: entry.keyRange.upperBound, by: comment)
  }

  /// The text of the comment behind the id.
  var comment: String? {
    text.comment(after: entry.keyRange.upperBound).map {
      text.string(in: $0.lowerBound + 2..<$0.upperBound - 2).trimmingBlanks
    }
  }

  /// Writes another value for `key`; a comment behind it gets the text `comment`.
  mutating func set(_ key: String, to value: String, comment: String? = nil) {
    guard let node = entry.value[key] else { return }
    replace(node.range, by: value)
    if let comment { replaceComment(after: node.range.upperBound, by: comment) }
  }

  /// Writes `key = value` in front of the entry for `other`.
  mutating func add(_ key: String, _ value: String, before other: String) {
    guard let anchor = entry.value.dictionary?.last(where: { $0.key == other }) else { return }
    let isOwnLine = text.startsLine(anchor.keyRange.lowerBound)
    let gap = isOwnLine ? text.lineEnding.rawValue + text.indentation(at: anchor.keyRange.lowerBound) : " "
    let quotes = text.isQuoted(anchor.keyRange)
    changes.append(
      (
        anchor.keyRange.lowerBound..<anchor.keyRange.lowerBound,
        OpenStepWord.text(key, alwaysQuoted: quotes) + " = " + OpenStepWord.text(value, alwaysQuoted: quotes) + ";"
          + gap
      ))
  }

  /// Leaves `key` out.
  mutating func drop(_ key: String) {
    guard let inner = entry.value.dictionary?.last(where: { $0.key == key }) else { return }
    let edit = ProjectStructure(text: text).removal(of: inner, findings: [])
    changes.append((edit.range, ""))
  }

  private mutating func replace(_ range: ByteRange, by word: String) {
    // Quotes that the old word did not need are the file's habit.
    let old = text.string(in: range)
    let isHabit = text.isQuoted(range) && !OpenStepWord.text(String(old.dropFirst().dropLast())).hasPrefix("\"")
    changes.append((range, OpenStepWord.text(word, alwaysQuoted: isHabit)))
  }

  private mutating func replaceComment(after offset: Int, by comment: String) {
    guard let range = text.comment(after: offset) else { return }
    changes.append((range, "/* " + OpenStepWord.inComment(comment) + " */"))
  }

  /// The lines of the copy, each ended, or its text alone.
  var written: String {
    let place = place
    var result = ""
    var position = place.lowerBound
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= position && change.range.upperBound <= place.upperBound {
      result += text.string(in: position..<change.range.lowerBound) + change.replacement
      position = change.range.upperBound
    }
    result += text.string(in: position..<place.upperBound)
    if ownsLines, result.last?.isNewline != true { result += text.lineEnding.rawValue }
    return result
  }
}

extension String {
  var trimmingBlanks: String {
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
