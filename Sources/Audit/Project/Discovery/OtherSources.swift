/// Hands each project the source files of its root that no app target compiles, and says which of them run inside the app
/// all the same: those of frameworks, libraries and local packages.
struct OtherSources {
  /// Every root with an Xcode project, those without app targets among them.
  let parts: [XcodeParts]
  let inventory: Inventory
  let tree: any FileTree

  func assign(to projects: inout [Project]) {
    let compiled = Set(projects.flatMap { $0.targets.flatMap(\.sources) })
    let libraries = Set(parts.flatMap { $0.skipped.filter(\.isLibrary).flatMap(\.sources) })
    // A file that an extension shares with a library runs in the app; one that only extensions and tests compile does not.
    let elsewhere = Set(parts.flatMap { $0.skipped.filter { !$0.isLibrary }.flatMap(\.sources) }).subtracting(libraries)
    let packages = packageFolders
    let scopes = projects.map { scope(of: $0, among: projects) }
    var found = [[String]](repeating: [], count: projects.count)
    for path in inventory.files(withExtension: "swift", "m", "mm", "h") where !compiled.contains(path) {
      if TreePath.name(path) == "Package.swift" { continue }
      // The deepest root that holds it.
      var owner: Int?
      for index in scopes.indices where TreePath.isInside(path, scopes[index]) {
        if owner.map({ scopes[index].utf8.count > scopes[$0].utf8.count }) ?? true { owner = index }
      }
      if let owner { found[owner].append(path) }
    }
    for index in projects.indices {
      projects[index].otherSources = found[index]
      let linked = found[index].filter { path in
        libraries.contains(path) || (!elsewhere.contains(path) && packages.contains { isLinked(path, package: $0) })
      }
      let known = Set(linked)
      let own = librarySources(of: projects[index]).filter { !known.contains($0) && !compiled.contains($0) }
      for target in projects[index].targets.indices {
        projects[index].targets[target].linkedSources = linked + own
      }
    }
  }

  /// Sources of the libraries that the Xcode project of an app makes too, wherever they stand.
  private func librarySources(of project: Project) -> [String] {
    let files = Set(project.targets.map(\.projectFile))
    return parts.flatMap(\.skipped).filter { $0.isLibrary && files.contains($0.projectFile) }.flatMap(\.sources)
  }

  /// Folders of local packages that the Xcode projects name outside of their own folder.
  private func outerPackages(of project: Project) -> [String] {
    let packages = Set(packageFolders)
    return Set(project.targets.map(\.projectFile)).sorted().flatMap { path -> [String] in
      guard let text = try? tree.text(of: path), Self.outer.matches(text.bytes),
        case .success(let file) = XcodeProjectReader.open(path, tree: tree)
      else { return [] }
      let folder = TreePath.parent(TreePath.parent(path))
      let written =
        file.all("XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") }
        + file.all("PBXFileReference").compactMap { $0.string("path") }
      return written.filter { $0.hasPrefix("../") }.compactMap { TreePath.join(folder, $0) }.filter(packages.contains)
    }
  }

  private static let outer = WordSearch(["= ../", "= \"../"])

  /// Folders of local Swift packages and CocoaPods libraries.
  private var packageFolders: [String] {
    (inventory.files(named: "Package.swift") + inventory.files(withExtension: "podspec")).map(TreePath.parent)
      .filter { !$0.isEmpty && !AppRoot.isExample($0) && TreePath.name($0) != "CapApp-SPM" }
  }

  private func isLinked(_ path: String, package: String) -> Bool {
    guard TreePath.isInside(path, package) else { return false }
    return !TreePath.relative(path, to: package).split(separator: "/").dropLast().contains {
      $0 == "Tests" || $0.hasSuffix("Tests") || AppRoot.exampleNames.contains($0.lowercased())
    }
  }

  /// The root; where the Xcode project stands beside its sources, or beside a package that it uses, the folder that holds
  /// both.
  private func scope(of project: Project, among projects: [Project]) -> String {
    var scope = project.root
    for path in project.targets.flatMap(\.sources) + outerPackages(of: project) {
      while !TreePath.isInside(path, scope) { scope = TreePath.parent(scope) }
    }
    let others = projects.filter { $0.root != project.root }.map(\.root)
    let holdsAnother = others.contains { TreePath.isInside($0, scope) && !TreePath.isInside($0, project.root) }
    return holdsAnother ? project.root : scope
  }
}
