/// Event handling that an app delegate inherits from a framework, without a counterpart in the scene delegate.
public enum SceneStillForwardsDead: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.still-forwards-dead", kinds: [.blocker],
    title: "Inherited event handling of the app delegate is not reached any more",
    explanation: """
      Some frameworks handle links in a base class of the app delegate. In an app that has adopted scenes with a scene \
      delegate of its own, UIKit calls the scene delegate, and the inherited code is silent, although nothing of it can \
      be seen in this project. The framework's own scene delegate class, or forwarding by hand, takes its place.

      Where the app delegate has code of its own for an event, the rules about callbacks ask about it instead.
      """,
    references: [
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
      "https://github.com/apache/cordova-ios/issues/1654",
    ],
    examples: [
      RuleExample(
        .fires, "Cordova's app delegate behind a scene delegate of one's own", base: .uiKitScenes,
        files: [
          "App/AppDelegate.swift": """
          import Cordova

          @main
          class AppDelegate: CDVAppDelegate {}

          """
        ]),
      RuleExample(.silent, "an app delegate that inherits from no framework", base: .uiKitScenes),
    ])

  /// Base classes that handle links, and the class that does it for scenes.
  private static let bases: [(name: String, scene: String)] = [
    ("CDVAppDelegate", "CDVSceneDelegate")
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.appDelegateGroups.compactMap { owner, targets in
      // The template of the platform that knows scenes: its own matter.
      if owner.parts.contains(where: {
        $0.type.hasAttribute("implementation") || $0.type.hasAttribute("_objcImplementation")
      }) {
        return nil
      }
      guard
        let base = bases.first(where: { base in
          targets.contains { context.sources.lineage(of: owner, in: $0).contains { $0.supertypes.contains(base.name) } }
        })
      else { return nil }
      let dead = targets.filter { target in
        let adoption = context.adoption(of: target)
        return adoption.isAdopted && !adoption.delegates.isEmpty
          && adoption.method("scene.openURLContexts") == nil
          && !adoption.delegates.contains { $0.supertypes.contains(base.scene) }
      }
      guard let first = dead.first, let delegate = context.adoption(of: first).delegates.first else { return nil }
      let part = delegate.declaration
      return finding(
        RuleMessage(
          "\(delegate.name) leaves links to \(base.name), which is not asked any more",
          """
          \(owner.name) inherits its handling of URLs from \(base.name). This app has adopted scenes, so UIKit \
          tells \(delegate.name), which has no scene(_:openURLContexts:) and does not inherit from \(base.scene). \
          URLs are lost, cold and warm.
          """),
        targets: dead, in: part.file.text, at: part.type.nameRange, symbol: delegate.name,
        choices: [
          .recommended(
            "add", "Inherit from \(base.scene)", "The framework's scene delegate hands links on.",
            because: "it does what the app delegate's base class did", isSure: false),
          .other("leave", "Leave it", "Nothing changes."),
        ],
        subject: Subject(type: delegate.name, values: ["superclass": base.scene]),
        deviceChecks: [
          localized("Open one of the app's URLs while it runs, and again after ending it: both arrive, once.")
        ],
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
    }
  }
}
