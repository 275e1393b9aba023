/// A class name in a manifest that leads to no class.
public enum UnresolvedSceneDelegate: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.delegate-unresolved", kinds: [.blocker, .decision],
    title: "The scene delegate's class name leads nowhere",
    explanation: """
      UIKit looks the class up by its run-time name: the module and the class for Swift \
      ($(PRODUCT_MODULE_NAME).SceneDelegate), the bare name for Objective-C and for Swift classes with @objc(Name). A \
      name that does not fit ends in "could not load class with name" and a black screen. The module is the target's \
      product name with every character that is no letter, digit or underscore replaced by an underscore.

      Where code names the class too, or SwiftUI makes the scenes, the manifest's name may never be asked for; then it \
      is a decision. A Swift class with @objc(Name) that is spelt with its module may be found by recent systems all \
      the same: only a device shows it.
      """,
    references: [Page.delegateClass, Page.transition],
    examples: [
      RuleExample(
        .fires, "a Swift class without its module", base: .uiKitScenes, files: plist(delegate: "SceneDelegate")),
      RuleExample(
        .fires, "a class that is not there", base: .uiKitScenes,
        files: plist(delegate: "$(PRODUCT_MODULE_NAME).MainSceneDelegate")),
      RuleExample(
        .fires, "another name for Objective-C", base: .uiKitScenes,
        files: ["App/SceneDelegate.swift": delegate("@objc(AppSceneDelegate)")]),
      RuleExample(
        .silent, "the Objective-C name", base: .uiKitScenes,
        files: plist(delegate: "AppSceneDelegate").merging([
          "App/SceneDelegate.swift": delegate("@objc(AppSceneDelegate)")
        ]) { $1 }),
      RuleExample(.silent, "the module by its build setting", base: .uiKitScenes),
      RuleExample(.silent, "the module by name", base: .uiKitScenes, files: plist(delegate: "App.SceneDelegate")),
      RuleExample(
        .silent, "the product's name instead of the module's", base: .uiKitScenes,
        files: plist(delegate: "$(PRODUCT_NAME).SceneDelegate")),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static func plist(delegate: String) -> [String: String] {
    [
      "App/Info.plist": ExamplePropertyList.file(
        ExamplePropertyList.usualManifest(storyboard: "Main", delegate: delegate))
    ]
  }

  private static func delegate(_ attribute: String) -> String {
    """
    import UIKit

    \(attribute)
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }

    """
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      adoption.manifests.flatMap { use -> [Finding] in
        guard let plist = use.plist else { return [] }
        return use.effective.compactMap { entry in report(entry, use, plist, adoption, context) }
      }
    }
  }

  private static func report(
    _ entry: SceneManifest.Configuration, _ use: ManifestUse, _ plist: InfoPlist, _ adoption: TargetAdoption,
    _ context: AuditContext
  ) -> Finding? {
    guard let written = entry.delegateClass, !written.isEmpty, let node = entry.node["UISceneDelegateClassName"] else {
      return nil
    }
    let found = use.configurations.lazy.map { configuration in
      DelegateLookup(sources: context.sources, target: adoption.target, configuration: configuration)
        .find(written, role: entry.role)
    }.first { !$0.isUsable || $0.isUncertain }
    guard let found else { return nil }
    var name: String?
    var isCertain = true
    switch found {
    case .misnamed(let model, let proper, let certain):
      // Expo's template spells it so, and apps made from it are in use.
      if !certain, context.sources.subtypes(of: "ExpoAppSceneDelegate").contains(model.name) { return nil }
      (name, isCertain) = (proper, certain)
    case .missing: name = replacement(entry.role, adoption, context)
    default: return nil
    }
    let otherwise =
      adoption.entry.isSwiftUI || (adoption.hook?.setsDelegate ?? false) || context.project.stacks.contains(.engine)
    let isCovered = adoption.isRepairedByAdoption && entry.role == SceneManifest.windowRole
    return finding(
      message(written, found, adoption, otherwise: otherwise, isCovered: isCovered),
      kind: otherwise || !isCertain ? .decision : .blocker, targets: [adoption.target], in: plist.text, at: node.range,
      symbol: written, choices: isCovered ? [] : choices(name, found, otherwise: otherwise, plist),
      subject: Subject(
        member: "UISceneDelegateClassName", range: node.range, values: name.map { ["name": $0] } ?? [:]),
      deviceChecks: [localized("Start the app from its icon: no line \"could not load class with name\" in the log.")])
  }

  /// The one scene delegate that the missing name may mean.
  private static func replacement(_ role: String, _ adoption: TargetAdoption, _ context: AuditContext) -> String? {
    guard role == SceneManifest.windowRole else { return nil }
    let delegates = context.sources.sceneDelegates(of: adoption.target).filter {
      !context.sources.isCarPlayOnly($0.name) && $0.isCompiled(by: adoption.target, in: context.sources)
    }
    guard delegates.count == 1, let delegate = delegates.first else { return nil }
    if delegate.language == .objectiveC { return delegate.name }
    return delegate.declaration.type.objectiveCName ?? "$(PRODUCT_MODULE_NAME).\(delegate.name)"
  }

  private static func choices(
    _ name: String?, _ found: DelegateClass, otherwise: Bool, _ plist: InfoPlist
  ) -> [Choice] {
    let leave = Phrase("The manifest keeps the name that leads nowhere.")
    guard let name else {
      return otherwise
        ? [
          .recommended(
            "leave", "Leave it", leave, because: "the scenes are made by other means, and the name is not asked for",
            isSure: false)
        ] : []
    }
    let isMissing: Bool = if case .missing = found { true } else { false }
    return [
      .recommended(
        "correct", "Write \(name)", "The manifest names the class as iOS knows it.",
        because: isMissing ? "it is the only scene delegate of the target" : "iOS knows the class by that name",
        isSure: !isMissing && plist.isEditable),
      .other("leave", "Leave it", leave),
    ]
  }
}

extension DelegateClass {
  /// Found by a name that not every system takes.
  var isUncertain: Bool { if case .misnamed(_, _, false) = self { true } else { false } }
}

extension UnresolvedSceneDelegate {
  fileprivate static func message(
    _ written: String, _ found: DelegateClass, _ adoption: TargetAdoption, otherwise: Bool, isCovered: Bool
  ) -> RuleMessage {
    var text: String
    switch found {
    case .misnamed(let model, let name, let isCertain):
      let place = Evidence.place(model.declaration.file.text, model.declaration.type.nameRange)
      text = localized("The class is declared at \(place), and iOS knows it as \(name), not as \(written). ")
      text +=
        isCertain
        ? localized("UIKit cannot load it by the name in the manifest: the screen stays black.")
        : localized(
          "Recent systems may find it all the same, so whether the screen stays black shows only on a device.")
    default:
      text =
        localized(
          "No source that \(adoption.target.name) compiles declares it. UIKit cannot load it: the screen stays black.")
    }
    if otherwise {
      text += localized(" Here the scenes are made by other means as well, so the name may never be asked for.")
    }
    if isCovered { text += localized(" The question about adopting scenes in this target repairs it.") }
    let title =
      if case .missing = found {
        localized("The scene manifest of \(adoption.target.name) names \(written), which is no class of the app")
      } else {
        localized("The scene manifest of \(adoption.target.name) spells its scene delegate \(written)")
      }
    return RuleMessage(title: title, text: text)
  }
}
