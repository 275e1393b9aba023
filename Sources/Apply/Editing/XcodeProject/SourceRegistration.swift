import Audit

/// What registering files for targets comes to.
public struct SourceRegistration: Sendable {
  public enum Outcome: Sendable, Hashable {
    /// The edits register it.
    case registered
    /// It was registered before.
    case alreadyRegistered
    /// It lies in a synchronized folder, relative to the tree, whose files the target takes in: nothing to register.
    case coveredByFolder(String)
    /// A header or property list, which no phase compiles: the project lists it.
    case listed
  }

  public struct Entry: Sendable, Hashable {
    /// Path relative to the tree.
    public let file: String
    /// Object id of the target.
    public let target: String
    public let outcome: Outcome
  }

  public let edits: [Edit]
  public let entries: [Entry]
}

extension XcodeProjectEditor {
  /// Registers new files beside another one: a file reference, an entry in the sibling's group, and for each target a
  /// build file with an entry in its Compile Sources phase. Each is a copy of the sibling's own text.
  ///
  /// - Parameters:
  ///   - files: paths relative to the tree, of sources, headers and property lists; the last two are listed only.
  ///   - sibling: path of the file beside which they go, the app delegate's.
  ///   - targets: object ids or `AppTarget` ids.
  ///   - isNew: whether no target has had the files so far: a synchronized folder must then not bring them into targets
  ///     that do without the sibling.
  /// - Returns: the edits, none for what is registered already or lies in a synchronized folder of the target.
  public func register(
    _ files: [String], beside sibling: String, targets: [String], isNew: Bool = true, findings: [String]
  ) throws(XcodeProjectEditingError) -> SourceRegistration {
    var registrar = SourceRegistrar(self, sibling: sibling, findings: findings)
    var entries: [SourceRegistration.Entry] = []
    let served = try targets.map { id throws(XcodeProjectEditingError) in try target(id).id }
    let with = Set(served + self.targets(compiling: sibling))
    let others = isNew ? file.targets.filter { !with.contains($0.id) } : []
    for file in files {
      for id in targets {
        let target = try target(id)
        let outcome = try registrar.register(file, for: target)
        entries.append(SourceRegistration.Entry(file: file, target: target.id, outcome: outcome))
      }
      registrar.keepOut(file, of: others)
    }
    return SourceRegistration(edits: try registrar.verified(), entries: entries)
  }
}

/// Collects the insertions for one call.
private struct SourceRegistrar {
  private let editor: XcodeProjectEditor
  private let sibling: String
  private let findings: [String]
  private var identifiers: ObjectIdentifiers
  private var expected: ExpectedProject
  private var edits: [Edit] = []
  /// Copies of objects that go into sorted sections.
  private var objects: [(isa: String, id: String, copy: ObjectCopy)] = []
  /// References made in this call, by path.
  private var references: [String: String] = [:]
  /// Files of synchronized folders that targets take in.
  private var memberships: [FolderMembership] = []
  /// How many elements this call has put behind an element of a list, by list and element.
  private var inserted: [String: Int] = [:]

  init(_ editor: XcodeProjectEditor, sibling: String, findings: [String]) {
    self.editor = editor
    self.sibling = sibling
    self.findings = findings
    identifiers = ObjectIdentifiers(editor.file)
    expected = ExpectedProject(editor.file)
  }

  private var file: XcodeProjectFile { editor.file }

  mutating func register(
    _ path: String, for target: XcodeObject
  ) throws(XcodeProjectEditingError) -> SourceRegistration.Outcome {
    guard let type = FileType.of(path) else { throw .unknownFileType(path: file.path, file: path) }
    let folders = editor.paths.synchronizedFolders.filter { TreePath.isInside(path, $0.path) }
    if let folder = folders.first(where: { editor.lists($0, target) }) ?? folders.last {
      return try register(path, type, in: folder, for: target)
    }
    if !type.isCompiled {
      _ = try reference(to: path, type, for: target)
      return .listed
    }
    let phases = file.phases(of: target.id, "PBXSourcesBuildPhase")
    guard let phase = phases.first, phases.count == 1 else {
      throw .sourcesPhases(path: file.path, target: target.string("name") ?? target.id, count: phases.count)
    }
    if !editor.builds(of: path, in: phase).isEmpty { return .alreadyRegistered }
    let reference = try reference(to: path, type, for: target)
    try addBuild(of: reference, path, to: phase)
    return .registered
  }

