import Audit
import TUI

/// Wrapping and columns for text that is printed, not drawn.
enum PrintLayout {
  /// Breaks `text` at blanks and between East Asian characters; a word longer than a line stays whole, for it may be a
  /// path or an address.
  ///
  /// - Parameters:
  ///   - width: cells of a line, without indentation.
  ///   - indentation: blanks in front of each line.
  ///   - first: blanks in front of the first line instead.
  static func wrap(_ text: String, width: Int, indentation: Int = 0, first: Int? = nil) -> String {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      for (index, piece) in TextLayout.pieces(word).enumerated() {
        let gap = index == 0 && used > 0 ? 1 : 0
        let cells = cells(piece)
        if used > 0, used + gap + cells > width {
          lines.append(line)
          (line, used) = ("", 0)
        } else if gap > 0 {
          line += " "
          used += 1
        }
        line += piece
        used += cells
      }
    }
    lines.append(line)
    let blanks = String(repeating: " ", count: indentation)
    let start = String(repeating: " ", count: first ?? indentation)
    return start + lines.joined(separator: "\n" + blanks)
  }

  /// Cells that `text` takes on a terminal.
  static func cells(_ text: String) -> Int { CellWidth.of(text) }

  /// `text` with blanks up to `width` cells; one blank where it is longer.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - cells(text)))
  }

  /// `text` cut to `width` cells with three dots.
  static func cut(_ text: String, _ width: Int) -> String {
    guard cells(text) > width, width > 3 else { return text }
    var result = ""
    var used = 0
    for character in text {
      let cells = cells(String(character))
      if used + cells > width - 3 { break }
      result.append(character)
      used += cells
    }
    return result + "..."
  }

  /// With a capital letter and the full stop of the language.
  static func sentence(_ text: String) -> String {
    let stop = Language.current == .english ? "." : "。"
    return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(stop) ? "" : stop)
  }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ one: String, _ other: String? = nil) -> String { Wording.count(count, one, other) }
