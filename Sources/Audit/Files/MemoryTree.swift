/// Files held in memory: examples and tests.
public struct MemoryTree: FileTree {
  public let root: String
  private let overlay: OverlayTree

  public init(root: String = "/memory", files: [String: [UInt8]]) {
    self.root = root
    overlay = OverlayTree(EmptyTree(root: root), changes: files)
  }

  public init(root: String = "/memory", files: [String: String]) {
    self.init(root: root, files: files.mapValues { Array($0.utf8) })
  }

  public func contents(of path: String) throws(FileError) -> [UInt8] { try overlay.contents(of: path) }
  public func entry(at path: String) -> FileEntry? { overlay.entry(at: path) }
  public func entries(of folder: String) throws(FileError) -> [FileEntry] { try overlay.entries(of: folder) }

  private struct EmptyTree: FileTree {
    let root: String
    func contents(of path: String) throws(FileError) -> [UInt8] { throw .missing(path: path) }
    func entry(at path: String) -> FileEntry? { nil }
    func entries(of folder: String) throws(FileError) -> [FileEntry] {
      if folder.isEmpty { return [] }
      throw .missing(path: folder)
    }
  }
}
