/// A scene manifest that describes no window scene.
public enum HollowManifest: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.hollow", kinds: [.blocker], title: "A scene manifest describes no window scene",
    explanation: """
      The key UIApplicationSceneManifest alone is not adoption. Without a configuration for the window, or with one \
      that names no delegate class, UIKit has nothing to create: apps were shipped for years with an empty \
      dictionary, got the warning all the time, and stop with the iOS 27 SDK.

      A SwiftUI App needs no more than that, and so does an app whose delegate names the class in code; both are left \
      alone.
      """,
    references: [Page.manifest, Page.transition],
    examples: [
      RuleExample(
        .fires, "an empty dictionary of configurations", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            "<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>UISceneConfigurations</key>\n\t<dict/>\n</dict>")
        ]),
      RuleExample(
        .fires, "an entry without a delegate class", base: .uiKitScenes,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            ExamplePropertyList.manifest(entry: [("UISceneConfigurationName", "Default Configuration")]))
        ]),
      RuleExample(.silent, "an entry that names a class", base: .uiKitScenes),
      RuleExample(
        .silent, "the app delegate names the class in code", base: .capacitor85,
        files: [
          "ios/App/App/Info.plist": ExamplePropertyList.file(
            "<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>UIApplicationSupportsMultipleScenes</key>\n\t<false/>\n</dict>"
          )
        ]),
      RuleExample(
        .silent, "a SwiftUI App", base: .swiftUI,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            "<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>UIApplicationSupportsMultipleScenes</key>\n\t<false/>\n</dict>"
          )
        ]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().compactMap { place in
      guard let manifest = place.manifest, !place.isServedByCode else { return nil }
      let window = manifest.windowConfigurations
      let others = (manifest.configurations ?? []).filter { $0.role != SceneManifest.windowRole }
      guard window.allSatisfy({ ($0.delegateClass ?? "").isEmpty }), !window.isEmpty || others.isEmpty else {
        return nil
      }
      return finding(
        message(place, hasEntry: !window.isEmpty), targets: place.targets, in: place.plist.text,
        at: manifest.entry.keyRange.lowerBound..<manifest.entry.value.range.upperBound, symbol: manifest.entry.key,
        choices: place.choices(
          Phrase("Describe the window scene"),
          Phrase("An entry with the scene delegate's class is added to the manifest."),
          because: Phrase("the manifest is without effect as it is")),
        subject: Subject(member: manifest.entry.key, range: manifest.entry.value.range))
    }
  }
}

extension HollowManifest {
  fileprivate static func message(_ place: ManifestPlace, hasEntry: Bool) -> RuleMessage {
    let what =
      hasEntry
      ? localized("It has an entry for the window, but no UISceneDelegateClassName in it")
      : localized("It has no entry for UIWindowSceneSessionRoleApplication")
    return RuleMessage(
      "The scene manifest in \(place.plist.text.name) is hollow",
      """
      \(what), and no code names a scene delegate. Such an app does not count as adopted: built with the iOS 27 SDK \
      it stops at launch or shows nothing.\(place.coveredNote)
      """)
  }
}
