/// A folder that may be an app, a plugin or a module, with the files that say so.
struct AppRoot: Sendable {
  /// Relative to the tree.
  let folder: String
  /// Project files (`project.pbxproj`) that belong to it.
  var projectFiles: [String] = []
  /// XcodeGen specifications whose Xcode project is not in the tree.
  var specs: [XcodeGenSpec] = []
  var manifest: NodeManifest?
  var capacitorConfig: CapacitorConfig?
  /// Cordova's `config.xml`.
  var cordovaConfig: String?
  var pubspec: Pubspec?
  var engine: Engine?

  init(folder: String) { self.folder = folder }
}

/// Finds the roots in an inventory: each Xcode project belongs to the nearest folder at or above it whose files say that
/// an app is built there (`package.json` of a mobile framework, `capacitor.config`, `config.xml`, `pubspec.yaml`), else
/// to its own folder.
struct AppRoots {
  /// Every folder that a file speaks for, with or without an Xcode project.
  private(set) var roots: [String: AppRoot] = [:]
  /// Names of the packages of this repository and their folders.
  private(set) var localPackages: [String: String] = [:]
  private(set) var templates: [ProjectProblem] = []

  /// Dependencies that make a `package.json` the root of an iOS app.
  static let frameworks = [
    "@capacitor/ios", "@capacitor/core", "react-native", "expo", "cordova-ios", "@nativescript/core",
    "tns-core-modules",
  ]

  init(_ inventory: Inventory, tree: any FileTree) {
    var byFolder: [String: AppRoot] = [:]
    for path in inventory.files(named: "package.json") {
      guard let manifest = (try? tree.text(of: path)).flatMap(NodeManifest.init) else { continue }
      if let name = manifest.name, localPackages[name] == nil { localPackages[name] = manifest.folder }
      byFolder[manifest.folder, default: AppRoot(folder: manifest.folder)].manifest = manifest
    }
    for name in CapacitorConfig.names {
      for path in inventory.files(named: name) {
        let folder = TreePath.parent(path)
        // `cap sync` writes a copy beside the app's sources.
        if name.hasSuffix(".json"), Self.isCopy(path, inventory) { continue }
        guard byFolder[folder]?.capacitorConfig == nil, let text = try? tree.text(of: path) else { continue }
        byFolder[folder, default: AppRoot(folder: folder)].capacitorConfig = CapacitorConfig(text)
      }
    }
    for path in inventory.files(named: "config.xml") where Self.isCordova(path, tree) {
      // Each platform folder holds a copy.
      if path.contains("platforms/") || Self.isCopy(path, inventory) { continue }
      byFolder[TreePath.parent(path), default: AppRoot(folder: TreePath.parent(path))].cordovaConfig = path
    }
    for path in inventory.files(named: "pubspec.yaml") {
      guard let pubspec = (try? tree.text(of: path)).flatMap(Pubspec.init), pubspec.role != .other else { continue }
      byFolder[pubspec.folder, default: AppRoot(folder: pubspec.folder)].pubspec = pubspec
    }
    for (folder, engine) in Engine.find(inventory, tree: tree) {
      byFolder[folder, default: AppRoot(folder: folder)].engine = engine
    }
    let projectFiles = inventory.files(named: "project.pbxproj").filter {
      TreePath.parent($0).hasSuffix(".xcodeproj")
    }
    for path in projectFiles {
      if path.contains("{{") {
        templates.append(
          ProjectProblem(
            kind: .template, path: path,
            message: "The path holds placeholders: this is a template for projects, and it is left alone."))
        continue
      }
      let owner = Self.owner(of: TreePath.parent(TreePath.parent(path)), byFolder)
      byFolder[owner, default: AppRoot(folder: owner)].projectFiles.append(path)
    }
    for spec in Self.specs(inventory, tree: tree) {
      let owner = Self.owner(of: TreePath.parent(spec.path), byFolder)
      byFolder[owner, default: AppRoot(folder: owner)].specs.append(spec)
    }
    roots = byFolder
  }

  /// Whether `path` is what `cap sync` or `cordova prepare` copies beside the sources of the app.
  private static func isCopy(_ path: String, _ inventory: Inventory) -> Bool {
    let folder = TreePath.parent(path)
    return inventory.files(withExtension: "plist").contains {
      TreePath.parent($0) == folder && $0.hasSuffix("Info.plist")
    }
  }

  /// Specifications that are called by themselves and whose Xcode project was not written yet.
  private static func specs(_ inventory: Inventory, tree: any FileTree) -> [XcodeGenSpec] {
    let paths = XcodeGenSpec.names.flatMap { inventory.files(named: $0) }
    let specs = paths.compactMap { XcodeGenSpec($0, tree: tree) }
    let included = Set(specs.flatMap { spec in spec.files.map(\.path).filter { $0 != spec.path } })
    return specs.filter { spec in
      let project = XcodeGenTargets(spec: spec, tree: tree, files: []).projectFile
      return !included.contains(spec.path) && !inventory.contains(project)
    }
  }

  private static func isCordova(_ path: String, _ tree: any FileTree) -> Bool {
    guard let bytes = try? tree.contents(of: path), bytes.count < 1 << 20 else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("<widget")
  }

  private static func owner(of folder: String, _ byFolder: [String: AppRoot]) -> String {
    var candidate = folder
    while true {
      if let root = byFolder[candidate], root.claims(folder) { return candidate }
      if candidate.isEmpty { return folder }
      candidate = TreePath.parent(candidate)
    }
  }
}

extension AppRoot {
  /// Whether an Xcode project in `projectFolder` belongs to this root.
  func claims(_ projectFolder: String) -> Bool {
    let inside = TreePath.relative(projectFolder, to: folder)
    if engine?.claims(inside) == true { return true }
    if let capacitorConfig, capacitorConfig.platformFolders.contains(where: { TreePath.isInside(projectFolder, $0) }) {
      return true
    }
    if let cordovaConfig, TreePath.isInside(projectFolder, TreePath.parent(cordovaConfig)) { return true }
    // Every framework keeps the app of each system in a folder of its own; Xcode projects elsewhere are native ones.
    let isPlatform =
      inside.isEmpty
      || inside.split(separator: "/").contains { $0.lowercased().hasPrefix("ios") || $0 == "darwin" }
    return isPlatform && (capacitorConfig != nil || pubspec != nil || isNodeApp)
  }

  /// Whether `package.json` is that of an app or library of a mobile framework.
  var isNodeApp: Bool {
    guard let manifest else { return false }
    return AppRoots.frameworks.contains { manifest.depends(on: $0) || manifest.peers.contains($0) }
  }
}
