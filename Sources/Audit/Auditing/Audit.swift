/// A finished audit: the report, and the models it was made from, which planning needs.
public struct Audit: Sendable {
  public let report: AuditReport
  public let tree: any FileTree
  /// One for each project of the report, in the same order.
  public let contexts: [AuditContext]

  public init(report: AuditReport, tree: any FileTree, contexts: [AuditContext]) {
    self.report = report
    self.tree = tree
    self.contexts = contexts
  }

  public func finding(_ id: String) -> Finding? { report.findings.first { $0.id == id } }
}

/// How far an audit is.
public struct AuditProgress: Sendable, Hashable {
  public enum Phase: String, Sendable, CaseIterable {
    case listing, projects, sources, rules
  }

  public let phase: Phase
  public let done: Int
  /// 0 while unknown.
  public let total: Int
  /// Name, stack and versions, as soon as known.
  public let project: String?

  public init(phase: Phase, done: Int, total: Int, project: String? = nil) {
    self.phase = phase
    self.done = done
    self.total = total
    self.project = project
  }
}

/// Why a tree cannot be audited at all.
public enum AuditError: Error, Sendable, Equatable {
  case missing(path: String)
  case notAFolder(path: String)
  case denied(path: String)
  /// No iOS project below; `found` says what is there instead, if anything.
  case noProject(path: String, found: String?)
  case cancelled
}
