import Apply
import Audit

/// What two answers to one question make of the code, next to each other.
enum CompareView {
  static func draw(_ finding: Finding, _ state: AppState, _ box: Area, on canvas: inout Canvas) {
    let inner = Area(row: box.row + 1, column: box.column + 1, rows: box.rows - 2, columns: box.columns - 2)
    let half = (inner.columns - 1) / 2
    canvas.rule(row: inner.row + 3, column: inner.column, columns: inner.columns)
    canvas.verticalLine(column: inner.column + half, row: inner.row, rows: inner.rows)
    // In the order of their numbers, whichever has the cursor.
    let compared = [state.currentChoice, state.comparedChoice].compactMap { $0?.id }
    for (side, choice) in finding.choices.filter({ compared.contains($0.id) }).enumerated() {
      let isCursor = choice.id == state.currentChoice?.id
      let area = Area(
        row: inner.row, column: inner.column + side * (half + 1) + 1, rows: inner.rows, columns: half - 2)
      let number = (finding.choices.firstIndex { $0.id == choice.id } ?? 0) + 1
      let head = TextLayout.wrap(choice.label, width: max(4, area.columns - 2)).prefix(2).enumerated().map {
        StyledLine([Span($0 == 0 ? "\(number) " : "  ", .key), Span($1, .strong)])
      }
      for (row, line) in head.enumerated() {
        let place = Area(row: area.row + row, column: area.column - 1, rows: 1, columns: area.columns + 1)
        if isCursor { canvas.clear(place, style: Style.text.selected) }
        if isCursor, row == 0 {
          canvas.put(Glyphs.cursor, row: place.row, column: place.column, style: Style.text.selected)
        }
        canvas.put(line, row: place.row, column: area.column, limit: area.columns, selected: isCursor)
        canvas.addTarget(.choice(choice.id), place)
      }
      if choice.isRecommended {
        canvas.put(
          localized("recommended"), row: area.row + head.count, column: area.column + 2, style: Style(.recommended))
      }
      let rest = Area(row: area.row + 4, column: area.column, rows: area.rows - 4, columns: area.columns)
      canvas.put(
        AskView.resultLines(state, choice: choice, width: rest.columns), in: rest, offset: state.ask.resultScroll)
    }
    let hint = localized(" s back to one answer ")
    canvas.put(
      hint, row: box.row + box.rows - 1, column: box.column + box.columns - 2 - CellWidth.of(hint), style: .quiet)
  }
}
