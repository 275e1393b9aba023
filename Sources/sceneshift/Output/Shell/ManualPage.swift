import Audit

/// The manual page, in the macros of man(7), made from the table of commands.
enum ManualPage {
  static func document(_ commands: [CommandSpecification]) -> String {
    var text = ".TH SCENESHIFT 1 \"\" \"\(Program.name) \(Program.version)\" \"\(localized("User Commands"))\"\n"
    text += heading("NAME") + "sceneshift \\- " + localized("move iOS projects to the UIScene life cycle") + "\n"
    text += heading("SYNOPSIS") + ".nf\n"
    text += commands.map { line(HelpText.usage($0)) }.joined() + ".fi\n"
    text +=
      heading("DESCRIPTION") + paragraph(localized(HelpText.purpose)) + ".PP\n" + paragraph(localized(HelpText.promise))
    text += heading("COMMANDS") + commands.map(command).joined()
    text += heading("OPTIONS OF EVERY COMMAND") + option(LanguageOption.specification)
    text += heading("EXIT STATUS")
    for code in ExitCode.allCases { text += item(String(code.rawValue), code.meaning) }
    text += heading("ENVIRONMENT") + environment.map { item($0.name, localized($0.meaning)) }.joined()
    text += heading("FILES") + files.map { item($0.name, localized($0.meaning)) }.joined()
    return text
  }

  private static func heading(_ text: Phrase) -> String { ".SH \(localized(text))\n" }

  private static let environment: [(name: String, meaning: Phrase)] = [
    (name: "XDG_STATE_HOME", meaning: "folder of the state folder; ~/.local/state where it is not set"),
    (name: "VISUAL, EDITOR", meaning: "the editor that opens a place of the project, with arguments"),
    (
      name: "LC_ALL, LC_MESSAGES, LANG, LANGUAGE",
      meaning: "the locale: its language is spoken if it is English or Chinese"
    ),
    (name: "NO_COLOR", meaning: "any value but an empty one: no colours"),
    (name: "TERM", meaning: "the terminal; `dumb` makes the assistant ask line by line"),
  ]

  private static let files: [(name: String, meaning: Phrase)] = [
    (
      name: "$XDG_STATE_HOME/sceneshift/",
      meaning: "answers, the journal and full copies of changed files, one folder for each project"
    )
  ]

  private static func command(_ command: CommandSpecification) -> String {
    var text = ".SS \(escaped(HelpText.usage(command)))\n"
    text += paragraph(PrintLayout.sentence(localized(command.summary)))
    for detail in command.details { text += ".PP\n" + paragraph(localized(detail)) }
    if let operand = command.operand { text += item(operand.name, localized(operand.help)) }
    for option in command.options {
      text += self.option(option)
    }
    return text
  }

  private static func option(_ option: OptionSpecification) -> String {
    item(option.spellings.joined(separator: ", ") + HelpText.value(option), localized(option.help))
  }

  private static func item(_ name: String, _ text: String) -> String {
    ".TP\n.B \(escaped(name))\n" + paragraph(text)
  }

  private static func paragraph(_ text: String) -> String {
    var result = ""
    var isCode = false
    // Backticks mark what is typed.
    for part in text.split(separator: "`", omittingEmptySubsequences: false) {
      result += isCode ? "\\fB\(escaped(String(part)))\\fR" : escaped(String(part))
      isCode.toggle()
    }
    return guarded(result) + "\n"
  }

  private static func line(_ text: String) -> String { guarded(escaped(text)) + "\n" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }

  /// A line that begins with a dot or an apostrophe would be a request.
  private static func guarded(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
