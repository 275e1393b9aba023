/// Works out the targets that XcodeGen would write, for a specification whose Xcode project is not in the tree.
struct XcodeGenTargets {
  let spec: XcodeGenSpec
  let tree: any FileTree
  /// Paths of the tree's files.
  let files: [String]

  struct Result {
    var targets: [AppTarget] = []
    var skipped: [SkippedTarget] = []
    /// Lists that XcodeGen writes and that are not there, made from the specification.
    var infoPlists: [String: InfoPlist] = [:]
  }

  /// Where XcodeGen writes the project.
  var projectFile: String {
    let name = spec.root["name"]?.string ?? "Project"
    return (spec.base.isEmpty ? "" : spec.base + "/") + name + ".xcodeproj/project.pbxproj"
  }

  func read() -> Result {
    var result = Result()
    for (name, node) in spec.root["targets"]?.mapping ?? [] {
      let target = applyingTemplates(node, name)
      let type = target["type"]?.string ?? ""
      let platforms = platforms(of: target)
      let sources = sources(of: target)
      guard ["application", "application.on-demand-install-capable"].contains(type), !platforms.isEmpty else {
        if type.isEmpty { continue }
        let isLibrary = type.hasPrefix("framework") || type.hasPrefix("library")
        result.skipped.append(
          SkippedTarget(
            name: name, reason: reason(type, platforms), projectFile: projectFile, sources: sources,
            isLibrary: isLibrary && !platforms.isEmpty))
        continue
      }
      // Several specifications may write the same project, one brand each.
      var app = AppTarget(id: spec.path + "#" + name, name: name, projectFile: projectFile, sourceRoot: spec.base)
      app.platforms = platforms
      app.sources = sources
      app.resources = resources(of: target)
      app.synchronizedFolders = folders(of: target)
      app.configurations = configurations(of: target, name: name, infoPlists: &result.infoPlists)
      result.targets.append(app)
    }
    let hosts = testHosts
    for index in result.targets.indices {
      result.targets[index].isTestHost = hosts.contains(result.targets[index].name)
    }
    return result
  }

  /// The target with its templates, their variables filled in.
  func applyingTemplates(_ target: YAMLNode, _ name: String) -> YAMLNode {
    let names = target["templates"]?.sequence?.compactMap(\.string) ?? []
    let templates = names.compactMap { spec.root["targetTemplates"]?[$0] }
    guard let first = templates.first else { return target }
    var variables = ["target_name": name]
    for (key, value) in target["templateAttributes"]?.mapping ?? [] { variables[key] = value.string }
    return templates.dropFirst().reduce(first) { $0.merged(with: $1) }.replacing(variables).merged(with: target)
  }

  private func reason(_ type: String, _ platforms: [AppTarget.Platform]) -> String {
    if type.hasPrefix("bundle") { return localized("test bundle") }
    if type.contains("extension") {
      return localized("app extension: the scene manifest belongs to the app that hosts it")
    }
    if type.hasPrefix("framework") || type.hasPrefix("library") {
      return localized("framework or library: it has no Info.plist that UIKit launches by")
    }
    return platforms.isEmpty ? localized("built for another system") : localized("product type \(type)")
  }

  private func platforms(of target: YAMLNode) -> [AppTarget.Platform] {
    let named = target["platform"]?.sequence ?? [target["platform"]].compactMap { $0 }
    let words = (named + (target["supportedDestinations"]?.sequence ?? [])).compactMap { $0.string?.lowercased() }
    let known: [(word: String, platform: AppTarget.Platform)] = [
      ("ios", .iOS), ("tvos", .tvOS), ("visionos", .visionOS), ("maccatalyst", .catalyst),
    ]
    return known.filter { words.contains($0.word) }.map(\.platform)
  }

  private var testHosts: Set<String> {
    Set(
      (spec.root["targets"]?.mapping ?? []).map(\.value).filter {
        $0["type"]?.string?.hasPrefix("bundle.unit-test") == true
      }.flatMap { $0["dependencies"]?.sequence?.compactMap { $0["target"]?.string } ?? [] })
  }

  // MARK: Sources

  private struct SourceEntry {
    let path: String
    let excludes: GitIgnore
    let buildPhase: String?
  }

  private func entries(of target: YAMLNode) -> [SourceEntry] {
    (target["sources"]?.sequence ?? []).compactMap { node in
      guard let path = node.string ?? node["path"]?.string else { return nil }
      let excludes = node["excludes"]?.sequence?.compactMap(\.string) ?? []
      return SourceEntry(
        path: path,
        excludes: GitIgnore(folder: path, bytes: Array(excludes.map { "/" + $0 }.joined(separator: "\n").utf8)),
        buildPhase: node["buildPhase"]?.string)
    }
  }

  private func matching(_ target: YAMLNode, extensions: Set<String>) -> [String] {
    var found: [String] = []
    for entry in entries(of: target) where entry.buildPhase != "none" {
      for path in files where TreePath.isInside(path, entry.path) && extensions.contains(TreePath.pathExtension(path)) {
        if !isExcluded(path, entry), !found.contains(path) { found.append(path) }
      }
    }
    return found
  }

  private func isExcluded(_ path: String, _ entry: SourceEntry) -> Bool {
    var candidate = path
    while candidate != entry.path, !candidate.isEmpty {
      if entry.excludes.verdict(on: candidate, isFolder: candidate != path) == true { return true }
      candidate = TreePath.parent(candidate)
    }
    return false
  }

