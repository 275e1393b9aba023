/// Versions of Capacitor at which something about scenes changed. Read from its releases.
enum CapacitorGate {
  /// `SceneDelegateProxy`.
  static let sceneProxy = Version("8.5.0")
  /// `presentVC` shows what plugins present without a window of its own.
  static let presenting = Version("8.2.0")
  /// `.capacitorViewDidAppear`, which tells when plugins listen.
  static let viewDidAppear = Version("8.0.0")

  static func isBelow(_ version: Version, _ gate: Version?) -> Bool { gate.map { version < $0 } ?? false }
}

extension PackageVersion {
  /// The lowest version that a range such as `^8.0.0` allows; nil for anything but a version or a plain range.
  public var lowestVersion: Version? {
    let number = text.drop { "^~>=v ".contains($0) }
    guard number.first?.isNumber == true, !number.contains(":"), !number.contains("/") else { return nil }
    return Version(String(number))
  }
}

extension AuditContext {
  /// The version of Capacitor that is compiled; where no file tells it, the lowest that package.json allows.
  var capacitorPackage: PackageVersion? {
    guard let capacitor = project.capacitor else { return nil }
    if let version = capacitor.version, version.version != nil { return version }
    return capacitor.requirement.flatMap { $0.lowestVersion == nil ? nil : $0 }
  }
  var capacitorVersion: Version? { capacitorPackage?.lowestVersion }
  /// Whether Capacitor's scene proxy is there. True where the version is not known: then nothing is claimed.
  var hasCapacitorSceneProxy: Bool {
    capacitorVersion.map { !CapacitorGate.isBelow($0, CapacitorGate.sceneProxy) } ?? true
  }

  /// Whether this is the SwiftUI shape of Capacitor 9, to which the checks for 8.5 do not apply.
  var isCapacitorSwiftUI: Bool {
    if let version = capacitorVersion, let nine = Version("9.0.0-alpha.0"), version >= nine { return true }
    return project.targets.contains { sources.entryPoint(of: $0).isSwiftUI }
  }

  /// App targets of a Capacitor app that the checks for 8.5 apply to.
  var capacitorTargets: [AppTarget] {
    isCapacitor && !isCapacitorSwiftUI ? project.capacitorTargets(sources) : []
  }
}

