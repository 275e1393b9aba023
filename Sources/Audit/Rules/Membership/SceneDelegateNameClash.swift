/// A class that bears the name the new scene delegate would have.
public enum SceneDelegateNameClash: Rule {
  public static let documentation = RuleDocumentation(
    id: "membership.name-clash", kinds: [.informational], title: "The usual name for the scene delegate is taken",
    explanation: """
      A new scene delegate is called SceneDelegate, unless the project has a class or a file of that name which is \
      something else. Then another name is used, so that nothing is overwritten and both compile.
      """,
    references: [Page.delegateClass],
    examples: [
      RuleExample(
        .fires, "a class of that name that is none", base: .uiKit,
        files: ["App/Code.swift": "protocol Drawable {}\n\nclass SceneDelegate: Drawable {\n}\n"]),
      RuleExample(.silent, "free", base: .uiKit),
      RuleExample(.silent, "taken by a scene delegate", base: .uiKitScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.groups(in: .notAdopted).compactMap { group in
      let subject = AdoptionSubject(context: context, group: group)
      guard let owner = group.appDelegate, group.first?.isKnown == true, subject.sceneDelegate != "SceneDelegate" else {
        return nil
      }
      let part = context.sources.classModel("SceneDelegate", in: nil)?.declaration
      // `ABAppDelegate` gets an `ABSceneDelegate`.
      if part == nil, subject.sceneDelegate == owner.name.replacing("AppDelegate", with: "SceneDelegate") { return nil }
      return finding(
        message(subject.sceneDelegate, part?.file.path), targets: subject.targets, in: part?.file.text,
        at: part?.type.nameRange, symbol: "SceneDelegate", subject: subject.subject())
    }
  }
}

extension SceneDelegateNameClash {
  fileprivate static func message(_ name: String, _ path: String?) -> RuleMessage {
    RuleMessage(
      "The name SceneDelegate is taken",
      """
      \(path.map { localized("\($0) declares something else under that name") } ?? localized("A file of that name lies beside the app delegate")), \
      so the new scene delegate is called \(name). Nothing is overwritten.
      """)
  }
}
