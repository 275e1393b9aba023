/// Cutting and wrapping of text by cells.
public enum TextLayout {
  /// `text` in at most `width` cells, the last one `…` where something was cut.
  public static func truncate(_ text: String, to width: Int) -> String {
    if CellWidth.of(text) <= width { return text }
    guard width > 0 else { return "" }
    return prefix(text, cells: width - 1) + Glyphs.ellipsis
  }

  /// `text` in at most `width` cells: as many whole sentences as fit, where not even one does it is cut.
  public static func wholeSentences(_ text: String, to width: Int) -> String {
    if CellWidth.of(text) <= width { return text }
    let ends = text.indices.filter { index in
      let next = text.index(after: index)
      return text[index] == "。" || (text[index] == "." && next < text.endIndex && text[next] == " ")
    }
    let fitting = ends.map { String(text[...$0]) }.last { CellWidth.of($0) <= width }
    return fitting ?? truncate(text, to: width)
  }

  /// Cuts the middle of a path so that its name stays: `ios/…/AppDelegate.swift`.
  public static func truncatePath(_ path: String, to width: Int) -> String {
    if CellWidth.of(path) <= width { return path }
    guard let slash = path.lastIndex(of: "/") else { return truncate(path, to: width) }
    let name = String(path[slash...])
    let room = width - CellWidth.of(name) - 1
    if room < 1 { return truncate(String(name.dropFirst()), to: width) }
    return prefix(path, cells: room) + Glyphs.ellipsis + name
  }

  /// The longest start of `text` that takes at most `cells` cells.
  public static func prefix(_ text: String, cells: Int) -> String {
    var used = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let width = CellWidth.width(of: CellWidth.shape(of: scalar))
      if used + width > cells { break }
      used += width
      result.append(scalar)
    }
    return String(result)
  }

  /// The longest start of `text` that ends with a whole word; where not even one fits, what fits of it.
  public static func wholeWords(_ text: String, cells: Int) -> String {
    var used = 0
    var result = ""
    for piece in pieces(text) {
      used += CellWidth.of(piece)
      if used > cells { break }
      result += piece
    }
    result = trimmed(result)
    return result.isEmpty ? prefix(text, cells: cells) : result
  }

  /// `text` in exactly `width` cells.
  public static func pad(_ text: String, to width: Int) -> String {
    let cut = truncate(text, to: width)
    return cut + String(repeating: " ", count: max(0, width - CellWidth.of(cut)))
  }

  /// Lines of at most `width` cells, broken at blanks; a word that is longer is cut, behind a colon or a stroke of it
  /// where one is in the second half of the line; East Asian text between any two characters. Newlines start a new line.
  public static func wrap(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines += wrapParagraph(paragraph, width: width)
    }
    return lines
  }

  private static func wrapParagraph(_ paragraph: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in pieces(paragraph) {
      let cells = CellWidth.of(word)
      let isBlank = word == " "
      if used + cells <= width {
        if !(isBlank && used == 0 && !lines.isEmpty) {
          line += word
          used += cells
        }
        continue
      }
      if !line.isEmpty { lines.append(trimmed(line)) }
      line = ""
      used = 0
      if isBlank { continue }
      var rest = word
      while CellWidth.of(rest) > width {
        var part = prefix(rest, cells: width)
        if let joint = part.lastIndex(where: joints.contains), CellWidth.of(String(part[...joint])) * 2 > width {
          part = String(part[...joint])
        }
        // One character wider than the whole line: it goes, rather than never ending.
        if part.isEmpty { part = String(rest.unicodeScalars.prefix(1)) }
        lines.append(part)
        rest = String(rest.unicodeScalars.dropFirst(part.unicodeScalars.count))
      }
      line = rest
      used = CellWidth.of(rest)
    }
    if !line.isEmpty || lines.isEmpty { lines.append(trimmed(line)) }
    return lines
  }

  /// Where names of methods, paths and addresses may be broken.
  private static let joints = Set(":/-")

  /// What a line may be broken between: words, single blanks, and wide characters with the punctuation that belongs to
  /// them. No line starts with a closing mark or ends with an opening one.
  public static func pieces(_ text: some StringProtocol) -> [String] {
    var result: [String] = []
    var word = ""
    func flush() {
      if word.isEmpty { return }
      append(word, to: &result)
      word = ""
    }
    for character in text {
      let isWide = character.unicodeScalars.first.map { CellWidth.isWide($0.value) } ?? false
      if character == " " || character == "\t" {
        flush()
        result.append(" ")
      } else if isWide {
        flush()
        append(String(character), to: &result)
      } else {
        word.append(character)
      }
    }
    flush()
    return result
  }

  private static func append(_ piece: String, to pieces: inout [String]) {
    guard let last = pieces.last, last != " ", let first = piece.first, let end = last.last,
      closing.contains(first) || opening.contains(end)
    else { return pieces.append(piece) }
    pieces[pieces.count - 1] = last + piece
  }

  /// Marks that belong to what is before them.
  private static let closing = Set("，。：；？！、）」』】》〉”’…—％")
  /// Marks that belong to what is behind them.
  private static let opening = Set("（「『【《〈“‘")

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Tabs as blanks up to the next multiple of four cells; a carriage return at the end left out.
  public static func expandTabs(_ line: String) -> String {
    guard line.utf8.contains(0x09) || line.utf8.last == 0x0D else { return line }
    var result = String.UnicodeScalarView()
    var column = 0
    var scalars = line.unicodeScalars[...]
    if scalars.last == "\r" { scalars = scalars.dropLast() }
    for scalar in scalars {
      if scalar == "\t" {
        let count = 4 - column % 4
        for _ in 0..<count { result.append(" ") }
        column += count
      } else {
        result.append(scalar)
        column += CellWidth.width(of: CellWidth.shape(of: scalar))
      }
    }
    return String(result)
  }

  /// A line seen through a window that starts `offset` cells to the right.
  public static func scroll(_ line: StyledLine, by offset: Int) -> StyledLine {
    guard offset > 0 else { return line }
    var skip = offset
    var spans: [Span] = []
    for span in line.spans {
      if skip == 0 {
        spans.append(span)
        continue
      }
      let cells = CellWidth.of(span.text)
      if cells <= skip {
        skip -= cells
        continue
      }
      let dropped = prefix(span.text, cells: skip)
      var rest = String(span.text.unicodeScalars.dropFirst(dropped.unicodeScalars.count))
      let missing = skip - CellWidth.of(dropped)
      // The window cuts a wide character in half: its other half is a blank.
      if missing > 0 { rest = " " + String(rest.unicodeScalars.dropFirst()) }
      spans.append(Span(rest, style: span.style))
      skip = 0
    }
    return StyledLine(spans)
  }
}
