import Audit
import TUI

/// The audit as Markdown: for a pull request, an issue or a wiki.
struct AuditMarkdown {
  /// - Parameter after: the audit of the plan's result, for the second column of the event table.
  func document(_ report: AuditReport, after: AuditReport?) -> String {
    var text = ""
    for project in report.projects {
      let root = project.project.root
      text += self.project(project, after: after?.projects.first { $0.project.root == root }) + "\n"
    }
    if !report.skipped.isEmpty {
      text += "<details><summary>" + localized("Left out: \(counted(report.skipped.count, "path"))") + "</summary>\n\n"
      for skipped in report.skipped {
        text += "- \(Markdown.prose(skipped.reason).behind(Markdown.code(skipped.path)))\n"
      }
      text += "\n</details>\n\n"
    }
    return text + localized("Made by \(Program.name) \(Program.version).") + "\n"
  }

  private func project(_ report: ProjectReport, after: ProjectReport?) -> String {
    let facts = ProjectFacts(report)
    var text = "# " + localized("\(Markdown.prose(report.project.name)): \(Wording.scenes(report))") + "\n\n"
    text += Markdown.prose(facts.line) + "\n\n"
    text += Markdown.prose(facts.counts) + "\n\n"
    if !report.signals.isEmpty {
      text += Markdown.table(
        [localized("Signal"), "", localized("Evidence")],
        report.signals.map {
          [
            Markdown.prose($0.title), $0.isOK ? localized("yes") : "**\(localized("no"))**",
            Markdown.prose($0.evidence),
          ]
        })
      text += "\n"
    }
    for kind in Finding.Kind.allCases {
      let findings = report.findings(of: kind)
      if findings.isEmpty { continue }
      text += "## " + kind.plural.capitalized + "\(findings.count)".inBrackets + "\n\n"
      text += FindingIndex.inOrder(findings).map(finding).joined(separator: "\n") + "\n"
    }
    for problem in report.project.problems {
      let place = problem.path + (problem.line.map { ":\($0)" } ?? "")
      text += "- " + localized("Not audited: \(Markdown.code(place)): \(Markdown.prose(problem.message))") + "\n"
    }
    if !report.project.problems.isEmpty { text += "\n" }
    text += coverage(report.coverage, after: after?.coverage) + "\n"
    return text + ChecklistMarkdown.document(report.checklist, level: 2)
  }

  private func finding(_ finding: Finding) -> String {
    var text = "### \(Markdown.prose(finding.title))\n\n"
    let facts = [
      Markdown.place(finding.location), finding.targets.count > 1 ? localized("targets \(targets(finding))") : nil,
      Markdown.code(finding.rule), Markdown.code(finding.id),
    ]
    text += facts.compactMap { $0 }.joined(separator: " · ") + "\n\n"
    for paragraph in finding.message.split(separator: "\n\n") { text += Markdown.prose(String(paragraph)) + "\n\n" }
    if let excerpt = finding.excerpt, !excerpt.lines.isEmpty {
      text += "<details><summary>" + localized("Code from line \(excerpt.firstLine)") + "</summary>\n\n"
      text += Markdown.block(excerpt.lines, file: excerpt.file) + "\n</details>\n\n"
    }
    for choice in finding.choices { text += self.choice(choice) }
    if !finding.choices.isEmpty { text += "\n" }
    let links = finding.references.enumerated().map { "[\($0.offset + 1)](\(Markdown.address($0.element)))" }
    if !links.isEmpty { text += localized("References: \(links.commaSeparated)") + "\n" }
    return text
  }

  private func targets(_ finding: Finding) -> String { finding.targets.map(Markdown.code).commaSeparated }

  private func choice(_ choice: Choice) -> String {
    var text = "- \(Markdown.code(choice.id)) **\(Markdown.prose(choice.label))**"
    if choice.isRecommended { text += localized(choice.isSure ? " (recommended)" : " (recommended, but look first)") }
    text += Markdown.prose(choice.consequence).behind("")
    if let reason = choice.reason { text += localized(" Because \(Markdown.prose(reason)).") }
    return text + "\n"
  }

  private func coverage(_ rows: [CoverageRow], after: [CoverageRow]?) -> String {
    if rows.isEmpty { return "" }
    var text = "## " + localized("What reaches your code") + "\n\n"
    if after != nil { text += CoverageText.meaningOfAfter + "\n\n" }
    return text + CoverageMarkdown.table(rows, after: after)
  }
}
