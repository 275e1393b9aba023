import Audit

/// How many cells text takes. Layout never asks `String.count`: a character is not a cell.
///
/// The table is our own so that layout is the same on every system; what the system's terminal library thinks
/// otherwise is replaced when it is drawn (`CursesTerminal`).
public enum CellWidth {
  /// What becomes of a scalar on the screen.
  public enum Shape: Equatable, Sendable {
    /// Takes this many cells, 1 or 2.
    case cells(Int)
    /// Sits on the character before it.
    case mark
    /// Not drawn: joiners and variation selectors, which terminals disagree about.
    case hidden
    /// Shown as `^X`, so that no terminal executes it.
    case control(String)
  }

  public static func shape(of scalar: Unicode.Scalar) -> Shape {
    let value = scalar.value
    if (0x20..<0x7F).contains(value) || (0xA0..<0x300).contains(value) { return .cells(1) }
    if let shown = VisibleText.visible(scalar) { return .control(shown) }
    if (0x1160...0x11FF).contains(value) { return .mark }
    if isWide(value) { return .cells(2) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      return (0xFE00...0xFE0F).contains(value) || value >= 0xE0100 ? .hidden : .mark
    case .format: return .hidden
    case .unassigned, .privateUse, .surrogate: return .control("<" + String(value, radix: 16, uppercase: true) + ">")
    default: return .cells(1)
    }
  }

  /// Cells of `text` as it is drawn, control characters as `^X`.
  public static func of(_ text: String) -> Int {
    var isPlain = true
    var count = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte > 0x7E {
        isPlain = false
        break
      }
      count += 1
    }
    if isPlain { return count }
    return text.unicodeScalars.reduce(0) { $0 + width(of: shape(of: $1)) }
  }

  static func width(of shape: Shape) -> Int {
    switch shape {
    case .cells(let count): count
    case .mark, .hidden: 0
    case .control(let text): text.utf8.count
    }
  }

  static func isWide(_ value: UInt32) -> Bool {
    let ranges = WideRanges.all
    var low = 0
    var high = ranges.count - 1
    while low <= high {
      let middle = (low + high) / 2
      if value < ranges[middle].first {
        high = middle - 1
      } else if value > ranges[middle].last {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
