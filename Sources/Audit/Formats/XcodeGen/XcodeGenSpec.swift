/// An XcodeGen specification with all it includes. Format: yonaskolb/XcodeGen, Docs/ProjectSpec.md.
public struct XcodeGenSpec: Sendable {
  /// What people call such files.
  public static let names = ["project.yml", "project.yaml", "project.json", "xcodegen.yml", "xcodegen.yaml"]

  /// The file that `xcodegen generate` is called with.
  let path: String
  /// Folder that its paths start from: its own, or one above where its paths only fit there (a script copies it).
  let base: String
  /// Everything merged, paths relative to the tree.
  let root: YAMLNode
  /// Each file that was read, included ones first, with its own content.
  let files: [(path: String, text: SourceText, node: YAMLNode)]

  /// nil where the file is no specification.
  init?(_ path: String, tree: any FileTree) {
    guard let text = try? tree.text(of: path), let node = try? YAMLNode.read(text.bytes), node.mapping != nil else {
      return nil
    }
    guard node["targets"]?.mapping != nil || node["include"] != nil else { return nil }
    self.path = path
    base = Self.base(of: node, folder: TreePath.parent(path), tree: tree)
    var loader = Loader(tree: tree)
    guard let root = loader.load(path, text: text, node: node, folder: base, depth: 0),
      // Other tools keep targets in a `project.json` too.
      root["targets"]?.mapping?.contains(where: { _, target in
        ["type", "platform", "templates"].contains { target[$0] != nil }
      }) == true
    else { return nil }
    self.root = root
    files = loader.files
  }

  /// Paths of the files that `node` includes, as written.
  static func includes(_ node: YAMLNode) -> [String] {
    let include = node["include"]
    let entries = include?.sequence ?? [include].compactMap { $0 }
    return entries.compactMap { $0.string ?? $0["path"]?.string }
  }

  /// The folder, from `folder` upwards, in which most of the paths of the specification lead somewhere.
  private static func base(of node: YAMLNode, folder: String, tree: any FileTree) -> String {
    var paths = includes(node)
    for target in (node["targets"]?.mapping ?? []).map(\.value) {
      let sources = target["sources"]?.sequence ?? [target["sources"]].compactMap { $0 }
      paths += sources.compactMap { $0.string ?? $0["path"]?.string }
    }
    var best = (folder: folder, hits: -1)
    var candidate = folder
    while true {
      let hits = paths.count { path in TreePath.join(candidate, path).map { tree.entry(at: $0) != nil } ?? false }
      if hits > best.hits { best = (candidate, hits) }
      if candidate.isEmpty { return best.folder }
      candidate = TreePath.parent(candidate)
    }
  }

  private struct Loader {
    let tree: any FileTree
    var files: [(path: String, text: SourceText, node: YAMLNode)] = []

    init(tree: any FileTree) { self.tree = tree }

    mutating func load(_ path: String, text: SourceText, node: YAMLNode, folder: String, depth: Int) -> YAMLNode? {
      guard depth < 20, !files.contains(where: { $0.path == path }) else { return nil }
      var merged: YAMLNode?
      for include in XcodeGenSpec.includes(node) {
        guard let included = TreePath.join(folder, include), let text = try? tree.text(of: included),
          let node = try? YAMLNode.read(text.bytes),
          let loaded = load(
            included, text: text, node: node, folder: TreePath.parent(included), depth: depth + 1)
        else { continue }
        merged = merged.map { $0.merged(with: loaded) } ?? loaded
      }
      files.append((path, text, node))
      let own = node.resolvingPaths(from: folder)
      return merged.map { $0.merged(with: own) } ?? own
    }
  }
}

extension YAMLNode {
  /// `other` laid over this node: mappings are joined, sequences appended, anything else replaced. A key that ends in
  /// `:REPLACE` replaces as well.
  func merged(with other: YAMLNode) -> YAMLNode {
    switch (value, other.value) {
    case (.mapping(var entries), .mapping(let more)):
      for (key, value) in more {
        if key.hasSuffix(":REPLACE") {
          let plain = String(key.dropLast(":REPLACE".count))
          entries.removeAll { $0.key == plain }
          entries.append((plain, value))
        } else if let index = entries.firstIndex(where: { $0.key == key }) {
          entries[index].value = entries[index].value.merged(with: value)
        } else {
          entries.append((key, value))
        }
      }
      return YAMLNode(value: .mapping(entries), line: line)
    case (.sequence(let elements), .sequence(let more)):
      return YAMLNode(value: .sequence(elements + more), line: line)
    default: return other
    }
  }

  /// The node with `${name}` replaced in all its values.
  func replacing(_ variables: [String: String]) -> YAMLNode {
    switch value {
    case .mapping(let entries):
      YAMLNode(value: .mapping(entries.map { ($0.key, $0.value.replacing(variables)) }), line: line)
    case .sequence(let elements): YAMLNode(value: .sequence(elements.map { $0.replacing(variables) }), line: line)
    case .scalar(let text):
      YAMLNode(
        value: .scalar(variables.reduce(text) { $0.replacing("${" + $1.key + "}", with: $1.value) }), line: line)
    }
  }

  /// The specification with the paths of its targets relative to the tree.
  fileprivate func resolvingPaths(from folder: String) -> YAMLNode {
    guard let mapping else { return self }
    return YAMLNode(
      value: .mapping(
        mapping.map { key, value in
          guard key == "targets" || key == "targetTemplates", let targets = value.mapping else { return (key, value) }
          let resolved = targets.map { ($0.key, $0.value.resolvingTarget(from: folder)) }
          return (key, YAMLNode(value: .mapping(resolved), line: value.line))
        }), line: line)
  }

  private func resolvingTarget(from folder: String) -> YAMLNode {
    guard let mapping else { return self }
    return YAMLNode(
      value: .mapping(
        mapping.map { key, value in
          switch key {
          case "sources":
            let entries = value.sequence ?? [value]
            return (key, YAMLNode(value: .sequence(entries.map { $0.resolvingPath(from: folder) }), line: value.line))
          case "info": return (key, value.resolvingPath(from: folder))
          default: return (key, value)
          }
        }), line: line)
  }

  /// A path, or a mapping with the key `path`.
  private func resolvingPath(from folder: String) -> YAMLNode {
    switch value {
    case .scalar(let text): return YAMLNode(value: .scalar(TreePath.join(folder, text) ?? text), line: line)
    case .mapping(let entries):
      return YAMLNode(
        value: .mapping(entries.map { ($0.key, $0.key == "path" ? $0.value.resolvingPath(from: folder) : $0.value) }),
        line: line)
    case .sequence: return self
    }
  }
}
