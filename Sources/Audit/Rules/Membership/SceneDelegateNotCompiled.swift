/// A scene delegate that lies in the folder and is in no target.
public enum SceneDelegateNotCompiled: Rule {
  public static let documentation = RuleDocumentation(
    id: "membership.not-compiled", kinds: [.blocker], title: "The scene delegate's file is not compiled",
    explanation: """
      A file in the folder is not part of an app until a target lists it among its sources (or a synchronized folder \
      brings it in). A scene delegate outside of the target is the same as none: the manifest's name leads nowhere, or \
      code that names the class does not compile. Tools that look for the file alone call such a project done.
      """,
    references: ["https://developer.apple.com/documentation/xcode/configuring-a-new-target-in-your-project"],
    examples: [
      RuleExample(.fires, "named in the manifest, in no target", base: .uiKitScenes, files: unregistered),
      RuleExample(
        .fires, "beside the app delegate, named nowhere", base: .uiKit,
        files: [
          "App/SceneDelegate.swift":
            "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}\n"
        ]),
      RuleExample(.silent, "compiled", base: .uiKitScenes),
      RuleExample(.silent, "none", base: .uiKit),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static let unregistered = [
    "App.xcodeproj/project.pbxproj": ExampleProject.swiftProject(
      sources: ["AppDelegate.swift", "ViewController.swift"], resources: ["Main.storyboard", "LaunchScreen.storyboard"]
    ).text
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      adoption.serving.compactMap { serving in
        guard case .notCompiled(let model) = serving.resolution else { return nil }
        let part = model.declaration
        let isCovered = adoption.isRepairedByAdoption
        return finding(
          message(part.file.path, model.name, adoption, isCovered: isCovered), targets: [adoption.target],
          in: part.file.text, at: part.type.nameRange, symbol: model.name,
          choices: isCovered ? [] : choices(adoption),
          subject: Subject(type: model.name, range: part.type.nameRange, values: ["file": part.file.path]))
      }
    }
  }

  private static func choices(_ adoption: TargetAdoption) -> [Choice] {
    let problem = adoption.target.registrationProblem
    return [
      .recommended(
        "register", "Add it to \(adoption.target.name)", "The file is registered among the sources of the target.",
        because: problem.map { "\($0)" } ?? "the target needs the class", isSure: problem == nil),
      .other("leave", "Leave it", "The class is not part of the app."),
    ]
  }
}

extension SceneDelegateNotCompiled {
  fileprivate static func message(
    _ path: String, _ name: String, _ adoption: TargetAdoption, isCovered: Bool
  ) -> RuleMessage {
    RuleMessage(
      "\(TreePath.name(path)) is not part of \(adoption.target.name)",
      "\(path) declares \(name), but the target does not compile the file, so for the app the class does not exist."
        + (isCovered ? " The question about adopting scenes in this target repairs it." : ""))
  }
}
