/// Reads one root: an app with its targets, or what has no Xcode project of its own.
struct RootReading {
  let root: AppRoot
  let roots: AppRoots
  let parts: XcodeParts
  let tree: any FileTree
  let inventory: Inventory

  /// The app, where the root has app targets or an Xcode project that cannot be read.
  func app() -> Project? {
    let unreadable = parts.problems.contains {
      [.unreadableProject, .conflictMarkers].contains($0.kind) && $0.path.hasSuffix("project.pbxproj")
    }
    if parts.targets.isEmpty, !unreadable { return nil }
    var project = Project(root: root.folder, name: "", kind: .app, stacks: [])
    project.projectFiles = root.projectFiles
    let dead = parts.targets.filter(isDead)
    project.targets = parts.targets.filter { target in !dead.contains { $0.id == target.id } }
    project.skippedTargets = parts.skipped + dead.map(Self.skipped)
    project.problems = parts.problems
    project.infoPlists = parts.infoPlists
    readPropertyLists(&project)
    readStoryboards(&project)
    complete(&project)
    return project
  }

  /// Old templates of React Native bring an app for Apple TV, which projects go on to list after its files are gone: nobody
  /// can build it.
  private func isDead(_ target: AppTarget) -> Bool {
    target.platforms == [.tvOS] && Self.lacksList(target) && parts.targets.contains { !Self.lacksList($0) }
  }

  private static func lacksList(_ target: AppTarget) -> Bool {
    !target.configurations.isEmpty
      && target.configurations.allSatisfy { if case .missing = $0.infoPlist { true } else { false } }
  }

  private static func skipped(_ target: AppTarget) -> SkippedTarget {
    let path = target.configurations.lazy.compactMap { configuration in
      if case .missing(let path) = configuration.infoPlist { path } else { nil }
    }.first
    return SkippedTarget(
      name: target.name,
      reason: localized("app for Apple TV whose Info.plist (\(path ?? "")) is not there: it cannot be built"),
      projectFile: target.projectFile, sources: target.sources)
  }

  /// Plugins, modules and apps whose Xcode project is written by a tool and is not there.
  func withoutXcodeProject() -> Project? {
    guard let (kind, stacks) = kindWithoutXcodeProject() else { return nil }
    var project = Project(root: root.folder, name: "", kind: kind, stacks: stacks)
    project.projectFiles = root.projectFiles
    project.skippedTargets = parts.skipped
    project.problems = parts.problems.filter { $0.kind != .template }
    if stacks == [.engine], let path = enginePropertyList, let text = try? tree.text(of: path) {
      project.infoPlists[path] = InfoPlistReader.read(text)
    }
    complete(&project)
    return project
  }

  private func complete(_ project: inout Project) {
    let evidence = StackEvidence(root: root, project: project, tree: tree, inventory: inventory)
    if project.stacks.isEmpty { project.stacks = evidence.stacks }
    project.packageManager = evidence.packageManager
    project.engine = project.stacks.contains(.engine) ? root.engine?.name : nil
    project.generator =
      parts.definition.map { ProjectGenerator(kind: .xcodeGen, definition: $0) }
      ?? Generators(root: root, project: project, tree: tree, inventory: inventory).find()
    DefinedPropertyLists(root: root, tree: tree, inventory: inventory).attach(to: &project)
    project.name = name(of: project)
    let versions = ProjectVersions(root: root, project: project, tree: tree, inventory: inventory)
    project.versions = versions.all()
    if let manifest = root.manifest {
      project.nativePackages = NativePackages(
        manifest, versions: NodeVersions(manifest, tree: tree), local: roots.localPackages, tree: tree
      ).find()
    }
    if project.stacks.contains(.capacitor) {
      project.capacitor = CapacitorFacts(root: root, project: project, versions: versions, tree: tree).read()
    }
    noteIgnoredFolders(&project)
  }

