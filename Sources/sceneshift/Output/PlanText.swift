import Apply
import Audit
import TUI

/// A plan for people: the difference with the findings that made it, and what is left.
struct PlanText {
  let style: TextStyle
  let width: Int
  let audit: Audit

  func document(_ plan: Plan) -> String {
    var text = ""
    for file in plan.files { text += self.file(file) + "\n" }
    text += steps(plan.outsideSteps) + manual(plan.manualSteps)
    text += problems(plan)
    return text + summary(plan)
  }

  private func file(_ file: FileChange) -> String {
    let counts = Diff.counts(of: file)
    var text = style(.strong, VisibleText.line(file.path)) + (file.isNew ? localized("  new file") : "")
    text += "  +\(counts.added) -\(counts.removed)\n"
    for hunk in Diff.hunks(of: file, context: 3) {
      text += style(.informational, "@@ -\(hunk.oldStart),\(hunk.oldCount) +\(hunk.newStart),\(hunk.newCount) @@")
      text += hunk.heading.map { " " + VisibleText.code(PrintLayout.cut($0, 60)) } ?? ""
      text += "\n"
      for title in titles(hunk.findings) { text += style(.quiet, localized("   for: \(title)")) + "\n" }
      for line in hunk.lines {
        let code = VisibleText.code(line.text)
        let end = line.ending == nil ? localized("  (no newline at the end)") : ""
        switch line.kind {
        case .context: text += "  " + code + end + "\n"
        case .removed: text += style(.blocker, "- " + code + end) + "\n"
        case .added: text += style(.good, "+ " + code + end) + "\n"
        }
      }
    }
    return text
  }

  private func titles(_ findings: [String]) -> [String] {
    findings.map { audit.finding($0).map { VisibleText.line($0.title) } ?? $0 }
  }

  func steps(_ steps: [OutsideStep]) -> String {
    if steps.isEmpty { return "" }
    var text = style(.strong, localized("TO RUN OUTSIDE")) + "\n"
    for step in steps {
      text +=
        "  " + VisibleText.line(step.command)
        + (step.folder.isEmpty ? "" : localized("    in \(VisibleText.line(step.folder))"))
        + "\n"
      text += PrintLayout.wrap(VisibleText.line(step.why), width: width - 6, indentation: 6) + "\n"
    }
    return text + "\n"
  }

  func manual(_ steps: [ManualStep]) -> String {
    if steps.isEmpty { return "" }
    var text = style(.strong, localized("LEFT BY HAND")) + "\n"
    for step in steps {
      let place = step.location.map { "  \(VisibleText.line($0.file)):\($0.line)" } ?? ""
      text += "  " + VisibleText.line(step.title) + style(.quiet, place) + "\n"
      if !step.detail.isEmpty {
        text += PrintLayout.wrap(VisibleText.lines(step.detail), width: width - 6, indentation: 6) + "\n"
      }
      text += step.lines.map { "        " + VisibleText.line($0) + "\n" }.joined()
    }
    return text + "\n"
  }

  private func problems(_ plan: Plan) -> String {
    let stale = plan.problems.filter(\.isStale)
    let blocking = plan.problems.filter { !$0.isStale }
    var text = ""
    for (title, problems) in [(localized("IN THE WAY"), blocking), (localized("ANSWERS THAT NO LONGER MATCH"), stale)]
    where !problems.isEmpty {
      text += style(.strong, title) + "\n"
      for problem in problems {
        text += PrintLayout.wrap(PlanWording.line(problem), width: width - 4, indentation: 4, first: 2) + "\n"
        for finding in successors(of: problem, plan) {
          let place = finding.location.map { "\($0.file):\($0.line)".inBrackets } ?? ""
          text += localized("    perhaps now: \(VisibleText.line(finding.id + "  " + finding.title + place))") + "\n"
        }
      }
      text += "\n"
    }
    return text
  }

  /// Open questions of the rule whose finding is gone.
  private func successors(of problem: PlanProblem, _ plan: Plan) -> [Finding] {
    guard case .staleDecision(let finding, _) = problem else { return [] }
    return plan.unanswered.filter { finding.hasPrefix($0.rule + "-") }
  }

