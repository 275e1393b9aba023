/// A scene manifest for cars or external screens only.
public enum ManifestWithoutWindowRole: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.no-window-role", kinds: [.blocker], title: "A scene manifest lacks the window role",
    explanation: """
      A manifest with roles for CarPlay or external screens turns scenes on for the whole app. On iOS 27 the phone's \
      own window then stays unloaded unless UIWindowSceneSessionRoleApplication is described too. Older advice to \
      describe CarPlay alone no longer holds.

      The window role is added; the other roles stay as they are.
      """,
    references: [Page.manifest, Page.transition],
    examples: [
      RuleExample(
        .fires, "CarPlay alone", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            ExamplePropertyList.manifest(
              role: "CPTemplateApplicationSceneSessionRoleApplication",
              entry: [
                ("UISceneConfigurationName", "Car"), ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).CarDelegate"),
              ]))
        ]),
      RuleExample(.silent, "the window role", base: .uiKitScenes),
      RuleExample(.silent, "no manifest at all", base: .uiKit),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().compactMap { place in
      guard let manifest = place.manifest, !place.isServedByCode, manifest.windowConfigurations.isEmpty,
        let configurations = manifest.configurations, !configurations.isEmpty
      else { return nil }
      return finding(
        message(place, roles: configurations.map(\.role).unique), targets: place.targets, in: place.plist.text,
        at: manifest.entry.keyRange.lowerBound..<manifest.entry.value.range.upperBound, symbol: manifest.entry.key,
        choices: place.choices(
          Phrase("Add the window role"),
          Phrase("An entry for UIWindowSceneSessionRoleApplication is added; the other roles stay."),
          because: Phrase("without it the app's own window is not loaded on iOS 27")),
        subject: Subject(member: manifest.entry.key, range: manifest.entry.value.range))
    }
  }
}

extension ManifestWithoutWindowRole {
  fileprivate static func message(_ place: ManifestPlace, roles: [String]) -> RuleMessage {
    RuleMessage(
      "The scene manifest in \(place.plist.text.name) has no window role",
      text: localized(
        """
        It describes \(roles.listed) and not UIWindowSceneSessionRoleApplication. That turns scenes on for the whole \
        app and leaves the phone's window out: on iOS 27 it is not loaded (measured in public projects, not run here).
        """)
        + place.coveredNote)
  }
}
