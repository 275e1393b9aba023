import Audit

/// The person's own editor: VISUAL, then EDITOR, then `vi`.
public struct ExternalEditor: Sendable, Equatable {
  /// Program and its arguments, without the file.
  public let arguments: [String]
  /// VISUAL, EDITOR or neither.
  public let source: String

  public init(environment: [String: String]) {
    for name in ["VISUAL", "EDITOR"] {
      let words = Self.split(environment[name] ?? "")
      if !words.isEmpty {
        arguments = words
        source = "$" + name
        return
      }
    }
    arguments = ["vi"]
    source = localized("the default")
  }

  /// Name of the program without its folder.
  public var name: String { arguments.first?.split(separator: "/").last.map(String.init) ?? "" }

  /// The argument vector that opens `file` at `line` and returns when the person is done.
  public func command(file: String, line: Int) -> [String] {
    let line = max(1, line)
    switch name.hasSuffix(".exe") ? String(name.dropLast(4)) : name {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      return withFlag("--wait", or: "-w") + ["--goto", "\(file):\(line)"]
    case "subl", "sublime_text": return withFlag("--wait", or: "-w") + ["\(file):\(line)"]
    case "zed": return withFlag("--wait", or: "-w") + ["\(file):\(line)"]
    case "mate": return withFlag("--wait", or: "-w") + ["--line", "\(line)", file]
    case "xed": return withFlag("--wait", or: "-w") + ["--line", "\(line)", file]
    case "bbedit": return withFlag("--wait", or: "-w") + ["+\(line)", file]
    case "idea", "appcode", "clion": return withFlag("--wait", or: "--wait") + ["--line", "\(line)", file]
    case "hx", "helix": return arguments + ["\(file):\(line)"]
    case "vi", "vim", "nvim", "gvim", "mvim", "view", "nano", "pico", "emacs", "emacsclient", "micro", "kak", "joe",
      "ne", "mg", "jed", "mcedit", "gedit":
      if name == "gvim" || name == "mvim" { return withFlag("-f", or: "--nofork") + ["+\(line)", file] }
      return arguments + ["+\(line)", file]
    default:
      // Not everybody understands `+N`; the file alone always opens.
      return arguments + [file]
    }
  }

  private func withFlag(_ flag: String, or other: String) -> [String] {
    arguments.contains(flag) || arguments.contains(other) ? arguments : arguments + [flag]
  }

  /// Splits as a shell does for plain words, quotes and backslashes; nothing is expanded.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", open == "\"" {
          isEscaped = true
        } else {
          word = (word ?? "") + String(character)
        }
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
