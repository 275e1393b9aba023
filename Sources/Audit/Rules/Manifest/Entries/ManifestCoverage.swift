/// One of several Info.plists without the manifest.
public enum ManifestCoverage: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.coverage", kinds: [.blocker], title: "Some builds have the scene manifest and some do not",
    explanation: """
      A target can have an Info.plist for each build configuration, and brands or test builds often have targets of \
      their own that share the app's code. The manifest has to be in every one of them: the build that lacks it is the \
      one that stops at launch, and it is often not the one people run every day.
      """,
    references: [Page.transition],
    examples: [
      RuleExample(.fires, "Release has a plist of its own", base: .uiKitScenes, files: releasePlist),
      RuleExample(.silent, "one plist for all", base: .uiKitScenes),
      RuleExample(.silent, "no manifest anywhere", base: .uiKit),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static let releasePlist: [String: String] = {
    var project = ExampleProject.swiftProject(
      sources: ["AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift"],
      resources: ["Main.storyboard", "LaunchScreen.storyboard"])
    for index in project.targets.indices {
      project.targets[index].releaseSettings["INFOPLIST_FILE"] = "App/Release-Info.plist"
    }
    return [
      "App.xcodeproj/project.pbxproj": project.text, "App/Release-Info.plist": ExamplePropertyList.file(),
    ]
  }()

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    withinTargets(context) + betweenTargets(context)
  }

  private static func withinTargets(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      guard !adoption.entry.isSwiftUI, !(adoption.hook?.setsDelegate ?? false) else { return [] }
      let known = adoption.manifests.filter(\.isKnown)
      let without = known.filter(\.namedWindowEntries.isEmpty)
      guard let other = known.first(where: { !$0.namedWindowEntries.isEmpty }), !without.isEmpty else { return [] }
      return without.map { use in
        let place = use.plist.map { plist in (plist.text, plist.root?.range.lowerBound ?? 0) }
        return finding(
          message(use.configurations.map(\.name).listed, of: adoption.target.name, other),
          targets: [adoption.target], in: place?.0, at: place.map { $0.1..<$0.1 + 1 },
          symbol: "UIApplicationSceneManifest", subject: Subject(member: "UIApplicationSceneManifest"),
          distinction: use.configurations.map(\.name).joined(separator: ","))
      }
    }
  }

  /// Targets that share their app delegate: a brand without the manifest of the others.
  private static func betweenTargets(_ context: AuditContext) -> [Finding] {
    context.appDelegateGroups.flatMap { group -> [Finding] in
      let adoptions = group.targets.compactMap { context.adoption[$0] }
      guard let done = adoptions.first(where: { !($0.missing.contains(.manifest)) }), done.hook?.setsDelegate != true
      else { return [] }
      let without = adoptions.filter { adoption in
        adoption.isKnown && adoption.missing.contains(.manifest)
          && adoption.manifests.filter(\.isKnown).allSatisfy(\.namedWindowEntries.isEmpty)
      }
      return without.map { adoption in
        let plist = adoption.manifests.lazy.compactMap(\.plist).first
        let start = plist?.root?.range.lowerBound ?? 0
        return finding(
          message(adoption.target.name, sharedWith: done.target.name), targets: [adoption.target], in: plist?.text,
          at: plist.map { _ in start..<start + 1 }, symbol: "UIApplicationSceneManifest",
          subject: Subject(member: "UIApplicationSceneManifest"))
      }
    }
  }
}

extension ManifestCoverage {
  fileprivate static func message(_ builds: String, of target: String, _ other: ManifestUse) -> RuleMessage {
    RuleMessage(
      "\(builds) of \(target) is built without the scene manifest",
      """
      \(other.configurations.map(\.name).listed) has it (\(other.plist?.path ?? "")), this one has not. Built with \
      the iOS 27 SDK, \(builds) stops at launch. The question about adopting scenes in this target repairs it.
      """)
  }

  fileprivate static func message(_ target: String, sharedWith other: String) -> RuleMessage {
    RuleMessage(
      "\(target) lacks the scene manifest that \(other) has",
      """
      Both start with the same app delegate, but the Info.plist of \(target) describes no scene. Built with the iOS \
      27 SDK, it stops at launch. The question about adopting scenes in \(target) repairs it.
      """)
  }
}
