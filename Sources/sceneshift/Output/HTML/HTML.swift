import Audit

/// Text of a project as HTML.
enum HTML {
  static func text(_ text: String) -> String {
    var result = ""
    for character in VisibleText.line(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }

  /// Prose in which backticks mark code.
  static func prose(_ text: String) -> String {
    let parts = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    if parts.count % 2 == 0 { return Self.text(text) }
    return parts.enumerated().map { $0.offset % 2 == 1 ? code($0.element) : Self.text($0.element) }.joined()
  }

  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n\n").map { "<p>\(prose(String($0)))</p>\n" }.joined()
  }

  static func code(_ text: String) -> String { "<code>\(Self.text(text))</code>" }

  /// A part of an id that is unique in the page where `text` is.
  static func anchor(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "_" })
  }

  /// A link to another site, which learns nothing about this page; anything but https stays text.
  static func link(_ url: String) -> String {
    guard url.hasPrefix("https://") else { return text(url) }
    return "<a href=\"\(text(url))\" rel=\"noreferrer\">\(text(String(url.dropFirst(8))))</a>"
  }
}