  private func summary(_ plan: Plan) -> String {
    if plan.isEmpty { return localized("Nothing would change.") + "\n" }
    let new = plan.files.count(where: \.isNew)
    let files = plan.files.count
    var text =
      new == 0
      ? localized("\(files) \(files, one: "file changes", other: "files change").")
      : localized("\(files) \(files, one: "file changes", other: "files change"), \(new) of them new.")
    if plan.isApplicable, let after = plan.after {
      text = localized("\(text) \(Self.outcome(after.report, before: audit.report))")
    }
    return text + "\n"
  }

  /// `Afterwards: adopted; 0 blockers, 0 decisions, 9 informational; no event is lost.`
  static func outcome(_ report: AuditReport, before: AuditReport) -> String {
    let states = report.projects.map { project in
      report.projects.count > 1
        ? VisibleText.line(project.project.name) + " " + project.state.title
        : Wording.scenes(project)
    }
    let blockers = counted(report.findings.count { $0.kind == .blocker }, "blocker")
    let decisions = counted(report.findings.count { $0.kind == .decision }, "decision")
    let rows = report.projects.flatMap { project in
      let today = before.projects.first { $0.project.root == project.project.root }?.coverage ?? []
      return EventCoverage.compare(before: today, after: project.coverage)
    }
    let events = CoverageText.summary(rows)
    let isInDoubt = report.findings.contains { ["dependency.known-bad", "dependency.floor"].contains($0.rule) }
    let nothing =
      isInDoubt
      ? localized("no event is lost in the app's own code; what is said of its dependencies stands.")
      : localized("no event is lost.")
    return localized("Afterwards: \(states.commaSeparated); \(blockers), \(decisions); ")
      + (events.isEmpty ? nothing : events + localized("."))
  }
}

/// Why a plan cannot be applied, in words.
enum PlanWording {
  static func line(_ problem: PlanProblem) -> String {
    switch problem {
    case .conflict(let conflict):
      localized(
        "\(VisibleText.line(conflict.path)): two answers change the same bytes (\(conflict.first.findings.commaSeparated) and \(conflict.second.findings.commaSeparated)). Change one of them."
      )
    case .notEditable(let path, let reason, _):
      localized("\(VisibleText.line(path)) cannot be edited: \(VisibleText.line(reason))")
    case .staleDecision(let finding, let choice):
      localized(
        "The answer \(choice.map { "`\($0)` " } ?? "")to \(VisibleText.line(named(finding))) is not used: the project no longer has that finding or that choice."
      )
    case .brokenResult(let path, let line, let reason):
      localized(
        "\(VisibleText.line(path))\(line.map { ":\($0)" } ?? "") would not be readable: \(VisibleText.line(reason))")
    }
  }

  /// The id of a finding that is gone, with what its rule looks for: that much is still known.
  private static func named(_ finding: String) -> String {
    guard let dash = finding.lastIndex(of: "-"),
      let title = RuleCatalogue.documentation(for: String(finding[..<dash]))?.title
    else { return finding }
    return finding + title.inBrackets
  }

  /// The questions that stopped a headless run, with the words that answer them.
  static func unanswered(_ findings: [Finding]) -> [String] {
    var lines = [localized("\(counted(findings.count, "question")) without an answer; nothing was written")]
    for finding in findings {
      let place = finding.location.map { "\($0.file):\($0.line)".inBrackets } ?? ""
      lines.append("\(finding.id)  \(finding.title)\(place)")
      lines.append(localized("  answers: \(finding.choices.map(\.id).commaSeparated)"))
    }
    lines.append(
      localized("Answer them in the assistant: sceneshift PATH --session FILE, then use --decisions FILE."))
    let form = "{\"schema\": 1, \"decisions\": [{\"finding\": \"ID\", \"choice\": \"ANSWER\"}]}"
    lines.append(localized("Or write them by hand: \(form)"))
    return lines
  }
}
