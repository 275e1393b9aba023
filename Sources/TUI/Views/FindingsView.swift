import Apply
import Audit

/// Where things stand on the findings screen.
struct FindingsLayout {
  let list: Area
  let detail: Area
  /// Column of the line between them; nil where only one is shown.
  let divider: Int?
  let showsList: Bool
  let showsDetail: Bool

  init(size: Size, state: AppState) {
    let body = Chrome.body(size)
    if size.columns < 80 {
      showsDetail = state.findings.pane == .detail
      showsList = !showsDetail
      divider = nil
      list = body
      detail = body.inset(columns: 1)
      return
    }
    showsList = true
    showsDetail = true
    let width = size.columns < 100 ? 34 : min(64, size.columns * 2 / 5)
    list = Area(row: body.row, column: 0, rows: body.rows, columns: width)
    divider = width
    detail = Area(row: body.row, column: width + 2, rows: body.rows, columns: size.columns - width - 3)
  }
}

enum FindingsView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    let layout = FindingsLayout(size: state.size, state: state)
    Chrome.header(state, on: &canvas)
    if layout.showsList { list(state, layout.list, on: &canvas) }
    if let divider = layout.divider {
      canvas.verticalLine(column: divider, row: layout.list.row, rows: layout.list.rows)
    }
    if layout.showsDetail {
      canvas.addTarget(.detail, layout.detail)
      DetailView.draw(state, layout.detail, on: &canvas)
    }
    Chrome.notice(state, on: &canvas, tee: layout.divider)
    Chrome.footer(state, on: &canvas)
  }

  // MARK: List

  private static func list(_ state: AppState, _ area: Area, on canvas: inout Canvas) {
    let panes: [Pane] = [.blocker, .decision, .informational]
    let heights = heights(panes.map { state.list($0).count }, focus: state.findings.listPane.rawValue, rows: area.rows)
    var row = area.row
    for (pane, height) in zip(panes, heights) where height > 0 {
      heading(pane, state, row: row, area: area, on: &canvas)
      canvas.addTarget(.pane(pane), Area(row: row, column: area.column, rows: 1, columns: area.columns))
      items(pane, state, Area(row: row + 1, column: area.column, rows: height - 1, columns: area.columns), on: &canvas)
      row += height
    }
  }

  /// Rows for each pane, its heading included. Every pane keeps its heading; the one with the cursor gets what it
  /// needs first, the others share the rest.
  static func heights(_ counts: [Int], focus: Int, rows: Int) -> [Int] {
    var heights = counts.map { _ in 1 }
    var left = rows - counts.count
    func give(_ index: Int, upTo limit: Int) {
      let amount = min(max(0, limit + 1 - heights[index]), max(0, left))
      heights[index] += amount
      left -= amount
    }
    guard counts.indices.contains(focus) else { return heights }
    for index in counts.indices { give(index, upTo: min(counts[index], 2)) }
    give(focus, upTo: min(counts[focus], max(3, rows / 2)))
    for index in counts.indices { give(index, upTo: min(counts[index], rows / 3)) }
    give(focus, upTo: counts[focus])
    for index in counts.indices { give(index, upTo: counts[index]) }
    return heights
  }

  private static func heading(_ pane: Pane, _ state: AppState, row: Int, area: Area, on canvas: inout Canvas) {
    let total = state.list(pane).count
    let counts = pane.kind.flatMap { state.index.counts[$0] } ?? FindingIndex.Count()
    let (title, role): (String, Style.Role) =
      switch pane {
      case .blocker: (localized("BLOCKERS"), .blocker)
      case .decision: (localized("DECISIONS"), .decision)
      default: (localized("INFORMATIONAL"), .informational)
      }
    let count = counts.questions == 0 ? "\(total)" : "\(counts.answered)/\(counts.questions) \(Glyphs.yes)"
    canvas.rule(
      row: row, column: area.column + 1, columns: area.columns - 1,
      title: StyledLine(title, role), remark: count,
      remarkRole: counts.questions > 0 && counts.answered == counts.questions ? .answered : .quiet)
  }

  private static func items(_ pane: Pane, _ state: AppState, _ area: Area, on canvas: inout Canvas) {
    let list = state.list(pane)
    let position = list.firstIndex { $0.id == state.findings.cursor[pane] } ?? 0
    let isFocused = state.findings.listPane == pane
    if list.isEmpty, area.rows > 0 {
      canvas.put(localized("none"), row: area.row, column: area.column + 3, style: .quiet)
      return
    }
    let window = Window(count: list.count, rows: area.rows, cursor: isFocused ? position : 0)
    for row in 0..<area.rows {
      let line = area.row + row
      if let more = window.remark(row: row) {
        canvas.put(more, row: line, column: area.column + 3, style: .quiet, limit: area.columns - 3)
        continue
      }
      let index = window.first + row
      guard list.indices.contains(index) else { break }
      let finding = list[index]
      let isCursor = isFocused && index == position
      item(
        finding, mark: state.index.mark(of: finding), row: line, area: area, isCursor: isCursor,
        isActive: isCursor && state.findings.pane != .detail, on: &canvas)
      if state.findings.marked.contains(finding.id) {
        canvas.put(
          "*", row: line, column: area.column + 2,
          style: isCursor && state.findings.pane != .detail ? .key.selected : .key)
      }
      canvas.addTarget(.finding(finding.id), Area(row: line, column: area.column, rows: 1, columns: area.columns))
    }
  }

  private static func item(
    _ finding: Finding, mark: Mark, row: Int, area: Area, isCursor: Bool, isActive: Bool, on canvas: inout Canvas
  ) {
    let width = area.columns
    let style = isActive ? Style.text.selected : (mark == .answered ? Style.quiet : Style.text)
    if isActive {
      canvas.clear(Area(row: row, column: area.column + 1, rows: 1, columns: width - 1), style: style)
    }
    if isCursor { canvas.put(Glyphs.cursor, row: row, column: area.column + 1, style: style) }
    let room = width - 3 - (mark == .none ? 1 : 3)
    canvas.put(TextLayout.truncate(finding.title, to: room), row: row, column: area.column + 3, style: style)
    if mark != .none {
      var markStyle = Style(mark.role)
      markStyle.isSelected = isActive
      canvas.put(mark.glyph, row: row, column: area.column + width - 2, style: markStyle)
    }
  }
}

/// Which items of a list are on screen, with a line that says how many are not.
struct Window {
  let first: Int
  private let count: Int
  private let rows: Int

  init(count: Int, rows: Int, cursor: Int) {
    self.count = count
    self.rows = rows
    guard count > rows, rows > 0 else {
      first = 0
      return
    }
    // The cursor stays clear of the rows that tell of more.
    let top = cursor - rows / 2
    first = min(max(0, top), count - rows)
  }

  /// `… 7 more` in place of an item, or nil for an item.
  func remark(row: Int) -> String? {
    guard count > rows, rows > 1 else { return nil }
    if row == 0, first > 0, rows > 2 { return localized("\(Glyphs.ellipsis) \(first + 1) more above") }
    let after = count - first - rows
    if row == rows - 1, after > 0 { return localized("\(Glyphs.ellipsis) \(after + 1) more") }
    return nil
  }
}