  /// A folder shows its files by itself; which target takes them in is a matter of its exceptions.
  private mutating func register(
    _ path: String, _ type: FileType, in folder: SynchronizedFolder, for target: XcodeObject
  ) throws(XcodeProjectEditingError) -> SourceRegistration.Outcome {
    let isListed = editor.lists(folder, target)
    if folder.includes(path, target: target.id, isListed: isListed) { return .coveredByFolder(folder.path) }
    if !type.isCompiled { return .listed }
    // A whole subfolder that is left out is left out on purpose.
    let relative = TreePath.relative(path, to: folder.path)
    if isListed,
      (folder.exceptions[target.id] ?? []).contains(where: { $0 != relative && TreePath.isInside(relative, $0) })
    {
      throw .excludedByFolder(path: file.path, file: path, folder: folder.path)
    }
    set(path, in: folder, isException: !isListed, of: target)
    return .registered
  }

  /// Keeps a new file out of the targets that list its folder and do without the sibling.
  mutating func keepOut(_ path: String, of targets: [XcodeObject]) {
    guard FileType.of(path)?.isCompiled == true else { return }
    for folder in editor.paths.synchronizedFolders where TreePath.isInside(path, folder.path) {
      for target in targets
      where editor.lists(folder, target) && folder.includes(path, target: target.id, isListed: true) {
        set(path, in: folder, isException: true, of: target)
      }
    }
  }

  private mutating func set(_ path: String, in folder: SynchronizedFolder, isException: Bool, of target: XcodeObject) {
    let index = memberships.firstIndex { $0.folder.id == folder.id } ?? memberships.endIndex
    if index == memberships.endIndex { memberships.append(FolderMembership(folder)) }
    memberships[index].set(path, isException: isException, of: target)
  }

  /// The reference of the sibling that the target compiles, else any.
  private func siblingReference(for target: XcodeObject) throws(XcodeProjectEditingError) -> XcodeObject {
    let compiled = file.phases(of: target.id, "PBXSourcesBuildPhase")
      .flatMap { editor.builds(of: sibling, in: $0) }
      .compactMap { $0.build.string("fileRef").flatMap { file[$0] } }
    let all = file.all("PBXFileReference").filter { editor.isSame(editor.paths.path(of: $0.id), sibling) }
    guard let found = (compiled + all).first(where: { editor.paths.parent(of: $0.id) != nil }) else {
      throw .siblingNotInProject(path: file.path, sibling: sibling)
    }
    return found
  }

  /// Id of the reference to `path`: the project's own, or a new one beside the sibling's.
  private mutating func reference(
    to path: String, _ type: FileType, for target: XcodeObject
  ) throws(XcodeProjectEditingError) -> String {
    if let made = references[path] { return made }
    if let known = file.all("PBXFileReference").first(where: { editor.isSame(editor.paths.path(of: $0.id), path) }) {
      references[path] = known.id
      return known.id
    }
    let original = try siblingReference(for: target)
    guard let group = editor.paths.parent(of: original.id).flatMap({ file[$0] }), let children = group["children"],
      let index = group.strings("children").firstIndex(of: original.id),
      var copy = ObjectCopy(file.text, original.entry)
    else { throw .siblingNotInProject(path: file.path, sibling: sibling) }
    try editor.requireUnique([original.id, group.id])
    let name = TreePath.name(path)
    let id = identifiers.next(for: ["reference", path])
    let written = writtenPath(path, beside: original, in: group)
    copy.rename(id, comment: name)
    copy.set("path", to: written)
    copy.set("lastKnownFileType", to: type.identifier)
    copy.set("explicitFileType", to: type.identifier)
    if original["name"] != nil {
      copy.set("name", to: name)
    } else if written.contains("/") {
      copy.add("name", name, before: "path")
    }
    objects.append(("PBXFileReference", id, copy))
    let typeKey = original["explicitFileType"] == nil ? "lastKnownFileType" : "explicitFileType"
    let needsName = original["name"] != nil || written.contains("/")
    expected.add(
      id, like: original,
      with: [("path", written)] + (original[typeKey] == nil ? [] : [(typeKey, type.identifier)])
        + (needsName ? [("name", name)] : []))
    insert(id, comment: name, into: "children", children, of: group.id, after: index)
    references[path] = id
    return id
  }

