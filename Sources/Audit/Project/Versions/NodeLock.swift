/// A lock file of a JavaScript package manager: which version of a package is really installed.
struct NodeLock: Sendable {
  enum Format: String, Sendable, CaseIterable {
    case npm = "package-lock.json"
    case shrinkwrap = "npm-shrinkwrap.json"
    case pnpm = "pnpm-lock.yaml"
    case yarn = "yarn.lock"
    case bun = "bun.lock"
  }

  let path: String
  private let content: Content

  private enum Content: Sendable {
    case npm(JSONNode, SourceText)
    case pnpm(YAMLNode)
    case yarn([YarnEntry])
    case bun(JSONNode, SourceText)
  }

  /// nil where the file is not what its name says, or cannot be read.
  init?(_ text: SourceText) {
    guard let format = Format(rawValue: text.name) else { return nil }
    path = text.path
    switch format {
    case .npm, .shrinkwrap:
      guard let root = try? JSONNode(text.bytes), root.object != nil else { return nil }
      content = .npm(root, text)
    case .bun:
      guard let root = try? JSONNode(text.bytes), root.object != nil else { return nil }
      content = .bun(root, text)
    case .pnpm:
      guard let root = try? YAMLNode.read(text.bytes), root.mapping != nil else { return nil }
      content = .pnpm(root)
    case .yarn: content = .yarn(YarnEntry.read(text))
    }
  }

  /// The version of `dependency` as the package in `folder` gets it; nil where the lock does not know it.
  ///
  /// - Parameter folder: of the package that depends on it, relative to the folder of the lock.
  func version(of dependency: NodeManifest.Dependency, in folder: String) -> PackageVersion? {
    switch content {
    case .npm(let root, let text): npm(root, text, dependency.name, folder)
    case .pnpm(let root): pnpm(root, dependency.name, folder)
    case .yarn(let entries): yarn(entries, dependency)
    case .bun(let root, let text): bun(root, text, dependency.name)
    }
  }

  private func found(_ package: String, _ text: String?, line: Int?) -> PackageVersion? {
    guard let text, text.utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return nil }
    return PackageVersion(package: package, text: text, source: path, line: line)
  }

  // MARK: npm, lock file versions 1 to 3

  private func npm(_ root: JSONNode, _ text: SourceText, _ name: String, _ folder: String) -> PackageVersion? {
    func version(_ entry: JSONNode?) -> PackageVersion? {
      guard let node = entry?["version"] else { return nil }
      return found(name, node.string, line: text.lineIndex(at: node.offset) + 1)
    }
    if let packages = root["packages"] {
      var folder: String? = folder
      while let here = folder {
        let entry = packages[(here.isEmpty ? "" : here + "/") + "node_modules/" + name]
        // A package of the same repository is a link to its folder.
        if entry?["link"]?.bool == true, let target = entry?["resolved"]?.string { return version(packages[target]) }
        if let version = version(entry) { return version }
        folder = here.isEmpty ? nil : TreePath.parent(here)
      }
    }
    return version(root["dependencies"]?[name])
  }

  // MARK: pnpm, lock file versions 5 to 9

  private func pnpm(_ root: YAMLNode, _ name: String, _ folder: String) -> PackageVersion? {
    let importer = root["importers"]?[folder.isEmpty ? "." : folder] ?? root
    for section in ["dependencies", "devDependencies", "optionalDependencies"] {
      guard let node = importer[section]?[name] else { continue }
      let version = node["version"] ?? node
      // `8.4.1(@capacitor/core@8.4.1)`, `8.4.1_abc`, `/name/8.4.1`, `fork@8.4.1`.
      var text = (version.string ?? "").prefix { $0 != "(" && $0 != "_" }
      if let slash = text.lastIndex(of: "/") { text = text[text.index(after: slash)...] }
      if let at = text.lastIndex(of: "@") { text = text[text.index(after: at)...] }
      return found(name, String(text), line: version.line)
    }
    return nil
  }

  // MARK: Yarn

  private func yarn(_ entries: [YarnEntry], _ dependency: NodeManifest.Dependency) -> PackageVersion? {
    let name = dependency.name
    let exact: Set = [
      name + "@" + dependency.requirement, name + "@npm:" + dependency.requirement,
    ]
    let entry =
      entries.first { !exact.isDisjoint(with: $0.descriptors) }
      ?? entries.first { $0.descriptors.contains { $0.hasPrefix(name + "@") } }
    guard let entry, entry.version != "0.0.0-use.local" else { return nil }
    return found(name, entry.version, line: entry.line)
  }

  // MARK: Bun

  private func bun(_ root: JSONNode, _ text: SourceText, _ name: String) -> PackageVersion? {
    guard let node = root["packages"]?[name]?.array?.first, let descriptor = node.string,
      let at = descriptor.lastIndex(of: "@")
    else { return nil }
    let version = String(descriptor[descriptor.index(after: at)...])
    return found(name, version, line: text.lineIndex(at: node.offset) + 1)
  }
}

/// One entry of a `yarn.lock`, classic or berry.
struct YarnEntry: Sendable {
  /// `@capacitor/ios@^8.0.0`, or `@capacitor/ios@npm:^8.0.0`.
  let descriptors: [String]
  let version: String
  /// Line from 1 of the version.
  let line: Int

  static func read(_ text: SourceText) -> [YarnEntry] {
    var entries: [YarnEntry] = []
    var descriptors: [String] = []
    for index in 0..<text.lineCount {
      let range = text.lineRange(index)
      guard let first = text.bytes[range].first, first != UInt8(ascii: "#") else { continue }
      let line = text.string(in: range)
      if first != 0x20 {
        guard line.hasSuffix(":") else { continue }
        descriptors = line.dropLast().split(separator: ",").map {
          $0.trimmed.filter { $0 != "\"" }
        }
        continue
      }
      let field = line.trimmed
      guard field.hasPrefix("version"), !descriptors.isEmpty else { continue }
      let version = field.dropFirst("version".count).filter { !"\": ".contains($0) }
      entries.append(YarnEntry(descriptors: descriptors, version: version, line: index + 1))
      descriptors = []
    }
    return entries
  }
}

extension StringProtocol {
  /// Without blanks and tabs at both ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
