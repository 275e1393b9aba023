/// Everything we draw that is not ASCII, with its ASCII form of the same width. The only such table.
public enum Glyphs {
  public static let vertical = "│"
  public static let horizontal = "─"
  public static let topLeft = "┌"
  public static let topRight = "┐"
  public static let bottomLeft = "└"
  public static let bottomRight = "┘"
  public static let teeUp = "┴"
  public static let cursor = "▌"
  public static let yes = "✓"
  public static let no = "✗"
  public static let runs = "●"
  public static let nothing = "○"
  public static let more = "→"
  public static let back = "←"
  public static let ellipsis = "…"
  public static let dot = "·"
  public static let dash = "—"
  public static let times = "×"
  public static let equal = "="
  public static let full = "█"
  public static let light = "░"

  static let ascii: [Unicode.Scalar: Unicode.Scalar] = [
    "│": "|", "─": "-", "┌": "+", "┐": "+", "└": "+", "┘": "+", "┬": "+", "┴": "+", "├": "+", "┤": "+", "┼": "+",
    "▌": ">", "✓": "+", "✗": "x", "●": "*", "○": "o", "→": ">", "←": "<", "↑": "^", "↓": "v", "…": "~", "·": "-",
    "—": "-", "–": "-", "×": "x", "█": "#", "░": ".", "−": "-", "⏎": "<", "’": "'", "‘": "'", "“": "\"", "”": "\"",
    "␉": ">", "≥": ">", "≤": "<",
  ]
}

/// Which characters may be drawn.
public enum CharacterSet: Sendable {
  case unicode
  /// Our own drawing in ASCII, text of the project as it is: for terminals that draw ambiguous characters wide.
  case plainLines
  /// Nothing but ASCII: the locale cannot show more.
  case ascii
}

extension Canvas {
  /// The same picture for a terminal that cannot draw everything; every cell keeps its place.
  mutating func limit(to set: CharacterSet) {
    guard set != .unicode else { return }
    var wasReplacedWide = false
    map { cell in
      if cell.width == 0, wasReplacedWide {
        wasReplacedWide = false
        return Cell(scalar: "?", style: cell.style)
      }
      wasReplacedWide = false
      if cell.scalar.isASCII, cell.marks.isEmpty { return cell }
      if let plain = Glyphs.ascii[cell.scalar] { return Cell(scalar: plain, style: cell.style) }
      guard set == .ascii else { return cell }
      if cell.scalar.isASCII { return Cell(scalar: cell.scalar, width: cell.width, style: cell.style) }
      wasReplacedWide = cell.width == 2
      return Cell(scalar: "?", style: cell.style)
    }
  }
}
