/// A scene delegate that tells Flutter's plugins nothing.
public enum FlutterSceneDelegateBase: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.scene-delegate-base", kinds: [.decision],
    title: "A scene delegate does not pass its events on to Flutter",
    explanation: """
      Plugins hear of links, shortcuts and the scene's states through the scene delegate. One that inherits from \
      FlutterSceneDelegate passes them on by itself; one that cannot, because it has another superclass or is a responder, \
      adopts FlutterSceneLifeCycleProvider and passes nine events on to a FlutterPluginSceneLifeCycleDelegate. With neither, \
      plugins such as sign-in and link plugins miss every link.

      FlutterSceneDelegate is an NSObject and has a `window` already: the property goes, every scene method gets `override` \
      and calls super, after the window is shown.
      """,
    references: [FlutterNames.guide, "https://github.com/flutter/flutter/pull/190649"],
    examples: [
      RuleExample(
        .fires, "a plain scene delegate", base: .flutterScenes,
        files: ["ios/Runner/SceneDelegate.swift": FlutterExamples.plainSceneDelegate]),
      RuleExample(
        .fires, "a SwiftUI host", base: .swiftUI,
        files: [
          "App/AppDelegate.swift":
            "import Flutter\nimport SwiftUI\n\n@Observable\nclass AppDelegate: FlutterAppDelegate {\n  let engine = FlutterEngine(name: \"panel\")\n}\n"
        ]),
      RuleExample(.silent, "Flutter's base class", base: .flutterScenes),
      RuleExample(
        .silent, "the provider", base: .flutterScenes,
        files: [
          "ios/Runner/SceneDelegate.swift": FlutterExamples.plainSceneDelegate.replacing(
            "UIWindowSceneDelegate", with: "UIWindowSceneDelegate, FlutterSceneLifeCycleProvider")
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] { plain(context) + swiftUI(context) }

  /// A SwiftUI host whose app delegate is Flutter's: its scenes need Flutter's delegate, named in code.
  private static func swiftUI(_ context: AuditContext) -> [Finding] {
    let delegates = context.sources.subtypes(of: "FlutterAppDelegate")
    return context.swiftUIApps.compactMap { app in
      guard let delegate = app.delegate, delegates.contains(delegate.name), app.adoption.hook?.setsDelegate != true
      else {
        return nil
      }
      let part = delegate.declaration
      return finding(
        RuleMessage(
          "\(delegate.name) gives SwiftUI's scenes no delegate of Flutter's",
          """
          \(app.app.type.name) is a SwiftUI App with \(delegate.name) behind its adaptor. Flutter's plugins hear of \
          links and of the scene's states only where application(_:configurationForConnecting:options:) names \
          FlutterSceneDelegate. SwiftUI allows several windows unless the manifest says no; Flutter supports one.
          """
        ),
        targets: [app.target], in: part.file.text, at: part.type.nameRange, symbol: delegate.name,
        choices: [
          .recommended(
            "hook", "Name FlutterSceneDelegate in code",
            "\(delegate.name) gets the method, which returns a configuration with FlutterSceneDelegate.",
            because: "SwiftUI makes the window and tells this class besides"),
          .other("leave", "Leave it", "Plugins keep missing links and the states of the scene."),
        ], subject: Subject(type: delegate.name, range: part.type.nameRange))
    }
  }

  private static func plain(_ context: AuditContext) -> [Finding] {
    context.silentSceneDelegates.map { delegate, targets in
      let part = delegate.declaration
      let superclass = delegate.supertypes.first ?? "NSObject"
      let responders = delegate.methods.filter { method in
        method.function.modifiers.contains("override") && method.function.callback == nil
      }
      let owner = targets.lazy.compactMap { context.adoption[$0]?.appDelegate }.first
      let forwards = FlutterForward.all(in: delegate, to: owner)
      let lines = forwards.map { $0.method.file.text.position(at: $0.range.lowerBound).line }.asLines
      let handed: Phrase =
        forwards.isEmpty
        ? ""
        : """
         Links come to plugins all the same, because \(delegate.name) hands them to the app delegate (\(lines)). Once they \
        are passed on with the rest, plugins would hear of each twice, so these calls go.
        """
      let isPlain = ["UIResponder", "NSObject", "UIWindowSceneDelegate"].contains(superclass) && responders.isEmpty
      let subclass = (
        "subclass", Phrase("Inherit from FlutterSceneDelegate"),
        Phrase("The class loses its own `window`, its scene methods get `override` and call super.")
      )
      let provider = (
        "provider", Phrase("Adopt FlutterSceneLifeCycleProvider"),
        Phrase("The superclass stays; nine scene methods pass their events on to Flutter.")
      )
      let leave = Choice.other(
        "leave", "Leave it", "Plugins keep missing links, shortcuts and the states of the scene.")
      return finding(
        RuleMessage(
          "\(delegate.name) does not pass scene events on to Flutter's plugins",
          """
          \(delegate.name) inherits from \(superclass) and is no FlutterSceneLifeCycleProvider. It shows Flutter \
          well, but plugins that wait for links, shortcuts or the states of the scene hear nothing.
          """
            + (responders.isEmpty
              ? ""
              : " It overrides \(responders.map(\.function.baseName).listed) of UIResponder, which FlutterSceneDelegate is not.")
            + handed
        ),
        targets: targets, in: part.file.text, at: part.type.nameRange, symbol: delegate.name,
        choices: isPlain
          ? [
            .recommended(subclass.0, subclass.1, subclass.2, because: "nothing of its superclass is used"),
            .other(provider.0, provider.1, provider.2), leave,
          ]
          : [
            .recommended(
              provider.0, provider.1, provider.2, because: "it needs its superclass \(superclass)"), leave,
          ],
        subject: Subject(type: delegate.name, range: part.type.nameRange),
        deviceChecks: [
          localized("Open one of the app's links while it runs and after ending it: the plugin gets it both times.")
        ])
    }
  }
}

/// A provider that leaves some events out.
public enum FlutterProviderForwards: Rule {
  public static let documentation = RuleDocumentation(
    id: "flutter.provider-forwards", kinds: [.blocker],
    title: "A FlutterSceneLifeCycleProvider leaves events out",
    explanation: """
      A scene delegate that adopts FlutterSceneLifeCycleProvider has to pass nine events on to its \
      sceneLifeCycleDelegate: connecting, disconnecting, the four states, URLs, activities and shortcuts. An event that is \
      left out is lost for every plugin, and nothing warns about it.
      """,
    references: [FlutterNames.guide],
    examples: [
      RuleExample(
        .fires, "only the connection is passed on", base: .flutterScenes,
        files: ["ios/Runner/SceneDelegate.swift": FlutterExamples.provider]),
      RuleExample(.silent, "Flutter's base class passes everything on", base: .flutterScenes),
    ])

  /// Scene methods that a provider passes on, by callback id.
  static let events = [
    "scene.willConnect", "scene.didDisconnect", "scene.willEnterForeground", "scene.didBecomeActive",
    "scene.willResignActive", "scene.didEnterBackground", "scene.openURLContexts", "scene.continueActivity",
    "scene.performShortcut",
  ]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.isFlutterApp else { return [] }
    return context.flutterSceneDelegates.compactMap { delegate, targets in
      guard delegate.supertypes.contains(FlutterNames.provider) else { return nil }
      let missing = events.filter { event in
        guard let body = delegate.method(event)?.function.body else { return true }
        return !body.calls.contains { $0.path.contains("sceneLifeCycleDelegate") }
      }
      guard !missing.isEmpty else { return nil }
      let names = missing.compactMap { Callback.id($0) }.map { delegate.language == .swift ? $0.swift : $0.selector }
      let part = delegate.declaration
      return finding(
        RuleMessage(
          "\(delegate.name) keeps \(missing.count) event\(missing.count, one: "", other: "s") from Flutter's plugins",
          "Not passed on to sceneLifeCycleDelegate: \(names.listed). Plugins that wait for them hear nothing."),
        targets: targets, in: part.file.text, at: part.type.nameRange, symbol: delegate.name,
        choices: [
          .recommended(
            "add", "Pass them on", "Each gets its line, in a new method where there is none.",
            because: "Flutter expects all nine"),
          .other("leave", "Leave it", "The events stay lost for plugins."),
        ],
        subject: Subject(
          type: delegate.name, range: part.type.nameRange, values: ["missing": missing.joined(separator: ",")]))
    }
  }
}

