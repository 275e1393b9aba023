/// What a tree holds, seen in one walk that leaves out dependencies, build products and whatever git ignores.
///
/// Only names that can matter to an audit are kept; the others are counted.
public struct Inventory: Sendable {
  /// Paths of the files, folder by folder, sorted by name inside each; links to files among them.
  public let files: [String]
  /// Folders entered.
  public let folderCount: Int
  /// Files listed, those that cannot matter among them.
  public let fileCount: Int
  public let skipped: [SkippedPath]
  /// Folders that could not be listed.
  public let problems: [ProjectProblem]
  /// Folders that git ignores and that were entered all the same, because an iOS project stands in them.
  public let ignoredFolders: [String]
  /// Whether the root holds nothing at all.
  public let isEmpty: Bool

  private let byName: [String: [Int]]
  private let byExtension: [String: [Int]]

  /// Files with this name, letter case ignored.
  public func files(named name: String) -> [String] { (byName[name.lowercased()] ?? []).map { files[$0] } }

  /// Files with one of these extensions (lower case, without the dot).
  public func files(withExtension extensions: String...) -> [String] {
    extensions.flatMap { byExtension[$0] ?? [] }.sorted().map { files[$0] }
  }

  public func contains(_ path: String) -> Bool {
    (byName[TreePath.name(path).lowercased()] ?? []).contains { files[$0] == path }
  }

  /// - Parameters:
  ///   - progress: called with the number of files listed so far, every few hundred folders.
  ///   - isCancelled: asked as often; the walk then ends with `AuditError.cancelled`.
  /// - Throws: `AuditError` when the root cannot be listed.
  public init(
    of tree: any FileTree, progress: (Int) -> Void = { _ in }, isCancelled: () -> Bool = { false }
  ) throws(AuditError) {
    var walk = Walk(tree: tree)
    do {
      try walk.enter("", depth: 0, ignoring: [])
    } catch {
      throw AuditError(error, root: tree.root)
    }
    isEmpty = walk.fileCount == 0 && walk.pending.isEmpty && walk.skipped.isEmpty && walk.links.isEmpty
    while let next = walk.pending.popLast() {
      do {
        try walk.enter(next.path, depth: next.depth, ignoring: next.ignoring)
      } catch {
        walk.fail(next.path, error)
      }
      if walk.folderCount % 256 == 0 {
        if isCancelled() { throw .cancelled }
        progress(walk.fileCount)
      }
    }
    files = walk.files
    folderCount = walk.folderCount
    fileCount = walk.fileCount
    skipped = walk.skipped
    problems = walk.problems
    ignoredFolders = walk.ignoredFolders
    var byName: [String: [Int]] = [:]
    var byExtension: [String: [Int]] = [:]
    for (index, path) in walk.files.enumerated() {
      byName[TreePath.name(path).lowercased(), default: []].append(index)
      byExtension[TreePath.pathExtension(path), default: []].append(index)
    }
    self.byName = byName
    self.byExtension = byExtension
  }

  /// Extensions of files that an audit may read.
  private static let extensions: Set<String> = [
    "swift", "m", "mm", "h", "hh", "hpp", "pch", "plist", "pbxproj", "storyboard", "xib", "xcconfig", "entitlements",
    "podspec", "lock", "resolved", "yml", "yaml", "xml", "csproj", "godot", "uproject", "patch", "kts", "gradle",
    "bazel",
    "toml", "kt", "in",
  ]

  /// Names of files that an audit may read, whatever their extension, in lower case.
  private static let names: Set<String> = [
    "package.json", "package-lock.json", "npm-shrinkwrap.json", "bun.lock", "app.json", "app.config.js",
    "app.config.ts", "app.config.mjs", "app.config.cjs", "capacitor.config.json", "capacitor.config.ts",
    "capacitor.config.js", "capacitor.config.mjs", "capacitor.config.cjs", "capacitor.config.mts", "ionic.config.json",
    "nativescript.config.ts", "nativescript.config.js", "tauri.conf.json", "project.json", "podfile", "cartfile",
    "build", "workspace", "projectversion.txt", "export_presets.cfg",
  ]

