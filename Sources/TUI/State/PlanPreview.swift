import Apply
import Audit

/// A plan made ready to be shown: its differences worked out line by line.
public struct PlanPreview: Sendable {
  public let plan: Plan
  public let files: [FilePreview]
  /// Files whose result the person had edited and that are planned differently now.
  public let lostEdits: [String]

  public init(_ plan: Plan, context: Int = 3, ignoringBlanks: Bool = false, lostEdits: [String] = []) {
    self.plan = plan
    self.lostEdits = lostEdits
    // Code first, new files before changed ones: what a person judges, before what follows from it.
    files = plan.files.map { FilePreview($0, context: context, ignoringBlanks: ignoringBlanks) }.sorted {
      (FilePreview.rank($0.path), $0.isNew ? 0 : 1, $0.path) < (FilePreview.rank($1.path), $1.isNew ? 0 : 1, $1.path)
    }
  }

  public func file(_ path: String?) -> FilePreview? { files.first { $0.path == path } }
}

/// One file of a plan, as rows that can be drawn one at a time.
public struct FilePreview: Sendable, Identifiable {
  /// A row of the unified form.
  public enum Row: Sendable, Hashable {
    /// Index of the hunk it starts.
    case header(Int)
    case line(hunk: Int, DiffLine)
  }

  /// A row of the side-by-side form.
  public enum Pair: Sendable, Hashable {
    case header(Int)
    case lines(hunk: Int, old: DiffLine?, new: DiffLine?)
  }

  public let path: String
  public let isNew: Bool
  public let added: Int
  public let removed: Int
  public let hunks: [PreviewHunk]
  public private(set) var rows: [Row]
  public private(set) var pairs: [Pair]
  private var rowHeaders: [Int]
  private var pairHeaders: [Int]
  /// Indices of the hunks whose lines are left out.
  public private(set) var folded: Set<Int> = []
  /// Findings of the whole file.
  public let findings: [String]
  /// Cells of the highest line number.
  public let numberWidth: Int

  public var id: String { path }

  public init(_ change: FileChange, context: Int, ignoringBlanks: Bool) {
    path = change.path
    isNew = change.isNew
    findings = change.findings
    let counts = Diff.counts(of: change)
    added = counts.added
    removed = counts.removed
    hunks = Diff.hunks(of: change, context: context, ignoringBlanks: ignoringBlanks).flatMap(PreviewHunk.split)
    rows = hunks.enumerated().flatMap { index, hunk in
      [Row.header(index)] + hunk.lines.map { Row.line(hunk: index, $0) }
    }
    pairs = hunks.enumerated().flatMap { index, hunk in [Pair.header(index)] + Self.pairs(hunk, index: index) }
    rowHeaders = Self.headers(rows)
    pairHeaders = Self.headers(pairs)
    let highest = hunks.flatMap(\.lines).map { max($0.oldNumber ?? 0, $0.newNumber ?? 0) }.max() ?? 1
    numberWidth = max(3, String(highest).count)
  }

  private static func headers(_ rows: [Row]) -> [Int] {
    rows.indices.filter { if case .header = rows[$0] { true } else { false } }
  }

  private static func headers(_ pairs: [Pair]) -> [Int] {
    pairs.indices.filter { if case .header = pairs[$0] { true } else { false } }
  }

  /// The same without the lines of some hunks; their headers stay.
  public func folding(_ hunks: Set<Int>) -> FilePreview {
    guard !hunks.isEmpty else { return self }
    var result = self
    result.folded = hunks
    result.rows = rows.filter { if case .line(let hunk, _) = $0 { !hunks.contains(hunk) } else { true } }
    result.pairs = pairs.filter { if case .lines(let hunk, _, _) = $0 { !hunks.contains(hunk) } else { true } }
    result.rowHeaders = Self.headers(result.rows)
    result.pairHeaders = Self.headers(result.pairs)
    return result
  }

  /// Removed and added lines of one change stand next to each other.
  private static func pairs(_ hunk: PreviewHunk, index: Int) -> [Pair] {
    var result: [Pair] = []
    var old: [DiffLine] = []
    var new: [DiffLine] = []
    func flush() {
      for row in 0..<max(old.count, new.count) {
        result.append(
          .lines(
            hunk: index, old: row < old.count ? old[row] : nil, new: row < new.count ? new[row] : nil))
      }
      old = []
      new = []
    }
    for line in hunk.lines {
      switch line.kind {
      case .removed: old.append(line)
      case .added: new.append(line)
      case .context:
        flush()
        result.append(.lines(hunk: index, old: line, new: line))
      }
    }
    flush()
    return result
  }

  /// The row that starts each hunk.
  public func headerRows(sideBySide: Bool) -> [Int] { sideBySide ? pairHeaders : rowHeaders }
}

/// What one answer changes, given all other answers.
public enum TrialResult: Equatable, Sendable {
  case working
  case files([TrialFile])
  /// The answer cannot be planned; why.
  case impossible(String)
  /// The files are somewhere else.
  case elsewhere
}

public struct TrialFile: Equatable, Sendable {
  public let path: String
  public let isNew: Bool
  /// Changed lines that stand together.
  public let hunks: [[DiffLine]]

  public init(path: String, isNew: Bool, hunks: [[DiffLine]]) {
    self.path = path
    self.isNew = isNew
    self.hunks = hunks
  }
}

extension TrialResult {
  /// Compares the plan of the other answers with the plan that has this one too: exactly what it adds to the result.
  public init(without: Plan, with: Plan) {
    if let problem = with.problems.first(where: { if case .staleDecision = $0 { false } else { true } }) {
      let known = without.problems.contains(problem)
      if !known {
        self = .impossible(Wording.problem(problem))
        return
      }
    }
    var files: [TrialFile] = []
    for path in Set((without.files + with.files).map(\.path)).sorted() {
      let one = without.files.first { $0.path == path }
      let other = with.files.first { $0.path == path }
      let original = one?.original ?? other?.original
      let before = one?.result ?? original ?? []
      let after = other?.result ?? original ?? []
      if before == after { continue }
      files.append(
        TrialFile(
          path: path, isNew: original == nil && one == nil,
          hunks: Diff.hunks(old: before, new: after, context: 0).map { $0.lines.withoutBlankEnds }))
    }
    // What comes stands before what goes: it is what a person judges.
    func added(_ file: TrialFile) -> Int { file.hunks.joined().count { $0.kind == .added } }
    self = .files(
      files.sorted {
        (FilePreview.rank($0.path), -added($0), $0.path) < (FilePreview.rank($1.path), -added($1), $1.path)
      })
  }
}

extension FilePreview {
  fileprivate static func rank(_ path: String) -> Int {
    switch TreePath.pathExtension(path) {
    case "swift", "m", "mm": 0
    case "h": 1
    case "plist": 2
    default: 3
    }
  }
}

extension [DiffLine] {
  /// Empty lines around what changes say nothing in a small window.
  fileprivate var withoutBlankEnds: [DiffLine] {
    func isBlank(_ line: DiffLine) -> Bool { line.text.allSatisfy(\.isWhitespace) }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return self
    }
    return Array(self[first...last])
  }
}
