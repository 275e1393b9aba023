import Apply
import Audit

/// A plan as the text of a pull request: the decisions with who made them, the changes, and what is left for people.
struct PlanMarkdown {
  let audit: Audit
  let decisions: Decisions

  func document(_ plan: Plan) -> String {
    let names = audit.report.projects.map(\.project.name).commaSeparated
    var text = "# " + localized("Scenes for \(Markdown.prose(names))") + "\n\n"
    if let after = plan.after {
      text += Markdown.prose(PlanText.outcome(after.report, before: audit.report)) + "\n\n"
    }
    text += DecisionLog.document(audit.report, decisions, level: 2) + "\n"
    text += problems(plan.problems) + changes(plan.files)
    text += outside(plan.outsideSteps) + manual(plan.manualSteps)
    for project in audit.report.projects where !project.coverage.isEmpty {
      let after = plan.after?.report.projects.first { $0.project.root == project.project.root }
      text += "## " + localized("What reaches your code") + named(project) + "\n\n"
      text += CoverageMarkdown.table(project.coverage, after: after?.coverage) + "\n"
    }
    for project in audit.report.projects {
      text += ChecklistMarkdown.document(project.checklist, level: 2)
    }
    return text + localized("Made by \(Program.name) \(Program.version).") + "\n"
  }

  private func named(_ project: ProjectReport) -> String {
    audit.report.projects.count > 1 ? Markdown.prose(project.project.name).behind("") : ""
  }

  private func problems(_ problems: [PlanProblem]) -> String {
    let lines = problems.compactMap { problem -> String? in
      // The log lists these.
      if case .staleDecision = problem { return nil }
      return "- \(Markdown.prose(PlanWording.line(problem)))\n"
    }
    return lines.isEmpty ? "" : "## " + localized("In the way") + "\n\n\(lines.joined())\n"
  }

  private func changes(_ files: [FileChange]) -> String {
    if files.isEmpty { return "## " + localized("Changes") + "\n\n" + localized("Nothing would change.") + "\n\n" }
    var text = "## " + localized("Changes (\(counted(files.count, "file")))") + "\n\n"
    for file in files {
      let counts = Diff.counts(of: file)
      text += "<details><summary><code>\(HTML.text(file.path))</code>"
      text += "\(file.isNew ? localized(", new") : "") +\(counts.added) -\(counts.removed)</summary>\n\n"
      let lines = Diff.hunks(of: file, context: 3).flatMap { hunk in
        ["@@ -\(hunk.oldStart),\(hunk.oldCount) +\(hunk.newStart),\(hunk.newCount) @@"]
          + hunk.lines.map { line in
            switch line.kind {
            case .context: " " + line.text
            case .removed: "-" + line.text
            case .added: "+" + line.text
            }
          }
      }
      text += Markdown.block(lines, file: "changes.diff") + "\n</details>\n"
    }
    return text + "\n"
  }

  private func outside(_ steps: [OutsideStep]) -> String {
    if steps.isEmpty { return "" }
    return "## " + localized("To run outside") + "\n\n"
      + steps.map { step in
        let folder = step.folder.isEmpty ? "" : localized(" in \(Markdown.code(step.folder))")
        return "- [ ] \(Markdown.prose(step.why).behind(Markdown.code(step.command) + folder))\n"
      }.joined() + "\n"
  }

  private func manual(_ steps: [ManualStep]) -> String {
    if steps.isEmpty { return "" }
    return "## " + localized("Left by hand") + "\n\n"
      + steps.map { step in
        let place = Markdown.place(step.location).map { " " + $0 } ?? ""
        let detail = step.detail.isEmpty ? "" : Markdown.prose(step.detail).behind("")
        return "- [ ] \(Markdown.prose(step.title))\(place)\(detail)\n" + code(step)
      }.joined() + "\n"
  }

  /// The lines of a step inside its list item.
  private func code(_ step: ManualStep) -> String {
    if step.lines.isEmpty { return "" }
    let block = Markdown.block(step.lines, file: step.location?.file ?? "")
    return "\n" + block.split(separator: "\n").map { "  " + $0 + "\n" }.joined() + "\n"
  }
}
