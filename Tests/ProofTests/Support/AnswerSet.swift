import Apply
import Audit
import Foundation

/// Answers to all questions of a report.
struct AnswerSet: Sendable, CustomStringConvertible {
  let description: String
  let decisions: Decisions
  /// Whether every question got its recommended answer.
  let isRecommended: Bool

  /// One set in `share`, other ones from fixture to fixture; all of them with `SCENESHIFT_EVERY_ANSWER` in the
  /// environment. What is recommended is always among them.
  static func some(_ sets: [AnswerSet], of share: Int, _ fixture: Fixture) -> [AnswerSet] {
    if ProcessInfo.processInfo.environment["SCENESHIFT_EVERY_ANSWER"] != nil { return sets }
    let first = fixture.name.utf8.count % share
    return sets.enumerated().filter { number, set in set.isRecommended || number % share == first }.map(\.element)
  }

  /// Answers that keep all code running, each in its own way: the recommended ones, and then every family that can be
  /// moved, called or observed treated alike.
  static func keepingEverything(_ report: AuditReport) -> [AnswerSet] {
    let ways: [(name: String, choices: [String])] = [
      ("moved", ["move", "dynamic", "storyboard"]), ("called", ["call", "append", "own"]),
      ("observed", ["observe", "move", "all"]), ("left as it is", ["staged", "bind", "call"]),
    ]
    let usual = readingOptions(recommended(report), report)
    let sets =
      [usual]
      + ways.map { way in
        var decisions = usual.decisions
        // React Native's window made by oneself is not made by the plan.
        for finding in report.findings where finding.rule != "react-native.window" {
          for choice in finding.choices where way.choices.contains(choice.id) {
            decisions[finding.id] = Decision(finding: finding.id, choice: choice.id)
            break
          }
        }
        return AnswerSet(description: "all " + way.name, decisions: decisions, isRecommended: false)
      }
    return sets.enumerated().filter { index, set in !sets[..<index].contains { $0.decisions == set.decisions } }.map(
      \.element)
  }

  /// A read of launch options may be left to the answer about the event; what it does besides is compared, too.
  private static func readingOptions(_ set: AnswerSet, _ report: AuditReport) -> AnswerSet {
    var decisions = set.decisions
    for finding in report.findings where finding.rule == "launch.options" {
      guard let move = finding.choices.first(where: { $0.id == "move" }) else { continue }
      decisions[finding.id] = Decision(finding: finding.id, choice: move.id)
    }
    return AnswerSet(description: set.description, decisions: decisions, isRecommended: set.isRecommended)
  }

  private static func recommended(_ report: AuditReport) -> AnswerSet {
    let decisions = report.findings.compactMap { finding in
      (finding.recommended ?? finding.choices.first).map { Decision(finding: finding.id, choice: $0.id) }
    }
    return AnswerSet(description: "recommended", decisions: Decisions(decisions), isRecommended: true)
  }

  /// Rules that ask the same in nearly every project of a stack.
  private static let common: Set = ["adoption.missing", "capacitor.version", "callback.dead-code"]

  /// The recommended answer to everything, and then every other choice once with everything else as recommended.
  ///
  /// - Parameter isThorough: whether the questions that nearly every project has are varied, too.
  static func all(_ report: AuditReport, isThorough: Bool) -> [AnswerSet] {
    let questions = report.findings.filter { !$0.choices.isEmpty }
    let usual = recommended(report).decisions
    var sets = [recommended(report)]
    for finding in questions where isThorough || !common.contains(finding.rule) {
      for choice in finding.choices where usual[finding.id]?.choice != choice.id {
        var decisions = usual
        decisions[finding.id] = Decision(finding: finding.id, choice: choice.id)
        let name = "\(finding.rule) of \(finding.symbol ?? "the project"): \(choice.id)"
        sets.append(AnswerSet(description: name, decisions: decisions, isRecommended: false))
      }
    }
    return sets
  }

  /// Few sets in which every choice of every question meets every choice of every other one at least once.
  static func pairs(_ report: AuditReport) -> [AnswerSet] {
    let questions = report.findings.filter { !$0.choices.isEmpty }
    guard questions.count > 1 else { return [] }
    var open: Set<Pair> = []
    for (first, one) in questions.enumerated() {
      for (second, other) in questions.enumerated().dropFirst(first + 1) {
        for choice in one.choices.indices {
          for otherChoice in other.choices.indices {
            open.insert(Pair(first: first, choice: choice, second: second, otherChoice: otherChoice))
          }
        }
      }
    }
    var sets: [AnswerSet] = []
    while let seed = open.min() {
      var picks: [Int: Int] = [seed.first: seed.choice, seed.second: seed.otherChoice]
      for (index, question) in questions.enumerated() where picks[index] == nil {
        let gains = question.choices.indices.map { choice in
          picks.count { open.contains(Pair(index, choice, $0.key, $0.value)) }
        }
        picks[index] = gains.indices.max { (gains[$0], -$0) < (gains[$1], -$1) }
      }
      for (one, choice) in picks {
        for (other, otherChoice) in picks where one < other { open.remove(Pair(one, choice, other, otherChoice)) }
      }
      let answers = questions.enumerated().map { index, question in (question, question.choices[picks[index] ?? 0]) }
      sets.append(
        AnswerSet(
          description: answers.map { "\($0.rule): \($1.id)" }.joined(separator: ", "),
          decisions: Decisions(answers.map { Decision(finding: $0.id, choice: $1.id) }), isRecommended: false))
    }
    return sets
  }

  /// A choice of one question together with a choice of a later one.
  private struct Pair: Hashable, Comparable {
    let first: Int
    let choice: Int
    let second: Int
    let otherChoice: Int

    init(first: Int, choice: Int, second: Int, otherChoice: Int) {
      self.first = first
      self.choice = choice
      self.second = second
      self.otherChoice = otherChoice
    }

    /// In whatever order the questions come.
    init(_ one: Int, _ choice: Int, _ other: Int, _ otherChoice: Int) {
      self =
        one < other
        ? Pair(first: one, choice: choice, second: other, otherChoice: otherChoice)
        : Pair(first: other, choice: otherChoice, second: one, otherChoice: choice)
    }

    static func < (left: Pair, right: Pair) -> Bool {
      (left.first, left.second, left.choice, left.otherChoice)
        < (right.first, right.second, right.choice, right.otherChoice)
    }
  }
}
