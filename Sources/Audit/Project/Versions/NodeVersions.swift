/// Which versions of the packages of one `package.json` are really there: the installed package first, then the lock
/// file. Ranges of `package.json` say nothing about it and are not read.
struct NodeVersions {
  private let tree: any FileTree
  private let manifest: NodeManifest
  private let locks: [NodeLock]

  init(_ manifest: NodeManifest, tree: any FileTree) {
    self.tree = tree
    self.manifest = manifest
    var locks: [NodeLock] = []
    for folder in Self.foldersUp(from: manifest.folder) {
      for format in NodeLock.Format.allCases {
        let path = (folder.isEmpty ? "" : folder + "/") + format.rawValue
        if let text = try? tree.text(of: path), let lock = NodeLock(text) { locks.append(lock) }
      }
    }
    self.locks = locks
  }

  /// Every source that tells the version of `dependency`, the one that counts most first.
  func sources(of dependency: NodeManifest.Dependency) -> [PackageVersion] {
    var found: [PackageVersion] = []
    if let folder = folder(of: dependency), let installed = installed(dependency.name, in: folder) {
      found.append(installed)
    }
    for lock in locks {
      let base = TreePath.parent(lock.path)
      if let version = lock.version(of: dependency, in: TreePath.relative(manifest.folder, to: base)) {
        found.append(version)
      }
    }
    return found
  }

  private func installed(_ name: String, in folder: String) -> PackageVersion? {
    let path = folder + "/package.json"
    guard let text = try? tree.text(of: path), let node = (try? JSONNode(text.bytes))?["version"],
      let version = node.string
    else { return nil }
    return PackageVersion(package: name, text: version, source: path, line: text.lineIndex(at: node.offset) + 1)
  }

  /// Where the package stands: `node_modules` of this folder or of one above, or the folder that a `file:`, `link:` or
  /// `portal:` requirement names.
  func folder(of dependency: NodeManifest.Dependency) -> String? {
    for folder in Self.foldersUp(from: manifest.folder) {
      let path = (folder.isEmpty ? "" : folder + "/") + "node_modules/" + dependency.name
      if tree.entry(at: path + "/package.json") != nil { return path }
    }
    for scheme in ["file:", "link:", "portal:"] where dependency.requirement.hasPrefix(scheme) {
      let relative = String(dependency.requirement.dropFirst(scheme.count))
      if let path = TreePath.join(manifest.folder, relative), tree.entry(at: path + "/package.json") != nil {
        return path
      }
    }
    return nil
  }

  private static func foldersUp(from folder: String) -> [String] {
    var folders = [folder]
    var folder = folder
    while !folder.isEmpty {
      folder = TreePath.parent(folder)
      folders.append(folder)
    }
    return folders
  }
}
