import Apply
import Audit

enum UndoCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.openProject(invocation)
    let outcome = try workspace.undo { _ in }
    var text = localized("Undone: the change of \(outcome.change.time).") + "\n"
    for path in outcome.restored { text += localized("  given back  \(VisibleText.line(path))") + "\n" }
    for path in outcome.removed { text += localized("  removed     \(VisibleText.line(path))") + "\n" }
    try Console.print(text)
    return .clean
  }
}
