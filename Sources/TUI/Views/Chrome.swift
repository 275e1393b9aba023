import Apply
import Audit

/// What every screen has: header, line of notices, keys.
enum Chrome {
  static let smallest = Size(columns: 60, rows: 16)

  static func body(_ size: Size) -> Area { Area(row: 2, column: 0, rows: size.rows - 4, columns: size.columns) }

  static func tooSmall(_ canvas: inout Canvas) {
    let size = canvas.size
    let lines = TextLayout.wrap(
      localized(
        """
        sceneshift needs \(smallest.columns)x\(smallest.rows) cells; this window has \(size.columns)x\(size.rows). \
        Your answers are saved.
        """), width: size.columns)
    for (row, line) in lines.prefix(size.rows).enumerated() { canvas.put(line, row: row, column: 0) }
  }

  /// Where am I, what state is this project in, how far am I.
  static func header(_ state: AppState, on canvas: inout Canvas) {
    let columns = state.size.columns
    guard let report = state.project else {
      canvas.put("sceneshift", row: 0, column: 1, style: .title)
      canvas.put(TextLayout.truncate(state.settings.root, to: columns - 16), row: 0, column: 14, style: .quiet)
      return
    }
    let stateText = report.state.title
    let stateRole: Style.Role =
      switch report.state {
      case .adopted, .noApp: .answered
      case .partial: .decision
      case .notAdopted: .blocker
      }
    let right = columns - CellWidth.of(stateText) - 1
    canvas.put(stateText, row: 0, column: right, style: Style(stateRole))
    var column = 1 + canvas.put("sceneshift", row: 0, column: 1, style: .quiet) + 3
    let name = TextLayout.truncate(report.project.name, to: max(8, columns / 4))
    column += canvas.put(name, row: 0, column: column, style: .title, limit: right - column - 2) + 3
    let kind = state.isBundle ? localized("bundle") + " \(Glyphs.dot) " : ""
    let about = TextLayout.truncate(kind + Wording.project(report.project), to: max(0, right - column - 2))
    canvas.put(about, row: 0, column: column)
    signals(state, report, on: &canvas)
  }

  private static func signals(_ state: AppState, _ report: ProjectReport, on canvas: inout Canvas) {
    let total = state.index.questions.count
    // A narrow window keeps every signal and says the number in short.
    let isNarrow = state.size.columns < 70
    let progress =
      total == 0
      ? (isNarrow ? "" : localized("nothing to decide"))
      : (isNarrow ? "\(state.index.answered)/\(total)" : localized("\(state.index.answered) of \(total) answered"))
    let right = state.size.columns - CellWidth.of(progress) - 1
    canvas.put(
      progress, row: 1, column: right,
      style: state.index.answered == total ? Style(.answered) : .text)
    var column = 1
    for signal in report.signals where !signal.id.hasPrefix("cap.") {
      let width = CellWidth.of(signal.title) + 2
      guard column + width + 1 < right else { break }
      canvas.put(
        signal.isOK ? Glyphs.yes : Glyphs.no, row: 1, column: column,
        style: Style(signal.isOK ? .answered : .blocker))
      canvas.put(signal.title, row: 1, column: column + 2)
      column += width + (isNarrow ? 1 : 3)
    }
  }

  /// The line above the keys: a notice, or a rule.
  static func notice(_ state: AppState, on canvas: inout Canvas, tee: Int? = nil) {
    let row = state.size.rows - 2
    if let notice = state.notice {
      canvas.put(
        shortened(notice, to: state.size.columns - 2), row: row, column: 1,
        style: notice.isProblem ? Style(.failure) : .strong)
      return
    }
    var text = Array(repeating: Glyphs.horizontal, count: state.size.columns)
    if let tee, text.indices.contains(tee) { text[tee] = Glyphs.teeUp }
    canvas.put(text.joined(), row: row, column: 0, style: .border)
    if let problem = state.saveProblem {
      canvas.put(
        TextLayout.truncate(localized(" answers NOT saved: \(problem) "), to: state.size.columns - 4), row: row,
        column: 2,
        style: Style(.failure))
    } else if state.strayBytes > 0 {
      let note = localized(" \(state.strayBytes) bytes of other programs' messages, shown at the end ")
      canvas.put(note, row: row, column: max(2, state.size.columns - CellWidth.of(note) - 2), style: .quiet)
    }
  }

  /// Where room is short the last sentences of a notice go; a problem is cut, so that its mark shows that more was said.
  static func shortened(_ notice: Notice?, to width: Int) -> String {
    guard let notice else { return "" }
    return notice.isProblem
      ? TextLayout.truncate(notice.text, to: width) : TextLayout.wholeSentences(notice.text, to: width)
  }

