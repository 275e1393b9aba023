/// The window an app delegate makes while the app launches.
enum LaunchWindow {
  /// Code that makes, fills or shows a window.
  struct Place: Sendable {
    let site: FunctionSite
    let range: ByteRange
    /// The launch method that leads to it.
    let launch: ClassModel.Method?
  }

  /// Functions that launch reaches and that work on the window, nearest first, each with its first such place.
  static func places(in delegate: ClassModel, _ context: AuditContext, _ target: AppTarget) -> [Place] {
    let windows = WindowCreation.types(in: context.sources)
    var seen: Set<String> = []
    var found: [Place] = []
    for model in context.sources.lineage(of: delegate, in: target) {
      for launch in model.methods where launch.function.callback?.event == .launch {
        for site in context.calls.reachable(from: launch.site, depth: 3)
        where isOwn(site, of: delegate) && seen.insert(site.key).inserted {
          if let range = first(in: site, windows: windows) {
            found.append(Place(site: site, range: range, launch: launch))
          }
        }
      }
    }
    return found
  }

  static func isMade(by delegate: ClassModel, in context: AuditContext, _ target: AppTarget) -> Bool {
    !places(in: delegate, context, target).isEmpty || initialValue(of: delegate, context) != nil
  }

  /// `var window: UIWindow? = UIWindow(…)`, lazy or not.
  static func initialValue(of delegate: ClassModel, _ context: AuditContext) -> (
    file: SourceFile, property: PropertyDeclaration
  )? {
    let windows = WindowCreation.types(in: context.sources)
    return delegate.properties.first { _, property in
      [property.initializer, property.accessors].compactMap { $0 }.flatMap(\.calls).contains {
        WindowCreation.isConstruction($0, of: windows)
      }
    }
  }

  /// Scene code that launch cannot reach by a call, and other classes' functions, are somebody else's.
  private static func isOwn(_ site: FunctionSite, of delegate: ClassModel) -> Bool {
    site.type.map { $0.name == delegate.name } ?? true
  }

  /// The first place that works on the window and is not on a path for systems without scenes.
  static func first(in site: FunctionSite, windows: Set<String>) -> ByteRange? {
    guard let body = site.function.body else { return nil }
    return LegacyPaths(text: site.file.text).statements(of: body).lazy.compactMap { touched($0, windows) }.first
  }

  /// Where the statement makes, fills or shows a window.
  static func touched(_ statement: Statement, _ windows: Set<String>) -> ByteRange? {
    if let call = statement.calls.first(where: { WindowCreation.isConstruction($0, of: windows) }) { return call.range }
    if let call = statement.calls.first(where: { $0.name == "makeKeyAndVisible" || $0.name == "setRootViewController:" }
    ) {
      return call.range
    }
    return statement.references.first { reference in
      reference.access == .write
        && (reference.memberPath == ["window"]
          || reference.path.last == "rootViewController" && reference.path.count > 1)
    }?.range
  }
}

/// Statements of a body without those that only systems before scenes run.
struct LegacyPaths {
  let text: SourceText

  /// Leaf statements in order.
  func statements(of block: CodeBlock) -> [Statement] {
    block.statements.flatMap { statement -> [Statement] in
      if statement.blocks.isEmpty { return [statement] }
      return branches(of: statement).flatMap(statements)
    }
  }

  /// The blocks of a statement that a system with scenes can enter.
  private func branches(of statement: Statement) -> [CodeBlock] {
    guard statement.kind == .if || statement.kind == .guard, let first = statement.blocks.first else {
      return statement.blocks
    }
    let condition = text.string(
      in: statement.range.lowerBound..<max(statement.range.lowerBound, first.range.lowerBound)
    )
    .filter { !$0.isWhitespace }
    let isNegative = condition.contains("#unavailable(iOS13") || condition.contains("!@available(iOS13")
    let isPositive = !isNegative && (condition.contains("#available(iOS13") || condition.contains("@available(iOS13"))
    if isNegative { return Array(statement.blocks.dropFirst()) }
    return isPositive ? (statement.kind == .guard ? [] : [first]) : statement.blocks
  }
}
