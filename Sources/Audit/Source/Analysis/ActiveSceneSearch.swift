/// Code that takes only a scene in the foreground. While a scene connects it is in none of the foreground states, so what
/// runs then and looks this way finds nothing.
public struct ActiveSceneSearch: Sendable {
  /// The function it stands in: `UIApplication.topController`.
  public let function: String
  public let location: SourceLocation
  /// Whether it asks the app for its key window, which only a scene in front has.
  public let asksKeyWindow: Bool

  /// The nearest such code that `method` runs at once, without an answer for the case that there is no such scene.
  public static func first(reachedFrom method: ClassModel.Method, in context: AuditContext) -> ActiveSceneSearch? {
    guard let body = method.function.body else { return nil }
    let start = CalledCode.Unit(
      file: method.file, type: method.type.name, title: method.type.shortName + "." + method.function.baseName,
      block: body, around: body, parameters: method.function.parameters, countsNextTurn: true)
    for (unit, _) in context.sources.calledCode.reached(from: start, hops: 5) {
      for piece in unit.pieces {
        if let range = keyWindow(in: piece) {
          return ActiveSceneSearch(
            function: unit.title, location: SourceLocation(unit.file.text, range), asksKeyWindow: true)
        }
        let found = piece.references.first { $0.access == .read && $0.path.last == "activationState" }
        guard let found else { continue }
        let line = unit.file.text.string(in: line(around: found.range, in: unit))
        if line.contains("oregroundActive"), !line.contains("??") {
          return ActiveSceneSearch(
            function: unit.title, location: SourceLocation(unit.file.text, found.range), asksKeyWindow: false)
        }
      }
    }
    return nil
  }

  /// `UIApplication.shared.keyWindow`, where nothing stands in for it.
  private static func keyWindow(in piece: LegacyPaths.Piece) -> ByteRange? {
    func isKeyWindow(_ path: [String]) -> Bool {
      path.count >= 3 && path[0] == "UIApplication" && ["shared", "sharedApplication"].contains(path[1])
        && path[2] == "keyWindow"
    }
    return piece.references.first { isKeyWindow($0.path) }?.range ?? piece.calls.first { isKeyWindow($0.path) }?.range
  }

  /// The statement of the unit that holds `range`.
  private static func line(around range: ByteRange, in unit: CalledCode.Unit) -> ByteRange {
    unit.block.statements.first { $0.range.contains(range.lowerBound) }?.range ?? range
  }
}
