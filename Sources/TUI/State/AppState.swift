import Apply
import Audit

/// Everything the screens show. A value: the same state always draws the same picture.
public struct AppState: Sendable {
  public var size: Size
  public let settings: Settings
  /// Screens from the bottom up; never empty.
  public var stack: [Screen] = [.scan]
  public var scan = ScanState()
  public var audit: Audit? {
    didSet { auditNumber += 1 }
  }
  /// Tells one audit from the next.
  private(set) var auditNumber = 0
  /// Index of the project on screen.
  public var projectIndex = 0
  /// What was searched for in the list of projects.
  public var projectSearch = ""
  public var decisions = Decisions()
  /// Answers read from the file whose finding is not there any more.
  public var stale: [Decision] = []
  /// Lists and answers of the project on screen.
  public internal(set) var index = FindingIndex()
  public var findings = FindingsState()
  public var ask = AskState()
  public var agenda = ListState()
  public var coverage = ListState()
  public var planning = PlanningState()
  public var preview = PreviewState()
  public var applying = ApplyState()
  public var history = HistoryState()
  public var help = ListState()
  public var confirmation: Confirmation?
  public var prompt: Prompt?
  /// The answer given last, for taking it back.
  public var lastAnswered: String?
  /// One line above the keys, until the next key.
  public var notice: Notice?
  public var strayBytes = 0
  /// A save that is asked for and not yet confirmed.
  public var unsaved = 0
  public var saveProblem: String?
  /// Set once the loop shall end.
  public var exitCode: Int32?

  public init(size: Size, settings: Settings) {
    self.size = size
    self.settings = settings
  }

  /// What does not change while the program runs.
  public struct Settings: Sendable {
    /// Absolute path of the project.
    public var root: String
    public var decisionsPath: String
    /// The folder of the person, for `~`.
    public var home: String
    public var author: String?
    public var editorName: String
    /// Why nothing can be written or opened, for a project that is only described in a file.
    public var readOnlyReason: String?
    /// Events after the recommended answers, for such a project.
    public var reportAfter: AuditReport?
    /// What the terminal can draw.
    public var characters: CharacterSet
    /// ISO 8601 time of an answer. Fixed in tests.
    public var now: @Sendable () -> String

    public init(
      root: String, decisionsPath: String = "", home: String = "", author: String? = nil, editorName: String = "vi",
      readOnlyReason: String? = nil, reportAfter: AuditReport? = nil, characters: CharacterSet = .unicode,
      now: @escaping @Sendable () -> String = { "" }
    ) {
      self.root = root
      self.decisionsPath = decisionsPath
      self.home = home
      self.author = author
      self.editorName = editorName
      self.readOnlyReason = readOnlyReason
      self.reportAfter = reportAfter
      self.characters = characters
      self.now = now
    }

    /// `decisionsPath` as people read it.
    var decisionsPlace: String { PathNames.abbreviated(decisionsPath, home: home) }
  }

  public var screen: Screen { stack.last ?? .scan }

  /// Whether the project is only described in a file, and its own files are somewhere else.
  public var isBundle: Bool { settings.readOnlyReason != nil }

  public var project: ProjectReport? {
    guard let projects = audit?.report.projects, projects.indices.contains(projectIndex) else { return nil }
    return projects[projectIndex]
  }
}

public enum Screen: String, Hashable, Sendable, CaseIterable {
  case scan, projects, findings, ask, agenda, coverage, preview, apply, history, help
}

public struct Notice: Equatable, Sendable {
  public let text: String
  public let isProblem: Bool

  public static func info(_ text: String) -> Notice { Notice(text: text, isProblem: false) }
  public static func problem(_ text: String) -> Notice { Notice(text: text, isProblem: true) }
}

public struct ScanState: Equatable, Sendable {
  public var progress: AuditProgress?
  public var problem: String?
  public var isRunning = false

  public init() {}
}

/// Cursor and window of a plain list.
public struct ListState: Equatable, Sendable {
  public var cursor = 0
  public var scroll = 0

  public init() {}
}

/// A part of the findings screen that can have the cursor.
public enum Pane: Int, Hashable, Sendable, CaseIterable {
  case blocker, decision, informational, detail

  public var kind: Finding.Kind? {
    switch self {
    case .blocker: .blocker
    case .decision: .decision
    case .informational: .informational
    case .detail: nil
    }
  }

