import Audit

/// One change to a file's bytes, in offsets of the untouched file.
public struct Edit: Sendable, Hashable {
  /// Bytes that go; empty for an insertion.
  public let range: ByteRange
  public let replacement: String
  /// Ids of the findings that asked for it.
  public var findings: [String]
  /// Order among insertions at one place; lower first.
  public let rank: Int

  public init(range: ByteRange, replacement: String, findings: [String], rank: Int = 0) {
    self.range = range
    self.replacement = replacement
    self.findings = findings
    self.rank = rank
  }

  public static func insert(_ text: String, at offset: Int, findings: [String], rank: Int = 0) -> Edit {
    Edit(range: offset..<offset, replacement: text, findings: findings, rank: rank)
  }
}

/// Two edits that cannot both be made.
public struct EditConflict: Error, Sendable, Hashable {
  public let path: String
  public let first: Edit
  public let second: Edit
}

/// What becomes of one file.
public struct FileChange: Sendable, Identifiable {
  /// Relative to the root of the tree.
  public let path: String
  /// nil for a new file.
  public let original: [UInt8]?
  /// Sorted, without overlap; for a new file one insertion at 0.
  public let edits: [Edit]
  public let result: [UInt8]

  public var id: String { path }
  public var isNew: Bool { original == nil }
  public var findings: [String] {
    var seen: Set<String> = []
    return edits.flatMap(\.findings).filter { seen.insert($0).inserted }
  }

  /// Two neighbours that go each take the blank lines between them along: one removal of both.
  private static func joiningRemovals(_ sorted: [Edit], of bytes: [UInt8]) -> [Edit] {
    sorted.reduce(into: []) { joined, edit in
      guard let last = joined.last, last.replacement.isEmpty, edit.replacement.isEmpty,
        last.range.upperBound > edit.range.lowerBound, last.range.upperBound < edit.range.upperBound,
        bytes[edit.range.lowerBound..<last.range.upperBound].allSatisfy({
          SourceText.isBlank($0) || SourceText.isLineEnd($0)
        })
      else { return joined.append(edit) }
      let findings = last.findings + edit.findings.filter { !last.findings.contains($0) }
      joined[joined.count - 1] = Edit(
        range: last.range.lowerBound..<edit.range.upperBound, replacement: "", findings: findings)
    }
  }

