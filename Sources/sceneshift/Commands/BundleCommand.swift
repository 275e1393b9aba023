import Apply
import Audit
import Foundation

enum BundleCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workspace = try Session.openProject(invocation)
    let audit = try Session.audit(workspace)
    let isRedacted = invocation.has("--redact")
    let document = AuditBundle.document(
      audit, after: Session.after(workspace, audit), made: Date().ISO8601Format(), redacted: isRedacted)
    let file = invocation["--output"] ?? "-"
    try Console.write(Array(document.rendered.utf8), toFile: file)
    if file != "-" {
      Console.message([
        isRedacted
          ? localized("\(file): \(counted(audit.report.findings.count, "finding")); names, strings and hosts replaced")
          : localized("\(file): \(counted(audit.report.findings.count, "finding")) with the code they quote"),
        localized("It is plain text: look at it before you send it. It is opened with: sceneshift \(file)"),
      ])
    }
    return .clean
  }
}
