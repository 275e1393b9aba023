import Audit
import TUI

/// The audit for people.
struct AuditText {
  let style: TextStyle
  /// Cells of a line.
  let width: Int
  /// Lines of code shown of one finding; the rest is counted.
  private static let mostCode = 40
  /// Left-out paths shown; the JSON report has all.
  private static let mostSkipped = 12

  func document(_ report: AuditReport) -> String {
    var parts = report.projects.map { project($0) }
    parts.append(footer(report))
    return parts.joined(separator: "\n")
  }

  // MARK: A project

  private func project(_ report: ProjectReport) -> String {
    var text = header(report)
    for kind in Finding.Kind.allCases {
      let findings = report.findings(of: kind)
      if findings.isEmpty { continue }
      text += "\n" + style.kind(kind, kind.plural.uppercased() + "\(findings.count)".inBrackets) + "\n"
      for finding in FindingIndex.inOrder(findings) {
        text += "\n" + self.finding(finding, tools: Wording.tools(for: report.project))
      }
    }
    if report.findings.isEmpty { text += "\n" + localized("Nothing was found.") + "\n" }
    for problem in report.project.problems where !isTold(problem, report.findings) {
      text += "\n" + self.problem(problem)
    }
    text += "\n" + style(.strong, localized("WHAT REACHES YOUR CODE")) + "\n"
    text += CoverageText(style: style, width: width).table(report.coverage, after: nil)
    return text + "\n" + otherTools(report)
  }

  /// The header: what the project is and how far it has come.
  func header(_ report: ProjectReport) -> String {
    let project = report.project
    let place = project.root.isEmpty ? "" : localized(" in \(VisibleText.line(project.root))")
    let state =
      report.state.isSettled
      ? style(.good, Wording.scenes(report)) : style(.blocker, Wording.scenes(report))
    var text = style(.strong, VisibleText.line(project.name)) + place + localized(": ") + state + "\n"
    text += "  " + VisibleText.line(ProjectFacts(report).line) + "\n"
    for skipped in project.skippedTargets {
      text +=
        localized("  left alone: target \(VisibleText.line(skipped.name)), \(VisibleText.line(skipped.reason))") + "\n"
    }
    let names = report.signals.map(\.title)
    let column = (names.map(PrintLayout.cells).max() ?? 0) + 2
    if !report.signals.isEmpty { text += "\n" }
    let words = (yes: localized("yes"), no: localized("no"))
    let mark = max(PrintLayout.cells(words.yes), PrintLayout.cells(words.no))
    let indentation = column + mark + 4
    for signal in report.signals {
      let word = signal.isOK ? words.yes : words.no
      let blanks = String(repeating: " ", count: mark - PrintLayout.cells(word))
      text += "  \(style(signal.isOK ? .good : .blocker, word))\(blanks)  " + PrintLayout.padded(signal.title, column)
      text +=
        PrintLayout.wrap(
          VisibleText.line(signal.evidence), width: width - indentation, indentation: indentation, first: 0)
        + "\n"
    }
    return text
  }

  // MARK: A finding

  /// - Parameter tools: other tools that are made for the project.
  func finding(_ finding: Finding, tools: [OtherTool]) -> String {
    var text = "  " + style(.strong, VisibleText.line(finding.title)) + "\n"
    let place = finding.location.map { "\(VisibleText.line($0.file)):\($0.line):\($0.column)" }
    text += "  " + style(.quiet, [place, finding.rule, finding.id].compactMap(\.self).joined(separator: "  ")) + "\n"
    if finding.targets.count > 1 {
      text += localized("  targets \(finding.targets.map(VisibleText.line).commaSeparated)") + "\n"
    }
    text += paragraph(finding.message, indentation: 4)
    text += excerpt(finding.excerpt)
    let column = max(8, finding.choices.map(\.id.count).max() ?? 0) + 2
    for (index, choice) in finding.choices.enumerated() {
      text += self.choice(choice, number: index + 1, column: column)
    }
    for reference in finding.references {
      text += localized("    see \(VisibleText.line(reference))") + "\n"
    }
    let silent = tools.filter { finding.otherTools[$0] == false }
    if !silent.isEmpty {
      text +=
        "    " + style(.quiet, localized("not told by \(silent.map(Wording.tool).commaSeparated)")) + "\n"
    }
    return text
  }

