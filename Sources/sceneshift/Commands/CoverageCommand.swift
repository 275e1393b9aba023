import Apply
import Audit

enum CoverageCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.open(invocation)
    let audit = try Session.audit(workspace)
    let plan = Session.likelyPlan(workspace, audit)
    let style = TextStyle.forStandardOutput()
    for project in audit.report.projects {
      let after = plan.after?.report.projects.first { $0.project.root == project.project.root }
      var text = style(.strong, VisibleText.line(project.project.name)) + "\n"
      text += CoverageText(style: style, width: Console.width).table(project.coverage, after: after?.coverage)
      let rows = after.map { EventCoverage.compare(before: project.coverage, after: $0.coverage) }
      let open = CoverageText.summary(rows ?? project.coverage)
      text += open.isEmpty ? "\nEvery handler runs.\n" : "\n\(PrintLayout.sentence(open))\n"
      try Console.print(text)
    }
    return .clean
  }
}
