/// Links that both Flutter and a plugin handle.
public enum FlutterDeepLinking: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.deep-linking", kinds: [.decision],
    title: "Flutter's own deep links and a link plugin both take links",
    explanation: """
      Flutter opens links by its router unless FlutterDeepLinkingEnabled is false in Info.plist. A plugin such as app_links \
      takes the same links, so that one link may be handled twice, or by the one that is not meant. Which of them the app \
      means only its authors know; nothing is changed unasked. uni_links is no longer maintained: app_links takes its place.
      """,
    references: ["https://docs.flutter.dev/ui/navigation/deep-linking", FlutterNames.guide],
    examples: [
      RuleExample(
        .fires, "app_links, and the key is not there", base: .flutter,
        files: ["pubspec.lock": FlutterExamples.lock(packages: [("app_links", "7.0.0")])]),
      RuleExample(
        .silent, "the key says no", base: .flutter,
        files: [
          "pubspec.lock": FlutterExamples.lock(packages: [("app_links", "7.0.0")]),
          "ios/Runner/Info.plist": FlutterExamples.plist("<key>FlutterDeepLinkingEnabled</key>\n<false/>"),
        ]),
      RuleExample(.silent, "no link plugin", base: .flutter),
    ])

  private static let plugins = ["app_links", "uni_links", "uni_links_macos", "receive_sharing_intent"]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard let package = plugins.dropLast().lazy.compactMap({ context.project.version(of: $0) }).first else { return [] }
    return context.flutterApps.compactMap { app in
      let paths = app.targets.flatMap(\.configurations).compactMap { configuration -> String? in
        if case .file(let path) = configuration.infoPlist { path } else { nil }
      }.unique
      let open = paths.compactMap { context.project.infoPlists[$0] }.filter { plist in
        plist.root != nil && plist.root?["FlutterDeepLinkingEnabled"]?.bool != false
      }
      guard let plist = open.first, let root = plist.root else { return nil }
      let place =
        root["FlutterDeepLinkingEnabled"]?.range ?? root.range
        .lowerBound..<min(root.range.lowerBound + 6, plist.text.bytes.count)
      return finding(
        RuleMessage(
          "\(package.package) and Flutter's router both take links",
          """
          \(plist.path) does not switch Flutter's own deep links off, and \(package.package) \(package.text) takes \
          links as well. Under scenes plugins are asked first, and Flutter's router gets what none of them takes.
          """
            + (package.package.hasPrefix("uni_links")
              ? " uni_links is not maintained any more; app_links takes its place." : "")),
        targets: app.targets, in: plist.text, at: place, symbol: "FlutterDeepLinkingEnabled",
        choices: [
          .recommended(
            "leave", "Leave it", "Links go on as today.", because: "only you know which of the two is meant"),
          .other(
            "disable", "Let the plugin alone take links",
            "FlutterDeepLinkingEnabled becomes false in \(open.map(\.path).listed)."),
        ], subject: Subject(member: "FlutterDeepLinkingEnabled", values: ["package": package.package]))
    }
  }
}
