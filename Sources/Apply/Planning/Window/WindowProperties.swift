import Audit

/// Properties of the app delegate that nothing but the window's code uses, such as a coordinator: they go along.
enum WindowProperties {
  struct Moved {
    let name: String
    let file: SourceFile
    let range: ByteRange
    /// The declaration as neutral lines, comments above it included.
    let code: String
  }

  static func moved(
    with splits: [LaunchSplit], helpers: [ClassModel.Method], of owner: ClassModel, in sources: SourceIndex
  ) -> [Moved] {
    let statements = splits.flatMap { $0.moved.map(\.statement) }
    let leaving = splits.flatMap { split in
      split.moved.flatMap { part in split.leaving(part).map { (split.method.file.path, $0) } }
    }
    let used =
      Set(statements.flatMap { $0.references.compactMap(\.memberPath.first) + $0.calls.compactMap(\.path.first) })
      .union(helpers.flatMap { $0.function.body?.references.compactMap(\.memberPath.first) ?? [] })
    let free = leaving + helpers.map { ($0.file.path, $0.function.range) }
    let isOnlySplit = splits.flatMap(\.parts).allSatisfy { $0.fate != .copied && $0.fate != .gates }
    guard isOnlySplit else { return [] }
    return owner.declaration.type.properties.compactMap { property in
      let file = owner.declaration.file
      guard used.contains(property.name), isPlain(property, of: owner, in: sources, file),
        !WindowHelpers.isUsed(
          property.name, in: sources, besides: free + [(file.path, property.range)], owner: owner)
      else { return nil }
      let start = file.text.lineRange(
        file.text.commentStart(aboveLine: file.text.lineIndex(at: property.range.lowerBound))
      ).lowerBound
      let lines = NeutralLines.of(
        start..<property.range.upperBound, in: file.text, literals: file.multilineLiterals)
      return Moved(name: property.name, file: file, range: property.range, code: lines.joined(separator: "\n"))
    }
  }

  /// A stored property that means the same in another class.
  private static func isPlain(
    _ property: PropertyDeclaration, of owner: ClassModel, in sources: SourceIndex, _ file: SourceFile
  ) -> Bool {
    guard property.name != "window", property.accessors == nil, property.attributes.isEmpty, !property.isStatic,
      property.condition == nil, file.text.startsLine(property.range.lowerBound),
      !owner.declaration.type.properties.contains(where: {
        $0.name != property.name && $0.range.overlaps(property.range)
      })
    else { return false }
    let names = Set(owner.properties.map(\.property.name) + owner.methods.map(\.function.baseName) + ["self"])
    let value = property.initializer
    let needed = (value?.references.map(\.first) ?? []) + (value?.calls.compactMap(\.path.first) ?? [])
    if needed.contains(where: names.contains) { return false }
    let hidden =
      sources.nestedTypes(of: owner.name).map(\.type.shortName)
      + file.types.filter { $0.modifiers.contains("private") || $0.modifiers.contains("fileprivate") }.map(\.shortName)
    return !hidden.contains { SourceScan.word($0, in: property.range, of: file.text.bytes) != nil }
  }
}
