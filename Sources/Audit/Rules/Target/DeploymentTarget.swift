/// Deployment targets that Xcode 27 does not take, or that know no scenes.
public enum DeploymentTarget: Rule {
  public static let documentation = RuleDocumentation(
    id: "target.deployment", kinds: [.informational], title: "The deployment target is below what Xcode 27 builds",
    explanation: """
      Xcode 27 builds for iOS 15 and later. An older deployment target has to be raised before the iOS 27 SDK can be \
      used at all; raising it does not replace adopting scenes. Below iOS 13 there are no scenes: an app that really \
      runs there keeps both ways, with the new code behind an availability check.
      """,
    references: [Page.releaseNotes],
    examples: [
      RuleExample(
        .fires, "iOS 12", base: .uiKit,
        files: [
          "App.xcodeproj/project.pbxproj": ExampleProject.swiftProject(
            sources: ["AppDelegate.swift", "ViewController.swift"],
            settings: ["INFOPLIST_FILE": "App/Info.plist", "IPHONEOS_DEPLOYMENT_TARGET": "12.0"]
          ).text
        ]),
      RuleExample(.silent, "iOS 15", base: .uiKit),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static let floor = Version("15.0")
  private static let scenes = Version("13.0")

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard let floor, let scenes else { return [] }
    return context.project.targets.compactMap { target in
      let name = target.platforms.first == .tvOS ? "TVOS_DEPLOYMENT_TARGET" : "IPHONEOS_DEPLOYMENT_TARGET"
      let versions = target.configurations.compactMap { $0.setting(name).flatMap(Version.init) }
      guard let lowest = versions.min(), lowest < floor else { return nil }
      let place = SettingPlace.find(name, of: target, in: context.tree)
      return finding(
        message(target, lowest, needsBoth: lowest < scenes), targets: [target], in: place?.text, at: place?.range,
        symbol: name, subject: Subject(member: name, values: ["version": lowest.description]))
    }
  }
}

extension DeploymentTarget {
  fileprivate static func message(_ target: AppTarget, _ version: Version, needsBoth: Bool) -> RuleMessage {
    let system = target.platforms.first == .tvOS ? "tvOS" : "iOS"
    return RuleMessage(
      "\(target.name) is built for \(system) \(version)",
      """
      Xcode 27 builds for \(system) 15 and later, so the deployment target has to be raised before the iOS 27 SDK \
      can be used. It is not changed here.
      """
        + (needsBoth
          ? """
           Before \(system) 13 there are no scenes: what moves to a scene delegate does not run there.
          """ : ""))
  }
}
