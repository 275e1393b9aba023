import Audit

/// Adoption in stages: the scene delegate only calls the app delegate, whose code stays as it is for now.
///
/// One answer that decides for the others: whatever can stay and be called does, unless a person says otherwise.
public enum StagedAdoption {
  /// Id of the choice.
  public static let choice = "staged"

  /// What a question is answered with in its wake, the first that it offers.
  private static let wake = ["bind", "call", "mirror"]

  /// Ids of the targets that adopt scenes in stages.
  public static func targets(_ findings: [Finding], _ decisions: Decisions) -> Set<String> {
    Set(
      findings.filter { $0.rule == "adoption.missing" && decisions[$0.id]?.choice == choice }
        .flatMap(\.subject.targets))
  }

  /// The choice that follows from adopting `targets` in stages; nil where the finding is a question of its own.
  static func consequence(of targets: Set<String>, for finding: Finding) -> Choice? {
    guard !targets.isDisjoint(with: finding.subject.targets) else { return nil }
    return wake.lazy.compactMap { id in finding.choices.first { $0.id == id } }.first
  }
}

extension Finding {
  /// The finding as it is asked once its targets adopt scenes in stages: what stays and is called is recommended.
  ///
  /// - Parameter targets: ids of the targets that do.
  public func staged(in targets: Set<String>) -> Finding {
    guard let wanted = StagedAdoption.consequence(of: targets, for: self), !wanted.isRecommended else { return self }
    return asked(recommending: wanted.id, because: "scenes are adopted in stages, and the code stays for now")
  }
}
