/// The audit for machines. `Schemas/audit-1.json` describes it; members may be added, never renamed.
public enum AuditJSON {
  public static let schema = "https://sceneshift.dev/schemas/audit-1.json"

  /// - Parameter after: the audit of the plan's result, for the column `afterPlan`; nil where there is no plan.
  public static func document(_ report: AuditReport, after: AuditReport? = nil) -> JSONText {
    [
      "schema": .string(schema),
      "tool": ["name": "sceneshift", "version": .string(Program.version)],
      "root": .string(report.root),
      "projects": .array(
        report.projects.map { project in
          Self.project(project, after: after?.projects.first { $0.project.root == project.project.root })
        }),
      "skipped": .array(report.skipped.map { ["path": .string($0.path), "reason": .string($0.reason)] }),
      "statistics": [
        "folders": .integer(report.statistics.folders), "files": .integer(report.statistics.files),
        "filesRead": .integer(report.statistics.filesRead), "filesParsed": .integer(report.statistics.filesParsed),
        "bytesParsed": .integer(report.statistics.bytesParsed),
      ],
    ]
  }

  private static func project(_ report: ProjectReport, after: ProjectReport?) -> JSONText {
    let project = report.project
    let counts = Finding.Kind.allCases.map { kind in
      (key: kind.rawValue, value: JSONText.integer(report.findings(of: kind).count))
    }
    return [
      "root": .string(project.root),
      "name": .string(project.name),
      "kind": .string(project.kind.rawValue),
      "stacks": .strings(project.stacks.map(\.rawValue)),
      "versions": .object(versions(project.versions)),
      "packageManager": .string(project.packageManager.rawValue),
      "targets": .strings(project.targets.map(\.name)),
      "skippedTargets": .array(
        project.skippedTargets.map { ["name": .string($0.name), "reason": .string($0.reason)] }),
      "state": .string(report.state.rawValue),
      "signals": .array(
        report.signals.map {
          [
            "id": .string($0.id), "title": .string($0.title), "ok": .bool($0.isOK), "evidence": .string($0.evidence),
          ]
        }),
      "findings": .array(report.findings.map(finding)),
      "coverage": .array(coverage(report.coverage, after: after?.coverage)),
      "problems": .array(
        project.problems.map { problem in
          .members([
            ("kind", .string(problem.kind.rawValue)), ("path", .string(problem.path)),
            ("line", problem.line.map { .integer($0) }), ("message", .string(problem.message)),
          ])
        }),
      "statistics": .object(counts),
    ]
  }

  /// The version that counts, once for each package, by name.
  private static func versions(_ versions: [PackageVersion]) -> [(key: String, value: JSONText)] {
    var known: [String: String] = [:]
    for version in versions where known[version.package] == nil { known[version.package] = version.text }
    return known.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }
  }

  public static func finding(_ finding: Finding) -> JSONText {
    [
      "id": .string(finding.id),
      "rule": .string(finding.rule),
      "kind": .string(finding.kind.rawValue),
      "title": .string(finding.title),
      "message": .string(finding.message),
      "target": .optional(finding.targets.first),
      "targets": .strings(finding.targets),
      "location": finding.location.map(location) ?? .null,
      "symbol": .optional(finding.symbol),
      "excerpt": .optional(finding.excerpt?.lines.joined(separator: "\n")),
      "excerptLine": finding.excerpt.map { .integer($0.firstLine) } ?? .null,
      "choices": .array(finding.choices.map(choice)),
      "references": .strings(finding.references),
      "otherTools": .object(
        OtherTool.allCases.compactMap { tool in
          finding.otherTools[tool].map { (key: tool.rawValue, value: .bool($0)) }
        }),
      "deviceChecks": .strings(finding.deviceChecks),
      "statements": .array(finding.statements.map(statement)),
    ]
  }

  private static func statement(_ statement: LaunchStatement) -> JSONText {
    [
      "number": .integer(statement.number), "line": .integer(statement.line), "endLine": .integer(statement.endLine),
      "fate": .string(statement.fate.rawValue), "free": .bool(statement.isFree), "reason": .string(statement.reason),
    ]
  }

  private static func choice(_ choice: Choice) -> JSONText {
    [
      "id": .string(choice.id), "label": .string(choice.label), "consequence": .string(choice.consequence),
      "recommended": .bool(choice.isRecommended), "reason": .optional(choice.reason), "sure": .bool(choice.isSure),
    ]
  }

  public static func location(_ location: SourceLocation) -> JSONText {
    [
      "file": .string(location.file), "line": .integer(location.line), "column": .integer(location.column),
      "endLine": .integer(location.endLine),
    ]
  }

  private static func coverage(_ rows: [CoverageRow], after: [CoverageRow]?) -> [JSONText] {
    CoveragePair.pairs(today: rows, after: after).map { pair in
      [
        "event": .string(pair.event.rawValue), "start": .string(pair.start.rawValue),
        "targets": .strings(pair.targets), "today": pair.today.map(cell) ?? .null,
        "afterPlan": pair.after.map(cell) ?? .null,
      ]
    }
  }

  private static func cell(_ row: CoverageRow) -> JSONText {
    [
      "handler": .optional(row.handler), "verdict": .string(row.verdict.rawValue),
      "location": row.location.map(location) ?? .null, "findings": .strings(row.findings),
    ]
  }
}
