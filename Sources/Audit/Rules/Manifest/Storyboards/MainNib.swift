/// A main nib, which scenes do not load.
public enum MainNib: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.main-nib", kinds: [.decision], title: "The app is built from a main nib",
    explanation: """
      NSMainNibFile makes UIKit load a nib at launch and connect the app delegate's outlets: the window, the first \
      controller. Under scenes nothing loads it, and those outlets stay nil. The scene delegate has to load the nib as \
      the scene connects and take the root controller from it; the outlets of the app delegate need another owner.
      """,
    references: [Page.transition],
    examples: [
      RuleExample(
        .fires, "the key in the Info.plist", base: .objectiveC,
        files: ["App/Info.plist": ExamplePropertyList.file("<key>NSMainNibFile</key>\n<string>MainWindow</string>")]),
      RuleExample(.silent, "no such key", base: .objectiveC),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().compactMap { place in
      let entries = (place.plist.root?.dictionary ?? []).filter {
        ($0.key == "NSMainNibFile" || $0.key.hasPrefix("NSMainNibFile~")) && !($0.value.string ?? "").isEmpty
      }
      guard let first = entries.first, place.adoptions.contains(where: { $0.state != .adopted }) else { return nil }
      let outlets = outlets(of: place.adoptions.lazy.compactMap(\.appDelegate).first)
      return finding(
        message(entries.compactMap(\.value.string).unique, outlets), targets: place.targets, in: place.plist.text,
        at: first.keyRange.lowerBound..<max(first.keyRange.upperBound, first.value.range.upperBound), symbol: first.key,
        choices: [
          .recommended(
            "load", "Load the nib as the scene connects",
            "The scene delegate is to load the nib and take its root controller; what else the nib connects is listed to be done by hand.",
            because: "nothing else loads it under scenes", isSure: false),
          .other("leave", "Leave it", "The nib is not loaded; the window has to come from elsewhere."),
        ],
        subject: Subject(
          member: first.key, range: first.keyRange,
          values: ["nib": first.value.string ?? "", "outlets": outlets.joined(separator: ",")]))
    }
  }

  private static func outlets(of delegate: ClassModel?) -> [String] {
    (delegate?.properties ?? []).filter { _, property in
      property.attributes.contains { $0 == "IBOutlet" } || property.type?.hasPrefix("IBOutlet") ?? false
        || property.modifiers.contains("IBOutlet")
    }.map(\.property.name).unique
  }
}

extension MainNib {
  fileprivate static func message(_ nibs: [String], _ outlets: [String]) -> RuleMessage {
    RuleMessage(
      "The app starts from the nib \(nibs.listed)",
      "Under scenes UIKit does not load it. "
        + (outlets.isEmpty
          ? "Outlets of the app delegate that the nib connects stay empty."
          : "These outlets of the app delegate stay empty: \(outlets.listed).")
        + " What else the nib connects can be seen in Interface Builder only.")
  }
}
