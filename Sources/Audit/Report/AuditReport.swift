/// What an audit found, for one tree.
public struct AuditReport: Sendable {
  /// Absolute path of the tree.
  public let root: String
  public let projects: [ProjectReport]
  /// Folders and files that were left out, with the reason.
  public let skipped: [SkippedPath]
  public let statistics: AuditStatistics

  public init(root: String, projects: [ProjectReport], skipped: [SkippedPath], statistics: AuditStatistics) {
    self.root = root
    self.projects = projects
    self.skipped = skipped
    self.statistics = statistics
  }

  /// Findings of all projects, in their order.
  public var findings: [Finding] { projects.flatMap(\.findings) }
}

public struct SkippedPath: Sendable, Hashable {
  public let path: String
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

public struct AuditStatistics: Sendable, Hashable {
  /// Folders entered, files listed, files read, files parsed, bytes parsed.
  public var folders = 0
  public var files = 0
  public var filesRead = 0
  public var filesParsed = 0
  public var bytesParsed = 0

  public init() {}
}

public struct ProjectReport: Sendable {
  public enum State: String, Sendable, Codable {
    case notAdopted, partial, adopted
    /// A plugin or a module: nothing of it starts as an app.
    case noApp

    /// Whether nothing about the adoption is left to do.
    public var isSettled: Bool { self == .adopted || self == .noApp }

    public var title: String {
      switch self {
      case .noApp: localized("no app of its own")
      case .notAdopted: localized("not adopted")
      case .partial: localized("partly adopted")
      case .adopted: localized("adopted")
      }
    }
  }

  public let project: Project
  public let state: State
  public let signals: [Signal]
  /// Sorted: kind, then file, then line, then id.
  public let findings: [Finding]
  public let coverage: [CoverageRow]
  /// What to check on a device afterwards.
  public let checklist: DeviceChecklist

  /// - Parameter checklist: nil for the one the project's files make.
  public init(
    project: Project, state: State, signals: [Signal], findings: [Finding], coverage: [CoverageRow],
    checklist: DeviceChecklist? = nil
  ) {
    self.project = project
    self.checklist = checklist ?? DeviceChecklist(project)
    self.state = state
    self.signals = signals
    self.findings = findings.sorted {
      ($0.kind, $0.location?.file ?? "", $0.location?.line ?? 0, $0.id)
        < ($1.kind, $1.location?.file ?? "", $1.location?.line ?? 0, $1.id)
    }
    self.coverage = coverage
  }

  public func findings(of kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }
}

/// One of the things that "adopted" rests on.
public struct Signal: Sendable, Hashable, Identifiable {
  /// `manifest`, `delegate`, `compiled`, `window`, `links`; Capacitor's own `cap.manifest`, `cap.file`, `cap.hook`.
  public let id: String
  /// Word for the header of the screen.
  public let title: String
  public let isOK: Bool
  /// What shows it: a sentence with file and line.
  public let evidence: String

  public init(id: String, title: String, isOK: Bool, evidence: String) {
    self.id = id
    self.title = title
    self.isOK = isOK
    self.evidence = evidence
  }
}

/// Something the system can send, and which code gets it.
public struct CoverageRow: Sendable, Hashable {
  public enum Start: String, Sendable, Codable {
    case cold, warm, none
  }

  public enum Verdict: String, Sendable, Codable, CaseIterable {
    /// The handler is called.
    case runs
    /// There is a handler, and nothing will call it.
    case silent
    /// It was handled before and no longer is.
    case lost
    /// Two handlers take it.
    case twice
    /// Nobody handles it, and nobody did.
    case none
  }

  public let event: Callback.Event
  public let start: Start
  /// `AppDelegate.application(_:open:options:)`, or nil for nobody.
  public let handler: String?
  public let verdict: Verdict
  public let location: SourceLocation?
  /// Findings about it.
  public let findings: [String]
  /// Names of the app targets it holds for; empty where the project has one.
  public let targets: [String]

  public init(
    event: Callback.Event, start: Start, handler: String?, verdict: Verdict, location: SourceLocation? = nil,
    findings: [String] = [], targets: [String] = []
  ) {
    self.event = event
    self.start = start
    self.handler = handler
    self.verdict = verdict
    self.location = location
    self.findings = findings
    self.targets = targets
  }
}
