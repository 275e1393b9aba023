/// React Native that is started in a window of the app delegate.
public enum ReactNativeWindow: Rule {
  public static let documentation = RuleDocumentation(
    id: "react-native.window", kinds: [.blocker],
    title: "React Native is started in a window of the app delegate",
    explanation: """
      A window that the app delegate makes belongs to no scene: with a manifest alone the screen stays black, without one \
      the app stops at launch. React Native has to be started by the scene delegate, in a window of its scene, and the app \
      delegate has to keep a `window` that points to it, because React Native and its libraries read it there.

      How depends on the shape of the app delegate, which follows the version only roughly. 0.88 and later have a scene form \
      of the factory's start. From 0.79 on the app delegate makes and keeps the factory, and the scene delegate starts it, \
      with launch options made from the connection options: getInitialURL reads them. A subclass of RCTAppDelegate stops \
      its superclass from making a window with automaticallyLoadReactNativeWindow, which exists from 0.76. From 0.71 to 0.75 \
      nothing stops it: upgrade. Before, the bridge stays in the app delegate, and the scene delegate makes the root view. \
      Expo brings a scene delegate of its own from SDK 57.0.23 on.
      """,
    references: [
      "https://github.com/react/react-native/pull/57700", "https://github.com/react-native-community/template/pull/246",
      "https://github.com/react/react-native/issues/58545", "https://github.com/expo/expo/pull/50205",
    ],
    examples: [
      RuleExample(.fires, "a factory started at launch", base: .reactNative),
      RuleExample(
        .fires, "the superclass makes the window", base: .reactNative,
        files: ["ios/App/AppDelegate.swift": ReactNativeExamples.subclass]),
      RuleExample(
        .fires, "Objective-C with a bridge", base: .objectiveC,
        files: [
          "package.json": ReactNativeExamples.package("0.68.2"),
          "App/AppDelegate.m": ReactNativeExamples.bridge,
        ]),
      RuleExample(.silent, "an app without React Native", base: .uiKit),
      RuleExample(.silent, "started by the scene delegate", base: .reactNativeScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.reactNativeApps.compactMap { app in
      // A scene delegate that takes no links is one all the same.
      guard !app.targets.contains(where: { context.adoption(of: $0).isAdopted }) || app.isStartedAtLaunch,
        !app.isStartedForScene, !app.isShownByScene(context), let place = place(app)
      else { return nil }
      let message = message(app, isPutOff: ReactNativeLateStart(app.delegate, in: context) != nil)
      let modes = context.backgroundModes(of: app.targets)
      return finding(
        modes.isEmpty
          ? message
          : RuleMessage(
            title: message.title,
            text: message.text
              + localized(
                """
                 JavaScript then starts with the first scene. In a launch in the background (\(modes.listed) in \
                UIBackgroundModes) there is none, and JavaScript does not run, which it did so far: what it does there has to \
                be done in native code, or waits for the app to be opened.
                """)), targets: app.targets,
        in: place.file.text, at: place.range,
        symbol: app.delegate.name, choices: choices(app, context),
        subject: Subject(type: app.delegate.name, range: place.range),
        deviceChecks: [
          localized("Start the app: its first screen appears."), localized("Rotate the device: the layout follows."),
          localized("End the app and open one of its links: Linking.getInitialURL has it."),
        ])
    }
  }

  private static func place(_ app: ReactNativeApp) -> (file: SourceFile, range: ByteRange)? {
    switch app.shape {
    case .factory(let call, let method): (method.file, call.range)
    case .bridge(let call, let method): (method.file, call.range)
    case .superclass, .vendor: (app.delegate.declaration.file, app.delegate.declaration.type.nameRange)
    case .navigation, .none: nil
    }
  }

  /// What becomes of statements behind the superclass's launch that work on its window.
  private static func following(_ subclass: ReactNativeSubclass) -> Phrase {
    let text = subclass.method.file.text
    func lines(_ statements: [Statement]) -> String {
      statements.map { text.position(at: $0.range.lowerBound).line }.asLines
    }
    var words: Phrase = ""
    if !subclass.following.isEmpty {
      words = words + Phrase(" What works on that window goes along: \(lines(subclass.following)).")
    }
    if !subclass.left.isEmpty { words = words + Phrase(" Left to you: \(lines(subclass.left)).") }
    return words
  }

  private static func choices(_ app: ReactNativeApp, _ context: AuditContext) -> [Choice] {
    let manual = Choice.other(
      "own", "I do it by hand", "Nothing of the start is changed. The finding says what is to be done.")
    if app.hasExpoScenes, ReactNativeStart(app.delegate) != nil {
      return [
        .recommended(
          "expo", "Use Expo's scene delegate",
          """
          \(app.delegate.name) adopts ExpoReactNativeFactoryProvider and makes no window; the manifest names \
          EXExpoAppSceneDelegate. Overrides for links and states stay: Expo calls them.
          """,
          because: "this version of Expo brings it", isSure: context.project.generator == nil), manual,
      ]
    }
    if let subclass = ReactNativeSubclass(app.delegate, in: context) {
      return [
        .recommended(
          "scene", "Make the window in the scene delegate",
          """
          \(app.delegate.name) tells its superclass to make none. The scene delegate makes the window, the root \
          view from rootViewFactory with launch options made from the connection options, and sets \
          \(app.delegate.name)'s window.
          """ + following(subclass),
          because: "the superclass can be told since 0.76",
          isSure: subclass.left.isEmpty && context.project.generator == nil), manual,
      ]
    }
    if ReactNativeLateStart(app.delegate, in: context) != nil {
      return [
        .recommended(
          "scene", "Put the superclass's launch off until the scene connects",
          """
          \(app.delegate.name) calls its superclass when the scene delegate asks for a window, with launch options \
          made from the connection options, and gives the window that comes of it to the scene.
          """,
          because: "nothing short of an upgrade keeps the superclass from making a window", isSure: false), manual,
      ]
    }
    if let bridge = ReactNativeBridge(app.delegate, in: context) {
      return [
        .recommended(
          "scene", "Start it from the scene delegate",
          """
          What makes the bridge, the root view and the window becomes a method of \(app.delegate.name). The scene \
          delegate calls it with its window scene, and with launch options made from the connection options.
          """,
          because: "what it uses of \(app.delegate.name) stays at hand, and \(app.delegate.name).window is the scene's",
          isSure: bridge.isPlain && context.project.generator == nil), manual,
      ]
    }
    guard let start = ReactNativeStart(app.delegate) else { return [] }
    let isClean = start.factory != nil && start.weakProperty == nil
    return [
      .recommended(
        "scene", "Start it from the scene delegate",
        """
        \(app.delegate.name) makes and keeps the factory. The scene delegate makes the window, puts it into \
        \(app.delegate.name) too, and starts React Native
        """
          + (app.isAtLeast("0.88.0") == true
            ? " with the connection options." : " with launch options made from the connection options.")
          + (app.isExpoDelegate
            ? " It passes links and states on to \(app.delegate.name), so that Expo's modules hear of them." : ""),
        because: isClean
          ? "the factory is kept in a property, which the scene delegate can use"
          : "it is the recipe for this shape", isSure: isClean && context.project.generator == nil), manual,
    ]
  }
}

extension ReactNativeApp {
  /// Whether a scene delegate shows what launch made, by its root controller or its root view.
  func isShownByScene(_ context: AuditContext) -> Bool {
    usesScenes
      && targets.flatMap { context.sources.sceneDelegates(of: $0) }.compactMap { $0.method("scene.willConnect") }
        .contains(where: AppDelegateWindowReads.takesRoot)
  }

  /// Whether what starts it is given the scene that connects.
  fileprivate var isStartedForScene: Bool {
    usesScenes
      && delegate.methods.contains { method in
        method.function.callback == nil && method.function.parameters.contains { $0.type.contains("UIWindowScene") }
      }
  }

  fileprivate var isStartedAtLaunch: Bool {
    if case .factory(_, let method) = shape { method.function.callback?.event == .launch && usesScenes } else { false }
  }
}

extension ReactNativeWindow {
  fileprivate static func message(_ app: ReactNativeApp, isPutOff: Bool) -> RuleMessage {
    let name = app.delegate.name
    let version = app.version.map { localized("React Native \($0)") } ?? localized("This React Native")
    switch app.shape {
    case .factory(let call, let method):
      let isExpo = app.isExpoDelegate
      var text =
        localized(
          """
          \(name) makes a window and starts React Native in it at launch (\(call.callee)). Under scenes that window \
          is never shown. 
          """)
      if app.hasExpoScenes {
        text +=
          localized(
            "Expo \(app.expo.map(\.description) ?? "") has a scene delegate of its own, which calls \(name)'s overrides. "
          )
      } else if app.isAtLeast("0.88.0") == true {
        text += localized("\(version) starts with connectionOptions in place of launchOptions. ")
      } else {
        text +=
          localized(
            """
            \(version) has no scene form of the start: the scene delegate starts it, and makes the launch options \
            itself, or Linking.getInitialURL is null for a link that starts the app. 
            """)
      }
      if isExpo, !app.hasExpoScenes {
        text += localized(
          "Expo's modules listen through \(name), so the scene delegate has to pass links and states on. ")
      }
      if method.file.language == .swift, ReactNativeStart(app.delegate) == nil {
        text += localized(
          """
          The start stands in \(method.function.signature), where it cannot be taken along by itself. Put the statements of \
          that method into the launch method, in the place of its call, and audit again: then the start can move to the \
          scene delegate. 
          """)
      }
      return RuleMessage(
        "\(name) starts React Native in a window without a scene",
        text: text + localized("Only a device shows the result."))
    case .superclass(let superclass):
      if superclass == "EXAppDelegateWrapper" {
        return RuleMessage(
          "\(name) inherits from EXAppDelegateWrapper, which makes the window",
          """
          This shape is Expo's up to SDK 52 and has no way to scenes. Upgrade Expo to SDK 57.0.23 or later, better \
          58, and take the app delegate of that version's template.
          """)
      }
      let recipe: String
      if app.isAtLeast("0.76.0") == false {
        recipe =
          localized(
            """
            \(version) has nothing that stops it: upgrade to 0.76 or later, where automaticallyLoadReactNativeWindow \
            does, or take the app delegate of the template for 0.79.
            """)
          + (isPutOff
            ? localized(
              """
               Until then the launch of the superclass can be put off until a scene connects, and its window be given \
              to the scene.
              """) : "")
      } else {
        recipe =
          localized(
            """
            Set automaticallyLoadReactNativeWindow to false before super is called in the launch method (in init in \
            Objective-C). Add a scene delegate that makes a UIWindow with its scene, makes the root view with \
            rootViewFactory.view(withModuleName:initialProperties:launchOptions:), puts it into a view controller, \
            sets the window of \(name) as well, and shows it. The launch options are made from the connection options.
            """)
      }
      return RuleMessage(
        "\(name) lets RCTAppDelegate make the window",
        "RCTAppDelegate makes a window without a scene in its launch method, which is never shown. \(recipe)")
    case .bridge:
      return RuleMessage(
        "\(name) makes the root view and a window at launch",
        """
        Under scenes that window is never shown. The bridge, the root view and the window are to be made when the \
        scene connects: the window with its scene, and known to \(name) too; the bridge with launch options made from \
        the connection options, or Linking.getInitialURL is null for a link that starts the app. Before 0.72 Alert \
        shows nothing under scenes, before 0.63 neither does the red box.
        """)
    case .vendor(let superclass):
      return RuleMessage(
        "\(name) inherits from \(superclass), which starts React Native",
        """
        \(superclass) comes with a library and makes the window itself. Its vendor has to bring scenes: ask for a \
        version for the iOS 27 SDK. What \(name) does in its own methods for links and states has to move with it.
        """)
    case .navigation, .none:
      return RuleMessage("\(name) starts React Native", "It is started at launch.")
    }
  }
}

/// Wix's navigation library.
public enum ReactNativeNavigation: Rule {
  public static let documentation = RuleDocumentation(
    id: "react-native.navigation", kinds: [.blocker],
    title: "react-native-navigation makes windows without a scene",
    explanation: """
      react-native-navigation by Wix makes its own key window and has announced no support for scenes. Nothing in the app \
      can make up for it. The ways out are a version of the library with scenes, once there is one, or another navigation \
      library.
      """,
    references: ["https://github.com/wix/react-native-navigation/issues/7042"],
    examples: [
      RuleExample(
        .fires, "its app delegate", base: .reactNative,
        files: [
          "ios/App/AppDelegate.swift":
            "import ReactNativeNavigation\n\n@main\nclass AppDelegate: RNNAppDelegate, UIApplicationDelegate {\n}\n"
        ]),
      RuleExample(.silent, "React Native alone", base: .reactNative),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.reactNativeApps.compactMap { app in
      guard case .navigation(let range, let file) = app.shape else { return nil }
      return finding(
        RuleMessage(
          "\(app.delegate.name) leaves its windows to react-native-navigation",
          """
          The library makes a key window of its own, without a scene, and supports scenes in no released version \
          known here. Adopting scenes in the app alone ends in a black screen. Look for a release that names the \
          iOS 27 SDK.
          """),
        targets: app.targets, in: file.text, at: range, symbol: app.delegate.name)
    }
  }
}
