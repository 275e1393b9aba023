/// A project's files as they stand on disk.
///
/// Every access starts at the root and opens one component after the other without following links, so that a link
/// counts only as long as it stays inside the root, whatever happens to the folders meanwhile. Nothing is cached: each
/// call sees the disk as it is. Files are read, not mapped: mapping pays only for files far larger than sources are, and
/// a file that is cut while it is mapped kills the process.
///
/// A name with letters outside of ASCII is found in its other Unicode form too: project files written on a Mac name
/// `é` in one form while the disk may hold the other.
public struct DiskTree: FileTree {
  /// Absolute path with links worked out; as given where nothing stands there.
  public let root: String

  /// Larger files are refused: no source, property list or project file comes near.
  public static let sizeLimit = 256 << 20

  /// - Parameter path: absolute, or relative to the current folder. Nothing needs to stand there: every access tells.
  public init(root path: String) {
    let absolute = path.hasPrefix("/") ? path : Platform.currentFolder + "/" + path
    root = Platform.realPath(absolute) ?? absolute
  }

  public func contents(of path: String) throws(FileError) -> [UInt8] {
    let place = try walk(to: path, followsLast: true)
    guard let name = place.name else { throw .notAFile(path: path) }
    do throws(Platform.Failure) {
      let file = try Platform.openFile(name, in: place.folder)
      let status = try Platform.status(of: file)
      if status.kind == .file, status.size <= Self.sizeLimit {
        return try Platform.read(file, size: status.size, limit: Self.sizeLimit)
      }
      throw status.kind == .file ? .tooLarge(status.size) : .notAFile
    } catch {
      throw FileError(error, path: path)
    }
  }

  public func entry(at path: String) -> FileEntry? {
    guard let place = try? walk(to: path, followsLast: false) else { return nil }
    guard let name = place.name else { return FileEntry(name: TreePath.name(path), kind: .folder) }
    guard let status = try? Platform.status(of: name, in: place.folder) else { return nil }
    return FileEntry(name: name, kind: status.kind, size: status.size)
  }

  public func entries(of folder: String) throws(FileError) -> [FileEntry] {
    let open = try openFolder(folder)
    var entries = try list(open, path: folder)
    for (index, entry) in entries.enumerated() where entry.kind == .file {
      let size = (try? Platform.status(of: entry.name, in: open))?.size ?? 0
      entries[index] = FileEntry(name: entry.name, kind: .file, size: size)
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  public func listing(of folder: String) throws(FileError) -> [FileEntry] {
    try list(try openFolder(folder), path: folder)
  }

  private func list(_ folder: Platform.Descriptor, path: String) throws(FileError) -> [FileEntry] {
    var entries: [FileEntry] = []
    do {
      try Platform.list(folder) { name, kind, isReadable in
        entries.append(FileEntry(name: name, kind: isReadable ? kind : .other))
      }
    } catch {
      throw FileError(error, path: path)
    }
    return entries
  }

  private func openFolder(_ path: String) throws(FileError) -> Platform.Descriptor {
    let place = try walk(to: path, followsLast: true)
    guard let name = place.name else { return place.folder }
    do {
      return try Platform.openFolder(name, in: place.folder)
    } catch {
      throw FileError(error, path: path)
    }
  }

  /// The folder that holds `path`, open, and the name of `path` in it; no name where the path is that folder itself.
  ///
  /// - Parameter followsLast: whether the last component is followed when it is a link; the others always are.
  /// - Throws: `outside` as soon as `..` or a link leaves the root.
  private func walk(
    to path: String, followsLast: Bool
  ) throws(FileError) -> (folder: Platform.Descriptor, name: String?) {
    var folders: [Platform.Descriptor]
    do {
      folders = [try Platform.openFolder(root)]
    } catch {
      throw FileError(error, path: path)
    }
    var pending = path.split(separator: "/").map(String.init)
    pending.reverse()
    var linksLeft = 40
    while let part = pending.popLast() {
      if part == "." { continue }
      if part == ".." {
        folders.removeLast()
        if folders.isEmpty { throw .outside(path: path) }
        continue
      }
      guard let folder = folders.last, !part.utf8.contains(0) else { throw .missing(path: path) }
      let name = spelling(of: part, in: folder)
      if !pending.isEmpty {
        do {
          folders.append(try Platform.openFolder(name, in: folder))
          continue
        } catch .notAFolder {
        } catch .isALink {
        } catch {
          throw FileError(error, path: path)
        }
      }
      if pending.isEmpty, !followsLast { return (folder, name) }
      guard let target = Platform.linkTarget(name, in: folder) else {
        if pending.isEmpty { return (folder, name) }
        throw .missing(path: path)
      }
      linksLeft -= 1
      if linksLeft < 0 { throw .failed(path: path, reason: localized("the links go in a circle")) }
      guard target.hasPrefix("/") else {
        pending += target.split(separator: "/").reversed().map(String.init)
        continue
      }
      guard let inside = inside(target) else { throw .outside(path: path) }
      folders.removeLast(folders.count - 1)
      pending += inside.split(separator: "/").reversed().map(String.init)
    }
    guard let folder = folders.last else { throw .outside(path: path) }
    return (folder, nil)
  }

  /// An absolute path as seen from the root; nil where it stands elsewhere.
  private func inside(_ absolute: String) -> String? {
    if TreePath.isInside(absolute, root) { return TreePath.relative(absolute, to: root) }
    guard let real = Platform.realPath(absolute), TreePath.isInside(real, root) else { return nil }
    return TreePath.relative(real, to: root)
  }

  /// `name` as the disk spells it: itself, or an entry that is the same text in another Unicode form.
  private func spelling(of name: String, in folder: Platform.Descriptor) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
    if (try? Platform.status(of: name, in: folder)) != nil { return name }
    var found: String?
    // Swift compares strings by canonical equivalence, which is just the question.
    try? Platform.list(folder) { entry, _, _ in if entry == name { found = entry } }
    return found ?? name
  }
}

extension FileError {
  init(_ failure: Platform.Failure, path: String) {
    switch failure {
    case .missing: self = .missing(path: path)
    case .notAFolder: self = .notAFolder(path: path)
    case .denied: self = .denied(path: path)
    case .isALink: self = .failed(path: path, reason: localized("a link took its place while it was read"))
    case .notAFile: self = .notAFile(path: path)
    case .tooLarge(let bytes): self = .tooLarge(path: path, bytes: bytes)
    case .other(let reason): self = .failed(path: path, reason: reason)
    }
  }
}
