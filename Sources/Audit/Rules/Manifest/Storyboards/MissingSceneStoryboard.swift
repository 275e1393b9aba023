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
          let repair = repair(of: name, problem, adoption, plist, context.project)
          return finding(
            message(name, problem, adoption.target), targets: [adoption.target], in: plist.text, at: node.range,
            symbol: name, choices: choices(repair, plist),
            subject: Subject(
              member: "UISceneStoryboardFile", range: node.range,
              values: repair?.name.map { ["name": $0] } ?? [:]))
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

  /// What the manifest should say instead.
  private struct Repair {
    /// Another storyboard; nil where the configuration needs none.
    let name: String?
    let why: Phrase
    var isSure = true
  }

  private static func repair(
    of name: String, _ problem: Problem, _ adoption: TargetAdoption, _ plist: InfoPlist, _ project: Project
  ) -> Repair? {
    // What lies beside the target has to be added to it; which name it has is right.
    if case .notInTarget = problem { return nil }
    let names = loadable(in: adoption.target, project)
    let wanted = name.lowercased().replacing(".storyboard", with: "")
    if let proper = names.first(where: { $0.lowercased() == wanted && $0 != name }) {
      return Repair(name: proper, why: Phrase("\(proper).storyboard is among the resources of the target"))
    }
    if let delegate = adoption.serving.first, adoption.serving.allSatisfy(\.makesWindow) {
      return Repair(name: nil, why: Phrase("\(delegate.title) makes the window itself"))
    }
    if let main = plist.root?["UIMainStoryboardFile"]?.string, names.contains(main) {
      return Repair(
        name: main, why: Phrase("UIMainStoryboardFile names it, and it is among the resources of the target"))
    }
    let launch = plist.root?["UILaunchStoryboardName"]?.string ?? "LaunchScreen"
    let others = names.filter { $0 != launch }
    guard others.count == 1, let only = others.first else { return nil }
    return Repair(
      name: only, why: Phrase("it is the only storyboard of the target besides the launch screen"), isSure: false)
  }

  /// Names of the target's storyboards that have a first controller.
  private static func loadable(in target: AppTarget, _ project: Project) -> [String] {
    let paths = Set(target.resources)
    return project.storyboards.filter { paths.contains($0.path) && $0.initialControllerID != nil }.map(\.name).unique
  }

  private static func choices(_ repair: Repair?, _ plist: InfoPlist) -> [Choice] {
    guard let repair else { return [] }
    let isSure = repair.isSure && plist.isEditable
    let fix =
      repair.name.map { name in
        Choice.recommended(
          "fix", "Write \(name)", "The manifest names the storyboard that the target has.", because: repair.why,
          isSure: isSure)
      }
      ?? Choice.recommended(
        "fix", "Name no storyboard", "UISceneStoryboardFile leaves the manifest; the code stays as it is.",
        because: repair.why, isSure: isSure)
    return [fix, .other("leave", "Leave it", "UIKit does not find the storyboard at launch.")]
  }
}

extension TargetAdoption.Serving {
  fileprivate var makesWindow: Bool { if case .code = window { true } else { false } }
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
