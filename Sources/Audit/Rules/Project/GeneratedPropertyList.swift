/// A target without an Info.plist file.
public enum GeneratedPropertyList: Rule {
  public static let documentation = RuleDocumentation(
    id: "plist.generated", kinds: [.blocker], title: "The Info.plist is generated from build settings",
    explanation: """
      With GENERATE_INFOPLIST_FILE and no INFOPLIST_FILE Xcode makes the whole Info.plist from build settings, and none \
      of them can describe a scene manifest. The repair is a small Info.plist with nothing but the manifest, named by \
      INFOPLIST_FILE in every configuration: Xcode merges the two. Naming the scene delegate in code needs no file.
      """,
    references: [Page.swiftBuild],
    examples: [
      RuleExample(
        .fires, "no file at all", base: .uiKit,
        files: [
          "App.xcodeproj/project.pbxproj": ExampleProject.swiftProject(
            sources: ["AppDelegate.swift", "ViewController.swift"], settings: ["GENERATE_INFOPLIST_FILE": "YES"]
          ).text
        ]),
      RuleExample(.silent, "a file", base: .uiKit),
      RuleExample(.silent, "a SwiftUI App", base: .swiftUI),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.compactMap { adoption in
      guard !adoption.entry.isSwiftUI, adoption.missing.contains(.manifest),
        adoption.manifests.contains(where: { $0.location == .generated })
      else { return nil }
      let place = SettingPlace.find("GENERATE_INFOPLIST_FILE", of: adoption.target, in: context.tree)
      return finding(
        message(adoption.target.name), targets: [adoption.target], in: place?.text, at: place?.range,
        symbol: "GENERATE_INFOPLIST_FILE", subject: Subject(member: "INFOPLIST_FILE"))
    }
  }
}

extension GeneratedPropertyList {
  fileprivate static func message(_ target: String) -> RuleMessage {
    RuleMessage(
      "\(target) has no Info.plist file to put the scene manifest into",
      """
      Its Info.plist is made from build settings, and no setting can name a scene delegate. The question about \
      adopting scenes in this target covers it: a small Info.plist with the manifest is created and named in every \
      configuration.
      """)
  }
}
