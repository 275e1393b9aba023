/// A SwiftUI `App`, which has scenes without asking.
public enum SwiftUISceneBased: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.scene-based", kinds: [.informational], title: "A SwiftUI App is scene based already",
    explanation: """
      An app whose entry point is a SwiftUI `App` has always used scenes: SwiftUI installs its own app delegate and \
      its own scene delegate. It needs no scene manifest and no scene delegate class, and it must not make a window \
      of its own.

      The class behind @UIApplicationDelegateAdaptor loses the same methods as any app delegate: links, shortcuts and \
      the four life-cycle methods are not called there.
      """,
    references: [Page.adaptor, Page.transition],
    examples: [
      RuleExample(.fires, "@main struct with the App protocol", base: .swiftUI),
      RuleExample(
        .fires, "an adaptor whose class comes with a module that is not there", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": "import UIKit\n",
          "App/ExampleApp.swift":
            "import Support\nimport SwiftUI\n\n@main\nstruct ExampleApp: App {\n  @UIApplicationDelegateAdaptor(SupportDelegate.self) var delegate\n\n  var body: some Scene { WindowGroup { Text(\"Home\") } }\n}\n",
        ]),
      RuleExample(.silent, "a UIKit app", base: .uiKitScenes),
      RuleExample(.silent, "@main on an app delegate decides nothing", base: .uiKit),
    ],
    otherTools: [.xcodeSkill: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.swiftUIApps.map { app in
      finding(
        message(app), targets: [app.target], in: app.app.file.text, at: app.app.type.nameRange,
        symbol: app.app.type.name)
    }
  }
}

extension SwiftUISceneBased {
  fileprivate static func message(_ app: SwiftUIApp) -> RuleMessage {
    let known = Phrase(
      "Code in an app delegate adaptor is looked at all the same, as links and life-cycle events do not reach it.")
    let adaptor =
      app.missingDelegate.map {
        Phrase(
          """
          \($0), which the app delegate adaptor names, is in no source that was read: whether it has methods for links and \
          life-cycle events, which do not reach it, is not known.
          """)
      } ?? known
    return RuleMessage(
      "\(app.app.type.name) is a SwiftUI App and has scenes already",
      """
      SwiftUI makes the scenes and their windows, so the iOS 27 SDK asks for nothing more: no scene manifest, no \
      scene delegate. 
      """ + adaptor)
  }
}
