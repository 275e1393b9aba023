import Audit

/// Methods that nothing calls any more and that do nothing anyway: deleted where the person says so.
extension UnitPlan {
  mutating func addDeadCode() {
    for rule in ["callback.dead-code", "callback.state-restoration", "callback.orientation"] {
      for answer in unit.answers(rule) where answer.choice == "delete" { removeMembers(answer) }
    }
  }

  /// Takes out the methods that the answer is about, all of one class and one file.
  private mutating func removeMembers(_ answer: Answer) {
    guard let path = answer.finding.subject.file, let file = unit.context.sources.file(path) else { return }
    let members = (answer.finding.subject.values["members"] ?? answer.finding.subject.member ?? "")
      .split(separator: "\n").map(String.init)
    let owner = answer.finding.subject.type
    for (type, function) in file.allFunctions
    where members.contains(function.signature) && (owner == nil || type?.name == owner) {
      removeDeclaration(function.range, in: file, findings: [answer.id])
    }
  }
}
