import Audit

extension PropertyListEditor {
  /// Makes a manifest count that is written in the file and not seen: takes it out of its comment, gives its key the
  /// right name, or moves it into the root dictionary. An ignored duplicate is removed.
  ///
  /// - Throws: `manifestExists` where the root has a manifest already; `unexpectedShape` where what is written is not a
  ///   whole key and dictionary.
  public func repair(
    _ misplaced: MisplacedManifest, findings: [String]
  ) throws(PropertyListEditingError) -> [Edit] {
    let place: [PropertyListStep] = [.key(SceneManifest.key)]
    if case .duplicated = misplaced.how { return try removeDuplicate(misplaced, findings) }
    guard root[SceneManifest.key] == nil else { throw .manifestExists(path: path) }
    if case .renamed(let key) = misplaced.how {
      return try rename([.key(key)], to: SceneManifest.key, findings: findings)
    }
    guard let content = misplaced.content, let entry = entry(in: content) else {
      throw .unexpectedShape(
        path: path, place: localized("the \(SceneManifest.key) that is written there"),
        expected: localized("a whole key with its dictionary")
      )
    }
    if case .commentedOut = misplaced.how, let index = gap(of: misplaced.range) {
      let spot: PropertyListSpot = index == 0 ? .first : .after(index - 1)
      return try verified(uncommenting(misplaced.range, content, findings), adding(entry, spot, to: root), place)
    }
    let spot = try manifestSpot()
    var edits = [
      insertion(in: root, spot, findings: findings) { _, indent in reindented(content, to: indent) }
    ]
    // Text of some other value is that value's own, so a manifest in it is copied.
    let isText = misplaced.how == .characterData && root.range.contains(misplaced.range.lowerBound)
    if !isText { edits.append(removal(of: misplaced, content, findings)) }
    return try verified(edits, adding(entry, spot, to: without(misplaced)), place)
  }

  private func removeDuplicate(
    _ misplaced: MisplacedManifest, _ findings: [String]
  ) throws(PropertyListEditingError) -> [Edit] {
    let expected = root.changingEntries { entries in
      entries.removeAll { $0.keyRange.lowerBound == misplaced.range.lowerBound }
    }
    return try verified([removal(of: misplaced.range, findings: findings)], expected, [.key(SceneManifest.key)])
  }

  /// The key and value that stand in `range`, read by themselves.
  private func entry(in range: ByteRange) -> PropertyListEntry? {
    let wrapped = "<dict>" + text.string(in: range) + "</dict>"
    return InfoPlistReader.read(SourceText(path: path, wrapped)).root?.dictionary?.first
  }

  /// Where in the root dictionary, between which entries, a comment stands: the number of entries before it. nil where
  /// it stands inside an entry or outside the root.
  private func gap(of range: ByteRange) -> Int? {
    guard root.range.lowerBound < range.lowerBound, range.upperBound < root.range.upperBound else { return nil }
    let entries = root.dictionary ?? []
    for (index, entry) in entries.enumerated() {
      if range.upperBound <= entry.keyRange.lowerBound { return index }
      if range.lowerBound < entry.value.range.upperBound { return nil }
    }
    return entries.count
  }

  private func adding(_ entry: PropertyListEntry, _ spot: PropertyListSpot, to tree: PropertyListNode)
    -> PropertyListNode
  {
    tree.changingEntries { entries in
      if case .after(let index) = spot, entries.indices.contains(index) {
        entries.insert(entry, at: index + 1)
      } else {
        entries.insert(entry, at: 0)
      }
    }
  }

  /// Takes the comment marks away; what else stands in the comment stays one.
  private func uncommenting(_ comment: ByteRange, _ content: ByteRange, _ findings: [String]) -> [Edit] {
    let before = comment.lowerBound + 4..<content.lowerBound
    let behind = content.upperBound..<comment.upperBound - 3
    let isBlank = { (range: ByteRange) in text.bytes[range].allSatisfy { $0 <= 0x20 } }
    var edits: [Edit] = []
    if isBlank(before) {
      // Up to the content's own line, whose indentation is right already; else just the mark.
      let line = text.lineRange(text.lineIndex(at: content.lowerBound)).lowerBound
      let ownsLine = text.startsLine(comment.lowerBound) && line > comment.lowerBound
      let start = ownsLine ? text.lineRange(text.lineIndex(at: comment.lowerBound)).lowerBound : comment.lowerBound
      edits.append(Edit(range: start..<(ownsLine ? line : content.lowerBound), replacement: "", findings: findings))
    } else {
      let indent = text.startsLine(content.lowerBound) ? text.indentation(at: content.lowerBound) : ""
      edits.append(.insert("-->" + style.newline + indent, at: content.lowerBound, findings: findings))
    }
    if isBlank(behind) {
      edits.append(Edit(range: content.upperBound..<comment.upperBound, replacement: "", findings: findings))
    } else {
      edits.append(.insert(style.newline + "<!--", at: content.upperBound, findings: findings))
    }
    return edits
  }

  /// The text of `range` with the indentation of its first line exchanged for `indent` on every line.
  private func reindented(_ range: ByteRange, to indent: String) -> String {
    let old = text.startsLine(range.lowerBound) ? text.indentation(at: range.lowerBound) : ""
    let first = text.lineIndex(at: range.lowerBound)
    let last = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    var result = ""
    for line in first...last {
      let whole = text.fullLineRange(line)
      let part = text.string(in: max(whole.lowerBound, range.lowerBound)..<min(whole.upperBound, range.upperBound))
      result += line == first || part.hasPrefix(old) ? indent + part.dropFirst(line == first ? 0 : old.count) : part
    }
    return result
  }

  private func removal(of misplaced: MisplacedManifest, _ content: ByteRange, _ findings: [String]) -> Edit {
    switch misplaced.how {
    case .characterData, .commentedOut:
      let inner = misplaced.range
      let prefix = misplaced.how == .commentedOut ? 4 : 9
      let rest = [inner.lowerBound + prefix..<content.lowerBound, content.upperBound..<inner.upperBound - 3]
      let holdsMore = rest.contains { !text.bytes[$0].allSatisfy { $0 <= 0x20 } }
      return holdsMore
        ? Edit(range: content, replacement: "", findings: findings) : removal(of: inner, findings: findings)
    default: return removal(of: content, findings: findings)
    }
  }

  /// The tree without the misplaced manifest, as far as the tree holds it.
  private func without(_ misplaced: MisplacedManifest) -> PropertyListNode {
    switch misplaced.how {
    case .nested(let keys):
      let steps = keys.map { key in Int(key).map(PropertyListStep.index) ?? .key(key) }
      let expected = root.changing(steps[...]) { dictionary in
        dictionary.changingEntries { $0.removeAll { $0.key == SceneManifest.key } }
      }
      return expected ?? root
    default: return root
    }
  }
}
