import Audit

/// What two audits of the same tree have to agree about, as lines that can be compared and read.
enum Likeness {
  static func lines(_ audit: Audit) -> [String] { audit.report.projects.flatMap(lines) }

  private static func lines(_ project: ProjectReport) -> [String] {
    var lines = ["\(project.project.name): \(project.state.title)"]
    for signal in project.signals { lines.append("signal \(signal.id) \(signal.isOK): \(signal.evidence)") }
    for finding in project.findings { lines.append(line(finding)) }
    for row in project.coverage {
      lines.append("event \(row.event) \(row.start) \(row.targets): \(row.handler ?? "nobody") \(row.verdict)")
    }
    return lines
  }

  private static func line(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.file):\($0.line):\($0.column)" } ?? "-"
    let choices = finding.choices.map(\.id).joined(separator: " ")
    let recommended = finding.recommended?.id ?? "-"
    return "\(finding.kind.rawValue) \(finding.id) \(place) [\(choices); \(recommended)] \(finding.title)"
  }
}
