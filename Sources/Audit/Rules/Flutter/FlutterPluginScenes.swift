/// A plugin with scene support that leaves events out.
public enum FlutterPluginTwins: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-twins", kinds: [.blocker, .decision],
    title: "A plugin with scene support leaves events out",
    explanation: """
      Flutter passes events of the application on to plugins that do not conform to FlutterSceneLifeCycleDelegate, as a \
      substitute. A plugin that conforms gets no substitute: every application event it handles needs its scene method. What \
      starts the app comes with scene(_:willConnectTo:options:), URLs and user activities both.
      """,
    references: FlutterPluginPages.all,
    examples: [
      RuleExample(
        .fires, "URLs without a scene method", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.openURL, supertypes: ", FlutterSceneLifeCycleDelegate",
            register: "registrar.addApplicationDelegate(instance)\n    registrar.addSceneDelegate(instance)")
        ]),
      RuleExample(
        .fires, "nothing for what starts the app", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.openURL + "\n" + FlutterPluginExamples.sceneURL,
            supertypes: ", FlutterSceneLifeCycleDelegate",
            register: "registrar.addApplicationDelegate(instance)\n    registrar.addSceneDelegate(instance)")
        ]),
      RuleExample(
        .silent, "every event", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.openURL + "\n" + FlutterPluginExamples.sceneURL + "\n"
              + FlutterPluginExamples.connect,
            supertypes: ", FlutterSceneLifeCycleDelegate",
            register: "registrar.addApplicationDelegate(instance)\n    registrar.addSceneDelegate(instance)")
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterPlugins.filter(\.conforms).compactMap { plugin in
      let missing = plugin.dyingMethods.filter { plugin.sceneMethod($0.callback.sceneCounterpart ?? "") == nil }
      let part = plugin.model.declaration
      if !missing.isEmpty {
        let names = missing.map { pair in
          "\(pair.method.function.signature) (\(pair.callback.sceneCounterpart.flatMap(Callback.id)?.swift ?? ""))"
        }.unique
        return finding(
          RuleMessage(
            "\(plugin.model.name) conforms to scenes and leaves events out",
            """
            Handled for the application and not for scenes: \(names.listed). The conformance switches Flutter's \
            substitute off, so in an app with scenes these events are lost.
            """),
          kind: .blocker, targets: context.targets(running: part.file.path), in: part.file.text,
          at: part.type.nameRange, symbol: plugin.model.name)
      }
      let warm = ["scene.openURLContexts", "scene.continueActivity"].filter { plugin.sceneMethod($0) != nil }
      guard !warm.isEmpty, plugin.sceneMethod("scene.willConnect") == nil else { return nil }
      return finding(
        RuleMessage(
          "\(plugin.model.name) does not take links that start the app",
          """
          It takes links while the app runs, and no scene(_:willConnectTo:options:): a link that starts the app \
          comes only there, as one of urlContexts or userActivities.
          """),
        kind: .decision, targets: context.targets(running: part.file.path), in: part.file.text,
        at: part.type.nameRange, symbol: plugin.model.name)
    }
  }
}

/// Scene methods of a plugin with the wrong type.
public enum FlutterPluginSignature: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-signature", kinds: [.blocker, .decision],
    title: "A scene method of a plugin has the wrong type",
    explanation: """
      Flutter's scene methods for plugins answer whether they took the event: connecting, URLs, activities and shortcuts \
      return a Bool. In Objective-C a method that returns nothing compiles, and the caller reads garbage as the answer. The \
      options of scene(_:willConnectTo:options:) are nil where another plugin took them, so Swift has to declare them \
      optional.
      """,
    references: FlutterPluginPages.all,
    examples: [
      RuleExample(
        .fires, "Objective-C without an answer", base: .flutterPlugin,
        files: ["ios/Classes/ExamplePlugin.m": FlutterPluginExamples.objectiveC("void", "")]),
      RuleExample(
        .silent, "Objective-C with an answer", base: .flutterPlugin,
        files: ["ios/Classes/ExamplePlugin.m": FlutterPluginExamples.objectiveC("BOOL", "  return NO;\n")]),
    ])

  private static let answering = [
    "scene.willConnect", "scene.openURLContexts", "scene.continueActivity", "scene.performShortcut",
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterPlugins.filter { $0.conforms || $0.asksForScenes }.flatMap { plugin in
      answering.compactMap { id -> Finding? in
        guard let method = plugin.sceneMethod(id) else { return nil }
        let function = method.function
        if function.returnType == nil {
          return finding(
            RuleMessage(
              "\(function.signature) of \(plugin.model.name) answers nothing",
              """
              Flutter asks every plugin whether it took the event and expects a Bool. This method returns nothing: \
              \(localized(method.file.language == .objectiveC ? "the caller reads garbage, and other plugins may be passed over" : "it is another method for Swift, which Flutter does not call")).
              """
            ),
            kind: .blocker, targets: context.targets(running: method.file.path), in: method.file.text,
            at: function.nameRange,
            symbol: plugin.model.name + "." + function.signature)
        }
        guard id == "scene.willConnect", method.file.language == .swift, let options = function.parameters.last,
          !options.type.hasSuffix("?")
        else { return nil }
        return finding(
          RuleMessage(
            "The connection options of \(plugin.model.name) are not optional",
            "Flutter passes nil where another plugin took the connection. Declare them as UIScene.ConnectionOptions?."),
          kind: .decision, targets: context.targets(running: method.file.path), in: method.file.text, at: options.range,
          symbol: plugin.model.name + "." + function.signature
        )
      }
    }
  }
}