  /// What can be pressed now: the keys of this screen that work, whole items, the most important first.
  static func footer(_ state: AppState, on canvas: inout Canvas) {
    let row = state.size.rows - 1
    var column = 1
    for binding in shown(state) {
      let label = binding.label(in: state.settings.characters)
      let width = CellWidth.of(label) + 1 + CellWidth.of(localized(binding.short))
      let start = column
      column += canvas.put(label, row: row, column: column, style: .key) + 1
      column += canvas.put(localized(binding.short), row: row, column: column)
      canvas.addTarget(.command(binding.command), Area(row: row, column: start, rows: 1, columns: width))
      column += 2
    }
  }

  /// As many items as fit, chosen by importance, `help` and `back` kept to the end of the line.
  private static func shown(_ state: AppState) -> [KeyBinding] {
    let usable = KeyTable.footer(of: state.screen).filter { state.availability(of: $0.command).isNow }
    var room = state.size.columns - 1
    func width(_ binding: KeyBinding) -> Int {
      CellWidth.of(binding.label(in: state.settings.characters)) + 1 + CellWidth.of(localized(binding.short)) + 2
    }
    let kept = usable.filter { [.help, .back, .quit].contains($0.command) }
    room -= kept.reduce(0) { $0 + width($1) } - 2
    var result: [KeyBinding] = []
    for binding in usable where !kept.contains(where: { $0.command == binding.command }) {
      guard width(binding) <= room else { continue }
      room -= width(binding)
      result.append(binding)
    }
    return result + kept
  }

  static func prompt(_ prompt: Prompt, on canvas: inout Canvas) {
    let row = canvas.size.rows - 2
    let label =
      switch prompt.purpose {
      case .search: localized("Find: ")
      case .filter: localized("Show only: ")
      case .note: localized("Note: ")
      }
    canvas.clear(Area(row: row, column: 0, rows: 1, columns: canvas.size.columns))
    let start = 1 + canvas.put(label, row: row, column: 1, style: .key)
    let room = canvas.size.columns - start - 2
    // The window follows the cursor.
    let before = CellWidth.of(String(prompt.text.prefix(prompt.cursor)))
    let skip = max(0, before - room + 1)
    let line = TextLayout.scroll(StyledLine(prompt.text), by: skip)
    canvas.put(line, row: row, column: start, limit: room)
    canvas.cursor = (row, start + before - skip)
    let help = Area(row: row + 1, column: 0, rows: 1, columns: canvas.size.columns)
    canvas.clear(help)
    var column = 1
    for (key, text) in [
      ("Enter", localized(prompt.purpose == .search ? "find" : "done")), ("Esc", localized("cancel")),
    ] {
      column += canvas.put(key, row: row + 1, column: column, style: .key) + 1
      column += canvas.put(text, row: row + 1, column: column) + 2
    }
  }
}

extension Canvas {
  /// A line of `─` with a title on the left and a remark on the right.
  mutating func rule(
    row: Int, column: Int, columns: Int, title: StyledLine = StyledLine(), remark: String = "",
    remarkRole: Style.Role = .quiet
  ) {
    put(String(repeating: Glyphs.horizontal, count: max(0, columns)), row: row, column: column, style: .border)
    if !title.spans.isEmpty { put(title + StyledLine(" "), row: row, column: column, limit: columns) }
    if !remark.isEmpty {
      let text = " " + TextLayout.truncate(remark, to: max(0, columns - title.width - 6)) + " "
      put(text, row: row, column: column + columns - CellWidth.of(text), style: Style(remarkRole))
    }
  }

  mutating func verticalLine(column: Int, row: Int, rows: Int) {
    for line in row..<max(row, row + rows) { put(Glyphs.vertical, row: line, column: column, style: .border) }
  }

  /// A frame around `area`, its inside blank.
  mutating func frame(_ area: Area, title: String, remark: String = "") {
    clear(area)
    let inner = area.columns - 2
    guard inner > 0, area.rows > 1 else { return }
    let line = String(repeating: Glyphs.horizontal, count: inner)
    put(Glyphs.topLeft + line + Glyphs.topRight, row: area.row, column: area.column, style: .border)
    put(
      Glyphs.bottomLeft + line + Glyphs.bottomRight, row: area.row + area.rows - 1, column: area.column,
      style: .border)
    for row in (area.row + 1)..<(area.row + area.rows - 1) {
      put(Glyphs.vertical, row: row, column: area.column, style: .border)
      put(Glyphs.vertical, row: row, column: area.column + area.columns - 1, style: .border)
    }
    let remarkText = remark.isEmpty ? "" : " \(remark) "
    let room = inner - CellWidth.of(remarkText) - 4
    put(
      " " + TextLayout.truncate(title, to: max(0, room)) + " ", row: area.row, column: area.column + 2, style: .strong)
    put(
      remarkText, row: area.row, column: area.column + area.columns - 2 - CellWidth.of(remarkText), style: .quiet)
  }

  /// Draws the lines of a window that starts at line `offset`.
  mutating func put(_ lines: [StyledLine], in area: Area, offset: Int = 0) {
    for row in 0..<area.rows {
      let index = row + offset
      guard lines.indices.contains(index) else { break }
      put(lines[index], row: area.row + row, column: area.column, limit: area.columns)
    }
  }
}
