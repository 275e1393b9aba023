import Audit
import TUI

/// What a project is, in one line each: the same in every form of the report.
struct ProjectFacts {
  /// `Capacitor 8.4.0, UIKit; Swift packages; target App`.
  let line: String
  /// `3 blockers, 5 decisions, 4 informational.`
  let counts: String

  init(_ report: ProjectReport) {
    let project = report.project
    let stacks = project.stacks.map { Wording.stack($0, of: project) }
    var facts = [stacks.commaSeparated]
    switch project.packageManager {
    case .swiftPackageManager: facts.append(localized("Swift packages"))
    case .cocoaPods: facts.append("CocoaPods")
    case .carthage: facts.append("Carthage")
    case .none: break
    }
    if project.kind != .app { facts.append(Wording.kind(project.kind)) }
    let targets = project.targets.map(project.title)
    if !targets.isEmpty {
      facts.append(
        localized("\(targets.count, one: "target", other: "targets") \(targets.commaSeparated)"))
    }
    line = facts.filter { !$0.isEmpty }.joined(separator: localized("; "))
    counts = Self.counts(report.findings)
  }

  static func counts(_ findings: [Finding]) -> String {
    let counts = Finding.Kind.allCases.map { kind in
      let count = findings.count { $0.kind == kind }
      switch kind {
      case .blocker: return counted(count, "blocker")
      case .decision: return counted(count, "decision")
      case .informational: return localized("\(count) informational")
      }
    }
    return PrintLayout.sentence(counts.commaSeparated)
  }
}

extension Finding.Kind {
  /// Heading of a list of them, lower case.
  var plural: String {
    switch self {
    case .blocker: localized("blockers")
    case .decision: localized("decisions")
    case .informational: localized("informational")
    }
  }
}
