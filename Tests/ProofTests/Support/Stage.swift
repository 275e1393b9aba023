import Audit
import Foundation
import TestSupport

/// Compiles an app target together with the system that plays it, and runs it in every way it can be started.
enum Stage {
  /// Lines an app printed, by the event after which it did.
  struct Act: Sendable {
    let event: String
    var lines: [String] = []
  }

  /// By what started the app.
  typealias Traces = [String: [Act]]

  enum Failure: Error { case compiler(String), run(String) }

  static let arrivals = ["icon", "url", "sdkURL", "link", "activity", "shortcut", "share", "notification"]
  private static let known = Remembered<Traces>()

  static func play(_ context: AuditContext, _ target: AppTarget) throws -> Traces {
    let files = try self.files(context, target)
    return try known.value(for: key(files)) { try played([files])[0] }
  }

  /// Builds the apps as one program, of which the others then are remembered: most of a build is the start of the compiler
  /// and of the linker. Where that does not compile, every app is built for itself when it is played.
  static func prepare(_ apps: [(context: AuditContext, target: AppTarget)]) throws {
    var open: [ModuleBatch.Version] = []
    for files in try apps.map({ try self.files($0.context, $0.target) }) where known[key(files)] == nil {
      if !open.contains(where: { key($0) == key(files) }) { open.append(files) }
    }
    guard open.count > 1, let traces = try? played(open) else { return }
    for (files, traces) in zip(open, traces) { known[key(files)] = traces }
  }

  private static func key(_ files: ModuleBatch.Version) -> [String] { files.map(\.path) + files.map(\.text) }

  /// The sources of the app, and what starts it.
  private static func files(_ context: AuditContext, _ target: AppTarget) throws -> ModuleBatch.Version {
    let paths = target.sources.filter { TreePath.pathExtension($0) == "swift" && TreePath.name($0) != "main.swift" }
      .sorted()
    let files = try paths.map {
      ($0, withoutObjectiveC(String(decoding: try context.tree.contents(of: $0), as: UTF8.self)))
    }
    return files + [("Start.swift", StartWriter(context: context, target: target).text)]
  }

  /// What each app does, all of them built as one program; an app alone is built as it stands.
  private static func played(_ apps: [ModuleBatch.Version]) throws -> [Traces] {
    let batch = apps.count > 1 ? ModuleBatch(apps, startsItself: false)?.files : apps[0].map { ($0, withoutStart($1)) }
    guard let batch else { throw Failure.compiler("the versions meet") }
    let starts = apps.indices.map { app in
      "    case \"\(app)\": Start\(apps.count > 1 ? "_v\(app)" : "").main()\n"
    }
    let main = """
      @main enum Program {
        static func main() {
          switch CommandLine.arguments[2] {
      \(starts.joined())    default: break
          }
        }
      }

      """
    let scratch = try ScratchFolder()
    try build(batch + [("Program.swift", main)], in: scratch)
    return try apps.indices.map { app in
      try Dictionary(uniqueKeysWithValues: arrivals.map { ($0, try acts($0, of: app, in: scratch)) })
    }
  }

  private static func withoutStart(_ text: String) -> String { text.replacing(/@main\b/, with: "") }

  private static func build(_ files: [(path: String, text: String)], in scratch: ScratchFolder) throws {
    let sdk = try StubSDK.running.get()
    for file in files { try scratch.write(file.path, file.text) }
    let objects = try FileManager.default.contentsOfDirectory(atPath: sdk.folder).filter { $0.hasSuffix(".o") }.sorted()
    let result = try run(
      [
        "swiftc", "-wmo", "-swift-version", "5", "-parse-as-library", "-module-name", "App", "-I", sdk.folder, "-o",
        "app",
      ]
        + files.map(\.path) + objects.map { sdk.folder + "/" + $0 }, in: scratch.path)
    guard result.status == 0 else {
      let errors = result.error.split(separator: "\n").filter { $0.contains("error:") }
      throw Failure.compiler(errors.joined(separator: "\n"))
    }
  }

