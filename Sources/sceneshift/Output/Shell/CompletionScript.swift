import Audit

/// The shells that can complete a command line of this program.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script for this shell, made from the table of commands.
  func script(_ commands: [CommandSpecification]) -> String {
    switch self {
    case .bash: BashCompletion.script(commands)
    case .zsh: ZshCompletion.script(commands)
    case .fish: FishCompletion.script(commands)
    }
  }
}

extension CommandSpecification {
  /// Every option that the parser takes for it.
  var allOptions: [OptionSpecification] {
    let help = OptionSpecification(name: "--help", short: "-h", help: "the options of this command")
    let version = OptionSpecification(name: "--version", help: "the version")
    return options + [LanguageOption.specification, help] + (name.isEmpty ? [version] : [])
  }
}

extension OptionSpecification {
  /// `-o`, `--output`.
  var spellings: [String] { [short, name].compactMap { $0 } }
}

extension OperandSpecification {
  /// The words it can be; empty where it is a path.
  var words: [String] {
    switch kind {
    case .project: []
    case .rule: RuleCatalogue.all.map { $0.documentation.id }
    case .words(let words): words
    }
  }
}

/// A word that a shell takes as it stands, whatever is in it.
enum ShellWord {
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