/// A Capacitor version without the scene API.
public enum CapacitorVersion: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.version", kinds: [.decision],
    title: "This Capacitor has no scene support of its own",
    explanation: """
      Capacitor supports scenes from 8.5 on: SceneDelegateProxy hands links to the plugins, on a cold start not before \
      they listen. Older versions have only ApplicationDelegateProxy; a scene delegate can tell it of links too, and \
      then has to wait on a cold start by itself. Below 8.2 whatever plugins present in a window of their own is not \
      shown in a scene app; below 8.0 there is no notification that tells when plugins listen.

      The upgrade is a change of package.json and of the Swift package or pod, made by npm and cap sync. cap migrate \
      lowers a range such as ^8.5.0 to ^8.0.0 and refuses versions before 7, so the commands here name the version. \
      cap doctor finds nothing wrong in a project without a scene manifest.
      """,
    references: [
      "https://capacitorjs.com/docs/updating/8-5", "https://github.com/ionic-team/capacitor/releases/tag/8.5.0",
    ],
    examples: [
      RuleExample(.fires, "Capacitor 8.4", base: .capacitor84),
      RuleExample(.silent, "Capacitor 8.5", base: .capacitor85),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let targets = context.capacitorTargets
    guard !targets.isEmpty, let package = context.capacitorPackage, let version = package.lowestVersion,
      CapacitorGate.isBelow(version, CapacitorGate.sceneProxy)
    else { return [] }
    let place = DependencyVersions.location(package, context.tree)
    let adopted = targets.allSatisfy { context.adoption(of: $0).isAdopted }
    return [
      finding(
        message(version, package, isRange: package.version == nil || context.project.capacitor?.version == nil),
        targets: targets, in: place?.text, at: place?.range,
        symbol: "@capacitor/ios", choices: choices(version, adopted: adopted),
        subject: Subject(values: ["version": version.description]),
        deviceChecks: [localized("Open a link that starts the app: the page receives appUrlOpen, once.")],
        distinction: "", otherTools: [.capMigrate: false])
    ]
  }

  private static func choices(_ version: Version, adopted: Bool) -> [Choice] {
    let isMajor = CapacitorGate.isBelow(version, CapacitorGate.viewDidAppear)
    let upgrade = (
      id: "upgrade", label: Phrase("Upgrade to Capacitor 8.5"),
      consequence:
        Phrase(
          "The new code uses SceneDelegateProxy. Run npm i @capacitor/core@^8.5.0 @capacitor/ios@^8.5.0 and npx cap sync ios; until then it does not compile."
        )
    )
    let own = (
      id: "own", label: Phrase("Stay on \(version)"),
      consequence:
        Phrase(
          "The scene delegate hands links to ApplicationDelegateProxy, on a cold start once the web view is there.")
    )
    if adopted {
      return [
        .recommended(
          own.id, own.label, own.consequence, because: "the scene delegate that is there was written for it"),
        .other(upgrade.id, upgrade.label, upgrade.consequence),
      ]
    }
    return [
      .recommended(
        upgrade.id, upgrade.label, upgrade.consequence,
        because: isMajor
          ? "it is the supported way, but from \(version) it is an upgrade of the whole app that has to be planned"
          : "it is the supported way, and a small step from \(version)",
        isSure: !isMajor),
      .other(own.id, own.label, own.consequence),
    ]
  }

  private static func message(_ version: Version, _ package: PackageVersion, isRange: Bool) -> RuleMessage {
    var text =
      isRange
      ? localized(
        "\(package.source) asks for Capacitor \(package.text), and no lock file tells which version is built. The scene API, SceneDelegateProxy, begins with 8.5."
      )
      : localized(
        "\(package.source) resolves Capacitor \(version). The scene API, SceneDelegateProxy, begins with 8.5.")
    if CapacitorGate.isBelow(version, CapacitorGate.presenting) {
      text += localized(" Below 8.2 what plugins present in a window of their own is not shown in a scene app.")
    }
    if CapacitorGate.isBelow(version, CapacitorGate.viewDidAppear) {
      text +=
        localized(
          " Below 8.0 nothing tells when the plugins listen, so a link that starts the app can only be passed on by guess."
        )
    }
    if let seven = Version("7.0.0"), version < seven { text += localized(" cap migrate refuses versions before 7.") }
    return RuleMessage(
      isRange ? "Capacitor \(package.text) may have no scene API" : "Capacitor \(version) has no scene API", text: text)
  }
}

/// Sources that tell different versions of Capacitor.
public enum CapacitorVersionsDisagree: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.versions-disagree", kinds: [.informational],
    title: "Different files tell different versions of Capacitor",
    explanation: """
      The installed package, the lock files, the generated Swift package and Podfile.lock should tell the same version. \
      Where they do not, what Xcode compiles is another Capacitor than package.json promises; npx cap sync ios brings \
      them together.
      """,
    references: ["https://capacitorjs.com/docs/cli/commands/sync"],
    examples: [
      RuleExample(
        .fires, "a Swift package of another version than the lock file", base: .capacitor84,
        files: ["package-lock.json": lock("8.5.0")]),
      RuleExample(.silent, "no two that differ", base: .capacitor85),
    ])

  static func lock(_ version: String) -> String {
    """
    {
      "name": "app",
      "lockfileVersion": 3,
      "packages": {
        "": { "dependencies": { "@capacitor/core": "^8.0.0", "@capacitor/ios": "^8.0.0" } },
        "node_modules/@capacitor/core": { "version": "\(version)" },
        "node_modules/@capacitor/ios": { "version": "\(version)" }
      }
    }

    """
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard let capacitor = context.project.capacitor, context.project.kind == .app else { return [] }
    // A range in package.json is a wish, not a version.
    let resolved = capacitor.versionSources.filter { source in
      source.version != nil
        && (TreePath.name(source.source) != "package.json" || source.source.contains("node_modules/"))
    }
    let versions = resolved.compactMap { $0.version?.description }.unique
    guard versions.count > 1, let first = resolved.first else { return [] }
    let place = DependencyVersions.location(first, context.tree)
    return [
      finding(
        RuleMessage(
          "Capacitor is told in \(versions.count) versions",
          text: resolved.map { localized("\($0.source) tells \($0.text)") }.listed
            + localized(
              ". What counts for Xcode is what its package manager resolves. Run npx cap sync ios to bring them together."
            )
        ),
        targets: context.project.targets, in: place?.text, at: place?.range, symbol: "@capacitor/ios",
        distinction: resolved.map(\.source).joined(separator: " "), otherTools: [.capMigrate: false])
    ]
  }
}
