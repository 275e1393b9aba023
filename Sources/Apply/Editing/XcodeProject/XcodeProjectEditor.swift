import Audit

/// Changes a `project.pbxproj` by inserting, replacing and removing text. Every byte outside the change stays. Each change
/// is read back before it is handed out: only the intended objects differ.
public struct XcodeProjectEditor: Sendable {
  public let file: XcodeProjectFile
  public let paths: XcodeProjectPaths

  var text: SourceText { file.text }
  var path: String { file.path }
  var structure: ProjectStructure { ProjectStructure(text: text) }

  /// - Parameter treeRoot: absolute path of the tree.
  /// - Throws: `notEditable` for a project in XML format.
  public init(_ file: XcodeProjectFile, treeRoot: String) throws(XcodeProjectEditingError) {
    guard file.format == .openStep else {
      throw .notEditable(path: file.path, reason: localized("it is in XML format, which Xcode rewrites as a whole"))
    }
    self.file = file
    paths = XcodeProjectPaths(file, treeRoot: treeRoot)
  }

  /// Object ids of all targets, tests included, whose Compile Sources phases hold the file at `path`.
  public func targets(compiling path: String) -> [String] {
    file.targets.filter { target in
      file.phases(of: target.id, "PBXSourcesBuildPhase").contains { !builds(of: path, in: $0).isEmpty }
        || paths.synchronizedFolders.contains { $0.includes(path, target: target.id, isListed: lists($0, target)) }
    }.map(\.id)
  }

  func lists(_ folder: SynchronizedFolder, _ target: XcodeObject) -> Bool {
    target.strings("fileSystemSynchronizedGroups").contains(folder.id)
  }

  /// The target with an object id, or with the id of an `AppTarget`.
  func target(_ id: String) throws(XcodeProjectEditingError) -> XcodeObject {
    let objectID = id.hasPrefix(path + "#") ? String(id.dropFirst(path.count + 1)) : id
    guard let target = file[objectID], file.targets.contains(where: { $0.id == objectID }) else {
      throw .noTarget(path: path, id: id)
    }
    return target
  }

  /// Positions in the `files` of a phase of the build files for `path`.
  func builds(of path: String, in phase: XcodeObject) -> [(index: Int, build: XcodeObject)] {
    phase.strings("files").enumerated().compactMap { index, id in
      guard let build = file[id], let reference = build.string("fileRef"), isSame(paths.path(of: reference), path)
      else {
        return nil
      }
      return (index, build)
    }
  }

  /// Whether two paths name one file, also on a volume that ignores case.
  func isSame(_ one: String?, _ other: String) -> Bool {
    guard let one else { return false }
    return one == other || one.lowercased() == other.lowercased()
  }

  /// - Throws: `duplicateObject` for the first of `ids` that is defined twice.
  func requireUnique(_ ids: [String]) throws(XcodeProjectEditingError) {
    for id in ids where file.duplicateIDs.contains(id) { throw .duplicateObject(path: path, id: id) }
  }

  /// Whether the keys of `isa`'s objects stand together and in order, as Xcode keeps them.
  func section(_ isa: String) -> (entries: [PropertyListEntry], isSorted: Bool) {
    let all = file.root["objects"]?.dictionary ?? []
    let indices = all.indices.filter { all[$0].value["isa"]?.string == isa }
    let isTogether = zip(indices, indices.dropFirst()).allSatisfy { $0 + 1 == $1 }
    let keys = indices.map { all[$0].key }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
    return (indices.map { all[$0] }, isTogether && isSorted)
  }

  /// The edit that puts the copy of an object into its section: at its sorted place, else behind the original.
  func insert(_ copy: ObjectCopy, id: String, isa: String, rank: Int, findings: [String]) -> Edit {
    guard copy.ownsLines else {
      return .insert(" " + copy.written, at: copy.place.upperBound, findings: findings, rank: rank)
    }
    let (entries, isSorted) = section(isa)
    if isSorted, let before = entries.last(where: { $0.key < id }), let neighbour = ObjectCopy(text, before),
      neighbour.ownsLines
    {
      return .insert(copy.written, at: neighbour.place.upperBound, findings: findings, rank: rank)
    }
    if isSorted, let first = entries.first, let neighbour = ObjectCopy(text, first), neighbour.ownsLines {
      return .insert(copy.written, at: neighbour.place.lowerBound, findings: findings, rank: rank)
    }
    return .insert(copy.written, at: copy.place.upperBound, findings: findings, rank: rank)
  }
}
