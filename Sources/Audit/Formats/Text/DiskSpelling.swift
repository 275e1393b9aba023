/// Finds a path of a project file or build setting as the disk spells it: on a Mac's usual volume `info.plist` opens
/// `Info.plist`, and `é` may be stored as one code point or as two. Unlike `FileTree.spelling(of:)` it compares with the
/// listing even where a path opens, so that one file has one path, and lists a folder once for all of its files.
struct DiskSpelling {
  private let tree: any FileTree
  private var listings: [String: [String: String]] = [:]

  init(_ tree: any FileTree) { self.tree = tree }

  /// The path with the disk's own spelling, or nil where nothing stands there in any spelling.
  mutating func find(_ path: String) -> String? {
    var found = ""
    for component in path.split(separator: "/") {
      let names = listing(found)
      // Strings that are canonically equal are equal keys, so the second form of an accent is found here too.
      guard let name = names[String(component)] ?? names[component.lowercased()] else { return nil }
      found = found.isEmpty ? name : found + "/" + name
    }
    return found
  }

  /// Names by their own spelling and, where no other file claims it, by the lower-case one.
  private mutating func listing(_ folder: String) -> [String: String] {
    if let known = listings[folder] { return known }
    let entries = (try? tree.listing(of: folder)) ?? []
    var names: [String: String] = [:]
    for entry in entries { names[entry.name.lowercased()] = entry.name }
    for entry in entries { names[entry.name] = entry.name }
    listings[folder] = names
    return names
  }
}
