import Audit

/// Short names for files that are shown next to each other.
enum PathNames {
  /// The name of each file; with its folder where two of them have the same, and in full where that is not enough.
  static func distinct(_ paths: some Sequence<String>) -> [String: String] {
    let paths = Set(paths)
    let byName = Dictionary(grouping: paths, by: { TreePath.name($0) })
    let byFolder = Dictionary(grouping: paths, by: { withFolder($0) })
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let (name, longer) = (TreePath.name(path), withFolder(path))
        if byName[name]?.count == 1 { return (path, name) }
        return (path, byFolder[longer]?.count == 1 ? longer : path)
      })
  }

  /// `~` in place of the folder of the person.
  static func abbreviated(_ path: String, home: String) -> String {
    guard home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  private static func withFolder(_ path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }
}
