/// The source files of a project that are looked at: everything that runs inside an app, whatever is compiled or not, and
/// of the rest the files that declare a delegate: one that somebody forgot to register, or that a test host uses.
struct CandidateSources {
  /// Sorted, each once.
  let paths: [String]

  init(_ project: Project, tree: any FileTree) {
    var paths = Set(project.targets.flatMap { $0.sources + $0.linkedSources })
    for package in project.nativePackages { paths.formUnion(package.sources) }
    if project.kind == .app, !project.targets.isEmpty {
      let headers = Set(
        paths.filter { ["m", "mm"].contains(TreePath.pathExtension($0)) }.map(Self.withoutExtension))
      let folders = Set(headers.map(TreePath.parent))
      for path in project.otherSources where !paths.contains(path) {
        let isHeader = TreePath.pathExtension(path) == "h"
        // The interface of a class that is compiled; a prefix or bridging header beside it.
        if isHeader, headers.contains(Self.withoutExtension(path)) || folders.contains(TreePath.parent(path)) {
          paths.insert(path)
        } else if let bytes = try? tree.contents(of: path), Self.delegates.matches(bytes) {
          paths.insert(path)
        }
      }
    } else {
      paths.formUnion(project.otherSources)
    }
    self.paths = paths.sorted()
  }

  private static func withoutExtension(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  /// Types that a delegate's declaration names.
  private static let delegates = WordSearch(SourceIndex.applicationDelegateTypes + SourceIndex.sceneDelegateTypes)
}
