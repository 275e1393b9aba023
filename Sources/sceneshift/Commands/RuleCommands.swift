import Audit
import TUI

/// `explain RULE`.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let id = invocation.operand else { return try RulesCommand.run(invocation) }
    guard let rule = RuleCatalogue.documentation(for: id) else {
      let ids = RuleCatalogue.all.map { $0.documentation.id }
      let family = ids.filter { $0.hasPrefix(id + ".") }
      throw UsageError.unknownRule(
        id, similar: family.isEmpty ? [Similarity.best(id, among: ids)].compactMap { $0 } : family)
    }
    try Console.print(text(rule, style: .forStandardOutput(), width: Console.width))
    return .clean
  }

  private static func text(_ rule: RuleDocumentation, style: TextStyle, width: Int) -> String {
    // Between Chinese words there are no blanks.
    let or = Language.current == .english ? localized(" or ") : localized(" or ").filter { $0 != " " }
    var text = style(.strong, rule.id) + "  " + rule.kinds.map(Wording.kind).joined(separator: or) + "\n"
    text += PrintLayout.sentence(rule.title) + "\n"
    for paragraph in rule.explanation.split(separator: "\n\n") {
      text += "\n" + PrintLayout.wrap(String(paragraph), width: width) + "\n"
    }
    for tool in OtherTool.allCases {
      guard let tells = rule.otherTools[tool] else { continue }
      let word = Wording.tool(tool)
      text += "\n" + localized(tells ? "\(word) tells this." : "\(word) does not tell this.") + "\n"
    }
    for example in rule.examples {
      text +=
        "\n" + style(.strong, localized(example.outcome == .fires ? "Told" : "Not told")) + localized(": ")
        + "\(example.caption)\n"
      for (path, contents) in example.files.sorted(by: { $0.key < $1.key }) {
        text += style(.quiet, "  \(path)") + "\n"
        for line in contents.split(separator: "\n", omittingEmptySubsequences: false) {
          text += "    " + VisibleText.code(String(line)) + "\n"
        }
      }
    }
    if !rule.references.isEmpty { text += "\n" }
    for reference in rule.references { text += localized("See \(reference)") + "\n" }
    return text
  }
}

/// `rules`.
enum RulesCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let rules = RuleCatalogue.all.map { $0.documentation }
    let column = (rules.map(\.id.count).max() ?? 0) + 2
    var text = ""
    for rule in rules {
      text += PrintLayout.padded(rule.id, column)
      text += PrintLayout.padded(rule.kinds.map { String($0.rawValue.prefix(1)).uppercased() }.joined(), 5)
      text += PrintLayout.wrap(
        rule.title, width: max(30, Console.width - column - 5), indentation: column + 5, first: 0)
      text += "\n"
    }
    text += "\n" + localized("B blocker, D decision, I informational. `sceneshift explain RULE` tells more.") + "\n"
    try Console.print(text)
    return .clean
  }
}
