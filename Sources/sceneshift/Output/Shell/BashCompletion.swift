/// Completion for bash, from the 3.2 of macOS on.
enum BashCompletion {
  static func script(_ commands: [CommandSpecification]) -> String {
    let names = commands.map(\.name).filter { !$0.isEmpty } + ["help"]
    return """
      # Completion of sceneshift for bash. In ~/.bashrc: source <(sceneshift completions bash)
      # bash 3.2 cannot read it so; there: eval "$(sceneshift completions bash)"

      _sceneshift_words() {
        local word
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
      }

      _sceneshift_paths() {
        local path
        if type compopt >/dev/null 2>&1; then compopt -o filenames; fi
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
      }

      _sceneshift_projects() {
        local path
        _sceneshift_paths -d
        while IFS= read -r path; do
          case "$path" in *.bundle) if [ ! -d "$path" ]; then COMPREPLY+=("$path"); fi ;; esac
        done < <(compgen -f -- "$current")
      }

      _sceneshift() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command=""
        local commands=\(ShellWord.quoted(names.joined(separator: " ")))
        COMPREPLY=()
        # bash takes `--option=value` apart at the sign.
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$previous" = "=" ] && [ "$COMP_CWORD" -gt 1 ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [ "$COMP_CWORD" -gt 1 ]; then
          case " $commands " in *" ${COMP_WORDS[1]} "*) command="${COMP_WORDS[1]}" ;; esac
        fi
        case "$command:$previous" in
      \(values(commands))
        esac
        case "$command" in
      \(operands(commands))
          help) _sceneshift_words "$commands" ;;
        esac
      }

      complete -F _sceneshift sceneshift

      """
  }

  /// What may follow an option that takes a value.
  private static func values(_ commands: [CommandSpecification]) -> String {
    commands.flatMap { command in
      command.allOptions.compactMap { option -> String? in
        let patterns = option.spellings.map { "\(command.name):\($0)" }.joined(separator: "|")
        switch option.value {
        case .none: return nil
        case .choice(let words):
          return "    \(patterns)) _sceneshift_words \(ShellWord.quoted(words.joined(separator: " "))); return ;;"
        case .file: return "    \(patterns)) _sceneshift_paths -f; return ;;"
        case .name: return "    \(patterns)) return ;;"
        }
      }
    }.joined(separator: "\n")
  }

  /// Options and operands of each command.
  private static func operands(_ commands: [CommandSpecification]) -> String {
    commands.map { command in
      let options = ShellWord.quoted(command.allOptions.flatMap(\.spellings).joined(separator: " "))
      var operand = ":"
      switch command.operand?.kind {
      case .project: operand = "_sceneshift_projects"
      case .rule, .words:
        operand = "_sceneshift_words \(ShellWord.quoted(command.operand?.words.joined(separator: " ") ?? ""))"
      case nil: break
      }
      if command.name.isEmpty {
        operand += "; if [ \"$COMP_CWORD\" = 1 ]; then _sceneshift_words \"$commands\"; fi"
      }
      return """
            \(command.name.isEmpty ? "''" : command.name))
              case "$current" in
                -*) _sceneshift_words \(options) ;;
                *) \(operand) ;;
              esac ;;
        """
    }.joined(separator: "\n")
  }
}
