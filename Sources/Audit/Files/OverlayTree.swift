/// A tree with planned changes laid over it: what an audit of the result reads before anything is written.
public struct OverlayTree: FileTree {
  public let base: any FileTree
  /// New contents by path.
  private let changes: [String: [UInt8]]
  /// Entries that the changes add, by folder.
  private let added: [String: [String: FileEntry]]

  public init(_ base: any FileTree, changes: [String: [UInt8]]) {
    self.base = base
    self.changes = changes
    var added: [String: [String: FileEntry]] = [:]
    for (path, bytes) in changes {
      var entry = FileEntry(name: TreePath.name(path), kind: .file, size: bytes.count)
      var path = path
      while true {
        let folder = TreePath.parent(path)
        added[folder, default: [:]][entry.name] = entry
        if folder.isEmpty { break }
        entry = FileEntry(name: TreePath.name(folder), kind: .folder)
        path = folder
      }
    }
    self.added = added
  }

  public var root: String { base.root }

  public func contents(of path: String) throws(FileError) -> [UInt8] {
    if let bytes = changes[path] { return bytes }
    return try base.contents(of: path)
  }

  public func entry(at path: String) -> FileEntry? {
    if let entry = added[TreePath.parent(path)]?[TreePath.name(path)] {
      return base.entry(at: path)?.kind == .folder ? base.entry(at: path) : entry
    }
    return base.entry(at: path)
  }

  public func entries(of folder: String) throws(FileError) -> [FileEntry] {
    guard let extra = added[folder] else { return try base.entries(of: folder) }
    let below = base.isFolder(folder) ? try base.entries(of: folder) : []
    return merge(extra, over: below).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  public func listing(of folder: String) throws(FileError) -> [FileEntry] {
    guard let extra = added[folder] else { return try base.listing(of: folder) }
    return merge(extra, over: base.isFolder(folder) ? try base.listing(of: folder) : [])
  }

  private func merge(_ extra: [String: FileEntry], over below: [FileEntry]) -> [FileEntry] {
    var byName = extra
    for entry in below where byName[entry.name] == nil || entry.kind == .folder { byName[entry.name] = entry }
    return Array(byName.values)
  }
}
