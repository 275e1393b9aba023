import Apply
import Audit

enum ApplyCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.openProject(invocation)
    let audit = try Session.audit(workspace, for: invocation)
    let (decisions, consent) = try Session.decisions(invocation, audit)
    let plan = workspace.plan(audit, decisions)
    let style = TextStyle.forStandardOutput()
    let text = PlanText(style: style, width: Console.width, audit: audit)
    // Nobody's files change before the findings were shown.
    try Console.print(ReportFormat.text.render(audit.report, style: style, width: Console.width))
    try Console.print("\n" + text.document(plan))
    let code = PlanCommand.code(plan, audit.report)
    if code == .refused || code == .unanswered { return code }
    if plan.isEmpty || invocation.has("--dry-run") { return code }
    guard let confirmed = ConfirmedPlan(plan, consent: consent) else { return code }
    let outcome = try workspace.apply(confirmed) { _ in }
    let applied = AppliedText(style: style, width: Console.width)
    try Console.print("\n" + applied.document(outcome, plan, before: audit, root: workspace.root))
    return AuditCommand.code(outcome.after.report, failOn: "blocker")
  }
}
