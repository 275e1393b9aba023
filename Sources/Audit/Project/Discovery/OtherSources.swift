/// Hands each project the source files of its root that no app target compiles.
enum OtherSources {
  static func assign(to projects: inout [Project], inventory: Inventory) {
    let compiled = Set(projects.flatMap { $0.targets.flatMap(\.sources) })
    let scopes = projects.map { scope(of: $0, among: projects) }
    var found = [[String]](repeating: [], count: projects.count)
    for path in inventory.files(withExtension: "swift", "m", "mm", "h") where !compiled.contains(path) {
      // The deepest root that holds it; a package description is no code of the app.
      if TreePath.name(path) == "Package.swift" { continue }
      var owner: Int?
      for index in scopes.indices where TreePath.isInside(path, scopes[index]) {
        if owner.map({ scopes[index].utf8.count > scopes[$0].utf8.count }) ?? true { owner = index }
      }
      if let owner { found[owner].append(path) }
    }
    for index in projects.indices { projects[index].otherSources = found[index] }
  }

  /// The root; where the Xcode project stands beside its sources, the folder that holds both.
  private static func scope(of project: Project, among projects: [Project]) -> String {
    var scope = project.root
    for path in project.targets.flatMap(\.sources) {
      while !TreePath.isInside(path, scope) { scope = TreePath.parent(scope) }
    }
    let others = projects.filter { $0.root != project.root }.map(\.root)
    return others.contains { TreePath.isInside($0, scope) && !TreePath.isInside($0, project.root) }
      ? project.root : scope
  }
}
