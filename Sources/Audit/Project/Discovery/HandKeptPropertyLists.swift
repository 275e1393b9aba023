/// Apps whose bundle is put together by make, CMake, Meson or a script: nothing but an Info.plist, or a template of one,
/// says that there is an iOS app. Looked for only in trees without any other project.
struct HandKeptPropertyLists {
  let tree: any FileTree
  let inventory: Inventory

  func projects() -> [Project] {
    inventory.files(withExtension: "plist", "xml", "in").compactMap { path in
      guard Self.isNamedLikeOne(path), let text = try? tree.text(of: path) else { return nil }
      let list = InfoPlistReader.read(text)
      guard list.root?["LSRequiresIPhoneOS"]?.bool == true, list.root?["NSExtension"] == nil else { return nil }
      let folder = TreePath.parent(path)
      let name = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"].compactMap { list.string($0) }
      var project = Project(
        root: folder, name: name.first { !Self.isPlaceholder($0) } ?? TreePath.name(folder), kind: .app,
        stacks: [.engine])
      project.infoPlists[path] = list
      project.engine = localized("a build without Xcode")
      project.generator = ProjectGenerator(kind: .other, definition: path)
      return project
    }
  }

  private static func isNamedLikeOne(_ path: String) -> Bool {
    let name = TreePath.name(path).lowercased()
    return name.hasPrefix("info.plist") || name.hasPrefix("info-") || name.contains("-info.plist")
  }

  /// `$(PRODUCT_NAME)`, `@NAME@`, `APP_NAME_PLACEHOLDER`.
  private static func isPlaceholder(_ name: String) -> Bool {
    name.isEmpty || name.contains("$") || name.contains("@") || name.contains("PLACEHOLDER") || name.contains("{{")
  }
}
