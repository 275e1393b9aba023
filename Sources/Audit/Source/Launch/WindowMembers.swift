/// Members of an app delegate that stand for its window: a lazy coordinator that is made with it, a computed root.
package enum WindowMembers {
  /// Their names, `window` itself left out.
  package static func names(of owner: ClassModel) -> Set<String> {
    var found: Set<String> = []
    var changed = true
    while changed {
      changed = false
      for property in owner.properties.map(\.property) where !["window", "_window"].contains(property.name) {
        let blocks = [property.initializer, property.accessors].compactMap { $0 }
        guard !found.contains(property.name), blocks.contains(where: { uses($0, found) }) else { continue }
        found.insert(property.name)
        changed = true
      }
      // Objective-C makes its lazy members in their getters.
      for method in owner.methods where method.file.language == .objectiveC && method.function.parameters.isEmpty {
        let name = method.function.baseName
        guard !found.contains(name), name != "window",
          owner.properties.contains(where: { $0.property.name == name || $0.property.name == "_" + name }),
          let body = method.function.body, uses(body, found)
        else { continue }
        found.formUnion([name, "_" + name])
        changed = true
      }
    }
    return found
  }

  private static func uses(_ block: CodeBlock, _ members: Set<String>) -> Bool {
    let names = members.union(["window", "_window"])
    let local = block.localNames("window")
    return block.references.contains { reference in
      reference.memberPath.first.map(names.contains) ?? false
        && (reference.first == "self" || !local.contains { $0.contains(reference.range.lowerBound) })
    }
      || block.calls.contains { call in
        let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
        return path.count > 1 && names.contains(path[0])
          && !local.contains { $0.contains(call.range.lowerBound) }
      }
  }
}
