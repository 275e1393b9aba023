/// Native code of plugins: of the packages an app depends on, and of a plugin repository itself.
struct PluginSources {
  struct Package {
    let title: String
    let files: [SourceFile]
    /// A repository that is a plugin: then this is the project's own code, which its owner can change.
    let isOwn: Bool
  }

  let packages: [Package]

  init(_ context: AuditContext) {
    guard let capacitor = context.project.capacitor else {
      packages = Self.cordovaPlugin(context)
      return
    }
    var packages = capacitor.plugins.map { plugin in
      Package(
        title: plugin.name + (plugin.version.map { " " + $0 } ?? ""),
        files: plugin.sources.compactMap(context.sources.file), isOwn: false)
    }
    if context.project.kind == .plugin {
      let foreign = Set(capacitor.plugins.flatMap(\.sources))
      let own = context.sources.files.filter { file in
        !VendoredCode.holds(file.path) && !foreign.contains(file.path) && context.targets(compiling: file.path).isEmpty
      }
      packages.append(Package(title: context.project.name, files: own, isOwn: true))
    }
    self.packages = packages.filter { !$0.files.isEmpty }
  }

  /// A repository that is a plugin of Cordova's, whose apps have scenes from cordova-ios 8 on.
  private static func cordovaPlugin(_ context: AuditContext) -> [Package] {
    guard context.project.kind == .plugin, context.project.stacks.contains(.cordova) else { return [] }
    let own = context.sources.files.filter { !VendoredCode.holds($0.path) }
    return own.isEmpty ? [] : [Package(title: context.project.name, files: own, isOwn: true)]
  }
}

/// API that Capacitor 8.5 removed, in a plugin.
public enum CapacitorPluginRemovedAPI: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.plugin-removed-api", kinds: [.informational, .blocker],
    title: "A plugin uses API that Capacitor 8.5 removed",
    explanation: """
      The plugin's native code names tmpWindow, TmpViewController or tmpVCAppeared, which Capacitor 8.5 does not have any \
      more. With 8.5 the app does not compile. A newer version of the plugin, or a word to its author, helps; nothing in \
      node_modules is edited.
      """,
    references: ["https://capacitorjs.com/docs/updating/8-5"],
    examples: PluginExamples.pair(
      "a window of the bridge", fires: "bridge?.tmpWindow?.isHidden = true",
      silent: "bridge?.viewController?.view.isHidden = true"))

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    PluginSources(context).packages.flatMap { package in
      package.files.flatMap { file in
        RemovedCapacitorAPI.uses(in: file, of: context.sources).map { use in
          finding(
            RuleMessage(
              "\(package.title) uses \(use.name), which Capacitor 8.5 removed",
              "\(file.path) names \(use.name). With Capacitor 8.5 and later \(localized(use.isOnBridge ? "it does not compile" : "it does not compile, if this is Capacitor's symbol"))."
                + (package.isOwn
                  ? " Present from bridge?.viewController instead, which older versions have as well."
                  : " Look for a newer version of the package.")),
            kind: package.isOwn && use.isOnBridge ? .blocker : .informational, targets: context.project.targets,
            in: file.text, at: use.range, symbol: use.name, distinction: package.title + use.name,
            otherTools: [.capMigrate: false])
        }
      }
    }
  }
}

/// App-delegate methods that a plugin relies on.
public enum CapacitorPluginLifecycle: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.plugin-lifecycle", kinds: [.informational],
    title: "A plugin relies on methods of the app delegate",
    explanation: """
      The plugin's native code implements methods of the app delegate, in a class that takes its place or in an extension \
      of it. UIKit does not call them in an app that has adopted scenes. Observers of UIApplication's notifications are not \
      concerned: those keep coming.
      """,
    references: ["https://capacitorjs.com/docs/updating/8-5"],
    examples: PluginExamples.pair(
      "an extension of the app delegate",
      fires:
        "}\n}\nextension AppDelegate {\n  func applicationDidEnterBackground(_ application: UIApplication) {\n    Recorder.shared.stop()",
      silent:
        "NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in }"
    ))

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let delegates = context.sources.subtypes(of: "UIApplicationDelegate")
    return PluginSources(context).packages.flatMap { package in
      package.files.flatMap { file in
        file.types.filter { type in
          // What starts an app is no plugin's, such as a template that a script copies.
          !type.neverCompiled && !type.hasAttribute("main") && !type.hasAttribute("UIApplicationMain")
            && (delegates.contains(type.name) || type.supertypes.contains("UIApplicationDelegate")
              || type.name == "AppDelegate")
        }.flatMap { type in
          type.methods.filter { $0.callback?.fate == .dies && BodyVerdict($0) == .real && !$0.neverCompiled }.map {
            method in
            finding(
              RuleMessage(
                "\(package.title) relies on \(method.signature)",
                """
                \(type.name) in \(file.path) implements a method of the app delegate that UIKit does not call in an \
                app with scenes. What the plugin does there stops.
                """
                  + (package.isOwn
                    ? " UIApplication's notifications keep coming and work in older apps too."
                    : " Look for a newer version of the package.")),
              targets: context.project.targets, in: file.text, at: method.range,
              symbol: type.name + "." + method.signature,
              distinction: package.title, otherTools: [.capMigrate: false])
          }
        }
      }
    }
  }
}

