/// What the files of a root say about the way its app is built. Source code has its say later, once it is parsed
/// (`SourceStacks`).
struct StackEvidence {
  let stacks: [Stack]
  let packageManager: PackageManager
  /// Text of the Podfile of each Xcode project.
  let podfiles: [SourceText]

  init(root: AppRoot, project: Project, tree: any FileTree, inventory: Inventory) {
    let folders = Self.nativeFolders(root: root, project: project)
    podfiles = folders.compactMap { folder in
      try? tree.text(of: (folder.isEmpty ? "" : folder + "/") + "Podfile")
    }
    let pods = podfiles.map { Self.code(of: $0) }.joined(separator: "\n")
    func podfile(says words: String...) -> Bool { words.contains { pods.contains($0) } }
    func depends(_ names: String...) -> Bool { names.contains { root.manifest?.depends(on: $0) == true } }
    let sourceRoots = Set(project.targets.map(\.sourceRoot))
    let hasCapacitorPackage = sourceRoots.contains {
      tree.entry(at: ($0.isEmpty ? "" : $0 + "/") + "CapApp-SPM/Package.swift") != nil
    }
    let hasCapacitorStoryboard = project.storyboards.contains { storyboard in
      storyboard.controllers.contains { $0.customModule == "Capacitor" || $0.customClass == "CAPBridgeViewController" }
    }

    var stacks: [Stack] = []
    // A project may keep the files of another wrapper beside the one that is built.
    let isCordovaAlone =
      !sourceRoots.isEmpty && sourceRoots.allSatisfy { Self.isCordovaPlatform($0, tree: tree) }
    let isCapacitor =
      root.capacitorConfig != nil && !isCordovaAlone || hasCapacitorPackage || hasCapacitorStoryboard
      || podfile(says: "capacitor_pods", "CapacitorCordova", "'Capacitor'", "\"Capacitor\"", "@capacitor/ios")
    if isCapacitor { stacks.append(.capacitor) }
    let isCordova =
      root.cordovaConfig != nil || depends("cordova-ios") || podfile(says: "'CordovaLib'", "cordova-ios")
      || project.projectFiles.contains { $0.hasPrefix("platforms/ios/") || $0.contains("/platforms/ios/") }
        && depends("cordova", "cordova-ios")
    if !isCapacitor,
      isCordova || isCordovaAlone || sourceRoots.contains(where: { Self.isCordovaPlatform($0, tree: tree) })
    {
      stacks.append(.cordova)
    }
    if root.pubspec != nil || podfile(says: "flutter_install_all_ios_pods", "flutter_install_ios_engine_pod") {
      stacks.append(.flutter)
    } else if podfile(says: "install_all_flutter_pods", "flutter_application_path", "flutter_post_install") {
      stacks.append(.flutterAddToApp)
    }
    // A repository may depend on a framework for another of its apps: where a Podfile speaks, it decides.
    let isReactNative = podfile(says: "use_react_native", "React-Core", "react-native/scripts")
    if podfile(says: "use_expo_modules") || (depends("expo") && podfiles.isEmpty && !isCapacitor) {
      stacks.append(.expo)
    }
    if isReactNative || (depends("react-native") && podfiles.isEmpty && !isCapacitor) { stacks.append(.reactNative) }
    if stacks.isEmpty, depends("@capacitor/ios") { stacks.append(.capacitor) }
    if stacks.isEmpty, root.engine != nil { stacks.append(.engine) }
    self.stacks = stacks

    if !podfiles.isEmpty {
      packageManager = .cocoaPods
    } else if hasCapacitorPackage || Self.usesPackages(project, tree: tree, inventory: inventory) {
      packageManager = .swiftPackageManager
    } else if folders.contains(where: { inventory.contains(($0.isEmpty ? "" : $0 + "/") + "Cartfile") }) {
      packageManager = .carthage
    } else {
      packageManager = .none
    }
  }

  /// Whether `cordova platform add ios` laid the folder out: for an audit that starts inside of it.
  static func isCordovaPlatform(_ folder: String, tree: any FileTree) -> Bool {
    let at = folder.isEmpty ? "" : folder + "/"
    let names = ["platform_www", "CordovaLib", "cordova"]
    return names.count { tree.entry(at: at + $0)?.kind == .folder } >= 2
  }

  /// Folders where files of the native dependency managers stand: those of the Xcode projects and the ones above, up to
  /// the root.
  static func nativeFolders(root: AppRoot, project: Project) -> [String] {
    var folders: [String] = []
    for path in project.projectFiles {
      var folder = TreePath.parent(TreePath.parent(path))
      while TreePath.isInside(folder, root.folder) {
        if !folders.contains(folder) { folders.append(folder) }
        if folder == root.folder || folder.isEmpty { break }
        folder = TreePath.parent(folder)
      }
    }
    if !folders.contains(root.folder) { folders.append(root.folder) }
    return folders
  }

  private static func usesPackages(_ project: Project, tree: any FileTree, inventory: Inventory) -> Bool {
    project.projectFiles.contains { path in
      guard let bytes = try? tree.contents(of: path) else { return false }
      return WordSearch(["isa = XCRemoteSwiftPackageReference", "isa = XCLocalSwiftPackageReference"]).matches(bytes)
    }
  }

  /// The lines of a Ruby file without comments.
  private static func code(of text: SourceText) -> String {
    (0..<text.lineCount).map { String(text.line($0).prefix { $0 != "#" }) }.joined(separator: "\n")
  }
}
