import Audit
import Foundation

/// A tree on disk with everything that is done to it: audit, answers, plan, transaction.
public final class Workspace: Workbench {
  /// Real path of the tree.
  public let root: String
  private let tree: DiskTree
  private let store: DecisionStore
  private let transaction: Transaction
  /// What the next audit need not parse again.
  private let last = Guarded<Audit?>(nil)
  /// What the next plan need not parse again.
  private let planned = ResultMemory()

  /// - Parameters:
  ///   - path: the folder of the project, or an `.xcodeproj` or `.xcworkspace` in it.
  ///   - session: a file for the answers; nil for the state folder's.
  public init(
    path: String, session: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(AuditError) {
    guard let real = Disk.realPath(path) else {
      let error = Disk.lookUp(path)
      throw error?.isDenied == true ? .denied(path: path) : .missing(path: path)
    }
    let root = Self.isProjectBundle(real) ? (real as NSString).deletingLastPathComponent : real
    do { _ = try Disk().openFolder(root) } catch {
      throw error.isDenied ? .denied(path: path) : .notAFolder(path: path)
    }
    self.root = root
    tree = DiskTree(root: root)
    let state = StateFolder(root: root, environment: environment)
    let faults = FaultPoints.fromEnvironment(environment)
    store = DecisionStore(path: session.map(Self.absolute), state: state, disk: Disk())
    transaction = Transaction(root: root, state: state, faults: faults)
  }

  private static func isProjectBundle(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  // MARK: Interrupted work

  /// Brings a change to an end that a crash interrupted; the tree is then as before it. Every start calls this first.
  public func recover() throws(ApplyError) -> [Transaction.Recovery] { try transaction.recover() }

  /// Journals that cannot be read, with the reason.
  public var damagedJournals: [String] { transaction.damagedJournals }

  // MARK: Workbench

  public func audit(progress: @escaping @Sendable (AuditProgress) -> Bool) throws -> Audit {
    let audit = try Auditor(tree: tree).audit(reusing: last.withLock { $0 }, progress: progress)
    last.withLock { $0 = audit }
    return audit
  }

  public func plan(_ audit: Audit, _ decisions: Decisions) -> Plan {
    Planner.plan(audit, decisions, memory: planned)
  }

  public func draft(_ audit: Audit, _ decisions: Decisions) -> Plan {
    Planner.plan(audit, decisions, auditsResult: false, memory: planned)
  }

  public func apply(
    _ plan: ConfirmedPlan, progress: @escaping @Sendable (ApplyStep) -> Void
  ) throws -> ApplyOutcome {
    let change = try transaction.apply(plan, progress: progress)
    let after = try audit { _ in true }
    progress(.audited)
    return ApplyOutcome(change: change, after: after)
  }

  public func undo(progress: @escaping @Sendable (ApplyStep) -> Void) throws -> UndoOutcome {
    try transaction.undo(progress: progress)
  }

  public func history() throws -> [AppliedChange] { transaction.history() }
  public func loadDecisions() throws -> Decisions { try store.load() }
  public func save(_ decisions: Decisions) throws -> Decisions { try store.save(decisions) }
  public func changedDecisions() -> Decisions? { store.changed() }
  public func takenOver(_ decisions: Decisions, of findings: [String]) {
    store.takenOver(decisions, of: findings)
  }
  public var decisionsPath: String { store.path }

  /// How the files of the newest applied change stand now.
  public func standing() -> ChangeStanding? { transaction.standing() }
}
