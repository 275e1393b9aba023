import Audit

/// Text edits that put things into the lists and dictionaries of a project file in the style of what stands there.
struct ProjectStructure {
  let text: SourceText

  private var lineEnding: String { text.lineEnding.rawValue }

  /// The edit that puts `id` into a list behind the element with index `after`, or first where that is nil.
  ///
  /// - Parameters:
  ///   - word: the element as it is to be written, without quotes.
  ///   - comment: the text of its comment, written where the neighbour has one.
  func insert(
    _ word: String, comment: String?, in list: PropertyListNode, after index: Int?, rank: Int, findings: [String]
  ) -> Edit {
    let elements = list.array ?? []
    guard let anchor = index.flatMap({ elements.indices.contains($0) ? elements[$0] : nil }) ?? elements.first else {
      return insertFirst(OpenStepWord.text(word) + written(comment), in: list, findings: findings, rank: rank)
    }
    let ownComment = text.comment(after: anchor.range.upperBound)
    let element =
      OpenStepWord.text(word, alwaysQuoted: text.isQuoted(anchor.range) && !isNeeded(anchor))
      + (ownComment == nil ? "" : written(comment))
    let startsLine = text.startsLine(anchor.range.lowerBound)
    let indent = text.indentation(at: anchor.range.lowerBound)
    guard index != nil else {
      // Before the first element.
      return .insert(
        startsLine ? element + "," + lineEnding + indent : element + ", ", at: anchor.range.lowerBound,
        findings: findings, rank: rank)
    }
    guard let comma = text.end(of: 0x2C, after: anchor.range.upperBound) else {
      let end = ownComment?.upperBound ?? anchor.range.upperBound
      return .insert(
        startsLine ? "," + lineEnding + indent + element : ", " + element, at: end, findings: findings, rank: rank)
    }
    guard startsLine, let end = text.endOfBlankLine(after: comma) else {
      return .insert(" " + element + ",", at: comma, findings: findings, rank: rank)
    }
    return .insert(lineEnding + indent + element + ",", at: end, findings: findings, rank: rank)
  }

  /// Whether the quotes of an element are needed, so that they say nothing about the file's habit.
  private func isNeeded(_ node: PropertyListNode) -> Bool { OpenStepWord.text(node.string ?? "").hasPrefix("\"") }

  private func written(_ comment: String?) -> String {
    comment.map { " /* " + OpenStepWord.inComment($0) + " */" } ?? ""
  }

  private func insertFirst(_ element: String, in list: PropertyListNode, findings: [String], rank: Int) -> Edit {
    let inner = list.range.lowerBound + 1
    let isOneLine = text.lineIndex(at: inner) == text.lineIndex(at: list.range.upperBound - 1)
    let indent = text.indentation(at: list.range.lowerBound)
    let tail = isOneLine ? lineEnding + indent : ""
    return .insert(
      lineEnding + indent + unit + element + "," + tail, at: inner, findings: findings, rank: rank)
  }

  /// The edit that puts `key = value;` into a dictionary behind the entry with index `after`, or first where that is nil.
  func insert(
    key: String, value: String, in dictionary: PropertyListNode, after index: Int?, rank: Int = 0, findings: [String]
  ) -> Edit {
    let entries = dictionary.dictionary ?? []
    let statement = OpenStepWord.text(key) + " = " + value + ";"
    guard let anchor = index.flatMap({ entries.indices.contains($0) ? entries[$0] : nil }),
      let semicolon = text.end(of: 0x3B, after: anchor.value.range.upperBound)
    else {
      let inner = dictionary.range.lowerBound + 1
      let indent = text.indentation(at: dictionary.range.lowerBound)
      if let first = entries.first, !text.startsLine(first.keyRange.lowerBound) {
        return .insert(statement + " ", at: first.keyRange.lowerBound, findings: findings, rank: rank)
      }
      let isOneLine = text.lineIndex(at: inner) == text.lineIndex(at: dictionary.range.upperBound - 1)
      let step = entries.first.map { text.indentation(at: $0.keyRange.lowerBound) } ?? indent + unit
      return .insert(
        lineEnding + step + statement + (isOneLine ? lineEnding + indent : ""), at: inner, findings: findings,
        rank: rank)
    }
    guard text.startsLine(anchor.keyRange.lowerBound), let end = text.endOfBlankLine(after: semicolon) else {
      return .insert(" " + statement, at: semicolon, findings: findings, rank: rank)
    }
    return .insert(
      lineEnding + text.indentation(at: anchor.keyRange.lowerBound) + statement, at: end, findings: findings, rank: rank
    )
  }

  /// One step of indentation: what tells the file's own objects apart, else a tab.
  var unit: String { text.indentUnit == "\t" || text.bytes.contains(0x09) ? "\t" : text.indentUnit }

  /// The edit that takes an element out of a list, with its comment, comma and line.
  func removal(of index: Int, from list: PropertyListNode, findings: [String]) -> Edit? {
    let elements = list.array ?? []
    guard elements.indices.contains(index) else { return nil }
    let element = elements[index]
    let comma = text.end(of: 0x2C, after: element.range.upperBound)
    let end = comma ?? text.comment(after: element.range.upperBound)?.upperBound ?? element.range.upperBound
    return removal(of: element.range.lowerBound..<end, findings: findings)
  }

  /// The edit that takes an entry out of a dictionary, with its `;` and line.
  func removal(of entry: PropertyListEntry, findings: [String]) -> Edit {
    let end = text.end(of: 0x3B, after: entry.value.range.upperBound) ?? entry.value.range.upperBound
    return removal(of: entry.keyRange.lowerBound..<end, findings: findings)
  }

  private func removal(of range: ByteRange, findings: [String]) -> Edit {
    if text.startsLine(range.lowerBound), let end = text.endOfBlankLine(after: range.upperBound) {
      let start = text.lineRange(text.lineIndex(at: range.lowerBound)).lowerBound
      let line = text.fullLineRange(text.lineIndex(at: end))
      return Edit(range: start..<max(start, line.upperBound), replacement: "", findings: findings)
    }
    let blank = range.upperBound < text.bytes.count && text.bytes[range.upperBound] == 0x20 ? 1 : 0
    return Edit(range: range.lowerBound..<range.upperBound + blank, replacement: "", findings: findings)
  }
}
