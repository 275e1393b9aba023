import Apply
import Audit

/// A workspace for one command, with interrupted work brought to an end first.
enum Session {
  static func open(_ invocation: Invocation, session: String? = nil) throws -> Workspace {
    let workspace: Workspace
    do { workspace = try Workspace(path: invocation.path, session: session) } catch {
      throw mistyped(invocation, error) ?? error
    }
    for recovery in try workspace.recover() { tell(recovery) }
    for journal in workspace.damagedJournals {
      Console.message([
        "a record of an earlier change cannot be read: \(journal)",
        "That change cannot be undone from here; its kept files stand beside the record.",
      ])
    }
    return workspace
  }

  static func audit(_ workspace: Workspace) throws -> Audit { try workspace.audit { _ in true } }

  /// A word that is no folder may be a mistyped command.
  private static func mistyped(_ invocation: Invocation, _ error: AuditError) -> UsageError? {
    guard case .missing = error, invocation.command.name.isEmpty, let word = invocation.operand,
      !word.contains("/")
    else { return nil }
    if CommandTable.all.contains(where: { $0.name == word }) {
      return .unknownCommand(word, similar: "sceneshift \(word) [options]")
    }
    return ArgumentParser(commands: CommandTable.all).similar(to: word).map { .unknownCommand(word, similar: $0) }
  }

  private static func tell(_ recovery: Transaction.Recovery) {
    var lines = ["an earlier run was interrupted while it wrote; the files are as they were before it"]
    lines += recovery.restored.map { "given back: \($0)" }
    lines += recovery.leftAlone.map { "left as it is, because it was edited since: \($0)" }
    Console.message(lines)
  }

  /// The answers a headless run takes.
  static func decisions(_ invocation: Invocation, _ audit: Audit) throws -> (Decisions, ConfirmedPlan.Consent) {
    if let path = invocation["--decisions"] { return (try DecisionsFile.read(path: path), .decisionsFile) }
    return (Decisions.recommended(audit.report), .recommended)
  }

  /// What would become of the project with the saved answers and, where there is none, the recommendation: for showing
  /// what comes after, never for applying.
  static func likelyPlan(_ workspace: Workspace, _ audit: Audit) -> Plan {
    var decisions = Decisions.recommended(audit.report, onlySure: false)
    for saved in (try? workspace.loadDecisions())?.decisions ?? [] where saved.choice != nil {
      decisions[saved.finding] = saved
    }
    return workspace.plan(audit, decisions)
  }
}
