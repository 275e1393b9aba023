/// Windows that a plugin looks for by itself.
public enum FlutterPluginWindow: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-window", kinds: [.decision, .blocker],
    title: "A plugin looks for a window of the application",
    explanation: """
      In an app with scenes the app delegate's window is nil, and keyWindow and windows of UIApplication are deprecated and \
      mean whichever scene comes first. While plugins are registered no window is shown yet. The registrar has the view \
      controller: registrar.viewController, asked for when it is needed, with the registrar held weakly; its view's window has \
      the scene and the screen.
      """,
    references: FlutterPluginPages.all,
    examples: [
      RuleExample(
        .fires, "the app delegate's window in the registration", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            register: "instance.root = UIApplication.shared.delegate?.window??.rootViewController")
        ]),
      RuleExample(
        .fires, "keyWindow", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            "  func top() -> UIViewController? {\n    UIApplication.shared.keyWindow?.rootViewController\n  }")
        ]),
      RuleExample(
        .silent, "the registrar's view controller", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            "  func top() -> UIViewController? {\n    registrar?.viewController\n  }")
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let plugins = context.flutterPlugins
    let starts = plugins.flatMap(\.registration).map { "\($0.file.path):\($0.function.range.lowerBound)" }
    return context.flutterPluginFiles.flatMap { file -> [Finding] in
      let functions = file.allFunctions.filter { !$0.function.neverCompiled }
      let found = functions.flatMap { type, function in
        (function.body?.references ?? []).filter(Self.looksForWindow).map { (type, function, $0) }
      }
      guard let first = found.first(where: { starts.contains("\(file.path):\($0.1.range.lowerBound)") }) ?? found.first
      else {
        return []
      }
      let isAtStart = starts.contains("\(file.path):\(first.1.range.lowerBound)")
      let lines = found.map { file.text.position(at: $0.2.range.lowerBound).line }
      return [
        finding(
          RuleMessage(
            isAtStart
              ? "\(file.text.name) looks for a window while plugins are registered"
              : "\(file.text.name) looks for a window of the application",
            """
            \(lines.unique.asLines.capitalizedFirst): \
            \(localized(isAtStart ? "no window is there yet when plugins are registered under scenes, so this is nil or stops the app." : "with scenes this is nil, or the window of some other scene.")) \
            registrar.viewController has the controller that shows Flutter; its view's window has the rest.
            """),
          kind: isAtStart ? .blocker : .decision, in: file.text, at: first.2.range,
          symbol: (first.0.map { $0.name + "." } ?? "") + first.1.signature)
      ]
    }
  }

  private static func looksForWindow(_ reference: Reference) -> Bool {
    let path = reference.path
    guard path.contains("UIApplication") || path.contains("sharedApplication") else { return false }
    if path.contains("connectedScenes") { return false }
    return path.contains("keyWindow") || path.contains("windows")
      || (path.contains("delegate") && path.contains("window"))
  }
}
