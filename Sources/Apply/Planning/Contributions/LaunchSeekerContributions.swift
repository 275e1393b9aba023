import Audit

/// Statements of launch that lead to code which looks for the window, or makes one more, somewhere else.
extension UnitPlan {
  /// The window is still made by launch, and bound as the scene connects: what looks for it goes behind that.
  mutating func connectSeekers(of owner: ClassModel, _ answer: Answer) {
    for method in owner.methods
    where method.function.callback?.event == .launch && method.function.callback?.owner == .applicationDelegate {
      let plain = LaunchSplit(method, of: owner, in: unit.context.sources)
      let seekers = plain.seekers.filter { !findsWindow($0, plain, of: owner) }
      guard !seekers.isEmpty else { continue }
      let seeds = runsBeforeScenes ? [:] : movableSeekers(seekers, plain)
      let split = LaunchSplit(plain, of: owner, in: unit.context.sources, seeds: seeds)
      let isMoved = !seeds.isEmpty && connect(split, of: owner, answer)
      tell(seekers.filter { !isMoved || seeds[$0.index] == nil }, of: plain, answer)
    }
  }

  /// Whether the window that launch goes on to make is there by then, or is what the statement makes.
  private func findsWindow(_ seeker: LaunchSplit.Seeker, _ split: LaunchSplit, of owner: ClassModel) -> Bool {
    if seeker.asksAppDelegate {
      let seeking = Set(split.seekers.map(\.index))
      let making = split.parts.indices.first { split.parts[$0].fate == .moves && !seeking.contains($0) }
      return making.map { $0 < seeker.index } ?? true
    }
    let body = unit.context.sources.file(seeker.location.file)?.allFunctions.map(\.function)
      .filter { $0.range.contains(seeker.location.range.lowerBound) }.min { $0.range.count < $1.range.count }?.body
    return body.map { AppDelegateWindowReads.gives($0, to: owner) } ?? false
  }

  /// Statements that can go behind the window without taking the making of it along, with their reasons.
  private func movableSeekers(_ seekers: [LaunchSplit.Seeker], _ plain: LaunchSplit) -> [Int: String] {
    guard let owner = unit.appDelegate else { return [:] }
    let seeking = Set(plain.seekers.map(\.index))
    let fixed = plain.parts.indices.filter { plain.parts[$0].fate == .moves && !seeking.contains($0) }
    var seeds: [Int: String] = [:]
    for seeker in seekers where seeker.isNear && plain.parts[seeker.index].isFree {
      var trial = seeds
      trial[seeker.index] = seeker.reason
      let split = LaunchSplit(plain, of: owner, in: unit.context.sources, seeds: trial)
      let takesMaking = fixed.contains { split.parts[$0].fate == .moves }
      if split.conflicts.isEmpty, !takesMaking { seeds = trial }
    }
    return seeds
  }

  /// Whether the moved statements could be written for the scene delegate; they are, then.
  private mutating func connect(_ split: LaunchSplit, of owner: ClassModel, _ answer: Answer) -> Bool {
    if owner.language == .objectiveC { return connectObjectiveC(split, of: owner, answer) }
    guard dialect.language == .swift else { return false }
    let move = WindowMove(splits: [split], owner: owner, answer: answer, plan: self)
    guard let code = try? move.code(), code.helpers.isEmpty, !code.usesDelegate || move.delegateName == "appDelegate"
    else { return false }
    for member in code.opened { open(member, findings: [answer.id]) }
    draft.add(code.lines.joined(separator: "\n"), to: "scene.willConnect", .window, findings: [answer.id])
    for (path, edits) in code.edits { batch.add(edits, to: path) }
    let ranges = split.parts.filter { $0.fate == .moves }.map(\.statement.range)
    let file = split.method.file
    batch.add(SwiftEditor.removeStatements(ranges, in: file, findings: [answer.id]), to: file.path)
    movedStatements += ranges.map { MovedStatement(file: file.path, range: $0) }
    return true
  }

  /// What stays and finds no window is a person's to look at.
  mutating func tell(_ seekers: [LaunchSplit.Seeker], of split: LaunchSplit, _ answer: Answer) {
    for seeker in seekers {
      let statement = split.parts[seeker.index].statement
      let location = SourceLocation(split.method.file.text, statement.range)
      batch.manual(
        localized("Launch finds no window in line \(location.line)"),
        localized(
          """
          \(seeker.reason.sentenceCased) (\(seeker.location.file):\(seeker.location.line)). Run it as the scene \
          connects, behind its window.
          """), location, findings: [answer.id])
    }
  }
}
