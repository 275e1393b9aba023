/// Whom a method hands a link to, compared with what SwiftUI's modifiers for links hand it to.
enum LinkReceivers {
  /// Types that the method hands the link to and no modifier does, in order; empty where a modifier's code was not found.
  static func missing(of method: ClassModel.Method, in app: SwiftUIApp, _ context: AuditContext) -> [String] {
    let parameters = Set(method.function.parameters.dropFirst().compactMap(\.name))
    let told = (method.function.body?.calls ?? []).filter { call in
      !call.isLog && call.path.count > 1 && call.arguments.contains { !parameters.isDisjoint(with: $0.names) }
    }.compactMap { isType($0.path[0]) ? $0.path[0] : nil }.unique.filter { $0 != "NotificationCenter" }
    guard !told.isEmpty, let heard = heard(in: app, context) else { return [] }
    return told.filter { !heard.contains($0) }
  }

  private static func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// Types that the modifiers' code calls, itself or in functions of the app; nil where that code is elsewhere, or gives the
  /// link to what could not be followed.
  private static func heard(in app: SwiftUIApp, _ context: AuditContext) -> Set<String>? {
    var heard: Set<String> = []
    var isFound = false
    for (file, targets) in context.ownSources where targets.contains(where: { $0.id == app.target.id }) {
      for (type, body) in bodies(of: file) {
        for modifier in body.calls where ["onOpenURL", "onContinueUserActivity"].contains(modifier.name) {
          guard modifier.hasTrailingClosure else { return nil }
          isFound = true
          let inside = body.calls.filter { call in
            modifier.range.contains(call.range.lowerBound) && call.range.upperBound <= modifier.range.upperBound
              && call.range != modifier.range
          }
          for call in inside {
            if let first = call.path.first, isType(first) { heard.insert(first) }
            let functions = context.calls.functions(called: call, from: type)
            let isPlain = isType(call.path.first ?? "") || call.isLog || call.path.count > 1
            if functions.isEmpty, !isPlain { return nil }
            for site in functions.flatMap({ context.calls.reachable(from: $0) }) {
              heard.formUnion((site.function.body?.calls ?? []).compactMap(\.path.first).filter(isType))
            }
          }
        }
      }
    }
    return isFound ? heard : nil
  }

  private static func bodies(of file: SourceFile) -> [(type: String?, body: CodeBlock)] {
    file.allFunctions.filter { !$0.function.neverCompiled }.compactMap { type, function in
      function.body.map { (type?.name, $0) }
    }
      + file.types.filter { !$0.neverCompiled }.flatMap { type in
        type.properties.filter { !$0.neverCompiled }.flatMap { property in
          [property.initializer, property.accessors].compactMap { $0 }.map { (type.name, $0) }
        }
      }
  }
}
