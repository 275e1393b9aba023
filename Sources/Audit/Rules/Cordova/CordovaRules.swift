/// What the two Cordova rules know about a project.
enum CordovaFacts {
  static func isCordova(_ context: AuditContext) -> Bool {
    context.project.stacks.contains(.cordova) && !context.isCapacitor
  }

  /// The installed or locked version; else what package.json asks for.
  static func version(_ context: AuditContext) -> PackageVersion? {
    if let resolved = context.project.version(of: "cordova-ios") { return resolved }
    var folder = context.project.root
    while true {
      let path = folder.isEmpty ? "package.json" : folder + "/package.json"
      if let text = try? context.tree.text(of: path), let dependency = NodeManifest(text)?.dependency("cordova-ios") {
        return PackageVersion(
          package: dependency.name, text: dependency.requirement, source: path, line: dependency.line)
      }
      if folder.isEmpty { return nil }
      folder = TreePath.parent(folder)
    }
  }

  /// The launch method that leads to Cordova's own, which makes the window; else the declaration of the app delegate.
  static func launch(_ context: AuditContext) -> (file: SourceFile, range: ByteRange, name: String)? {
    let classes = context.sources.subtypes(of: "CDVAppDelegate").union(["AppDelegate"])
    let types = context.sources.files.filter { !VendoredCode.holds($0.path) }.flatMap { file in
      file.types.filter { classes.contains($0.name) && !$0.neverCompiled }.map { (file, $0) }
    }
    for (file, type) in types {
      if let method = type.methods.first(where: { $0.callback?.event == .launch && $0.body != nil }) {
        return (file, method.range, type.name + "." + method.signature)
      }
    }
    return types.first { $0.1.kind != .interface }.map { ($0.0, $0.1.nameRange, $0.1.name) }
  }

  /// Plugins whose code in the platform's folder makes a window without a scene, or reads the app delegate's.
  static func pluginsWithWindows(_ context: AuditContext) -> [String] {
    context.sources.files.filter { context.project.writesAnew($0.path) }.compactMap { file -> String? in
      let folders = file.path.split(separator: "/")
      guard let plugins = folders.lastIndex(of: "Plugins"), plugins + 2 < folders.count,
        CapacitorPluginWindow.window(in: file) != nil
      else { return nil }
      return String(folders[plugins + 1])
    }.unique.sorted()
  }

  static func hasSceneDelegate(_ context: AuditContext) -> Bool {
    !context.sources.subtypes(of: "CDVSceneDelegate").isEmpty
      || context.project.infoPlists.values.contains { plist in
        plist.sceneManifest?.windowConfigurations.contains { $0.delegateClass == "CDVSceneDelegate" } ?? false
      }
  }
}

