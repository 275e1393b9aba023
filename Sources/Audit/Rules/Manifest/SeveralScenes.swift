/// Several windows allowed in an app that is made for one.
public enum SeveralScenes: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.multiple-scenes", kinds: [.decision], title: "The app allows several windows and is made for one",
    explanation: """
      UIApplicationSupportsMultipleScenes lets people open the app several times on an iPad, each with its own scene \
      delegate. One window is enough for adoption. Capacitor, Flutter and React Native serve one window; in other \
      apps, reads of "the" key window or of the first connected scene pick any of them.

      Nothing here turns several windows on. Turning them off takes something from people who use them, so where an \
      app offers them on purpose, the reads are what should change.
      """,
    references: [Page.multipleScenes],
    examples: [
      RuleExample(
        .fires, "Capacitor", base: .capacitor85,
        files: ["ios/App/App/Info.plist": severalPlist]),
      RuleExample(
        .fires, "reads of the key window", base: .uiKitScenes,
        files: [
          "App/Info.plist": severalPlist,
          "App/Code.swift":
            "import UIKit\n\nfunc top() -> UIViewController? {\n  UIApplication.shared.keyWindow?.rootViewController\n}\n",
        ]),
      RuleExample(
        .silent, "several windows and nothing global", base: .uiKitScenes, files: ["App/Info.plist": severalPlist]),
      RuleExample(.silent, "one window", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static let severalPlist = ExamplePropertyList.file(
    ExamplePropertyList.manifest(
      multiple: true,
      entry: [
        ("UISceneConfigurationName", "Default Configuration"),
        ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate"), ("UISceneStoryboardFile", "Main"),
      ]))

  private static let singleWindowStacks: Set<Stack> = [.capacitor, .flutter, .reactNative, .expo]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let stack = context.project.stacks.first(where: singleWindowStacks.contains)
    return context.manifestPlaces { $0.isKnown }.compactMap { place in
      guard let manifest = place.plist.comingManifest, manifest.supportsMultipleScenes == true,
        let node = manifest.entry.value["UIApplicationSupportsMultipleScenes"]
      else { return nil }
      let files = context.ownSources.filter { file, targets in
        targets.contains { target in place.targets.contains { $0.id == target.id } }
          && GlobalWindowReads.hits(in: file).contains { $0.api.dependsOnWindow }
      }.map(\.file.path)
      guard stack != nil || !files.isEmpty else { return nil }
      return finding(
        message(place, stack, files), targets: place.targets, in: place.plist.text, at: node.range,
        symbol: "UIApplicationSupportsMultipleScenes", choices: choices(stack, place),
        subject: Subject(member: "UIApplicationSupportsMultipleScenes", range: node.range))
    }
  }

  private static func choices(_ stack: Stack?, _ place: ManifestPlace) -> [Choice] {
    let setFalse = (
      label: Phrase("Allow one window"),
      consequence: Phrase("The value becomes false; people can no longer open a second window.")
    )
    let keep = (
      label: Phrase("Keep several windows"),
      consequence: Phrase("The value stays true; code that assumes one window picks any of them.")
    )
    if let stack {
      return [
        .recommended(
          "setFalse", setFalse.label, setFalse.consequence, because: "\(stack.title) serves one window",
          isSure: place.plist.isEditable),
        .other("keep", keep.label, keep.consequence),
      ]
    }
    return [
      .recommended(
        "keep", keep.label, keep.consequence, because: "people may be using the windows that the app offers today"),
      .other("setFalse", setFalse.label, setFalse.consequence),
    ]
  }
}

extension SeveralScenes {
  fileprivate static func message(_ place: ManifestPlace, _ stack: Stack?, _ files: [String]) -> RuleMessage {
    var text = localized(
      "UIApplicationSupportsMultipleScenes is true in \(place.plist.path), so an iPad can show the app twice. ")
    if let stack { text += localized("\(stack.title) keeps its state once for the whole app and serves one window. ") }
    if !files.isEmpty {
      let shown = files.prefix(3).map(TreePath.name).commaSeparated
      let more = files.count > 3 ? localized(" and \(files.count - 3) more files") : ""
      text += localized("Code that asks for the window of the whole app (\(shown)\(more)) then gets any of them. ")
    }
    text += localized("How the app behaves with two windows shows only on an iPad.")
    return RuleMessage("The app allows several windows", text: text)
  }
}
