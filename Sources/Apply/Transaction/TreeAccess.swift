import Audit

/// The tree on disk for writing: paths are worked out once, links included, and then opened folder by folder without
/// following any.
struct TreeAccess: Sendable {
  /// Real path of the root.
  let root: String
  let disk: Disk
  /// As many links as Linux follows in one path.
  private static let mostLinks = 40

  /// The path of the file itself, relative to the root, without links. What is missing at the end stays as written.
  func resolve(_ path: String) throws(ApplyError) -> String {
    var rest = path.split(separator: "/").map(String.init)
    rest.reverse()
    var done: [String] = []
    var links = 0
    while let part = rest.popLast() {
      if part == "." { continue }
      if part == ".." {
        if done.popLast() == nil { throw .leavesTree(path: path, target: root + "/..") }
        continue
      }
      guard let target = try link(done, part, path) else {
        done.append(part)
        continue
      }
      links += 1
      if links > Self.mostLinks { throw .leavesTree(path: path, target: target) }
      if target.hasPrefix("/") {
        // The link may be spelt through other links (`/tmp` on macOS), so only its real path tells.
        let real = Disk.realPath(target) ?? target
        guard real == root || real.hasPrefix(root + "/") else { throw .leavesTree(path: path, target: target) }
        done = []
        rest += real.dropFirst(root.count).split(separator: "/").map(String.init).reversed()
      } else {
        rest += target.split(separator: "/").map(String.init).reversed()
      }
    }
    return done.joined(separator: "/")
  }

  /// Where the link `name` points to; nil where it is no link or nothing.
  private func link(_ folders: [String], _ name: String, _ path: String) throws(ApplyError) -> String? {
    do {
      let folder = try openFolder(folders.joined(separator: "/"))
      guard try disk.status(in: folder, name)?.kind == .link else { return nil }
      return try disk.linkTarget(in: folder, name)
    } catch {
      if error.isMissing { return nil }
      throw .readOnly(path: path, reason: error.reason)
    }
  }

  /// Opens a folder of the tree; a link on the way is refused, and so is the way up, which only a journal that
  /// somebody changed can hold.
  func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    var folder = try disk.openFolder(root)
    for part in path.split(separator: "/") {
      if part == ".." { throw SystemError(call: "open", path: path, code: SystemError.notPermitted) }
      folder = try disk.openFolder(in: folder, String(part))
    }
    return folder
  }

  /// The bytes at a resolved path; nil where nothing is.
  func contents(_ target: String) throws(SystemError) -> [UInt8]? {
    do {
      let folder = try openFolder(TreePath.parent(target))
      return try disk.read(in: folder, TreePath.name(target))
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }
}
