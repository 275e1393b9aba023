import Apply
import Audit

/// Code as styled lines: numbers, colours, no wrapping.
enum CodeLines {
  /// The lines of an excerpt, numbered.
  static func excerpt(_ excerpt: Excerpt, width: Int, sideways: Int) -> [StyledLine] {
    let last = excerpt.firstLine + max(0, excerpt.lines.count - 1)
    let digits = max(3, String(last).count)
    let indent = commonIndent(excerpt.lines)
    var highlighter = Highlighter(path: excerpt.file)
    return excerpt.lines.enumerated().map { index, text in
      let number = StyledLine(pad(excerpt.firstLine + index, digits) + "  ", .lineNumber)
      let code = StyledLine(highlighter.spans(TextLayout.expandTabs(text)))
      return number + cut(code, width: width - digits - 2, sideways: sideways + indent)
    }
  }

  /// One line of a difference without numbers: `+`, `-` or a blank, then the code.
  static func change(_ line: DiffLine, highlighter: Highlighter, width: Int, sideways: Int) -> StyledLine {
    let (mark, role) = mark(line)
    let code = code(line, highlighter: highlighter)
    return StyledLine("\(mark) ", role) + cut(code, width: width - 2, sideways: sideways)
  }

  static func mark(_ line: DiffLine) -> (String, Style.Role) {
    switch line.kind {
    case .context: (" ", .context)
    case .added: ("+", .added)
    case .removed: ("-", .removed)
    }
  }

  /// The code of a line of a difference: unchanged lines coloured by syntax, changed ones by their side, with the
  /// part that differs emphasised.
  static func code(_ line: DiffLine, highlighter: Highlighter) -> StyledLine {
    if line.kind == .context || (line.kind == .added && line.emphasis.isEmpty) {
      var highlighter = highlighter
      var styled = StyledLine(highlighter.spans(TextLayout.expandTabs(line.text)))
      if line.kind == .added {
        for index in styled.spans.indices where styled.spans[index].style.role == .text {
          styled.spans[index].style = Style(.added)
        }
      }
      return styled
    }
    let role: Style.Role = line.kind == .added ? .added : .removed
    guard !line.emphasis.isEmpty else { return StyledLine(TextLayout.expandTabs(line.text), role) }
    var spans: [Span] = []
    var position = 0
    let bytes = Array(line.text.utf8)
    func add(_ range: Range<Int>, emphasised: Bool) {
      let range = range.clamped(to: 0..<bytes.count)
      if range.isEmpty { return }
      let text = String(decoding: bytes[range], as: UTF8.self).replacing("\t", with: "    ")
      spans.append(Span(text, style: Style(role, emphasised: emphasised)))
    }
    for range in line.emphasis {
      add(position..<max(position, range.lowerBound), emphasised: false)
      add(range, emphasised: true)
      position = max(position, range.upperBound)
    }
    add(position..<max(position, bytes.count), emphasised: false)
    return StyledLine(spans)
  }

  /// Cuts a line of code to a window; `→` in its last cell where there is more.
  static func cut(_ line: StyledLine, width: Int, sideways: Int) -> StyledLine {
    guard width > 0 else { return StyledLine() }
    let scrolled = TextLayout.scroll(line, by: sideways)
    guard scrolled.width > width else { return scrolled }
    var spans: [Span] = []
    var used = 0
    for span in scrolled.spans {
      let text = TextLayout.prefix(span.text, cells: width - 1 - used)
      used += CellWidth.of(text)
      spans.append(Span(text, style: span.style))
      if text.unicodeScalars.count < span.text.unicodeScalars.count { break }
    }
    spans.append(Span(String(repeating: " ", count: max(0, width - 1 - used)) + Glyphs.more, .quiet))
    return StyledLine(spans)
  }

  /// Cells of indentation that all lines share: they are left out, so that a method in a class starts at the edge.
  static func commonIndent(_ lines: [String]) -> Int {
    lines.lazy.map(TextLayout.expandTabs).filter { line in line.contains { $0 != " " } }
      .map { line in line.prefix { $0 == " " }.count }.min() ?? 0
  }

  static func pad(_ number: Int?, _ digits: Int) -> String {
    let text = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, digits - text.count)) + text
  }
}
