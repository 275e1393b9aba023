/// A hook that gives the window's delegate to scenes of every role.
public enum SceneRole: Rule {
  public static let documentation = RuleDocumentation(
    id: "scene.role", kinds: [.decision, .informational],
    title: "Scenes of another role get the window's delegate",
    explanation: """
      application(_:configurationForConnecting:options:) answers for every scene that connects: the app's window, an \
      external display, CarPlay. What it sets wins over the manifest. A hook that sets the same delegate class for every \
      role therefore keeps the CarPlay or external display scene from ever reaching its own delegate. Capacitor's \
      template has such a hook.

      External displays are a role too. Up to iOS 26 the system connects a scene for each by itself; built with the iOS 27 \
      SDK an app gets one only after a view controller registered it as a scene accessory.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)",
      "https://github.com/tauri-apps/tao/pull/1305",
    ],
    examples: [
      .sceneDelegate(
        .fires, "an app with CarPlay code", base: .uiKitScenes, imports: ["CarPlay"],
        """
        func sceneDidBecomeActive(_ scene: UIScene) {}
        }

        class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
        """,
        appDelegate: """
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
          }
          """),
      .sceneDelegate(
        .fires, "a scene for an external display", base: .uiKitScenes,
        """
        func sceneDidBecomeActive(_ scene: UIScene) {
          if scene.session.role == .windowExternalDisplayNonInteractive { Board.shared.show() }
        }
        """),
      RuleExample(.silent, "a hook in an app with one role", base: .capacitor85),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    hooks(context)
      + ExternalDisplays.places(in: context).map { place in
        finding(
          RuleMessage(
            "External displays no longer get a scene by themselves",
            """
            The app serves external displays. Up to iOS 26 the system connects a scene for each one; built with the iOS 27 SDK \
            it does so only after registerSceneAccessory(_:) of a view controller, which nothing here calls. Until then the \
            second screen mirrors the first one, or stays dark.
            """),
          kind: .informational, targets: place.targets, in: place.text, at: place.range, symbol: "external",
          deviceChecks: [localized("Connect an external display and see that its own content appears.")],
          distinction: "external")
      }
  }

  private static func hooks(_ context: AuditContext) -> [Finding] {
    context.delegateMethods { $0.id == "configurationForConnecting" }.compactMap { hook in
      guard let set = unconditional(hook.function, hook.method, context) else { return nil }
      let others = hook.targets.flatMap { otherRoles(of: $0, context) }.unique
      guard !others.isEmpty else { return nil }
      return finding(
        RuleMessage(
          "Scenes for \(others.listed) get the window's delegate",
          """
          \(hook.function.signature) sets the delegate class for every scene that connects, and that wins over the \
          manifest. This app also has code or a configuration for \(others.listed): those scenes are given to the \
          window's delegate and never reach their own.
          """),
        targets: hook.targets, in: hook.text, at: hook.function.range,
        symbol: hook.owner.name + "." + hook.function.signature,
        choices: [
          .recommended(
            "restrict", "Only for the window role",
            "The class is set where the role is that of the app's window.",
            because: "the manifest serves the other roles then"),
          .other("keep", "Keep", "Nothing changes."),
        ],
        subject: {
          var subject = hook.subject; subject.values["statement"] = "\(set.lowerBound)-\(set.upperBound)";
          return subject
        }(),
        deviceChecks: [localized("Connect \(others.listed) and see that its own content appears.")],
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
    }
  }

  /// The statement that sets the class, where nothing asks for the role first.
  private static func unconditional(
    _ function: FunctionDeclaration, _ method: ClassModel.Method, _ context: AuditContext
  ) -> ByteRange? {
    guard
      let hook = context.adoption.targets.lazy.compactMap(\.hook).first(where: {
        $0.method.file.path == method.file.path && $0.method.function.range == function.range
      }), hook.setsDelegate, !hook.asksRole
    else { return nil }
    return function.body?.allStatements.first { $0.sets("delegateClass") && $0.blocks.isEmpty }?.range
  }

  /// Roles besides the window's that the manifest names or that code has a delegate for.
  private static func otherRoles(of target: AppTarget, _ context: AuditContext) -> [String] {
    var found: [String] = []
    let roles = target.configurations.flatMap { configuration -> [String] in
      guard case .file(let path) = configuration.infoPlist else { return [] }
      return context.project.infoPlists[path]?.sceneManifest?.roles ?? []
    }
    for role in roles where role != SceneManifest.windowRole {
      if role.hasPrefix("CP") { found.append("CarPlay") }
      if role.contains("ExternalDisplay") { found.append(localized("an external display")) }
    }
    let carPlay = context.sources.subtypes(of: "CPTemplateApplicationSceneDelegate")
    if carPlay.contains(where: { context.sources.classModel($0, in: target) != nil }) { found.append("CarPlay") }
    return found.unique
  }
}
