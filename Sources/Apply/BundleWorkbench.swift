import Audit
import Foundation

/// A report without its project: everything can be read and answered, nothing planned in bytes or written.
public final class BundleWorkbench: Workbench {
  public let bundle: AuditBundle
  /// Path of the bundle.
  public let root: String
  private let store: DecisionStore

  /// Why nothing can be opened, edited or applied, for people.
  public static var reason: String { localized("This is a bundle: the files are with whoever made it") }

  public var readOnlyReason: String? { Self.reason }
  public var reportAfter: AuditReport? { bundle.reportAfter }

  /// - Parameter session: a file for the answers; nil for one beside the bundle.
  public init(
    path: String, session: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let real = Disk.realPath(path) ?? path
    let folder = (real as NSString).deletingLastPathComponent
    let bytes: [UInt8]
    do {
      bytes = try Disk().read(in: Disk().openFolder(folder), (real as NSString).lastPathComponent)
    } catch { throw AuditError.denied(path: path) }
    bundle = try AuditBundle(bytes, path: path)
    root = real
    let answers = session.map { Workspace.absolute($0) } ?? (real as NSString).deletingPathExtension + ".decisions.json"
    store = DecisionStore(path: answers, state: StateFolder(root: real, environment: environment), disk: Disk())
  }

  /// Whether `path` is a file of this kind, by its name or by what it says of itself.
  public static func isBundle(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      return false
    }
    if (path as NSString).pathExtension == AuditBundle.fileExtension { return true }
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 200) else { return false }
    return String(decoding: head, as: UTF8.self).contains(AuditBundle.schema)
  }

  public func audit(progress: @escaping @Sendable (AuditProgress) -> Bool) throws -> Audit {
    Audit(report: bundle.report, tree: MemoryTree(root: root, files: [String: [UInt8]]()), contexts: [])
  }

  /// The plan as far as it can be told: what is unanswered and what does not fit; no bytes.
  public func plan(_ audit: Audit, _ decisions: Decisions) -> Plan {
    let plan = Planner.plan(audit, decisions, auditsResult: false)
    return Plan(
      files: [], outsideSteps: [], manualSteps: [], unanswered: plan.unanswered,
      problems: [
        .notEditable(
          path: (root as NSString).lastPathComponent,
          reason: Self.reason
            + localized(". Send the answers back; there `sceneshift apply PATH --decisions FILE` takes them"),
          findings: [])
      ] + plan.problems, after: nil)
  }

  public func apply(
    _ plan: ConfirmedPlan, progress: @escaping @Sendable (ApplyStep) -> Void
  ) throws -> ApplyOutcome { throw refusal }

  public func undo(progress: @escaping @Sendable (ApplyStep) -> Void) throws -> UndoOutcome { throw refusal }

  private var refusal: ApplyError { .readOnly(path: root, reason: Self.reason) }

  public func history() throws -> [AppliedChange] { [] }
  public func loadDecisions() throws -> Decisions { try store.load() }
  public func save(_ decisions: Decisions) throws -> Decisions { try store.save(decisions) }
  public func changedDecisions() -> Decisions? { store.changed() }
  public func takenOver(_ decisions: Decisions, of findings: [String]) {
    store.takenOver(decisions, of: findings)
  }
  public var decisionsPath: String { store.path }
}
