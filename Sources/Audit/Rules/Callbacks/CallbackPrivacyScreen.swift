/// An overlay or lock that hides the app's content when it leaves the foreground.
public enum CallbackPrivacyScreen: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.privacy-screen", kinds: [.blocker],
    title: "A privacy screen no longer covers the app's content",
    explanation: """
      The app delegate puts a view or a window over the content when the app resigns active or enters the background. \
      Under scenes these methods are not called, so the app switcher and everybody who looks at it sees the content. \
      That is a matter of security, which is why it is told as a blocker.

      The place is sceneWillResignActive, with a view in the scene's own window or a window made with the scene. \
      Presenting a controller there is too slow for the system's snapshot.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
    ],
    examples: [
      .appDelegate(
        .fires, "a blur over the window", base: .uiKit,
        """
        func applicationWillResignActive(_ application: UIApplication) {
          let cover = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
          cover.frame = window?.bounds ?? .zero
          window?.addSubview(cover)
        }
        """),
      RuleExample(
        .silent, "the scene delegate puts up the same cover", base: .flutterScenes,
        files: [
          "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
            "", supertypes: ", FlutterImplicitEngineDelegate",
            more: FlutterExamples.callback + """

                override func applicationWillResignActive(_ application: UIApplication) {
                  super.applicationWillResignActive(application)
                  let cover = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
                  cover.frame = window.bounds
                  window.addSubview(cover)
                }

              """),
          "ios/Runner/SceneDelegate.swift": """
          import Flutter
          import UIKit

          class SceneDelegate: FlutterSceneDelegate {
            override func sceneWillResignActive(_ scene: UIScene) {
              let cover = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
              cover.frame = window?.bounds ?? .zero
              window?.addSubview(cover)
            }
          }

          """,
        ]),
      .appDelegate(
        .silent, "a body that only takes a view away", base: .uiKit,
        """
        func applicationDidEnterBackground(_ application: UIApplication) {
          dimmed()?.removeFromSuperview()
        }

        private func dimmed() -> UIView? { window?.viewWithTag(7) }
        """),
      .appDelegate(
        .silent, "a body that only saves", base: .uiKit,
        """
        func applicationWillResignActive(_ application: UIApplication) {
          UserDefaults.standard.set(Date(), forKey: "left")
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = context.liveness
    return context.dyingMethods(of: [.resignActive, .enterBackground])
      .filter { $0.verdict == .real && !liveness.isCalled($0) && !$0.isCopiedToday }
      .map { CallbackReading($0, in: context) }
      .filter(concerns)
      .map { reading in
        finding(
          message(reading.method), about: reading.method, kind: .blocker, choices: reading.lifecycleChoices(),
          capMigrate: context.capMigrateTells(false),
          deviceChecks: [localized("Open the app switcher: the content is covered, also right after the first start.")])
      }
  }

  /// Whether the method covers the content. The counterpart that uncovers it is an ordinary life-cycle method.
  static func concerns(_ reading: CallbackReading) -> Bool {
    reading.analysis.traits.contains(.overlay) && !reading.analysis.traits.contains(.uncovering)
      && [.resignActive, .enterBackground].contains(reading.method.callback.event)
  }

  private static func message(_ method: DelegateMethod) -> RuleMessage {
    let verb = method.adoption.isAdopted ? localized("does not come up") : localized("will not come up")
    return RuleMessage(
      "The privacy screen of \(method.title) \(verb)",
      text: method.fate
        + localized(
          """
           What it puts over the content does not appear, and the app switcher shows the content as it is. The code \
          that takes the cover away has to move along. Only a device shows whether the cover is there in time for the \
          system's snapshot.
          """))
  }
}