extension AuditContext {
  /// Scene delegates that tell Flutter's plugins nothing.
  var silentSceneDelegates: [(delegate: ClassModel, targets: [AppTarget])] {
    guard isFlutterApp else { return [] }
    let own = sources.subtypes(of: FlutterNames.sceneDelegate)
    return (flutterSceneDelegates + comingSceneDelegates).filter { delegate, _ in
      !own.contains(delegate.name) && !delegate.supertypes.contains(FlutterNames.provider)
    }
  }

  /// Targets that a plan gives code which needs Flutter 3.38: apps without scenes, those whose scene delegate tells
  /// Flutter nothing yet, and native apps that show Flutter.
  var targetsThatComeToNeedScenes: [AppTarget] {
    let apps = flutterApps.filter { !$0.usesScenes }.flatMap(\.targets)
    let hosts =
      project.stacks.contains(.flutterAddToApp) && showsFlutter
      ? appDelegateGroups.flatMap(\.targets).filter { adoption[$0]?.usesScenes != true } : []
    var seen: Set<String> = []
    return (apps + silentSceneDelegates.flatMap(\.targets) + hosts).filter { seen.insert($0.id).inserted }
  }

  /// Whether code of the app's own imports Flutter.
  private var showsFlutter: Bool {
    sources.files.contains { file in
      !VendoredCode.holds(file.path)
        && file.compiledImports.contains { $0.name == "Flutter" || $0.name == "Flutter/Flutter.h" }
    }
  }

  /// Scene delegates named by a manifest that stands in the wrong place: they serve as soon as it is put right.
  var comingSceneDelegates: [(delegate: ClassModel, targets: [AppTarget])] {
    adoption.targets.compactMap { adoption in
      let coming = adoption.manifests.filter { !$0.hasManifest }.compactMap { $0.plist?.comingManifest }
      let names = coming.flatMap(\.windowConfigurations).compactMap {
        $0.delegateClass?.split(separator: ".").last.map(String.init)
      }
      return adoption.sceneDelegates.first { names.contains($0.name) }.map { ($0, [adoption.target]) }
    }
  }

  /// Scene delegates that serve a window of an app that shows Flutter, those of SwiftUI apps too.
  var flutterSceneDelegates: [(delegate: ClassModel, targets: [AppTarget])] {
    liveSceneDelegates.filter {
      !sources.isCarPlayOnly($0.delegate.name) && !VendoredCode.holds($0.delegate.declaration.file.path)
    }
  }
}