/// A cordova-ios without scenes.
public enum CordovaVersion: Rule {
  public static let documentation = RuleDocumentation(
    id: "cordova.version", kinds: [.blocker, .informational],
    title: "This cordova-ios has no scene support, or an early one",
    explanation: """
      cordova-ios adopts scenes from 8.0 on. Below it CDVAppDelegate makes the window itself, and an app that is built \
      with the iOS 27 SDK stops at launch. Universal links reach the app from 8.1 on; a URL that starts the app was still \
      lost in 8.1.1; the pods of 8.2 build with Xcode 27. The advice is the newest release.

      platforms/ios is written anew by every "cordova platform" command, so nothing is edited there. Lasting changes go to \
      config.xml or hooks. From 8 on the project, its folder and its target are called App, and the app delegate is \
      Swift: what names the old project, and plugins that extend AppDelegate or read its window, has to follow. A project \
      whose Xcode files are kept by hand has to take over the shape of the new platform.
      """,
    references: [
      "https://github.com/apache/cordova-ios/issues/1725", "https://github.com/apache/cordova-ios/pull/1681",
      "https://cordova.apache.org/docs/en/latest/guide/platforms/ios/",
    ],
    examples: [
      RuleExample(
        .fires, "cordova-ios 7", base: .objectiveC,
        files: CordovaExamples.package("7.1.1")),
      RuleExample(.silent, "an app without Cordova", base: .objectiveC),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard CordovaFacts.isCordova(context), !context.project.targets.isEmpty else { return [] }
    let package = CordovaFacts.version(context)
    let version = package?.lowestVersion
    if let version, let floor = Version("8.0.0"), version >= floor { return early(version, package, context) }
    let isAdopted = context.project.targets.contains { context.adoption(of: $0).isAdopted }
    if version == nil, isAdopted || CordovaFacts.hasSceneDelegate(context) { return [] }
    let launch = CordovaFacts.launch(context)
    guard version != nil || launch != nil else { return [] }
    let place = package.flatMap { DependencyVersions.location($0, context.tree) }
    let source = package.map { localized("\($0.source) names cordova-ios \($0.text). ") } ?? ""
    let unknown =
      version == nil
      ? localized("Which version that is cannot be told from here, but no scene delegate is there. ") : ""
    return [
      finding(
        RuleMessage(
          version.map { Phrase("cordova-ios \($0) does not know scenes") }
            ?? "The cordova-ios that is used here has no scenes",
          """
          \(source)\(unknown)Before 8.0 CDVAppDelegate makes the window, and an app built with the iOS 27 SDK stops \
          at launch. Upgrade the platform to the newest release: cordova platform rm ios, then cordova platform add \
          ios@latest.
          """
            + (context.project.generator?.kind == .cordovaPlatform
              ? """
               Nothing below platforms/ios is edited: it is written anew, and the new project is called App. Hooks and \
              config-file entries that name the old one have to name App; plugins that extend AppDelegate, or read its \
              window, need a version for cordova-ios 8.
              """ + plugins(context)
              : """
               This project's Xcode files are kept by hand, so they have to take over the new platform's shape: add the \
              platform to an empty app, take AppDelegate.swift, SceneDelegate.swift, ViewController.swift, \
              Main.storyboard and the scene manifest of App-Info.plist from it, and move what the app delegate here does \
              over. The window of CDVAppDelegate is nil then; viewController.view.window has it.
              """)),
        kind: .blocker, targets: context.project.targets, in: launch?.file.text ?? place?.text,
        at: launch?.range ?? place?.range, symbol: launch?.name ?? "cordova-ios",
        subject: Subject(values: ["version": version?.description ?? package?.text ?? ""]),
        deviceChecks: [localized("Start the app built with Xcode 27: it shows its first page.")])
    ]
  }

  private static func plugins(_ context: AuditContext) -> Phrase {
    let names = CordovaFacts.pluginsWithWindows(context)
    return names.isEmpty
      ? ""
      : Phrase(
        " Here \(names.listed) \(names.count, one: "does", other: "do") so, or \(names.count, one: "makes", other: "make") a window without a scene."
      )
  }

  /// Scenes are there, but links are not all.
  private static func early(_ version: Version, _ package: PackageVersion?, _ context: AuditContext) -> [Finding] {
    guard let last = Version("8.1.1"), version <= last, let package else { return [] }
    let place = DependencyVersions.location(package, context.tree)
    let links = Version("8.1.0").map { version < $0 } ?? false
    return [
      finding(
        RuleMessage(
          "cordova-ios \(version) loses some links",
          (links ? "Universal links are dropped before 8.1. " : "")
            + """
            A URL that starts the app is posted before the plugins listen; the cure came after 8.1.1. Upgrade the \
            platform to the newest release.
            """),
        kind: .informational, targets: context.project.targets, in: place?.text, at: place?.range,
        symbol: "cordova-ios",
        deviceChecks: [localized("End the app and open one of its URLs: the page learns of it.")])
    ]
  }
}

/// A Cordova app that has adopted scenes through its platform.
public enum CordovaScene: Rule {
  public static let documentation = RuleDocumentation(
    id: "cordova.scene", kinds: [.informational],
    title: "Cordova's own scene delegate serves the app",
    explanation: """
      From cordova-ios 8 on the app's scene delegate inherits from CDVSceneDelegate, which makes the window and hands URLs \
      to the plugins. There is nothing to adopt. Plugins that read the app delegate's window find nil; the view \
      controller's view has the window.
      """,
    references: ["https://cordova.apache.org/docs/en/latest/guide/platforms/ios/"],
    examples: [
      RuleExample(
        .fires, "the platform's scene delegate", base: .uiKitScenes,
        files: CordovaExamples.package("8.1.1").merging([
          "App/SceneDelegate.swift": "import Cordova\n\nclass SceneDelegate: CDVSceneDelegate {}\n"
        ]) { $1 }),
      RuleExample(.silent, "a scene delegate of another kind", base: .uiKitScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard CordovaFacts.isCordova(context) else { return [] }
    return context.liveSceneDelegates.compactMap { delegate, targets in
      guard context.sources.subtypes(of: "CDVSceneDelegate").contains(delegate.name) else { return nil }
      let part = delegate.declaration
      return finding(
        RuleMessage(
          "\(delegate.name) inherits from Cordova's scene delegate",
          """
          \(part.file.path) declares \(delegate.name), which inherits from CDVSceneDelegate: the platform makes the \
          window and hands URLs to the plugins.
          """),
        targets: targets, in: part.file.text, at: part.type.nameRange, symbol: delegate.name)
    }
  }
}

enum CordovaExamples {
  static func package(_ version: String) -> [String: String] {
    [
      "config.xml":
        "<?xml version='1.0' encoding='utf-8'?>\n<widget id=\"com.example.app\" version=\"1.0.0\"></widget>\n",
      "package.json": """
      { "name": "app", "devDependencies": { "cordova-ios": "\(version)" }, "cordova": { "platforms": ["ios"] } }

      """,
    ]
  }
}
