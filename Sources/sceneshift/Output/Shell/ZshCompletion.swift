import Audit

/// Completion for zsh.
enum ZshCompletion {
  static func script(_ commands: [CommandSpecification]) -> String {
    let named = commands.filter { !$0.name.isEmpty }
    let list = named.map { "    " + ShellWord.quoted("\($0.name):\(escaped(localized($0.summary)))") }
    let assistant = commands.first { $0.name.isEmpty }
    return """
      #compdef sceneshift
      # Completion of sceneshift for zsh: save it as _sceneshift in a folder of $fpath, or source it after compinit.

      _sceneshift() {
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
          \(ShellWord.quoted("help:" + localized("the options of a command")))
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe -t commands command commands
          _files -g '*.bundle(-.)' -/
          return
        fi
        case $words[2] in
      \(named.map(arguments).joined(separator: "\n"))
          help) (( CURRENT == 3 )) && _describe -t commands command commands ;;
          *)
            _arguments -s \\
      \(assistant.map(specifications) ?? "")
            ;;
        esac
      }

      if [[ "${funcstack[1]}" == _sceneshift ]]; then _sceneshift "$@"; else compdef _sceneshift sceneshift; fi

      """
  }

  private static func arguments(_ command: CommandSpecification) -> String {
    """
        \(command.name))
          shift words; (( CURRENT-- ))
          _arguments -s \\
    \(specifications(command))
          ;;
    """
  }

  private static func specifications(_ command: CommandSpecification) -> String {
    var lines = command.allOptions.map { option -> String in
      let others = option.spellings.count > 1 ? "(\(option.spellings.joined(separator: " ")))" : ""
      let name = option.spellings.count > 1 ? "'{\(option.spellings.joined(separator: ","))}'" : option.name
      var value = ""
      switch option.value {
      case .none: break
      case .choice(let words): value = ":value:(\(words.joined(separator: " ")))"
      case .file(let name): value = ":\(name):_files"
      case .name(let name): value = ":\(name): "
      }
      let help = "[\(escaped(localized(option.help)))]".replacing("'", with: "'\\''")
      return "'\(others)\(name)\(help)\(value)'"
    }
    if let operand = command.operand {
      let action = operand.words.isEmpty ? "_files -g \"*.bundle(-.)\" -/" : "(\(operand.words.joined(separator: " ")))"
      lines.append("'1:\(operand.name):\(action)'")
    }
    return lines.map { "        " + $0 }.joined(separator: " \\\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
      ":", with: "\\:")
  }
}
