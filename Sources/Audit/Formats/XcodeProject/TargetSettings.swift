/// Builds the setting scopes of a project's targets; xcconfig files are read once.
struct TargetSettings {
  private let paths: XcodeProjectPaths
  private let tree: any FileTree
  private var files: [String: XCConfig] = [:]

  init(_ paths: XcodeProjectPaths, tree: any FileTree) {
    self.paths = paths
    self.tree = tree
  }

  private var file: XcodeProjectFile { paths.file }

  /// The configurations of `target` with their layers of settings.
  mutating func scopes(of target: XcodeObject, sdk: String) -> [(name: String, scope: BuildSettingScope)] {
    let projectConfigurations = file.configurations(of: file.projectID)
    return file.configurations(of: target.id).map { configuration in
      let name = configuration.string("name") ?? ""
      let base = projectConfigurations.first { $0.string("name") == name } ?? projectConfigurations.first
      var layers: [BuildSettingScope.Layer] = []
      if let base { layers += [xcconfig(of: base), own(base)] }
      layers += [xcconfig(of: configuration), own(configuration)]
      return (
        name,
        BuildSettingScope(
          layers: layers, builtIns: builtIns(target, configuration: name), configuration: name, sdk: sdk)
      )
    }
  }

  /// What Xcode sets itself, as far as paths and names need it.
  private func builtIns(_ target: XcodeObject, configuration: String) -> [String: String] {
    let name = target.string("name") ?? ""
    let projectFolder = TreePath.parent(file.path)
    let project = TreePath.name(projectFolder)
    let root = paths.sourceRoot.isEmpty ? tree.root : tree.root + "/" + paths.sourceRoot
    let projectName = project.hasSuffix(".xcodeproj") ? String(project.dropLast(10)) : project
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": projectName, "PROJECT": projectName,
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root, "PROJECT_FILE_PATH": tree.root + "/" + projectFolder,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ]
  }

  private func own(_ configuration: XcodeObject) -> BuildSettingScope.Layer {
    (configuration["buildSettings"]?.dictionary ?? []).map { entry in
      let value: String
      if let list = entry.value.array {
        value = list.compactMap(\.string).joined(separator: " ")
      } else {
        value = entry.value.string ?? ""
      }
      return BuildSettingAssignment(
        key: entry.key, value: value, source: file.path,
        line: file.text.lineIndex(at: entry.keyRange.lowerBound) + 1)
    }
  }

  private mutating func xcconfig(of configuration: XcodeObject) -> BuildSettingScope.Layer {
    guard let path = basePath(configuration) else { return [] }
    if let known = files[path] { return known.assignments }
    let read = XCConfig.read(path, sourceRoot: paths.sourceRoot, tree: tree)
    files[path] = read
    return read.assignments
  }

  /// One problem for all xcconfig files of `targets` that are not there, or nil.
  func missingFiles(of targets: [XcodeObject]) -> ProjectProblem? {
    var missing: [String] = []
    for owner in [file.projectID] + targets.map(\.id) {
      for path in file.configurations(of: owner).compactMap(basePath) {
        for name in files[path]?.missing ?? [] where !missing.contains(name) { missing.append(name) }
      }
    }
    guard let first = missing.first else { return nil }
    let others = missing.count == 1 ? "" : localized(" and \(missing.count - 1) more")
    return ProjectProblem(
      kind: .missingFile, path: file.path, line: nil,
      message: """
        The build settings of \(first)\(others) are unknown: the file is not there. Files of CocoaPods, Flutter and \
        Cordova appear after their install or build step.
        """)
  }

  /// A file reference, or since Xcode 16 a synchronized folder and a path below it.
  private func basePath(_ configuration: XcodeObject) -> String? {
    if let reference = configuration.string("baseConfigurationReference") { return paths.path(of: reference) }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let below = configuration.string("baseConfigurationReferenceRelativePath"),
      let folder = paths.path(of: anchor)
    else { return nil }
    return TreePath.join(folder, below)
  }
}
