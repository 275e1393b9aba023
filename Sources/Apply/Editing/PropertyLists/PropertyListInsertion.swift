import Audit

/// Where an entry goes among those of a dictionary.
enum PropertyListSpot {
  /// Before all others.
  case first
  /// Behind the entry with this index.
  case after(Int)
}

extension PropertyListEditor {
  /// The alphabetical place where the keys are sorted, else the end; never inside a preprocessor condition.
  func spot(
    for key: String, in dictionary: PropertyListNode, at place: [PropertyListStep]
  ) throws(PropertyListEditingError) -> PropertyListSpot {
    guard let entries = dictionary.dictionary else {
      throw .unexpectedShape(path: path, place: place.words, expected: "a dictionary")
    }
    let keys = entries.map { $0.key.lowercased() }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 } && keys.count > 1
    let before = isSorted ? keys.lastIndex { $0 < key.lowercased() } : keys.indices.last
    return try unconditional(before.map { .after($0) } ?? .first, in: dictionary, entries)
  }

  /// `wanted`, or where that stands under `#if`, the last place that does not.
  func unconditional(
    _ wanted: PropertyListSpot, in dictionary: PropertyListNode, _ entries: [PropertyListEntry]
  ) throws(PropertyListEditingError) -> PropertyListSpot {
    guard plist.format == .preprocessed else { return wanted }
    let conditional = Preprocessing.conditionalLines(text)
    let isFree = { (offset: Int) in !conditional.contains(text.lineIndex(at: offset)) }
    let candidates: [PropertyListSpot] = [wanted] + entries.indices.reversed().map { .after($0) } + [.first]
    for candidate in candidates {
      switch candidate {
      case .first where isFree(openTagEnd(dictionary.range)): return candidate
      case .after(let index) where entries.indices.contains(index) && isFree(entries[index].value.range.upperBound - 1):
        return candidate
      default: continue
      }
    }
    throw .onlyConditionalPlaces(path: path)
  }

  /// The edits that put `pairs` at `spot`.
  func insert(
    _ pairs: [PropertyListPair], in dictionary: PropertyListNode, at place: [PropertyListStep],
    _ spot: PropertyListSpot, findings: [String]
  ) throws(PropertyListEditingError) -> [Edit] {
    guard dictionary.dictionary != nil else {
      throw .unexpectedShape(path: path, place: place.words, expected: "a dictionary")
    }
    let edit = insertion(in: dictionary, spot, findings: findings) { style, indent in
      pairs.map { style.lines($0, indent: indent) }.joined(separator: style.newline)
    }
    return [edit]
  }

  /// The edit that puts the lines of `body` at `spot` of a dictionary.
  ///
  /// - Parameter body: makes the lines, the first one indented and the last one not ended, for a style and an
  ///   indentation.
  func insertion(
    in dictionary: PropertyListNode, _ spot: PropertyListSpot, findings: [String],
    body: (PropertyListStyle, String) -> String
  ) -> Edit {
    let entries = dictionary.dictionary ?? []
    let outer = style.isCompact ? "" : text.indentation(at: dictionary.range.lowerBound)
    let inner = style.isCompact ? "" : outer + style.unit
    if entries.isEmpty, let inside = replaceableInside(dictionary) {
      let lines = style.newline + body(style, inner) + style.newline + outer
      return Edit(range: inside.whole, replacement: inside.open + lines + inside.close, findings: findings)
    }
    let anchor: Int
    let neighbour: Int?
    if case .after(let index) = spot, entries.indices.contains(index) {
      anchor = entries[index].value.range.upperBound
      neighbour = entries[index].keyRange.lowerBound
    } else {
      anchor = openTagEnd(dictionary.range)
      neighbour = entries.first?.keyRange.lowerBound
    }
    if style.isCompact || neighbour.map({ !text.startsLine($0) }) ?? false {
      var compact = style
      compact.isCompact = true
      return .insert(body(compact, ""), at: anchor, findings: findings)
    }
    let indent = neighbour.map { text.indentation(at: $0) } ?? inner
    guard let end = endOfLine(after: anchor) else {
      return .insert(style.newline + body(style, indent), at: anchor, findings: findings)
    }
    // On the next line, where it does not touch the entry before it: that one may be taken out at the same time.
    let next = text.fullLineRange(text.lineIndex(at: anchor - 1)).upperBound
    if next == end { return .insert(style.newline + body(style, indent), at: end, findings: findings) }
    return .insert(body(style, indent) + style.newline, at: next, findings: findings)
  }

  /// The tree with `pairs` at `spot` of the dictionary at `place`.
  func expecting(
    _ pairs: [PropertyListPair], at place: [PropertyListStep], _ spot: PropertyListSpot,
    in root: PropertyListNode? = nil
  ) -> PropertyListNode? {
    (root ?? self.root).changing(place[...]) { dictionary in
      dictionary.changingEntries { entries in
        switch spot {
        case .after(let index) where entries.indices.contains(index):
          entries.insert(contentsOf: pairs.map(\.entry), at: index + 1)
        default: entries.insert(contentsOf: pairs.map(\.entry), at: 0)
        }
      }
    }
  }

  /// The end of the line behind `offset` where only blanks and whole comments follow; nil where more does.
  private func endOfLine(after offset: Int) -> Int? {
    let line = text.lineRange(text.lineIndex(at: max(0, offset - 1)))
    guard offset <= line.upperBound else { return nil }
    var position = offset
    while position < line.upperBound {
      let rest = text.bytes[position..<line.upperBound]
      if rest.starts(with: Array("<!--".utf8)) {
        var end = position + 4
        while end + 2 < line.upperBound, text.bytes[end...end + 2] != [0x2D, 0x2D, 0x3E] { end += 1 }
        guard end + 2 < line.upperBound else { return nil }
        position = end + 3
      } else if text.bytes[position] == 0x20 || text.bytes[position] == 0x09 {
        position += 1
      } else {
        return nil
      }
    }
    // Blanks at the end of the line stay behind the entry they follow.
    return line.upperBound
  }

  /// For a dictionary that holds nothing, not even a comment: the bytes to replace and the tags around the new entries.
  private func replaceableInside(_ dictionary: PropertyListNode) -> (whole: ByteRange, open: String, close: String)? {
    let open = openTagEnd(dictionary.range)
    if open >= dictionary.range.upperBound { return (dictionary.range, "<dict>", "</dict>") }
    let close = closeTagStart(dictionary.range)
    guard open <= close, text.bytes[open..<close].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return (open..<close, "", "")
  }

  /// Offset behind the `>` of the tag that starts `range`.
  func openTagEnd(_ range: ByteRange) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, text.bytes[position] != 0x3E { position += 1 }
    return min(position + 1, range.upperBound)
  }

  /// Offset of the `</` of the tag that ends `range`; its end where the element is a single tag.
  func closeTagStart(_ range: ByteRange) -> Int {
    var position = range.upperBound - 1
    while position > range.lowerBound {
      if text.bytes[position] == 0x3C, position + 1 < text.bytes.count {
        return text.bytes[position + 1] == 0x2F ? position : range.upperBound
      }
      position -= 1
    }
    return range.upperBound
  }
}

/// The conditions of a property list that a C preprocessor reads first.
enum Preprocessing {
  /// Indices (from 0) of the lines that stand between `#if` and `#endif`, these included.
  static func conditionalLines(_ text: SourceText) -> Set<Int> {
    var lines: Set<Int> = []
    var depth = 0
    for index in 0..<text.lineCount {
      let word = text.line(index).drop(while: \.isWhitespace)
      guard word.hasPrefix("#") else {
        if depth > 0 { lines.insert(index) }
        continue
      }
      let directive = word.dropFirst().drop(while: \.isWhitespace).prefix(while: \.isLetter)
      if directive.hasPrefix("if") { depth += 1 }
      if depth > 0 { lines.insert(index) }
      if directive == "endif" { depth = max(0, depth - 1) }
    }
    return lines
  }
}
