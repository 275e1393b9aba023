/// An Info.plist that is XML only after the preprocessor has run.
public enum PreprocessedPropertyList: Rule {
  public static let documentation = RuleDocumentation(
    id: "plist.preprocessed", kinds: [.decision], title: "An Info.plist goes through the preprocessor",
    explanation: """
      With INFOPLIST_PREPROCESS the Info.plist may hold #if, #include and macros, and becomes a property list only \
      during the build. Which keys the built app gets depends on the build. The manifest can be put in outside of the \
      conditions; whether it ends up in every build has to be looked at in the built app.
      """,
    references: ["https://developer.apple.com/documentation/xcode/build-settings-reference"],
    examples: [
      RuleExample(
        .fires, "a condition in the file", base: .uiKit,
        files: ["App/Info.plist": ExamplePropertyList.file("#if DEBUG\n<key>A</key>\n<true/>\n#endif")]
      ),
      RuleExample(.silent, "plain XML", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().compactMap { place in
      let isSet = place.targets.contains { target in
        target.configurations.contains { $0.isOn("INFOPLIST_PREPROCESS") }
      }
      guard place.plist.format == .preprocessed || isSet, place.adoptions.contains(where: { $0.state != .adopted })
      else { return nil }
      return finding(
        message(place.plist.text.name), targets: place.targets, in: place.plist.text, at: place.plist.text.lineRange(0),
        symbol: place.plist.text.name,
        choices: [
          .recommended(
            "edit", "Put the manifest in outside of the conditions",
            "The manifest goes into the root dictionary, where no condition stands around it.",
            because: "every build needs it", isSure: false),
          .other("leave", "Leave the file", "The manifest has to be put in by hand, or named in code."),
        ])
    }
  }
}

extension PreprocessedPropertyList {
  fileprivate static func message(_ name: String) -> RuleMessage {
    RuleMessage(
      "\(name) goes through the preprocessor",
      "It becomes a property list only during the build, so what a build really gets can be seen in the built app alone."
    )
  }
}
