/// What a `package.json` says.
struct NodeManifest: Sendable {
  struct Dependency: Sendable, Hashable {
    let name: String
    /// The range or location as written: `^8.0.0`, `file:../plugin`, `npm:fork@8`.
    let requirement: String
    /// Line from 1.
    let line: Int
  }

  /// Path relative to the tree.
  let path: String
  let name: String?
  let version: String?
  /// `dependencies`, `devDependencies` and `optionalDependencies`, the first mention of a name only.
  let dependencies: [Dependency]
  let peers: Set<String>
  let root: JSONNode

  var folder: String { TreePath.parent(path) }

  init?(_ text: SourceText) {
    guard let root = try? JSONNode(text.bytes), root.object != nil else { return nil }
    path = text.path
    self.root = root
    name = root["name"]?.string
    version = root["version"]?.string
    var seen: Set<String> = []
    var dependencies: [Dependency] = []
    for section in ["dependencies", "devDependencies", "optionalDependencies"] {
      for (name, value) in root[section]?.object ?? [] where seen.insert(name).inserted {
        guard let requirement = value.string else { continue }
        dependencies.append(
          Dependency(name: name, requirement: requirement, line: text.lineIndex(at: value.offset) + 1))
      }
    }
    self.dependencies = dependencies
    peers = Set((root["peerDependencies"]?.object ?? []).map(\.key))
  }

  func dependency(_ name: String) -> Dependency? { dependencies.first { $0.name == name } }
  func depends(on name: String) -> Bool { dependency(name) != nil }
}
