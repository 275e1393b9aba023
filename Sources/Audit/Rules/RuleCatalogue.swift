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
    numbered(OutOfReach.narrowed(merged(all.flatMap { $0.evaluate(context) })))
  }

  /// Every finding under an id of its own: the same code twice in one function is two findings, and each has its answer.
  static func numbered(_ findings: [Finding]) -> [Finding] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let number = counts[finding.id, default: 0]
      counts[finding.id] = number + 1
      return number == 0 ? finding : finding.repeated(number)
    }
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
