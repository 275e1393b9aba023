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
    say("Statements:")
    for statement in statements {
      let fate =
        switch statement.fate {
        case .moves: "goes with the window"
        case .stays: "stays"
        case .gates, .copied: "stays, and goes with the window too"
        }
      say(
        "\(statement.number). line \(statement.line) \(fate): \(statement.reason)."
          + (statement.isFree ? " w \(statement.number) changes it." : ""))
    }
  }

  mutating func flip(_ text: String, _ finding: Finding) {
    guard let number = Int(text), let statement = statements(finding).first(where: { $0.number == number }) else {
      say(finding.statements.isEmpty ? "There are no statements to choose here." : "Which statement? w and its number.")
      return
    }
    guard statement.isFree else {
      say("Statement \(number) has no choice: \(statement.reason).")
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
