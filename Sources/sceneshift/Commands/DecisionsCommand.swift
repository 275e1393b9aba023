import Apply
import Audit

enum DecisionsCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.open(invocation, session: invocation["--session"])
    // A file that somebody named has to be there; the assistant alone may start a new one.
    let decisions = try invocation["--session"].map { try DecisionsFile.read(path: $0) } ?? workspace.loadDecisions()
    try Console.print(DecisionLog.document(try Session.audit(workspace).report, decisions))
    return .clean
  }
}
