/// The paths that git tracks, read from `.git/index`. What is tracked counts as part of the project although an ignore
/// rule matches it. Format: git documentation, "gitformat-index", versions 2 to 4 with SHA-1 names.
struct GitIndex: Sendable {
  /// Sorted by bytes, as the index is.
  private let paths: [[UInt8]]

  /// nil where the tree is not the root of a repository, or its index has another form.
  init?(tree: any FileTree) {
    guard let bytes = try? tree.contents(of: ".git/index") else { return nil }
    self.init(bytes)
  }

  init?(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ length: Int) -> Int? {
      guard offset >= 0, offset + length <= bytes.count else { return nil }
      return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.starts(with: Array("DIRC".utf8)), let version = number(4, 4), (2...4).contains(version),
      let count = number(8, 4)
    else { return nil }
    var paths: [[UInt8]] = []
    var offset = 12
    var previous: [UInt8] = []
    for _ in 0..<count {
      // Times, device, inode, mode, owner, size: 40 bytes; name of the object: 20; flags: 2.
      guard let flags = number(offset + 60, 2) else { return nil }
      let isExtended = version >= 3 && flags & 0x4000 != 0
      var start = offset + 62 + (isExtended ? 2 : 0)
      var path: [UInt8] = []
      if version == 4 {
        // How many bytes of the path before it this one drops.
        var strip = 0
        while let byte = number(start, 1) {
          start += 1
          strip = strip << 7 | byte & 0x7F
          if byte & 0x80 == 0 { break }
          strip += 1
          if strip > 1 << 20 { return nil }
        }
        path = previous.dropLast(min(strip, previous.count))
      }
      guard start <= bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return nil }
      path += bytes[start..<end]
      paths.append(path)
      previous = path
      // Versions 2 and 3 fill up with 1 to 8 zeros to a multiple of eight.
      offset = version == 4 ? end + 1 : offset + ((end - offset) / 8 + 1) * 8
    }
    self.paths = paths
  }

  /// Whether a file in `folder` is tracked.
  func tracksSomething(in folder: String) -> Bool {
    let prefix = Array((folder + "/").utf8)
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].lexicographicallyPrecedes(prefix) { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low].starts(with: prefix)
  }
}