  private static func acts(_ arrival: String, of app: Int, in scratch: ScratchFolder) throws -> [Act] {
    let result = try run([scratch.path + "/app", arrival, "\(app)"], in: scratch.path)
    guard result.status == 0 else { throw Failure.run("\(result.status): \(result.error)") }
    var acts: [Act] = []
    for line in result.text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("# ") {
        acts.append(Act(event: String(line.dropFirst(2))))
      } else if !acts.isEmpty {
        acts[acts.count - 1].lines.append(line.replacing("_v\(app)", with: ""))
      }
    }
    return acts
  }

  /// The same code without what only Apple's run time gives a meaning: attributes, and selectors as closures.
  static func withoutObjectiveC(_ text: String) -> String {
    let observer =
      /addObserver\(\s*self, selector: #selector\((?:self\.)?(\w+)(\(_:\))?\),\s*name: ([^,]+),\s*object: ([^)]+)\)/
    return StubSDK.onThisPlatform(text).replacing("@UIApplicationMain", with: "@main")
      .replacing(/@objc(\([A-Za-z:]*\))?\s/, with: "")
      .replacing(observer) { match in
        "addObserver(forName: \(match.3), object: \(match.4), queue: nil) { [unowned self] note in "
          + "_ = note; self.\(match.1)(\(match.2 == nil ? "" : "note")) }"
      }
  }
}

/// What starts a rehearsed app: what its Info.plist, storyboards and classes say.
private struct StartWriter {
  let context: AuditContext
  let target: AppTarget

  var text: String {
    let plist = propertyList
    let manifest = plist["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let window = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    let delegate = context.sources.appDelegates(of: target).first
    let hasHook = delegate?.method("configurationForConnecting") != nil
    let classes = context.sources.sceneDelegates(of: target).map(\.name)
    return """
      import Capacitor
      import Expo
      import Flutter
      import Rehearsal
      import UIKit

      enum Start {
        static func main() {
          var bundle = Rehearsal.Bundle()
          bundle.mainStoryboard = \(literal(plist["UIMainStoryboardFile"]))
          bundle.configurationName = \(literal(window?["UISceneConfigurationName"]))
          bundle.delegateClass = \(literal(shortName(window?["UISceneDelegateClassName"])))
          bundle.sceneStoryboard = \(literal(window?["UISceneStoryboardFile"]))
          let delegate = \(delegate?.name ?? "AppDelegate")()
          \(hasHook ? "bundle.hook = { delegate.application($0, configurationForConnecting: $1, options: $2) }" : "")
          bundle.sceneDelegates["FlutterSceneDelegate"] = (FlutterSceneDelegate.self, { FlutterSceneDelegate() })
          bundle.sceneDelegates["EXExpoAppSceneDelegate"] = (ExpoAppSceneDelegate.self, { ExpoAppSceneDelegate() })
          \(classes.map { "bundle.sceneDelegates[\"\($0)\"] = (\($0).self, { \($0)() })" }.joined(separator: "\n    "))
          \(storyboards.map { "bundle.storyboards[\"\($0.name)\"] = { \($0.controller) }" }.joined(separator: "\n    "))
          System(bundle, delegate: delegate).play(
            Arrival(rawValue: CommandLine.arguments[1]) ?? .icon)
        }
      }

      """
  }

  private func literal(_ value: Any?) -> String { (value as? String).map { "\"\($0)\"" } ?? "nil" }
  private func shortName(_ value: Any?) -> String? { (value as? String)?.split(separator: ".").last.map(String.init) }

  private var propertyList: [String: Any] {
    for configuration in target.configurations {
      guard case .file(let path) = configuration.infoPlist, let bytes = try? context.tree.contents(of: path),
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      else { continue }
      return list as? [String: Any] ?? [:]
    }
    return [:]
  }

  private var storyboards: [(name: String, controller: String)] {
    context.project.storyboards.filter { target.resources.contains($0.path) }.compactMap { storyboard in
      storyboard.initialController.map { (storyboard.name, expression($0, in: storyboard)) }
    }
  }

  private func expression(_ controller: Storyboard.Controller, in storyboard: Storyboard) -> String {
    if let name = controller.customClass { return name + "()" }
    let children = controller.children.compactMap { id in storyboard.controllers.first { $0.id == id } }
      .map { expression($0, in: storyboard) }
    switch controller.element {
    case "navigationController":
      return "UINavigationController(rootViewController: \(children.first ?? "UIViewController()"))"
    default: return "UIViewController()"
    }
  }
}
