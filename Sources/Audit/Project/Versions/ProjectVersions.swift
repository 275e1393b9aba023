/// The versions that will be built, from the installed packages and the lock files of one root.
struct ProjectVersions {
  let root: AppRoot
  let project: Project
  let tree: any FileTree
  let inventory: Inventory

  func all() -> [PackageVersion] {
    var found: [PackageVersion] = []
    if let manifest = root.manifest {
      let versions = NodeVersions(manifest, tree: tree)
      found += manifest.dependencies.compactMap { versions.sources(of: $0).first ?? asked($0, manifest) }
    }
    found += cordovaLibrary
    if let pubspec = root.pubspec {
      found += FlutterVersion.find(root: pubspec.folder, tree: tree)
      if let text = pubLock(pubspec) { found += NativeLocks.pubspecLock(text) }
    }
    found += pods + packages + carthage
    if let engine = root.engine, let version = engineVersion(engine) { found.append(version) }
    var seen: Set<PackageVersion> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// What `package.json` asks for, where nothing tells what was installed: an exact version, or the range that a
  /// framework's own tools write, or of a package of which it only counts that it is there. Capacitor's ranges are too wide
  /// to say anything.
  private func asked(_ dependency: NodeManifest.Dependency, _ manifest: NodeManifest) -> PackageVersion? {
    let text = dependency.requirement
    guard let first = text.unicodeScalars.first, Version(text) != nil else { return nil }
    let isExact = ("0"..."9").contains(first) && !text.contains(" ") && !text.contains("x") && !text.contains("*")
    let isAskedFor = [
      "react-native", "expo", "cordova-ios", "@nativescript/core", "expo-quick-actions", "react-native-quick-actions",
    ].contains(dependency.name)
    guard isExact || (isAskedFor && "~^".unicodeScalars.contains(first)) else { return nil }
    return PackageVersion(package: dependency.name, text: text, source: manifest.path, line: dependency.line)
  }

  /// Cordova's own library keeps its version beside its sources.
  private var cordovaLibrary: [PackageVersion] {
    Set(project.targets.map(\.sourceRoot)).sorted().compactMap { folder in
      let path = at(folder) + "CordovaLib/VERSION"
      guard let text = try? tree.text(of: path), Version(text.line(0)) != nil else { return nil }
      return PackageVersion(package: "cordova-ios", text: text.line(0).trimmed, source: path, line: 1)
    }
  }

  private func at(_ folder: String) -> String { folder.isEmpty ? "" : folder + "/" }

  /// Folders of the Xcode projects and all above them: a workspace with its lock files may stand above the root.
  private var foldersUp: [String] {
    var folders = StackEvidence.nativeFolders(root: root, project: project)
    var folder = root.folder
    while !folder.isEmpty {
      folder = TreePath.parent(folder)
      folders.append(folder)
    }
    return folders
  }

  var pods: [PackageVersion] {
    for folder in foldersUp {
      if let text = try? tree.text(of: at(folder) + "Podfile.lock") { return NativeLocks.podfileLock(text) }
    }
    return []
  }

  /// `exact:` of Capacitor's own package first, then the resolved files.
  var packages: [PackageVersion] {
    var found = capacitorPackage
    let folders = foldersUp
    for path in inventory.files(named: "Package.resolved") {
      // X.xcworkspace/xcshareddata/swiftpm/… or X.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/…
      guard let bundle = path.firstRange(of: ".xcodeproj/") ?? path.firstRange(of: ".xcworkspace/") else { continue }
      guard folders.contains(TreePath.parent(String(path[..<bundle.lowerBound]))), let text = try? tree.text(of: path)
      else { continue }
      found += NativeLocks.packageResolved(text)
    }
    return found
  }

  var capacitorPackage: [PackageVersion] {
    Set(project.targets.map(\.sourceRoot)).sorted().flatMap { folder -> [PackageVersion] in
      guard let text = try? tree.text(of: at(folder) + "CapApp-SPM/Package.swift") else { return [] }
      return NativeLocks.packageManifest(text)
    }
  }

  private var carthage: [PackageVersion] {
    for folder in foldersUp {
      if let text = try? tree.text(of: at(folder) + "Cartfile.resolved") { return NativeLocks.cartfileResolved(text) }
    }
    return []
  }

  /// A workspace of Dart packages keeps one lock file at its root.
  private func pubLock(_ pubspec: Pubspec) -> SourceText? {
    var folder = pubspec.folder
    while true {
      if let text = try? tree.text(of: at(folder) + "pubspec.lock") { return text }
      if folder.isEmpty { return nil }
      folder = TreePath.parent(folder)
    }
  }

  private func engineVersion(_ engine: Engine) -> PackageVersion? {
    guard engine.name == "Unity", TreePath.name(engine.evidence) == "ProjectVersion.txt",
      let text = try? tree.text(of: engine.evidence)
    else { return nil }
    for index in 0..<text.lineCount where text.line(index).hasPrefix("m_EditorVersion:") {
      let version = text.line(index).dropFirst("m_EditorVersion:".count).trimmed
      return PackageVersion(package: "Unity", text: version, source: engine.evidence, line: index + 1)
    }
    return nil
  }
}
