/// The statements behind a start of React Native that need its window, and what keeps each from following it.
public struct ReactNativeLateCode: Sendable {
  public struct Part: Sendable {
    public let part: LaunchSplit.Part
    /// Why it cannot follow the start, in words that follow "as"; nil where it can.
    public let obstacle: String?

    public var range: ByteRange { part.statement.range }
  }

  public let parts: [Part]

  public init(_ start: ReactNativeStart, _ split: LaunchSplit, of delegate: ClassModel) {
    let conflicts = Self.conflicts(start, split)
    let text = start.method.file.text
    parts = split.parts.filter { $0.fate == .moves && $0.statement.range.lowerBound > start.call.range.upperBound }
      .map { Part(part: $0, obstacle: Self.obstacle($0, start, split, conflicts, text)) }
  }

  /// What both sides need, without the factory and what the superclass answered, which need no property.
  public static func conflicts(_ start: ReactNativeStart, _ split: LaunchSplit) -> [LaunchSplit.Conflict] {
    let known = Set([start.factory?.local].compactMap { $0 }).union(superResults(start.method))
    return split.conflicts.filter { !known.contains($0.name) }
  }

  /// Locals that hold what the superclass answered.
  public static func superResults(_ method: ClassModel.Method) -> Set<String> {
    Set(
      (method.function.body?.statements ?? []).filter { statement in
        statement.kind == .declaration
          && statement.calls.contains { $0.path.first == "super" && $0.name == "application" }
      }.flatMap(\.declares))
  }

  private static func obstacle(
    _ part: LaunchSplit.Part, _ start: ReactNativeStart, _ split: LaunchSplit, _ conflicts: [LaunchSplit.Conflict],
    _ text: SourceText
  ) -> String? {
    let gate = split.parts.first { other in
      let isBetween =
        other.statement.range.lowerBound > start.call.range.upperBound
        && other.statement.range.upperBound <= part.statement.range.lowerBound
      return isBetween && [.if, .guard].contains(other.statement.kind)
        && other.statement.blocks.flatMap(\.ownStatements).contains { $0.kind == .return }
    }
    if let gate {
      return localized("line \(text.position(at: gate.statement.range.lowerBound).line) may end the launch before it")
    }
    let names = Set(part.statement.references.map(\.first))
    return conflicts.first { names.contains($0.name) }.map { localized("it needs \($0.name)") }
  }
}
