/// A scene manifest somebody put out of use.
public enum DisabledManifest: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.disabled", kinds: [.blocker], title: "A scene manifest has been put out of use",
    explanation: """
      The manifest stands in the Info.plist under a changed key, such as _UIApplicationSceneManifest, or in a comment. \
      UIKit does not see it. Somebody did that on purpose, usually because an app delegate still made the window: it \
      is worth asking why before it comes back.

      Adoption adds a manifest that counts, taking over what the old one says.
      """,
    references: [Page.manifest],
    examples: [
      RuleExample(
        .fires, "an underscore in front of the key", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            ExamplePropertyList.manifest(
              key: "_UIApplicationSceneManifest",
              entry: [("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate")]))
        ]),
      RuleExample(
        .fires, "in a comment", base: .uiKit,
        files: ["App/Info.plist": ExamplePropertyList.file("<!--\n" + ExamplePropertyList.usualManifest() + "\n-->")]),
      RuleExample(.silent, "in force", base: .uiKitScenes),
      RuleExample(
        .silent, "a comment that only speaks of the key", base: .uiKit,
        files: ["App/Info.plist": ExamplePropertyList.file("<!-- UIApplicationSceneManifest is still to be added -->")]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().flatMap { place -> [Finding] in
      guard place.manifest == nil, !place.isServedByCode else { return [] }
      return place.plist.misplacedManifests.compactMap { found in
        let how: String
        switch found.how {
        case .commentedOut: how = localized("in a comment")
        case .renamed(let key): how = localized("under the key \(key)")
        case .nested, .afterRoot, .characterData, .duplicated: return nil
        }
        return finding(
          message(place, how), targets: place.targets, in: place.plist.text, at: found.range,
          symbol: "UIApplicationSceneManifest",
          choices: place.choices(
            Phrase("Put it back in force"), Phrase("The manifest gets its proper key in the root dictionary."),
            because: Phrase("UIKit reads no other key"), isSure: false),
          subject: Subject(member: "UIApplicationSceneManifest", range: found.range))
      }
    }
  }
}

extension DisabledManifest {
  fileprivate static func message(_ place: ManifestPlace, _ how: String) -> RuleMessage {
    RuleMessage(
      "The scene manifest in \(place.plist.text.name) is out of use",
      """
      It stands \(how), where UIKit does not look, so the app has no scenes. Somebody took it out on purpose; the \
      usual reason is a window that the app delegate makes.\(place.coveredNote)
      """)
  }
}
