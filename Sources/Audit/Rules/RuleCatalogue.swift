/// Every rule the audit runs, family by family, and what `explain` prints about them.
public enum RuleCatalogue {
  /// All rules, in the order people read about them.
  public static let all: [any Rule.Type] =
    adoption + manifest + project + membership + target + window + swiftUI + callbacks + scene + dependencies
    + capacitor + flutter + reactNative

  /// What the rule with this public id says about itself, or nil for no such rule.
  public static func documentation(for id: String) -> RuleDocumentation? {
    all.lazy.map { $0.documentation }.first { $0.id == id }
  }

  /// Every finding of every rule, duplicates merged: code that several targets compile is told once.
  public static func evaluate(_ context: AuditContext) -> [Finding] {
    distinct(OutOfReach.narrowed(merged(all.flatMap { $0.evaluate(context) })))
  }

  /// Each with an id of its own: what asks keeps the plain one, so that an answer means one question.
  static func distinct(_ findings: [Finding]) -> [Finding] {
    var counts: [String: Int] = [:]
    var result = findings
    let order = findings.indices.sorted {
      (findings[$0].choices.isEmpty ? 1 : 0, $0) < (findings[$1].choices.isEmpty ? 1 : 0, $1)
    }
    for index in order {
      let count = counts[findings[index].id, default: 0] + 1
      counts[findings[index].id] = count
      if count > 1 { result[index] = findings[index].apart(count) }
    }
    return result
  }

  /// Findings that say the same about the same place become one that names all their targets.
  static func merged(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      let rule: String
      let kind: Finding.Kind
      let message: String
      let location: SourceLocation?
      let symbol: String?
      let distinction: String
    }
    var order: [Key] = []
    var groups: [Key: [Finding]] = [:]
    for finding in findings {
      let key = Key(
        rule: finding.rule, kind: finding.kind, message: finding.message, location: finding.location,
        symbol: finding.symbol, distinction: finding.distinction)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    return order.compactMap { key in
      guard let group = groups[key], let first = group.first else { return nil }
      return group.dropFirst().reduce(first) { $0.joining($1) }
    }
  }
}

extension Finding {
  /// This finding, told apart from others with the same words.
  fileprivate func apart(_ count: Int) -> Finding {
    Finding(
      rule: rule, kind: kind, title: title, message: message, targets: targets, location: location, symbol: symbol,
      excerpt: excerpt, choices: choices, references: references, otherTools: otherTools, subject: subject,
      deviceChecks: deviceChecks, distinction: "\(distinction) \(count)", statements: statements)
  }

  /// This finding, told for the targets of `other` too.
  fileprivate func joining(_ other: Finding) -> Finding {
    var subject = subject
    subject.targets += other.subject.targets.filter { !subject.targets.contains($0) }
    return Finding(
      rule: rule, kind: kind, title: title, message: message,
      targets: targets + other.targets.filter { !targets.contains($0) }, location: location, symbol: symbol,
      excerpt: excerpt, choices: choices, references: references, otherTools: otherTools, subject: subject,
      deviceChecks: deviceChecks, distinction: distinction, statements: statements)
  }
}
