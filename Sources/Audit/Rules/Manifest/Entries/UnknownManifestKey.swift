/// A key in a scene manifest that UIKit does not know.
public enum UnknownManifestKey: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.unknown-key", kinds: [.decision, .informational], title: "A scene manifest holds an unknown key",
    explanation: """
      A misspelt key is ignored without a word: UISceneStoryboardName instead of UISceneStoryboardFile leaves the app \
      without a storyboard. The report names the nearest key that exists.

      Renaming is not always right. Where the scene delegate makes its own window, giving life to a storyboard key \
      would load the storyboard a second time; then the key is better left alone.
      """,
    references: [Page.manifest],
    examples: [
      RuleExample(
        .fires, "a storyboard under a name that does not exist", base: .uiKitScenes,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            ExamplePropertyList.manifest(entry: [
              ("UISceneConfigurationName", "Default Configuration"),
              ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate"), ("UISceneStoryboardName", "Main"),
            ]))
        ]),
      RuleExample(.silent, "keys that exist", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static let entryKeys = [
    "UISceneConfigurationName", "UISceneDelegateClassName", "UISceneClassName", "UISceneStoryboardFile",
  ]
  private static let manifestKeys = ["UISceneConfigurations", "UIApplicationSupportsMultipleScenes"]
  private static let misspellings = [
    "UISceneStoryboardName": "UISceneStoryboardFile", "UISceneStoryboard": "UISceneStoryboardFile",
    "UISceneStoryboardFileName": "UISceneStoryboardFile", "UISceneDelegateClass": "UISceneDelegateClassName",
    "UISceneDelegate": "UISceneDelegateClassName", "UISceneName": "UISceneConfigurationName",
    "UISceneClass": "UISceneClassName", "UIApplicationSceneConfigurations": "UISceneConfigurations",
    "UISceneConfiguration": "UISceneConfigurations",
    "UIApplicationSupportsMultipleWindows": "UIApplicationSupportsMultipleScenes",
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces { _ in true }.flatMap { place -> [Finding] in
      guard let manifest = place.manifest else { return [] }
      let outer = manifest.unknownKeys.filter { !$0.key.hasSuffix("SessionRoleApplication") }
      let inner = (manifest.configurations ?? []).flatMap(\.unknownKeys)
      let roles = (manifest.entry.value["UISceneConfigurations"]?.dictionary ?? []).filter {
        !knownRoles.contains($0.key)
      }
      return outer.map { report($0, suggestion($0.key, manifestKeys), place) }
        + inner.map { report($0, suggestion($0.key, entryKeys), place) }
        + roles.compactMap { role in
          nearest(role.key, Array(knownRoles), within: 4).map { report(role, $0, place) }
        }
    }
  }

  private static let knownRoles: Set = [
    SceneManifest.windowRole, "UIWindowSceneSessionRoleExternalDisplay",
    "UIWindowSceneSessionRoleExternalDisplayNonInteractive", "CPTemplateApplicationSceneSessionRoleApplication",
    "CPTemplateApplicationDashboardSceneSessionRoleApplication",
    "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
    "UIWindowSceneSessionRoleVolumetricApplication", "UISceneSessionRoleImmersiveSpaceApplication",
    "UIWindowSceneSessionRoleAssistiveAccessApplication",
  ]

  private static func report(_ entry: PropertyListEntry, _ suggestion: String?, _ place: ManifestPlace) -> Finding {
    let makesWindow = place.adoptions.contains { adoption in
      adoption.entry.isSwiftUI || adoption.serving.contains { if case .code = $0.window { true } else { false } }
    }
    var choices: [Choice] = []
    if let suggestion {
      let rename = Phrase("The key becomes \(suggestion); its value stays.")
      let leave = Phrase("The key stays and stays without effect.")
      if suggestion == "UISceneStoryboardFile", makesWindow {
        choices = [
          .recommended(
            "leave", "Leave it", leave,
            because: "the window is made in code, and a storyboard would make a second one"),
          .other("rename", "Rename it to \(suggestion)", rename),
        ]
      } else {
        choices = [
          .recommended(
            "rename", "Rename it to \(suggestion)", rename, because: "UIKit reads \(suggestion) and not \(entry.key)",
            isSure: place.plist.isEditable),
          .other("leave", "Leave it", leave),
        ]
      }
    }
    return finding(
      message(entry.key, suggestion, place), kind: suggestion == nil ? .informational : .decision,
      targets: place.targets, in: place.plist.text, at: entry.keyRange, symbol: entry.key, choices: choices,
      subject: Subject(
        member: entry.key, range: entry.keyRange, values: suggestion.map { ["name": $0] } ?? [:]))
  }

  private static func suggestion(_ key: String, _ known: [String]) -> String? {
    misspellings[key] ?? nearest(key, known, within: 3)
  }

  private static func nearest(_ key: String, _ known: [String], within limit: Int) -> String? {
    known.map { (name: $0, distance: distance(Array(key.lowercased().utf8), Array($0.lowercased().utf8))) }
      .filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// How many characters have to be inserted, removed or changed.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    if abs(one.count - other.count) > 8 || one.count > 128 { return .max }
    var row = Array(0...other.count)
    for (index, byte) in one.enumerated() {
      var next = [index + 1]
      for (column, candidate) in other.enumerated() {
        next.append(min(row[column] + (byte == candidate ? 0 : 1), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row.last ?? .max
  }
}

extension UnknownManifestKey {
  fileprivate static func message(_ key: String, _ suggestion: String?, _ place: ManifestPlace) -> RuleMessage {
    RuleMessage(
      "The scene manifest in \(place.plist.text.name) has a key UIKit does not know: \(key)",
      text: localized("UIKit ignores it without a word, so whatever it was meant to set is not set.")
        + (suggestion.map { localized(" The key that exists is \($0).") }
          ?? localized(" No key of the manifest has a name like it.")))
  }
}
