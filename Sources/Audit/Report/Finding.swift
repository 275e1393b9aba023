/// One thing a person should know or decide about a project.
public struct Finding: Sendable, Identifiable {
  public enum Kind: String, Sendable, Codable, CaseIterable, Comparable {
    case blocker, decision, informational

    public static func < (left: Kind, right: Kind) -> Bool { left.order < right.order }
    private var order: Int { Kind.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Stable: rule, file, symbol and normalised snippet; unrelated edits and line shifts do not change it.
  public let id: String
  /// Public rule id, such as `callback.lifecycle`.
  public let rule: String
  public let kind: Kind
  /// A sentence about this project.
  public let title: String
  /// Why it matters, one paragraph.
  public let message: String
  /// Names of the app targets it concerns; empty for the whole project.
  public let targets: [String]
  public let location: SourceLocation?
  /// The method, class or key it is about.
  public let symbol: String?
  public let excerpt: Excerpt?
  public let choices: [Choice]
  /// Public URLs.
  public let references: [String]
  /// Other tools, and whether they would have told.
  public let otherTools: [OtherTool: Bool]
  /// What the planner needs; not part of any report.
  public let subject: Subject
  /// What a person checks on the device afterwards.
  public let deviceChecks: [String]
  /// What tells it apart from others of its rule in one file about one symbol; part of `id`.
  public let distinction: String
  /// Statements of the code that a person may decide about one by one; empty for most.
  public let statements: [LaunchStatement]

  /// - Parameter distinction: tells apart findings of one rule in one file about one symbol: the snippet, whose
  ///   blanks do not count.
  public init(
    rule: String, kind: Kind, title: String, message: String, targets: [String] = [],
    location: SourceLocation? = nil, symbol: String? = nil, excerpt: Excerpt? = nil, choices: [Choice] = [],
    references: [String] = [], otherTools: [OtherTool: Bool] = [:], subject: Subject = Subject(),
    deviceChecks: [String] = [], distinction: String = "", statements: [LaunchStatement] = []
  ) {
    let snippet = distinction.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let id =
      rule + "-"
      + Digest.hex(
        [rule, location?.file ?? "", symbol ?? "", targets.joined(separator: ","), snippet].joined(separator: "\u{1F}"),
        bytes: 5)
    self.init(
      id: id, rule: rule, kind: kind, title: title, message: message, targets: targets, location: location,
      symbol: symbol, excerpt: excerpt, choices: choices, references: references, otherTools: otherTools,
      subject: subject, deviceChecks: deviceChecks, distinction: distinction, statements: statements)
  }

  /// A finding as a report on file has it, under the id it had.
  init(
    id: String, rule: String, kind: Kind, title: String, message: String, targets: [String],
    location: SourceLocation?, symbol: String?, excerpt: Excerpt?, choices: [Choice], references: [String],
    otherTools: [OtherTool: Bool], subject: Subject = Subject(), deviceChecks: [String], distinction: String = "",
    statements: [LaunchStatement] = []
  ) {
    self.id = id
    self.rule = rule
    self.kind = kind
    self.title = title
    self.message = message
    self.targets = targets
    self.location = location
    self.symbol = symbol
    self.excerpt = excerpt
    self.choices = choices
    self.references = references
    self.otherTools = otherTools
    self.subject = subject
    self.deviceChecks = deviceChecks
    self.distinction = distinction
    self.statements = statements
  }

  /// The same question with another recommendation.
  ///
  /// - Parameters:
  ///   - choice: id of the choice.
  ///   - reason: why, as it follows "because".
  public func asked(recommending choice: String, because reason: String) -> Finding {
    offering(
      choices.map { old in
        let isWanted = old.id == choice
        return Choice(
          id: old.id, label: old.label, consequence: old.consequence, isRecommended: isWanted,
          reason: isWanted ? reason : old.isRecommended ? nil : old.reason, isSure: isWanted || old.isSure)
      })
  }

  /// The same finding with other choices.
  func offering(_ choices: [Choice]) -> Finding {
    Finding(
      id: id, rule: rule, kind: kind, title: title, message: message, targets: targets, location: location,
      symbol: symbol, excerpt: excerpt, choices: choices, references: references, otherTools: otherTools,
      subject: subject, deviceChecks: deviceChecks, distinction: distinction, statements: statements)
  }

  /// Whether a person has something to choose.
  public var isQuestion: Bool { !choices.isEmpty }
  public var recommended: Choice? { choices.first(where: \.isRecommended) }
}

/// A tool people may have used before this one.
public enum OtherTool: String, Sendable, Codable, CaseIterable {
  case capMigrate = "cap migrate"
  case flutterCLI = "Flutter's CLI"
  case xcodeSkill = "Xcode's skill"
}

public struct SourceLocation: Sendable, Hashable {
  /// Relative to the root of the tree.
  public let file: String
  /// Line and column from 1.
  public let line: Int
  public let column: Int
  public let endLine: Int
  /// Bytes in the file.
  public let range: ByteRange
  /// The column from 1 in UTF-16 code units of the first character, and the one after the last character, in `endLine`;
  /// nil where the text was not at hand.
  public let utf16Columns: UTF16Columns?

