/// Where a specification says what the Info.plists hold that XcodeGen writes. Source: XcodeGen, FileWriter.writePlists:
/// every target with `info` gets its list written anew, whether there are `properties` or not.
extension XcodeGenTargets {
  /// Path and place of the Info.plist that XcodeGen writes for the target `name`; nil where people keep the file.
  func writtenInfoPlist(of name: String) -> (path: String, definition: PropertyListDefinition)? {
    guard let node = spec.root["targets"]?[name],
      let path = applyingTemplates(node, name)["info"]?["path"]?.string, let definition = definition(of: name)
    else { return nil }
    return (path, definition)
  }

  /// The place for keys of the Info.plist of the target `name`: in the file that most specifications share.
  func definition(of name: String) -> PropertyListDefinition? {
    guard let node = spec.root["targets"]?[name] else { return nil }
    let root = PropertyListNode(applyingTemplates(node, name)["info"]?["properties"])
    let isSaid = { (keys: [String]) in spec.files.first { Self.node(keys, in: $0.node) != nil } }
    let own = ["targets", name, "info"]
    // What a template of several targets says is said of extensions and tests as well.
    let template = (node["templates"]?.sequence ?? []).compactMap(\.string).first { users(of: $0).count == 1 }
    let places =
      [own + ["properties"], own] + (template.map { [["targetTemplates", $0, "info"]] } ?? []) + [["targets", name]]
    for keys in places {
      guard let file = isSaid(keys) else { continue }
      let all = keys + ["info", "properties"].filter { !keys.contains($0) }
      return PropertyListDefinition(
        generator: .xcodeGen, text: file.text, target: name, place: .mapping(all), root: root,
        hasManifest: root[SceneManifest.key] != nil, range: Self.line(of: keys, in: file.node, file.text))
    }
    return nil
  }

  private func users(of template: String) -> [String] {
    (spec.root["targets"]?.mapping ?? []).filter { target in
      target.value["templates"]?.sequence?.contains { $0.string == template } == true
    }.map(\.key)
  }

  private static func node(_ keys: [String], in root: YAMLNode) -> YAMLNode? {
    keys.reduce(Optional(root)) { $0?[$1] }
  }

  /// The line of the last of `keys`.
  private static func line(of keys: [String], in root: YAMLNode, _ text: SourceText) -> ByteRange {
    guard let key = keys.last, let value = node(keys, in: root) else { return 0..<0 }
    let first = max(0, value.line - 1)
    for line in stride(from: first, through: max(0, first - 8), by: -1) {
      let start = text.line(line).drop { " \"'".contains($0) }
      if start.hasPrefix(key) { return text.lineRange(line) }
    }
    return text.lineRange(first)
  }
}
