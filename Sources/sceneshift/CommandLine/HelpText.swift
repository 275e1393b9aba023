import Audit

/// The help, made from the table of commands.
enum HelpText {
  static let purpose: Phrase =
    "sceneshift takes an iOS project to the UIScene life cycle: audit, questions, preview, edits, proof, undo."
  static let promise: Phrase =
    "PATH is the folder of the project, `.` where it is not given, or a bundle. Nothing is written before `apply`."

  static func program(_ commands: [CommandSpecification]) -> String {
    var text = localized(purpose) + "\n\n" + localized("Usage") + "\n"
    let rows = commands.map { (usage($0), localized($0.summary)) }
    let width = min(46, rows.map(\.0.count).max() ?? 0)
    for (usage, summary) in rows {
      text += "  " + usage
      text += usage.count > width ? "\n" + String(repeating: " ", count: width + 4) : pad(usage.count, to: width + 2)
      text += summary + "\n"
    }
    text += "  sceneshift COMMAND --help" + pad(25, to: width + 2) + localized("the options of a command") + "\n"
    let language = LanguageOption.specification
    let choice = "sceneshift [COMMAND] " + language.name + value(language)
    text += "  " + choice + pad(choice.count, to: width + 2) + localized(language.help) + "\n"
    text += "  sceneshift --version" + pad(20, to: width + 2) + localized("the version") + "\n"
    text += "\n" + PrintLayout.wrap(localized(promise), width: 100) + "\n"
    text += "\n" + localized("Exit codes") + "\n"
    for code in ExitCode.allCases { text += "  \(code.rawValue)  \(code.meaning)\n" }
    return text
  }

  static func command(_ command: CommandSpecification) -> String {
    var text = PrintLayout.sentence(localized(command.summary)) + "\n\n" + localized("Usage") + "\n"
    text += "  \(usage(command))\n"
    for paragraph in command.details { text += "\n" + PrintLayout.wrap(localized(paragraph), width: 100) + "\n" }
    if let operand = command.operand {
      text += "\n  \(operand.name)" + pad(operand.name.count, to: 26) + localized(operand.help) + "\n"
    }
    if !command.options.isEmpty { text += "\n" + localized("Options") + "\n" }
    for option in command.options {
      let names = (option.short.map { $0 + ", " } ?? "") + option.name + value(option)
      text += "  " + names
      text += names.count > 25 ? "\n" + String(repeating: " ", count: 28) : pad(names.count, to: 26)
      text += PrintLayout.wrap(localized(option.help), width: 72, indentation: 28, first: 0) + "\n"
    }
    return text
  }

  /// `sceneshift plan [PATH] (--decisions FILE | --recommended) [--patch FILE]`.
  static func usage(_ command: CommandSpecification) -> String {
    var parts = ["sceneshift"]
    if !command.name.isEmpty { parts.append(command.name) }
    if let operand = command.operand { parts.append(operand.isRequired ? operand.name : "[\(operand.name)]") }
    for group in command.required {
      let members = group.compactMap { name in command.options.first { $0.name == name } }
      let words = members.map { ($0.short ?? $0.name) + value($0) }.joined(separator: " | ")
      parts.append(members.count > 1 ? "(\(words))" : words)
    }
    let required = Set(command.required.flatMap(\.self))
    for option in command.options where !required.contains(option.name) {
      parts.append("[" + (option.short ?? option.name) + value(option) + "]")
    }
    return parts.joined(separator: " ")
  }

  static func value(_ option: OptionSpecification) -> String {
    switch option.value {
    case .none: ""
    case .choice(let words): " " + words.joined(separator: "|")
    case .file(let name), .name(let name): " " + name
    }
  }

  private static func pad(_ count: Int, to width: Int) -> String {
    String(repeating: " ", count: max(2, width - count))
  }
}
