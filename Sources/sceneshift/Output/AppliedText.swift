import Apply
import Audit

/// What was written, what stands now, and what is left for people.
struct AppliedText {
  let style: TextStyle
  let width: Int

  func document(_ outcome: ApplyOutcome, _ plan: Plan, before: Audit, root: String) -> String {
    let audit = AuditText(style: style, width: width)
    let steps = PlanText(style: style, width: width, audit: outcome.after)
    var text = style(.strong, localized("APPLIED")) + "\n"
    for path in outcome.change.modified { text += localized("  changed  \(VisibleText.line(path))") + "\n" }
    for path in outcome.change.created { text += localized("  new      \(VisibleText.line(path))") + "\n" }
    text += localized("  `sceneshift undo \(VisibleText.line(root))` gives every byte back.") + "\n\n"
    for project in outcome.after.report.projects { text += audit.header(project) + "\n" }
    text += steps.steps(plan.outsideSteps) + steps.manual(plan.manualSteps)
    for project in outcome.after.report.projects {
      text += ChecklistText(style: style, width: width).document(project.checklist) + "\n"
    }
    return text + PlanText.outcome(outcome.after.report, before: before.report) + "\n"
  }
}
