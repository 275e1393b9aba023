/// A screen as a picture for documents: one character grid, no fonts inside, the same bytes for the same screen.
public enum SVGPicture {
  private static let cellWidth = 8.4
  private static let cellHeight = 18.0
  private static let margin = 14.0
  private static let background = "#16181d"
  private static let foreground = "#d5d8de"
  private static let quiet = "#838b98"
  /// The palette's colours 1 to 6 on a dark background.
  private static let palette = ["", "#f2777a", "#8ccf7e", "#e8c56b", "#7aa7f0", "#c69af2", "#6ccfd6"]

  /// One place of a screen, as a terminal shows it.
  public struct Glyph: Hashable, Sendable {
    /// A character with the marks that sit on it.
    public var text: String
    /// Cells it takes, 1 or 2.
    public var cells: Int
    public var look: Look

    public init(_ text: String, cells: Int, look: Look) {
      self.text = text
      self.cells = cells
      self.look = look
    }
  }

  public static func render(_ canvas: Canvas, theme: Theme = .standard, title: String) -> String {
    let rows = (0..<canvas.size.rows).map { row in
      canvas.row(row).filter { $0.width > 0 }.map { cell in
        Glyph(String(cell.scalar) + cell.marks, cells: Int(cell.width), look: theme.look(of: cell.style))
      }
    }
    return render(rows, columns: canvas.size.columns, title: title)
  }

  /// - Parameter rows: the glyphs of each row, from its first cell on and without a gap.
  public static func render(_ rows: [[Glyph]], columns: Int, title: String) -> String {
    let width = Double(columns) * cellWidth + 2 * margin
    let height = Double(rows.count) * cellHeight + 2 * margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"\(number(height))\" "
        + "viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\">",
      "<title>\(escaped(title))</title>",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(background)\"/>",
      """
      <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', \
      monospace" font-size="14" fill="\(foreground)">
      """,
    ]
    for (row, glyphs) in rows.enumerated() {
      for run in runs(glyphs) { lines += draw(run, row: row) }
    }
    lines += ["</g>", "</svg>", ""]
    return lines.joined(separator: "\n")
  }

  private struct Run {
    var column: Int
    var cells: Int
    var text: String
    let look: Look
  }

  /// Cells that look the same side by side; a wide character or a mark stands alone, so that fonts cannot shift the rest.
  private static func runs(_ glyphs: [Glyph]) -> [Run] {
    var result: [Run] = []
    var column = 0
    for glyph in glyphs {
      let isPlain = glyph.cells == 1 && glyph.text.utf8.count == 1
      if isPlain, let last = result.last, last.look == glyph.look, last.text.utf8.count == last.cells {
        result[result.count - 1].text += glyph.text
        result[result.count - 1].cells += 1
      } else {
        result.append(Run(column: column, cells: glyph.cells, text: glyph.text, look: glyph.look))
      }
      column += glyph.cells
    }
    return result
  }

  private static func draw(_ run: Run, row: Int) -> [String] {
    let look = run.look
    let x = margin + Double(run.column) * cellWidth
    let y = margin + Double(row) * cellHeight
    let length = Double(run.cells) * cellWidth
    let colour = look.color.map { palette[Int(min($0, 6))] } ?? (look.isDim ? quiet : foreground)
    var lines: [String] = []
    if look.isReversed {
      lines.append(
        "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(length))\" height=\"\(number(cellHeight))\" "
          + "fill=\"\(colour)\"/>")
    }
    guard run.text.contains(where: { $0 != " " }) else { return lines }
    var attributes = ""
    if look.isReversed {
      attributes += " fill=\"\(background)\""
    } else if colour != foreground {
      attributes += " fill=\"\(colour)\""
    }
    if look.isBold { attributes += " font-weight=\"bold\"" }
    if look.isUnderlined { attributes += " text-decoration=\"underline\"" }
    for piece in pieces(of: run) {
      let x = margin + Double(piece.column) * cellWidth
      let length = Double(piece.cells) * cellWidth
      lines.append(
        "<text x=\"\(number(x))\" y=\"\(number(y + 13.5))\" textLength=\"\(number(length))\"\(attributes)>"
          + "\(escaped(piece.text))</text>")
    }
    return lines
  }

  /// The words of a run, with no more than one blank between them: viewers drop blanks at the ends and join the others.
  private static func pieces(of run: Run) -> [Run] {
    guard run.text.utf8.count == run.cells else { return [run] }
    var result: [Run] = []
    var blanks = 0
    for (offset, scalar) in run.text.unicodeScalars.enumerated() {
      if scalar == " " {
        blanks += 1
        continue
      }
      if blanks == 1, let last = result.indices.last {
        result[last].text += " "
        result[last].cells += 1
      } else if blanks > 1 || result.isEmpty {
        result.append(Run(column: run.column + offset, cells: 0, text: "", look: run.look))
      }
      blanks = 0
      result[result.count - 1].text.unicodeScalars.append(scalar)
      result[result.count - 1].cells += 1
    }
    return result
  }

  /// One digit after the point, without a locale.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
