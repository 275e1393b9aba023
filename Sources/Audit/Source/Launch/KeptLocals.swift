/// A local of a launch method that the window's code needs and that code which stays keeps in a property: another method of
/// the class has it from there.
public struct KeptLocal: Sendable {
  public let name: String
  /// `RCTReactNativeFactory *factory = `, as it is declared.
  public let head: String
  public let property: String
}

extension LaunchSplit {
  /// Objective-C alone: what is declared there has its type written beside it.
  public var keptLocals: [KeptLocal] {
    guard method.file.language == .objectiveC, let first = parts.firstIndex(where: { $0.fate == .moves }) else {
      return []
    }
    let text = method.file.text
    let before = parts[..<first].filter { $0.fate == .stays }.map(\.statement)
    return conflicts.compactMap { conflict in
      guard let declaration = before.first(where: { $0.range == conflict.range }),
        declaration.declares == [conflict.name],
        let equals = text.bytes[declaration.range].firstIndex(of: UInt8(ascii: "=")),
        let keeper = before.first(where: { statement in
          statement.kind == .expression && statement.calls.isEmpty
            && statement.references.contains { $0.access == .read && $0.path == [conflict.name] }
            && statement.references.contains { $0.access == .write && $0.path.count == 2 && $0.first == "self" }
        }), let property = keeper.references.first(where: { $0.access == .write })?.path.last
      else { return nil }
      return KeptLocal(
        name: conflict.name, head: text.string(in: declaration.range.lowerBound..<equals + 1) + " ",
        property: property)
    }
  }

  /// Conflicts that remain where the moved statements become a method of the class.
  public var openConflicts: [Conflict] {
    let kept = Set(keptLocals.map(\.name))
    return conflicts.filter { !kept.contains($0.name) }
  }
}
