/// A scene manifest that the next run of the project's generator takes away.
public enum ManifestNotDefined: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.regenerated", kinds: [.blocker], title: "The next run of the generator drops the scene manifest",
    explanation: """
      XcodeGen and Tuist write the Info.plist of a target from their own file. A manifest that stands in the Info.plist \
      alone works until they run again, on another machine or on the build server, where the app then stops at launch. \
      It has to be said where the generator reads it: among `info: properties:` of the target in XcodeGen's file, in \
      the dictionary of `infoPlist: .extendingDefault(with:)` in Tuist's.
      """,
    references: [
      "https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md", "https://docs.tuist.dev",
      Page.transition,
    ],
    examples: [
      RuleExample(
        .fires, "XcodeGen writes the list without it", base: .uiKitScenes,
        files: ["project.yml": specification(manifest: false)]),
      RuleExample(
        .fires, "a function of another file says what Tuist writes", base: .uiKitScenes,
        files: [
          "Project.swift": """
          import ProjectDescription

          let project = Project(
              name: "App",
              targets: [
                  .target(
                      name: "App", destinations: .iOS, product: .app, bundleId: "org.example.app",
                      infoPlist: .extendingDefault(with: commonKeys()), sources: ["App/**"])
              ]
          )

          """
        ]),
      RuleExample(
        .silent, "it is among the properties", base: .uiKitScenes, files: ["project.yml": specification(manifest: true)]
      ),
      RuleExample(.silent, "people keep the list", base: .uiKitScenes),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static func specification(manifest: Bool) -> String {
    let keys = """
              UIApplicationSceneManifest:
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate

      """
    return """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          info:
            path: App/Info.plist
            properties:
              UILaunchStoryboardName: LaunchScreen

      """ + (manifest ? keys : "")
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().compactMap { place in
      guard let definition = place.plist.definition, !place.plist.isUnwritten, !definition.hasManifest,
        place.manifest?.windowConfigurations.contains(where: { $0.delegateClass?.isEmpty == false }) == true
      else { return nil }
      return finding(
        message(definition, place), targets: place.targets, in: definition.text, at: definition.range,
        symbol: "UIApplicationSceneManifest", choices: choices(definition),
        subject: Subject(
          file: place.plist.path, member: "UIApplicationSceneManifest", values: ["definition": definition.path]))
    }
  }

  private static func choices(_ definition: PropertyListDefinition) -> [Choice] {
    let leave = Choice.other("leave", "Leave it", "The manifest is gone after the next run of the generator.")
    guard definition.isEditable else { return [] }
    return [
      .recommended(
        "define", "Write it into \(definition.path) too", "What the Info.plist says of scenes is said there as well.",
        because: "the generator writes the Info.plist from there"), leave,
    ]
  }
}

extension ManifestNotDefined {
  fileprivate static func message(_ definition: PropertyListDefinition, _ place: ManifestPlace) -> RuleMessage {
    RuleMessage(
      "\(definition.path) lacks the scene manifest of \(place.targets.map(\.name).listed)",
      definition.isEditable
        ? """
        \(place.plist.path) has the manifest, but it is written anew from here without it. The app then stops at \
        launch, built with the iOS 27 SDK.
        """
        : """
        \(place.plist.path) has the manifest, but it is written anew from what is said here, and no manifest was found \
        there or in what it uses. Add it by hand: the keys are those of \(place.plist.path). Without them the app stops \
        at launch, built with the iOS 27 SDK.
        """)
  }
}
