/// Answers that need a scene delegate where nothing here can bring one: the stack's own upgrade has to come first.
enum OutOfReach {
  /// The findings without answers that could not be carried out.
  static func narrowed(_ findings: [Finding]) -> [Finding] {
    let waiting = Set(
      findings.filter { $0.rule == AdoptionMissing.documentation.id && !$0.isQuestion }.flatMap(\.subject.targets))
    if waiting.isEmpty { return findings }
    return findings.map { finding in
      let targets = finding.subject.targets
      guard finding.isQuestion, !targets.isEmpty, targets.allSatisfy(waiting.contains) else { return finding }
      return narrowed(finding)
    }
  }

  private static let needingScenes: Set = ["move", "call", "forward", "bind", "feed"]
  private static let leaving: Set = ["leave", "keep"]

  private static func narrowed(_ finding: Finding) -> Finding {
    let left = finding.choices.filter { !needingScenes.contains($0.id) }
    if left.count == finding.choices.count { return finding }
    guard left.contains(where: { leaving.contains($0.id) }) else { return finding.offering([]) }
    if left.contains(where: \.isRecommended) { return finding.offering(left) }
    let kept = left.first { leaving.contains($0.id) }?.id ?? ""
    return finding.offering(left).asked(
      recommending: kept, because: localized("nothing here can bring the scene delegate that would take it"))
  }
}
