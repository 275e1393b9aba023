import Apply
import Audit

/// Whole projects with one damaged file.
enum HostileProject {
  static let all: [ExampleProject] = ExampleProject.allCases.filter { !$0.files.isEmpty }

  /// - Parameter seed: which project and which of its files.
  static func place(_ seed: UInt64) -> (project: ExampleProject, path: String) {
    let project = all[Int(seed % UInt64(all.count))]
    let paths = project.files.keys.sorted()
    return (project, paths[Int(seed / UInt64(all.count) % UInt64(paths.count))])
  }

  static func run(_ bytes: [UInt8], seed: UInt64) throws(HostileTarget.Fault) {
    let place = place(seed)
    var files = place.project.files.mapValues { Array($0.utf8) }
    files[place.path] = bytes
    guard let audit = try? Auditor(tree: MemoryTree(files: files)).audit() else { return }
    for finding in audit.report.findings {
      guard let location = finding.location else { continue }
      try HostileTarget.expectInside(location.file)
    }
    let plan = Planner.plan(audit, Decisions.recommended(audit.report, onlySure: false))
    for change in plan.files {
      try HostileTarget.expectInside(change.path)
      if change.original != files[change.path] {
        throw HostileTarget.Fault(description: "the plan saw other bytes of \(change.path)")
      }
    }
    _ = AuditJSON.document(audit.report).rendered
    _ = AuditSARIF.document(audit.report).rendered
  }
}
