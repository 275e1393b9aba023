import Audit

/// Target membership and build settings: edits of the project file.
extension UnitPlan {
  /// Registers a new file for every target that compiles the one it stands beside, tests included: they would not link
  /// without it.
  mutating func register(_ path: String, beside sibling: String, findings: [String]) {
    register([path], beside: sibling, findings: findings)
  }

  mutating func register(_ paths: [String], beside sibling: String, findings: [String]) {
    let targets = unit.targets
    for projectFile in projectFiles where !isCompiledByFolder(sibling, in: projectFile) {
      edit(projectFile, findings: findings) { editor throws(XcodeProjectEditingError) in
        let own = targets.filter { $0.projectFile == projectFile }.map(\.id)
        let others = editor.targets(compiling: sibling).filter { id in !own.contains { $0.hasSuffix("#" + id) } }
        return try editor.register(paths, beside: sibling, targets: own + others, findings: findings).edits
      }
    }
  }

  /// Whether the project is still to be generated, and the generator takes the folder of `sibling` whole.
  private func isCompiledByFolder(_ sibling: String, in projectFile: String) -> Bool {
    !unit.context.tree.isFile(projectFile)
      && unit.targets.filter { $0.projectFile == projectFile }.allSatisfy { target in
        target.synchronizedFolders.contains { TreePath.isInside(sibling, $0) }
      }
  }

  /// Registers the existing scene delegate's file where a target of the unit does not compile it.
  mutating func registerExisting(findings: [String]) {
    guard let delegate = unit.sceneDelegate, let sibling = unit.appDelegate?.declaration.file.path else { return }
    let path = delegate.declaration.file.path
    guard unit.targets.contains(where: { !$0.compiledPaths.contains(path) }) else { return }
    register(path, beside: sibling, findings: findings)
    if !unit.context.project.targets.contains(where: { $0.compiledPaths.contains(path) }) {
      completeImports(of: delegate.declaration.file, findings: findings)
    }
  }

  /// A file that nothing has compiled so far may lack what its code needs.
  private mutating func completeImports(of file: SourceFile, findings: [String]) {
    guard file.language == .swift else { return }
    let modules = Set(file.imports.map(\.name))
    let usesFlutter = unit.isFlutter && file.text.string.contains("Flutter") && !modules.contains("Flutter")
    let knowsUIKit = !modules.isDisjoint(with: ["UIKit", "SwiftUI", "Flutter", "React", "Expo", "Capacitor", "CarPlay"])
    guard usesFlutter || !knowsUIKit else { return }
    batch.add(
      SwiftEditor.addImport(usesFlutter ? "Flutter" : "UIKit", to: file, findings: findings), to: file.path)
  }

  /// Sets a build setting in every configuration of `target`, conditional forms included.
  mutating func setBuildSetting(_ name: String, _ value: String, of target: AppTarget, findings: [String]) {
    edit(target.projectFile, findings: findings) { editor throws(XcodeProjectEditingError) in
      try editor.setBuildSetting(name, to: value, target: target.id, findings: findings)
    }
  }

  private var projectFiles: [String] {
    var seen: Set<String> = []
    return unit.targets.map(\.projectFile).filter { seen.insert($0).inserted }
  }

  /// Runs one change of a project file; what cannot be edited is told.
  private mutating func edit(
    _ path: String, findings: [String],
    _ change: (XcodeProjectEditor) throws(XcodeProjectEditingError) -> [Edit]
  ) {
    switch XcodeProjectReader.open(path, tree: unit.context.tree) {
    case .failure(let failure):
      batch.problems.append(.notEditable(path: path, reason: failure.problem.message, findings: findings))
    case .success(let file):
      do {
        batch.add(try change(try XcodeProjectEditor(file, treeRoot: unit.context.tree.root)), to: path)
      } catch {
        batch.problems.append(.notEditable(path: path, reason: error.message, findings: findings))
      }
    }
  }
}
