/// An Info.plist without text to edit.
public enum BinaryPropertyList: Rule {
  public static let documentation = RuleDocumentation(
    id: "plist.binary", kinds: [.decision], title: "An Info.plist is not stored as XML text",
    explanation: """
      Binary and old OpenStep property lists are read, but nothing can be inserted into them without writing the whole \
      file anew. Converting to XML keeps every value and loses nothing that Xcode needs; it is a change of the whole \
      file all the same, so it is asked about.
      """,
    references: ["https://developer.apple.com/documentation/bundleresources/information-property-list"],
    examples: [
      RuleExample(
        .fires, "the old form with braces", base: .uiKit,
        files: ["App/Info.plist": "{\n  CFBundleIdentifier = \"org.example.app\";\n}\n"]),
      RuleExample(.silent, "XML", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.manifestPlaces().compactMap { place in
      guard place.plist.format == .binary || place.plist.format == .openStep, place.plist.root != nil,
        place.adoptions.contains(where: { $0.state != .adopted })
      else { return nil }
      let name = place.plist.text.name
      return finding(
        message(name, place.plist.format), targets: place.targets, in: place.plist.text, symbol: name,
        choices: [
          .recommended(
            "convert", "Convert it to XML", "The file is written anew as XML with the same values, and then edited.",
            because: "nothing can be inserted into the form it has", isSure: false),
          .other("leave", "Leave the file", "The manifest has to be put in by hand, or named in code."),
        ])
    }
  }
}

extension BinaryPropertyList {
  fileprivate static func message(_ name: String, _ format: InfoPlist.Format) -> RuleMessage {
    RuleMessage(
      "\(name) is \(localized(format == .binary ? "a binary property list" : "in the old OpenStep form"))",
      "Nothing can be inserted into it as it is. Converting it to XML rewrites the whole file; its values stay the same."
    )
  }
}
