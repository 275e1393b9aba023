/// A Flutter that may be too old for scenes.
public enum FlutterSceneVersion: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.version", kinds: [.decision, .blocker, .informational],
    title: "The Flutter release decides whether scenes can be used",
    explanation: """
      FlutterSceneDelegate and FlutterImplicitEngineDelegate exist from Flutter 3.38 on. Code that names them does not \
      compile with an older release, and an older release has no other way to scenes. Flutter's own migration is on by \
      default from 3.41.

      A release that fvm, asdf or mise pins is certain. The constraints of pubspec.yaml and pubspec.lock only say which \
      release is the lowest allowed; the one that is installed may be newer.

      A lower bound for Dart below 2.12 means code from before null safety, which no Flutter with scenes builds.
      """,
    references: [FlutterNames.guide, "https://github.com/flutter/flutter/pull/176427"],
    examples: [
      RuleExample(
        .fires, "a pinned release below 3.38", base: .flutter, files: [".fvmrc": "{ \"flutter\": \"3.35.4\" }\n"]),
      RuleExample(
        .fires, "a constraint that allows older releases", base: .flutter,
        files: ["pubspec.lock": FlutterExamples.lock(flutter: ">=3.22.0")]),
      RuleExample(
        .fires, "scenes in the code, and an older release pinned", base: .flutterScenes,
        files: [".fvmrc": "{ \"flutter\": \"3.24.2\" }\n"]),
      RuleExample(
        .fires, "a scene delegate that does not name Flutter's classes yet", base: .flutterScenes,
        files: [
          "ios/Runner/SceneDelegate.swift": FlutterExamples.plainSceneDelegate,
          "pubspec.lock": FlutterExamples.lock(flutter: ">=3.10.0"),
        ]),
      RuleExample(
        .fires, "from before null safety", base: .flutter,
        files: ["pubspec.yaml": FlutterExamples.pubspec.replacing("^3.10.0", with: "\">=2.7.0 <3.0.0\"")]),
      RuleExample(.silent, "3.41 or later", base: .flutter),
      RuleExample(
        .fires, "an app that has adopted scenes, and a constraint that allows older releases", base: .flutterScenes,
        files: ["pubspec.lock": FlutterExamples.lock(flutter: ">=3.22.0")]),
      RuleExample(
        .silent, "an app that has adopted scenes", base: .flutterScenes,
        files: ["pubspec.lock": FlutterExamples.lock(flutter: ">=3.38.0")]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.isFlutterApp else { return [] }
    let apps = context.flutterApps
    let targets = context.targetsThatComeToNeedScenes
    let release = FlutterRelease(context)
    let place = release.package.flatMap { DependencyVersions.location($0, context.tree) }
    guard !targets.isEmpty else {
      guard let package = release.package, release.isBelow("3.38.0"), !apps.isEmpty else { return [] }
      if !release.isPinned {
        return [
          finding(
            RuleMessage(
              "\(package.source) allows a Flutter that cannot build this app",
              """
              It allows Flutter from \(release.version?.description ?? package.text) on, and the app names classes that \
              exist from 3.38 on. Set the lowest Flutter to 3.38.0 under environment in pubspec.yaml, so that an older one \
              says so in place of failing to compile.
              """),
            kind: .informational, targets: apps.flatMap(\.targets), in: place?.text, at: place?.range,
            symbol: "flutter", subject: Subject(values: ["version": package.text]))
        ]
      }
      return [
        finding(
          message(release, localized("\(package.source) pins Flutter \(package.text).")), kind: .blocker,
          targets: apps.flatMap(\.targets), in: place?.text, at: place?.range, symbol: "flutter",
          subject: Subject(values: ["version": package.text]))
      ]
    }
    if let old = context.dartBeforeNullSafety {
      return [
        finding(
          RuleMessage(
            "\(old.text.name) is from before null safety",
            """
            It allows Dart from \(old.version) on. Dart 3, and with it Flutter from 3.10 on, builds no code from before 2.12, \
            and scenes need Flutter 3.38: the app has to be migrated to null safety first.
            """),
          kind: .blocker, targets: targets, in: old.text, at: old.range, symbol: "flutter",
          choices: [
            .recommended(
              "leave", "Leave the project as it is until Flutter is upgraded",
              "Nothing of Flutter's is changed: no manifest, no code that needs 3.38.",
              because: "no release with scenes builds it as it is"),
            .other(
              "confirm", "It is built with Flutter 3.38 or later",
              "The code is written for it. With an older release it does not compile."),
          ])
      ]
    }
    guard let package = release.package else {
      return [
        finding(
          message(release, localized("No file of the project says which Flutter builds it.")), kind: .decision,
          targets: targets,
          in: context.pubspecPath.flatMap { context.flutterText($0) }, at: 0..<0, symbol: "flutter",
          choices: choices(isPinned: false))
      ]
    }
    if release.isBelow("3.38.0") {
      let fact =
        release.isPinned
        ? localized("\(package.source) pins Flutter \(package.text).")
        : localized("\(package.source) allows Flutter from \(release.version?.description ?? package.text) on.")
      return [
        finding(
          message(release, fact), kind: release.isPinned ? .blocker : .decision, targets: targets, in: place?.text,
          at: place?.range, symbol: "flutter", choices: choices(isPinned: release.isPinned),
          subject: Subject(values: ["version": package.text]))
      ]
    }
    guard release.isBelow("3.41.0"), release.isPinned else { return [] }
    return [
      finding(
        RuleMessage(
          "Flutter \(package.text) has scenes, with its own migration switched off",
          """
          \(package.source) pins Flutter \(package.text). The classes are there; Flutter's tool migrates by itself \
          only from 3.41 on, so that a build that says nothing proves nothing.
          """),
        kind: .informational, targets: targets, in: place?.text, at: place?.range, symbol: "flutter")
    ]
  }

  private static func choices(isPinned: Bool) -> [Choice] {
    let wait = Choice.other(
      "leave", "Leave the project as it is until Flutter is upgraded",
      "Nothing of Flutter's is changed: no manifest, no code that needs 3.38.")
    if isPinned {
      return [
        .recommended(
          "upgrade", "I upgrade Flutter to 3.38 or later (better 3.41)",
          "The code is written for the newer release. Until the upgrade it does not compile.",
          because: "no older release has scenes", isSure: false), wait,
      ]
    }
    return [
      .recommended(
        "confirm", "It is built with Flutter 3.38 or later",
        "The code is written for it. With an older release it does not compile.",
        because: "nothing pins an older release, and the iOS 27 SDK asks for a current one"), wait,
    ]
  }
}

extension FlutterSceneVersion {
  fileprivate static func message(_ release: FlutterRelease, _ fact: String) -> RuleMessage {
    RuleMessage(
      release.isPinned
        ? "Flutter \(release.version?.description ?? "") is too old for scenes"
        : "Scenes need Flutter 3.38, and the project may be built with less",
      """
      \(fact) The scene life cycle needs 3.38: FlutterSceneDelegate and FlutterImplicitEngineDelegate do not exist \
      before. From 3.41 on Flutter's own templates use them.
      """)
  }
}
