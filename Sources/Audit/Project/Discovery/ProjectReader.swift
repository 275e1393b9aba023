/// What a tree holds for an audit.
public struct DiscoveredProjects: Sendable {
  /// Apps, plugins and modules; apps that are the point of the tree before examples, then by path.
  public var projects: [Project] = []
  /// Roots that look like an app and have nothing to audit, with the reason.
  public var skipped: [SkippedPath] = []
  /// What the tree is instead, for a tree without any project.
  public var found: String?
}

/// Finds the apps, plugins and modules of a tree and reads what each is made of, except for its source code.
public struct ProjectReader: Sendable {
  let tree: any FileTree
  let inventory: Inventory

  public init(tree: any FileTree, inventory: Inventory) {
    self.tree = tree
    self.inventory = inventory
  }

  public func read() -> DiscoveredProjects { read { _ in true } ?? DiscoveredProjects() }

  /// - Parameter progress: called with each project as soon as it is read; returning false stops.
  /// - Returns: nil where it was stopped.
  public func read(progress: (Project) -> Bool) -> DiscoveredProjects? {
    let roots = AppRoots(inventory, tree: tree)
    var result = DiscoveredProjects()
    var allParts: [XcodeParts] = []
    for root in roots.roots.values.sorted(by: Self.precedes) {
      let parts = XcodeParts(root, tree: tree, inventory: inventory)
      allParts.append(parts)
      if !parts.targets.isEmpty, let library = library(with: root, among: roots.roots.values) {
        result.skipped.append(
          SkippedPath(path: root.folder, reason: localized("the example app of a library, which lies in \(library)")))
        continue
      }
      let reading = RootReading(root: root, roots: roots, parts: parts, tree: tree, inventory: inventory)
      if let project = reading.app() ?? reading.withoutXcodeProject() {
        result.projects.append(project)
        if !progress(project) { return nil }
      } else if let reason = reading.reasonToSkip() {
        result.skipped.append(SkippedPath(path: root.folder, reason: reason))
      }
    }
    result.projects = result.projects.filter { !isPart($0, of: result.projects) }
    if result.projects.isEmpty {
      result.projects = HandKeptPropertyLists(tree: tree, inventory: inventory).projects()
    }
    result.skipped += ungenerated(result.projects)
    OtherSources(parts: allParts, inventory: inventory, tree: tree).assign(to: &result.projects)
    if result.projects.isEmpty { result.found = whatElse(roots, result.skipped) }
    for template in roots.templates {
      result.skipped.append(SkippedPath(path: template.path, reason: template.message))
    }
    return result
  }

