/// `#if` in a launch method whose branches hold code for the window and code that stays: each statement inside stands for
/// itself, under its own condition.
extension LaunchSplit {
  /// The statements that the method is taken apart into.
  static func statements(
    of method: ClassModel.Method, _ owner: ClassModel, _ sources: SourceIndex, carried: Set<String>
  ) -> [Statement] {
    let whole = method.function.body?.statements ?? []
    guard whole.contains(where: isDivisible), !isOfStack(owner, whole) else { return whole }
    func analysed(_ statements: [Statement]) -> LaunchAnalysis {
      var analysis = LaunchAnalysis(
        method, owner: owner, sources: sources, statements: statements, flips: [:], seeds: nil)
      analysis.carried = carried
      analysis.run()
      return analysis
    }
    let plain = analysed(whole)
    let moving = whole.indices.filter { isDivisible(whole[$0]) && plain.fates[$0].fate == .moves }
    guard !moving.isEmpty else { return whole }
    let divided = whole.indices.flatMap { moving.contains($0) ? inside(whole[$0]) : [whole[$0]] }
    let trial = analysed(divided)
    guard trial.conflicts.count <= plain.conflicts.count else { return whole }
    let staying = zip(divided, trial.fates).filter { $0.1.fate == .stays && $0.0.kind != .return }.map(\.0.range)
    return whole.indices.flatMap { index -> [Statement] in
      let range = whole[index].range
      let isMixed = moving.contains(index) && staying.contains { range.contains($0.lowerBound) }
      return isMixed ? inside(whole[index]) : [whole[index]]
    }
  }

  private static func isDivisible(_ statement: Statement) -> Bool {
    statement.kind == .conditional && !statement.blocks.isEmpty && !statement.blocks.contains(where: \.isFunction)
  }

  private static func inside(_ statement: Statement) -> [Statement] { statement.blocks.flatMap(\.statements) }

  /// The start of a stack is moved as a whole.
  private static func isOfStack(_ owner: ClassModel, _ statements: [Statement]) -> Bool {
    let stacks = SourceIndex.applicationDelegateTypes.filter { $0 != "UIApplicationDelegate" }
    return !Set(owner.supertypes).isDisjoint(with: stacks)
      || statements.flatMap(\.calls).contains { call in
        ["RCT", "RN", "CDV"].contains { (call.path.first ?? "").hasPrefix($0) }
      }
  }
}
