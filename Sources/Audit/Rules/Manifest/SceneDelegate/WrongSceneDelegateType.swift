/// A class in a manifest that is no scene delegate.
public enum WrongSceneDelegateType: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.delegate-wrong-type", kinds: [.blocker], title: "The class in the manifest is no scene delegate",
    explanation: """
      UIKit throws "representation's delegateClass must conform to UISceneDelegate protocol" when the class in the \
      manifest does not adopt UIWindowSceneDelegate, and makes a second, empty app delegate when the manifest names \
      that. Conformance counts wherever it is declared: on the class, in an extension, in a superclass.
      """,
    references: [Page.delegateClass],
    examples: [
      RuleExample(
        .fires, "the app delegate itself", base: .uiKitScenes,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            ExamplePropertyList.usualManifest(storyboard: "Main", delegate: "$(PRODUCT_MODULE_NAME).AppDelegate"))
        ]),
      RuleExample(
        .fires, "a class without the protocol", base: .uiKitScenes,
        files: [
          "App/SceneDelegate.swift": "import UIKit\n\nclass SceneDelegate: UIResponder {\n  var window: UIWindow?\n}\n"
        ]),
      RuleExample(
        .silent, "the protocol in an extension", base: .uiKitScenes,
        files: [
          "App/SceneDelegate.swift":
            "import UIKit\n\nclass SceneDelegate: UIResponder {\n  var window: UIWindow?\n}\n\nextension SceneDelegate: UIWindowSceneDelegate {}\n"
        ]),
      RuleExample(.silent, "a scene delegate", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      adoption.serving.compactMap { serving in
        guard case .wrongType(let model) = serving.resolution, case .manifest(let use, let entry) = serving.origin,
          let plist = use.plist, let node = entry.node["UISceneDelegateClassName"]
        else { return nil }
        let isAppDelegate = context.sources.subtypes(of: "UIApplicationDelegate").contains(model.name)
        return finding(
          message(model, isAppDelegate: isAppDelegate, adoption), targets: [adoption.target], in: plist.text,
          at: node.range, symbol: model.name,
          subject: Subject(type: model.name, member: "UISceneDelegateClassName", range: node.range))
      }
    }
  }
}

extension WrongSceneDelegateType {
  fileprivate static func message(
    _ model: ClassModel, isAppDelegate: Bool, _ adoption: TargetAdoption
  ) -> RuleMessage {
    let place = Evidence.place(model.declaration.file.text, model.declaration.type.nameRange)
    let what =
      isAppDelegate
      ? localized("It is the app delegate: UIKit would make a second one that knows nothing of the first.")
      : localized(
        "It does not adopt UIWindowSceneDelegate, and no superclass of it does: UIKit throws an exception at launch.")
    let covered =
      adoption.isRepairedByAdoption ? localized(" The question about adopting scenes in this target repairs it.") : ""
    return RuleMessage(
      "\(model.name) is named as scene delegate and is none", "The class is declared at \(place). \(what)\(covered)")
  }
}
