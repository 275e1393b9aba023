import Apply
import Audit

/// The assistant on the terminal.
enum AssistantCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    _ = try Session.open(invocation, session: invocation["--session"])
    Console.message([
      "the assistant is not part of this build yet", "`sceneshift audit` prints the report.",
    ])
    return .usage
  }
}
