import Audit

/// What one change does to the tree, written down before the first byte of the tree changes.
///
/// Together with the contents kept beside it, it takes the tree to either side from any point in between.
struct Journal: Codable, Sendable {
  enum State: String, Codable, Sendable {
    /// Intended, perhaps partly done: goes back to `before`.
    case applying
    case applied
    /// Intended, perhaps partly done: goes on to `before`.
    case undoing
    case undone
    /// Failed or interrupted, and given back.
    case rolledBack
  }

  enum Side: Sendable {
    case before, after

    var opposite: Side { self == .before ? .after : .before }
  }

  /// A file's bytes, kept under the digest.
  struct Content: Codable, Sendable, Hashable {
    let sha256: String
    let size: Int

    init(_ bytes: [UInt8]) {
      sha256 = Digest.hex(bytes)
      size = bytes.count
    }
  }

  struct Entry: Codable, Sendable {
    /// As the plan names it.
    let path: String
    /// The file itself, relative to the root, with links worked out.
    let target: String
    /// nil where there was no file.
    let before: Content?
    let after: Content?

    func content(_ side: Side) -> Content? { side == .before ? before : after }
  }

  static let currentSchema = 1

  var schema = Journal.currentSchema
  let id: String
  var state: State
  /// ISO 8601.
  let at: String
  var undoneAt: String?
  /// Real path of the tree.
  let root: String
  let consent: ConfirmedPlan.Consent
  let entries: [Entry]
  /// Folders made for new files, relative to the root, outer ones first.
  let folders: [String]

  var isUnfinished: Bool { state == .applying || state == .undoing }

  /// Name of the unfinished file that takes the place of entry `index`, in the same folder.
  func temporaryName(_ index: Int) -> String { ".sceneshift-\(id)-\(index).tmp" }

  var summary: AppliedChange {
    AppliedChange(
      id: id, at: at, modified: entries.filter { $0.before != nil }.map(\.path),
      created: entries.filter { $0.before == nil }.map(\.path), isUndone: state == .undone)
  }
}
