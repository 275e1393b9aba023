/// Members of app delegates, and of what they hold, whose window a scene delegate gives its scene as it connects.
struct BoundWindows {
  private let delegates: Set<String>
  private let members: Set<String>
  /// Those of objects that the app delegate holds.
  private let deeper: Set<String>
  /// Whether a scene takes the window of the app delegate.
  let takesMain: Bool

  init(in context: AuditContext) {
    takesMain = context.project.targets.contains { LaunchWindow.isBound(in: context, $0) }
    delegates = Set(context.appDelegateGroups.map(\.0.name))
    let sceneDelegates = context.project.targets.flatMap { context.sources.sceneDelegates(of: $0) }
    let bodies = sceneDelegates.compactMap { $0.method("scene.willConnect")?.function.body }
    let own = Set(sceneDelegates.flatMap(\.properties).map(\.property.name))
    var paths: [[String]] = []
    for body in bodies {
      let bound = body.references.filter { $0.access == .write && $0.path.last == "windowScene" }
        .map { Array($0.memberPath.dropLast()) }
      paths += bound
      guard bound.contains(["window"]) else { continue }
      // `window = appDelegate.main`
      for statement in body.allStatements
      where statement.references.contains(where: { $0.access == .write && $0.memberPath == ["window"] }) {
        paths += statement.references.filter { $0.access == .read }.map(\.memberPath)
      }
    }
    let reaching = paths.filter { $0.count > 1 }
    members = Set(reaching.filter { $0.count == 2 }.compactMap(\.last))
    deeper = Set(
      (reaching.filter { $0.count > 2 || own.contains($0[0]) } + Self.takenAtLaunch(context)).compactMap(\.last))
  }

  /// `window = container.window` in a launch method: what is said about the app delegate's window is said about that.
  private static func takenAtLaunch(_ context: AuditContext) -> [[String]] {
    context.appDelegateGroups.flatMap { delegate, targets -> [[String]] in
      guard targets.allSatisfy({ !context.adoption(of: $0).isAdopted }) else { return [] }
      let launches = delegate.methods.filter { $0.function.callback?.event == .launch }
      return launches.flatMap { $0.function.body?.statements ?? [] }.compactMap(\.takenWindow)
    }
  }

  func contains(_ member: String, of type: TypeDeclaration) -> Bool {
    members.contains(member) && delegates.contains(type.name) || deeper.contains(member)
  }

  /// Whether the statement makes a window for such a member.
  func takes(_ statement: Statement, in type: TypeDeclaration?) -> Bool {
    guard let type, !members.isEmpty || !deeper.isEmpty else { return false }
    return statement.references.contains { reference in
      reference.access == .write && reference.memberPath.count == 1
        && reference.memberPath.first.map {
          contains($0, of: type) || $0.hasPrefix("_") && contains(String($0.dropFirst()), of: type)
        } ?? false
    }
  }
}
