import Apply
import Audit

/// Answers to all questions of a report.
struct AnswerSet: Sendable, CustomStringConvertible {
  let description: String
  let decisions: Decisions
  /// Whether every question got its recommended answer.
  let isRecommended: Bool

  /// Answers that keep all code running, each in its own way: the recommended ones, and then every family that can be
  /// moved, called or observed treated alike.
  static func keepingEverything(_ report: AuditReport) -> [AnswerSet] {
    let ways: [(name: String, choices: [String])] = [
      ("moved", ["move", "dynamic", "storyboard"]), ("called", ["call", "append", "own"]),
      ("observed", ["observe", "move", "all"]),
    ]
    let usual = recommended(report)
    let sets =
      [usual]
      + ways.map { way in
        var decisions = usual.decisions
        for finding in report.findings {
          for choice in finding.choices where way.choices.contains(choice.id) {
            decisions[finding.id] = Decision(finding: finding.id, choice: choice.id)
            break
          }
        }
        return AnswerSet(description: "all " + way.name, decisions: decisions, isRecommended: false)
      }
    return sets.enumerated().filter { index, set in !sets[..<index].contains { $0.decisions == set.decisions } }.map(
      \.element)
  }

  private static func recommended(_ report: AuditReport) -> AnswerSet {
    let decisions = report.findings.compactMap { finding in
      (finding.recommended ?? finding.choices.first).map { Decision(finding: finding.id, choice: $0.id) }
    }
    return AnswerSet(description: "recommended", decisions: Decisions(decisions), isRecommended: true)
  }

  /// Rules that ask the same in nearly every project of a stack.
  private static let common: Set = ["adoption.missing", "capacitor.version", "callback.dead-code"]

  /// The recommended answer to everything, and then every other choice once with everything else as recommended.
  ///
  /// - Parameter isThorough: whether the questions that nearly every project has are varied, too.
  static func all(_ report: AuditReport, isThorough: Bool) -> [AnswerSet] {
    let questions = report.findings.filter { !$0.choices.isEmpty }
    let usual = recommended(report).decisions
    var sets = [recommended(report)]
    for finding in questions where isThorough || !common.contains(finding.rule) {
      for choice in finding.choices where usual[finding.id]?.choice != choice.id {
        var decisions = usual
        decisions[finding.id] = Decision(finding: finding.id, choice: choice.id)
        let name = "\(finding.rule) of \(finding.symbol ?? "the project"): \(choice.id)"
        sets.append(AnswerSet(description: name, decisions: decisions, isRecommended: false))
      }
    }
    return sets
  }
}
