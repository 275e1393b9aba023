import Apply
import Audit
import TUI

/// Who decided what and why, as Markdown: to be pasted into a pull request.
enum DecisionLog {
  /// - Parameter level: of the first heading.
  static func document(_ report: AuditReport, _ decisions: Decisions, level: Int = 1) -> String {
    let heading = String(repeating: "#", count: level)
    var text = heading + " " + localized("Decisions about scenes") + "\n"
    for project in report.projects {
      let index = FindingIndex(project, decisions: decisions, filter: "")
      text += "\n\(heading)# \(escaped(project.project.name))\n\n"
      text += localized(
        """
        \(escaped(Wording.project(project.project))). \(Wording.sceneSentence(project)) \
        \(index.answered) of \(counted(index.questions.count, "question")) answered.
        """)
      text += "\n"
      text += section(
        localized("Decided"), index.questions.filter { index.mark(of: $0) == .answered }, index, level + 2)
      text += section(localized("Put off"), index.questions.filter { index.mark(of: $0) == .later }, index, level + 2)
      text += section(
        localized("Open"), index.questions.filter { [.open, .changed].contains(index.mark(of: $0)) }, index, level + 2)
    }
    return text + gone(report, decisions, level + 1)
  }

  private static func section(_ title: String, _ findings: [Finding], _ index: FindingIndex, _ level: Int) -> String {
    if findings.isEmpty { return "" }
    var text = "\n\(String(repeating: "#", count: level)) \(title)\n\n"
    for finding in findings {
      let place = finding.location.map { "`\(code("\($0.file):\($0.line)"))`".inBrackets } ?? ""
      text += "- **\(escaped(finding.title))**\(place)\n"
      let decision = index.answers[finding.id]
      if let answer = index.answer(to: finding) { text += "  - \(escaped(answer.label))\(signature(decision))\n" }
      if let note = decision?.signedNote { text += "  - " + localized("Note: \(escaped(note))") + "\n" }
    }
    return text
  }

  private static func signature(_ decision: Decision?) -> String {
    let parts = [decision?.by, decision?.at.map { String($0.prefix(10)) }].compactMap { $0 }
    return parts.isEmpty ? "" : escaped(parts.commaSeparated).inBrackets
  }

  /// Answers whose question is not there any more: applied, or about code that changed.
  private static func gone(_ report: AuditReport, _ decisions: Decisions, _ level: Int) -> String {
    let known = Set(report.findings.map(\.id))
    let rest = decisions.decisions.filter { !known.contains($0.finding) && $0.choice != nil }
    if rest.isEmpty { return "" }
    var text = "\n" + String(repeating: "#", count: level) + " " + localized("Answers whose question is gone") + "\n\n"
    text += localized("Applied meanwhile, or about code that has changed.") + "\n\n"
    for decision in rest {
      let answer = "`\(code(decision.choice ?? ""))`\(signature(decision))"
      text += "- \(answer.behind("`\(code(decision.finding))`"))\n"
      if let note = decision.signedNote { text += "  - " + localized("Note: \(escaped(note))") + "\n" }
      // What the question may have become.
      for finding in report.findings
      where finding.isQuestion && decision.finding.hasPrefix(finding.rule + "-") && decisions[finding.id] == nil {
        let place = finding.location.map { "`\(code("\($0.file):\($0.line)"))`".inBrackets } ?? ""
        text += "  - " + localized("Perhaps now: \(escaped(finding.title))\(place)") + "\n"
      }
    }
    return text
  }

  /// Text that Markdown must not read as its own.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.line(text) {
      if "\\`*_[]<>#|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func code(_ text: String) -> String { VisibleText.line(text).replacing("`", with: "'") }
}
