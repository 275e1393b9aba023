import Audit
import Foundation

/// The answers of one tree on disk.
///
/// Two people, or two windows, may answer at the same time. Saving therefore takes over what somebody else changed
/// since this store last looked, answer by answer; only an answer given on both sides is the last one's.
final class DecisionStore: @unchecked Sendable {
  /// Absolute path.
  let path: String
  private let state: StateFolder
  private let disk: Disk
  /// Whether the file is the program's own; a file somebody named is never moved aside.
  private let isOwn: Bool
  private let lock = NSLock()
  /// The answers that the next ones to be saved come from.
  private var known = Decisions()
  /// The file as it was last read or written here.
  private var seen: [UInt8]?

  init(path: String?, state: StateFolder, disk: Disk) {
    self.path = path ?? state.decisions
    isOwn = path == nil
    self.state = state
    self.disk = disk
  }

  func load() throws(DecisionsError) -> Decisions {
    lock.lock()
    defer { lock.unlock() }
    do {
      known = try read() ?? Decisions()
      return known
    } catch {
      guard isOwn, case .damaged(_, let reason) = error, let name = moveAside() else { throw error }
      known = Decisions()
      throw .movedAside(path: path, to: name, reason: reason)
    }
  }

  /// The answers where somebody else changed the file since it was last read or written here. A file that is gone, or
  /// cannot be read, changes nothing.
  func changed() -> Decisions? {
    lock.lock()
    defer { lock.unlock() }
    guard let bytes = try? contents(), bytes != seen, let decisions = try? DecisionsFile.read(bytes, path: path) else {
      return nil
    }
    seen = bytes
    return decisions
  }

  /// Whoever saves next comes from these answers of somebody else: leaving one out then takes it back.
  func takenOver(_ decisions: Decisions, of findings: [String]) {
    lock.lock()
    defer { lock.unlock() }
    for finding in findings { known[finding] = decisions[finding] }
  }

  /// - Returns: the answers as they are kept now, with those that somebody else gave meanwhile.
  @discardableResult
  func save(_ decisions: Decisions) throws(DecisionsError) -> Decisions {
    lock.lock()
    defer { lock.unlock() }
    // Saving must go on where the state folder cannot be locked, for instance with a session file on another disk.
    let held = try? state.lock(disk, patience: 2_000)
    defer { _ = held }
    let current = (try? read()) ?? known
    let merged = merge(decisions, current)
    do {
      let real = Disk.realPath(path) ?? path
      let parent = (real as NSString).deletingLastPathComponent
      if isOwn { try disk.makeFolders(parent) }
      let folder = try disk.openFolder(parent)
      let bytes = Array(DecisionsFile.text(merged).utf8)
      try disk.writeWhole(in: folder, (real as NSString).lastPathComponent, bytes: bytes)
      seen = bytes
    } catch { throw .cannotWrite(path: path, reason: error.reason) }
    // Not what was merged: whoever saves next may not have taken the other answers over, and must not take them back.
    known = decisions
    return merged
  }

  /// nil where there is no file yet.
  private func read() throws(DecisionsError) -> Decisions? {
    guard let bytes = try contents() else { return nil }
    seen = bytes
    // An interrupted first save of an older program may have left an empty file.
    return bytes.isEmpty ? nil : try DecisionsFile.read(bytes, path: path)
  }

  /// nil where there is no file yet.
  private func contents() throws(DecisionsError) -> [UInt8]? {
    do {
      let real = Disk.realPath(path) ?? path
      let folder = try disk.openFolder((real as NSString).deletingLastPathComponent)
      return try disk.read(in: folder, (real as NSString).lastPathComponent)
    } catch {
      if error.isMissing { return nil }
      throw .denied(path: path, reason: error.reason)
    }
  }

  private func merge(_ mine: Decisions, _ current: Decisions) -> Decisions {
    if current == known { return mine }
    var merged = mine
    let findings = (current.decisions + known.decisions).map(\.finding)
    for finding in findings where current[finding] != known[finding] && mine[finding] == known[finding] {
      merged[finding] = current[finding]
    }
    return merged
  }

  private func moveAside() -> String? {
    let folder = (path as NSString).deletingLastPathComponent
    guard let handle = try? disk.openFolder(folder) else { return nil }
    for number in 1...99 {
      let name = "decisions.damaged-\(number).json"
      guard let status = try? disk.status(in: handle, name) else {
        // `try?` folds "nothing there" and a failed look together; a failed look fails again in the rename.
        guard (try? disk.replace(in: handle, name, with: (path as NSString).lastPathComponent)) != nil else {
          return nil
        }
        return folder + "/" + name
      }
      _ = status
    }
    return nil
  }
}
