import Apply
import Audit

/// Giving, changing and taking back answers. Each change is saved at once.
extension AppState {
  mutating func answer(_ finding: Finding, _ choice: Choice) -> [Effect] {
    record([(finding, choice.id)])
    lastAnswered = finding.id
    notice = .info("\(Glyphs.yes) \(choice.label)")
    return save()
  }

  mutating func record(_ answers: [(finding: Finding, choice: String)]) {
    for (finding, choice) in answers {
      var decision = decisions[finding.id] ?? Decision(finding: finding.id, choice: nil)
      decision.choice = choice
      decision.later = nil
      stamp(&decision)
      decisions[finding.id] = decision
    }
    answersChanged()
  }

  mutating func clearAnswer(_ id: String) -> [Effect] {
    guard decisions[id] != nil else { return [] }
    remove(id)
    return save()
  }

  private mutating func remove(_ id: String) {
    guard let decision = decisions[id] else { return }
    // The note is the person's work; only the answer goes.
    if decision.note == nil {
      decisions[id] = nil
    } else {
      decisions[id]?.choice = nil
      decisions[id]?.later = nil
    }
    if lastAnswered == id { lastAnswered = nil }
    answersChanged()
  }

  mutating func putOff(_ finding: Finding) -> [Effect] {
    setLater(finding)
    notice = .info(localized("Put off: it stays on the list, marked ~"))
    return save()
  }

  private mutating func setLater(_ finding: Finding) {
    var decision = decisions[finding.id] ?? Decision(finding: finding.id, choice: nil)
    decision.choice = nil
    decision.later = true
    stamp(&decision)
    decisions[finding.id] = decision
    answersChanged()
  }

  mutating func setNote(_ text: String, for id: String) -> [Effect] {
    let text = text.trimmingPrefix(while: \.isWhitespace)
    var decision = decisions[id] ?? Decision(finding: id, choice: nil)
    decision.write(note: String(text), by: settings.author, at: now)
    let isEmpty =
      decision.note == nil && decision.choice == nil && decision.later == nil && decision.parameters == nil
    decisions[id] = isEmpty ? nil : decision
    index.update(decisions)
    notice = .info(text.isEmpty ? localized("Note removed") : localized("Note saved"))
    return save()
  }

  private func stamp(_ decision: inout Decision) { decision.sign(by: settings.author, at: now) }

  private var now: String? {
    let now = settings.now()
    return now.isEmpty ? nil : now
  }

  /// Answers that somebody else gave meanwhile, in another window on the same file. What was answered here since the
  /// save began stays.
  mutating func takeOver(_ kept: Decisions, sent: Decisions) -> [Effect] {
    var others: [Decision] = []
    var taken: [String] = []
    for id in Set((kept.decisions + sent.decisions).map(\.finding)).sorted()
    where kept[id] != sent[id] && decisions[id] == sent[id] {
      decisions[id] = kept[id]
      taken.append(id)
      if let decision = kept[id] { others.append(decision) }
    }
    guard !taken.isEmpty else { return [] }
    answersChanged()
    reindex()
    let names = Set(others.compactMap(\.by)).sorted().commaSeparated
    let count = Wording.count(others.count, "answer")
    if others.isEmpty {
      notice = .info(localized("An answer was taken back in another window"))
    } else {
      notice = .info(
        names.isEmpty ? localized("\(count) came in from another window") : localized("\(count) came in from \(names)"))
    }
    return [.takenOver(kept, findings: taken)] + followUp()
  }

  mutating func save() -> [Effect] {
    unsaved += 1
    return [.save(decisions)] + followUp()
  }

  mutating func askSameForAll(_ finding: Finding) {
    guard let id = answerToShare(finding), let choice = finding.choices.first(where: { $0.id == id }) else { return }
    let others = sameKind(as: finding)
    confirmation = Confirmation(
      title: localized("Same answer for \(Wording.count(others.count + 1, "finding"))"),
      lines: [localized("Answer: \(choice.label)"), ""] + titles([finding] + others),
      verb: localized("Answer all"),
      act: .sameAnswer(rule: finding.rule, choice: id, findings: [finding.id] + others.map(\.id)))
  }

  mutating func askAllRecommended() {
    let open = openRecommendations
    let pane = findings.listPane.kind.map(Wording.kind) ?? ""
    confirmation = Confirmation(
      title: localized("Take \(Wording.count(open.count, "recommended answer"))"),
      lines: open.prefix(12).map { localized("\($0.title): \($0.recommended?.label ?? "")") }
        + (open.count > 12 ? [localized("and \(open.count - 12) more")] : []) + [
          "", localized("For every open \(pane) question with a recommendation. Each can be changed afterwards."),
        ],
      verb: localized("Take all"), act: .takeAll(open.map(\.id)))
  }

