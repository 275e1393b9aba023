/// Where the files of a project stand: paths worked out through all parent groups.
public struct XcodeProjectPaths: Sendable {
  public let file: XcodeProjectFile
  /// What `SOURCE_ROOT` means, relative to the tree.
  public let sourceRoot: String
  private let treeRoot: String
  /// The group that lists an object, by the object's id; the first one where several do.
  private let parents: [String: String]

  /// - Parameter treeRoot: absolute path of the tree, for paths written absolutely.
  public init(_ file: XcodeProjectFile, treeRoot: String) {
    self.file = file
    self.treeRoot = treeRoot
    // The project file stands in X.xcodeproj, whose folder is where relative paths start.
    let folder = TreePath.parent(TreePath.parent(file.path))
    let below = file[file.projectID]?.string("projectDirPath") ?? ""
    sourceRoot = below.isEmpty ? folder : TreePath.join(folder, below) ?? folder
    var parents: [String: String] = [:]
    for id in file.ids {
      guard let object = file[id], object["children"] != nil else { continue }
      for child in object.strings("children") where parents[child] == nil { parents[child] = id }
    }
    self.parents = parents
  }

  /// Id of the group that lists the object.
  public func parent(of id: String) -> String? { parents[id] }

  /// The path of a file reference or group relative to the tree; nil for products, SDK files and what lies outside.
  public func path(of id: String) -> String? {
    var components: [String] = []
    var current: String? = id
    var seen: Set<String> = []
    while let next = current, seen.insert(next).inserted, let object = file[next] {
      let path = object.string("path") ?? ""
      switch object.string("sourceTree") ?? "<group>" {
      case "<group>":
        components.append(path)
        current = parents[next]
      case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT":
        components.append(path)
        current = nil
      case "<absolute>":
        return TreePath.insideTree(path, treeRoot).flatMap { TreePath.join($0, Self.joined(components)) }
      default: return nil
      }
    }
    let relative = Self.joined(components)
    if relative.hasPrefix("/") { return TreePath.insideTree(relative, treeRoot) }
    return TreePath.join(sourceRoot, relative)
  }

  /// The absolute path of `path`, which is relative to the tree.
  public func absolute(_ path: String) -> String { treeRoot == "/" ? "/" + path : treeRoot + "/" + path }

  private static func joined(_ components: [String]) -> String {
    components.reversed().filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The file references and groups whose path is `path`.
  public func references(to path: String) -> [XcodeObject] {
    file.ids.compactMap { file[$0] }.filter { $0.isa == "PBXFileReference" && self.path(of: $0.id) == path }
  }
}

extension TreePath {
  /// An absolute path relative to the tree; nil where it leads elsewhere.
  static func insideTree(_ absolute: String, _ treeRoot: String) -> String? {
    guard absolute.hasPrefix("/"), let clean = join("", String(absolute.dropFirst())),
      let root = join("", String(treeRoot.drop { $0 == "/" })), isInside(clean, root)
    else { return nil }
    return relative(clean, to: root)
  }
}
