import Apply
import Audit

enum CoverageCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workbench = try Session.open(invocation)
    let audit = try Session.audit(workbench)
    let planned = Session.after(workbench, audit)
    let style = TextStyle.forStandardOutput()
    for project in audit.report.projects {
      let after = planned?.projects.first { $0.project.root == project.project.root }
      var text = style(.strong, VisibleText.line(project.project.name)) + "\n"
      text += CoverageText(style: style, width: Console.width).table(project.coverage, after: after?.coverage)
      let rows = after.map { EventCoverage.compare(before: project.coverage, after: $0.coverage) }
      let open = CoverageText.summary(rows ?? project.coverage)
      text += "\n" + (open.isEmpty ? localized("Every handler runs.") : PrintLayout.sentence(open)) + "\n"
      try Console.print(text)
    }
    return .clean
  }
}
