/// Ties the Info.plists of a generated project to the lines of the generator's file that they are written from.
struct DefinedPropertyLists {
  let root: AppRoot
  let tree: any FileTree
  let inventory: Inventory

  func attach(to project: inout Project) {
    switch project.generator?.kind {
    case .xcodeGen: attachXcodeGen(to: &project)
    case .tuist: attachTuist(to: &project)
    case .bazel: resolveBazel(&project)
    default: return
    }
  }

  // MARK: XcodeGen

  private func attachXcodeGen(to project: inout Project) {
    var specs = root.specs
    if specs.isEmpty, let path = project.generator?.definition, let spec = XcodeGenSpec(path, tree: tree) {
      specs = [spec]
    }
    for spec in specs {
      let written = XcodeGenTargets(spec: spec, tree: tree, files: [])
      for index in project.targets.indices where project.targets[index].projectFile == written.projectFile {
        let name = project.targets[index].name
        if let node = spec.root["targets"]?[name] {
          add(written.folders(of: written.applyingTemplates(node, name)), to: &project.targets[index])
        }
        guard let list = written.writtenInfoPlist(of: name),
          project.targets[index].configurations.contains(where: { $0.infoPlist == .file(list.path) }),
          project.infoPlists[list.path]?.definition == nil
        else { continue }
        project.infoPlists[list.path]?.definition = list.definition
      }
    }
  }

  /// A new file in one of `folders` is compiled after the generator's next run.
  private func add(_ folders: [String], to target: inout AppTarget) {
    target.synchronizedFolders += folders.filter { !target.synchronizedFolders.contains($0) }
  }

  // MARK: Tuist

  private func attachTuist(to project: inout Project) {
    guard let path = project.generator?.definition, let text = try? tree.text(of: path) else { return }
    let folder = TreePath.parent(path)
    let manifest = TuistManifest(text)
    for index in project.targets.indices where project.targets[index].sourceRoot == folder {
      let name = project.targets[index].name
      guard let target = manifest.target(name) else { continue }
      add(target.sources.compactMap { TreePath.join(folder, $0) }, to: &project.targets[index])
      guard let list = target.infoPlist else { continue }
      let definition = definition(list, of: name, in: text)
      for location in Set(project.targets[index].configurations.map(\.infoPlist)) {
        switch location {
        case .file(let path): project.infoPlists[path]?.definition = definition
        case .missing(let path): supply(path, definition, to: &project, target: index)
        case .generated, .unresolved, .none: continue
        }
      }
    }
  }

  private func definition(
    _ list: TuistManifest.List, of target: String, in text: SourceText
  ) -> PropertyListDefinition {
    let place: PropertyListDefinition.Place =
      switch list.form {
      case .literal: .literal(list.range)
      case .standard: .standard(list.range)
      case .elsewhere: .elsewhere(list.range)
      }
    let isSaid: Bool
    if let root = list.root {
      isSaid = root[SceneManifest.key] != nil
    } else {
      isSaid = describesScenes
    }
    return PropertyListDefinition(
      generator: .tuist, text: text, target: target, place: place, root: list.root, hasManifest: isSaid,
      range: text.lineRange(text.lineIndex(at: list.range.lowerBound)))
  }

  /// Whether Tuist's manifest or one of its helpers speaks of the scene manifest.
  private var describesScenes: Bool {
    let word = WordSearch(["SceneManifest"])
    return inventory.files(withExtension: "swift").contains { path in
      let isHelper = path.contains("ProjectDescriptionHelpers/") || ["Project.swift"].contains(TreePath.name(path))
      guard isHelper || path.hasPrefix("Tuist/") || path.contains("/Tuist/"), let text = try? tree.text(of: path),
        word.matches(text.bytes)
      else { return false }
      return TuistManifest.speaks(of: "SceneManifest", in: text)
    }
  }

  /// A list that is not written yet, read from where it is said.
  private func supply(
    _ path: String, _ definition: PropertyListDefinition, to project: inout Project, target index: Int
  ) {
    guard let root = definition.root else { return }
    var list = InfoPlist(
      text: definition.text, format: .xml, root: root, problem: nil,
      editingProblem: localized("Tuist writes it from \(definition.path)"))
    list.definition = definition
    project.infoPlists[path] = list
    for configuration in project.targets[index].configurations.indices
    where project.targets[index].configurations[configuration].infoPlist == .missing(path) {
      project.targets[index].configurations[configuration].infoPlist = .file(path)
    }
    project.problems.removeAll { $0.kind == .missingFile && $0.path == path }
  }

  // MARK: Bazel

  /// rules_xcodeproj builds with a list that Bazel merges; the files it merges are the project's own.
  private func resolveBazel(_ project: inout Project) {
    guard let path = project.generator?.definition, let text = try? tree.text(of: path) else { return }
    for index in project.targets.indices {
      let names = BazelApplication.infoPlists(of: project.targets[index].name, in: text.string)
      let files = names.compactMap { label in
        label.hasPrefix("//")
          ? TreePath.join("", String(label.dropFirst(2)).replacing(":", with: "/"))
          : TreePath.join(TreePath.parent(path), label.replacing(":", with: ""))
      }.filter { tree.isFile($0) }
      guard let file = files.first else { continue }
      for configuration in project.targets[index].configurations.indices {
        switch project.targets[index].configurations[configuration].infoPlist {
        case .unresolved, .missing, .none, .generated: break
        case .file: continue
        }
        project.targets[index].configurations[configuration].infoPlist = .file(file)
        if project.infoPlists[file] == nil, let text = try? tree.text(of: file) {
          project.infoPlists[file] = InfoPlistReader.read(text)
        }
      }
      let projectFile = project.targets[index].projectFile
      project.problems.removeAll { $0.kind == .unresolvedSetting && $0.path == projectFile }
    }
  }
}
