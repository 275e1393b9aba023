/// Turns the targets of one project file into app targets.
struct TargetReader {
  private let paths: XcodeProjectPaths
  private let tree: any FileTree
  private var spelling: DiskSpelling
  private var listing: SynchronizedListing
  private var settings: TargetSettings
  private var problems: [ProjectProblem] = []

  init(_ paths: XcodeProjectPaths, tree: any FileTree) {
    self.paths = paths
    self.tree = tree
    spelling = DiskSpelling(tree)
    listing = SynchronizedListing(tree)
    settings = TargetSettings(paths, tree: tree)
  }

  private var file: XcodeProjectFile { paths.file }

  mutating func read() -> (targets: [AppTarget], skipped: [SkippedTarget], problems: [ProjectProblem]) {
    var targets: [AppTarget] = []
    var skipped: [SkippedTarget] = []
    var testHosts: [String] = []
    for object in file.targets {
      let name = object.string("name") ?? object.id
      var scopes = settings.scopes(of: object, sdk: "iphoneos")
      let flat = scopes.map { $0.scope.settings() }
      switch TargetSubject.of(object, settings: flat) {
      case .skipped(let reason):
        let sources = unique(phaseFiles(object.id, "PBXSourcesBuildPhase") + synchronizedFiles(object.id).sources)
        let isLibrary = ["framework", "framework.static", "library.static", "library.dynamic"].contains {
          object.string("productType") == "com.apple.product-type." + $0
        }
        skipped.append(
          SkippedTarget(
            name: name, reason: reason, projectFile: file.path, sources: sources, isLibrary: isLibrary))
        testHosts += hosts(object, settings: flat)
      case .app(let platforms):
        // Conditions are judged again for the platform that the target is really built for.
        let sdk = platforms.first?.sdk ?? "iphoneos"
        if sdk != "iphoneos" { scopes = settings.scopes(of: object, sdk: sdk) }
        let target = app(object, name: name, platforms: platforms, scopes: scopes)
        if isForAppKit(target) {
          skipped.append(
            SkippedTarget(
              name: name, reason: localized("macOS app: AppKit has no UIScene"), projectFile: file.path,
              sources: target.sources))
        } else {
          targets.append(target)
        }
      }
    }
    for index in targets.indices {
      let names = [targets[index].objectID] + targets[index].configurations.compactMap { $0.setting("PRODUCT_NAME") }
      targets[index].isTestHost = testHosts.contains { names.contains($0) }
    }
    if let missing = settings.missingFiles(of: targets.compactMap { file[$0.objectID] }) { problems.append(missing) }
    if let problem = duplicates() { problems.append(problem) }
    return (targets, skipped, problems)
  }

  /// Whether every Info.plist has AppKit launch the app: build settings that several targets share may name more platforms.
  private func isForAppKit(_ target: AppTarget) -> Bool {
    let paths = Set(
      target.configurations.map { configuration -> String? in
        if case .file(let path) = configuration.infoPlist { path } else { nil }
      })
    return !paths.isEmpty
      && paths.allSatisfy { path in
        guard let text = path.flatMap({ try? tree.text(of: $0) }) else { return false }
        let root = InfoPlistReader.read(text).root
        return root?["NSPrincipalClass"]?.string == "NSApplication" && root?["UILaunchStoryboardName"] == nil
          && root?["UIMainStoryboardFile"] == nil && root?["UILaunchScreen"] == nil
          && root?["UIApplicationSceneManifest"] == nil
      }
  }

  private func duplicates() -> ProjectProblem? {
    guard let first = file.duplicateIDs.min() else { return nil }
    let line = file[first].map { file.text.lineIndex(at: $0.range.lowerBound) + 1 }
    let count = file.duplicateIDs.count
    return ProjectProblem(
      kind: .other, path: file.path, line: line,
      message: """
        \(file.path) defines \(localized(count == 1 ? "an object" : "\(count) objects")) twice, such as \(first): a merge leaves \
        that behind. The last definition counts; what the first one said is lost to Xcode.
        """)
  }

  /// What a test bundle runs in: ids of targets and names of products.
  private func hosts(_ target: XcodeObject, settings: [[String: BuildSetting]]) -> [String] {
    guard target.string("productType")?.hasSuffix("unit-test") ?? false else { return [] }
    var hosts: [String] = []
    let attributes = file[file.projectID]?["attributes"]?["TargetAttributes"]?[target.id]
    if let host = attributes?["TestTargetID"]?.string { hosts.append(host) }
    for configuration in settings {
      // $(BUILT_PRODUCTS_DIR)/App.app/App
      let components = (configuration["TEST_HOST"]?.value ?? "").split(separator: "/")
      if let app = components.first(where: { $0.hasSuffix(".app") }) { hosts.append(String(app.dropLast(4))) }
    }
    return hosts
  }

