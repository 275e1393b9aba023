/// Under which `#if` a declaration is compiled, as an `#if` of its own language would say it.
extension SourceFile {
  /// The condition around `range`, branches before its own one negated; nil where it is always compiled.
  ///
  /// - Parameter outer: only what divides these bytes counts.
  public func buildCondition(of range: ByteRange, inside outer: ByteRange? = nil) -> String? {
    let around = regions.indices.filter {
      let region = regions[$0].range
      let isInside = outer.map { $0.lowerBound <= region.lowerBound && region.upperBound <= $0.upperBound } ?? true
      return isInside && region.lowerBound <= range.lowerBound && range.upperBound <= region.upperBound
    }
    let parts = around.flatMap { index -> [String] in
      let own = hasCondition(regions[index]) ? [condition(of: regions[index])] : []
      // One platform rules the others out.
      let earlier = branches(before: index).map(condition).filter { other in
        !(Self.isPlatform(other) && own.contains { Self.isPlatform($0) && $0 != other })
      }
      return earlier.map { "!" + Self.operand($0) } + own
    }
    if parts.count < 2 { return parts.first }
    return parts.map(Self.operand).joined(separator: " && ")
  }

  private func hasCondition(_ region: ConditionalRegion) -> Bool { !region.condition.hasPrefix("else of ") }

  /// The branches of the same `#if` that come first, from the last one back: one line divides each from the next.
  private func branches(before index: Int) -> [ConditionalRegion] {
    var found: [ConditionalRegion] = []
    var start = regions[index].range.lowerBound
    while start > 0 {
      let directive = text.fullLineRange(text.lineIndex(at: start - 1)).lowerBound
      guard let branch = regions.last(where: { $0.range.upperBound == directive }),
        ["#else", "# else", "#elif", "#elseif"].contains(where: text.trimmedLine(at: directive).hasPrefix)
      else { break }
      found.append(branch)
      start = branch.range.lowerBound
    }
    return found.reversed()
  }

  /// `#ifdef NAME` asks for something else than `#if NAME`.
  private func condition(of region: ConditionalRegion) -> String {
    guard language == .objectiveC, region.range.lowerBound > 0 else { return region.condition }
    let directive = ObjectiveCDirective(text.trimmedLine(at: region.range.lowerBound - 1))
    switch directive.kind {
    case .ifdef: return "defined(\(directive.argument))"
    case .ifndef: return "!defined(\(directive.argument))"
    default: return region.condition
    }
  }

  private static func isPlatform(_ condition: String) -> Bool {
    condition.hasPrefix("os(") && condition.hasSuffix(")") && condition.allSatisfy { $0.isLetter || "()".contains($0) }
  }

  private static func operand(_ condition: String) -> String {
    if condition.hasPrefix("!(") { return condition }
    let isSimple = !condition.contains("&&") && !condition.contains("||") && !condition.contains(where: "<>=".contains)
    return isSimple ? condition : "(\(condition))"
  }
}

extension SourceText {
  fileprivate func trimmedLine(at offset: Int) -> String {
    String(string(in: lineRange(lineIndex(at: offset))).drop(while: \.isWhitespace))
  }
}

extension ClassModel {
  /// All implementations that build conditions choose from where this one stands.
  public func alternatives(to method: Method) -> [Method] {
    methods.filter { $0.file.path == method.file.path && $0.function.signature == method.function.signature }
  }

  /// The condition under which the class has such a method at all; nil where it always has.
  public func buildCondition(of method: Method) -> String? {
    let conditions = alternatives(to: method).map { $0.file.buildCondition(of: $0.function.range) }
    var known: [String] = []
    for condition in conditions {
      guard let condition else { return nil }
      if known.contains(where: { "!" + $0 == condition || "!(\($0))" == condition }) { return nil }
      if !known.contains(condition) { known.append(condition) }
    }
    if known.count < 2 { return known.first }
    return known.map { $0.contains("&&") ? "(\($0))" : $0 }.joined(separator: " || ")
  }
}