/// The app delegate's window in a plugin.
public enum CapacitorPluginWindow: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.plugin-window", kinds: [.informational],
    title: "A plugin reads the app delegate's window, or makes one without a scene",
    explanation: """
      Under scenes the app delegate's window is nil unless the scene delegate puts its own there, and a window that is \
      made without a scene is never shown. Plugins that do either are silent in an app that has adopted scenes. Mirroring the \
      scene's window in the app delegate helps those that read it.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)",
      "https://github.com/ionic-team/capacitor-plugins/issues/621",
    ],
    examples: PluginExamples.pair(
      "the app delegate's window",
      fires: "let window = UIApplication.shared.delegate?.window\n    _ = window",
      silent: "let window = bridge?.viewController?.view.window\n    _ = window"))

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    PluginSources(context).packages.flatMap { package in
      package.files.compactMap { file -> Finding? in
        guard let (range, isRead) = window(in: file) else { return nil }
        let what = isRead ? "reads the app delegate's window" : "makes a window without a scene"
        return finding(
          RuleMessage(
            isRead
              ? "\(package.title) reads the app delegate's window" : "\(package.title) makes a window without a scene",
            """
            \(file.path) does so. Under scenes \
            \(localized(isRead ? "that window is nil unless the scene delegate puts its own there" : "such a window is never shown")), \
            so what the plugin does with it does not happen.
            """
              + (package.isOwn
                ? " bridge?.viewController?.view.window is there in every version."
                : " Look for a newer version of the package.")),
          targets: context.project.targets, in: file.text, at: range, symbol: package.title, distinction: what,
          otherTools: [.capMigrate: false])
      }
    }
  }

  /// Where a plugin's code reads the app delegate's window, or makes one without a scene.
  static func window(in file: SourceFile) -> (range: ByteRange, isRead: Bool)? {
    for (_, function) in file.allFunctions where !function.neverCompiled {
      guard let body = function.body else { continue }
      // A look at connected scenes beside it means that the plugin knows both.
      if body.references.contains(where: { $0.path.contains("connectedScenes") }) { continue }
      if let read = body.references.first(where: { reference in
        guard let delegate = reference.path.firstIndex(of: "delegate"), delegate > 0 else { return false }
        return reference.path[..<delegate].contains { $0 == "UIApplication" || $0 == "sharedApplication" }
          && reference.path[delegate...].contains("window")
      }) {
        return (read.range, true)
      }
      if let call = body.calls.first(where: { call in
        call.path == ["UIWindow"] && call.arguments.contains { $0.label == "frame" }
          || call.path.first == "UIWindow" && call.name == "initWithFrame:"
      }) {
        return (call.range, false)
      }
    }
    return nil
  }
}

/// A plugin with one method, in node_modules of the template app.
enum PluginExamples {
  static func pair(_ caption: Phrase, fires: String, silent: String) -> [RuleExample] {
    [
      RuleExample(.fires, caption, base: .capacitor84, files: files(fires)),
      RuleExample(.silent, "the same done in a way that works", base: .capacitor84, files: files(silent)),
    ]
  }

  private static func files(_ code: String) -> [String: String] {
    [
      "package.json": """
      {
        "name": "app",
        "dependencies": { "@capacitor/core": "^8.0.0", "@capacitor/ios": "^8.0.0", "sample-plugin": "^1.0.0" }
      }

      """,
      "node_modules/sample-plugin/package.json": """
      { "name": "sample-plugin", "version": "1.2.0", "capacitor": { "ios": { "src": "ios" } } }

      """,
      "node_modules/sample-plugin/ios/Sources/SamplePlugin/SamplePlugin.swift": """
      import Capacitor
      import UIKit

      @objc(SamplePlugin)
      public class SamplePlugin: CAPPlugin {
        @objc func act(_ call: CAPPluginCall) {
          \(code)
        }
      }

      """,
    ]
  }
}