  public struct UTF16Columns: Sendable, Hashable {
    public let start: Int
    public let end: Int

    public init(start: Int, end: Int) {
      self.start = start
      self.end = end
    }
  }

  public init(
    file: String, line: Int, column: Int, endLine: Int, range: ByteRange, utf16Columns: UTF16Columns? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.range = range
    self.utf16Columns = utf16Columns
  }

  public init(_ text: SourceText, _ range: ByteRange) {
    let start = text.position(at: range.lowerBound)
    let end = text.position(at: max(range.lowerBound, range.upperBound - 1))
    self.init(
      file: text.path, line: start.line, column: start.column, endLine: end.line, range: range,
      utf16Columns: UTF16Columns(
        start: text.utf16Column(at: range.lowerBound, inLine: start.line),
        end: text.utf16Column(at: max(range.lowerBound, range.upperBound), inLine: end.line)))
  }
}

/// Lines of a file, whole ones, as they stand there.
public struct Excerpt: Sendable, Hashable {
  /// Line from 1 of the first line.
  public let firstLine: Int
  public let lines: [String]
  public let file: String

  public init(firstLine: Int, lines: [String], file: String) {
    self.firstLine = firstLine
    self.lines = lines
    self.file = file
  }

  /// The lines that hold `range`.
  public init(_ text: SourceText, _ range: ByteRange) {
    let first = text.lineIndex(at: range.lowerBound)
    let last = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    self.init(firstLine: first + 1, lines: (first...last).map { text.line($0) }, file: text.path)
  }
}

/// One answer to a finding.
public struct Choice: Sendable, Hashable, Identifiable {
  /// Stable word, unique within the finding: `move`, `keep`, `observe`.
  public let id: String
  /// What a person reads: "Move to sceneDidBecomeActive".
  public let label: String
  /// What happens then.
  public let consequence: String
  public let isRecommended: Bool
  /// Why it is recommended, or why it is not safe, from the analysis of this code.
  public let reason: String?
  /// Whether the analysis is sure enough that a headless `--recommended` may take it.
  public let isSure: Bool

  public init(
    id: String, label: String, consequence: String, isRecommended: Bool = false, reason: String? = nil,
    isSure: Bool = true
  ) {
    self.id = id
    self.label = label
    self.consequence = consequence
    self.isRecommended = isRecommended
    self.reason = reason
    self.isSure = isSure
  }
}

/// What a finding is about, for the planner.
public struct Subject: Sendable, Hashable {
  /// Ids of the app targets.
  public var targets: [String]
  /// File relative to the tree.
  public var file: String?
  /// Name of the type as declared.
  public var type: String?
  /// Signature of the method, name of the property, or key of the plist.
  public var member: String?
  public var range: ByteRange?
  /// Whatever else the rule found out, by name.
  public var values: [String: String]

  public init(
    targets: [String] = [], file: String? = nil, type: String? = nil, member: String? = nil,
    range: ByteRange? = nil, values: [String: String] = [:]
  ) {
    self.targets = targets
    self.file = file
    self.type = type
    self.member = member
    self.range = range
    self.values = values
  }
}
