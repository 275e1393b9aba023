import Audit

/// The objects that must come out of an edit.
struct ExpectedProject {
  private let file: XcodeProjectFile
  private var objects: [String: PropertyListNode]

  init(_ file: XcodeProjectFile) {
    self.file = file
    objects = file.objects.mapValues(\.entry.value)
  }

  /// Adds an object like `original` with other values; a nil value leaves the key out.
  mutating func add(_ id: String, like original: XcodeObject, with values: [(key: String, value: String?)]) {
    let node = values.reduce(original.entry.value) { $0.setting($1.key, to: $1.value.map(Self.string)) }
    objects[id] = node
  }

  mutating func add(_ id: String, _ node: PropertyListNode) { objects[id] = node }

  /// Changes the value at `keys` of an object; nil removes it.
  mutating func change(_ id: String, _ keys: [String], to value: PropertyListNode?) {
    guard let object = objects[id] else { return }
    objects[id] = object.setting(keys[...], to: value)
  }

  /// Inserts `element` into a list of an object, behind the element with index `after` or first.
  mutating func insert(_ element: String, into list: String, of id: String, after index: Int?) {
    guard let object = objects[id] else { return }
    var elements = object[list]?.array ?? []
    elements.insert(Self.string(element), at: min(elements.count, index.map { $0 + 1 } ?? 0))
    objects[id] = object.setting(list, to: PropertyListNode(value: .array(elements), range: 0..<0))
  }

  mutating func remove(at index: Int, from list: String, of id: String) {
    guard let object = objects[id], var elements = object[list]?.array, elements.indices.contains(index) else { return }
    elements.remove(at: index)
    objects[id] = object.setting(list, to: PropertyListNode(value: .array(elements), range: 0..<0))
  }

  static func string(_ word: String) -> PropertyListNode { PropertyListNode(value: .string(word), range: 0..<0) }

  /// Hands the edits out after reading the result back.
  func verified(_ edits: [Edit]) throws(XcodeProjectEditingError) -> [Edit] {
    if edits.isEmpty { return [] }
    let failure = { (reason: String) in XcodeProjectEditingError.notVerified(path: file.path, reason: reason) }
    guard let change = try? FileChange(path: file.path, original: file.text.bytes, edits: edits) else {
      throw failure(localized("two changes overlap"))
    }
    let after: XcodeProjectFile
    do {
      after = try XcodeProjectFile(SourceText(path: file.path, bytes: change.result))
    } catch {
      throw failure(localized("line \(error.line): \(error.reason)"))
    }
    guard after.duplicateIDs == file.duplicateIDs else { throw failure(localized("an object is defined twice")) }
    guard after.objects.count == objects.count else { throw failure(localized("objects were lost or added")) }
    for (id, node) in objects {
      guard let object = after[id] else { throw failure(localized("object \(id) is missing")) }
      guard object.entry.value.hasSameEntries(as: node) else { throw failure(localized("object \(id) differs")) }
    }
    let rest = { (root: PropertyListNode) in root.changingEntries { $0.removeAll { $0.key == "objects" } } }
    guard rest(after.root).hasSameValue(as: rest(file.root)) else { throw failure(localized("the root differs")) }
    guard !file.isStrict || (after.isStrict && FoundationCheck.accepts(change.result)) else {
      throw failure(localized("Foundation does not read it any more"))
    }
    return edits
  }
}

extension PropertyListNode {
  /// The same dictionary with another value for `key`; nil leaves the key out.
  func setting(_ key: String, to value: PropertyListNode?) -> PropertyListNode { setting([key], to: value) }

  func setting(_ keys: ArraySlice<String>, to value: PropertyListNode?) -> PropertyListNode {
    guard let key = keys.first else { return value ?? self }
    return changingEntries { entries in
      let index = entries.lastIndex { $0.key == key }
      let old = index.map { entries[$0].value } ?? PropertyListNode(value: .dictionary([]), range: 0..<0)
      guard keys.count > 1 || value != nil else {
        if let index { entries.remove(at: index) }
        return
      }
      let new = keys.count > 1 ? old.setting(keys.dropFirst(), to: value) : value ?? old
      let entry = PropertyListEntry(key: key, keyRange: 0..<0, value: new)
      if let index { entries[index] = entry } else { entries.append(entry) }
    }
  }

  /// Whether both say the same; the order of keys does not count, since it means nothing in a project file.
  func hasSameEntries(as other: PropertyListNode) -> Bool {
    switch (value, other.value) {
    case (.dictionary(let one), .dictionary(let two)):
      guard one.count == two.count else { return false }
      let order = { (left: PropertyListEntry, right: PropertyListEntry) in left.key < right.key }
      return zip(one.sorted(by: order), two.sorted(by: order)).allSatisfy {
        $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.hasSameEntries(as: $1.value)
      }
    case (.array(let one), .array(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.hasSameEntries(as: $1) }
    default: return hasSameValue(as: other)
    }
  }
}
