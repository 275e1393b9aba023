/// A statement of a launch method, as a person decides about it: whether it stays with the process or goes with the
/// window, and why.
public struct LaunchStatement: Sendable, Hashable {
  /// From 1, in the order of the method. Decisions name it so.
  public let number: Int
  /// Lines from 1.
  public let line: Int
  public let endLine: Int
  public let fate: LaunchSplit.Fate
  /// Whether either fate would do, so that a person may choose.
  public let isFree: Bool
  /// Why, in words that follow "because".
  public let reason: String

  public init(number: Int, line: Int, endLine: Int, fate: LaunchSplit.Fate, isFree: Bool, reason: String) {
    self.number = number
    self.line = line
    self.endLine = endLine
    self.fate = fate
    self.isFree = isFree
    self.reason = reason
  }
}

extension LaunchStatement {
  /// As a person wants it, without what follows for other statements.
  fileprivate func flipped(by flips: [Int: LaunchSplit.Fate]) -> LaunchStatement {
    guard isFree, let fate = flips[number - 1], fate != self.fate else { return self }
    return LaunchStatement(
      number: number, line: line, endLine: endLine, fate: fate, isFree: true, reason: LaunchSplit.chosen)
  }
}

extension LaunchSplit {
  /// The reason of a statement that a person decided about.
  static var chosen: String { localized("you chose so") }

  /// The statements of the method, in order.
  public var statements: [LaunchStatement] {
    let text = method.file.text
    return zip(parts, 1...).map { part, number in
      LaunchStatement(
        number: number, line: text.position(at: part.statement.range.lowerBound).line,
        endLine: text.position(at: max(part.statement.range.lowerBound, part.statement.range.upperBound - 1)).line,
        fate: part.fate, isFree: part.isFree, reason: part.reason)
    }
  }

  /// Name of the parameter of a decision that holds what a person chose for single statements.
  public static let flipsParameter = "flips"

  /// `2:moves,5:stays`: fates by index of the statement, whose numbers start at 1.
  public static func flips(_ text: String?) -> [Int: Fate] {
    var flips: [Int: Fate] = [:]
    for item in (text ?? "").split(separator: ",") {
      let pair = item.split(separator: ":")
      guard pair.count == 2, let number = Int(pair[0]), let fate = Fate(rawValue: String(pair[1])),
        fate == .moves || fate == .stays
      else { continue }
      flips[number - 1] = fate
    }
    return flips
  }

  /// The text that `flips` reads.
  public static func text(of flips: [Int: Fate]) -> String? {
    flips.isEmpty
      ? nil : flips.sorted { $0.key < $1.key }.map { "\($0.key + 1):\($0.value.rawValue)" }.joined(separator: ",")
  }
}

extension Audit {
  /// The statements that a finding about a launch method is about, with what a person chose for some of them; those of the
  /// finding itself where the sources are not at hand.
  public func statements(of finding: Finding, flips: [Int: LaunchSplit.Fate]) -> [LaunchStatement] {
    guard !finding.statements.isEmpty, !flips.isEmpty, let name = finding.subject.type,
      let context = contexts.first(where: { context in
        context.project.targets.contains { finding.subject.targets.contains($0.id) }
      }), let owner = context.sources.classModel(name, in: nil),
      let method = owner.methods.first(where: { $0.function.signature == finding.subject.member })
    else { return finding.statements.map { $0.flipped(by: flips) } }
    return LaunchSplit(method, of: owner, in: context.sources, flips: flips).statements
  }
}
