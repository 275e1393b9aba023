/// What the two rules about versions of dependencies share.
enum DependencyVersions {
  /// Dependencies of the project that are below a bound of this meaning, each with its row.
  static func below(_ meaning: DependencyBound.Meaning, _ project: Project) -> [(DependencyBound, PackageVersion)] {
    DependencyTable.all.filter { $0.meaning == meaning }.compactMap { bound in
      project.versions.first(where: bound.concerns).map { (bound, $0) }
    }
  }

  static func location(_ version: PackageVersion, _ tree: any FileTree) -> (text: SourceText, range: ByteRange)? {
    guard let text = try? tree.text(of: version.source) else { return nil }
    return (text, text.lineRange(max(0, (version.line ?? 1) - 1)))
  }

  static func message(_ bound: DependencyBound, _ version: PackageVersion, title: Phrase) -> RuleMessage {
    let cure =
      bound.firstGood.map { localized("Version \($0) has the cure; update it with your package manager.") }
      ?? localized("No released version is known to cure it.")
    return RuleMessage(
      title,
      """
      \(bound.title) \(version.text) is resolved in \(version.source): in an app that has adopted scenes, \
      \(bound.consequence). \(cure)
      """)
  }
}

/// Dependencies below the version that supports scenes.
public enum DependencyFloor: Rule {
  public static let documentation = RuleDocumentation(
    id: "dependency.floor", kinds: [.informational],
    title: "A dependency is older than its first version for scenes",
    explanation: """
      The resolved version of the dependency does not work properly in an app that has adopted scenes, and a later one \
      does. Nothing in the dependency is edited; update it with the package manager.
      """,
    references: [
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
    ],
    examples: [
      RuleExample(.fires, "Braze 13", base: .uiKit, files: ["Podfile.lock": podfileLock("BrazeKit (13.3.0)")]),
      RuleExample(.silent, "Braze 14.0.1", base: .uiKit, files: ["Podfile.lock": podfileLock("BrazeKit (14.0.1)")]),
    ])

  static func podfileLock(_ pod: String) -> String {
    let name = pod.prefix { $0 != " " }
    return """
      PODS:
        - \(pod)

      DEPENDENCIES:
        - \(name)

      COCOAPODS: 1.16.2

      """
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    DependencyVersions.below(.floor, context.project).map { bound, version in
      let place = DependencyVersions.location(version, context.tree)
      return finding(
        DependencyVersions.message(
          bound, version, title: "\(bound.title) \(version.text) is too old for scenes"),
        targets: context.project.targets, in: place?.text, at: place?.range, symbol: bound.title,
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:],
        references: [bound.reference])
    }
  }
}

/// Dependencies with a fault that shows under scenes.
public enum DependencyKnownBad: Rule {
  public static let documentation = RuleDocumentation(
    id: "dependency.known-bad", kinds: [.informational, .blocker],
    title: "A dependency has a fault that shows under scenes",
    explanation: """
      People have reported that this version of the dependency crashes or shows nothing in an app that has adopted \
      scenes. The link tells more. Nothing in the dependency is edited.
      """,
    references: [
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
    ],
    examples: [
      RuleExample(
        .fires, "an image picker that shows UIAlertView", base: .uiKit,
        files: ["Podfile.lock": DependencyFloor.podfileLock("TZImagePickerController (3.2.1)")]),
      RuleExample(
        .silent, "its cured version", base: .uiKit,
        files: ["Podfile.lock": DependencyFloor.podfileLock("TZImagePickerController (3.3.0)")]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    DependencyVersions.below(.knownBad, context.project).map { bound, version in
      let place = DependencyVersions.location(version, context.tree)
      return finding(
        DependencyVersions.message(
          bound, version, title: "\(bound.title) \(version.text) is known to fail under scenes"),
        kind: bound.isFatal ? .blocker : .informational, targets: context.project.targets, in: place?.text,
        at: place?.range, symbol: bound.title,
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:],
        references: [bound.reference])
    }
  }
}
