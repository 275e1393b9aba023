import TUI

/// A screen of tmux with its colours, as `capture-pane -e` tells it.
struct TerminalPicture {
  let rows: [[SVGPicture.Glyph]]

  init(_ captured: String) {
    var look = Look()
    var lines = captured.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    rows = lines.map { line in
      var glyphs: [SVGPicture.Glyph] = []
      var scalars = line.unicodeScalars[...]
      while let scalar = scalars.popFirst() {
        if scalar == "\u{1B}" {
          let code = scalars.prefix { $0 != "m" }
          scalars = scalars.dropFirst(code.count + 1)
          Self.apply(String(String.UnicodeScalarView(code)), to: &look)
          continue
        }
        let cells = CellWidth.of(String(scalar))
        if cells == 0, !glyphs.isEmpty {
          glyphs[glyphs.count - 1].text.unicodeScalars.append(scalar)
        } else {
          glyphs.append(SVGPicture.Glyph(String(scalar), cells: cells, look: look))
        }
      }
      return glyphs
    }
  }

  /// One line for each row, without blanks at its end.
  var text: String {
    rows.map { glyphs in
      var line = glyphs.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// - Parameter code: what stands between `ESC` and `m`.
  private static func apply(_ code: String, to look: inout Look) {
    for parameter in code.dropFirst().split(separator: ";").map({ Int($0) ?? 0 }) + (code == "[" ? [0] : []) {
      switch parameter {
      case 0: look = Look()
      case 1: look.isBold = true
      case 2: look.isDim = true
      case 4: look.isUnderlined = true
      case 7: look.isReversed = true
      case 22: (look.isBold, look.isDim) = (false, false)
      case 24: look.isUnderlined = false
      case 27: look.isReversed = false
      case 31...36: look.color = UInt8(parameter - 30)
      case 39: look.color = nil
      default: break
      }
    }
  }
}