  /// The folder of the library that the root shows the use of, where the library only lies in the tree of an app: with a licence
  /// and a project or package of its own.
  private func library(with root: AppRoot, among roots: some Collection<AppRoot>) -> String? {
    guard !root.projectFiles.isEmpty else { return nil }
    let licences = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "License.txt", "License.md", "COPYING"]
    let pods = Set(inventory.files(withExtension: "podspec").map(TreePath.parent))
    let packages = pods.union(
      inventory.files(named: "Package.swift").map(TreePath.parent)
        + inventory.files(named: "project.pbxproj").map { TreePath.parent(TreePath.parent($0)) })
    var folder = root.folder
    while !folder.isEmpty {
      let holds = folder == root.folder ? pods.contains(folder) : root.isExample && packages.contains(folder)
      let isLibrary =
        holds && licences.contains { tree.entry(at: folder + "/" + $0) != nil }
      let isKept = roots.contains { app in
        !app.isExample && !app.projectFiles.isEmpty && app.folder != folder && TreePath.isInside(folder, app.folder)
      }
      if isLibrary, isKept { return folder }
      folder = TreePath.parent(folder)
    }
    return nil
  }

  /// Whether a React Native library stands inside an app of the same repository: it is a part of that app then, like its
  /// other local packages. Plugins of the other stacks are advised by themselves wherever they stand.
  private func isPart(_ project: Project, of projects: [Project]) -> Bool {
    guard project.kind == .plugin, project.stacks == [.reactNative] else { return false }
    return projects.contains { app in
      app.kind == .app && app.root != project.root && TreePath.isInside(project.root, app.root)
    }
  }

  private static func precedes(_ left: AppRoot, _ right: AppRoot) -> Bool {
    let examples = (left.isExample ? 1 : 0, right.isExample ? 1 : 0)
    if examples.0 != examples.1 { return examples.0 < examples.1 }
    return left.folder.utf8.lexicographicallyPrecedes(right.folder.utf8)
  }

  /// Manifests of Tuist and Bazel that no Xcode project was written from yet: nothing tells their targets but the tool.
  private func ungenerated(_ projects: [Project]) -> [SkippedPath] {
    let files = projects.flatMap(\.projectFiles)
    func isWritten(_ path: String) -> Bool { files.contains { TreePath.isInside($0, TreePath.parent(path)) } }
    let tuist = Set(
      inventory.files(named: "Project.swift").filter { path in
        !isWritten(path) && (try? tree.contents(of: path)).map(Generators.isTuist) == true
      }.map(TreePath.parent))
    let bazel = Set(
      ["BUILD", "BUILD.bazel"].flatMap { inventory.files(named: $0) }.filter { path in
        !isWritten(path) && (try? tree.contents(of: path)).map(Generators.isBazel) == true
      }.map(TreePath.parent))
    return tuist.sorted().map {
      SkippedPath(
        path: $0, reason: localized("Tuist project without its Xcode project: run tuist generate and audit again"))
    }
      + bazel.sorted().map {
        SkippedPath(
          path: $0,
          reason: localized("Bazel project without an Xcode project: let rules_xcodeproj write one and audit again"))
      }
  }

  /// One sentence about a tree in which nothing can be audited.
  private func whatElse(_ roots: AppRoots, _ skipped: [SkippedPath]) -> String? {
    if let first = skipped.first {
      return first.path.isEmpty ? first.reason : "\(first.path): \(first.reason)"
    }
    if !inventory.files(named: "Package.swift").isEmpty { return localized("a Swift package without an app") }
    if !inventory.files(withExtension: "podspec").isEmpty { return localized("a CocoaPods library without an app") }
    if roots.roots.values.contains(where: { $0.manifest != nil }) {
      return localized("a JavaScript package without an iOS app")
    }
    if let kind = Self.otherKinds.first(where: { !inventory.files(named: $0.file).isEmpty }) {
      return localized(kind.what)
    }
    if !inventory.files(withExtension: "swift").isEmpty { return localized("Swift files without an Xcode project") }
    return nil
  }

  private static let otherKinds: [(file: String, what: Phrase)] = [
    ("build.gradle", "an Android or Java project"), ("build.gradle.kts", "an Android or Kotlin project"),
    ("Cargo.toml", "a Rust project"), ("pubspec.yaml", "a Dart package without an iOS app"),
  ]
}

extension AppRoot {
  static let exampleNames: Set<String> = [
    "example", "examples", "example-app", "example-apps", "exampleapp", "sample", "samples", "demo", "demos", "fixture",
    "fixtures", "test-app", "testapp", "playground", "tests", "test", "integration_test", "templates", "template",
  ]

  var isExample: Bool { Self.isExample(folder) }

  /// Whether a folder on the way says that this is not what the repository is about.
  static func isExample(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { exampleNames.contains($0.lowercased()) }
  }
}

/// Everything that the Xcode projects of one root say.
struct XcodeParts: Sendable {
  var targets: [AppTarget] = []
  var skipped: [SkippedTarget] = []
  var problems: [ProjectProblem] = []

  /// Property lists that a generator has not written yet.
  var infoPlists: [String: InfoPlist] = [:]
  /// The file that describes the generated targets.
  var definition: String?

  init(_ root: AppRoot, tree: any FileTree, inventory: Inventory) {
    for spec in root.specs {
      let generated = XcodeGenTargets(spec: spec, tree: tree, files: inventory.files)
      let read = generated.read()
      targets += read.targets
      skipped += read.skipped
      infoPlists.merge(read.infoPlists) { first, _ in first }
      if definition == nil {
        definition = read.targets.first.map { generated.definition(of: $0.name)?.path ?? spec.path }
      }
    }
    for path in root.projectFiles {
      let read = XcodeProjectReader.read(projectFile: path, tree: tree)
      targets += read.targets
      skipped += read.skipped
      problems += read.problems
    }
  }
}