  /// Makes the change. Identical edits merge; an overlap throws.
  public init(path: String, original: [UInt8]?, edits: [Edit]) throws(EditConflict) {
    var merged: [Edit] = []
    for edit in edits {
      if let index = merged.firstIndex(where: {
        $0.range == edit.range && $0.replacement == edit.replacement && $0.rank == edit.rank
      }) {
        for finding in edit.findings where !merged[index].findings.contains(finding) {
          merged[index].findings.append(finding)
        }
      } else {
        merged.append(edit)
      }
    }
    let sorted = Self.joiningRemovals(
      merged.enumerated().sorted {
        ($0.element.range.lowerBound, $0.element.range.upperBound, $0.element.rank, $0.offset)
          < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.element.rank, $1.offset)
      }.map(\.element), of: original ?? [])
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      let overlap =
        first.range.upperBound > second.range.lowerBound
        || (first.range == second.range && !first.range.isEmpty)
      if overlap { throw EditConflict(path: path, first: first, second: second) }
    }
    let source = original ?? []
    var result: [UInt8] = []
    result.reserveCapacity(source.count + sorted.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in sorted {
      result.append(contentsOf: source[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result.append(contentsOf: source[position...])
    self.path = path
    self.original = original
    self.edits = sorted
    self.result = result
  }
}

/// A command that a person may run after the edits; never needed for them.
public struct OutsideStep: Sendable, Hashable {
  public let arguments: [String]
  /// Folder to run it in, relative to the tree.
  public let folder: String
  public let why: String
  public let findings: [String]

  public init(arguments: [String], folder: String, why: String, findings: [String] = []) {
    self.arguments = arguments
    self.folder = folder
    self.why = why
    self.findings = findings
  }

  /// As a person would type it.
  public var command: String {
    arguments.map { argument in
      argument.allSatisfy { $0.isLetter || $0.isNumber || "@%_-+=:,./^~".contains($0) } && !argument.isEmpty
        ? argument : "'" + argument.replacing("'", with: "'\\''") + "'"
    }.joined(separator: " ")
  }
}

/// Something that is left to a person, and why.
public struct ManualStep: Sendable, Hashable {
  public let title: String
  public let detail: String
  /// Text to be written, line by line as it is.
  public let lines: [String]
  public let location: SourceLocation?
  public let findings: [String]

  public init(
    title: String, detail: String, lines: [String] = [], location: SourceLocation? = nil, findings: [String] = []
  ) {
    self.title = title
    self.detail = detail
    self.lines = lines
    self.location = location
    self.findings = findings
  }
}

/// Why a plan cannot be applied.
public enum PlanProblem: Error, Sendable, Hashable {
  case conflict(EditConflict)
  /// A file that must be edited cannot be: vendored, generated, unreadable, linked out.
  case notEditable(path: String, reason: String, findings: [String])
  /// A decision names a finding or a choice that the audit no longer has.
  case staleDecision(finding: String, choice: String?)
  /// The planner's result does not parse any more. Nothing is written.
  case brokenResult(path: String, line: Int?, reason: String)
}

extension PlanProblem {
  /// Whether it is an answer that no longer fits: told, but not in the way.
  public var isStale: Bool { if case .staleDecision = self { true } else { false } }

  /// Ids of the findings it is about: those that asked for the change, and the question that has to be answered first.
  public var findings: [String] {
    switch self {
    case .conflict(let conflict): conflict.first.findings + conflict.second.findings
    case .notEditable(_, _, let findings): findings
    case .staleDecision(let finding, _): [finding]
    case .brokenResult: []
    }
  }

  /// The problems in order; a file that several answers want edited, and that cannot be for one reason, is told once.
  static func joined(_ problems: [PlanProblem]) -> [PlanProblem] {
    problems.reduce(into: []) { joined, problem in
      guard case .notEditable(let path, let reason, let findings) = problem else {
        joined.append(problem)
        return
      }
      for (index, known) in joined.enumerated() {
        guard case .notEditable(path, reason, let others) = known else { continue }
        let added = findings.filter { !others.contains($0) }
        joined[index] = .notEditable(path: path, reason: reason, findings: others + added)
        return
      }
      joined.append(problem)
    }
  }
}

/// Everything the decisions make happen, and the audit of the result.
public struct Plan: Sendable {
  /// Sorted by path.
  public let files: [FileChange]
  public let outsideSteps: [OutsideStep]
  public let manualSteps: [ManualStep]
  /// Questions that still have no answer.
  public let unanswered: [Finding]
  public let problems: [PlanProblem]
  /// The audit of the tree as it would be.
  public let after: Audit?

  public init(
    files: [FileChange], outsideSteps: [OutsideStep], manualSteps: [ManualStep], unanswered: [Finding],
    problems: [PlanProblem], after: Audit?
  ) {
    self.files = files.sorted { $0.path < $1.path }
    self.outsideSteps = outsideSteps
    self.manualSteps = manualSteps
    self.unanswered = unanswered
    self.problems = problems
    self.after = after
  }

  public var isEmpty: Bool { files.isEmpty }
  /// The same with the open questions of one project alone.
  func asking(_ project: ProjectReport) -> Plan {
    let own = Set(project.findings.map(\.id))
    return Plan(
      files: files, outsideSteps: outsideSteps, manualSteps: manualSteps,
      unanswered: unanswered.filter { own.contains($0.id) }, problems: problems, after: after)
  }

  /// Stale decisions are told, but do not stand in the way.
  public var isApplicable: Bool {
    problems.allSatisfy(\.isStale)
  }
}
