/// An Info.plist that cannot be read or found.
public enum UnreadablePropertyList: Rule {
  public static let documentation = RuleDocumentation(
    id: "plist.unreadable", kinds: [.blocker], title: "An Info.plist cannot be read",
    explanation: """
      The Info.plist of a target is damaged, is not where INFOPLIST_FILE says, or its path holds a build variable \
      that could not be worked out. Nothing is claimed about its manifest, and nothing is edited there.
      """,
    references: ["https://developer.apple.com/documentation/bundleresources/information-property-list"],
    examples: [
      RuleExample(
        .fires, "a tag that is not closed", base: .uiKit,
        files: ["App/Info.plist": ExamplePropertyList.file("<key>A</key>\n<dict>")]),
      RuleExample(
        .fires, "a path to nothing", base: .uiKit,
        files: [
          "App.xcodeproj/project.pbxproj": ExampleProject.swiftProject(
            sources: ["AppDelegate.swift", "ViewController.swift"], settings: ["INFOPLIST_FILE": "App/Other-Info.plist"]
          ).text
        ]),
      RuleExample(.silent, "a good one", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let damaged = context.project.infoPlists.values.sorted { $0.path < $1.path }.compactMap { plist -> Finding? in
      guard plist.root == nil, let problem = plist.problem, problem.kind != .conflictMarkers else { return nil }
      let targets = context.adoption.targets.filter { $0.manifests.contains { $0.plist?.path == plist.path } }
      return finding(
        message(plist.text.name, problem), targets: targets.map(\.target), in: plist.text,
        at: plist.text.lineRange((problem.line ?? 1) - 1), symbol: plist.text.name,
        subject: Subject(member: plist.path))
    }
    return damaged + context.adoption.targets.flatMap { lost($0, context) }
  }

  private static func lost(_ adoption: TargetAdoption, _ context: AuditContext) -> [Finding] {
    if adoption.entry.isSwiftUI { return [] }
    return adoption.manifests.compactMap { use in
      let value: String
      switch use.location {
      case .missing(let path): value = path
      case .unresolved(let written): value = written
      case .none where adoption.manifests.allSatisfy({ !$0.isKnown }): value = ""
      case .file, .generated, .none: return nil
      }
      let place = SettingPlace.find("INFOPLIST_FILE", of: adoption.target, in: context.tree)
      return finding(
        message(adoption, use, value), targets: [adoption.target], in: place?.text, at: place?.range,
        symbol: "INFOPLIST_FILE", subject: Subject(member: "INFOPLIST_FILE"), distinction: value)
    }
  }
}

extension UnreadablePropertyList {
  fileprivate static func message(_ name: String, _ problem: ProjectProblem) -> RuleMessage {
    RuleMessage("\(name) cannot be read", text: problem.message)
  }

  fileprivate static func message(_ adoption: TargetAdoption, _ use: ManifestUse, _ value: String) -> RuleMessage {
    let builds = use.configurations.map(\.name).unique.listed
    if value.isEmpty {
      return RuleMessage(
        "\(adoption.target.name) has no Info.plist that could be found",
        """
        Neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE could be worked out for \(builds). Settings that come \
        from files which are not here yet, such as those of CocoaPods, may hold it. Nothing is claimed about its \
        manifest.
        """)
    }
    return RuleMessage(
      "The Info.plist of \(adoption.target.name) was not found",
      """
      INFOPLIST_FILE of \(builds) is \(value), and no such file is there. It may be made by a build step; otherwise \
      correct the setting. Nothing is claimed about its manifest.
      """)
  }
}
