import Apply
import Audit

/// Statements of a launch method: each stays with the process or goes with the window, and where both would do a person
/// may say otherwise.
extension AppState {
  /// Takes the statements of a question as the answers have them; the cursor goes to the first that is left to choose.
  mutating func readStatements(_ finding: Finding) {
    let flips = LaunchSplit.flips(index.answers[finding.id]?.parameters?[LaunchSplit.flipsParameter])
    ask.statements = audit?.statements(of: finding, flips: flips) ?? finding.statements
    if !ask.statements.contains(where: { $0.number == ask.statement }) {
      ask.statement = (ask.statements.first(where: \.isFree) ?? ask.statements.first)?.number ?? 0
    }
  }

  var currentStatement: LaunchStatement? { ask.statements.first { $0.number == ask.statement } }

  mutating func moveStatement(by distance: Int) {
    let position = ask.statements.firstIndex { $0.number == ask.statement } ?? 0
    let next = min(ask.statements.count - 1, max(0, position + distance))
    guard ask.statements.indices.contains(next) else { return }
    ask.statement = ask.statements[next].number
    showStatement()
  }

  /// The first key goes to the code, where the next one flips the statement under the cursor.
  mutating func flipStatement(_ finding: Finding) -> [Effect] {
    guard ask.part == .code else {
      ask.part = .code
      showStatement()
      return []
    }
    guard let statement = currentStatement else { return [] }
    guard statement.isFree else {
      notice = .problem(localized("This line has no choice: \(statement.reason)"))
      return []
    }
    var decision = decisions[finding.id] ?? Decision(finding: finding.id, choice: nil)
    var flips = LaunchSplit.flips(decision.parameters?[LaunchSplit.flipsParameter])
    let wanted: LaunchSplit.Fate = statement.fate == .stays ? .moves : .stays
    // Back to what the analysis says is no choice any more.
    let isUsual = finding.statements.first { $0.number == statement.number }?.fate == wanted
    flips[statement.number - 1] = isUsual ? nil : wanted
    var parameters = decision.parameters ?? [:]
    parameters[LaunchSplit.flipsParameter] = LaunchSplit.text(of: flips)
    decision.parameters = parameters.isEmpty ? nil : parameters
    let isEmpty =
      decision.choice == nil && decision.note == nil && decision.later == nil && decision.parameters == nil
    decisions[finding.id] = isEmpty ? nil : decision
    answersChanged()
    readStatements(finding)
    return save() + tryChoice()
  }

  /// Scrolls the code so far that the statement under the cursor is seen.
  private mutating func showStatement() {
    guard let statement = currentStatement, let excerpt = index.byID[ask.finding]?.excerpt else { return }
    let rows = AskLayout(size: size, state: self).code.rows
    let first = statement.line - excerpt.firstLine
    let last = statement.endLine - excerpt.firstLine
    if first < ask.codeScroll { ask.codeScroll = clampCode(first) }
    if last >= ask.codeScroll + rows { ask.codeScroll = clampCode(min(first, last - rows + 1)) }
  }
}
