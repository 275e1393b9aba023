import Apply
import Audit

enum AuditCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workbench = try Session.open(invocation)
    let audit = try Session.audit(workbench, for: invocation)
    let report = audit.report
    let format = ReportFormat(rawValue: invocation.choice("--format")) ?? .text
    let after = format.showsPlan ? Session.after(workbench, audit) : nil
    if let file = invocation["--output"], file != "-" {
      try Console.write(Array(format.render(report, after: after, style: .plain, width: 100).utf8), toFile: file)
    } else {
      try Console.print(format.render(report, after: after, style: .forStandardOutput(), width: Console.width))
    }
    return code(report, failOn: invocation.choice("--fail-on"))
  }

  static func code(_ report: AuditReport, failOn level: String) -> ExitCode {
    let isOpen = report.findings.contains { finding in
      switch level {
      case "blocker": finding.kind == .blocker
      case "decision": finding.kind != .informational
      default: false
      }
    }
    return isOpen ? .open : .clean
  }
}
