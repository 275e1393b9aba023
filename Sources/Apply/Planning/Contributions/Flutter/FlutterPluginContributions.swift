import Audit

/// Scene support for Flutter plugins, where the person asked for it: conformance, registration, and a scene method for each
/// event that calls the method which is there.
enum FlutterPluginPlan {
  static func edits(for answers: [Answer], in context: AuditContext) -> EditBatch {
    var batch = EditBatch()
    for answer in answers where answer.rule == "flutter.plugin-registration-scene" && answer.choice == "add" {
      add(answer, context, &batch)
    }
    return batch
  }

  private static func add(_ answer: Answer, _ context: AuditContext, _ batch: inout EditBatch) {
    let subject = answer.finding.subject
    guard let name = subject.type, let path = subject.file, let file = context.sources.file(path),
      let model = context.sources.classModel(name, in: nil), model.language == .swift,
      let registration = model.methods.first(where: {
        $0.function.signature == "register(with:)" && $0.file.path == path
      }),
      let call = registration.function.body?.calls.first(where: { $0.name == "addApplicationDelegate" }),
      let statement = registration.function.body?.allStatements.last(where: {
        $0.range.lowerBound <= call.range.lowerBound && call.range.upperBound <= $0.range.upperBound
      })
    else { return }
    let findings = [answer.id]
    let text = file.text
    batch.add(
      SwiftEditor.addSupertype(
        "FlutterSceneLifeCycleDelegate", to: model.declaration.type, in: model.declaration.file.text, findings: findings
      ),
      to: model.declaration.file.path)
    let copy = text.string(in: statement.range).replacing("addApplicationDelegate", with: "addSceneDelegate")
    let margin = text.indentation(at: statement.range.lowerBound)
    batch.add(
      [.insert(text.lineEnding.rawValue + margin + copy, at: statement.range.upperBound, findings: findings)], to: path)
    let wanted = (subject.values["callbacks"] ?? "").split(separator: ",").map(String.init)
    let access = model.declaration.type.modifiers.contains { ["public", "open"].contains($0) } ? "public " : ""
    var members: [[String]] = []
    var cold: [String] = []
    for id in wanted {
      guard let twin = twins[id] else { continue }
      if model.method(twin.scene) == nil { members.append(lines(access + twin.code)) }
      if let line = twin.cold { cold.append(line) }
    }
    if !cold.isEmpty, model.method("scene.willConnect") == nil {
      members.append(
        lines(
          access + "func scene(\n\t_ scene: UIScene, willConnectTo session: UISceneSession,"
            + "\n\toptions connectionOptions: UIScene.ConnectionOptions?\n) -> Bool {"
            + "\n\tguard let connectionOptions else { return false }\n" + cold.joined(separator: "\n")
            + "\n\treturn false\n}"))
    }
    batch.add(
      SwiftEditor.insertMembers(
        members, into: model.declaration.type, in: model.declaration.file.text, findings: findings),
      to: model.declaration.file.path)
    // An app's own plugin is built with the app's Flutter, which has its own question.
    if context.project.kind != .plugin { return }
    batch.manual(
      localized("Ask for Flutter 3.38 in pubspec.yaml"),
      localized(
        """
        environment: sdk: ^3.10.0, flutter: ">=3.38.0". Then try the plugin in an app with scenes and in one without.
        """), findings: findings)
  }

  private static func lines(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private struct Twin {
    let scene: String
    let code: String
    /// What the connection does for it.
    var cold: String?
  }

  private static func state(_ scene: String, _ name: String, _ application: String) -> Twin {
    Twin(scene: scene, code: "func \(name)(_ scene: UIScene) {\n\t\(application)(UIApplication.shared)\n}")
  }

  private static let twins: [String: Twin] = [
    "didBecomeActive": state("scene.didBecomeActive", "sceneDidBecomeActive", "applicationDidBecomeActive"),
    "willResignActive": state("scene.willResignActive", "sceneWillResignActive", "applicationWillResignActive"),
    "didEnterBackground": state("scene.didEnterBackground", "sceneDidEnterBackground", "applicationDidEnterBackground"),
    "willEnterForeground": state(
      "scene.willEnterForeground", "sceneWillEnterForeground", "applicationWillEnterForeground"),
    "openURL": Twin(
      scene: "scene.openURLContexts",
      code: "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool {\n"
        + "\tfor context in URLContexts where application(UIApplication.shared, open: context.url, options: [:]) {\n"
        + "\t\treturn true\n\t}\n\treturn false\n}",
      cold: "\tfor context in connectionOptions.urlContexts\n"
        + "\twhere application(UIApplication.shared, open: context.url, options: [:]) {\n\t\treturn true\n\t}"),
    "continueActivity": Twin(
      scene: "scene.continueActivity",
      code: "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) -> Bool {\n"
        + "\tapplication(UIApplication.shared, continue: userActivity, restorationHandler: { _ in })\n}",
      cold: "\tfor activity in connectionOptions.userActivities\n"
        + "\twhere application(UIApplication.shared, continue: activity, restorationHandler: { _ in }) {\n\t\treturn true\n\t}"
    ),
    "performShortcut": Twin(
      scene: "scene.performShortcut",
      code:
        "func windowScene(\n\t_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,\n"
        + "\tcompletionHandler: @escaping (Bool) -> Void\n) -> Bool {\n"
        + "\tapplication(UIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)\n}",
      cold: "\tif let item = connectionOptions.shortcutItem {\n"
        + "\t\treturn application(UIApplication.shared, performActionFor: item, completionHandler: { _ in })\n\t}"),
  ]
}
