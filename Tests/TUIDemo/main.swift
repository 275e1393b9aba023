import Apply
import Audit
import Foundation
import TUI
import TUIFixtures

// The screens over a workbench without a disk: what the tests drive in a real terminal, and a way to look at them.

/// The fake workbench with the mishaps that a terminal must survive.
struct MishapWorkbench: Workbench {
  let base: FakeWorkbench
  let mishaps: Set<String>

  var root: String { base.root }
  var decisionsPath: String { base.decisionsPath }

  func audit(progress: @escaping @Sendable (AuditProgress) -> Bool) throws -> Audit {
    if mishaps.contains("--stray") { FileHandle.standardError.write(Data("a library speaks\n".utf8)) }
    return try base.audit(progress: progress)
  }

  func plan(_ audit: Audit, _ decisions: Decisions) -> Plan {
    // A fault of the program itself, as the compiler makes one.
    if mishaps.contains("--trap") { return [Plan]()[CommandLine.arguments.count] }
    return base.plan(audit, decisions)
  }

  func revised(_ plan: Plan, _ results: [String: [UInt8]], of audit: Audit) -> Plan {
    base.revised(plan, results, of: audit)
  }

  func draft(_ audit: Audit, _ decisions: Decisions) -> Plan { base.draft(audit, decisions) }

  func apply(
    _ plan: ConfirmedPlan, progress: @escaping @Sendable (ApplyStep) -> Void
  ) throws -> ApplyOutcome { try base.apply(plan, progress: progress) }

  func undo(progress: @escaping @Sendable (ApplyStep) -> Void) throws -> UndoOutcome {
    try base.undo(progress: progress)
  }

  func history() throws -> [AppliedChange] { try base.history() }
  func loadDecisions() throws -> Decisions { try base.loadDecisions() }
  func save(_ decisions: Decisions) throws -> Decisions { try base.save(decisions) }
}

var options = AssistantOptions()
let arguments = Set(CommandLine.arguments.dropFirst())
options.isASCII = arguments.contains("--ascii")
options.usesMouse = !arguments.contains("--no-mouse")
options.author = "Ada"
let base = FakeWorkbench(
  findings: arguments.contains("--many") ? ShopApp.manyFindings(10_000) : ShopApp.findings,
  projects: arguments.contains("--projects") ? 3 : 1)
if arguments.contains("--not-found") { base.auditProblem = .noProject(path: base.root, found: "a web site") }
let workbench = MishapWorkbench(base: base, mishaps: arguments)
let code =
  arguments.contains("--plain")
  ? runPlain(workbench: workbench, options: options) : runAssistant(workbench: workbench, options: options)
exit(code)