  /// The words that stacks give to every app say nothing about this one.
  private static let genericNames: Set = ["App", "Runner", "ios", "iosApp", "app", "mobile", "native"]

  private func name(of project: Project) -> String {
    let target = (project.targets.first { $0.platforms.first == .iOS } ?? project.targets.first)?.name
    let bundle = project.projectFiles.first.map {
      String(TreePath.name(TreePath.parent($0)).dropLast(".xcodeproj".count))
    }
    let folder = TreePath.name(root.folder.isEmpty ? tree.root : root.folder)
    let own = [root.capacitorConfig?.appName, root.pubspec?.name, root.manifest?.name].compactMap { $0 }.first
    let candidates = [target, own, bundle, folder].compactMap { $0 }.filter { !$0.isEmpty }
    return candidates.first { !Self.genericNames.contains($0) } ?? candidates.first ?? "project"
  }

  // MARK: Files that the targets reach

  private func readPropertyLists(_ project: inout Project) {
    for target in project.targets {
      for location in target.configurations.flatMap({ [$0.infoPlist] + $0.conditionalInfoPlists }) {
        guard case .file(let path) = location, project.infoPlists[path] == nil else { continue }
        do {
          let list = InfoPlistReader.read(try tree.text(of: path))
          project.infoPlists[path] = list
          if let problem = list.problem { project.problems.append(problem) }
        } catch {
          project.problems.append(ProjectProblem(reading: path, failed: error, what: localized("Its scene manifest")))
        }
      }
    }
  }

