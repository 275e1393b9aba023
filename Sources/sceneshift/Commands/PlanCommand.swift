import Apply
import Audit
import Foundation

enum PlanCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.open(invocation)
    let audit = try Session.audit(workspace, for: invocation)
    let (decisions, _) = try Session.decisions(invocation, audit)
    let plan = workspace.plan(audit, decisions)
    // What cannot be applied is no patch either.
    if let file = invocation["--patch"], plan.isApplicable {
      try Console.write(Patch.unified(plan.files), toFile: file)
      tellPrefix(workspace.root, file)
    }
    if invocation["--patch"] != "-" {
      switch invocation.choice("--format") {
      case "json": try Console.print(PlanJSON.document(plan, root: workspace.root).rendered)
      case "markdown":
        try Console.print(PlanMarkdown(audit: audit, decisions: decisions).document(plan))
      default:
        try Console.print(
          PlanText(style: .forStandardOutput(), width: Console.width, audit: audit).document(plan))
      }
    }
    return code(plan, audit.report)
  }

  /// Refusals first, then missing answers, then whether anything would change, or a person has to do what blocks. What an open question stands in the way
  /// of is missing its answer.
  static func code(_ plan: Plan, _ report: AuditReport) -> ExitCode {
    let blocking = plan.problems.filter { !$0.isStale }
    if !blocking.isEmpty {
      Console.message([localized("the plan cannot be applied")] + blocking.map(PlanWording.line))
      let open = Set(plan.unanswered.map(\.id))
      guard blocking.allSatisfy({ !open.isDisjoint(with: $0.findings) }) else { return .refused }
    }
    if !plan.unanswered.isEmpty {
      Console.message(PlanWording.unanswered(plan.unanswered))
      return .unanswered
    }
    return plan.isEmpty ? AuditCommand.code(report, failOn: "blocker") : .open
  }

  /// Git takes the names of a patch from the top of the work tree.
  private static func tellPrefix(_ root: String, _ file: String) {
    var folder = root
    while folder != "/", !folder.isEmpty, !FileManager.default.fileExists(atPath: folder + "/.git") {
      folder = (folder as NSString).deletingLastPathComponent
    }
    guard folder != "/", !folder.isEmpty, folder != root, file != "-" else { return }
    let prefix = root.dropFirst(folder.count + 1)
    Console.message([
      localized("the project is a part of \(folder); apply with: git apply --directory=\(prefix) \(file)")
    ])
  }
}
