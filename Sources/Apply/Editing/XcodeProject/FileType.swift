import Audit

/// How Xcode calls the type of a file.
struct FileType {
  let identifier: String
  /// Whether it belongs into a Compile Sources phase; headers and property lists are only listed.
  let isCompiled: Bool

  /// nil where the name tells no type that can be registered.
  static func of(_ path: String) -> FileType? {
    let identifier: String
    switch TreePath.pathExtension(path) {
    case "swift": identifier = "sourcecode.swift"
    case "m": identifier = "sourcecode.c.objc"
    case "mm": identifier = "sourcecode.cpp.objcpp"
    case "c": identifier = "sourcecode.c.c"
    case "cpp", "cc", "cxx": identifier = "sourcecode.cpp.cpp"
    case "h": return FileType(identifier: "sourcecode.c.h", isCompiled: false)
    case "hpp", "hh": return FileType(identifier: "sourcecode.cpp.h", isCompiled: false)
    case "plist": return FileType(identifier: "text.plist.xml", isCompiled: false)
    default: return nil
    }
    return FileType(identifier: identifier, isCompiled: true)
  }
}

extension TreePath {
  /// `path` as seen from `folder`, with `..` where it stands outside; both relative to the tree.
  static func climbing(from folder: String, to path: String) -> String {
    var base = folder.split(separator: "/")[...]
    var rest = path.split(separator: "/")[...]
    while let one = base.first, let other = rest.first, one == other, rest.count > 1 {
      base.removeFirst()
      rest.removeFirst()
    }
    return (base.map { _ in ".." } + rest.map(String.init)).joined(separator: "/")
  }
}
