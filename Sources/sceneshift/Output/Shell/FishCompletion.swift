import Audit

/// Completion for fish.
enum FishCompletion {
  static func script(_ commands: [CommandSpecification]) -> String {
    let names = commands.map(\.name).filter { !$0.isEmpty } + ["help"]
    var lines = [
      "# Completion of sceneshift for fish: save it as sceneshift.fish in ~/.config/fish/completions.",
      "complete -c sceneshift -f",
    ]
    for command in commands {
      let condition =
        command.name.isEmpty
        ? "not __fish_seen_subcommand_from \(names.joined(separator: " "))"
        : "__fish_seen_subcommand_from \(command.name)"
      if !command.name.isEmpty {
        lines.append(
          line("__fish_use_subcommand", "-a \(command.name) -d \(ShellWord.quoted(localized(command.summary)))"))
      }
      for option in command.allOptions { lines.append(line(condition, self.option(option))) }
      guard let operand = command.operand else { continue }
      let words = operand.words.isEmpty ? "(__fish_complete_suffix .bundle)" : operand.words.joined(separator: " ")
      lines.append(line(condition, "-a \(ShellWord.quoted(words))"))
    }
    lines.append(line("__fish_use_subcommand", "-a help -d \(ShellWord.quoted(localized("the options of a command")))"))
    lines.append(
      line("__fish_seen_subcommand_from help", "-a \(ShellWord.quoted(names.dropLast().joined(separator: " ")))"))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func option(_ option: OptionSpecification) -> String {
    var text = option.short.map { "-s \($0.dropFirst()) " } ?? ""
    text += "-l \(option.name.dropFirst(2)) "
    switch option.value {
    case .none: break
    case .choice(let words): text += "-x -a \(ShellWord.quoted(words.joined(separator: " "))) "
    case .file: text += "-r -F "
    case .name: text += "-x "
    }
    return text + "-d \(ShellWord.quoted(localized(option.help)))"
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c sceneshift -n \(ShellWord.quoted(condition)) \(rest)"
  }
}