  private mutating func app(
    _ object: XcodeObject, name: String, platforms: [AppTarget.Platform],
    scopes: [(name: String, scope: BuildSettingScope)]
  ) -> AppTarget {
    var target = AppTarget(
      id: AppTarget.id(projectFile: file.path, objectID: object.id), name: name, projectFile: file.path,
      sourceRoot: paths.sourceRoot)
    target.platforms = platforms
    let locator = InfoPlistLocator(tree: tree, sourceRoot: paths.sourceRoot, projectFile: file.path)
    for (configurationName, scope) in scopes {
      let flat = scope.settings()
      let found = locator.find(scope, settings: flat, target: name, spelling: &spelling)
      var configuration = TargetConfiguration(name: configurationName, settings: flat, infoPlist: found.location)
      configuration.conditionalInfoPlists = found.conditional
      target.configurations.append(configuration)
      for problem in found.problems where !problems.contains(problem) { problems.append(problem) }
    }
    let folders = synchronizedFiles(object.id)
    // The build takes an Info.plist by its setting and refuses it as a resource, so a folder never hands it over.
    let plists = Set(
      target.configurations.flatMap { [$0.infoPlist] + $0.conditionalInfoPlists }.compactMap { location in
        if case .file(let path) = location { path } else { nil }
      })
    target.sources = unique(phaseFiles(object.id, "PBXSourcesBuildPhase") + folders.sources)
    target.resources = unique(
      phaseFiles(object.id, "PBXResourcesBuildPhase") + folders.resources.filter { !plists.contains($0) })
    target.synchronizedFolders = paths.synchronizedFolders(of: object.id).map(\.path)
    target.registrationProblem = registrationProblem(object)
    return target
  }

  private func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// The files of the target's phases of one kind, with those of variant groups (`Base.lproj/Main.storyboard`).
  private mutating func phaseFiles(_ target: String, _ isa: String) -> [String] {
    var found: [String] = []
    for phase in file.phases(of: target, isa) {
      for build in file.objects(phase.strings("files")) {
        guard let reference = build.string("fileRef"), let object = file[reference] else { continue }
        if object.isa == "PBXVariantGroup" {
          found += object.strings("children").compactMap { paths.path(of: $0) }
        } else if let path = paths.path(of: reference) {
          found.append(path)
        }
      }
    }
    return found.map { spelling.find($0) ?? $0 }
  }

  private mutating func synchronizedFiles(_ target: String) -> (sources: [String], resources: [String]) {
    let listed = Set(file[target]?.strings("fileSystemSynchronizedGroups") ?? [])
    var sources: [String] = []
    var resources: [String] = []
    for folder in paths.synchronizedFolders where listed.contains(folder.id) || folder.exceptions[target] != nil {
      let isListed = listed.contains(folder.id)
      guard let onDisk = spelling.find(folder.path) else { continue }
      for path in listing.files(in: onDisk)
      where folder.includes(folder.path + path.dropFirst(onDisk.count), target: target, isListed: isListed) {
        switch BuildRole.of(path) {
        case .source: sources.append(path)
        case .resource: resources.append(path)
        case .neither: continue
        }
      }
    }
    return (sources, resources)
  }

  /// Why no new file can be registered for the target; nil when it can.
  private func registrationProblem(_ target: XcodeObject) -> String? {
    if file.format == .xml { return localized("the project file is in XML format, which Xcode rewrites as a whole") }
    let phases = file.phases(of: target.id, "PBXSourcesBuildPhase")
    if phases.isEmpty, target.strings("fileSystemSynchronizedGroups").isEmpty {
      return localized("the target has no Compile Sources phase")
    }
    if phases.count > 1 { return localized("the target has \(phases.count) Compile Sources phases") }
    for id in [target.id] + phases.map(\.id) where file.duplicateIDs.contains(id) {
      return localized("the project file defines the object \(id) twice")
    }
    return nil
  }
}

extension AppTarget {
  static func id(projectFile: String, objectID: String) -> String { projectFile + "#" + objectID }

  /// Id of the target's object in its project file.
  public var objectID: String { String(id.dropFirst(projectFile.count + 1)) }
}
