import Audit

/// Methods that nothing calls any more and that do nothing anyway: deleted where the person says so.
extension UnitPlan {
  mutating func addDeadCode() {
    for answer in unit.answers("callback.dead-code") where answer.choice == "delete" {
      guard let path = answer.finding.subject.file, let file = unit.context.sources.file(path) else { continue }
      let members = (answer.finding.subject.values["members"] ?? answer.finding.subject.member ?? "")
        .split(separator: "\n").map(String.init)
      let owner = answer.finding.subject.type
      for (type, function) in file.allFunctions
      where members.contains(function.signature) && (owner == nil || type?.name == owner) {
        removeDeclaration(function.range, in: file, findings: [answer.id])
      }
    }
    for rule in ["callback.state-restoration", "callback.orientation"] {
      for answer in unit.answers(rule) where answer.choice == "delete" {
        if let carried = carried(answer) { remove(carried) }
      }
    }
  }
}