/// A plugin that takes every event.
public enum FlutterPluginGreedy: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-greedy", kinds: [.decision],
    title: "A plugin takes every event for itself",
    explanation: """
      Plugins are asked in order, and the first that answers true keeps the event from all others and from Flutter's own deep \
      links. A scene method that always answers true starves them.
      """,
    references: FlutterPluginPages.all,
    examples: [
      RuleExample(
        .fires, "always true", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.connect.replacing("return false", with: "return true"),
            supertypes: ", FlutterSceneLifeCycleDelegate", register: "registrar.addSceneDelegate(instance)")
        ]),
      RuleExample(
        .fires, "true for every window scene", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.connect.replacing(
              "return false",
              with: "guard let scene = scene as? UIWindowScene else { return false }\n    print(scene)\n    return true"
            ),
            supertypes: ", FlutterSceneLifeCycleDelegate", register: "registrar.addSceneDelegate(instance)")
        ]),
      RuleExample(
        .fires, "the same in parentheses", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.connect.replacing(
              "return false", with: "guard let scene = (scene as? UIWindowScene) else { return false }\n    return true"
            ),
            supertypes: ", FlutterSceneLifeCycleDelegate", register: "registrar.addSceneDelegate(instance)")
        ]),
      RuleExample(
        .silent, "always false", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.connect, supertypes: ", FlutterSceneLifeCycleDelegate",
            register: "registrar.addSceneDelegate(instance)")
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterPlugins.flatMap { plugin in
      ["scene.willConnect", "scene.openURLContexts", "scene.continueActivity"].compactMap { id -> Finding? in
        guard let method = plugin.sceneMethod(id), let body = method.function.body else { return nil }
        let returns = body.ownStatements.filter { $0.kind == .return }
        // A scene of another class never comes here: saying no to it says nothing.
        let idle = Self.branchesOfOtherScenes(method)
        let told = returns.filter { answer in !idle.contains { $0.contains(answer.range.lowerBound) } }
          .compactMap(\.returned)
        guard !told.isEmpty, told.allSatisfy({ ["true", "YES"].contains($0) }) else { return nil }
        return finding(
          RuleMessage(
            "\(method.function.signature) of \(plugin.model.name) takes everything",
            """
            It answers true whatever comes, so no other plugin and no deep link of Flutter's gets the event. Answer \
            true only for what the plugin handled.
            """),
          targets: context.targets(running: method.file.path), in: method.file.text, at: method.function.nameRange,
          symbol: plugin.model.name + "." + method.function.signature)
      }
    }
  }

  /// `guard let scene = scene as? UIWindowScene else { … }`, and the same in Objective-C.
  private static func branchesOfOtherScenes(_ method: ClassModel.Method) -> [ByteRange] {
    guard let scene = method.function.parameters.first?.name else { return [] }
    let text = method.file.text
    return (method.function.body?.statements ?? []).compactMap { statement in
      guard [.guard, .if].contains(statement.kind), statement.blocks.count == 1, let block = statement.blocks.first,
        statement.calls.allSatisfy({ block.range.contains($0.range.lowerBound) || $0.name == "isKindOfClass:" })
      else { return nil }
      let head = text.string(in: statement.range.lowerBound..<max(statement.range.lowerBound, block.range.lowerBound))
        .filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
      let isCast =
        head.contains("=\(scene)as?UIWindowScene") || head.contains("guard\(scene)isUIWindowScene")
        || head.contains("if![\(scene)isKindOfClass:")
      return isCast && !head.contains(",") ? block.range : nil
    }
  }
}

/// A guard on a header that does not exist.
public enum FlutterPluginHeader: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-header", kinds: [.blocker],
    title: "A plugin guards its scene support with a header that does not exist",
    explanation: """
      The header is <Flutter/FlutterSceneLifeCycle.h>. A __has_include for FlutterSceneLifeCycleDelegate.h is never true, so \
      the code behind it is never compiled, without a word.
      """,
    references: FlutterPluginPages.all,
    examples: [
      RuleExample(
        .fires, "the wrong name", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.h":
            "#import <Flutter/Flutter.h>\n#if __has_include(<Flutter/FlutterSceneLifeCycleDelegate.h>)\n#define HAS_SCENES 1\n#endif\n"
        ]),
      RuleExample(
        .silent, "the right name", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.h":
            "#import <Flutter/Flutter.h>\n#if __has_include(<Flutter/FlutterSceneLifeCycle.h>)\n#define HAS_SCENES 1\n#endif\n"
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.isFlutterPlugin else { return [] }
    let headers = context.project.otherSources.filter { ["h", "m", "mm"].contains(TreePath.pathExtension($0)) }
    return headers.filter { !VendoredCode.holds($0) }.compactMap { path in
      let wrong = Array("Flutter/FlutterSceneLifeCycleDelegate.h".utf8)
      guard let text = context.flutterText(path), let range = text.bytes.firstRange(of: wrong),
        isDirective(range.lowerBound, in: text)
      else { return nil }
      return finding(
        RuleMessage(
          "\(text.name) asks for a header that Flutter does not have",
          """
          FlutterSceneLifeCycleDelegate.h does not exist, so what stands behind this condition is never compiled. \
          The header is <Flutter/FlutterSceneLifeCycle.h>.
          """),
        in: text, at: range, symbol: text.name)
    }
  }

  /// Whether the place is in a preprocessor directive, and not in a comment.
  private static func isDirective(_ offset: Int, in text: SourceText) -> Bool {
    let before = text.bytes[..<offset]
    let opened = before.lastRange(of: Array("/*".utf8))?.lowerBound ?? -1
    let closed = before.lastRange(of: Array("*/".utf8))?.lowerBound ?? -1
    let line = text.line(text.lineIndex(at: offset)).drop { $0 == " " || $0 == "\t" }
    return opened <= closed && line.hasPrefix("#")
  }
}
