import Audit

/// Everything that can be checked before the first byte is written.
struct Preflight {
  let tree: TreeAccess

  struct Result {
    var entries: [Journal.Entry] = []
    var contents: [[UInt8]] = []
    var folders: [String] = []
  }

  /// The entries and folders of a journal for these changes, or why they cannot be made.
  func check(_ files: [FileChange]) throws(ApplyError) -> Result {
    var result = Result()
    var owners: [String: String] = [:]
    var changed: [String] = []
    for file in files where file.original != file.result {
      let target = try tree.resolve(file.path)
      if let other = owners.updateValue(file.path, forKey: target) {
        throw .sameFile(paths: [other, file.path])
      }
      let current: [UInt8]?
      do { current = try tree.contents(target) } catch {
        throw .readOnly(path: file.path, reason: error.reason)
      }
      if let original = file.original {
        guard current == original else {
          changed.append(file.path)
          continue
        }
        try checkWritable(file.path, target)
        result.contents.append(original)
      } else {
        if current != nil { throw .alreadyExists(path: file.path) }
        try checkFree(file.path, target, &result)
      }
      result.contents.append(file.result)
      result.entries.append(
        Journal.Entry(
          path: file.path, target: target, before: file.original.map { Journal.Content($0) },
          after: Journal.Content(file.result)))
    }
    if !changed.isEmpty { throw .changedSince(paths: changed) }
    return result
  }

  private func checkWritable(_ path: String, _ target: String) throws(ApplyError) {
    do {
      let folder = try tree.openFolder(TreePath.parent(target))
      if !tree.disk.isWritable(folder) {
        throw ApplyError.readOnly(path: path, reason: localized("its folder may not be written to"))
      }
      if !tree.disk.isWritable(in: folder, TreePath.name(target)) {
        throw ApplyError.readOnly(path: path, reason: localized("the file may not be written to"))
      }
    } catch let error as ApplyError { throw error } catch let error as SystemError {
      throw .readOnly(path: path, reason: error.reason)
    } catch { throw .readOnly(path: path, reason: "\(error)") }
  }

  /// A new file: its folder must be writable, and no name there may be the same on a volume that ignores case.
  private func checkFree(_ path: String, _ target: String, _ result: inout Result) throws(ApplyError) {
    var existing = TreePath.parent(target)
    var missing: [String] = []
    while true {
      do {
        let folder = try tree.openFolder(existing)
        if !tree.disk.isWritable(folder) {
          throw ApplyError.readOnly(path: path, reason: localized("its folder may not be written to"))
        }
        let name = missing.last.map { TreePath.name($0) } ?? TreePath.name(target)
        for other in try tree.disk.names(in: folder) where other.foldedName == name.foldedName {
          throw ApplyError.alreadyExists(path: TreePath.join(existing, other) ?? path)
        }
        break
      } catch let error as SystemError where error.isMissing && !existing.isEmpty {
        missing.append(existing)
        existing = TreePath.parent(existing)
      } catch let error as SystemError {
        throw .readOnly(path: path, reason: error.reason)
      } catch let error as ApplyError { throw error } catch { throw .readOnly(path: path, reason: "\(error)") }
    }
    for folder in missing.reversed() where !result.folders.contains(folder) { result.folders.append(folder) }
  }
}

extension String {
  /// As a volume that ignores case and Unicode composition compares names.
  fileprivate var foldedName: String { lowercased() }
}
