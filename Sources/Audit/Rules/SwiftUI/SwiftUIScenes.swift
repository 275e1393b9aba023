/// A scene delegate of a SwiftUI app that acts as if the window were its own.
public enum SwiftUISceneDelegateWindow: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.scene-delegate-window", kinds: [.blocker, .decision],
    title: "A scene delegate of a SwiftUI app makes or reads a window",
    explanation: """
      A SwiftUI app may give scenes a delegate class of its own, for shortcut items and the like. SwiftUI makes the window \
      before that class is told. A window that the class makes replaces SwiftUI's, so that the app's views are not shown; \
      its own `window` property is never set.
      """,
    references: [Page.adaptor],
    examples: [
      RuleExample(
        .fires, "it makes a window", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": SwiftUIExamples.delegate(
            SwiftUIExamples.hook,
            more: """
              class SceneDelegate: NSObject, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                  guard let windowScene = scene as? UIWindowScene else { return }
                  window = UIWindow(windowScene: windowScene)
                  window?.makeKeyAndVisible()
                }
              }
              """)
        ]),
      RuleExample(
        .silent, "it takes shortcut items", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": SwiftUIExamples.delegate(
            SwiftUIExamples.hook,
            more: """
              class SceneDelegate: NSObject, UIWindowSceneDelegate {
                func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                  completionHandler(Shortcuts.shared.open(shortcutItem))
                }
              }
              """)
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let windows = WindowCreation.types(in: context.sources)
    return context.swiftUIApps.flatMap { app in
      app.sceneDelegates.flatMap { delegate -> [Finding] in
        delegate.methods.compactMap { method -> Finding? in
          guard let body = method.function.body else { return nil }
          let made = body.calls.first { WindowCreation.isConstruction($0, of: windows) }?.range
          let read =
            delegate.property("window") == nil
            ? nil : body.references.first { $0.memberPath.first == "window" && $0.access == .read }?.range
          guard let range = made ?? read else { return nil }
          return finding(
            made != nil
              ? RuleMessage(
                "\(delegate.name) makes a window over SwiftUI's",
                """
                \(method.function.signature) makes a window, and SwiftUI has made one for the scene already: the \
                app's own views are hidden behind it. Take the window out of here; extra windows need a level of \
                their own.
                """
              )
              : RuleMessage(
                "\(delegate.name) reads a window that is never set",
                """
                SwiftUI keeps the window of the scene to itself, so `window` of \(delegate.name) is nil in \
                \(method.function.signature). The scene's `windows` have it.
                """),
            kind: made != nil ? .blocker : .decision, targets: [app.target], in: method.file.text, at: range,
            symbol: delegate.name + "." + method.function.signature)
        }.prefix(1).map { $0 }
      }
    }
  }
}

/// Modifiers that need a SwiftUI life cycle, in a UIKit app.
public enum SwiftUIHostedModifiers: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.hosted-modifiers", kinds: [.decision],
    title: "A SwiftUI view of a UIKit app waits for events that do not come",
    explanation: """
      onOpenURL, onContinueUserActivity and scenePhase work only where a SwiftUI App starts the app. In a hosting \
      controller of a UIKit app they are silent, and the console says "Cannot use Scene methods for URL, NSUserActivity, \
      and other External Events without using SwiftUI Lifecycle". The scene delegate has the events; it has to hand them \
      to the views.
      """,
    references: [Page.adaptor],
    examples: [
      RuleExample(
        .silent, "a function of the app's own with that name", base: .uiKit,
        files: [
          "App/Code.swift":
            "import SwiftUI\n\nstruct Panel: View {\n  let onOpenURL: (String) -> Void\n  var body: some View {\n    Button(\"Panel\") { onOpenURL(\"a\") }\n  }\n}\n"
        ]),
      RuleExample(
        .fires, "onOpenURL in a hosted view", base: .uiKit,
        files: [
          "App/Code.swift":
            "import SwiftUI\n\nstruct Panel: View {\n  var body: some View {\n    Text(\"Panel\").onOpenURL { Router.shared.open($0) }\n  }\n}\n"
        ]),
      RuleExample(
        .silent, "in a SwiftUI app", base: .swiftUI,
        files: [
          "App/Code.swift":
            "import SwiftUI\n\nstruct Panel: View {\n  var body: some View {\n    Text(\"Panel\").onOpenURL { Router.shared.open($0) }\n  }\n}\n"
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let apps = Set(context.swiftUIApps.map(\.target.id))
    return context.ownSources.flatMap { file, targets -> [Finding] in
      guard file.language == .swift, file.compiledImports.contains(where: { $0.name == "SwiftUI" }) else { return [] }
      let own = targets.filter { !apps.contains($0.id) && context.sources.entryPoint(of: $0).appDelegate != nil }
      guard own.count == targets.count, !own.isEmpty else { return [] }
      let calls = file.compiledBodies.flatMap(\.calls).filter {
        // A function of the app's own may have the name; the modifier stands behind a view.
        ["onOpenURL", "onContinueUserActivity"].contains($0.name) && $0.path.count > 1
      }
      let phases = file.types.flatMap(\.properties).filter { property in
        property.attributes.contains { $0.contains("\\.scenePhase") }
      }
      let found = calls.map { ($0.name, $0.range) } + phases.map { ("scenePhase", $0.range) }
      return found.prefix(1).map { name, range in
        finding(
          RuleMessage(
            "\(name) is silent in a hosted view",
            """
            \(file.text.name) waits for \(name), which works only where a SwiftUI App starts the app. Here UIKit \
            starts it: the scene delegate gets the event and has to hand it to the view, by an object in the \
            environment for example.
            """),
          targets: own, in: file.text, at: range, symbol: name)
      }
    }
  }
}

/// A manifest of a SwiftUI app that still names a scene delegate.
public enum SwiftUILeftoverManifest: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.leftover-manifest", kinds: [.decision],
    title: "The scene manifest of a SwiftUI app names a scene delegate",
    explanation: """
      SwiftUI decides about scenes itself and does not need configurations in the manifest. An entry that was left from a \
      UIKit past names a class that is no longer meant, or that is gone. It is not fatal while the code decides, and \
      confusing at best. Names of configurations that were shipped stay, because iOS remembers them.
      """,
    references: [Page.manifest, Page.adaptor],
    examples: [
      RuleExample(
        .fires, "a class of the past", base: .swiftUI,
        files: [
          "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest()),
          "App/Code.swift": "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n}\n",
        ]),
      RuleExample(.silent, "no manifest", base: .swiftUI),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.swiftUIApps.flatMap { app in
      app.adoption.manifests.compactMap { use -> Finding? in
        guard let plist = use.plist, let manifest = use.written,
          let entry = manifest.windowConfigurations.first(where: { !($0.delegateClass ?? "").isEmpty }),
          // A class that is gone is told by another rule.
          !app.adoption.serving.contains(where: { $0.name == entry.delegateClass && !$0.resolution.isUsable })
        else { return nil }
        return finding(
          RuleMessage(
            "\(plist.text.name) names \(entry.delegateClass ?? "") for the scenes of a SwiftUI app",
            """
            \(app.app.type.name) is a SwiftUI App, which gives its scenes a delegate of its own. The entry at \
            \(Evidence.place(plist.text, entry.node.range)) is left over, or meant for a class that the code names \
            as well. The configuration's name has to stay if it was shipped.
            """),
          targets: [app.target], in: plist.text,
          at: entry.node["UISceneDelegateClassName"]?.range ?? entry.node.range,
          symbol: entry.name ?? "UISceneDelegateClassName")
      }
    }
  }
}

