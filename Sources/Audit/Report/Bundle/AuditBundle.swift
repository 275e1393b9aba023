/// A report in one file, for somebody who does not have the project: findings with the code they quote, events, versions
/// and what else the questions need. It holds no other file content. `Schemas/bundle-1.json` describes it.
public struct AuditBundle: Sendable {
  public static let schema = "https://sceneshift.dev/schemas/bundle-1.json"
  /// How the names of such files end.
  public static let fileExtension = "bundle"

  public let report: AuditReport
  /// Events as the plan at the time of making would leave them, by the root of the project.
  public let after: [String: [CoverageRow]]
  /// Version of the program that made it.
  public let version: String
  /// ISO 8601.
  public let made: String
  /// Whether names, strings and hosts of the project were replaced.
  public let isRedacted: Bool

  /// Rules of the report that this program does not know, or knows no more.
  public var unknownRules: [String] {
    report.findings.map(\.rule).unique.filter { RuleCatalogue.documentation(for: $0) == nil }
  }

  /// Events alone, as the plan at the time of making would leave them; nil where the bundle has none.
  public var reportAfter: AuditReport? {
    if after.values.allSatisfy(\.isEmpty) { return nil }
    let projects = report.projects.map { project in
      ProjectReport(
        project: project.project, state: project.state, signals: [], findings: [],
        coverage: after[project.project.root] ?? [], checklist: project.checklist)
    }
    return AuditReport(root: report.root, projects: projects, skipped: [], statistics: AuditStatistics())
  }

  /// The bundle of an audit.
  ///
  /// - Parameters:
  ///   - after: the audit of the plan's result, for the events after the plan.
  ///   - made: the time, ISO 8601.
  public static func document(_ audit: Audit, after: AuditReport?, made: String, redacted: Bool) -> JSONText {
    // The folder a project lies in on somebody's disk is nobody's business.
    let report = AuditReport(
      root: TreePath.name(audit.report.root), projects: audit.report.projects, skipped: audit.report.skipped,
      statistics: audit.report.statistics)
    let document: JSONText = [
      "schema": .string(schema),
      "tool": ["name": .string(Program.name), "version": .string(Program.version)],
      "made": .string(made), "redacted": .bool(redacted),
      "facts": .array(report.projects.map { facts($0.project) }),
      "audit": AuditJSON.document(report, after: after),
    ]
    return redacted ? Redaction.redacted(document, of: audit) : document
  }

  /// What the screens and the device checklist need beyond the report; in the order of its projects.
  private static func facts(_ project: Project) -> JSONText {
    let checklist = DeviceChecklist(project)
    return .members([
      ("bundleIdentifiers", .strings(checklist.bundleIdentifiers)),
      ("urlSchemes", .strings(checklist.urlSchemes)),
      ("engine", project.engine.map { .string($0) }),
      ("capacitor", project.capacitor?.version.map { .string($0.text) }),
      ("firstPackage", project.versions.first.map { .string($0.package) }),
    ])
  }
}
