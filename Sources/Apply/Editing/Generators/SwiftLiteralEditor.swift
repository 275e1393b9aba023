import Audit

/// Changes the keys of a dictionary literal in Tuist's `Project.swift`, and reads them back.
struct SwiftLiteralEditor {
  let definition: PropertyListDefinition

  private var text: SourceText { definition.text }
  private var ending: String { text.lineEnding.rawValue }

  func edits(_ changes: [DefinitionChange], findings: [String]) throws(DefinitionRefusal) -> [Edit] {
    var edits: [Edit] = []
    var added: [DefinitionChange] = []
    for change in changes {
      let entry = definition.root?.dictionary?.last { $0.key == change.key }
      guard let value = change.value else {
        throw DefinitionRefusal(reason: localized("`\(change.key)` has to be taken out"))
      }
      guard let entry else {
        added.append(change)
        continue
      }
      let range = entry.value.range
      let lines = self.lines(value, indent: text.indentation(at: entry.keyRange.lowerBound))
      edits.append(Edit(range: range, replacement: lines.joined(separator: ending), findings: findings))
    }
    if !added.isEmpty { edits += try insertion(of: added, findings) }
    try check(edits, changes)
    return edits
  }

  /// The lines that say `changes`, without indentation.
  func lines(_ changes: [DefinitionChange]) -> [String] {
    changes.flatMap { change in change.value.map { entry(change.key, $0, indent: "") + [","] } ?? [] }
      .reduce(into: []) { lines, line in
        if line == ",", let last = lines.popLast() { lines.append(last + ",") } else { lines.append(line) }
      }
  }

  private func check(_ edits: [Edit], _ changes: [DefinitionChange]) throws(DefinitionRefusal) {
    guard let change = try? FileChange(path: text.path, original: text.bytes, edits: edits),
      let after = TuistManifest(SourceText(path: text.path, bytes: change.result)).target(definition.target)?.infoPlist?
        .root,
      changes.allSatisfy({ change in
        change.value.map { after[change.key]?.hasSameValue(as: $0.node) ?? false } ?? (after[change.key] == nil)
      }), (definition.root?.dictionary ?? []).allSatisfy({ after[$0.key] != nil })
    else { throw DefinitionRefusal(reason: localized("the edited text would not read back as intended")) }
  }

  private func insertion(of changes: [DefinitionChange], _ findings: [String]) throws(DefinitionRefusal) -> [Edit] {
    switch definition.place {
    case .standard(let range):
      return [
        Edit(
          range: range, replacement: ".extendingDefault(with: " + literal(changes, at: range) + ")", findings: findings)
      ]
    case .literal(let range):
      guard let last = definition.root?.dictionary?.last else {
        return [Edit(range: range, replacement: literal(changes, at: range), findings: findings)]
      }
      return insertion(of: changes, after: last, in: range, findings)
    case .mapping, .elsewhere: throw DefinitionRefusal(reason: localized("it is said in code"))
    }
  }

  /// A whole literal with these keys.
  private func literal(_ changes: [DefinitionChange], at range: ByteRange) -> String {
    let outer = text.indentation(at: range.lowerBound)
    let pairs = changes.compactMap { change in change.value.map { PropertyListPair(change.key, $0) } }
    return lines(.dictionary(pairs), indent: outer).joined(separator: ending)
  }

  private func insertion(
    of changes: [DefinitionChange], after last: PropertyListEntry, in range: ByteRange, _ findings: [String]
  ) -> [Edit] {
    let startsLine = text.startsLine(last.keyRange.lowerBound)
    let outer = text.indentation(at: range.lowerBound)
    let indent = startsLine ? text.indentation(at: last.keyRange.lowerBound) : outer + text.indentUnit
    let entries = changes.compactMap { change in
      change.value.map { entry(change.key, $0, indent: indent).joined(separator: ending) }
    }.joined(separator: "," + ending)
    let end = last.value.range.upperBound
    let behind = text.bytes[end..<range.upperBound - 1].prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x2C }
    let hasComma = behind.contains(0x2C)
    let next = end + behind.count
    guard startsLine else {
      let inside = range.lowerBound + 1..<end
      let old = text.string(in: inside).drop { $0 == " " }
      return [
        Edit(
          range: inside.lowerBound..<range.upperBound - 1,
          replacement: ending + indent + old + "," + ending + entries + ending + outer, findings: findings)
      ]
    }
    // A comment behind the last entry stays with it.
    let line = text.lineRange(text.lineIndex(at: end))
    let rest = text.bytes[min(next, line.upperBound)..<line.upperBound]
    guard rest.starts(with: Array("//".utf8)), line.upperBound < range.upperBound else {
      let inserted = (hasComma ? "" : ",") + ending + entries + (hasComma ? "," : "")
      return [.insert(inserted, at: hasComma ? next : end, findings: findings)]
    }
    let inserted = Edit.insert(ending + entries + (hasComma ? "," : ""), at: line.upperBound, findings: findings)
    return hasComma ? [inserted] : [.insert(",", at: end, findings: findings), inserted]
  }

  // MARK: Text

  private func entry(_ key: String, _ value: PropertyListContent, indent: String) -> [String] {
    let lines = lines(value, indent: indent)
    return [indent + Self.quoted(key) + ": " + (lines.first ?? "")] + lines.dropFirst()
  }

  /// The lines of a value; the first stands behind its key.
  private func lines(_ value: PropertyListContent, indent: String) -> [String] {
    let inner = indent + text.indentUnit
    func block(_ items: [[String]]) -> [String] {
      let joined = items.enumerated().flatMap { index, lines in
        index + 1 < items.count ? lines.dropLast() + [(lines.last ?? "") + ","] : lines
      }
      return ["["] + joined + [indent + "]"]
    }
    switch value {
    case .string(let text): return [Self.quoted(text)]
    case .boolean(let flag): return [flag ? "true" : "false"]
    case .dictionary(let pairs):
      return pairs.isEmpty ? ["[:]"] : block(pairs.map { entry($0.key, $0.value, indent: inner) })
    case .array(let values):
      if values.isEmpty { return ["[]"] }
      return block(
        values.map { value in
          let lines = lines(value, indent: inner)
          return [inner + (lines.first ?? "")] + lines.dropFirst()
        })
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
