import Apply
import Audit

extension PlainAssistant {
  private static let words: Set<String> = ["r", "l", "m", "t", "s", "b", "c", "w", "?"]

  mutating func askOpenQuestions() throws(Leaving) {
    var asked: [Finding] = []
    var skipped: Set<String> = []
    while let finding = next(skipped) {
      switch try askQuestion(finding) {
      case .done: asked.append(finding)
      case .skipped: skipped.insert(finding.id)
      case .back:
        guard let before = asked.popLast() else {
          say(localized("This is the first question."))
          continue
        }
        skipped.remove(before.id)
        if try askQuestion(before) == .done { asked.append(before) }
      }
    }
    say("")
    say(
      index.answered == index.questions.count
        ? localized("Every question has an answer.")
        : localized("\(index.questions.count - index.answered) questions are still open."))
  }

  private func next(_ skipped: Set<String>) -> Finding? {
    index.questions.first { [.open, .changed].contains(index.mark(of: $0)) && !skipped.contains($0.id) }
  }

  enum Outcome { case done, skipped, back }

  /// Asks one question until it has an answer, is put off or left.
  mutating func askQuestion(_ finding: Finding) throws(Leaving) -> Outcome {
    describe(finding)
    let range = finding.choices.count == 1 ? "1" : localized("1 to \(finding.choices.count)")
    while true {
      let answer = try pick(
        localized("Your answer? \(range), or ? for more:"),
        count: finding.choices.count, words: Self.words)
      if let number = Int(answer), finding.choices.indices.contains(number - 1) {
        return take(finding.choices[number - 1], finding)
      }
      let rest = answer.dropFirst(1).trimmed
      switch answer.first {
      case "r":
        if let choice = finding.recommended { return take(choice, finding) }
        say(localized("No answer is recommended here: it needs your judgement."))
      case "l":
        record(finding.id) {
          $0.choice = nil
          $0.later = true
        }
        say(localized("Put off."))
        return .done
      case "m":
        let author = options.author
        record(finding.id, stamps: false) { $0.write(note: rest, by: author) }
        say(rest.isEmpty ? localized("Note removed.") : localized("Note saved."))
      case "t": tryOut(rest, finding)
      case "w": flip(rest, finding)
      case "c":
        record(finding.id) { $0.choice = nil }
        say(localized("Answer taken back."))
      case "b": return .back
      case "s": return .skipped
      default:
        explain()
        describe(finding)
      }
    }
  }

  private func explain() {
    say(localized("A number takes that answer. r takes the recommended one."))
    say(localized("t and a number shows what an answer changes. l puts the question off. s skips it."))
    say(localized("m and a text keeps a note. c takes the answer back. b goes back to the question before."))
    say(localized("w and a number lets that statement go with the window, or stay, where it has a choice."))
    say(localized("q leaves; every answer is saved as soon as it is given."))
  }

  private mutating func take(_ choice: Choice, _ finding: Finding) -> Outcome {
    record(finding.id) {
      $0.choice = choice.id
      $0.later = nil
    }
    say(localized("Answered: \(choice.label)."))
    return .done
  }

  /// - Parameter stamps: whether the answer itself is given, taken back or put off.
  mutating func record(_ id: String, stamps: Bool = true, _ change: (inout Decision) -> Void) {
    var decision = decisions[id] ?? Decision(finding: id, choice: nil)
    change(&decision)
    if stamps { decision.sign(by: options.author) }
    let isEmpty =
      decision.choice == nil && decision.note == nil && decision.later == nil && decision.parameters == nil
    decisions[id] = isEmpty ? nil : decision
    index.update(decisions)
    shownPlan = nil
    do {
      decisions = try workbench.save(decisions)
      index.update(decisions)
    } catch { say(localized("The answer could not be saved: \(Wording.error(error))")) }
  }

  private func describe(_ finding: Finding) {
    let number = (index.questions.firstIndex { $0.id == finding.id } ?? 0) + 1
    say("")
    say(localized("Question \(number) of \(index.questions.count). \(PlainText.title(finding.kind)). \(finding.title)"))
    if let place = finding.location { say(localized("Where: \(place.file), line \(place.line)")) }
    if let excerpt = finding.excerpt {
      say(localized("Code:"))
      for (offset, line) in excerpt.lines.enumerated() {
        sayCode("\(excerpt.firstLine + offset): \(TextLayout.expandTabs(line))")
      }
    }
    sayStatements(finding)
    say(localized("Why: \(finding.message)"))
    say(localized("Answers:"))
    let answer = index.answer(to: finding)
    for (position, choice) in finding.choices.enumerated() {
      var text = localized("\(position + 1). \(choice.label).")
      if choice.id == answer?.id { text += localized(" Your answer now.") }
      if choice.isRecommended {
        text += choice.reason.map { localized(" Recommended: \($0).") } ?? localized(" Recommended.")
      }
      say(localized("\(text) \(choice.consequence)"))
    }
    if let note = index.answers[finding.id]?.signedNote { say(localized("Note: \(note)")) }
  }

  private func tryOut(_ text: String, _ finding: Finding) {
    guard let number = Int(text), finding.choices.indices.contains(number - 1), let audit else {
      say(localized("Which answer shall be tried? t and its number."))
      return
    }
    let trial = Trial(finding: finding.id, choice: finding.choices[number - 1].id)
    guard case .tried(_, let result) = WorkbenchEffects(workbench: workbench).tryChoice(trial, audit, decisions) else {
      return
    }
    switch result {
    case .working: break
    case .elsewhere: say(Wording.elsewhere)
    case .impossible(let reason): say(reason)
    case .files(let files):
      if files.isEmpty { say(localized("No file changes with this answer.")) }
      for file in files {
        say(localized(file.isNew ? "New file \(file.path):" : "In \(file.path):"))
        for line in file.hunks.joined() { sayCode(PlainText.line(line)) }
      }
    }
  }
}