  /// One answer for all marked questions: those that offer it.
  mutating func askMarked(_ command: Command) {
    let marked = index.questions.filter { findings.marked.contains($0.id) }
    let chosen: [Finding]
    let title: (String) -> String
    switch command {
    case .recommended:
      chosen = marked.filter { $0.recommended != nil }
      title = { localized("Take the recommended answer of \($0)") }
    case .choose(let number):
      // A number means the answer it stands for at the cursor, not the position.
      guard let finding = currentFinding, finding.choices.indices.contains(number - 1) else { return }
      let choice = finding.choices[number - 1]
      chosen = marked.filter { $0.choices.contains { $0.id == choice.id } }
      title = { localized("“\(choice.label)” for \($0)") }
    case .later:
      chosen = marked
      title = { localized("Put off \($0)") }
    default:
      chosen = marked.filter { index.answers[$0.id] != nil }
      title = { localized("Take back the answers of \($0)") }
    }
    guard !chosen.isEmpty else {
      notice = .info(localized("None of the \(marked.count) marked questions can take that."))
      return
    }
    confirmation = Confirmation(
      title: title(Wording.count(chosen.count, "marked finding")),
      lines: titles(chosen)
        + (chosen.count < marked.count
          ? ["", localized("\(marked.count - chosen.count) marked do not offer it and stay as they are.")] : []),
      verb: localized("Do it"), act: .marked(command, chosen.map(\.id)))
  }

  private mutating func carryOut(_ command: Command, for marked: [Finding]) -> [Effect] {
    findings.marked = []
    notice = .info(localized("\(Wording.count(marked.count, "question")) done"))
    switch command {
    case .recommended:
      record(marked.compactMap { finding in finding.recommended.map { (finding, $0.id) } })
      return save()
    case .choose(let number):
      guard let finding = currentFinding, finding.choices.indices.contains(number - 1) else { return [] }
      let choice = finding.choices[number - 1].id
      record(marked.map { ($0, choice) })
      return save()
    case .later:
      for finding in marked { setLater(finding) }
      return save()
    default:
      for finding in marked { remove(finding.id) }
      return save()
    }
  }

  func titles(_ findings: [Finding]) -> [String] {
    findings.prefix(12).map { $0.title + (index.place(of: $0)?.inBrackets ?? "") }
      + (findings.count > 12 ? [localized("and \(findings.count - 12) more")] : [])
  }

  mutating func pressInConfirmation(_ key: Key) -> [Effect] {
    guard let confirmation else { return [] }
    switch key {
    case .enter:
      self.confirmation = nil
      return carryOut(confirmation.act)
    case .escape, .character("q"), .character("n"):
      self.confirmation = nil
      notice = .info(localized("Nothing was done"))
      return []
    default:
      notice = .info(localized("Enter: \(confirmation.verb.lowercased()). Esc: back, nothing is done"))
      return []
    }
  }

  private mutating func carryOut(_ act: Confirmation.Act) -> [Effect] {
    switch act {
    case .apply: return startApplying()
    case .undo:
      applying.phase = .undoing
      applying.steps = []
      return [.undo]
    case .takeAll(let ids):
      let answers = ids.compactMap { index.byID[$0] }.compactMap { finding in
        finding.recommended.map { (finding, $0.id) }
      }
      record(answers)
      notice = .info(localized("\(Wording.count(answers.count, "answer")) taken"))
      return save()
    case .sameAnswer(_, let choice, let ids):
      record(ids.compactMap { index.byID[$0] }.map { ($0, choice) })
      notice = .info(localized("\(Wording.count(ids.count, "answer")) given"))
      if screen == .ask { return save() + toNextOpen() }
      return save()
    case .reopen(let ids):
      for id in ids { remove(id) }
      notice = .info(localized("\(Wording.count(ids.count, "answer")) reopened"))
      return save()
    case .marked(let command, let ids): return carryOut(command, for: ids.compactMap { index.byID[$0] })
    case .run(let step):
      guard applying.outsideSteps.indices.contains(step) else { return [] }
      applying.running = step
      applying.output = []
      let outside = applying.outsideSteps[step]
      return [.run(arguments: outside.arguments, folder: outside.folder)]
    }
  }
}

extension StringProtocol {
  fileprivate func trimmingPrefix(while predicate: (Character) -> Bool) -> SubSequence {
    var rest = self[...]
    while let first = rest.first, predicate(first) { rest = rest.dropFirst() }
    while let last = rest.last, predicate(last) { rest = rest.dropLast() }
    return rest
  }
}
