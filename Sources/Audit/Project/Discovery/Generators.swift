/// Finds the tool that writes a root's Xcode project anew, and the file that people edit instead.
struct Generators {
  let root: AppRoot
  let project: Project
  let tree: any FileTree
  let inventory: Inventory

  func find() -> ProjectGenerator? {
    cordova() ?? expo() ?? unity() ?? xcodeGen() ?? tuist() ?? bazel() ?? engine()
  }

  private func at(_ folder: String) -> String { folder.isEmpty ? "" : folder + "/" }

  /// The folder of each Xcode project and those above it, up to the root; the root itself where there is none.
  private var folders: [String] { StackEvidence.nativeFolders(root: root, project: project) }

  private func cordova() -> ProjectGenerator? {
    guard project.stacks.contains(.cordova) else { return nil }
    let platform = at(root.folder) + "platforms/ios"
    let isPlatform = project.targets.contains { StackEvidence.isCordovaPlatform($0.sourceRoot, tree: tree) }
    guard isPlatform || project.projectFiles.contains(where: { TreePath.isInside($0, platform) }) else { return nil }
    return ProjectGenerator(kind: .cordovaPlatform, definition: root.cordovaConfig ?? at(root.folder) + "config.xml")
  }

  /// Continuous native generation: no `ios` folder, or one that git ignores.
  private func expo() -> ProjectGenerator? {
    guard project.stacks.contains(.expo) else { return nil }
    let isIgnored = project.projectFiles.contains { path in
      inventory.ignoredFolders.contains { TreePath.isInside(path, $0) }
    }
    guard project.projectFiles.isEmpty || isIgnored else { return nil }
    let names = ["app.config.ts", "app.config.js", "app.config.mjs", "app.config.cjs", "app.json"]
    guard let name = names.first(where: { tree.entry(at: at(root.folder) + $0) != nil }) else { return nil }
    return ProjectGenerator(kind: .expoPrebuild, definition: at(root.folder) + name)
  }

  private func unity() -> ProjectGenerator? {
    guard root.engine?.name == "Unity", project.stacks.contains(.engine) else { return nil }
    return root.engine.map { ProjectGenerator(kind: .unity, definition: $0.evidence) }
  }

  private func xcodeGen() -> ProjectGenerator? {
    for path in folders.flatMap({ folder in XcodeGenSpec.names.map { at(folder) + $0 } }) where inventory.contains(path)
    {
      guard let spec = XcodeGenSpec(path, tree: tree) else { continue }
      let written = XcodeGenTargets(spec: spec, tree: tree, files: []).projectFile
      if project.projectFiles.contains(written) { return ProjectGenerator(kind: .xcodeGen, definition: path) }
    }
    return nil
  }

  private func tuist() -> ProjectGenerator? {
    for folder in folders {
      let path = at(folder) + "Project.swift"
      guard inventory.contains(path), let bytes = try? tree.contents(of: path) else { continue }
      if Self.isTuist(bytes) {
        return ProjectGenerator(kind: .tuist, definition: path)
      }
    }
    return nil
  }

  private func bazel() -> ProjectGenerator? {
    for folder in folders {
      for name in ["BUILD.bazel", "BUILD"] {
        let path = at(folder) + name
        guard inventory.contains(path), let bytes = try? tree.contents(of: path) else { continue }
        if Self.isBazel(bytes) {
          return ProjectGenerator(kind: .bazel, definition: path)
        }
      }
    }
    return nil
  }

  /// Whether a `Project.swift` is a manifest of Tuist: it imports what manifests are written in.
  static func isTuist(_ bytes: [UInt8]) -> Bool {
    guard WordSearch(["ProjectDescription"]).matches(bytes) else { return false }
    return SwiftSourceReader.read(SourceText(path: "Project.swift", bytes: bytes)).compiledImports
      .contains { $0.name.split(separator: ".").first == "ProjectDescription" }
  }

  /// Whether a `BUILD` file builds an iOS app or its Xcode project, in code and not in a comment.
  static func isBazel(_ bytes: [UInt8]) -> Bool {
    let rules = WordSearch(["xcodeproj(", "ios_application("])
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      rules.matches(Array(line.prefix { $0 != UInt8(ascii: "#") }))
    }
  }

  private func engine() -> ProjectGenerator? {
    guard project.stacks.contains(.engine), let engine = root.engine, engine.writesProject else { return nil }
    return ProjectGenerator(kind: .other, definition: engine.evidence)
  }
}