/// A configuration that the code names and the manifest does not have.
public enum SwiftUIUnknownConfiguration: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.unknown-configuration", kinds: [.decision],
    title: "The code of a SwiftUI app returns a configuration that the manifest has not",
    explanation: """
      application(_:configurationForConnecting:options:) of the app delegate adaptor may return a configuration by name. \
      One that Info.plist does not describe, and that gets no delegate class in code, is an empty one: nothing of the \
      app's own hears of the scene.
      """,
    references: [Page.configuring],
    examples: [
      RuleExample(
        .fires, "a name that nothing describes", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": SwiftUIExamples.delegate(
            """
              func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                UISceneConfiguration(name: "Panel", sessionRole: connectingSceneSession.role)
              }
            """)
        ]),
      RuleExample(
        .silent, "the code sets a class", base: .swiftUI,
        files: ["App/AppDelegate.swift": SwiftUIExamples.delegate(SwiftUIExamples.hook)]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.swiftUIApps.flatMap { app -> [Finding] in
      guard let hook = app.adoption.hook, !hook.setsDelegate else { return [] }
      let known = Set(app.adoption.manifests.flatMap { $0.written?.configurations ?? [] }.compactMap(\.name))
      return hook.names.filter { !known.contains($0.text) }.compactMap { name in
        guard let file = context.sources.file(name.file) else { return nil }
        return finding(
          RuleMessage(
            "No manifest describes the configuration \(name.text)",
            """
            The code returns a configuration named \(name.text). Info.plist has none of that name, and the code \
            sets no delegate class, so the scene gets no delegate of the app's.
            """),
          targets: [app.target], in: file.text, at: name.range, symbol: name.text)
      }
    }
  }
}

/// A target with a SwiftUI `App` and a UIKit entry point.
public enum SwiftUITwoEntryPoints: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.two-entry-points", kinds: [.decision],
    title: "A target has a SwiftUI App and a UIKit entry point",
    explanation: """
      Only one of them can start the app: Swift takes one @main, and main.swift decides before both. Which one is built may \
      depend on #if conditions or on the membership of files. Everything about scenes depends on it: a SwiftUI App has \
      them, a UIKit app has to adopt them.
      """,
    references: [Page.adaptor],
    examples: [
      RuleExample(
        .fires, "@main twice", base: .swiftUI,
        files: ["App/AppDelegate.swift": SwiftUIExamples.delegate("", attribute: "@main\n")]),
      RuleExample(.silent, "one entry point", base: .swiftUI),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.swiftUIApps.compactMap { app in
      guard
        let other = context.sources.appDelegates(of: app.target).first(where: { model in
          model.isEntryPoint && model.parts.contains { PlatformCondition.mayHold($0.type.condition, on: app.target) }
        })
      else { return nil }
      let part = other.declaration
      return finding(
        RuleMessage(
          "\(app.app.type.name) and \(other.name) both start \(app.target.name)",
          """
          \(app.app.type.name) (\(Evidence.place(app.app.file.text, app.app.type.nameRange))) is a SwiftUI App, and \
          \(other.name) is marked as the entry point too. This report takes the SwiftUI App for the one that \
          starts; if \(other.name) does, the app has to adopt scenes.
          """),
        targets: [app.target], in: part.file.text, at: part.type.nameRange, symbol: other.name)
    }
  }
}

enum SwiftUIExamples {
  /// The adaptor's class with these members.
  static func delegate(_ members: String, more: String = "", attribute: String = "") -> String {
    "import UIKit\n\n\(attribute)class AppDelegate: NSObject, UIApplicationDelegate {\n\(members)\n}\n"
      + (more.isEmpty ? "" : "\n" + more + "\n")
  }

  static let hook = """
      func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication { configuration.delegateClass = SceneDelegate.self }
        return configuration
      }
    """
}
