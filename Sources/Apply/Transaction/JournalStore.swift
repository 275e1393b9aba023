import Audit
import Foundation

/// Journals and kept contents on disk: `changes/<id>/journal.json` and `changes/<id>/<digest>`.
struct JournalStore: Sendable {
  let state: StateFolder
  let disk: Disk

  /// A journal that cannot be read.
  struct Damage: Error {
    let path: String
    let reason: String
  }

  /// All changes, oldest first. A folder without a journal is left of a preparation that never touched the tree.
  func all() -> (journals: [Journal], damaged: [Damage], abandoned: [String]) {
    var journals: [Journal] = []
    var damaged: [Damage] = []
    var abandoned: [String] = []
    guard let folder = try? disk.openFolder(state.changes), let names = try? disk.names(in: folder) else {
      return ([], [], [])
    }
    for id in names.sorted() where !id.hasPrefix(".") {
      guard let change = try? disk.openFolder(in: folder, id) else { continue }
      let path = state.changes + "/" + id + "/journal.json"
      do {
        let bytes = try disk.read(in: change, "journal.json")
        let journal = try JSONDecoder().decode(Journal.self, from: Data(bytes))
        if journal.schema == Journal.currentSchema, journal.id == id {
          journals.append(journal)
        } else {
          damaged.append(Damage(path: path, reason: localized("written by another version of the program")))
        }
      } catch let error as SystemError where error.isMissing {
        abandoned.append(id)
      } catch let error as SystemError {
        damaged.append(Damage(path: path, reason: error.reason))
      } catch {
        damaged.append(Damage(path: path, reason: localized("not a readable journal")))
      }
    }
    return (journals, damaged, abandoned)
  }

  /// Makes the folder of a new change: one more than the highest so far, so that a clock set back changes no order.
  func begin() throws(ApplyError) -> String {
    do {
      let folder = try disk.openFolder(state.changes)
      let highest = try disk.names(in: folder).compactMap { Int($0) }.max() ?? 0
      let digits = String(highest + 1)
      let id = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
      try disk.makeFolder(in: folder, id, mode: 0o700)
      try disk.syncFolder(folder)
      return id
    } catch { throw .stateFolder(path: error.path, reason: error.reason) }
  }

  /// Keeps the bytes of a file for `id`.
  func keep(_ bytes: [UInt8], for id: String) throws(ApplyError) {
    do {
      let folder = try disk.openFolder(state.changes + "/" + id)
      let name = Digest.hex(bytes)
      if try disk.status(in: folder, name) != nil { return }
      try disk.create(in: folder, name, bytes: bytes, like: nil)
    } catch { throw .stateFolder(path: error.path, reason: error.reason) }
  }

  /// The bytes kept as `content`, checked.
  func contents(_ content: Journal.Content, of id: String) throws(ApplyError) -> [UInt8] {
    let path = state.changes + "/" + id + "/" + content.sha256
    do {
      let folder = try disk.openFolder(state.changes + "/" + id)
      let bytes = try disk.read(in: folder, content.sha256)
      if Digest.hex(bytes) == content.sha256 { return bytes }
    } catch { throw .stateFolder(path: path, reason: error.reason) }
    throw .stateFolder(path: path, reason: localized("the kept copy is damaged"))
  }

  /// Writes the journal: the old one or the new one is there, never half of one.
  func write(_ journal: Journal) throws(ApplyError) {
    let path = state.changes + "/" + journal.id + "/journal.json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(journal) else {
      throw .stateFolder(path: path, reason: localized("the journal cannot be written as JSON"))
    }
    do {
      let folder = try disk.openFolder(state.changes + "/" + journal.id)
      try disk.writeWhole(in: folder, "journal.json", bytes: Array(data))
    } catch { throw .stateFolder(path: path, reason: error.reason) }
  }

  /// Removes the folder of a change that never touched the tree. A left-over does no harm, so failing is not told.
  func abandon(_ id: String) {
    guard let changes = try? disk.openFolder(state.changes), let folder = try? disk.openFolder(in: changes, id),
      let names = try? disk.names(in: folder)
    else { return }
    for name in names { try? disk.remove(in: folder, name) }
    try? disk.removeFolder(in: changes, id)
  }
}

extension Disk {
  /// Writes a file so that its old or its new contents are there, never half of them.
  func writeWhole(in folder: borrowing Descriptor, _ name: String, bytes: [UInt8]) throws(SystemError) {
    let temporary = "." + name + ".tmp"
    if try status(in: folder, temporary) != nil { try remove(in: folder, temporary) }
    let exists = try status(in: folder, name) != nil
    try create(in: folder, temporary, bytes: bytes, like: exists ? name : nil)
    try replace(in: folder, name, with: temporary)
    try syncFolder(folder)
  }
}
