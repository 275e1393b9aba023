/// An app delegate without the window that React Native reads.
public enum ReactNativeKeepWindow: Rule {
  public static let documentation = RuleDocumentation(
    id: "react-native.keep-window", kinds: [.blocker],
    title: "React Native reads the app delegate's window",
    explanation: """
      React Native up to 0.81, its log box and libraries such as reanimated read UIApplication.delegate.window. An app \
      delegate without such a property crashes when the device turns ("unrecognized selector"), or later. Keep the property \
      and set it to the scene's window.
      """,
    references: [
      "https://github.com/react/react-native/issues/53602", "https://github.com/react/react-native/issues/56571",
    ],
    examples: [
      RuleExample(
        .fires, "adopted, and the property is gone", base: .reactNativeScenes,
        files: [
          "ios/App/AppDelegate.swift": ReactNativeExamples.sceneAppDelegate.replacing(
            "  var window: UIWindow?\n", with: "")
        ]),
      RuleExample(.silent, "the property is there", base: .reactNativeScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.reactNativeApps.compactMap { app in
      guard app.usesScenes, app.delegate.property("window") == nil,
        app.delegate.supertypes.allSatisfy({
          ["UIResponder", "NSObject", "UIApplicationDelegate"].contains($0)
            || context.sources.classModel($0, in: nil)?.isProtocol == true
            || $0.hasSuffix("CenterDelegate") || $0 == "ExpoAppDelegate"
        }), !app.delegate.supertypes.contains("ExpoAppDelegate")
      else { return nil }
      let part = app.delegate.declaration
      return finding(
        RuleMessage(
          "\(app.delegate.name) has no window for React Native to read",
          """
          React Native and its libraries ask the app delegate for its window, and \(app.delegate.name) does not \
          answer: the app crashes when the device turns, or in the log box. Keep `var window: UIWindow?` and set it \
          from the scene delegate.
          """),
        targets: app.targets, in: part.file.text, at: part.type.nameRange, symbol: app.delegate.name,
        choices: part.file.language == .swift
          ? [
            .recommended(
              "add", "Add the property, set from the scene", "The scene delegate sets it when it has its window.",
              because: "React Native reads it"), .other("leave", "Leave it", "The app stays as it is."),
          ] : [],
        subject: Subject(type: app.delegate.name))
    }
  }
}

/// Links that the app delegate hands to React Native.
public enum ReactNativeLinks: Rule {
  public static let documentation = RuleDocumentation(
    id: "react-native.links", kinds: [.decision, .blocker],
    title: "Links are handed to React Native by the app delegate",
    explanation: """
      RCTLinkingManager posts a link to JavaScript when the app delegate hands it over. Under scenes UIKit does not call the \
      app delegate; the scene delegate has to hand the links over: with the application form up to 0.87, with \
      RCTLinkingManager.scene(_:openURLContexts:) and scene(_:continue:) from 0.88 on, where the old form does nothing any more \
      in an app with scenes. A link that starts the app is not posted: getInitialURL reads it from the launch options that \
      React Native was started with.
      """,
    references: [
      "https://github.com/react/react-native/pull/57700", "https://github.com/react/react-native/issues/35191",
    ],
    examples: [
      RuleExample(
        .fires, "nothing but the hand-over", base: .reactNative,
        files: [
          "ios/App/AppDelegate.swift": ReactNativeExamples.appDelegate(
            more: """
                func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                  return RCTLinkingManager.application(app, open: url, options: options)
                }
              """)
        ]),
      RuleExample(
        .fires, "the old form in a scene delegate from 0.88 on", base: .reactNativeScenes,
        files: [
          "package.json": ReactNativeExamples.package("0.88.1"),
          "ios/App/SceneDelegate.swift": ReactNativeExamples.sceneDelegate(
            """
              func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                for context in URLContexts {
                  RCTLinkingManager.application(UIApplication.shared, open: context.url, options: [:])
                }
              }
            """),
        ]),
      RuleExample(
        .fires, "started without the link, in an app that takes links", base: .reactNativeScenes,
        files: [
          "ios/App/SceneDelegate.swift": ReactNativeExamples.sceneDelegate(
            """
              func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                for context in URLContexts {
                  RCTLinkingManager.application(UIApplication.shared, open: context.url, options: [:])
                }
              }
            """)
        ]),
      RuleExample(.silent, "no links", base: .reactNative),
      RuleExample(.silent, "scenes and no links", base: .reactNativeScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.reactNativeApps.flatMap { app in dying(app, context) + outdated(app, context) + unfed(app, context) }
  }

  /// A start in the scene delegate that is not told of the link which started the app.
  private static func unfed(_ app: ReactNativeApp, _ context: AuditContext) -> [Finding] {
    let scenes = context.liveSceneDelegates.filter { _, targets in
      targets.contains { target in app.targets.contains { $0.id == target.id } }
    }
    let methods = app.delegate.methods + scenes.flatMap(\.delegate.methods)
    let takesLinks = methods.contains { method in
      method.function.body?.calls.contains { $0.path.first == "RCTLinkingManager" } ?? false
    }
    guard takesLinks else { return [] }
    return scenes.flatMap { delegate, targets in
      delegate.methods.compactMap { method -> Finding? in
        guard let call = method.function.body?.calls.first(where: { $0.name == "startReactNative" }),
          let start = ReactNativeSceneStart(call, in: method)
        else { return nil }
        return finding(
          RuleMessage(
            "React Native is started without the link that started the app",
            """
            \(delegate.name) starts it with \(start.options ?? "no launch options"), which hold no link under scenes: \
            the system puts it into the connection options. Linking.getInitialURL is null for a link that starts the \
            app.
            """),
          kind: .blocker, targets: targets, in: method.file.text, at: call.range,
          symbol: delegate.name + "." + method.function.signature,
          choices: start.canBeFed
            ? [
              .recommended(
                "feed", "Start it with the link",
                app.isAtLeast("0.88.0") == true
                  ? "The start gets connectionOptions in place of launchOptions."
                  : "The start gets launch options that are made from the connection options.",
                because: "JavaScript reads the link from there and from nowhere else"),
              .other("leave", "Leave it", "A link that starts the app is lost."),
            ] : [],
          subject: Subject(type: delegate.name, member: method.function.signature, range: call.range),
          deviceChecks: ["End the app and open one of its links: Linking.getInitialURL has it."])
      }
    }
  }

  /// Bodies that do nothing but hand over; others are questions of their own.
  private static func dying(_ app: ReactNativeApp, _ context: AuditContext) -> [Finding] {
    if app.hasExpoScenes { return [] }
    return app.delegate.methods.compactMap { method in
      guard let callback = method.function.callback, [.openURL, .universalLink].contains(callback.event),
        callback.fate == .dies, let body = method.function.body,
        body.calls.contains(where: { $0.path.first == "RCTLinkingManager" }),
        body.calls.allSatisfy({ ["RCTLinkingManager", "super"].contains($0.path.first) })
      else { return nil }
      let scene = callback.sceneCounterpart ?? ""
      let adoption = app.targets.first.map { context.adoption(of: $0) }
      if adoption?.method(scene) != nil { return nil }
      return finding(
        RuleMessage(
          "React Native will not be told of \(localized(callback.event == .openURL ? "URLs" : "universal links"))",
          """
          \(method.function.signature) hands them to RCTLinkingManager, and under scenes nothing calls it. The \
          scene delegate hands over what comes while the app runs; what starts the app has to be in the launch \
          options of the start.
          """
        ),
        kind: app.usesScenes ? .blocker : .decision, targets: app.targets, in: method.file.text,
        at: method.function.range, symbol: app.delegate.name + "." + method.function.signature,
        choices: [
          .recommended(
            "forward", "Hand them over in the scene delegate",
            app.isExpoDelegate
              ? "The scene delegate calls this method, so that Expo's modules hear of the link too."
              : "\(Callback.id(scene)?.swift ?? scene) calls RCTLinkingManager; the method here stays.",
            because: "it does nothing else"),
          .other("leave", "Leave it", "Links that reach the running app are lost."),
        ],
        subject: Subject(
          type: app.delegate.name, member: method.function.signature, range: method.function.range,
          values: ["callback": callback.id]),
        deviceChecks: [
          localized("Open one of the app's links while it runs and after ending it: JavaScript gets it once.")
        ])
    }
  }

  private static func outdated(_ app: ReactNativeApp, _ context: AuditContext) -> [Finding] {
    guard app.isAtLeast("0.88.0") == true else { return [] }
    return context.liveSceneDelegates.flatMap { delegate, targets in
      delegate.methods.flatMap { method in
        (method.function.body?.calls ?? []).filter {
          $0.path.first == "RCTLinkingManager" && $0.name.hasPrefix("application")
        }.prefix(1).map { call in
          finding(
            RuleMessage(
              "From 0.88 on this call hands nothing over in an app with scenes",
              """
              \(delegate.name) calls \(call.callee), which answers false without posting the link where the app \
              uses scenes. The scene form, RCTLinkingManager.scene(…), takes its place.
              """),
            kind: .blocker, targets: targets, in: method.file.text, at: call.range,
            symbol: delegate.name + "." + method.function.signature)
        }
      }
    }
  }
}

/// Statements behind the start of React Native.
public enum ReactNativeAfterStart: Rule {
  public static let documentation = RuleDocumentation(
    id: "react-native.after-start", kinds: [.decision, .blocker],
    title: "Code behind the start of React Native needs its window",
    explanation: """
      Splash screens, performance monitors and the like are set up behind the start, with the root view of the window. They \
      have to follow the start to the scene delegate: in the launch method the window is nil then, and they do nothing \
      without a word. The factory delegate's customize(_:) is another place for what needs the root view.

      react-native-splash-screen covers the window and runs the main loop until JavaScript takes it away. Left in the \
      launch method of an app whose JavaScript starts with the scene it never comes to an end.
      """,
    references: ["https://github.com/zoontek/react-native-bootsplash/issues/794"],
    examples: [
      RuleExample(
        .fires, "a splash screen on the root view", base: .reactNative,
        files: [
          "ios/App/AppDelegate.swift": ReactNativeExamples.appDelegate(
            after: "    if let view = window?.rootViewController?.view {\n      Splash.show(in: view)\n    }\n")
        ]),
      RuleExample(
        .fires, "a launch that waits for JavaScript, which starts with the scene", base: .reactNativeScenes,
        files: [
          "ios/App/AppDelegate.swift": ReactNativeExamples.sceneAppDelegate.replacing(
            "    return true\n", with: "    RNSplashScreen.show()\n    return true\n")
        ]),
      RuleExample(.silent, "nothing behind the start", base: .reactNative),
      RuleExample(.silent, "nothing left at launch", base: .reactNativeScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    late(context) + context.reactNativeApps.compactMap { stuck($0, context) }
  }

  /// A launch that waits for JavaScript, which the scene starts.
  private static func stuck(_ app: ReactNativeApp, _ context: AuditContext) -> Finding? {
    let scenes = app.targets.compactMap { context.adoption[$0] }.flatMap(\.sceneDelegates)
    let isStartedByScene = scenes.compactMap { $0.method("scene.willConnect") }.contains { connect in
      context.calls.reachable(from: connect.site).contains { site in
        site.function.body?.calls.contains {
          ReactNativeApp.starts($0) || $0.path.contains("rootViewFactory") || $0.name.hasPrefix("viewWithModuleName:")
        } ?? false
      }
    }
    guard app.usesScenes, isStartedByScene else { return nil }
    for method in app.delegate.methods(of: .launch) {
      let calls = method.function.body?.calls ?? []
      guard !calls.contains(where: ReactNativeApp.starts),
        let call = calls.first(where: { $0.name.hasPrefix("show") && SplashCover.isCall($0, in: context.sources) })
      else { continue }
      return finding(
        RuleMessage(
          "The launch waits for JavaScript that starts after it",
          """
          `\(call.callee)` runs the main loop until JavaScript takes the cover away. JavaScript starts as the scene connects, \
          which is after the launch method: the app hangs at its start, and the system ends it. The call belongs behind the \
          showing of the window in scene(_:willConnectTo:options:).
          """),
        kind: .blocker, targets: app.targets, in: method.file.text, at: call.range,
        symbol: app.delegate.name + "." + method.function.signature,
        subject: Subject(type: app.delegate.name, member: method.function.signature, range: call.range),
        distinction: "stuck")
    }
    return nil
  }

  private static func late(_ context: AuditContext) -> [Finding] {
    context.reactNativeApps.compactMap { app in
      guard let start = ReactNativeStart(app.delegate) else { return nil }
      let split = LaunchSplit(start.method, of: app.delegate, in: context.sources)
      let late = ReactNativeLateCode(start, split, of: app.delegate).parts
      guard let first = late.first else { return nil }
      let text = start.method.file.text
      let bound = late.compactMap { part in
        part.obstacle.map { (line: text.position(at: part.range.lowerBound).line, reason: $0) }
      }
      return finding(
        message(late, bound, text), targets: app.targets, in: text, at: first.range,
        symbol: app.delegate.name + "." + start.method.function.signature,
        choices: choices(
          bound.isEmpty, bound.count == late.count,
          hangs: late.contains { part in
            part.part.statement.calls.contains { SplashCover.isCall($0, in: context.sources) }
          }),
        subject: Subject(type: app.delegate.name, member: start.method.function.signature, range: first.range))
    }
  }

  private static func choices(_ isFree: Bool, _ isBound: Bool, hangs: Bool) -> [Choice] {
    let leave = Choice.other(
      "leave", "Leave it",
      hangs ? "They stay, and the launch waits for JavaScript that starts after it." : "They stay, and do nothing.")
    if isBound {
      return [
        .recommended(
          "hand", "I put it behind the start in the scene delegate",
          "It stays where it is, and the plan names it as left by hand.",
          because: "only a person can take it out of the launch method"), leave,
      ]
    }
    return [
      .recommended(
        "move", "Move with the start",
        isFree
          ? "They run in the scene delegate, right behind the start."
          : "What can run in the scene delegate goes right behind the start; the plan names the rest as left by hand.",
        because: "without the window they do nothing"), leave,
    ]
  }

  private static func message(
    _ late: [ReactNativeLateCode.Part], _ bound: [(line: Int, reason: String)], _ text: SourceText
  ) -> RuleMessage {
    let lines = late.map { text.position(at: $0.range.lowerBound).line }.asLines.capitalizedFirst
    let why = bound.map { localized(" Line \($0.line) cannot follow by itself: \($0.reason).") }.joined()
    return RuleMessage(
      "\(localized(late.count == 1 ? "A statement" : "\(late.count) statements")) behind the start of React Native \(late.count, one: "needs", other: "need") its window",
      """
      \(lines) \(late.count, one: "works", other: "work") on the window or its root view after the start, and \
      \(late.count, one: "has", other: "have") to follow it to the scene delegate.\(why)
      """)
  }
}

/// Several windows with React Native.
public enum ReactNativeMultipleScenes: Rule {
  public static let documentation = RuleDocumentation(
    id: "react-native.multiple-scenes", kinds: [.blocker, .decision],
    title: "Several windows are on in a React Native app",
    explanation: """
      React Native runs once in a process and shows one window. From 0.88 on an app that declares support for several scenes \
      stops on purpose, unless the target defines RN_ALLOW_MULTIPLE_SCENES. CarPlay does not need the flag: a second role in \
      the manifest is enough.
      """,
    references: ["https://github.com/react/react-native/pull/57700"],
    examples: [
      RuleExample(
        .fires, "the flag is true from 0.88 on", base: .reactNativeScenes,
        files: [
          "package.json": ReactNativeExamples.package("0.88.1"),
          "ios/App/Info.plist": ReactNativeExamples.plist(multiple: true),
        ]),
      RuleExample(.silent, "the flag is false", base: .reactNativeScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.reactNativeApps.flatMap { app -> [Finding] in
      guard app.isAtLeast("0.88.0") == true else { return [] }
      return app.targets.flatMap { context.adoption[$0]?.manifests ?? [] }.compactMap { use -> Finding? in
        guard use.supportsMultipleScenes, !use.namedWindowEntries.isEmpty, let plist = use.plist,
          let manifest = use.written
        else { return nil }
        return finding(
          RuleMessage(
            "React Native \(app.version.map(\.description) ?? "") stops where several scenes are allowed",
            """
            \(plist.path) allows several scenes. From 0.88 on React Native stops the app on purpose then, unless \
            the target defines RN_ALLOW_MULTIPLE_SCENES. The question about several windows offers to switch it off.
            """),
          targets: app.targets, in: plist.text, at: manifest.entry.keyRange,
          symbol: "UIApplicationSupportsMultipleScenes")
      }.prefix(1).map { $0 }
    }
  }
}

/// Packages that bring scenes to a React Native or Expo app.
public enum ReactNativeShim: Rule {
  public static let documentation = RuleDocumentation(
    id: "react-native.shim", kinds: [.informational],
    title: "A package adopts scenes for the app",
    explanation: """
      Some packages promise scenes without changes of native code, by swizzling or by a config plugin. An app that uses one \
      must not get a second adoption: two scene delegates would make two windows.
      """,
    references: [
      "https://github.com/Atomics-hub/react-native-uiscene-bridge", "https://github.com/expo/config-plugins/pull/326",
    ],
    examples: [
      RuleExample(
        .fires, "a bridge package", base: .reactNative,
        files: [
          "package.json":
            "{ \"name\": \"example\", \"dependencies\": { \"react-native\": \"0.81.4\", \"react-native-uiscene-bridge\": \"1.0.0\" } }\n"
        ]),
      RuleExample(.silent, "no such package", base: .reactNative),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.isReactNative else { return [] }
    let names = ["react-native-uiscene-bridge", "@config-plugins/expo-uiscene-lifecycle"]
    return names.compactMap { context.project.version(of: $0) }.map { package in
      let place = DependencyVersions.location(package, context.tree)
      return finding(
        RuleMessage(
          "\(package.package) adopts scenes for this app",
          """
          \(package.source) has \(package.package) \(package.text). What it does takes the place of changes in the \
          native project: do not adopt scenes a second time beside it.
          """),
        targets: context.project.targets, in: place?.text, at: place?.range, symbol: package.package)
    }
  }
}
