/// Links that both Flutter and a plugin handle.
public enum FlutterDeepLinking: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.deep-linking", kinds: [.decision],
    title: "Flutter's own deep links and a link plugin both take links",
    explanation: """
      Flutter opens links by its router unless FlutterDeepLinkingEnabled is false in Info.plist. A plugin such as app_links \
      takes the same links, so that one link may be handled twice, or by the one that is not meant. Which of them the app \
      means only its authors know; nothing is changed unasked. uni_links is no longer maintained: app_links takes its place.

      An app delegate that takes links itself and does not call super kept them from Flutter. Under scenes Flutter is told \
      of all that starts the app as the scene connects, before the app's own code, so its router opens such a link too.
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
      RuleExample(
        .fires, "links that the app delegate keeps from Flutter", base: .flutter,
        files: ["ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate("", more: keeping)]),
      RuleExample(.silent, "no link plugin", base: .flutter),
    ])

  private static let plugins = ["app_links", "uni_links", "uni_links_macos", "receive_sharing_intent"]

  private static let keeping = """
      override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print(url)
        return true
      }
    """

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let package = plugins.dropLast().lazy.compactMap({ context.project.version(of: $0) }).first
    return context.flutterApps.compactMap { app in
      let paths = app.targets.flatMap(\.configurations).compactMap { configuration -> String? in
        if case .file(let path) = configuration.infoPlist { path } else { nil }
      }.unique
      let open = paths.compactMap { context.project.infoPlists[$0] }.filter { plist in
        plist.root != nil && plist.root?["FlutterDeepLinkingEnabled"]?.bool != false
      }
      guard let plist = open.first, let root = plist.root else { return nil }
      let kept = package == nil && !app.usesScenes ? keptLinks(app) : []
      guard let message = package.map({ message($0, plist) }) ?? message(kept, app, plist) else { return nil }
      let place =
        root["FlutterDeepLinkingEnabled"]?.range ?? root.range
        .lowerBound..<min(root.range.lowerBound + 6, plist.text.bytes.count)
      let disable = Choice.other(
        "disable", package == nil ? "Let the app's own code alone take links" : "Let the plugin alone take links",
        "FlutterDeepLinkingEnabled becomes false in \(open.map(\.path).listed).")
      return finding(
        message, targets: app.targets, in: plist.text, at: place, symbol: "FlutterDeepLinkingEnabled",
        choices: [
          .recommended(
            "leave", "Leave it", package == nil ? "Flutter's router opens the link too." : "Links go on as today.",
            because: package == nil
              ? "only you know whether Flutter's router has routes for links"
              : "only you know which of the two is meant"),
          disable,
        ],
        subject: Subject(member: "FlutterDeepLinkingEnabled", values: ["package": package?.package ?? ""]),
        deviceChecks: package == nil
          ? [localized("End the app and open one of its links: one page opens, the one that is meant.")] : [])
    }
  }

  /// Methods for links that end without the superclass, always or in a branch, so that Flutter has not heard of what they take.
  private static func keptLinks(_ app: FlutterApp) -> [ClassModel.Method] {
    app.delegate.methods.filter { method in
      guard let callback = method.function.callback, [.openURL, .universalLink].contains(callback.event),
        callback.fate == .dies, BodyVerdict(method.function) == .real, let body = method.function.body
      else { return false }
      return !body.calls.contains { $0.path.first == "super" }
        || body.allStatements.contains { ["true", "YES"].contains($0.returned) }
    }
  }

  private static func message(_ package: PackageVersion, _ plist: InfoPlist) -> RuleMessage {
    RuleMessage(
      "\(package.package) and Flutter's router both take links",
      """
      \(plist.path) does not switch Flutter's own deep links off, and \(package.package) \(package.text) takes \
      links as well. Under scenes plugins are asked first, and Flutter's router gets what none of them takes.
      """
        + (package.package.hasPrefix("uni_links")
          ? " uni_links is not maintained any more; app_links takes its place." : ""))
  }

  private static func message(_ kept: [ClassModel.Method], _ app: FlutterApp, _ plist: InfoPlist) -> RuleMessage? {
    guard !kept.isEmpty else { return nil }
    return RuleMessage(
      "Flutter's router comes to open links that \(app.delegate.name) keeps to itself",
      """
      \(kept.map(\.function.signature).listed) \(kept.count, one: "does", other: "do") not call super for links that \
      are taken there, so that Flutter has not heard of these. Under scenes Flutter is told of what starts the app as the scene connects, and \
      \(plist.path) does not switch its own deep links off: where no plugin takes the link, the router opens it beside the \
      app's own code.
      """)
  }
}
