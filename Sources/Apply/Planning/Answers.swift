import Audit

/// A question with the answer that was given to it.
struct Answer {
  let finding: Finding
  let choice: String
  let parameters: [String: String]

  var rule: String { finding.rule }
  var id: String { finding.id }
}

/// The answers that fit this audit, those that follow from a staged adoption included, and those that do not fit.
struct Answers {
  let all: [Answer]
  /// Questions without an answer, in the report's order.
  let unanswered: [Finding]
  /// Decisions about findings or choices that are gone.
  let stale: [PlanProblem]

  init(_ report: AuditReport, _ decisions: Decisions) {
    var byID: [String: Finding] = [:]
    for finding in report.findings { byID[finding.id] = finding }
    var all: [Answer] = []
    var stale: [PlanProblem] = []
    var answered: Set<String> = []
    for decision in decisions.decisions {
      guard let choice = decision.choice else {
        if byID[decision.finding] == nil { stale.append(.staleDecision(finding: decision.finding, choice: nil)) }
        continue
      }
      guard let finding = byID[decision.finding], finding.choices.contains(where: { $0.id == choice }) else {
        stale.append(.staleDecision(finding: decision.finding, choice: choice))
        continue
      }
      guard answered.insert(finding.id).inserted else { continue }
      all.append(Answer(finding: finding, choice: choice, parameters: decision.parameters ?? [:]))
    }
    let staged = StagedAdoption.targets(report.findings, decisions)
    for finding in report.findings where finding.isQuestion && !answered.contains(finding.id) {
      guard let choice = StagedAdoption.consequence(of: staged, for: finding) else { continue }
      answered.insert(finding.id)
      all.append(Answer(finding: finding, choice: choice.id, parameters: [:]))
    }
    let order = Dictionary(
      report.findings.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.all = all.sorted { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) }
    unanswered = report.findings.filter { $0.isQuestion && !answered.contains($0.id) }
    self.stale = stale
  }
}