  static func matters(_ name: String) -> Bool {
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let start = name.utf8.index(after: dot)
      if extensions.contains(String(name[start...]).lowercased()) { return true }
    }
    return names.contains(name.lowercased())
  }

  /// The walk while it runs.
  private struct Walk {
    struct Folder {
      let path: String
      let depth: Int
      let ignoring: [GitIgnore]
    }

    let tree: any FileTree
    var files: [String] = []
    var links: [String] = []
    var pending: [Folder] = []
    var folderCount = 0
    var fileCount = 0
    var skipped: [SkippedPath] = []
    var problems: [ProjectProblem] = []
    var ignoredFolders: [String] = []
    /// Read when the first rule matches; inside nil for a tree without one.
    private var index: GitIndex??

    init(tree: any FileTree) { self.tree = tree }

    /// Deeper folders are not entered: no project nests like that, and paths must stay short enough to open.
    private static let depthLimit = 64

    mutating func enter(_ folder: String, depth: Int, ignoring: [GitIgnore]) throws(FileError) {
      let entries = try tree.listing(of: folder).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      folderCount += 1
      var ignoring = ignoring
      if entries.contains(where: { $0.name == ".gitignore" && $0.kind == .file }),
        let bytes = try? tree.contents(of: Self.join(folder, ".gitignore"))
      {
        ignoring.append(GitIgnore(folder: folder, bytes: bytes))
      }
      var names: Set<String>?
      var below: [Folder] = []
      for entry in entries {
        switch entry.kind {
        case .file:
          fileCount += 1
          if Inventory.matters(entry.name) { files.append(Self.join(folder, entry.name)) }
        case .link:
          let path = Self.join(folder, entry.name)
          links.append(path)
          // A link to a folder inside the tree leads to what is listed there anyway.
          if Inventory.matters(entry.name), tree.isFile(path) { files.append(path) }
        case .other: continue
        case .folder:
          let path = Self.join(folder, entry.name)
          let siblings = names ?? Set(entries.map(\.name))
          names = siblings
          if let reason = PrunedFolders.reason(entry.name, siblings: siblings) {
            if !reason.isEmpty { skipped.append(SkippedPath(path: path, reason: reason)) }
          } else if depth >= Self.depthLimit {
            skipped.append(SkippedPath(path: path, reason: localized("nested too deeply")))
          } else {
            let isIgnored = isIgnored(path, by: ignoring)
            if isIgnored, !holdsProject(path, name: entry.name) {
              skipped.append(SkippedPath(path: path, reason: localized("ignored by git")))
              continue
            }
            if isIgnored { ignoredFolders.append(path) }
            // Inside an ignored folder everything is ignored: its rules have nothing more to say.
            below.append(Folder(path: path, depth: depth + 1, ignoring: isIgnored ? [] : ignoring))
          }
        }
      }
      pending += below.reversed()
    }

    private static func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    private mutating func isIgnored(_ path: String, by rules: [GitIgnore]) -> Bool {
      for rule in rules.reversed() {
        guard let verdict = rule.verdict(on: path, isFolder: true) else { continue }
        if !verdict { return false }
        if index == nil { index = .some(GitIndex(tree: tree)) }
        return index??.tracksSomething(in: path) != true
      }
      return false
    }

    /// Whether an ignored folder is a generated iOS project, which has to be seen.
    private func holdsProject(_ path: String, name: String) -> Bool {
      if name.hasSuffix(".xcodeproj") || name.lowercased() == "ios" { return true }
      guard let entries = try? tree.listing(of: path) else { return false }
      return entries.contains { $0.kind == .folder && ($0.name.hasSuffix(".xcodeproj") || $0.name == "ios") }
    }

    mutating func fail(_ path: String, _ error: FileError) {
      switch error {
      case .denied:
        problems.append(
          ProjectProblem(
            kind: .denied, path: path,
            message: "The folder cannot be listed: no permission. What it holds is not audited."))
      case .failed(_, let reason):
        problems.append(
          ProjectProblem(kind: .other, path: path, message: "The folder cannot be listed: \(reason)."))
      case .missing, .outside, .notAFile, .notAFolder, .tooLarge: break
      }
    }
  }
}

extension AuditError {
  init(_ error: FileError, root: String) {
    switch error {
    case .denied: self = .denied(path: root)
    case .notAFile, .notAFolder, .outside, .tooLarge, .failed: self = .notAFolder(path: root)
    case .missing: self = .missing(path: root)
    }
  }
}
