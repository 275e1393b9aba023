import Audit

extension XcodeProjectEditor {
  /// Makes a file of a synchronized folder an exception for a target: one that lists the folder then leaves the file out
  /// (an Info.plist must be left out), one that does not takes it in.
  ///
  /// - Parameters:
  ///   - file: path relative to the tree, below the folder.
  ///   - folder: path of the folder relative to the tree.
  /// - Returns: no edits where it is an exception already.
  public func addException(
    _ file: String, inFolder folder: String, target id: String, findings: [String]
  ) throws(XcodeProjectEditingError) -> [Edit] {
    let target = try target(id)
    let synchronized = try synchronizedFolder(folder, holding: file)
    let relative = TreePath.relative(file, to: synchronized.path)
    if (synchronized.exceptions[target.id] ?? []).contains(relative) { return [] }
    guard let group = self.file[synchronized.id] else { return [] }
    try requireUnique([group.id])
    var expected = ExpectedProject(self.file)
    let sets = self.file.objects(group.strings("exceptions"))
    let isSet = { (object: XcodeObject) in object.isa == FolderException.isa && object.string("target") == target.id }
    if let set = sets.first(where: isSet) {
      try requireUnique([set.id])
      guard let list = set["membershipExceptions"], let elements = list.array?.compactMap(\.string) else {
        let edit = structure.insert(
          key: "membershipExceptions", value: FolderException.list([relative], indent: indent(of: set) + unit, self),
          in: set.entry.value, after: 0, findings: findings)
        expected.insert(relative, into: "membershipExceptions", of: set.id, after: nil)
        return try expected.verified([edit])
      }
      let isSorted = zip(elements, elements.dropFirst()).allSatisfy { $0 < $1 }
      let index = isSorted ? elements.lastIndex { $0 < relative } : elements.indices.last
      expected.insert(relative, into: "membershipExceptions", of: set.id, after: index)
      return try expected.verified([
        structure.insert(relative, comment: nil, in: list, after: index, rank: 0, findings: findings)
      ])
    }
    return try addExceptionSet(relative, to: group, for: target, &expected, findings)
  }

  /// Takes a file off the exceptions of a synchronized folder for a target.
  public func removeException(
    _ file: String, inFolder folder: String, target id: String, findings: [String]
  ) throws(XcodeProjectEditingError) -> [Edit] {
    let target = try target(id)
    let synchronized = try synchronizedFolder(folder, holding: file)
    let relative = TreePath.relative(file, to: synchronized.path)
    var expected = ExpectedProject(self.file)
    for set in self.file.objects(self.file[synchronized.id]?.strings("exceptions") ?? [])
    where set.isa == FolderException.isa && set.string("target") == target.id {
      guard let list = set["membershipExceptions"],
        let index = set.strings("membershipExceptions").firstIndex(of: relative),
        let edit = structure.removal(of: index, from: list, findings: findings)
      else { continue }
      try requireUnique([set.id])
      expected.remove(at: index, from: "membershipExceptions", of: set.id)
      return try expected.verified([edit])
    }
    return []
  }

  private func synchronizedFolder(
    _ folder: String, holding file: String
  ) throws(XcodeProjectEditingError) -> SynchronizedFolder {
    guard let found = paths.synchronizedFolders.first(where: { isSame($0.path, folder) }),
      TreePath.isInside(file, found.path)
    else { throw .siblingNotInProject(path: path, sibling: folder) }
    return found
  }

  private var unit: String { structure.unit }

  private func indent(of object: XcodeObject) -> String { text.indentation(at: object.range.lowerBound) }

  /// A new set of exceptions, in its section or in a new one before that of the folders.
  private func addExceptionSet(
    _ relative: String, to group: XcodeObject, for target: XcodeObject, _ expected: inout ExpectedProject,
    _ findings: [String]
  ) throws(XcodeProjectEditingError) -> [Edit] {
    var identifiers = ObjectIdentifiers(file)
    let id = identifiers.next(for: ["exceptions", group.id, target.id])
    let style = section(FolderException.isa).entries
    let folderName = TreePath.name(group.string("name") ?? group.string("path") ?? "")
    let targetName = target.string("name") ?? target.id
    // Xcode 16.0 to 16.2 write the kind of the object as its comment.
    let usesKind =
      style.first.flatMap { text.comment(after: $0.keyRange.upperBound) }
      .map { text.string(in: $0).contains(FolderException.isa) } ?? false
    let comment = usesKind ? FolderException.isa : "Exceptions for \"\(folderName)\" folder in \"\(targetName)\" target"
    let indent = indent(of: group)
    let newline = text.lineEnding.rawValue
    let lines = [
      indent + id + " /* " + OpenStepWord.inComment(comment) + " */ = {",
      indent + unit + "isa = " + FolderException.isa + ";",
      indent + unit + "membershipExceptions = " + FolderException.list([relative], indent: indent + unit, self) + ";",
      indent + unit + "target = " + OpenStepWord.text(target.id) + " /* " + OpenStepWord.inComment(targetName) + " */;",
      indent + "};", "",
    ].joined(separator: newline)
    var edits: [Edit] = []
    if let last = style.last(where: { $0.key < id }) ?? style.first, let copy = ObjectCopy(text, last), copy.ownsLines {
      let at = last.key < id ? copy.place.upperBound : copy.place.lowerBound
      edits.append(.insert(lines, at: at, findings: findings))
    } else {
      edits.append(.insert(newSection(lines, newline), at: try sectionStart(of: group), findings: findings))
    }
    if let list = group["exceptions"] {
      let last = group.strings("exceptions").indices.last
      edits.append(structure.insert(id, comment: comment, in: list, after: last, rank: 0, findings: findings))
      expected.insert(id, into: "exceptions", of: group.id, after: last)
    } else {
      let isOneLine = !(group.entry.value.dictionary?.first.map { text.startsLine($0.keyRange.lowerBound) } ?? true)
      let element = id + " /* " + OpenStepWord.inComment(comment) + " */, "
      let value =
        isOneLine
        ? "(" + element + ")"
        : FolderException.list([id], comment: comment, indent: indent + unit, self)
      edits.append(
        structure.insert(key: "exceptions", value: value, in: group.entry.value, after: 0, findings: findings))
      expected.insert(id, into: "exceptions", of: group.id, after: nil)
    }
    expected.add(id, FolderException.node(target: target.id, relative))
    return try expected.verified(edits)
  }

  /// Section comments around the new object where the file has them.
  private func newSection(_ lines: String, _ newline: String) -> String {
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

  static func list(
    _ words: [String], comment: String? = nil, indent: String, _ editor: XcodeProjectEditor
  ) -> String {
    let newline = editor.text.lineEnding.rawValue
    let mark = comment.map { " /* " + OpenStepWord.inComment($0) + " */" } ?? ""
    let lines = words.map { indent + editor.structure.unit + OpenStepWord.text($0) + mark + "," }
    return "(" + newline + lines.joined(separator: newline) + newline + indent + ")"
  }

  static func node(target: String, _ relative: String) -> PropertyListNode {
    let entry = { (key: String, value: PropertyListNode) in
      PropertyListEntry(key: key, keyRange: 0..<0, value: value)
    }
    return PropertyListNode(
      value: .dictionary([
        entry("isa", ExpectedProject.string(isa)),
        entry(
          "membershipExceptions",
          PropertyListNode(value: .array([ExpectedProject.string(relative)]), range: 0..<0)),
        entry("target", ExpectedProject.string(target)),
      ]), range: 0..<0)
  }
}
