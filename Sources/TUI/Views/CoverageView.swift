import Apply
import Audit

/// What the system can send, and which code gets it, today and after the plan.
enum CoverageView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    Chrome.header(state, on: &canvas)
    let body = Chrome.body(state.size)
    let rows = state.coveragePairs
    let isPlanned = state.coverageAfter != nil
    let event = min(26, max(18, state.size.columns / 6))
    let half = (state.size.columns - event - 9) / 2
    let columns = (start: 2 + event, today: 8 + event, after: 8 + event + half)

    canvas.put(localized("EVENT"), row: body.row, column: 2, style: .title)
    canvas.put(localized("START"), row: body.row, column: columns.start, style: .title)
    canvas.put(localized("TODAY"), row: body.row, column: columns.today, style: .title)
    canvas.put(
      state.isBundle ? localized("AFTER, AS RECOMMENDED") : localized("AFTER THIS PLAN"), row: body.row,
      column: columns.after, style: .title)
    let list = Area(row: body.row + 1, column: 0, rows: body.rows - 3, columns: state.size.columns)
    let window = Window(count: rows.count, rows: list.rows, cursor: state.coverage.cursor)
    for line in 0..<list.rows {
      let row = list.row + line
      if let more = window.remark(row: line) {
        canvas.put(more, row: row, column: 2, style: .quiet)
        continue
      }
      let index = window.first + line
      guard rows.indices.contains(index) else { break }
      let isCursor = index == state.coverage.cursor
      let style = isCursor ? Style.text.selected : .text
      let place = Area(row: row, column: 1, rows: 1, columns: list.columns - 2)
      if isCursor { canvas.clear(place, style: style) }
      if isCursor { canvas.put(Glyphs.cursor, row: row, column: 1, style: style) }
      let item = rows[index]
      let name = Wording.event(item.event) + (item.targets.isEmpty ? "" : item.targets.commaSeparated.inBrackets)
      canvas.put(TextLayout.truncate(name, to: event - 1), row: row, column: 2, style: style)
      canvas.put(Wording.start(item.start), row: row, column: columns.start, style: style)
      for (side, column) in [(item.today, columns.today), (item.after, columns.after)] {
        if let side { cell(side, row: row, column: column, width: half - 1, isCursor: isCursor, on: &canvas) }
      }
      if !isPlanned {
        canvas.put(Glyphs.ellipsis, row: row, column: columns.after, style: isCursor ? style : .quiet)
      }
      canvas.addTarget(.row(index), place)
    }
    legend(state, row: body.row + body.rows - 1, on: &canvas)
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  private static func cell(
    _ item: CoverageRow, row: Int, column: Int, width: Int, isCursor: Bool, on canvas: inout Canvas
  ) {
    let (glyph, word, role) = Wording.verdict(item.verdict)
    var style = Style(role)
    style.isSelected = isCursor
    let tail = item.verdict == .runs || item.verdict == .none ? glyph : "\(glyph) \(word)"
    let room = width - CellWidth.of(tail) - 2
    var name = item.handler.map(Wording.shortHandler) ?? (item.verdict == .none ? Glyphs.dash : localized("nobody"))
    // The method tells more than its class.
    if CellWidth.of(name) > room, let method = name.split(separator: ".").last { name = String(method) }
    canvas.put(
      TextLayout.truncate(name, to: max(0, room)), row: row, column: column,
      style: isCursor ? Style.text.selected : .text)
    canvas.put(tail, row: row, column: column + width - 1 - CellWidth.of(tail), style: style)
  }

  private static func legend(_ state: AppState, row: Int, on canvas: inout Canvas) {
    var column = 2
    for verdict in [CoverageRow.Verdict.runs, .silent, .lost, .twice] {
      let (glyph, word, role) = Wording.verdict(verdict)
      column += canvas.put(glyph, row: row, column: column, style: Style(role)) + 1
      column += canvas.put(word, row: row, column: column, style: .quiet) + 2
    }
    column += canvas.put(localized("\(Glyphs.nothing) nothing to run"), row: row, column: column, style: .quiet) + 2
    guard state.coverageAfter != nil else { return }
    if !state.isBundle, state.planning.preview?.plan.isEmpty == true, state.project?.state.isSettled == false {
      let text = localized("no answer changes a file yet")
      let start = state.size.columns - CellWidth.of(text) - 2
      if start > column { canvas.put(text, row: row, column: start, style: .quiet) }
      return
    }
    let bad = state.coveragePairs.count { $0.after?.isBad == true }
    let text =
      bad == 0 ? localized("nothing is lost") : localized("\(Wording.count(bad, "event")) lost: \u{23CE} shows why")
    let start = state.size.columns - CellWidth.of(text) - 2
    if start > column { canvas.put(text, row: row, column: start, style: Style(bad == 0 ? .answered : .blocker)) }
  }
}
