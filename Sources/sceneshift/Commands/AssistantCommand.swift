import Apply
import Audit
import Foundation
import TUI

/// The assistant on the terminal, or line by line.
enum AssistantCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let workbench = try Session.open(invocation, session: invocation["--session"])
    var options = AssistantOptions()
    options.usesMouse = !invocation.has("--no-mouse")
    options.isASCII = invocation.has("--ascii")
    options.theme = Theme(rawValue: invocation.choice("--theme")) ?? .standard
    options.author = invocation["--as"] ?? options.environment["USER"] ?? options.environment["LOGNAME"]
    options.export = { audit, decisions in try export(audit, decisions) }
    let code =
      invocation.has("--plain")
      ? runPlain(workbench: workbench, options: options) : runAssistant(workbench: workbench, options: options)
    // The assistant's own codes: 0, 2 where there is no terminal, 128 and more after a signal.
    guard let known = ExitCode(rawValue: code) else { Platform.exit(code) }
    return known
  }

  /// Writes the report, the answers and the log of decisions beside each other into the folder the program was started
  /// in; never over a file that is there.
  private static func export(_ audit: Audit, _ decisions: Decisions) throws -> String {
    let folder = FileManager.default.currentDirectoryPath
    for number in 1...999 {
      let base = folder + "/sceneshift-report" + (number == 1 ? "" : "-\(number)")
      if FileManager.default.fileExists(atPath: base + ".txt") { continue }
      let report = ReportFormat.text.render(audit.report, style: .plain, width: 100)
      try Console.write(Array(report.utf8), toFile: base + ".txt")
      try Console.write(Array(DecisionsFile.text(decisions).utf8), toFile: base + ".decisions.json")
      let log = DecisionLog.document(audit.report, decisions)
      try Console.write(Array(log.utf8), toFile: base + ".decisions.md")
      return localized("\(base).txt, .decisions.json and .decisions.md")
    }
    throw UsageError.unusableFile(path: folder, reason: localized("there are 999 reports in it already"))
  }
}
