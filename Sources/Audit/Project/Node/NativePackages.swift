/// Finds the packages of a `package.json` that bring native iOS code, and their source files. The only way into
/// `node_modules`: nothing there is listed but the folder of each dependency and its native folders.
struct NativePackages {
  private let tree: any FileTree
  private let manifest: NodeManifest
  private let versions: NodeVersions
  /// Folders of the packages of this repository, by name.
  private let local: [String: String]
  private let patches: [String]

  init(_ manifest: NodeManifest, versions: NodeVersions, local: [String: String], tree: any FileTree) {
    self.tree = tree
    self.manifest = manifest
    self.versions = versions
    self.local = local
    patches = Self.patches(folder: manifest.folder, tree: tree)
  }

  /// The frameworks themselves: their sources are not those of a plugin.
  private static let frameworks: Set<String> = [
    "@capacitor/ios", "@capacitor/core", "@capacitor/cli", "@capacitor/android", "react-native", "expo", "cordova-ios",
    "cordova-android", "@nativescript/core", "@nativescript/ios", "react-native-macos", "react-native-tvos",
  ]

  func find() -> [NodePackage] {
    manifest.dependencies.filter { !Self.frameworks.contains($0.name) }.compactMap(package)
  }

  private func package(_ dependency: NodeManifest.Dependency) -> NodePackage? {
    guard let folder = versions.folder(of: dependency) ?? local[dependency.name], !folder.isEmpty,
      let entries = try? tree.listing(of: folder)
    else { return nil }
    let names = Set(entries.map(\.name))
    let hasPodspec = names.contains { $0.hasSuffix(".podspec") }
    let isCordova = names.contains("plugin.xml")
    guard hasPodspec || isCordova || names.contains("ios") || names.contains("Package.swift") else { return nil }
    let own = (try? tree.text(of: folder + "/package.json")).flatMap(NodeManifest.init)
    let capacitorSource = own?.root["capacitor"]?["ios"]?["src"]?.string
    let kind: NodePackage.Kind =
      if own?.root["capacitor"] != nil {
        .capacitor
      } else if isCordova {
        .cordova
      } else if names.contains("expo-module.config.json") {
        .expo
      } else if hasPodspec || own?.root["codegenConfig"] != nil {
        .reactNative
      } else {
        .other
      }
    var native = [capacitorSource, "ios", "apple", "src/ios", "darwin"].compactMap { $0 }
    if names.contains("Package.swift") { native.append("Sources") }
    var sources: [String] = []
    for source in native.filter({ names.contains($0.split(separator: "/").first.map(String.init) ?? $0) }) {
      guard let path = TreePath.join(folder, source), !sources.contains(where: { TreePath.isInside($0, path) }) else {
        continue
      }
      collect(path, depth: 0, into: &sources)
    }
    if sources.isEmpty { return nil }
    return NodePackage(
      name: dependency.name, version: versions.sources(of: dependency).first?.text ?? own?.version, folder: folder,
      sources: sources, kind: kind, patches: patches(of: dependency.name),
      isLocal: !TreePath.isInside(folder, "node_modules") && !folder.contains("/node_modules/"))
  }

  private static let skipped: Set<String> = [
    "node_modules", "Pods", "build", "Tests", "Test", "__tests__", "Example", "example", "Examples", "DerivedData",
    "PluginTests",
  ]

  private func collect(_ folder: String, depth: Int, into sources: inout [String]) {
    guard depth < 12, sources.count < 5000, let entries = try? tree.listing(of: folder) else { return }
    for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      let path = folder + "/" + entry.name
      switch entry.kind {
      case .file where ["swift", "m", "mm", "h"].contains(TreePath.pathExtension(entry.name)): sources.append(path)
      case .folder where !Self.skipped.contains(entry.name) && !entry.name.contains("."):
        collect(path, depth: depth + 1, into: &sources)
      default: continue
      }
    }
  }

  // MARK: Patches

  /// Patch files of patch-package, pnpm and Yarn.
  static func patches(folder: String, tree: any FileTree) -> [String] {
    ["patches", ".yarn/patches"].compactMap { TreePath.join(folder, $0) }.flatMap { folder in
      ((try? tree.listing(of: folder)) ?? []).filter { $0.kind == .file && $0.name.hasSuffix(".patch") }
        .map { folder + "/" + $0.name }
    }.sorted()
  }

  /// `@scope+name+1.0.0.patch`, `@scope__name@1.0.0.patch`, `@scope-name-npm-1.0.0-hash.patch`.
  private func patches(of package: String) -> [String] {
    func joined(_ separator: String) -> String { package.split(separator: "/").joined(separator: separator) }
    let starts = [joined("+") + "+", joined("__") + "@", joined("-") + "-npm-", joined("__") + ".patch"]
    return patches.filter { path in starts.contains { TreePath.name(path).hasPrefix($0) } }
  }
}
