/// Objects that an app delegate hands itself to, where it has a method that fills the window and that none of its own code
/// calls: they call it.
enum LaunchConfidants {
  /// Names of the members that hold such objects.
  static func names(of owner: ClassModel) -> Set<String> {
    let methods = owner.methods.filter { $0.function.callback == nil }
    let called = Set(owner.methods.flatMap { $0.function.body?.calls ?? [] }.filter { $0.path.count <= 2 }.map(\.name))
    let fillsForOthers = methods.contains { method in
      !called.contains(method.function.baseName) && !called.contains(method.function.signature)
        && method.function.body?.allStatements.contains(where: fills) ?? false
    }
    guard fillsForOthers else { return [] }
    let members = Set(owner.properties.map(\.property.name))
    var names: Set<String> = []
    for statement in owner.methods.flatMap({ $0.function.body?.allStatements ?? [] }) {
      let gives = statement.calls.filter { $0.arguments.contains { $0.text == "self" } }
      for reference in statement.references where reference.access == .write {
        let path = reference.memberPath
        if path.count == 2, path[1].lowercased().hasSuffix("delegate") { names.insert(path[0]) }
        if path.count == 1, !gives.isEmpty { names.insert(path[0]) }
      }
      names.formUnion(gives.filter { $0.path.count > 1 }.compactMap { call in call.path.first { $0 != "self" } })
    }
    return Set(names.flatMap { [$0, $0.hasPrefix("_") ? String($0.dropFirst()) : "_" + $0] })
      .intersection(members.union(members.map { "_" + $0 })).subtracting(["window", "_window"])
  }

  /// Whether the statement gives a window its root, or hands it to somebody who may.
  static func fills(_ statement: Statement) -> Bool {
    statement.references.contains { $0.access == .write && $0.path.last == "rootViewController" }
      || statement.calls.contains { call in
        call.name == "setRootViewController:"
          || call.arguments.contains { argument in
            ["window", "self.window", "_window"].contains(argument.text.filter { !"!?".contains($0) })
          }
      }
  }
}
