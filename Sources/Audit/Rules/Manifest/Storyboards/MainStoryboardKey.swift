/// The main storyboard of the app-delegate era.
public enum MainStoryboardKey: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.main-storyboard-key", kinds: [.informational, .decision],
    title: "The Info.plist names a main storyboard",
    explanation: """
      UIMainStoryboardFile made the window before there were scenes. Under scenes UIKit does not read it; the storyboard \
      of a scene is UISceneStoryboardFile in the manifest. Adoption carries the name over, unless the app makes its \
      window in code.

      The key may stay: it is without effect on iOS 13 and later and needed below. The launch screen has a key of its \
      own, UILaunchStoryboardName, and is never touched.
      """,
    references: [Page.transition],
    examples: [
      RuleExample(
        .fires, "the usual key", base: .uiKit, files: plist("<key>UIMainStoryboardFile</key>\n<string>Main</string>")),
      RuleExample(
        .fires, "another one on the iPad", base: .uiKit,
        files: plist(
          "<key>UIMainStoryboardFile</key>\n<string>Main</string>\n<key>UIMainStoryboardFile~ipad</key>\n<string>MainPad</string>"
        )),
      RuleExample(.silent, "no such key", base: .uiKit),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: true])

  private static func plist(_ body: String) -> [String: String] { ["App/Info.plist": ExamplePropertyList.file(body)] }

  private static let settings = [
    "INFOPLIST_KEY_UIMainStoryboardFile", "INFOPLIST_KEY_UIMainStoryboardFile_iPad",
    "INFOPLIST_KEY_UIMainStoryboardFile_iPhone",
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    var told: Set<String> = []
    let inPlists = context.manifestPlaces().compactMap { place -> Finding? in
      let entries = (place.plist.root?.dictionary ?? []).filter {
        $0.key == "UIMainStoryboardFile" || $0.key.hasPrefix("UIMainStoryboardFile~")
      }
      guard let first = entries.first, let adoption = place.adoptions.first else { return nil }
      // One answer is for all plists of a target that say the same.
      let same = place.targets.map(\.id) + entries.map { $0.key + "=" + ($0.value.string ?? "") }
      guard told.insert(same.joined(separator: " ")).inserted else { return nil }
      return report(
        entries.map { ($0.key, $0.value.string ?? "") }, place.adoptions, adoption, in: place.plist.text,
        at: first.keyRange.lowerBound..<max(first.keyRange.upperBound, first.value.range.upperBound), context)
    }
    let inSettings = context.adoption.targets.compactMap { adoption -> Finding? in
      guard !adoption.entry.isSwiftUI else { return nil }
      let values = settings.compactMap { name in
        adoption.target.configurations.lazy.compactMap { $0.setting(name) }.first.map { (name, $0) }
      }
      guard let first = values.first else { return nil }
      let place = SettingPlace.find(first.0, of: adoption.target, in: context.tree)
      return report(values, [adoption], adoption, in: place?.text, at: place?.range, context)
    }
    return inPlists + inSettings
  }

  private static func report(
    _ values: [(key: String, value: String)], _ adoptions: [TargetAdoption], _ adoption: TargetAdoption,
    in text: SourceText?, at range: ByteRange?, _ context: AuditContext
  ) -> Finding? {
    guard let first = values.first else { return nil }
    let isAdopted = adoption.usesScenes
    let madeInCode =
      !isAdopted
      && (adoption.appDelegate.map { delegate in
        LaunchWindow.isMade(by: delegate, in: context, adoption.target)
          || context.reactNativeApps.contains { $0.delegate.name == delegate.name && $0.makesWindow }
      } ?? false)
    let differs = Set(values.map(\.value)).count > 1
    let isInPlist = text.map { context.project.infoPlists[$0.path] != nil } ?? false
    let isOpen =
      isInPlist && !isAdopted && (madeInCode || differs) && !context.project.stacks.contains(.capacitor)
    return finding(
      message(values, isAdopted: isAdopted, madeInCode: madeInCode, differs: differs),
      kind: isOpen ? .decision : .informational, targets: adoptions.map(\.target), in: text, at: range,
      symbol: first.key, choices: isOpen ? choices(differs: differs && !madeInCode) : [],
      subject: Subject(
        member: first.key, range: range,
        values: ["storyboard": first.value, "windowInCode": madeInCode ? "yes" : "no"]))
  }

  private static func choices(differs: Bool) -> [Choice] {
    [
      .recommended(
        "keep", "Keep the key", "It stays, without effect on iOS 13 and later.",
        because: differs
          ? "which storyboard an iPad shall show has to be looked at; a scene has one name for both"
          : "it does no harm, and removing it gains nothing", isSure: !differs),
      .other("remove", "Remove the key", "The key goes; apps for iOS 12 would start without their storyboard."),
    ]
  }
}

extension MainStoryboardKey {
  fileprivate static func message(
    _ values: [(key: String, value: String)], isAdopted: Bool, madeInCode: Bool, differs: Bool
  ) -> RuleMessage {
    let names = values.map(\.value).unique.listed
    var text = ""
    if isAdopted {
      text = localized("The app uses scenes, so UIKit does not read the key on iOS 13 and later. It may stay or go.")
    } else if madeInCode {
      text =
        localized(
          """
          The app delegate makes its window in code all the same. Under scenes the key is not read, and the name is \
          not carried over, because the scene delegate makes the window: a storyboard beside it would make a second \
          one.
          """)
    } else {
      text = localized(
        "Under scenes UIKit reads UISceneStoryboardFile in the manifest instead; adoption carries the name over.")
    }
    if differs, !madeInCode, !isAdopted {
      text +=
        localized(
          """
           iPhone and iPad have different storyboards here, and a scene's manifest has one name: the other needs a \
          decision, in code or with a device-specific manifest that Apple does not document.
          """)
    }
    return RuleMessage("\(names) is named as the main storyboard (\(values.map(\.key).listed))", text: text)
  }
}
