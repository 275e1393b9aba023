import Audit

/// Text of a project as Markdown that shows it and does nothing else.
enum Markdown {
  /// A run of prose. What stands in backticks becomes code; so does a word with an `@`, which would call somebody.
  static func prose(_ text: String) -> String {
    let parts = VisibleText.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
      .split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // An odd one out is a backtick of the text itself.
    let isPaired = parts.count % 2 == 1
    return parts.enumerated().map { index, part in
      isPaired && index % 2 == 1 ? code(part) : words(part)
    }.joined(separator: isPaired ? "" : "\\`")
  }

  private static func words(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if word.contains("@"), word.count > 1 { return code(String(word)) }
      // An address stays one.
      return word.hasPrefix("https://") ? String(word) : escaped(String(word))
    }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", "*", "_", "[", "]", "<", ">", "#", "|", "~", "$", "!": result += "\\" + String(character)
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }

  /// A code span; any number of backticks in it.
  static func code(_ text: String) -> String {
    let shown = VisibleText.line(text)
    if shown.isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRun(shown) + 1)
    let gap = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return fence + gap + shown + gap + fence
  }

  /// The same inside a table, where a bar would end the cell.
  static func cell(code text: String) -> String { code(text).replacing("|", with: "\\|") }

  static func block(_ lines: [String], file: String) -> String {
    let shown = lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { VisibleText.line(String($0)) }
        .joined(separator: "\t")
    }
    let fence = String(repeating: "`", count: max(3, (shown.map(longestRun).max() ?? 0) + 1))
    return fence + language(file) + "\n" + shown.joined(separator: "\n") + "\n" + fence + "\n"
  }

  private static func language(_ file: String) -> String {
    switch TreePath.pathExtension(file) {
    case "swift": "swift"
    case "m", "mm", "h": "objc"
    case "plist", "storyboard", "xib": "xml"
    case "json": "json"
    case "yml", "yaml": "yaml"
    case "diff": "diff"
    default: "text"
    }
  }

  private static func longestRun(_ text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A table with its head; cells are Markdown.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// An address inside the parentheses of a link.
  static func address(_ url: String) -> String {
    VisibleText.line(url).replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
  }

  /// `path:line` as code.
  static func place(_ location: SourceLocation?) -> String? {
    location.map { code("\($0.file):\($0.line)") }
  }
}
