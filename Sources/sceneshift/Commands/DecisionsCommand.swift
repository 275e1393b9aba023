import Apply
import Audit

enum DecisionsCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.open(invocation, session: invocation["--session"])
    let decisions = try workspace.loadDecisions()
    try Console.print(DecisionLog.document(try Session.audit(workspace).report, decisions))
    return .clean
  }
}
