/// What a `pubspec.yaml` says.
struct Pubspec: Sendable {
  enum Role: Sendable {
    case app, plugin, module
    /// Dart without Flutter, or a package without native code.
    case other
  }

  /// Path relative to the tree.
  let path: String
  let name: String?
  let role: Role

  var folder: String { TreePath.parent(path) }

  init?(_ text: SourceText) {
    guard let root = try? YAMLNode.read(text.bytes), root.mapping != nil else { return nil }
    path = text.path
    name = root["name"]?.string
    let usesFlutter = root["dependencies"]?["flutter"]?["sdk"]?.string == "flutter"
    if let plugin = root["flutter"]?["plugin"] {
      let platforms = plugin["platforms"]
      // The form before platforms existed names a class only and means iOS too.
      let isOld = platforms == nil && (plugin["pluginClass"] != nil || plugin["iosPrefix"] != nil)
      role = platforms?["ios"] != nil || isOld ? .plugin : .other
    } else if root["flutter"]?["module"] != nil {
      role = .module
    } else {
      role = usesFlutter ? .app : .other
    }
  }
}
