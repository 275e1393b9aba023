/// What a finding says: a sentence about this project, and one paragraph on why it matters.
public struct RuleMessage: Sendable, Hashable {
  public let title: String
  public let text: String

  public init(_ title: Phrase, _ text: Phrase) { self.init(title: localized(title), text: localized(text)) }

  /// A text that was put together of sentences.
  public init(_ title: Phrase, text: String) {
    self.init(title: localized(title), text: Language.current == .english ? text : Typography.chinese(text))
  }

  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}

extension Rule {
  /// A finding of this rule. Id, usual kind, references and the word on other tools come from its documentation;
  /// the targets, file and range of the subject are filled in where the rule left them out.
  ///
  /// - Parameters:
  ///   - text: the file it is about.
  ///   - range: the code it is about, in bytes of `text`.
  ///   - shown: the lines to show where they are others than those of `range`.
  ///   - otherTools: what other tools would have told here, where the documentation does not tell it for all.
  ///   - references: those of the finding where they are others than the rule's.
  ///   - statements: what a person may decide about one by one.
  static func finding(
    _ message: RuleMessage, kind: Finding.Kind? = nil, targets: [AppTarget] = [], in text: SourceText? = nil,
    at range: ByteRange? = nil, showing shown: ByteRange? = nil, symbol: String? = nil, choices: [Choice] = [],
    subject: Subject = Subject(), deviceChecks: [String] = [], distinction: String = "",
    otherTools: [OtherTool: Bool] = [:], references: [String]? = nil, statements: [LaunchStatement] = []
  ) -> Finding {
    var subject = subject
    if subject.targets.isEmpty { subject.targets = targets.map(\.id) }
    if subject.file == nil { subject.file = text?.path }
    if subject.range == nil { subject.range = range }
    let location = text.map { SourceLocation($0, range ?? 0..<0) }
    let excerpt = text.flatMap { text in (shown ?? range).map { Excerpt(text, $0) } }
    return Finding(
      rule: documentation.id, kind: kind ?? documentation.kinds.first ?? .informational, title: message.title,
      message: message.text, targets: targets.map(\.name), location: location, symbol: symbol, excerpt: excerpt,
      choices: choices, references: references ?? documentation.references,
      otherTools: documentation.otherTools.merging(otherTools) { $1 }, subject: subject,
      deviceChecks: deviceChecks, distinction: distinction, statements: statements)
  }
}

extension Choice {
  /// The same beside one that is recommended.
  var unrecommended: Choice { Choice(id: id, label: label, consequence: consequence) }

  /// The answer the analysis recommends, and why.
  public static func recommended(
    _ id: String, _ label: Phrase, _ consequence: Phrase, because reason: Phrase, isSure: Bool = true
  ) -> Choice {
    Choice(
      id: id, label: localized(label), consequence: localized(consequence), isRecommended: true,
      reason: localized(reason), isSure: isSure)
  }

  /// Another possible answer.
  public static func other(_ id: String, _ label: Phrase, _ consequence: Phrase, reason: Phrase? = nil) -> Choice {
    Choice(id: id, label: localized(label), consequence: localized(consequence), reason: reason.map(localized))
  }
}
