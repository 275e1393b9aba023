/// A class that Flutter registers as a plugin, with what it takes from the app and from scenes.
struct FlutterPluginClass: Sendable {
  let model: ClassModel

  /// Methods that register it.
  var registration: [ClassModel.Method] {
    model.methods.filter { ["register(with:)", "registerWithRegistrar:"].contains($0.function.signature) }
  }

  /// Where it asks for the events of the application.
  var applicationCall: (file: SourceFile, call: Call)? { call("addApplicationDelegate") }

  /// Whether it asks for the events of scenes, guarded or not.
  var asksForScenes: Bool {
    registration.contains { method in
      guard let body = method.function.body else { return false }
      return body.calls.contains { call in
        call.name.hasPrefix("addSceneDelegate") || call.arguments.contains { $0.text.contains("addSceneDelegate") }
      }
    }
  }

  var conforms: Bool { model.supertypes.contains("FlutterSceneLifeCycleDelegate") }

  private func call(_ name: String) -> (file: SourceFile, call: Call)? {
    for method in registration {
      if let call = method.function.body?.calls.first(where: { $0.name.hasPrefix(name) }) { return (method.file, call) }
    }
    return nil
  }

  /// Methods about events that come to scenes, which do something.
  var dyingMethods: [(method: ClassModel.Method, callback: Callback)] {
    model.methods.compactMap { method in
      guard let callback = Self.callback(method.function), callback.fate == .dies, callback.sceneCounterpart != nil,
        BodyVerdict(method.function).isReal
      else { return nil }
      return (method, callback)
    }
  }

  /// Flutter spells the last parameter of one of them in its own way.
  private static func callback(_ function: FunctionDeclaration) -> Callback? {
    function.callback?.owner == .applicationDelegate ? function.callback : nil
  }

  func sceneMethod(_ id: String) -> ClassModel.Method? { model.method(id) }
}

extension AuditContext {
  var isFlutterPlugin: Bool { project.kind == .plugin && project.stacks.contains(.flutter) }

  /// Source files of a plugin repository that become part of the plugin on iOS.
  var flutterPluginFiles: [SourceFile] {
    guard isFlutterPlugin else { return [] }
    return sources.files.filter { file in
      let folders = TreePath.relative(file.path, to: project.root).split(separator: "/").dropLast().map {
        $0.lowercased()
      }
      return !VendoredCode.holds(file.path)
        && !folders.contains { $0 == "example" || $0 == "macos" || $0 == "test" || $0.hasSuffix("tests") }
    }
  }

  /// Plugins of a plugin repository, and those that an app keeps among its own code.
  var flutterPlugins: [FlutterPluginClass] {
    let files = isFlutterPlugin ? flutterPluginFiles : isFlutterApp ? ownSources.map(\.file) : []
    let paths = Set(files.map(\.path))
    guard !paths.isEmpty else { return [] }
    return sources.subtypes(of: "FlutterPlugin").sorted().compactMap { sources.classModel($0, in: nil) }
      .filter { $0.isImplemented && !$0.isProtocol && paths.contains($0.declaration.file.path) }
      .map { FlutterPluginClass(model: $0) }
  }
}

/// Where the guide tells plugin authors what to do.
enum FlutterPluginPages {
  static let all = [
    "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate",
    "https://github.com/flutter/flutter/issues/179452",
  ]
}

/// A plugin that asks for the events of the application alone.
public enum FlutterPluginSceneRegistration: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.plugin-registration-scene", kinds: [.blocker, .decision],
    title: "A plugin does not ask for the events of scenes",
    explanation: """
      A plugin that calls addApplicationDelegate gets events of the application. In an app with scenes URLs, activities and \
      shortcuts come to scenes. Flutter makes up for some of it where the app's delegates are Flutter's own: states and URLs \
      are passed on, universal links and notifications that start the app are not.

      The plugin conforms to FlutterSceneLifeCycleDelegate, calls addSceneDelegate beside addApplicationDelegate, which stays \
      for apps that have not migrated, and gets a scene method for every event it handles: with a conformance Flutter no \
      longer makes up for anything. pubspec.yaml asks for Flutter 3.38 and Dart 3.10.
      """,
    references: FlutterPluginPages.all,
    examples: [
      RuleExample(
        .fires, "URLs", base: .flutterPlugin,
        files: ["ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(FlutterPluginExamples.openURL)]),
      RuleExample(
        .silent, "both registrations", base: .flutterPlugin,
        files: [
          "ios/Classes/ExamplePlugin.swift": FlutterExamples.plugin(
            FlutterPluginExamples.openURL + "\n" + FlutterPluginExamples.sceneURL + "\n"
              + FlutterPluginExamples.connect,
            supertypes: ", FlutterSceneLifeCycleDelegate",
            register: "registrar.addApplicationDelegate(instance)\n    registrar.addSceneDelegate(instance)")
        ]),
      RuleExample(.silent, "no events", base: .flutterPlugin),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.flutterPlugins.compactMap { plugin in
      guard let (file, call) = plugin.applicationCall, !plugin.asksForScenes else { return nil }
      let methods = plugin.dyingMethods
      guard !methods.isEmpty else { return nil }
      let names = methods.map(\.method.function.signature).unique
      let isLost = methods.contains { [.openURL, .universalLink, .shortcut].contains($0.callback.event) }
      return finding(
        RuleMessage(
          "\(plugin.model.name) does not hear of scenes",
          """
          It handles \(names.listed) and registers with addApplicationDelegate alone. In an app with scenes these \
          come to scene delegates. Flutter passes some on to plugins without scene support, where the app's \
          delegates are its own; \
          \(localized(isLost ? "links that start the app, universal links above all, are lost" : "other hosts pass nothing on")). \
          Conform to FlutterSceneLifeCycleDelegate, call addSceneDelegate as well, and add the scene method of each.
          """
        ),
        kind: isLost ? .blocker : .decision, in: file.text, at: call.range, symbol: plugin.model.name,
        choices: plugin.model.language == .swift
          ? choices(isOwn: !context.isFlutterPlugin) : [],
        subject: Subject(
          file: file.path, type: plugin.model.name, range: call.range,
          values: ["callbacks": methods.map(\.callback.id).joined(separator: ",")]))
    }
  }

  /// - Parameter isOwn: whether the class is an app's own, and no plugin for many apps.
  private static func choices(isOwn: Bool) -> [Choice] {
    let support = (
      "add", Phrase("Add scene support"),
      Phrase(
        "The conformance, the registration and a scene method for each event, which calls the method that is there.")
    )
    let leave = (
      "leave", Phrase("I take it from here"), Phrase("Nothing of the plugin is changed.")
    )
    return isOwn
      ? [
        .recommended(
          support.0, support.1, support.2, because: "the class is the app's own, and its events come to scenes"),
        .other(leave.0, leave.1, leave.2),
      ]
      : [
        .recommended(
          leave.0, leave.1, leave.2,
          because: "a plugin's code runs in many apps, so it is changed only where you say so"),
        .other(support.0, support.1, support.2),
      ]
  }
}
