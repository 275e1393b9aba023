/// The Expo SDK, which decides whether Expo brings scenes.
public enum ExpoVersion: Rule {
  public static let documentation = RuleDocumentation(
    id: "expo.version", kinds: [.decision, .informational],
    title: "The Expo SDK decides how scenes are adopted",
    explanation: """
      Expo's template uses scenes from SDK 58 on. SDK 57 has them from 57.0.23 on, switched on by \
      ios.enableSceneSupport of expo-build-properties. SDK 56 and older have nothing: upgrade, use a config plugin, or give \
      the app a scene delegate of its own that passes events on to Expo's modules.
      """,
    references: ["https://github.com/expo/expo/issues/46664", "https://github.com/expo/expo/pull/50205"],
    examples: [
      RuleExample(.fires, "SDK 54", base: .expo),
      RuleExample(.silent, "React Native without Expo", base: .reactNative),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.project.stacks.contains(.expo), let package = context.project.version(of: "expo"),
      let version = package.lowestVersion, context.adoption.state != .adopted || context.project.targets.isEmpty
    else { return [] }
    if ReactNativeApp.compare(version, "58.0.0") == true { return [] }
    let hasRuntime = ReactNativeApp.compare(version, "57.0.23") == true
    let is57 = ReactNativeApp.compare(version, "57.0.0") == true
    let place = DependencyVersions.location(package, context.tree)
    let advice =
      hasRuntime
      ? localized(
        """
        It has scenes, switched off: ios.enableSceneSupport of expo-build-properties switches them on for a project \
        that prebuild writes; a project kept by hand names EXExpoAppSceneDelegate in its manifest.
        """)
      : is57
        ? localized("Scenes came with 57.0.23: update expo within SDK 57, then they can be switched on.")
        : localized(
          """
          No release of SDK \(version.numbers.first ?? 0) has scenes. Upgrade to SDK 58, or give the app a scene \
          delegate of its own that passes every event on to Expo's modules.
          """)
    return [
      finding(
        RuleMessage(
          hasRuntime ? "Expo \(version) has scenes, switched off" : "Expo \(version) has no scenes",
          "\(package.source) has expo \(package.text). \(advice)"),
        kind: .informational, targets: context.project.targets, in: place?.text, at: place?.range, symbol: "expo",
        subject: Subject(values: ["version": version.description]))
    ]
  }
}

/// An Expo project whose native folders prebuild writes.
public enum ExpoManaged: Rule {
  public static let documentation = RuleDocumentation(
    id: "expo.managed", kinds: [.blocker, .decision, .informational],
    title: "Expo's prebuild writes the native project",
    explanation: """
      Where the ios folder is missing or git ignores it, npx expo prebuild writes it anew, and every change in it is lost. \
      Scenes are switched on where prebuild looks: with SDK 58 they are in the template; with SDK 57 from 57.0.23 on \
      expo-build-properties switches them on; before, only an upgrade or a config plugin helps.
      """,
    references: [
      "https://github.com/expo/expo/pull/50205", "https://docs.expo.dev/workflow/continuous-native-generation/",
    ],
    examples: [
      RuleExample(.fires, "no ios folder", base: .empty, files: ReactNativeExamples.managed("54.0.0")),
      RuleExample(
        .fires, "SDK 57 before its scenes", base: .empty, files: ReactNativeExamples.managed("57.0.4")),
      RuleExample(
        .fires, "SDK 58, whose template has scenes", base: .empty, files: ReactNativeExamples.managed("58.0.0")),
      RuleExample(
        .silent, "switched on", base: .empty,
        files: ReactNativeExamples.managed(
          "57.0.30", plugins: "[\"expo-build-properties\", { \"ios\": { \"enableSceneSupport\": true } }]")),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard let generator = context.project.generator, generator.kind == .expoPrebuild else { return [] }
    let version = context.project.version(of: "expo")?.lowestVersion
    guard let text = try? context.tree.text(of: generator.definition) else { return [] }
    if ReactNativeApp.compare(version, "58.0.0") == true { return [written(generator, version, text, context)] }
    if isSwitchedOn(text), ReactNativeApp.compare(version, "57.0.23") != false { return [] }
    let hasRuntime = ReactNativeApp.compare(version, "57.0.23") == true
    let is57 = ReactNativeApp.compare(version, "57.0.0") == true
    let switchOn = localized(
      "Add expo-build-properties to its plugins with { \"ios\": { \"enableSceneSupport\": true } }, and run npx expo prebuild."
    )
    let advice =
      hasRuntime
      ? switchOn
      : is57
        ? localized("Scenes came with 57.0.23: update expo within SDK 57 first. \(switchOn)")
        : localized(
          """
          Upgrade Expo: SDK 58 has scenes in its template, and 57.0.23 lets expo-build-properties switch them on. A \
          config plugin that writes the manifest and the scene delegate is the other way.
          """)
    return [
      finding(
        RuleMessage(
          "Prebuild writes this project: scenes have to be switched on in \(TreePath.name(generator.definition))",
          "The native project comes from \(generator.definition); changes in it would be lost. \(advice)"),
        kind: hasRuntime ? .decision : .blocker, targets: context.project.targets, in: text, at: text.lineRange(0),
        symbol: TreePath.name(generator.definition))
    ]
  }

  private static func isSwitchedOn(_ text: SourceText) -> Bool {
    guard let range = text.bytes.firstRange(of: Array("enableSceneSupport".utf8)) else { return false }
    return text.string(in: range.upperBound..<min(text.bytes.count, range.upperBound + 12)).contains("true")
  }

  /// From SDK 58 on the template has scenes.
  private static func written(
    _ generator: ProjectGenerator, _ version: Version?, _ text: SourceText, _ context: AuditContext
  ) -> Finding {
    let rest =
      isSwitchedOn(text)
      ? localized(" ios.enableSceneSupport has no effect from SDK 58 on and can go.") : ""
    return finding(
      RuleMessage(
        "Prebuild of Expo \(version?.description ?? "58") writes an app with scenes",
        """
        The native project comes from \(generator.definition), and the template of SDK 58 has the manifest and the \
        scene delegate. An ios folder of an older SDK is written anew by npx expo prebuild --clean.\(rest)
        """),
      kind: .informational, targets: context.project.targets, in: text, at: text.lineRange(0),
      symbol: TreePath.name(generator.definition))
  }
}

/// Overrides that Expo's scene delegate calls.
public enum ExpoForwards: Rule {
  public static let documentation = RuleDocumentation(
    id: "expo.forwards", kinds: [.informational],
    title: "Expo's scene delegate calls the app delegate's overrides",
    explanation: """
      EXExpoAppSceneDelegate passes links, shortcuts and the states of the scene on to the app delegate, so that its overrides \
      and Expo's modules hear of them as before. Moving such an override to the scene delegate would run it twice, or never.
      """,
    references: ["https://github.com/expo/expo/pull/49925"],
    examples: [
      RuleExample(
        .fires, "an override in an app with Expo 58", base: .expo,
        files: [
          "package.json": ReactNativeExamples.package("0.88.0", expo: "58.0.2"),
          "ios/App/AppDelegate.swift": ReactNativeExamples.expoDelegate(
            more: """
                override func applicationDidBecomeActive(_ application: UIApplication) {
                  super.applicationDidBecomeActive(application)
                  Badge.shared.clear()
                }
              """),
        ]),
      RuleExample(.silent, "an Expo without scenes", base: .expo),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.reactNativeApps.filter(\.hasExpoScenes).compactMap { app in
      let kept = app.delegate.methods.filter { $0.function.callback?.fate == .dies }
      guard let first = kept.first else { return nil }
      return finding(
        RuleMessage(
          "\(localized(kept.count == 1 ? "An override" : "\(kept.count) overrides")) of \(app.delegate.name) \(kept.count, one: "stays", other: "stay") where \(kept.count, one: "it is", other: "they are")",
          """
          Expo's scene delegate calls \(kept.map(\.function.signature).unique.listed). They are not to be moved: \
          they would run twice, or never.
          """),
        targets: app.targets, in: first.file.text, at: first.function.nameRange, symbol: app.delegate.name)
    }
  }
}
