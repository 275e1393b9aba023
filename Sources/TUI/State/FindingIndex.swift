import Apply
import Audit

/// The answers and lists that the screens ask for at every key, worked out once per change.
public struct FindingIndex: Sendable {
  /// Visible findings by kind, in the report's order.
  public private(set) var visible: [Finding.Kind: [Finding]] = [:]
  /// All findings by id.
  public private(set) var byID: [String: Finding] = [:]
  /// All questions in the order they are worked through.
  public private(set) var questions: [Finding] = []
  public private(set) var hidden = 0
  public private(set) var answers: [String: Decision] = [:]
  public private(set) var answered = 0

  public init() {}

  public init(_ report: ProjectReport?, decisions: Decisions, filter: String) {
    answers = Dictionary(decisions.decisions.map { ($0.finding, $0) }, uniquingKeysWith: { _, last in last })
    guard let report else { return }
    byID = Dictionary(report.findings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    questions = Self.inOrder(report.findings.filter(\.isQuestion))
    let query = FindingQuery(filter)
    for kind in Finding.Kind.allCases {
      let all = Self.inOrder(report.findings(of: kind))
      let shown = query.isEmpty ? all : all.filter { query.matches($0, mark: mark(of: $0)) }
      visible[kind] = shown
      hidden += all.count - shown.count
    }
    answered = questions.count { mark(of: $0) == .answered }
  }

  /// Adoption first: what every other answer writes into depends on it.
  private static func inOrder(_ findings: [Finding]) -> [Finding] {
    func isAdoption(_ finding: Finding) -> Bool { finding.rule.hasPrefix("adoption.") && finding.isQuestion }
    return findings.filter(isAdoption) + findings.filter { !isAdoption($0) }
  }

  /// Takes new answers without changing which findings are listed: a list that reshuffles under the cursor is no help.
  mutating func update(_ decisions: Decisions) {
    answers = Dictionary(decisions.decisions.map { ($0.finding, $0) }, uniquingKeysWith: { _, last in last })
    answered = questions.count { mark(of: $0) == .answered }
  }

  public func mark(of finding: Finding) -> Mark {
    guard finding.isQuestion else { return .none }
    guard let decision = answers[finding.id] else { return .open }
    if let choice = decision.choice {
      return finding.choices.contains { $0.id == choice } ? .answered : .changed
    }
    return decision.later == true ? .later : .open
  }

  public func answer(to finding: Finding) -> Choice? {
    guard let id = answers[finding.id]?.choice else { return nil }
    return finding.choices.first { $0.id == id }
  }
}

/// Where a finding stands.
public enum Mark: Sendable {
  case answered, open, later, changed, none

  var glyph: String {
    switch self {
    case .answered: Glyphs.yes
    case .open: "?"
    case .later: "~"
    case .changed: "!"
    case .none: " "
    }
  }

  var role: Style.Role {
    switch self {
    case .answered: .answered
    case .open, .changed: .decision
    case .later, .none: .quiet
    }
  }

  var word: String {
    switch self {
    case .answered: "answered"
    case .open: "open"
    case .later: "later"
    case .changed: "changed"
    case .none: ""
    }
  }
}

/// Words that all have to occur in a finding.
struct FindingQuery {
  private let words: [String]

  init(_ text: String) {
    words = text.lowercased().split(separator: " ").map(String.init)
  }

  var isEmpty: Bool { words.isEmpty }

  func matches(_ finding: Finding, mark: Mark) -> Bool {
    let head = [
      finding.title, finding.rule, finding.location?.file ?? "", finding.symbol ?? "",
      finding.targets.joined(separator: " "),
    ].joined(separator: "\n").lowercased()
    return words.allSatisfy { word in
      word == mark.word || head.contains(word)
        || finding.excerpt?.lines.contains { $0.lowercased().contains(word) } == true
        || finding.message.lowercased().contains(word)
    }
  }
}

extension AppState {
  /// The finding under the cursor of the findings screen.
  public var currentFinding: Finding? {
    guard let kind = findings.listPane.kind else { return nil }
    let list = index.visible[kind] ?? []
    if let id = findings.cursor[findings.listPane], let finding = index.byID[id], finding.kind == kind {
      return finding
    }
    return list.first
  }

  /// The finding that commands are about on this screen.
  public var subject: Finding? {
    screen == .ask ? index.byID[ask.finding] : currentFinding
  }

  /// The choice under the cursor of the question.
  public var currentChoice: Choice? {
    guard let finding = index.byID[ask.finding] else { return nil }
    return finding.choices.first { $0.id == ask.choice } ?? finding.choices.first
  }

  /// The next question without an answer after `id`, or before it where none follows.
  public func nextOpen(after id: String?) -> Finding? {
    let open = index.questions.filter { [.open, .changed].contains(index.mark(of: $0)) && $0.id != id }
    guard let id, let position = index.questions.firstIndex(where: { $0.id == id }) else { return open.first }
    let later = Set(index.questions.dropFirst(position + 1).map(\.id))
    return open.first { later.contains($0.id) } ?? open.first
  }

  /// Works the lists out again after the audit, the project or the filter changed.
  mutating func reindex() {
    index = FindingIndex(project, decisions: decisions, filter: findings.filter)
    let known = Set(audit?.report.findings.map(\.id) ?? [])
    stale = audit == nil ? [] : decisions.decisions.filter { !known.contains($0.finding) && $0.choice != nil }
    keepCursors()
  }

  /// Cursors that point at nothing any more go to the nearest thing there is.
  mutating func keepCursors() {
    for pane in [Pane.blocker, .decision, .informational] {
      guard let kind = pane.kind else { continue }
      let list = index.visible[kind] ?? []
      if let id = findings.cursor[pane], list.contains(where: { $0.id == id }) { continue }
      findings.cursor[pane] = list.first?.id
    }
    if list(findings.listPane).isEmpty {
      let pane = [Pane.blocker, .decision, .informational].first { !list($0).isEmpty } ?? .blocker
      findings.listPane = pane
      if findings.pane != .detail { findings.pane = pane }
    }
  }

  func list(_ pane: Pane) -> [Finding] { pane.kind.flatMap { index.visible[$0] } ?? [] }
}
