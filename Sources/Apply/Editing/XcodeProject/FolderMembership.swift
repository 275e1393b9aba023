import Audit

/// Files of one synchronized folder that become exceptions of targets, or stop being ones. A target that lists the folder
/// leaves its exceptions out, one that does not takes them in.
struct FolderMembership {
  let folder: SynchronizedFolder
  /// Paths below the folder, sorted.
  private(set) var changes: [(target: XcodeObject, isException: Bool, files: [String])] = []

  init(_ folder: SynchronizedFolder) { self.folder = folder }

  mutating func set(_ file: String, isException: Bool, of target: XcodeObject) {
    let relative = TreePath.relative(file, to: folder.path)
    guard let index = changes.firstIndex(where: { $0.target.id == target.id && $0.isException == isException }) else {
      changes.append((target, isException, [relative]))
      return
    }
    if !changes[index].files.contains(relative) { changes[index].files = (changes[index].files + [relative]).sorted() }
  }
}

extension XcodeProjectEditor {
  func edits(
    for membership: FolderMembership, _ identifiers: inout ObjectIdentifiers, _ expected: inout ExpectedProject,
    findings: [String]
  ) throws(XcodeProjectEditingError) -> [Edit] {
    guard let group = file[membership.folder.id] else { return [] }
    let sets = file.objects(group.strings("exceptions")).filter { $0.isa == FolderException.isa }
    try requireUnique([group.id] + sets.map(\.id))
    var edits: [Edit] = []
    var missing: [(target: XcodeObject, files: [String])] = []
    for (target, isException, files) in membership.changes {
      let own = sets.filter { $0.string("target") == target.id }
      if !isException {
        for set in own { edits += remove(files, from: set, &expected, findings) }
      } else if let set = own.first {
        edits += add(files, to: set, &expected, findings)
      } else {
        missing.append((target, files))
      }
    }
    return try edits + addSets(missing, to: group, &identifiers, &expected, findings)
  }

  private func remove(
    _ files: [String], from set: XcodeObject, _ expected: inout ExpectedProject, _ findings: [String]
  ) -> [Edit] {
    guard let list = set[FolderException.key] else { return [] }
    var edits: [Edit] = []
    for (index, file) in set.strings(FolderException.key).enumerated().reversed() where files.contains(file) {
      guard let edit = structure.removal(of: index, from: list, findings: findings) else { continue }
      expected.remove(at: index, from: FolderException.key, of: set.id)
      edits.append(edit)
    }
    return edits
  }

  private func add(
    _ files: [String], to set: XcodeObject, _ expected: inout ExpectedProject, _ findings: [String]
  ) -> [Edit] {
    guard let list = set[FolderException.key], let elements = list.array?.compactMap(\.string) else {
      var index: Int?
      for file in files {
        expected.insert(file, into: FolderException.key, of: set.id, after: index)
        index = (index ?? -1) + 1
      }
      let value = FolderException.list(files, indent: text.indentation(at: set.range.lowerBound) + unit, self)
      return [
        structure.insert(key: FolderException.key, value: value, in: set.entry.value, after: 0, findings: findings)
      ]
    }
    let isSorted = zip(elements, elements.dropFirst()).allSatisfy { $0 < $1 }
    return files.enumerated().map { rank, file in
      let index = isSorted ? elements.lastIndex { $0 < file } : elements.indices.last
      expected.insert(file, into: FolderException.key, of: set.id, after: (index ?? -1) + rank)
      return structure.insert(file, comment: nil, in: list, after: index, rank: rank, findings: findings)
    }
  }

  private var unit: String { structure.unit }

  /// New sets of exceptions, in their section or in a new one before that of the folders.
  private func addSets(
    _ members: [(target: XcodeObject, files: [String])], to group: XcodeObject, _ identifiers: inout ObjectIdentifiers,
    _ expected: inout ExpectedProject, _ findings: [String]
  ) throws(XcodeProjectEditingError) -> [Edit] {
    if members.isEmpty { return [] }
    let style = section(FolderException.isa).entries
    let folderName = TreePath.name(group.string("name") ?? group.string("path") ?? "")
    // Xcode 16.0 to 16.2 write the kind of the object as its comment.
    let usesKind =
      style.first.flatMap { text.comment(after: $0.keyRange.upperBound) }
      .map { text.string(in: $0).contains(FolderException.isa) } ?? false
    var sets: [(id: String, comment: String, lines: String)] = []
    for (target, files) in members {
      let id = identifiers.next(for: ["exceptions", group.id, target.id])
      let targetName = target.string("name") ?? target.id
      let comment =
        usesKind ? FolderException.isa : "Exceptions for \"\(folderName)\" folder in \"\(targetName)\" target"
      sets.append((id, comment, lines(of: id, comment, target.id, targetName, files, in: group)))
      expected.add(id, FolderException.node(target: target.id, files))
    }
    var edits: [Edit] = []
    let sorted = sets.sorted { $0.id < $1.id }
    if !style.isEmpty {
      for (rank, set) in sorted.enumerated() {
        guard let neighbour = style.last(where: { $0.key < set.id }) ?? style.first,
          let copy = ObjectCopy(text, neighbour),
          copy.ownsLines
        else {
          edits.append(.insert(set.lines, at: try sectionStart(of: group), findings: findings, rank: rank))
          continue
        }
        let at = neighbour.key < set.id ? copy.place.upperBound : copy.place.lowerBound
        edits.append(.insert(set.lines, at: at, findings: findings, rank: rank))
      }
    } else {
      let lines = sorted.map(\.lines).joined()
      edits.append(.insert(newSection(lines), at: try sectionStart(of: group), findings: findings))
    }
    return edits + list(sets.map { ($0.id, $0.comment) }, in: group, &expected, findings)
  }

