import Apply

/// What `update` wants done outside of the state.
public enum Effect: Equatable, Sendable {
  /// Read the project; progress and the audit come back as messages.
  case audit
  case stopAudit
  case loadDecisions
  case save(Decisions)
  /// These answers of somebody else are part of what is saved next.
  case takenOver(Decisions, findings: [String])
  /// Work the plan out; `generation` tells an old result from a current one.
  case plan(Decisions, generation: Int)
  /// What one answer changes, given all others.
  case tryChoice(Trial, Decisions)
  case apply
  case undo
  case loadHistory
  /// Open a file of the project in the person's editor; its line from 1.
  case edit(file: String, line: Int)
  /// Open the planned result of a file in the person's editor, before it is applied.
  case editResult(file: String, line: Int)
  case copy(String)
  /// Run an outside step; its output comes back line by line.
  case run(arguments: [String], folder: String)
  case stopRunning
  /// Write a list of the findings and answers for people.
  case export
  case suspend
  case redraw
  case quit(Int32)
}

/// One choice of one finding, tried out.
public struct Trial: Hashable, Sendable {
  public let finding: String
  public let choice: String

  public init(finding: String, choice: String) {
    self.finding = finding
    self.choice = choice
  }
}