  public init(_ kind: Finding.Kind) {
    switch kind {
    case .blocker: self = .blocker
    case .decision: self = .decision
    case .informational: self = .informational
    }
  }
}

public struct FindingsState: Equatable, Sendable {
  public var pane = Pane.blocker
  /// The list pane whose cursor the detail shows.
  public var listPane = Pane.blocker
  /// Id of the finding under the cursor, by pane.
  public var cursor: [Pane: String] = [:]
  public var detailScroll = 0
  public var sideways = 0
  /// Ids of findings that the next answer is for.
  public var marked: Set<String> = []
  public var filter = ""
  public var search = ""

  public init() {}
}

public struct AskState: Equatable, Sendable {
  public enum Part: Int, Sendable, CaseIterable { case choices, code, result }

  public var finding = ""
  /// Id of the choice under the cursor.
  public var choice = ""
  public var part = Part.choices
  public var codeScroll = 0
  public var resultScroll = 0
  public var sideways = 0
  /// Whether the results of two choices stand next to each other.
  public var isComparing = false
  /// Results by choice, for the answers as they are now.
  public var trials: [String: TrialResult] = [:]
  /// The statements of the code, as the answers have them; empty for most findings.
  public var statements: [LaunchStatement] = []
  /// Number of the statement under the cursor of the code.
  public var statement = 0

  public init() {}
}

public struct PlanningState: Sendable {
  /// Grows whenever the answers change.
  public var generation = 0
  /// The generation that was asked for last.
  public var requested = -1
  public var preview: PlanPreview?
  /// Results that the person edited by hand, by path.
  public var edited: [String: EditedResult] = [:]

  public init() {}

  public var isCurrent: Bool { preview != nil && shown == generation }
  /// The generation `preview` belongs to.
  public var shown = -1
}

/// A planned file that the person changed before applying.
public struct EditedResult: Equatable, Sendable {
  /// What the plan had made of it.
  public let planned: [UInt8]
  public let bytes: [UInt8]
}

public struct PreviewState: Equatable, Sendable {
  public var file: String?
  public var scroll = 0
  public var sideways = 0
  public var hunk = 0
  /// Whether the cursor keys move in the difference instead of the list of files.
  public var isInDiff = false
  public var search = ""
  public var isSideBySide = false
  /// Indices of the hunks that are folded, by path.
  public var folded: [String: Set<Int>] = [:]
  public var ignoresBlanks = false
  public var context = 3

  public init() {}
}

public struct ApplyState: Sendable {
  public enum Phase: Equatable, Sendable { case idle, applying, applied, failed(String), undoing, undone(String) }

  public var phase = Phase.idle
  public var steps: [ApplyStep] = []
  public var outcome: ApplyOutcome?
  /// What was left to a person when the plan was applied.
  public var outsideSteps: [OutsideStep] = []
  public var manualSteps: [ManualStep] = []
  public var deviceChecks: [String] = []
  /// Who handled which event before the plan was applied.
  public var coverageBefore: [CoverageRow] = []
  public var list = ListState()
  /// Index of the outside step that runs, with its output.
  public var running: Int?
  public var results: [Int: Int32] = [:]
  public var output: [String] = []

  public init() {}

  public var isBusy: Bool { phase == .applying || phase == .undoing }
}

public struct HistoryState: Equatable, Sendable {
  public var changes: [AppliedChange]?
  public var problem: String?
  public var list = ListState()

  public init() {}
}

/// A question that stands in front of something that is hard to take back.
public struct Confirmation: Equatable, Sendable {
  public enum Act: Equatable, Sendable {
    case apply
    case undo
    case takeAll([String])
    case sameAnswer(rule: String, choice: String, findings: [String])
    case reopen([String])
    /// One command for all marked findings.
    case marked(Command, [String])
    case run(Int)
  }

  public let title: String
  public let lines: [String]
  /// What Enter does, as a verb: "Apply".
  public let verb: String
  public let act: Act
}

/// A line of text that is being typed.
public struct Prompt: Equatable, Sendable {
  public enum Purpose: Equatable, Sendable { case search, filter, note(String) }

  public let purpose: Purpose
  public var text: String
  /// Characters before the cursor.
  public var cursor: Int

  public init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    self.text = text
    cursor = text.count
  }
}
