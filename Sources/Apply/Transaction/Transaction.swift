import Audit
import Foundation

/// Writes a plan into a tree: all files or none, and back again.
///
/// 1. Everything that can be checked is checked: unchanged since the audit, inside the tree, writable, free.
/// 2. The old and the new bytes of every file are kept in the state folder, and the journal says what is intended.
/// 3. New contents are written beside their files and synced; then each takes its file's name.
/// 4. The journal says that it is done.
///
/// Stopped between 2 and 4, the next start gives the old bytes back (`recover`). A file that has a second hard link gets
/// its own copy: the other name may lie outside of the tree and keeps the old bytes.
public struct Transaction: Sendable {
  /// Real path of the tree.
  public let root: String
  public let state: StateFolder
  private let tree: TreeAccess
  private let store: JournalStore
  private let disk: Disk

  /// - Parameter root: real path of the tree.
  public init(root: String, state: StateFolder, faults: FaultPoints = .none) {
    self.root = root
    self.state = state
    disk = Disk(faults: faults)
    tree = TreeAccess(root: root, disk: disk)
    store = JournalStore(state: state, disk: disk)
  }

  public func apply(
    _ confirmed: ConfirmedPlan, progress: (ApplyStep) -> Void = { _ in }
  ) throws(ApplyError) -> AppliedChange {
    let lock = try state.lock(disk)
    defer { _ = lock }
    _ = try recoverLocked()
    let checked = try Preflight(tree: tree).check(confirmed.plan.files)
    progress(.checkedUnchanged(files: checked.entries.count))
    let id = try store.begin()
    var journal = Journal(
      id: id, state: .applying, at: Self.now(), root: root, consent: confirmed.consent, entries: checked.entries,
      folders: checked.folders)
    do {
      for bytes in checked.contents { try store.keep(bytes, for: id) }
      try store.write(journal)
    } catch {
      store.abandon(id)
      throw error
    }
    progress(.backedUp(files: checked.entries.count { $0.before != nil }))
    try HeldSignals.during { () throws(ApplyError) in
      try advance(&journal, to: .after, then: .applied, givenBackAs: .rolledBack, progress)
    }
    return journal.summary
  }

  public func undo(progress: (ApplyStep) -> Void = { _ in }) throws(ApplyError) -> UndoOutcome {
    let lock = try state.lock(disk)
    defer { _ = lock }
    _ = try recoverLocked()
    guard var journal = store.all().journals.last(where: { $0.state == .applied }) else { throw .nothingToUndo }
    try checkUndoable(journal)
    progress(.checkedUnchanged(files: journal.entries.count))
    journal.state = .undoing
    do { try store.write(journal) } catch {
      journal.state = .applied
      try? store.write(journal)
      throw error
    }
    journal.undoneAt = Self.now()
    let result = try HeldSignals.during { () throws(ApplyError) in
      try advance(&journal, to: .before, then: .undone, givenBackAs: .applied, progress)
    }
    return UndoOutcome(change: journal.summary, restored: result.written, removed: result.removed)
  }

  /// Newest first; changes that were given back are no part of the history.
  public func history() -> [AppliedChange] {
    store.all().journals.filter { $0.state == .applied || $0.state == .undone }.map(\.summary).reversed()
  }

  /// How the files of the newest applied change stand now; nil where nothing is applied.
  public func standing() -> ChangeStanding? {
    guard let journal = store.all().journals.last(where: { $0.state == .applied }) else { return nil }
    var standing = ChangeStanding(change: journal.summary, root: journal.root, files: [])
    for entry in journal.entries {
      let current = try? tree.contents(entry.target).map { Journal.Content($0) }
      let state: ChangeStanding.State =
        switch current {
        case entry.after: .asApplied
        case .none: .missing
        case entry.before: .asBefore
        default: .edited
        }
      standing.files.append(ChangeStanding.File(path: entry.path, state: state))
    }
    return standing
  }