  /// The path as the sibling's reference would spell it.
  private func writtenPath(_ path: String, beside original: XcodeObject, in group: XcodeObject) -> String {
    let own = original.string("path") ?? ""
    if let place = editor.paths.path(of: original.id), editor.isSame(TreePath.parent(place), TreePath.parent(path)) {
      let folder = TreePath.parent(own)
      return own.hasPrefix("/") && folder.isEmpty
        ? "/" + TreePath.name(path)
        : folder.isEmpty ? TreePath.name(path) : folder + "/" + TreePath.name(path)
    }
    switch original.string("sourceTree") ?? "<group>" {
    case "<absolute>": return editor.paths.absolute(path)
    case "<group>": return TreePath.climbing(from: editor.paths.path(of: group.id) ?? "", to: path)
    default: return TreePath.climbing(from: editor.paths.sourceRoot, to: path)
    }
  }

  private mutating func addBuild(
    of reference: String, _ path: String, to phase: XcodeObject
  ) throws(XcodeProjectEditingError) {
    guard let files = phase["files"] else {
      throw .notVerified(
        path: file.path, reason: localized("the Compile Sources phase \(phase.id) has no list of files"))
    }
    let beside = editor.builds(of: sibling, in: phase).first
    let last = phase.strings("files").indices.last
    let style = beside?.build ?? last.flatMap { file[phase.strings("files")[$0]] } ?? file.all("PBXBuildFile").first
    guard let style, style.isa == "PBXBuildFile", style["fileRef"] != nil, var copy = ObjectCopy(file.text, style.entry)
    else { throw .siblingNotInProject(path: file.path, sibling: sibling) }
    try editor.requireUnique([style.id, phase.id])
    let id = identifiers.next(for: ["build", path, phase.id])
    let name = TreePath.name(path)
    let phaseName = copy.comment?.components(afterLast: " in ") ?? "Sources"
    let comment = name + " in " + phaseName
    copy.rename(id, comment: comment)
    copy.set("fileRef", to: reference, comment: name)
    // Flags such as -fno-objc-arc belong to the sibling's code, not to its place.
    copy.drop("settings")
    objects.append(("PBXBuildFile", id, copy))
    expected.add(id, like: style, with: [("fileRef", reference), ("settings", nil)])
    insert(id, comment: comment, into: "files", files, of: phase.id, after: beside?.index ?? last)
  }

  private mutating func insert(
    _ id: String, comment: String, into key: String, _ list: PropertyListNode, of owner: String, after index: Int?
  ) {
    let place = "\(owner) \(key) \(index ?? -1)"
    let before = inserted[place, default: 0]
    inserted[place] = before + 1
    edits.append(
      editor.structure.insert(id, comment: comment, in: list, after: index, rank: before, findings: findings))
    // Lists of this call have all their insertions at one element, so earlier ones shift later ones only there.
    expected.insert(id, into: key, of: owner, after: (index ?? -1) + before)
  }

  mutating func verified() throws(XcodeProjectEditingError) -> [Edit] {
    let sorted = objects.sorted { ($0.isa, $0.id) < ($1.isa, $1.id) }
    let inserts = sorted.enumerated().map { rank, object in
      editor.insert(object.copy, id: object.id, isa: object.isa, rank: rank, findings: findings)
    }
    for membership in memberships {
      edits += try editor.edits(for: membership, &identifiers, &expected, findings: findings)
    }
    return try expected.verified(inserts + edits)
  }
}

extension String {
  /// What follows the last `separator`; nil where there is none.
  fileprivate func components(afterLast separator: String) -> String? {
    ranges(of: separator).last.map { String(self[$0.upperBound...]) }
  }
}
