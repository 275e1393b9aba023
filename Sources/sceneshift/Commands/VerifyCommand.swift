import Apply
import Audit
import TUI

/// Whether the applied change still stands, and what is left to do and to see.
enum VerifyCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.open(invocation)
    let audit = try Session.audit(workspace)
    if invocation.choice("--format") == "markdown" {
      let lists = audit.report.projects.map { project in
        "# \(Markdown.prose(project.project.name))\n\n" + ChecklistMarkdown.document(project.checklist, level: 2)
      }
      try Console.print(lists.joined(separator: "\n"))
      return AuditCommand.code(audit.report, failOn: "blocker")
    }
    let style = TextStyle.forStandardOutput()
    let width = Console.width
    let report = AuditText(style: style, width: width)
    var text = (workspace as? Workspace).map { standing($0.standing(), style) } ?? ""
    for project in audit.report.projects {
      if !text.isEmpty { text += "\n" }
      text += report.header(project)
      let open = project.findings(of: .blocker) + project.findings(of: .decision)
      if !open.isEmpty { text += "\n" + style(.strong, localized("STILL OPEN")) + "\n" }
      for finding in open {
        let place = finding.location.map { "  \(VisibleText.line($0.file)):\($0.line)" } ?? ""
        text += "  " + style.kind(finding.kind, PrintLayout.padded(Wording.kind(finding.kind), 10))
        text += VisibleText.line(finding.title) + style(.quiet, place) + "\n"
      }
      let events = CoverageText.summary(project.coverage)
      text += "\n" + (events.isEmpty ? localized("Every handler runs.") : PrintLayout.sentence(events)) + "\n"
    }
    let recommended = workspace.plan(audit, Decisions.recommended(audit.report))
    let planText = PlanText(style: style, width: width, audit: audit)
    let steps = recommended.outsideSteps
    let checks = audit.contexts.flatMap { OutsideChecks.steps(for: $0.project) }.filter { check in
      !steps.contains { $0.command == check.command && $0.folder == check.folder }
    }
    text += "\n" + planText.steps(steps + checks)
    for project in audit.report.projects {
      text += ChecklistText(style: style, width: width).document(project.checklist) + "\n"
    }
    text += PrintLayout.wrap(OutsideChecks.limits, width: width) + "\n"
    try Console.print(text)
    return AuditCommand.code(audit.report, failOn: "blocker")
  }

  private static func standing(_ standing: ChangeStanding?, _ style: TextStyle) -> String {
    guard let standing else { return localized("Nothing was applied to this project, or all of it was undone.") + "\n" }
    if standing.isUntouched {
      let count = counted(standing.files.count, "file")
      return style(.good, localized("The change of \(standing.change.time) stands: \(count) as written.")) + "\n"
    }
    var text = localized("The change of \(standing.change.time):") + "\n"
    for file in standing.files {
      let word =
        switch file.state {
        case .asApplied: localized("as written")
        case .edited: localized("edited since")
        case .asBefore: localized("put back")
        case .missing: localized("missing")
        }
      text += "  " + PrintLayout.padded(word, 14) + VisibleText.line(file.path) + "\n"
    }
    return text
  }
}
