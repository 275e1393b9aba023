/// A build setting that replaces the scene manifest by an empty one.
public enum GeneratedManifestOverride: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.generation-override", kinds: [.blocker, .decision],
    title: "A build setting replaces the scene manifest",
    explanation: """
      INFOPLIST_KEY_UIApplicationSceneManifest_Generation is meant for SwiftUI. With a generated Info.plist it writes a \
      manifest without configurations and with several windows allowed, and where the Info.plist file has a manifest \
      of its own, the generated one wins: the file's configurations are gone from the built app.

      In a UIKit target the setting has to be NO in every build configuration. What the built app's Info.plist holds \
      can be seen after a build only.
      """,
    references: [Page.swiftBuild, Page.manifest],
    examples: [
      RuleExample(
        .fires, "beside a manifest of the file", base: .uiKitScenes,
        files: ["App.xcodeproj/project.pbxproj": overridden]),
      RuleExample(.silent, "in a SwiftUI App", base: .swiftUI),
      RuleExample(.silent, "not set", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static let overridden = ExampleProject.swiftProject(
    sources: ["AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift"],
    resources: ["Main.storyboard", "LaunchScreen.storyboard"],
    settings: [
      "INFOPLIST_FILE": "App/Info.plist", "GENERATE_INFOPLIST_FILE": "YES", ManifestUse.generationSetting: "YES",
    ]
  ).text

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.compactMap { adoption in
      let overridden = adoption.manifests.filter(\.isOverridden)
      guard !adoption.entry.isSwiftUI, !overridden.isEmpty else { return nil }
      let hasManifest = overridden.contains { $0.written != nil }
      let isServed = adoption.hook?.setsDelegate ?? false
      let place = SettingPlace.find(ManifestUse.generationSetting, of: adoption.target, in: context.tree)
      let choices: [Choice] =
        adoption.isRepairedByAdoption
        ? []
        : [
          .recommended(
            "fix", "Set it to NO", "The setting becomes NO in every build configuration of \(adoption.target.name).",
            because: "it is meant for SwiftUI and turns several windows on"),
          .other(
            "leave", "Leave it", "The built app keeps a manifest without configurations and with several windows."),
        ]
      return finding(
        message(adoption, overridden, hasManifest: hasManifest), kind: isServed && !hasManifest ? .decision : .blocker,
        targets: [adoption.target], in: place?.text, at: place?.range, symbol: ManifestUse.generationSetting,
        choices: choices, subject: Subject(member: ManifestUse.generationSetting))
    }
  }
}

extension GeneratedManifestOverride {
  fileprivate static func message(
    _ adoption: TargetAdoption, _ uses: [ManifestUse], hasManifest: Bool
  ) -> RuleMessage {
    let builds = uses.flatMap { $0.configurations.map(\.name) }.unique.listed
    let covered =
      adoption.isRepairedByAdoption ? localized(" The question about adopting scenes in this target repairs it.") : ""
    return RuleMessage(
      "A build setting of \(adoption.target.name) replaces its scene manifest",
      """
      \(ManifestUse.generationSetting) is on in \(builds). It writes a manifest without configurations that allows \
      several windows
      """ + (hasManifest ? ", and it wins over the one in the Info.plist file" : "")
        + ". It is meant for SwiftUI apps, and this target starts with a UIKit app delegate.\(covered)")
  }
}
