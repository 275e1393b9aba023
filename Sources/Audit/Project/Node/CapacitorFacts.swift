/// Reads what only Capacitor projects have.
struct CapacitorFacts {
  let root: AppRoot
  let project: Project
  let versions: ProjectVersions
  let tree: any FileTree

  func read() -> CapacitorProject {
    var facts = CapacitorProject(platformFolder: platformFolder)
    facts.config = root.capacitorConfig?.path
    facts.versionSources = versionSources
    facts.version = facts.versionSources.first
    facts.plugins = project.nativePackages.filter { $0.kind == .capacitor || $0.kind == .cordova }
    if let manifest = root.manifest {
      facts.requirement = manifest.dependency("@capacitor/ios").map {
        PackageVersion(package: $0.name, text: $0.requirement, source: manifest.path, line: $0.line)
      }
    }
    facts.patches = NativePackages.patches(folder: root.folder, tree: tree).filter {
      TreePath.name($0).hasPrefix("@capacitor+ios+") || TreePath.name($0).hasPrefix("@capacitor__ios@")
        || TreePath.name($0).hasPrefix("@capacitor-ios-npm-")
    }
    return facts
  }

  /// The folder above the one that holds the Xcode project, as `cap add` lays it out; else what the config says.
  private var platformFolder: String {
    let candidates = root.capacitorConfig?.platformFolders ?? []
    for candidate in candidates where project.projectFiles.contains(where: { TreePath.isInside($0, candidate) }) {
      return candidate
    }
    if let path = project.projectFiles.first {
      let folder = TreePath.parent(TreePath.parent(path))
      return TreePath.name(folder) == "App" ? TreePath.parent(folder) : folder
    }
    return candidates.first ?? (root.folder.isEmpty ? "ios" : root.folder + "/ios")
  }

  /// The installed package, the lock files, what Swift Package Manager is told, what CocoaPods locked.
  private var versionSources: [PackageVersion] {
    var found: [PackageVersion] = []
    if let manifest = root.manifest, let dependency = manifest.dependency("@capacitor/ios") {
      found += NodeVersions(manifest, tree: tree).sources(of: dependency)
    }
    found += versions.packages.filter { $0.package == "capacitor-swift-pm" }
    found += versions.pods.filter { $0.package == "Capacitor" }
    return found
  }
}
