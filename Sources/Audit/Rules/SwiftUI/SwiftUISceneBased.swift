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
      RuleExample(.silent, "a UIKit app", base: .uiKitScenes),
      RuleExample(.silent, "@main on an app delegate decides nothing", base: .uiKit),
    ],
    otherTools: [.xcodeSkill: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.compactMap { adoption in
      guard case .swiftUI(let app) = adoption.entry else { return nil }
      return finding(
        message(app.type.name), targets: [adoption.target], in: app.file.text, at: app.type.nameRange,
        symbol: app.type.name)
    }
  }
}

extension SwiftUISceneBased {
  fileprivate static func message(_ app: String) -> RuleMessage {
    RuleMessage(
      "\(app) is a SwiftUI App and has scenes already",
      """
      SwiftUI makes the scenes and their windows, so the iOS 27 SDK asks for nothing more: no scene manifest, no \
      scene delegate. Code in an app delegate adaptor is looked at all the same, as links and life-cycle events do \
      not reach it.
      """)
  }
}
