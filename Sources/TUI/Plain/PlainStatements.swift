import Apply
import Audit

/// Statements of a launch method that stay or go with the window, one by one.
extension PlainAssistant {
  private func flips(_ finding: Finding) -> [Int: LaunchSplit.Fate] {
    LaunchSplit.flips(index.answers[finding.id]?.parameters?[LaunchSplit.flipsParameter])
  }

  private func statements(_ finding: Finding) -> [LaunchStatement] {
    audit?.statements(of: finding, flips: flips(finding)) ?? finding.statements
  }

  func sayStatements(_ finding: Finding) {
    let statements = statements(finding)
    if statements.isEmpty { return }
    say(localized("Statements:"))
    for statement in statements {
      let (number, line, reason) = (statement.number, statement.line, statement.reason)
      let told =
        switch statement.fate {
        case .moves: localized("\(number). line \(line) goes with the window: \(reason).")
        case .stays: localized("\(number). line \(line) stays: \(reason).")
        case .gates, .copied: localized("\(number). line \(line) stays, and goes with the window too: \(reason).")
        }
      say(told + (statement.isFree ? localized(" w \(number) changes it.") : ""))
    }
  }

  mutating func flip(_ text: String, _ finding: Finding) {
    guard let number = Int(text), let statement = statements(finding).first(where: { $0.number == number }) else {
      say(
        finding.statements.isEmpty
          ? localized("There are no statements to choose here.") : localized("Which statement? w and its number."))
      return
    }
    guard statement.isFree else {
      say(localized("Statement \(number) has no choice: \(statement.reason)."))
      return
    }
    var flips = flips(finding)
    let wanted: LaunchSplit.Fate = statement.fate == .stays ? .moves : .stays
    flips[number - 1] = finding.statements.first { $0.number == number }?.fate == wanted ? nil : wanted
    record(finding.id) { decision in
      var parameters = decision.parameters ?? [:]
      parameters[LaunchSplit.flipsParameter] = LaunchSplit.text(of: flips)
      decision.parameters = parameters.isEmpty ? nil : parameters
    }
    sayStatements(finding)
  }
}
