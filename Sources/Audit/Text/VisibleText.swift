/// Text from a project made safe for a terminal: nothing in a name or in code may move the cursor, set a title or turn
/// the line around.
public enum VisibleText {
  /// One line: control characters as `^X`, other invisible ones as `<200E>`, a tab as `^I`, a line feed as `^J`.
  public static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars { result += visible(scalar) ?? String(scalar) }
    return result
  }

  /// A line of code: tabs go to the next of the columns that are `tabWidth` apart, the rest as in `line`.
  public static func code(_ text: String, tabWidth: Int = 4) -> String {
    var result = ""
    var column = 0
    for character in text {
      if character == "\t" {
        let blanks = tabWidth - column % tabWidth
        result += String(repeating: " ", count: blanks)
        column += blanks
      } else {
        let shown = line(String(character))
        result += shown
        column += shown.count
      }
    }
    return result
  }

  /// Several lines: line feeds stay, the rest as in `line`.
  public static func lines(_ text: String) -> String {
    // By scalars: a carriage return with its line feed is one character.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
      .joined(separator: "\n")
  }

  /// What is shown in place of a scalar that does not show itself; nil for one that does.
  public static func visible(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: "^" + String(UnicodeScalar(UInt8(scalar.value + 0x40)))
    case 0x7F: "^?"
    case 0x80..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000..<0xE0080:
      "<" + String(scalar.value, radix: 16, uppercase: true) + ">"
    default: nil
    }
  }
}