  private func sources(of target: YAMLNode) -> [String] { matching(target, extensions: ["swift", "m", "mm"]) }
  private func resources(of target: YAMLNode) -> [String] { matching(target, extensions: ["storyboard", "xib"]) }

  /// Folders in which a new file is compiled after the next run of XcodeGen.
  func folders(of target: YAMLNode) -> [String] {
    entries(of: target).map(\.path).filter { tree.isFolder($0) }
  }

  // MARK: Settings

  private func configurations(
    of target: YAMLNode, name: String, infoPlists: inout [String: InfoPlist]
  ) -> [TargetConfiguration] {
    let names = spec.root["configs"]?.mapping?.map(\.key) ?? ["Debug", "Release"]
    return names.map { configuration in
      var values: [String: String] = [:]
      for node in [spec.root["settings"], target["settings"]] {
        for (key, value) in settings(node, of: configuration) {
          // XcodeGen writes what YAML takes for true and false as Xcode does.
          values[key] = value.string.map { ["true": "YES", "false": "NO"][$0] ?? $0 }
        }
      }
      let platform = ["iOS", "tvOS", "visionOS"].first { target["platform"]?.string == $0 } ?? "iOS"
      let key = ["iOS": "IPHONEOS_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET"][platform]
      let deployment =
        target["deploymentTarget"]?.string ?? target["deploymentTarget"]?[platform]?.string
        ?? spec.root["options"]?["deploymentTarget"]?[platform]?.string
      if let key, values[key] == nil { values[key] = deployment }
      let product = values["PRODUCT_NAME"].flatMap { $0.contains("$") ? nil : $0 } ?? name
      values["PRODUCT_NAME"] = product
      if values["PRODUCT_MODULE_NAME"] == nil {
        values["PRODUCT_MODULE_NAME"] = String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      }
      var result = TargetConfiguration(
        name: configuration, settings: values.mapValues { BuildSetting(value: $0, source: spec.path) })
      result.infoPlist = infoPlist(of: target, name: name, values, infoPlists: &infoPlists)
      return result
    }
  }

  /// Either the settings themselves; or groups of them by name, those of all configurations, and those of each, of which a
  /// later one wins. Source: XcodeGen, Docs/ProjectSpec.md, Settings.
  private func settings(_ node: YAMLNode?, of configuration: String, depth: Int = 0) -> [(key: String, value: YAMLNode)]
  {
    guard let node, depth < 10 else { return [] }
    guard ["groups", "base", "configs"].contains(where: { node[$0] != nil }) else { return node.mapping ?? [] }
    let groups = (node["groups"]?.sequence ?? []).compactMap(\.string).compactMap { spec.root["settingGroups"]?[$0] }
    let configurations = node["configs"]?.mapping ?? []
    let exact = configurations.filter { $0.key == configuration }
    // `debug` stands for `Debug Staging` too.
    let own =
      exact.isEmpty
      ? configurations.filter { configuration.lowercased().contains($0.key.lowercased()) } : exact
    return groups.flatMap { settings($0, of: configuration, depth: depth + 1) } + (node["base"]?.mapping ?? [])
      + own.flatMap { settings($0.value, of: configuration, depth: depth + 1) }
  }

  private func infoPlist(
    of target: YAMLNode, name: String, _ settings: [String: String], infoPlists: inout [String: InfoPlist]
  ) -> TargetConfiguration.InfoPlistLocation {
    // The setting wins over a list that XcodeGen writes.
    if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
      guard !file.contains("$"), let path = TreePath.join(spec.base, file) else { return .unresolved(file) }
      return tree.isFile(path) ? .file(path) : .missing(path)
    }
    if let path = target["info"]?["path"]?.string {
      if infoPlists[path] == nil, !tree.isFile(path), let definition = definition(of: name) {
        var list = InfoPlist(
          text: definition.text, format: .xml, root: definition.root, problem: nil,
          editingProblem: localized("XcodeGen writes it from \(definition.path)"))
        list.definition = definition
        infoPlists[path] = list
      }
      return .file(path)
    }
    // XcodeGen takes the first one it finds among the sources.
    let found = files.first { path in
      TreePath.name(path) == "Info.plist" && entries(of: target).contains { TreePath.isInside(path, $0.path) }
    }
    if let found { return .file(found) }
    return settings["GENERATE_INFOPLIST_FILE"]?.uppercased() == "YES" ? .generated : .none
  }
}

extension PropertyListNode {
  /// A property list as YAML writes it. Nothing has a place in a file.
  init(_ node: YAMLNode?) {
    switch node?.value {
    case .mapping(let entries):
      self.init(
        value: .dictionary(
          entries.map { PropertyListEntry(key: $0.key, keyRange: 0..<0, value: PropertyListNode($0.value)) }),
        range: 0..<0)
    case .sequence(let elements): self.init(value: .array(elements.map { PropertyListNode($0) }), range: 0..<0)
    case .scalar(let text):
      let value: Value =
        switch text.lowercased() {
        case "true", "yes": .boolean(true)
        case "false", "no": .boolean(false)
        default: Int(text).map { .integer($0) } ?? .string(text)
        }
      self.init(value: value, range: 0..<0)
    case nil: self.init(value: .dictionary([]), range: 0..<0)
    }
  }
}