  /// Writes towards one side; when that fails, gives everything back.
  @discardableResult
  private func advance(
    _ journal: inout Journal, to side: Journal.Side, then done: Journal.State, givenBackAs back: Journal.State,
    _ progress: (ApplyStep) -> Void
  ) throws(ApplyError) -> Convergence.Result {
    let convergence = Convergence(tree: tree, store: store)
    do {
      let result = try convergence.run(journal, to: side, foreign: .refuse) {
        progress(.wrote(path: $0, index: $1, count: $2))
      }
      var finished = journal
      finished.state = done
      try store.write(finished)
      journal = finished
      return result
    } catch {
      do {
        // The finished journal may have reached the disk although writing it failed.
        try? store.write(journal)
        let result = try convergence.run(journal, to: side.opposite, foreign: .leave)
        // What somebody changed is theirs. What cannot be reached, as in a folder that moved away, is not given back yet.
        var changed: [String] = []
        if case .foreign(let paths) = error as? Convergence.Failure { changed = paths }
        let unreached = result.leftAlone.filter { !changed.contains($0) }
        if !unreached.isEmpty { throw Convergence.Failure.foreign(unreached) }
        journal.state = back
        journal.undoneAt = nil
        try store.write(journal)
      } catch let second {
        throw .unfinished(path: root, reason: Self.words(second))
      }
      if case .foreign(let paths) = error as? Convergence.Failure, !paths.isEmpty {
        throw side == .after ? .changedSince(paths: paths) : .editedSince(paths: paths)
      }
      throw .rolledBack(path: Self.path(error) ?? root, reason: Self.words(error))
    }
  }

  private func checkUndoable(_ journal: Journal) throws(ApplyError) {
    var edited: [String] = []
    for entry in journal.entries {
      let current: Journal.Content?
      do { current = try tree.contents(entry.target).map { Journal.Content($0) } } catch {
        throw .readOnly(path: entry.path, reason: error.reason)
      }
      // Put back by hand already: nothing is lost by saying so.
      if current != entry.after, current != entry.before { edited.append(entry.path) }
    }
    if !edited.isEmpty { throw .editedSince(paths: edited) }
  }

  // MARK: Recovery

  /// An interrupted change that was brought to an end.
  public struct Recovery: Sendable, Hashable {
    public let change: AppliedChange
    /// Files that got their old bytes back, or were removed.
    public let restored: [String]
    /// Files somebody edited in between, left as they are.
    public let leftAlone: [String]
  }

  /// Whether a change was interrupted, or a journal cannot be read.
  public var needsRecovery: Bool {
    let all = store.all()
    return all.journals.contains(where: \.isUnfinished)
  }

  /// Journals that cannot be read, with the reason.
  public var damagedJournals: [String] { store.all().damaged.map { "\($0.path): \($0.reason)" } }

  /// Brings an interrupted change to an end: the tree is as it was before that change.
  public func recover() throws(ApplyError) -> [Recovery] {
    guard needsRecovery else { return [] }
    let lock = try state.lock(disk)
    defer { _ = lock }
    return try recoverLocked()
  }

  private func recoverLocked() throws(ApplyError) -> [Recovery] {
    let all = store.all()
    all.abandoned.forEach(store.abandon)
    var recoveries: [Recovery] = []
    for var journal in all.journals.reversed() where journal.isUnfinished {
      let result: Convergence.Result
      do {
        result = try HeldSignals.during { () throws(Convergence.Failure) in
          try Convergence(tree: tree, store: store).run(journal, to: .before, foreign: .leave)
        }
      } catch { throw .unfinished(path: Self.path(error) ?? root, reason: Self.words(error)) }
      journal.state = journal.state == .undoing ? .undone : .rolledBack
      try store.write(journal)
      recoveries.append(
        Recovery(
          change: journal.summary, restored: result.written + result.removed, leftAlone: result.leftAlone))
    }
    return recoveries
  }

  // MARK: Words

  private static func now() -> String {
    ISO8601DateFormatter().string(from: Date())
  }

  private static func path(_ error: any Error) -> String? {
    switch error {
    case Convergence.Failure.system(let error): error.path
    case Convergence.Failure.kept(.stateFolder(let path, _)): path
    case ApplyError.stateFolder(let path, _): path
    default: nil
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case Convergence.Failure.system(let error): "\(error.call): \(error.reason)"
    case Convergence.Failure.kept(.stateFolder(_, let reason)): reason
    case Convergence.Failure.foreign(let paths): localized("changed meanwhile: ") + paths.commaSeparated
    case ApplyError.stateFolder(_, let reason): reason
    default: "\(error)"
    }
  }
}