  private func lines(
    of id: String, _ comment: String, _ target: String, _ targetName: String, _ files: [String], in group: XcodeObject
  ) -> String {
    let indent = text.indentation(at: group.range.lowerBound)
    return [
      indent + id + " /* " + OpenStepWord.inComment(comment) + " */ = {",
      indent + unit + "isa = " + FolderException.isa + ";",
      indent + unit + FolderException.key + " = " + FolderException.list(files, indent: indent + unit, self) + ";",
      indent + unit + "target = " + OpenStepWord.text(target) + " /* " + OpenStepWord.inComment(targetName) + " */;",
      indent + "};", "",
    ].joined(separator: text.lineEnding.rawValue)
  }

  /// Names new sets in the folder's own list.
  private func list(
    _ sets: [(id: String, comment: String)], in group: XcodeObject, _ expected: inout ExpectedProject,
    _ findings: [String]
  ) -> [Edit] {
    if let list = group["exceptions"] {
      let last = group.strings("exceptions").indices.last
      return sets.enumerated().map { rank, set in
        expected.insert(set.id, into: "exceptions", of: group.id, after: (last ?? -1) + rank)
        return structure.insert(set.id, comment: set.comment, in: list, after: last, rank: rank, findings: findings)
      }
    }
    for (rank, set) in sets.enumerated() {
      expected.insert(set.id, into: "exceptions", of: group.id, after: rank - 1)
    }
    let isOneLine = !(group.entry.value.dictionary?.first.map { text.startsLine($0.keyRange.lowerBound) } ?? true)
    let words = sets.map { $0.id + " /* " + OpenStepWord.inComment($0.comment) + " */" }
    let indent = text.indentation(at: group.range.lowerBound) + unit
    let value =
      isOneLine
      ? "(" + words.map { $0 + ", " }.joined() + ")" : FolderException.list(written: words, indent: indent, self)
    return [
      structure.insert(key: "exceptions", value: value, in: group.entry.value, after: 0, findings: findings)
    ]
  }

  /// Section comments around the new object where the file has them.
  private func newSection(_ lines: String) -> String {
    let newline = text.lineEnding.rawValue
    guard text.string.contains("/* Begin ") else { return lines }
    return "/* Begin \(FolderException.isa) section */" + newline + lines + "/* End \(FolderException.isa) section */"
      + newline + newline
  }

  /// The start of the line where the section of the folders begins, or where the folder's own lines do.
  private func sectionStart(of group: XcodeObject) throws(XcodeProjectEditingError) -> Int {
    guard let first = section(group.isa).entries.first, let copy = ObjectCopy(text, first), copy.ownsLines else {
      throw .notVerified(path: path, reason: localized("the folder's object shares its line with others"))
    }
    let line = text.lineIndex(at: copy.place.lowerBound)
    let above = line > 0 ? text.line(line - 1) : ""
    return above.hasPrefix("/* Begin ") ? text.lineRange(line - 1).lowerBound : copy.place.lowerBound
  }
}

/// The object that holds the exceptions of one folder for one target.
private enum FolderException {
  static let isa = "PBXFileSystemSynchronizedBuildFileExceptionSet"
  static let key = "membershipExceptions"

  static func list(_ words: [String], indent: String, _ editor: XcodeProjectEditor) -> String {
    list(written: words.map { OpenStepWord.text($0) }, indent: indent, editor)
  }

  /// - Parameter words: quoted where that is needed, with their comments.
  static func list(written words: [String], indent: String, _ editor: XcodeProjectEditor) -> String {
    let newline = editor.text.lineEnding.rawValue
    let lines = words.map { indent + editor.structure.unit + $0 + "," }
    return "(" + newline + lines.joined(separator: newline) + newline + indent + ")"
  }

  static func node(target: String, _ files: [String]) -> PropertyListNode {
    let entry = { (key: String, value: PropertyListNode) in
      PropertyListEntry(key: key, keyRange: 0..<0, value: value)
    }
    return PropertyListNode(
      value: .dictionary([
        entry("isa", ExpectedProject.string(isa)),
        entry(
          key, PropertyListNode(value: .array(files.map(ExpectedProject.string)), range: 0..<0)),
        entry("target", ExpectedProject.string(target)),
      ]), range: 0..<0)
  }
}
