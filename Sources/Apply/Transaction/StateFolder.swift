import Audit
import Foundation

/// The folder where the program keeps what it must not lose about one tree: answers, journals, backups, the lock.
///
/// `$XDG_STATE_HOME/sceneshift/<name>-<digest of the real path>/`, by default below `~/.local/state`. It stands outside of
/// the tree, so that no tool takes it into a build or a commit.
public struct StateFolder: Sendable, Hashable {
  /// Absolute path.
  public let path: String

  public init(path: String) { self.path = path }

  /// - Parameter root: real path of the tree.
  public init(root: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    // The specification says that a relative path in the variable is to be ignored.
    let configured = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    let base = configured ?? home + "/.local/state"
    let name = TreePath.name(root).unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || scalar == "-" || scalar == "_" || scalar == "." ? Character(scalar) : "_"
    }
    path = base + "/sceneshift/" + String(name.prefix(60)) + "-" + Digest.hex(root, bytes: 6)
  }

  public var decisions: String { path + "/decisions.json" }
  var lock: String { path + "/lock" }
  var changes: String { path + "/changes" }

  func make(_ disk: Disk) throws(ApplyError) {
    do { try disk.makeFolders(changes) } catch { throw .stateFolder(path: error.path, reason: error.reason) }
  }

  /// Takes the lock of the tree.
  ///
  /// - Parameter patience: milliseconds to wait for another process. Some are always given: a child that this process
  ///   is just starting holds a copy of the lock until its own program begins.
  func lock(_ disk: Disk, patience: Int = 400) throws(ApplyError) -> FileLock {
    try make(disk)
    var waited = 0
    while true {
      do {
        if let lock = try FileLock(path: lock) { return lock }
      } catch { throw .stateFolder(path: error.path, reason: error.reason) }
      if waited >= patience { throw .locked(byProcess: holder(disk)) }
      pauseMilliseconds(20)
      waited += 20
    }
  }

  private func holder(_ disk: Disk) -> Int32? {
    guard let folder = try? disk.openFolder(path), let note = try? disk.read(in: folder, "lock") else { return nil }
    return Int32(String(decoding: note, as: UTF8.self).filter(\.isNumber))
  }
}
