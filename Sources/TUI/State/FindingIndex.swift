import Apply
import Audit

/// The answers and lists that the screens ask for at every key, worked out once per change.
public struct FindingIndex: Sendable {
  public struct Count: Equatable, Sendable {
    public var questions = 0
    public var answered = 0
  }

  /// Visible findings by kind: adoption first, then the report's order.
  public private(set) var visible: [Finding.Kind: [Finding]] = [:]
  /// Questions and answers among the visible ones.
  public private(set) var counts: [Finding.Kind: Count] = [:]
  /// All findings by id.
  public private(set) var byID: [String: Finding] = [:]
  /// All questions in the order they are worked through.
  public private(set) var questions: [Finding] = []
  public private(set) var hidden = 0
  public private(set) var answers: [String: Decision] = [:]
  public private(set) var answered = 0
  private var all: [Finding.Kind: [Finding]] = [:]
  /// As the audit has them.
  private var findings: [Finding] = []
  /// Ids of the targets that adopt scenes in stages.
  private var staged: Set<String> = []
  /// Short names of the files that findings are about, by path.
  private var names: [String: String] = [:]
  /// What a search looks into, lower case, by id.
  private var texts: [String: [UInt8]] = [:]

  public init() {}

  public init(_ report: ProjectReport?, decisions: Decisions, filter: String) {
    if let report {
      findings = report.findings
      staged = StagedAdoption.targets(findings, decisions)
      read()
      texts = byID.mapValues(Self.text)
      names = PathNames.distinct(findings.compactMap { $0.location?.file })
    }
    update(decisions)
    show(filter)
  }

  /// Lists the findings; what an adoption in stages recommends, it recommends here.
  private mutating func read() {
    let findings = staged.isEmpty ? findings : findings.map { $0.staged(in: staged) }
    byID = Dictionary(findings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    questions = Self.inOrder(findings.filter(\.isQuestion))
    for kind in Finding.Kind.allCases { all[kind] = Self.inOrder(findings.filter { $0.kind == kind }) }
    for (kind, shown) in visible { visible[kind] = shown.compactMap { byID[$0.id] } }
  }

  /// Adoption first: what every other answer writes into depends on it.
  public static func inOrder(_ findings: [Finding]) -> [Finding] {
    findings.filter(\.isAboutAdoption) + findings.filter { !$0.isAboutAdoption }
  }

  private static func text(_ finding: Finding) -> [UInt8] {
    var parts = [finding.title, finding.rule, finding.location?.file ?? "", finding.symbol ?? "", finding.message]
    parts += finding.targets
    parts += finding.excerpt?.lines ?? []
    return Array(parts.joined(separator: "\n").lowercased().utf8)
  }

  /// Lists what holds every word of `filter`.
  mutating func show(_ filter: String) {
    let query = FindingQuery(filter)
    hidden = 0
    for kind in Finding.Kind.allCases {
      let all = all[kind] ?? []
      let shown = query.isEmpty ? all : all.filter { matches($0, query) }
      visible[kind] = shown
      hidden += all.count - shown.count
    }
    count()
  }

  /// Takes new answers without changing which findings are listed: a list that reshuffles under the cursor is no help.
  mutating func update(_ decisions: Decisions) {
    let targets = StagedAdoption.targets(findings, decisions)
    if targets != staged {
      staged = targets
      read()
    }
    answers = Dictionary(decisions.decisions.map { ($0.finding, $0) }, uniquingKeysWith: { _, last in last })
    answered = questions.count { mark(of: $0) == .answered }
    count()
  }

  private mutating func count() {
    for (kind, findings) in visible {
      var count = Count()
      for finding in findings where finding.isQuestion {
        count.questions += 1
        if mark(of: finding) == .answered { count.answered += 1 }
      }
      counts[kind] = count
    }
  }

  func matches(_ finding: Finding, _ query: FindingQuery) -> Bool {
    query.matches(texts[finding.id] ?? [], mark: mark(of: finding))
  }

  public func mark(of finding: Finding) -> Mark {
    guard finding.isQuestion else { return .none }
    guard let decision = answers[finding.id] else { return .open }
    if let choice = decision.choice {
      return finding.choices.contains { $0.id == choice } ? .answered : .changed
    }
    return decision.later == true ? .later : .open
  }

  /// Whether a question waits for an answer: it has none, or one that fits no more.
  func isOpen(_ finding: Finding) -> Bool {
    switch mark(of: finding) {
    case .open, .changed: true
    default: false
    }
  }

  /// `AppDelegate.swift:12`; with the folder where the project has several of that name.
  func place(of finding: Finding) -> String? {
    finding.location.map { "\(names[$0.file] ?? TreePath.name($0.file)):\($0.line)" }
  }

  public func answer(to finding: Finding) -> Choice? {
    guard let id = answers[finding.id]?.choice else { return nil }
    return finding.choices.first { $0.id == id }
  }
}

extension Finding {
  /// Whether it asks for adoption itself, which every other answer builds on.
  var isAboutAdoption: Bool { rule.hasPrefix("adoption.") && isQuestion }
}

/// Where a finding stands.
public enum Mark: Sendable, CaseIterable {
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
    case .answered: localized("answered")
    case .open: localized("still open")
    case .later: localized("later")
    case .changed: localized("changed")
    case .none: ""
    }
  }
}

