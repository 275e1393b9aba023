/// `self.launchOptions = launchOptions` in a launch method, for a start of React Native that takes them from there.
enum KeptLaunchOptions {
  /// The property by the index of the statement.
  static func properties(in method: ClassModel.Method, of owner: ClassModel) -> [Int: String] {
    guard let options = method.function.parameters.last?.name, let body = method.function.body else { return [:] }
    var found: [Int: String] = [:]
    for (index, statement) in body.statements.enumerated() {
      guard statement.kind == .expression, statement.blocks.isEmpty, statement.calls.isEmpty,
        statement.references.contains(where: { $0.access == .read && $0.path == [options] }),
        let write = statement.references.first(where: { $0.access == .write && $0.memberPath.count == 1 })
      else { continue }
      let name = write.memberPath[0]
      let property = owner.property(name) == nil && name.hasPrefix("_") ? String(name.dropFirst()) : name
      if isGivenToStart(property, of: owner) { found[index] = property }
    }
    return found
  }

  private static func isGivenToStart(_ property: String, of owner: ClassModel) -> Bool {
    let spellings: Set = [property, "self." + property, "_" + property]
    return owner.methods.contains { method in
      method.function.body?.calls.contains { call in
        call.name.contains("aunchOptions:") && call.arguments.contains { spellings.contains($0.text) }
          || call.arguments.contains { $0.label == "launchOptions" && spellings.contains($0.text) }
      } ?? false
    }
  }
}
