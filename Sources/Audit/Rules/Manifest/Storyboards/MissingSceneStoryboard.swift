/// A storyboard that the manifest names and the app has not.
public enum MissingSceneStoryboard: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.storyboard-missing", kinds: [.blocker],
    title: "The manifest names a storyboard the app does not have",
    explanation: """
      With UISceneStoryboardFile UIKit loads the storyboard before the scene delegate is asked for anything. A name \
      that is in no resource of the target, or a storyboard without an initial controller, ends the app at launch or \
      leaves it black. The value is the name without its extension.
      """,
    references: [Page.manifest],
    examples: [
      RuleExample(
        .fires, "no such file", base: .uiKitScenes,
        files: ["App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest(storyboard: "Home"))]),
      RuleExample(
        .fires, "with its extension", base: .uiKitScenes,
        files: [
          "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest(storyboard: "Main.storyboard"))
        ]),
      RuleExample(
        .fires, "without an initial controller", base: .uiKitScenes,
        files: ["App/Main.storyboard": ExampleStoryboard.file(isInitial: false)]),
      RuleExample(.silent, "in the target", base: .uiKitScenes),
      RuleExample(
        .silent, "no storyboard named", base: .capacitor85,
        files: ["ios/App/App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest())]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private enum Problem {
    case noFile, notInTarget(String), noInitialController(String)
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      adoption.manifests.flatMap { use -> [Finding] in
        guard let plist = use.plist else { return [] }
        return use.windowEntries.compactMap { entry in
          guard let name = entry.storyboard, !name.isEmpty, !name.contains("$"),
            let problem = problem(name, adoption.target, context.project),
            let node = entry.node["UISceneStoryboardFile"]
          else { return nil }
          let proper = replacement(name, problem, adoption.target, context.project)
          return finding(
            message(name, problem, adoption.target), targets: [adoption.target], in: plist.text, at: node.range,
            symbol: name, choices: choices(proper, plist),
            subject: Subject(
              member: "UISceneStoryboardFile", range: node.range, values: proper.map { ["name": $0] } ?? [:]))
        }
      }
    }
  }

  private static func problem(_ name: String, _ target: AppTarget, _ project: Project) -> Problem? {
    let resources = target.resources.filter { TreePath.pathExtension($0) == "storyboard" }
    let inTarget = resources.first { TreePath.name($0) == name + ".storyboard" }
    let known = project.storyboards.filter { $0.name == name }
    guard let path = inTarget else {
      if let other = known.first { return .notInTarget(other.path) }
      return .noFile
    }
    guard let storyboard = known.first(where: { $0.path == path }), storyboard.initialControllerID == nil else {
      return nil
    }
    return .noInitialController(path)
  }

  /// A storyboard of the target that the name certainly means.
  private static func replacement(_ name: String, _ problem: Problem, _ target: AppTarget, _ project: Project)
    -> String?
  {
    guard case .noFile = problem else { return nil }
    let names = target.resources.filter { TreePath.pathExtension($0) == "storyboard" }
      .map { String(TreePath.name($0).dropLast(".storyboard".count)) }
    let wanted = name.lowercased().replacing(".storyboard", with: "")
    return names.first { $0.lowercased() == wanted }
  }

  private static func choices(_ proper: String?, _ plist: InfoPlist) -> [Choice] {
    guard let proper else { return [] }
    return [
      .recommended(
        "fix", "Write \(proper)", "The manifest names the storyboard that the target has.",
        because: "\(proper).storyboard is among the resources of the target", isSure: plist.isEditable),
      .other("leave", "Leave it", "UIKit does not find the storyboard at launch."),
    ]
  }
}

extension MissingSceneStoryboard {
  private static func message(_ name: String, _ problem: Problem, _ target: AppTarget) -> RuleMessage {
    let what =
      switch problem {
      case .noFile: localized("No resource of \(target.name) is called \(name).storyboard.")
      case .notInTarget(let path): localized("\(path) exists, but is not among the resources of \(target.name).")
      case .noInitialController(let path): localized("\(path) has no initial view controller.")
      }
    return RuleMessage(
      "The manifest of \(target.name) names the storyboard \(name), which cannot be loaded",
      "\(what) UIKit loads it as the scene connects: the app ends at launch or stays black.")
  }
}