/// Words that all have to occur in a finding; the name of a mark finds what is marked so.
struct FindingQuery {
  private let words: [[UInt8]]
  private let names: [Mark: [[UInt8]]]

  init(_ text: String) {
    words = text.lowercased().split(separator: " ").map { Array($0.utf8) }
    names = Dictionary(
      uniqueKeysWithValues: Mark.allCases.map { mark in
        (mark, mark.word.split(separator: " ").map { Array($0.utf8) })
      })
  }

  var isEmpty: Bool { words.isEmpty }

  func matches(_ text: [UInt8], mark: Mark) -> Bool {
    words.allSatisfy { word in names[mark]?.contains(word) == true || Self.contains(text, word) }
  }

  /// `String.contains` is far too slow for ten thousand findings per key.
  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return word.isEmpty }
    return text.withUnsafeBufferPointer { text in
      word.withUnsafeBufferPointer { word in
        for start in 0...(text.count - word.count) where text[start] == first {
          var length = 1
          while length < word.count, text[start + length] == word[length] { length += 1 }
          if length == word.count { return true }
        }
        return false
      }
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
    switch screen {
    case .ask: return index.byID[ask.finding]
    case .agenda:
      let findings = Agenda(index).findings
      return findings.indices.contains(agenda.cursor) ? findings[agenda.cursor] : findings.last
    default: return currentFinding
    }
  }

  /// The choice under the cursor of the question.
  public var currentChoice: Choice? {
    guard let finding = index.byID[ask.finding] else { return nil }
    return finding.choices.first { $0.id == ask.choice } ?? finding.choices.first
  }

  /// The choice that stands beside it when two are compared: the recommended one, or else the next.
  public var comparedChoice: Choice? {
    guard let finding = index.byID[ask.finding], let current = currentChoice, finding.choices.count > 1 else {
      return nil
    }
    if let recommended = finding.recommended, recommended.id != current.id { return recommended }
    let position = finding.choices.firstIndex { $0.id == current.id } ?? 0
    return finding.choices[(position + 1) % finding.choices.count]
  }

  /// The next question without an answer after `id`, or before it where none follows.
  public func nextOpen(after id: String?) -> Finding? {
    let questions = index.questions
    let start = id.flatMap { id in questions.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    return questions[start...].first { index.isOpen($0) && $0.id != id }
      ?? questions[..<start].first { index.isOpen($0) && $0.id != id }
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
