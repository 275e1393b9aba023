/// What stands at a path.
public struct FileEntry: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case file
    case folder
    /// A symbolic link; never followed out of the tree.
    case link
    case other
  }

  public let name: String
  public let kind: Kind
  /// Size in bytes; 0 for anything but files.
  public let size: Int

  public init(name: String, kind: Kind, size: Int = 0) {
    self.name = name
    self.kind = kind
    self.size = size
  }
}

/// Why a file could not be read.
public enum FileError: Error, Equatable, Sendable {
  case missing(path: String)
  case denied(path: String)
  /// The path, or the link it names, leaves the tree.
  case outside(path: String)
  case notAFile(path: String)
  case notAFolder(path: String)
  case tooLarge(path: String, bytes: Int)
  case failed(path: String, reason: String)
}

/// A project's files: on disk, or with planned changes laid over them.
///
/// Paths are relative to `root`, separated by `/`, without `.` or `..`; the empty path is the root.
public protocol FileTree: Sendable {
  /// Absolute path of the root folder.
  var root: String { get }

  /// The bytes of the file at `path`. A link is followed as long as it stays inside the tree.
  func contents(of path: String) throws(FileError) -> [UInt8]

  /// What stands at `path` (a link is reported as a link), or nil where nothing does.
  func entry(at path: String) -> FileEntry?

  /// The entries of `folder`, sorted by name as bytes.
  func entries(of folder: String) throws(FileError) -> [FileEntry]

  /// The entries of `folder` in any order and without sizes: what a walk over thousands of folders can afford.
  func listing(of folder: String) throws(FileError) -> [FileEntry]
}

extension FileTree {
  public func listing(of folder: String) throws(FileError) -> [FileEntry] { try entries(of: folder) }

  public func text(of path: String) throws(FileError) -> SourceText {
    SourceText(path: path, bytes: try contents(of: path))
  }

  public func isFile(_ path: String) -> Bool {
    guard let kind = entry(at: path)?.kind else { return false }
    return kind == .file || (kind == .link && (try? contents(of: path)) != nil)
  }

  public func isFolder(_ path: String) -> Bool { path.isEmpty || entry(at: path)?.kind == .folder }

  /// `path` as the tree spells it: itself where it stands there, else the entry that differs in letter case or Unicode
  /// form only. nil where there is none. A volume that ignores case answers to any spelling; a check-out elsewhere does
  /// not, so that a project which builds on a Mac may name files this tree has under another spelling.
  public func spelling(of path: String) -> String? {
    if entry(at: path) != nil { return path }
    var found = ""
    for part in path.split(separator: "/") {
      let exact = found.isEmpty ? String(part) : found + "/" + part
      if entry(at: exact) != nil {
        found = exact
        continue
      }
      let lowered = part.lowercased()
      guard let entry = (try? listing(of: found))?.first(where: { $0.name.lowercased() == lowered }) else { return nil }
      found = found.isEmpty ? entry.name : found + "/" + entry.name
    }
    return found
  }
}

/// Paths inside a tree as text. None of these touch the disk.
public enum TreePath {
  /// `base/relative` with `.` and `..` worked out; nil when the result leaves the root or `relative` is absolute.
  public static func join(_ base: String, _ relative: String) -> String? {
    if relative.hasPrefix("/") { return nil }
    var parts = base.split(separator: "/").map(String.init)
    for part in relative.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder that holds `path`; empty for an entry of the root.
  public static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  public static func name(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The part after the last dot of the name, lower case, without the dot; empty where there is none.
  public static func pathExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether `path` is `folder` or stands below it.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// `path` as seen from `folder`; the path itself where it is not inside.
  public static func relative(_ path: String, to folder: String) -> String {
    if folder.isEmpty || !isInside(path, folder) { return path }
    return path == folder ? "" : String(path.dropFirst(folder.count + 1))
  }
}
