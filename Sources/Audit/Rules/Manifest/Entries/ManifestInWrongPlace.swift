/// A scene manifest at a place where UIKit does not look.
public enum ManifestInWrongPlace: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.misplaced", kinds: [.blocker, .informational], title: "A scene manifest stands in the wrong place",
    explanation: """
      UIKit reads UIApplicationSceneManifest in the root dictionary of the Info.plist, once. Inside another \
      dictionary, behind the end of the property list, or as text in a CDATA section it is only text; and of two in \
      the root dictionary the last one counts, silently. The keys of the manifest's inside are just as lost one level \
      too high.
      """,
    references: [Page.manifest],
    examples: [
      RuleExample(
        .fires, "inside another dictionary", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            "<key>NSAppTransportSecurity</key>\n<dict>\n" + ExamplePropertyList.usualManifest() + "\n</dict>")
        ]),
      RuleExample(
        .fires, "the configurations without their manifest", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file("<key>UISceneConfigurations</key>\n<dict/>")
        ]),
      RuleExample(
        .fires, "the role directly in the manifest", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            "<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>UIWindowSceneSessionRoleApplication</key>\n\t<array/>\n</dict>"
          )
        ]),
      RuleExample(.silent, "in the root dictionary", base: .uiKitScenes),
      RuleExample(.silent, "none", base: .uiKit),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  /// Keys that belong inside of a manifest.
  private static let innerKeys: Set = [
    "UISceneConfigurations", "UIApplicationSupportsMultipleScenes", "UISceneDelegateClassName", "UISceneConfiguration",
    "UISceneDelegate", SceneManifest.windowRole,
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().flatMap { place -> [Finding] in
      var found: [(how: Phrase, range: ByteRange)] = []
      for misplaced in place.plist.misplacedManifests {
        switch misplaced.how {
        case .nested(let keys): found.append((Phrase("inside \(keys.joined(separator: " › "))"), misplaced.range))
        case .afterRoot: found.append((Phrase("behind the end of the property list"), misplaced.range))
        case .characterData: found.append((Phrase("as text in a CDATA section"), misplaced.range))
        case .duplicated:
          found.append((Phrase("a second time in the root dictionary, where the last one counts"), misplaced.range))
        case .commentedOut, .renamed: continue
        }
      }
      for entry in place.plist.root?.dictionary ?? [] where innerKeys.contains(entry.key) {
        let range = entry.keyRange.lowerBound..<max(entry.keyRange.upperBound, entry.value.range.upperBound)
        found.append((Phrase("its key \(entry.key) in the root dictionary"), range))
      }
      for entry in place.manifest?.unknownKeys ?? [] where entry.key.hasSuffix("SessionRoleApplication") {
        let range = entry.keyRange.lowerBound..<max(entry.keyRange.upperBound, entry.value.range.upperBound)
        found.append((Phrase("its role outside of UISceneConfigurations"), range))
      }
      let isAdopted = place.adoptions.allSatisfy { $0.state == .adopted }
      return found.map { how, range in
        finding(
          message(place, how, isAdopted: isAdopted), kind: isAdopted ? .informational : .blocker,
          targets: place.targets, in: place.plist.text, at: range, symbol: "UIApplicationSceneManifest",
          choices: isAdopted
            ? []
            : place.choices(
              Phrase("Move it into the root dictionary"), Phrase("The manifest is written where UIKit reads it."),
              because: Phrase("UIKit reads it nowhere else"), isSure: false),
          subject: Subject(member: "UIApplicationSceneManifest", range: range), distinction: how.english)
      }
    }
  }
}

extension ManifestInWrongPlace {
  fileprivate static func message(_ place: ManifestPlace, _ how: Phrase, isAdopted: Bool) -> RuleMessage {
    RuleMessage(
      "Part of the scene manifest in \(place.plist.text.name) is in the wrong place",
      text: localized("It stands \(how). UIKit does not read it there.")
        + (isAdopted
          ? localized(" The app has what it needs elsewhere, so this is only a trap for the next reader.")
          : place.coveredNote))
  }
}
