import Apply
import Audit

extension AppState {
  mutating func performInAsk(_ command: Command) -> [Effect] {
    guard let finding = index.byID[ask.finding] else { return goBack() }
    switch command {
    case .up: return moveInAsk(finding, by: -1)
    case .down: return moveInAsk(finding, by: 1)
    case .pageUp: return scrollInAsk(by: -5)
    case .pageDown: return scrollInAsk(by: 5)
    case .halfUp: ask.codeScroll = max(0, ask.codeScroll - 3)
    case .halfDown: ask.codeScroll = clampCode(ask.codeScroll + 3)
    case .first: return moveInAsk(finding, by: -1000)
    case .last: return moveInAsk(finding, by: 1000)
    case .left: ask.sideways = max(0, ask.sideways - 8)
    case .right: ask.sideways = min(400, ask.sideways + 8)
    case .nextPane, .previousPane:
      let parts = AskState.Part.allCases
      let step = command == .nextPane ? 1 : parts.count - 1
      ask.part = parts[(ask.part.rawValue + step) % parts.count]
    case .open:
      guard let choice = currentChoice else { return [] }
      return take(choice, finding)
    case .choose(let number):
      guard finding.choices.indices.contains(number - 1) else { return [] }
      return take(finding.choices[number - 1], finding)
    case .recommended:
      guard let choice = finding.recommended else { return [] }
      return take(choice, finding)
    case .flip: return flipStatement(finding)
    case .later: return putOff(finding) + toNextOpen()
    case .nextOpen: return toNextOpen()
    case .sameForAll: askSameForAll(finding)
    case .sideBySide:
      ask.isComparing.toggle()
      ask.resultScroll = 0
      return tryChoice()
    case .note: openNote(finding)
    case .clear:
      if index.answers[finding.id] != nil {
        notice = .info(localized("Answer taken back"))
        return clearAnswer(finding.id)
      }
      guard let last = lastAnswered, let before = index.byID[last] else { return [] }
      let effects = clearAnswer(last)
      return effects + openQuestion(before) + announce(localized("Answer taken back"))
    default: break
    }
    return []
  }

  private mutating func announce(_ text: String) -> [Effect] {
    notice = .info(text)
    return []
  }

  /// Records the answer and goes on: to the next open question, or back to the list where none is left.
  private mutating func take(_ choice: Choice, _ finding: Finding) -> [Effect] {
    let effects = answer(finding, choice)
    let isLast = nextOpen(after: finding.id) == nil
    let tail =
      " \(Glyphs.dot) "
      + (!isLast
        ? localized("u takes it back")
        : isBundle
          ? localized("every question has an answer: p says where they go")
          : localized("every question has an answer: p previews the changes"))
    let next = toNextOpen()
    // What to press next must not be cut off.
    let room = size.columns - 10 - CellWidth.of(tail)
    notice = .info(TextLayout.truncate(localized("Answered: \(choice.label)"), to: max(12, room)) + tail)
    return effects + next
  }

  mutating func toNextOpen() -> [Effect] {
    if let next = nextOpen(after: ask.finding) { return openQuestion(next) }
    return goBack()
  }

  private mutating func moveInAsk(_ finding: Finding, by distance: Int) -> [Effect] {
    switch ask.part {
    case .code where !ask.statements.isEmpty: moveStatement(by: distance)
    case .code: ask.codeScroll = clampCode(ask.codeScroll + distance)
    case .result: ask.resultScroll = clampResult(ask.resultScroll + distance)
    case .choices:
      let position = finding.choices.firstIndex { $0.id == ask.choice } ?? 0
      let next = min(finding.choices.count - 1, max(0, position + distance))
      guard finding.choices.indices.contains(next) else { return [] }
      ask.choice = finding.choices[next].id
      ask.resultScroll = 0
      return tryChoice()
    }
    return []
  }

  private mutating func scrollInAsk(by distance: Int) -> [Effect] {
    switch ask.part {
    case .code: ask.codeScroll = clampCode(ask.codeScroll + distance)
    case .choices, .result: ask.resultScroll = clampResult(ask.resultScroll + distance)
    }
    return []
  }

  func clampCode(_ value: Int) -> Int {
    let layout = AskLayout(size: size, state: self)
    return min(max(0, layout.codeLength - layout.code.rows), max(0, value))
  }

  private func clampResult(_ value: Int) -> Int {
    let layout = AskLayout(size: size, state: self)
    return min(
      max(0, AskView.resultLines(self, width: layout.result.columns).count - layout.result.rows), max(0, value))
  }

  /// Asks for the result of the choice under the cursor, once.
  mutating func tryChoice() -> [Effect] {
    guard audit != nil else { return [] }
    var effects: [Effect] = []
    // The one under the cursor is asked for last: the newest wish comes first.
    for choice in [ask.isComparing ? comparedChoice : nil, currentChoice].compactMap({ $0 })
    where ask.trials[choice.id] == nil {
      ask.trials[choice.id] = .working
      effects.append(.tryChoice(Trial(finding: ask.finding, choice: choice.id), decisions))
    }
    return effects
  }
}
