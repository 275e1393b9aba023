import Audit

/// Takes the tree to one side of a journal from any point in between: the one routine behind applying, rolling back,
/// undoing and recovery.
///
/// New contents are written and synced beside their files first, all of them; only then names change, one rename a file.
/// What fails for want of space fails before anything has changed.
struct Convergence {
  let tree: TreeAccess
  let store: JournalStore

  /// What to do with a file that is on neither side.
  enum Foreign {
    /// Nothing has been written yet: refuse.
    case refuse
    /// Somebody's own edit in the meantime: leave it and tell.
    case leave
  }

  enum Failure: Error {
    /// Files that are on neither side.
    case foreign([String])
    case system(SystemError)
    case kept(ApplyError)
  }

  struct Result {
    var written: [String] = []
    var removed: [String] = []
    /// Files that somebody edited, left as they are.
    var leftAlone: [String] = []
  }

  private struct Task {
    let index: Int
    let entry: Journal.Entry
    let wanted: Journal.Content?
    let current: Journal.Content?
  }

  func run(
    _ journal: Journal, to side: Journal.Side, foreign: Foreign, progress: (String, Int, Int) -> Void = { _, _, _ in }
  ) throws(Failure) -> Result {
    var result = Result()
    let tasks = try look(journal, side, foreign, &result)
    do {
      for task in tasks { try removeTemporary(journal, task) }
      if side == .after { try makeFolders(journal) }
      for task in tasks { try stage(journal, task) }
      var touched: [String] = []
      for (index, task) in tasks.enumerated() {
        try commit(journal, task)
        let folder = TreePath.parent(task.entry.target)
        if !touched.contains(folder) { touched.append(folder) }
        if task.wanted == nil { result.removed.append(task.entry.path) } else { result.written.append(task.entry.path) }
        progress(task.entry.path, index + 1, tasks.count)
      }
      for folder in touched { try tree.disk.syncFolder(tree.openFolder(folder)) }
      if side == .before { try removeFolders(journal) }
    } catch let error as SystemError { throw .system(error) } catch let error as Failure { throw error } catch let error
      as ApplyError
    { throw .kept(error) } catch { throw .foreign([]) }
    return result
  }

  /// What is left to do, without the files that are there already.
  private func look(
    _ journal: Journal, _ side: Journal.Side, _ foreign: Foreign, _ result: inout Result
  ) throws(Failure) -> [Task] {
    var tasks: [Task] = []
    var strangers: [String] = []
    for (index, entry) in journal.entries.enumerated() {
      let current: Journal.Content?
      do { current = try tree.contents(entry.target).map { Journal.Content($0) } } catch {
        if foreign == .refuse { throw .system(error) }
        result.leftAlone.append(entry.path)
        continue
      }
      let wanted = entry.content(side)
      // A leftover beside a finished file has to go too, so finished files stay on the list of recovery.
      if current == wanted {
        try? removeTemporary(journal, Task(index: index, entry: entry, wanted: wanted, current: current))
      } else if current == entry.content(side.opposite) {
        tasks.append(Task(index: index, entry: entry, wanted: wanted, current: current))
      } else {
        strangers.append(entry.path)
        try? removeTemporary(journal, Task(index: index, entry: entry, wanted: wanted, current: current))
      }
    }
    if foreign == .refuse, !strangers.isEmpty { throw .foreign(strangers) }
    result.leftAlone += strangers
    return tasks
  }

  private func removeTemporary(_ journal: Journal, _ task: Task) throws(SystemError) {
    let name = journal.temporaryName(task.index)
    do {
      let folder = try tree.openFolder(TreePath.parent(task.entry.target))
      if try tree.disk.status(in: folder, name) != nil { try tree.disk.remove(in: folder, name) }
    } catch {
      // The folder of a new file is not there yet, or no longer.
      if !error.isMissing { throw error }
    }
  }

  private func makeFolders(_ journal: Journal) throws(SystemError) {
    for path in journal.folders {
      let parent = try tree.openFolder(TreePath.parent(path))
      do { try tree.disk.makeFolder(in: parent, TreePath.name(path)) } catch {
        if !error.isExisting { throw error }
      }
      try tree.disk.syncFolder(parent)
    }
  }

  private func stage(_ journal: Journal, _ task: Task) throws {
    guard let wanted = task.wanted else { return }
    let bytes = try store.contents(wanted, of: journal.id)
    let folder = try tree.openFolder(TreePath.parent(task.entry.target))
    try tree.disk.create(
      in: folder, journal.temporaryName(task.index), bytes: bytes,
      like: task.current == nil ? nil : TreePath.name(task.entry.target))
  }

  /// Changes the name, after a last look that the file is still what it was.
  private func commit(_ journal: Journal, _ task: Task) throws {
    let folder = try tree.openFolder(TreePath.parent(task.entry.target))
    let name = TreePath.name(task.entry.target)
    let now = try tree.contents(task.entry.target).map { Journal.Content($0) }
    if now != task.current { throw Failure.foreign([task.entry.path]) }
    if task.wanted == nil {
      try tree.disk.remove(in: folder, name)
    } else if task.current == nil {
      try tree.disk.place(in: folder, name, from: journal.temporaryName(task.index))
    } else {
      try tree.disk.replace(in: folder, name, with: journal.temporaryName(task.index))
    }
  }

  /// Removes the folders that were made, the inner ones first; those that hold something by now stay.
  private func removeFolders(_ journal: Journal) throws(SystemError) {
    for path in journal.folders.reversed() {
      do {
        let parent = try tree.openFolder(TreePath.parent(path))
        if try tree.disk.status(in: parent, TreePath.name(path)) == nil { continue }
        try tree.disk.removeFolder(in: parent, TreePath.name(path))
        try tree.disk.syncFolder(parent)
      } catch {
        if !error.isNotEmpty && !error.isMissing { throw error }
      }
    }
  }
}
