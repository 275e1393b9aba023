import Apply
import Audit

/// What two answers to one question make of the code, next to each other.
enum CompareView {
  static func draw(_ finding: Finding, _ state: AppState, _ box: Area, on canvas: inout Canvas) {
    let inner = Area(row: box.row + 1, column: box.column + 1, rows: box.rows - 2, columns: box.columns - 2)
    let half = (inner.columns - 1) / 2
    canvas.rule(row: inner.row + 3, column: inner.column, columns: inner.columns)
    canvas.verticalLine(column: inner.column + half, row: inner.row, rows: inner.rows)
    let sides = [state.currentChoice, state.comparedChoice]
    for (side, choice) in sides.enumerated() {
      guard let choice else { continue }
      let area = Area(
        row: inner.row, column: inner.column + side * (half + 1) + 1, rows: inner.rows, columns: half - 2)
      let number = (finding.choices.firstIndex { $0.id == choice.id } ?? 0) + 1
      var head = TextLayout.wrap(choice.label, width: max(4, area.columns - 2)).prefix(2).enumerated().map {
        StyledLine([Span($0 == 0 ? "\(number) " : "  ", .key), Span($1, .strong)])
      }
      if choice.isRecommended { head.append(StyledLine("  recommended", .recommended)) }
      canvas.put(Array(head), in: area)
      let rest = Area(row: area.row + 4, column: area.column, rows: area.rows - 4, columns: area.columns)
      canvas.put(
        AskView.resultLines(state, choice: choice, width: rest.columns), in: rest, offset: state.ask.resultScroll)
    }
    let hint = localized(" s back to one answer ")
    canvas.put(
      hint, row: box.row + box.rows - 1, column: box.column + box.columns - 2 - CellWidth.of(hint), style: .quiet)
  }
}
