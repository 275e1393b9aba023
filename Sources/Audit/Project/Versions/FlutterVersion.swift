/// The Flutter release a project is built with: nothing in the project itself says it for sure, so the files that pin it
/// come first and the lower bounds of the package files last.
enum FlutterVersion {
  /// - Parameter root: folder of `pubspec.yaml`; pins are looked for there and in the folders above.
  static func find(root: String, tree: any FileTree) -> [PackageVersion] {
    var found: [PackageVersion] = []
    var folder: String? = root
    while let here = folder {
      let at = here.isEmpty ? "" : here + "/"
      if let pin = json(at + ".fvmrc", key: "flutter", tree) { found.append(pin) }
      if let pin = json(at + ".fvm/fvm_config.json", key: "flutterSdkVersion", tree) { found.append(pin) }
      if let pin = toolVersions(at + ".tool-versions", tree) { found.append(pin) }
      folder = here.isEmpty ? nil : TreePath.parent(here)
    }
    let at = root.isEmpty ? "" : root + "/"
    if let pin = yaml(at + "pubspec.lock", path: ["sdks", "flutter"], tree) { found.append(pin) }
    if let pin = yaml(at + "pubspec.yaml", path: ["environment", "flutter"], tree) { found.append(pin) }
    return found
  }

  private static func version(_ text: String?, path: String, line: Int) -> PackageVersion? {
    guard let text, Version(text) != nil else { return nil }
    return PackageVersion(package: "flutter", text: text, source: path, line: line)
  }

  private static func json(_ path: String, key: String, _ tree: any FileTree) -> PackageVersion? {
    guard let text = try? tree.text(of: path), let node = (try? JSONNode(text.bytes))?[key] else { return nil }
    return version(node.string, path: path, line: text.lineIndex(at: node.offset) + 1)
  }

  private static func yaml(_ path: String, path keys: [String], _ tree: any FileTree) -> PackageVersion? {
    guard let text = try? tree.text(of: path), let root = try? YAMLNode.read(text.bytes) else { return nil }
    guard let node = keys.reduce(root, { $0?[$1] }) else { return nil }
    return version(node.string, path: path, line: node.line)
  }

  /// `flutter 3.38.1-stable`, as asdf and mise write it.
  private static func toolVersions(_ path: String, _ tree: any FileTree) -> PackageVersion? {
    guard let text = try? tree.text(of: path) else { return nil }
    for index in 0..<text.lineCount {
      let words = text.line(index).split(separator: " ")
      if words.first == "flutter", words.count > 1 {
        let release = words[1].split(separator: "-").first.map(String.init)
        return version(release, path: path, line: index + 1)
      }
    }
    return nil
  }
}