  private func paragraph(_ text: String, indentation: Int) -> String {
    if text.isEmpty { return "" }
    return text.split(separator: "\n\n").map { paragraph in
      PrintLayout.wrap(VisibleText.lines(String(paragraph)), width: width - indentation, indentation: indentation)
        + "\n"
    }.joined(separator: "\n")
  }

  private func excerpt(_ excerpt: Excerpt?) -> String {
    guard let excerpt, !excerpt.lines.isEmpty else { return "" }
    let shown = excerpt.lines.prefix(Self.mostCode)
    let digits = String(excerpt.firstLine + shown.count).count
    var text = "\n"
    for (index, line) in shown.enumerated() {
      let number = String(excerpt.firstLine + index)
      let blanks = String(repeating: " ", count: max(0, digits - number.count))
      text += style(.quiet, "    \(blanks)\(number) | ") + VisibleText.code(line) + "\n"
    }
    let rest = excerpt.lines.count - shown.count
    if rest > 0 { text += style(.quiet, "    ... \(counted(rest, "more line"))") + "\n" }
    return text + "\n"
  }

  private func choice(_ choice: Choice, number: Int, column: Int) -> String {
    var text = "    \(number) " + PrintLayout.padded(choice.id, column) + VisibleText.line(choice.label)
    if choice.isRecommended {
      text += style(.good, localized(choice.isSure ? "  (recommended)" : "  (recommended, but look first)"))
    }
    text += "\n"
    text += paragraph(choice.consequence, indentation: column + 6)
    if let reason = choice.reason { text += paragraph(localized("because \(reason)"), indentation: column + 6) }
    return text
  }

  // MARK: The end

  /// Whether a finding says it already.
  private func isTold(_ problem: ProjectProblem, _ findings: [Finding]) -> Bool {
    findings.contains { finding in
      (finding.rule.hasPrefix("project.") || finding.rule.hasPrefix("plist."))
        && (finding.location?.file == problem.path || finding.message.contains(problem.path))
    }
  }

  private func problem(_ problem: ProjectProblem) -> String {
    let place = VisibleText.line(problem.path) + (problem.line.map { ":\($0)" } ?? "")
    return "  " + style(.decision, localized("not audited: ")) + place + "\n"
      + paragraph(problem.message, indentation: 4)
  }

  private func otherTools(_ report: ProjectReport) -> String {
    var text = ""
    for tool in Wording.tools(for: report.project) {
      let told = report.findings.filter { $0.kind != .informational && $0.otherTools[tool] != nil }
      let missed = told.count { $0.otherTools[tool] == false }
      if missed > 0 {
        text +=
          localized("\(Wording.tool(tool)) would have told \(told.count - missed) of these \(told.count).") + "\n"
      }
    }
    return text
  }

  private func footer(_ report: AuditReport) -> String {
    var text = ""
    if !report.skipped.isEmpty {
      text += style(.strong, localized("LEFT OUT")) + "\n"
      for skipped in report.skipped.prefix(Self.mostSkipped) {
        text +=
          "  \(skipped.path.isEmpty ? localized("this folder") : VisibleText.line(skipped.path)): \(VisibleText.line(skipped.reason))\n"
      }
      let rest = report.skipped.count - Self.mostSkipped
      if rest > 0 { text += localized("  ... \(rest) more; `--format json` lists all of them") + "\n" }
      text += "\n"
    }
    let count = report.statistics
    text +=
      localized(
        """
        Listed \(counted(count.files, "file")) in \(counted(count.folders, "folder")), read \(count.filesRead), \
        parsed \(count.filesParsed) (\((count.bytesParsed + 1_023) / 1_024) KiB).
        """) + "\n"
    return text + ProjectFacts.counts(report.findings) + "\n"
  }
}
