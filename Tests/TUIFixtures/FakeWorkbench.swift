import Apply
import Audit
import Foundation

/// A workbench without a disk: answers like the real one, and remembers what it was asked.
public final class FakeWorkbench: Workbench, @unchecked Sendable {
  // Unchecked: everything that changes is behind `lock`.
  public var root: String { example == nil ? ShopApp.tree.root : "/projects/Harbour" }
  public var decisionsPath: String {
    guard let example else { return "~/.local/state/sceneshift/shop-app/decisions.json" }
    return example.isBundle ? "~/customers/harbour.decisions.json" : "~/.local/state/sceneshift/harbour/decisions.json"
  }

  private let lock = NSLock()
  private var stored: Decisions
  private var changes: [AppliedChange] = []
  private var saves = 0
  private var plans = 0
  /// Thrown by what can fail.
  public var auditProblem: AuditError?
  public var applyProblem: ApplyError?
  public var saveProblem: ApplyError?
  /// Answers that somebody else gives on the same file.
  public var fromElsewhere: [Decision] = []
  private let findings: [Finding]
  private let projects: Int
  /// The project that is audited and planned in place of the made-up one.
  private let example: ExampleProject?

  public init(
    decisions: Decisions = Decisions(), findings: [Finding] = ShopApp.findings, projects: Int = 1,
    example: ExampleProject? = nil
  ) {
    self.example = example
    stored = decisions
    self.findings = findings
    self.projects = projects
  }

  private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  public var savedDecisions: Decisions { locked { stored } }
  public var numberOfSaves: Int { locked { saves } }
  public var numberOfPlans: Int { locked { plans } }
  public func addHistory(_ change: AppliedChange) { locked { changes.insert(change, at: 0) } }

  public func audit(progress: @escaping @Sendable (AuditProgress) -> Bool) throws -> Audit {
    if let auditProblem { throw auditProblem }
    for phase in AuditProgress.Phase.allCases {
      guard progress(AuditProgress(phase: phase, done: 10, total: 10)) else { throw AuditError.cancelled }
    }
    if let example { return try example.audit() }
    return Self.audit(ShopPlan.isApplied(locked { changes }) ? .adopted : .notAdopted, findings, projects: projects)
  }

  public func plan(_ audit: Audit, _ decisions: Decisions) -> Plan {
    locked { plans += 1 }
    return example?.plan(audit, decisions) ?? ShopPlan(findings, decisions).plan
  }

  public var readOnlyReason: String? { example?.isBundle == true ? BundleWorkbench.reason : nil }
  public var reportAfter: AuditReport? { example?.reportAfter }

  public func revised(_ plan: Plan, _ results: [String: [UInt8]], of audit: Audit) -> Plan {
    let revised = Planner.replacing(results, in: plan, of: audit)
    return Plan(
      files: revised.files, outsideSteps: plan.outsideSteps, manualSteps: plan.manualSteps, unanswered: plan.unanswered,
      problems: revised.problems, after: plan.after)
  }

  public func apply(
    _ plan: ConfirmedPlan, progress: @escaping @Sendable (ApplyStep) -> Void
  ) throws -> ApplyOutcome {
    if let applyProblem { throw applyProblem }
    let files = plan.plan.files
    progress(.checkedUnchanged(files: files.count))
    progress(.backedUp(files: files.count))
    for (index, file) in files.enumerated() {
      progress(.wrote(path: file.path, index: index + 1, count: files.count))
    }
    progress(.audited)
    let change = AppliedChange(
      id: "1", at: "2026-11-30T10:15:00Z", modified: files.filter { !$0.isNew }.map(\.path),
      created: files.filter(\.isNew).map(\.path), isUndone: false)
    addHistory(change)
    let after = example == nil ? Self.audit(.adopted, [], projects: projects) : plan.plan.after
    guard let after else { throw ApplyError.nothingToUndo }
    return ApplyOutcome(change: change, after: after)
  }

  public func undo(progress: @escaping @Sendable (ApplyStep) -> Void) throws -> UndoOutcome {
    if let applyProblem { throw applyProblem }
    return try locked {
      guard let index = changes.firstIndex(where: { !$0.isUndone }) else { throw ApplyError.nothingToUndo }
      let change = changes[index]
      changes[index] = AppliedChange(
        id: change.id, at: change.at, modified: change.modified, created: change.created, isUndone: true)
      return UndoOutcome(change: change, restored: change.modified, removed: change.created)
    }
  }

  public func history() throws -> [AppliedChange] { locked { changes } }
  public func loadDecisions() throws -> Decisions { locked { stored } }

  public func save(_ decisions: Decisions) throws -> Decisions {
    if let saveProblem { throw saveProblem }
    return locked {
      stored = decisions
      for decision in fromElsewhere { stored[decision.finding] = decision }
      saves += 1
      return stored
    }
  }

  // MARK: Report

  static func audit(_ state: ProjectReport.State, _ findings: [Finding], projects: Int = 1) -> Audit {
    let isAdopted = state == .adopted
    let signals = ["manifest", "delegate", "compiled", "window", "links"].map {
      Signal(id: $0, title: $0, isOK: isAdopted, evidence: isAdopted ? "Info.plist:12" : "nothing in Info.plist")
    }
    let reports = (0..<projects).map { number in
      var project = ShopApp.project
      if number > 0 {
        project.name = "Kiosk\(number)"
        project.root = "apps/kiosk\(number)"
      }
      return ProjectReport(
        project: project, state: state, signals: signals, findings: findings,
        coverage: ShopPlan.coverage(isAdopted ? .after(lost: []) : .today))
    }
    return Audit(
      report: AuditReport(root: ShopApp.tree.root, projects: reports, skipped: [], statistics: AuditStatistics()),
      tree: ShopApp.tree, contexts: [])
  }
}
