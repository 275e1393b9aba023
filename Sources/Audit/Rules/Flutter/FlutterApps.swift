/// An app delegate that inherits from Flutter's, with the app targets that start with it.
struct FlutterApp: Sendable {
  let delegate: ClassModel
  let targets: [AppTarget]
  /// Every launch method, taken apart.
  let launches: [FlutterLaunch]
  /// Whether UIKit uses scenes for it today.
  let usesScenes: Bool

  /// The engine's callback, if it is implemented.
  var callback: ClassModel.Method? {
    delegate.methods.first {
      $0.function.signature == FlutterNames.callback || $0.function.signature == FlutterNames.callbackSelector
    }
  }

  /// Whether the callback registers the plugins.
  var callbackRegisters: Bool {
    callback?.function.body?.calls.contains { $0.path.contains { $0.hasSuffix("PluginRegistrant") } } ?? false
  }

  /// Whether the class makes an engine of its own.
  var ownEngine: (file: SourceFile, call: Call)? {
    for (file, property) in delegate.properties {
      let code = [property.initializer, property.accessors].compactMap { $0 }
      if let call = code.flatMap(\.calls).first(where: FlutterNames.makesEngine) { return (file, call) }
    }
    for method in delegate.methods {
      if let call = method.function.body?.calls.first(where: FlutterNames.makesEngine) { return (method.file, call) }
    }
    return nil
  }
}

/// Names of Flutter's own.
enum FlutterNames {
  static let callback = "didInitializeImplicitFlutterEngine(_:)"
  static let callbackSelector = "didInitializeImplicitFlutterEngine:"
  static let sceneDelegate = "FlutterSceneDelegate"
  static let provider = "FlutterSceneLifeCycleProvider"
  static let appDelegates: Set = ["FlutterAppDelegate"]
  static let guide = "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate"

  static func makesEngine(_ call: Call) -> Bool {
    call.path.first == "FlutterEngine" && (call.path.count == 1 || call.name.hasPrefix("init"))
  }
}

extension AuditContext {
  var isFlutterApp: Bool { project.stacks.contains(.flutter) || project.stacks.contains(.flutterAddToApp) }

  /// App delegates of this project that inherit from `FlutterAppDelegate`, each once.
  var flutterApps: [FlutterApp] {
    guard isFlutterApp else { return [] }
    let names = sources.subtypes(of: "FlutterAppDelegate")
    return appDelegateGroups.filter { names.contains($0.delegate.name) }.map { delegate, targets in
      let launches = delegate.methods.filter { $0.function.callback?.event == .launch }.map {
        FlutterLaunch($0, of: delegate, in: sources)
      }
      return FlutterApp(
        delegate: delegate, targets: targets, launches: launches,
        usesScenes: targets.contains { adoption[$0]?.usesScenes ?? false })
    }
  }

  /// The background modes in which the system launches an app without a scene.
  package func backgroundModes(of targets: [AppTarget]) -> [String] {
    let launching: Set = [
      "fetch", "remote-notification", "location", "voip", "processing", "bluetooth-central", "bluetooth-peripheral",
      "external-accessory",
    ]
    let plists: [InfoPlist] = targets.flatMap { adoption[$0]?.manifests ?? [] }.compactMap(\.plist)
    let modes: [String] = plists.flatMap { plist -> [String] in
      plist.root?["UIBackgroundModes"]?.array?.compactMap(\.string) ?? []
    }
    return modes.filter(launching.contains).unique
  }

  /// The plugin that takes the quick action which starts the app: Flutter's scene delegate tells it as the scene connects, as
  /// it took the launch option before.
  package var flutterQuickActions: PackageVersion? {
    ["quick_actions_ios", "quick_actions"].lazy.compactMap { project.version(of: $0) }.first
  }

  /// What a rule about the app targets says, kept out of files that others keep.
  func flutterText(_ path: String) -> SourceText? { try? tree.text(of: path) }

  /// Flutter's package files of this project: `pubspec.yaml` at its root, or above it.
  var pubspecPath: String? {
    var folder = project.root
    while true {
      let path = folder.isEmpty ? "pubspec.yaml" : folder + "/pubspec.yaml"
      if tree.entry(at: path) != nil { return path }
      if folder.isEmpty { return nil }
      folder = TreePath.parent(folder)
    }
  }
}

extension AuditContext {
  /// The lowest Dart that `pubspec.yaml` allows, where that is one without null safety.
  var dartBeforeNullSafety: (version: Version, text: SourceText, range: ByteRange)? {
    guard let path = pubspecPath, let text = flutterText(path),
      let written = (try? YAMLNode.read(text.bytes))?["environment"]?["sdk"]?.string,
      let number = written.firstMatch(of: #/^\s*(?:>=?|\^)?\s*(\d+\.\d+\.\d+)/#)?.1,
      let version = Version(String(number)), let floor = Version("2.12.0"), version < floor,
      let range = text.bytes.firstRange(of: Array(written.utf8))
    else { return nil }
    return (version, text, range)
  }
}

/// The Flutter release that a project is built with, as far as its files tell.
struct FlutterRelease: Sendable {
  let package: PackageVersion?
  var version: Version? { package?.version }

  init(_ context: AuditContext) {
    package = context.project.version(of: "flutter")
  }

  /// Whether a tool pins the release; else the number is the lowest that is allowed.
  var isPinned: Bool {
    guard let package else { return false }
    return ![".yaml", ".lock"].contains { package.source.hasSuffix($0) }
  }

  func isBelow(_ text: String) -> Bool {
    guard let version, let floor = Version(text) else { return false }
    return version < floor
  }
}
