import Audit

/// Changes an XML property list by inserting, replacing and removing text. Every byte outside the change stays; what is
/// added copies the indentation, line endings and tag style of its neighbours. Each change is read back before it is
/// handed out: the old dictionary with exactly that change.
public struct PropertyListEditor: Sendable {
  public let plist: InfoPlist
  let root: PropertyListNode
  let style: PropertyListStyle

  var text: SourceText { plist.text }
  var path: String { plist.path }

  /// - Throws: `notEditable` for binary, UTF-16, OpenStep and unreadable files.
  public init(_ plist: InfoPlist) throws(PropertyListEditingError) {
    if let reason = plist.editingProblem { throw .notEditable(path: plist.path, reason: reason) }
    guard let root = plist.root else {
      throw .notEditable(path: plist.path, reason: plist.problem?.message ?? localized("it cannot be read"))
    }
    guard root.dictionary != nil else { throw .noRootDictionary(path: plist.path) }
    self.plist = plist
    self.root = root
    style = PropertyListStyle(plist.text, root: root)
  }

  /// The path of the value, key or entry that stands in exactly `range`, as a finding names it.
  public func path(to range: ByteRange) -> [PropertyListStep]? { root.path(to: range) }

  /// Sets the value at `place`, whose last step may be a key that is not there yet.
  ///
  /// - Returns: no edits where the value is that already.
  public func set(
    _ content: PropertyListContent, at place: [PropertyListStep], findings: [String]
  ) throws(PropertyListEditingError) -> [Edit] {
    if let node = root[place] {
      if node.hasSameValue(as: content.node) { return [] }
      let edit = replacement(of: node, by: content, findings: findings)
      return try verified([edit], root.changing(place[...]) { _ in content.node }, place)
    }
    guard case .key(let key)? = place.last else { throw .missing(path: path, place: place.words) }
    let outer = Array(place.dropLast())
    guard let dictionary = root[outer] else { throw .missing(path: path, place: outer.words) }
    let pair = PropertyListPair(key, content)
    let spot = try spot(for: key, in: dictionary, at: outer)
    let edits = try insert([pair], in: dictionary, at: outer, spot, findings: findings)
    return try verified(edits, expecting([pair], at: outer, spot), place)
  }

  /// Removes the key at `place` with its value.
  ///
  /// - Returns: no edits where it is not there.
  public func remove(_ place: [PropertyListStep], findings: [String]) throws(PropertyListEditingError) -> [Edit] {
    guard let entry = root.entry(at: place) else { return [] }
    let expected = root.changing(place.dropLast()) { dictionary in
      dictionary.changingEntries { entries in
        if let index = entries.lastIndex(where: { $0.key == entry.key }) { entries.remove(at: index) }
      }
    }
    return try verified([removal(of: entry, findings: findings)], expected, place)
  }

  /// Gives the key at `place` another name; its value and its position stay.
  ///
  /// - Returns: no edits where the key has that name already and the old one is gone.
  public func rename(
    _ place: [PropertyListStep], to name: String, findings: [String]
  ) throws(PropertyListEditingError) -> [Edit] {
    let outer = Array(place.dropLast())
    guard let entry = root.entry(at: place) else {
      if root[outer]?[name] != nil { return [] }
      throw .missing(path: path, place: place.words)
    }
    guard root[outer]?[name] == nil else {
      throw .unexpectedShape(
        path: path, place: (outer + [.key(name)]).words, expected: localized("absent before the renaming"))
    }
    let expected = root.changing(outer[...]) { dictionary in
      dictionary.changingEntries { entries in
        guard let index = entries.lastIndex(where: { $0.key == entry.key }) else { return }
        entries[index] = PropertyListEntry(key: name, keyRange: 0..<0, value: entries[index].value)
      }
    }
    let edit = Edit(range: keyContent(entry), replacement: PropertyListStyle.escaped(name), findings: findings)
    return try verified([edit], expected, place)
  }

  /// The edit that writes `content` in the place of `node`.
  func replacement(of node: PropertyListNode, by content: PropertyListContent, findings: [String]) -> Edit {
    let indent = style.isCompact ? "" : text.indentation(at: node.range.lowerBound)
    // The first line stands where the old value did, so its indentation is there already.
    let written = style.lines(content, indent: indent).dropFirst(indent.count)
    return Edit(range: node.range, replacement: String(written), findings: findings)
  }

  /// Bytes between `<key>` and `</key>`.
  private func keyContent(_ entry: PropertyListEntry) -> ByteRange {
    let open = openTagEnd(entry.keyRange)
    return open..<max(open, closeTagStart(entry.keyRange))
  }

  /// The edit that takes an entry out, with its lines where it has them for itself.
  func removal(of entry: PropertyListEntry, findings: [String]) -> Edit {
    removal(of: entry.keyRange.lowerBound..<entry.value.range.upperBound, findings: findings)
  }

  /// The edit that takes a stretch of elements out, with its lines where it has them for itself.
  func removal(of range: ByteRange, findings: [String]) -> Edit {
    guard text.startsLine(range.lowerBound), text.endsLine(range.upperBound) else {
      return Edit(range: range, replacement: "", findings: findings)
    }
    let first = text.lineRange(text.lineIndex(at: range.lowerBound)).lowerBound
    let start = first == 0 && text.hasByteOrderMark ? 3 : first
    let end = text.fullLineRange(text.lineIndex(at: range.upperBound - 1)).upperBound
    return Edit(range: start..<max(start, end), replacement: "", findings: findings)
  }

  /// Hands the edits out after reading the result back.
  ///
  /// - Parameter expected: the tree that must come out; nil where the change itself made no sense.
  func verified(
    _ edits: [Edit], _ expected: PropertyListNode?, _ place: [PropertyListStep]
  ) throws(PropertyListEditingError) -> [Edit] {
    let failure = PropertyListEditingError.notVerified(path: path, place: place.words)
    guard let expected, let change = try? FileChange(path: path, original: text.bytes, edits: edits) else {
      throw failure
    }
    let after = InfoPlistReader.read(SourceText(path: path, bytes: change.result))
    guard after.problem == nil, after.format == plist.format, let root = after.root,
      root.hasSameValue(as: expected),
      plist.format == .preprocessed || FoundationCheck.accepts(change.result) || !FoundationCheck.accepts(text.bytes)
    else { throw failure }
    return edits
  }
}
