/// What Flutter's own migration would do with the project.
public enum FlutterCLIMigrator: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.cli-migrator", kinds: [.informational],
    title: "What Flutter's own migration would do here",
    explanation: """
      From Flutter 3.41 on, flutter run and flutter build ios migrate an app by themselves, where its AppDelegate is \
      letter by letter one of Flutter's templates and ios/Runner/Info.plist names the storyboard Main. In every other case \
      the tool prints that migration is needed and does not say why; the reason shows only with -v. It counts any mention \
      of UIApplicationSceneManifest as adopted, even in a comment.

      The tool rewrites Info.plist with its keys sorted, and when that fails it leaves the app delegate changed. What \
      this program does is told file by file before it is done, and undone as a whole.
      """,
    references: [
      FlutterNames.guide, "https://github.com/flutter/flutter/issues/178904",
      "https://github.com/flutter/flutter/issues/183637", "https://github.com/flutter/flutter/issues/188557",
    ],
    examples: [
      RuleExample(.fires, "the template, which the tool migrates", base: .flutter),
      RuleExample(
        .fires, "a licence in front, which it refuses", base: .flutter,
        files: [
          "ios/Runner/AppDelegate.swift": "// Copyright the authors.\n\n"
            + FlutterExamples.appDelegate("GeneratedPluginRegistrant.register(with: self)")
        ]),
      RuleExample(
        .fires, "switched off", base: .flutter,
        files: ["pubspec.yaml": FlutterExamples.pubspec + "  config:\n    enable-uiscene-migration: false\n"]),
      RuleExample(.silent, "an app that has adopted scenes", base: .flutterScenes),
    ],
    otherTools: [.flutterCLI: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.project.stacks.contains(.flutter) else { return [] }
    return context.flutterApps.filter { app in
      app.targets.contains { context.adoption[$0]?.state != .adopted }
    }.prefix(1).map { app in
      let verdict = FlutterToolVerdict(app, context)
      let part = app.delegate.declaration
      return finding(
        message(verdict), targets: app.targets, in: verdict.place?.text ?? part.file.text,
        at: verdict.place?.range ?? part.type.nameRange, symbol: "flutter build ios",
        subject: Subject(values: ["refuses": verdict.reasons.joined(separator: "; ")]),
        otherTools: [.flutterCLI: verdict.reasons.isEmpty])
    }
  }
}

extension FlutterCLIMigrator {
  fileprivate static func message(_ verdict: FlutterToolVerdict) -> RuleMessage {
    let age = verdict.mayBeOff ? localized(" Below 3.41 it is off unless flutter config switches it on.") : ""
    if verdict.isSwitchedOff {
      return RuleMessage(
        "Flutter's own migration is switched off",
        """
        \(verdict.place?.text.path ?? "pubspec.yaml") sets enable-uiscene-migration to false: flutter build ios \
        neither migrates nor warns, so its silence proves nothing. The line can go once scenes are adopted.
        """)
    }
    if verdict.isTakenForDone {
      return RuleMessage(
        "Flutter's own migration takes the app for migrated",
        """
        \(verdict.place?.text.path ?? "Info.plist") mentions UIApplicationSceneManifest, and Flutter's tool looks \
        no further: it changes nothing and says nothing. The manifest is not usable as it stands.
        """)
    }
    if verdict.reasons.isEmpty {
      return RuleMessage(
        "Flutter's own migration would take this app",
        """
        The app delegate is Flutter's template, so flutter build ios migrates it from 3.41 on, and writes \
        Info.plist anew with sorted keys.\(age) What is proposed here comes to the same and leaves the order of the \
        keys.
        """)
    }
    return RuleMessage(
      "Flutter's own migration would refuse this app",
      "flutter build ios would only print that migration is needed, because \(verdict.reasons.listed).\(age)")
  }
}
