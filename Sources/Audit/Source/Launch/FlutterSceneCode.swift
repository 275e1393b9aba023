/// What a Flutter app does at launch with the controller of its storyboard, as code that can wait for the scene: by then the
/// controller is there, and Dart does not run yet.
public struct FlutterSceneCode: Sendable {
  /// In order, those that both sides need included.
  public let statements: [Statement]
  /// Those that leave the launch method.
  public let removed: [Statement]

  /// nil where something binds the statements to the launch method.
  public init?(_ launch: FlutterLaunch) {
    let parts = launch.split.parts.filter { part in
      [.moves, .copied].contains(part.fate)
        && !launch.registrations.contains { part.statement.range.contains($0.lowerBound) }
    }
    let moved = parts.filter { $0.fate == .moves }.map(\.statement)
    let options = Set([launch.method.function.parameters.last?.name].compactMap { $0 })
    guard !moved.isEmpty, launch.split.conflicts.isEmpty, !launch.split.parts.contains(where: { $0.fate == .gates }),
      parts.map(\.statement).allSatisfy({ statement in
        statement.kind != .return && !statement.leavesEarly && !statement.uses(options)
          && LaunchOnly.reason(statement) == nil && !statement.calls.contains { $0.path.first == "super" }
      })
    else { return nil }
    statements = parts.map(\.statement)
    removed = moved
  }
}
