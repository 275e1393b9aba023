/// A folder whose files Xcode compiles without listing them (PBXFileSystemSynchronizedRootGroup, Xcode 16).
public struct SynchronizedFolder: Sendable {
  /// Id of the root group.
  public let id: String
  /// Path relative to the tree.
  public let path: String
  /// Paths below the folder that are exceptions, by target. For a target that lists the folder they are left out; for
  /// one that does not, they are taken in.
  public let exceptions: [String: [String]]

  /// Whether a file at `path` belongs to `target`.
  public func includes(_ path: String, target: String, isListed: Bool) -> Bool {
    guard TreePath.isInside(path, self.path), path != self.path else { return false }
    let relative = TreePath.relative(path, to: self.path)
    let isException = (exceptions[target] ?? []).contains { TreePath.isInside(relative, $0) }
    return isException != isListed
  }
}

extension XcodeProjectPaths {
  /// All synchronized folders of the project, in the order of the file.
  public var synchronizedFolders: [SynchronizedFolder] {
    file.all("PBXFileSystemSynchronizedRootGroup").compactMap { group in
      guard let path = path(of: group.id) else { return nil }
      var exceptions: [String: [String]] = [:]
      for set in file.objects(group.strings("exceptions"))
      where set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
        guard let target = set.string("target") else { continue }
        exceptions[target, default: []] += set.strings("membershipExceptions").compactMap { TreePath.join("", $0) }
      }
      return SynchronizedFolder(id: group.id, path: path, exceptions: exceptions)
    }
  }

  /// The synchronized folders that `target` lists.
  public func synchronizedFolders(of target: String) -> [SynchronizedFolder] {
    let listed = Set(file[target]?.strings("fileSystemSynchronizedGroups") ?? [])
    return synchronizedFolders.filter { listed.contains($0.id) }
  }
}

/// The files below a synchronized folder, listed once per folder.
struct SynchronizedListing {
  private let tree: any FileTree
  private var files: [String: [String]] = [:]

  init(_ tree: any FileTree) { self.tree = tree }

  mutating func files(in folder: String) -> [String] {
    if let known = files[folder] { return known }
    var found: [String] = []
    var pending = [folder]
    while let next = pending.popLast() {
      for entry in (try? tree.listing(of: next)) ?? [] {
        let path = next.isEmpty ? entry.name : next + "/" + entry.name
        switch entry.kind {
        case .folder:
          if Self.isSkipped(entry.name) { continue }
          if Self.isBundle(entry.name) { found.append(path) } else { pending.append(path) }
        case .file: found.append(path)
        case .link where tree.isFile(path): found.append(path)
        default: continue
        }
      }
    }
    files[folder] = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return files[folder] ?? []
  }

  /// Folders that cannot hold files of an app target, or hold thousands of others.
  private static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || ["node_modules", "Pods", "Carthage", "DerivedData"].contains(name)
      || TreePath.pathExtension(name) == "xcodeproj" || TreePath.pathExtension(name) == "xcworkspace"
  }

  /// Folders that are one thing to Xcode.
  private static func isBundle(_ name: String) -> Bool {
    [
      "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "scnassets",
      "rcproject", "docc", "playground", "mlpackage", "icon",
    ].contains(TreePath.pathExtension(name))
  }
}

/// What a build does with a file, judged by its name.
enum BuildRole {
  case source, resource, neither

  static func of(_ path: String) -> BuildRole {
    switch TreePath.pathExtension(path) {
    case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "c++", "s", "metal", "intentdefinition", "xcdatamodeld",
      "xcdatamodel", "xcmappingmodel", "mlmodel", "mlpackage":
      .source
    case "h", "hh", "hpp", "hxx", "pch", "modulemap", "entitlements", "xcconfig", "docc", "md", "framework",
      "xcframework", "a", "dylib", "tbd":
      .neither
    default: .resource
    }
  }
}
