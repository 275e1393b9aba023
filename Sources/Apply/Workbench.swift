import Audit

/// What the screens and the commands drive: one tree, its audit, its plan, its transaction.
public protocol Workbench: Sendable {
  /// Absolute path of the tree.
  var root: String { get }

  /// - Parameter progress: called from any thread; returning false stops the audit with `AuditError.cancelled`.
  func audit(progress: @escaping @Sendable (AuditProgress) -> Bool) throws -> Audit

  /// Never writes. The same function for preview, dry run and apply.
  func plan(_ audit: Audit, _ decisions: Decisions) -> Plan

  /// The same plan without the audit of its result (`after` is nil): what a live preview needs, at once.
  func draft(_ audit: Audit, _ decisions: Decisions) -> Plan

  /// The plan with results that a person changed by hand, by path.
  func revised(_ plan: Plan, _ results: [String: [UInt8]], of audit: Audit) -> Plan

  /// All files or none.
  func apply(_ plan: ConfirmedPlan, progress: @escaping @Sendable (ApplyStep) -> Void) throws -> ApplyOutcome

  /// Gives every byte of the newest applied change back.
  func undo(progress: @escaping @Sendable (ApplyStep) -> Void) throws -> UndoOutcome

  /// Newest first.
  func history() throws -> [AppliedChange]

  func loadDecisions() throws -> Decisions
  /// Returns the answers as they are kept now, with those that somebody else gave meanwhile.
  @discardableResult func save(_ decisions: Decisions) throws -> Decisions
  /// The answers where somebody else changed them since they were last read or saved here. Cheap enough for every second.
  func changedDecisions() -> Decisions?
  /// The answers to `findings`, as `decisions` has them, came from somebody else and are part of what is saved next.
  func takenOver(_ decisions: Decisions, of findings: [String])
  /// Where the decisions are kept, for people.
  var decisionsPath: String { get }

  /// Why nothing can be opened or written; nil where the project is here.
  var readOnlyReason: String? { get }
  /// Events after the recommended answers, where no plan can be made here to tell them.
  var reportAfter: AuditReport? { get }
}

extension Workbench {
  public var readOnlyReason: String? { nil }
  public var reportAfter: AuditReport? { nil }
  public func changedDecisions() -> Decisions? { nil }
  public func takenOver(_ decisions: Decisions, of findings: [String]) {}

  public func draft(_ audit: Audit, _ decisions: Decisions) -> Plan { plan(audit, decisions) }

  /// The plan for one of several projects: answers and questions of the others are left out.
  public func plan(_ audit: Audit, _ decisions: Decisions, for project: ProjectReport?) -> Plan {
    guard let project, audit.report.projects.count > 1 else { return plan(audit, decisions) }
    return plan(audit, decisions.about(project, in: audit.report)).asking(project)
  }

  public func revised(_ plan: Plan, _ results: [String: [UInt8]], of audit: Audit) -> Plan {
    Planner.replacing(results, in: plan, of: audit)
  }
}

/// A plan that somebody has seen. Only a preview or an explicit decisions file makes one.
public struct ConfirmedPlan: Sendable {
  public enum Consent: String, Sendable, Codable {
    /// The preview screen was shown.
    case preview
    /// `--decisions FILE` on the command line.
    case decisionsFile
    /// `--recommended` on the command line, after the report was printed.
    case recommended
  }

  public let plan: Plan
  public let consent: Consent

  /// nil where the plan cannot be applied.
  public init?(_ plan: Plan, consent: Consent) {
    guard plan.isApplicable else { return nil }
    self.plan = plan
    self.consent = consent
  }
}

/// A step of applying or undoing, told when it is done.
public enum ApplyStep: Sendable, Hashable {
  case checkedUnchanged(files: Int)
  case backedUp(files: Int)
  /// `path` is the `index`-th of `count` files written.
  case wrote(path: String, index: Int, count: Int)
  case audited
}

public struct ApplyOutcome: Sendable {
  public let change: AppliedChange
  /// The audit of the tree as it is now.
  public let after: Audit

  public init(change: AppliedChange, after: Audit) {
    self.change = change
    self.after = after
  }
}

public struct UndoOutcome: Sendable {
  public let change: AppliedChange
  public let restored: [String]
  public let removed: [String]

  public init(change: AppliedChange, restored: [String], removed: [String]) {
    self.change = change
    self.restored = restored
    self.removed = removed
  }
}

/// One applied change in the history of a tree.
public struct AppliedChange: Sendable, Codable, Identifiable, Hashable {
  public let id: String
  /// ISO 8601.
  public let at: String
  public let modified: [String]
  public let created: [String]
  public let isUndone: Bool

  public init(id: String, at: String, modified: [String], created: [String], isUndone: Bool) {
    self.id = id
    self.at = at
    self.modified = modified
    self.created = created
    self.isUndone = isUndone
  }
}

extension AppliedChange {
  /// `at` as people write it: `2026-11-30 10:15 UTC`.
  public var time: String {
    guard at.count == 20, at.hasSuffix("Z") else { return at }
    return String(at.prefix(16)).replacing("T", with: " ") + " UTC"
  }
}

/// Why nothing was applied or undone. Nothing is left half done.
public enum ApplyError: Error, Sendable, Equatable {
  /// Files that are not as the plan saw them.
  case changedSince(paths: [String])
  /// A path that leads out of the tree through a link.
  case leavesTree(path: String, target: String)
  case readOnly(path: String, reason: String)
  case alreadyExists(path: String)
  /// Two paths of the plan that are the same file through a link.
  case sameFile(paths: [String])
  /// Another instance holds the tree.
  case locked(byProcess: Int32?)
  /// Writing failed; everything was rolled back.
  case rolledBack(path: String, reason: String)
  /// Writing failed and the old bytes could not be given back now; the next start does.
  case unfinished(path: String, reason: String)
  case nothingToUndo
  /// Files edited since they were applied.
  case editedSince(paths: [String])
  case stateFolder(path: String, reason: String)
}
