import Apply
import Audit

/// What one command works on: a project, with interrupted work brought to an end first, or a bundle.
enum Session {
  static func open(_ invocation: Invocation, session: String? = nil) throws -> any Workbench {
    guard BundleWorkbench.isBundle(invocation.path) else { return try openFolder(invocation, session: session) }
    let workbench = try BundleWorkbench(path: invocation.path, session: session)
    tell(workbench.bundle)
    return workbench
  }

  /// For a command that reads or writes files of the project.
  static func openProject(_ invocation: Invocation) throws -> Workspace {
    if BundleWorkbench.isBundle(invocation.path) {
      throw UsageError.needsProject(bundle: invocation.path, command: invocation.command.name)
    }
    return try openFolder(invocation, session: nil)
  }

  private static func openFolder(_ invocation: Invocation, session: String?) throws -> Workspace {
    let workspace: Workspace
    do { workspace = try Workspace(path: invocation.path, session: session) } catch {
      throw mistyped(invocation, error) ?? error
    }
    for recovery in try workspace.recover() { tell(recovery) }
    for journal in workspace.damagedJournals {
      Console.message([
        localized("a record of an earlier change cannot be read: \(journal)"),
        localized("That change cannot be undone from here; its kept files stand beside the record."),
      ])
    }
    return workspace
  }

  /// What a bundle of another version may lack.
  private static func tell(_ bundle: AuditBundle) {
    guard bundle.version != Program.version else { return }
    var lines = [localized("the bundle was made by sceneshift \(bundle.version); this is \(Program.version)")]
    let rules = bundle.unknownRules
    if !rules.isEmpty { lines.append(localized("rules this version does not have: \(rules.commaSeparated)")) }
    lines.append(
      localized("The answers are checked again where the project is: what no longer matches is listed there."))
    Console.message(lines)
  }

  static func audit(_ workbench: any Workbench) throws -> Audit { try workbench.audit { _ in true } }

  /// The audit of a command that takes a whole folder: of several projects it says which there are, and the command
  /// for each.
  static func audit(_ workbench: any Workbench, for invocation: Invocation) throws -> Audit {
    let audit = try audit(workbench)
    let projects = audit.report.projects
    // Answers name findings of the folder they were given for.
    if projects.count > 1, invocation["--decisions"] == nil, !BundleWorkbench.isBundle(invocation.path) {
      Console.message(SeveralProjects(projects, invocation).lines)
    }
    return audit
  }

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
    var lines = [localized("an earlier run was interrupted while it wrote; the files are as they were before it")]
    lines += recovery.restored.map { localized("given back: \($0)") }
    lines += recovery.leftAlone.map { localized("left as it is, because it was edited since: \($0)") }
    Console.message(lines)
  }

  /// The answers a headless run takes.
  static func decisions(_ invocation: Invocation, _ audit: Audit) throws -> (Decisions, ConfirmedPlan.Consent) {
    if let path = invocation["--decisions"] { return (try DecisionsFile.read(path: path), .decisionsFile) }
    return (Decisions.recommended(audit.report), .recommended)
  }

  /// What would become of the project with the saved answers and, where there is none, the recommendation: for showing
  /// what comes after, never for applying.
  static func after(_ workbench: any Workbench, _ audit: Audit) -> AuditReport? {
    if let bundle = (workbench as? BundleWorkbench)?.bundle { return bundle.reportAfter }
    var decisions = Decisions.recommended(audit.report, onlySure: false)
    for saved in (try? workbench.loadDecisions())?.decisions ?? [] where saved.choice != nil {
      decisions[saved.finding] = saved
    }
    return workbench.plan(audit, decisions).after?.report
  }
}