  private func readStoryboards(_ project: inout Project) {
    var seen: Set<String> = []
    for path in project.targets.flatMap(\.resources)
    where TreePath.pathExtension(path) == "storyboard" && seen.insert(path).inserted {
      guard let text = try? tree.text(of: path), let storyboard = StoryboardReader.read(text) else { continue }
      project.storyboards.append(storyboard)
    }
    project.storyboards.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func noteIgnoredFolders(_ project: inout Project) {
    for folder in inventory.ignoredFolders
    where project.projectFiles.contains(where: { TreePath.isInside($0, folder) }) && project.generator == nil {
      project.problems.append(
        ProjectProblem(
          kind: .ignored, path: folder,
          message: "git ignores \(folder): what is changed there is not committed, and a tool may write it anew."))
    }
  }

  // MARK: Roots without an app target

  private func kindWithoutXcodeProject() -> (ProjectKind, [Stack])? {
    let at = root.folder.isEmpty ? "" : root.folder + "/"
    if let pubspec = root.pubspec {
      switch pubspec.role {
      case .plugin: return hasNativeSources(["ios", "darwin"]) ? (.plugin, [.flutter]) : nil
      case .module: return (.module, [.flutter])
      case .app, .other: return nil
      }
    }
    let hasPodspec = !inventory.files(withExtension: "podspec").filter { TreePath.parent($0) == root.folder }.isEmpty
    let isPackage = hasPodspec || inventory.contains(at + "Package.swift")
    if isPackage, root.capacitorConfig == nil, declaresCapacitorPlugin() { return (.plugin, [.capacitor]) }
    if inventory.contains(at + "plugin.xml"), isCordovaPlugin(at + "plugin.xml") { return (.plugin, [.cordova]) }
    if let manifest = root.manifest {
      let isExpo = manifest.depends(on: "expo")
      if manifest.peers.contains("react-native"), isPackage, hasNativeSources(["ios", "apple", "src/ios"]) {
        return (.plugin, [.reactNative])
      }
      if isExpo, isExpoApp(at) { return (.app, [.expo, .reactNative]) }
    }
    if root.engine != nil, enginePropertyList != nil { return (.app, [.engine]) }
    return nil
  }

  /// Why a root that looks like an app is left out; nil for one that is nothing special.
  func reasonToSkip() -> String? {
    let at = root.folder.isEmpty ? "" : root.folder + "/"
    if !root.projectFiles.isEmpty, !parts.skipped.isEmpty, parts.problems.isEmpty {
      let hasMacApp = parts.skipped.contains { $0.reason.hasPrefix("macOS") }
      return hasMacApp
        ? localized("Xcode project without an iOS app target (macOS only)")
        : localized("Xcode project without an iOS app target")
    }
    if root.capacitorConfig != nil {
      return localized("Capacitor app without an iOS platform: add it with npx cap add ios")
    }
    if root.cordovaConfig != nil {
      return localized("Cordova app without an iOS platform: add it with cordova platform add ios")
    }
    if root.pubspec?.role == .app, tree.entry(at: at + "lib/main.dart") != nil {
      return localized("Flutter app without an iOS folder: add it with flutter create --platforms=ios .")
    }
    if root.manifest?.depends(on: "react-native") == true, root.manifest?.depends(on: "react") == true {
      return localized("React Native package without an iOS project")
    }
    if let engine = root.engine {
      let advice = EngineOwned.advice(about: engine.name)
      let isSentence = advice.hasSuffix(".") || advice.hasSuffix("。")
      return localized("\(engine.name) project without an iOS project of its own") + ": "
        + advice.dropLast(isSentence ? 1 : 0)
    }
    return nil
  }

  private func hasNativeSources(_ folders: [String]) -> Bool {
    let at = root.folder.isEmpty ? "" : root.folder + "/"
    return inventory.files(withExtension: "swift", "m", "mm").contains { path in
      folders.contains { path.hasPrefix(at + $0 + "/") }
    }
  }

  /// Sources of a Capacitor plugin: a class on `CAPPlugin`, or the macro that registers one.
  private func declaresCapacitorPlugin() -> Bool {
    let at = root.folder.isEmpty ? "" : root.folder + "/"
    return inventory.files(withExtension: "swift", "m").contains { path in
      guard path.hasPrefix(at), !AppRoot.isExample(TreePath.relative(path, to: root.folder)),
        let bytes = try? tree.contents(of: path)
      else { return false }
      return WordSearch(["CAPPlugin", "CAP_PLUGIN"]).matches(bytes)
    }
  }

  private func isCordovaPlugin(_ path: String) -> Bool {
    guard let bytes = try? tree.contents(of: path) else { return false }
    return WordSearch(["name=\"ios\"", "name='ios'"]).matches(bytes)
  }

  /// Whether the package is an app that `npx expo prebuild` makes an Xcode project for.
  private func isExpoApp(_ at: String) -> Bool {
    let names = ["app.json", "app.config.js", "app.config.ts", "app.config.mjs", "app.config.cjs"]
    return names.contains { tree.entry(at: at + $0) != nil }
  }

  /// The Info.plist that people keep by hand beside the project of an engine.
  private var enginePropertyList: String? {
    let at = root.folder.isEmpty ? "" : root.folder + "/"
    let places = ["Platforms/iOS/Info.plist", "App_Resources/iOS/Info.plist", "Info.plist", "Info.plist.xml"]
    return places.map { at + $0 }.first { tree.entry(at: $0) != nil }
  }
}

extension ProjectProblem {
  /// - Parameter what: the subject that is not audited, starting the second sentence.
  init(reading path: String, failed error: FileError, what: String) {
    let (kind, reason): (Kind, String) =
      switch error {
      case .missing: (.missingFile, localized("it is not there"))
      case .denied: (.denied, localized("permission is denied"))
      case .outside: (.other, localized("it leads out of the audited folder"))
      case .notAFile, .notAFolder: (.other, localized("it is no file"))
      case .tooLarge(_, let bytes): (.other, localized("it is too large (\(bytes) bytes)"))
      case .failed(_, let words): (.other, words)
      }
    self.init(kind: kind, path: path, message: "\(path) cannot be read: \(reason). \(what) is not audited.")
  }
}
