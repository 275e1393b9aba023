/// Orientation and status bar callbacks of the app delegate.
public enum CallbackOrientation: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.orientation", kinds: [.informational, .decision],
    title: "Orientation callbacks change their owner",
    explanation: """
      application(_:supportedInterfaceOrientationsFor:) is still asked under scenes and stays. It is deprecated with \
      iOS 27, where supportedInterfaceOrientations(for:) of the window scene delegate takes its place; earlier systems \
      do not know that one, so an app that runs there needs both.

      The four callbacks about the status bar's orientation and frame have long been deprecated and are not called in \
      an app that has adopted scenes.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)",
      "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)",
    ],
    examples: [
      .appDelegate(
        .fires, "orientations that depend on the app's state", base: .uiKit,
        """
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
          return Settings.shared.isLocked ? .portrait : .all
        }
        """),
      .appDelegate(
        .fires, "work when the status bar turns, Objective-C", base: .objectiveC,
        """
        - (void)application:(UIApplication *)application didChangeStatusBarFrame:(CGRect)frame {
          [[Layout shared] update:frame];
        }
        """),
      .appDelegate(.silent, "neither", base: .uiKit, "func other() {}"),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = Liveness(context)
    let asked = context.delegateMethods { $0.id == "supportedOrientations" }.filter { method in
      method.adoption.method("scene.supportedOrientations") == nil
    }.map { method in
      finding(
        stays(method), about: method, kind: .informational, choices: [], capMigrate: context.capMigrateTells(false),
        deviceChecks: [localized("Turn the device on every page that allows it, on iOS 27 and on an earlier system.")])
    }
    let dead = context.dyingMethods(of: [.orientation]).filter { $0.verdict == .real && !liveness.isCalled($0) }.map {
      method in
      finding(
        dies(method), about: method, kind: .decision, choices: choices, capMigrate: context.capMigrateTells(false),
        deviceChecks: [localized("Turn the device: what \(method.function.signature) did happens where it is needed.")])
    }
    return asked + dead
  }

  private static var choices: [Choice] {
    [
      Choice.recommended(
        "leave", "Leave it", "Nothing changes: it is not called.",
        because:
          "what takes its place depends on what the layout needs: the view controller's transition, or the scene's geometry"
      ),
      Choice.other("delete", "Delete it", "The method is removed."),
    ]
  }

  private static func stays(_ method: DelegateMethod) -> RuleMessage {
    RuleMessage(
      "\(method.owner.name) still decides the orientations",
      """
      application(_:supportedInterfaceOrientationsFor:) is asked under scenes too, so it stays. iOS 27 asks \
      supportedInterfaceOrientations(for:) of the window scene delegate first and deprecates this one; add that \
      form, marked for iOS 27, once the app is built with its SDK, and keep this one for earlier systems.
      """)
  }

  private static func dies(_ method: DelegateMethod) -> RuleMessage {
    RuleMessage(
      "Code in \(method.function.signature) \(localized(method.adoption.isAdopted ? "never runs" : "stops running"))",
      """
      UIKit does not tell the app delegate about the status bar in an app that has adopted scenes. Layout follows \
      the view controller's viewWillTransition(to:with:), or windowScene(_:didUpdateEffectiveGeometry:) from iOS 26 \
      on. Nothing is translated here.
      """)
  }
}
