import Apply
import Audit

/// Steps while files are written; then what is left.
enum ApplyView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    Chrome.header(state, on: &canvas)
    let body = Chrome.body(state.size)
    let apply = state.applying
    var row = body.row
    for line in steps(apply) + outcome(state, width: body.columns - 3) {
      canvas.put(line, row: row, column: 2, limit: body.columns - 3)
      row += 1
    }
    row += 1
    let area = Area(row: row, column: 2, rows: max(0, body.row + body.rows - row), columns: body.columns - 3)
    if apply.running != nil || !apply.output.isEmpty {
      let half = Area(row: area.row, column: area.column, rows: area.rows / 2, columns: area.columns)
      left(state, half, on: &canvas)
      output(
        state, Area(row: half.row + half.rows, column: area.column, rows: area.rows - half.rows, columns: area.columns),
        on: &canvas)
    } else {
      left(state, area, on: &canvas)
    }
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  private static func steps(_ apply: ApplyState) -> [StyledLine] {
    var lines: [StyledLine] = []
    var wrote: (path: String, index: Int, count: Int)?
    for step in apply.steps {
      if case .wrote(let path, let index, let count) = step {
        wrote = (path, index, count)
        continue
      }
      if let done = wrote {
        lines.append(written(done))
        wrote = nil
      }
      lines.append(StyledLine([Span("\(Glyphs.yes) ", .answered), Span(Wording.step(step))]))
    }
    if let done = wrote { lines.append(written(done)) }
    switch apply.phase {
    case .idle: break
    case .applying: lines.append(StyledLine(localized("  writing\(Glyphs.ellipsis)"), .quiet))
    case .undoing: lines.append(StyledLine(localized("  giving every byte back\(Glyphs.ellipsis)"), .quiet))
    case .applied:
      lines.append(
        StyledLine([Span("\(Glyphs.yes) ", .answered), Span(localized("Applied. u gives every byte back."), .strong)]))
    case .undone(let text):
      lines.append(StyledLine([Span("\(Glyphs.yes) ", .answered), Span(text, .strong)]))
    case .failed(let reason):
      lines.append(StyledLine([Span("\(Glyphs.no) ", .failure), Span(reason, .failure)]))
    }
    return lines
  }

  /// What the audit after writing says, and what is still to decide.
  private static func outcome(_ state: AppState, width: Int) -> [StyledLine] {
    if case .undone = state.applying.phase {
      return [StyledLine(localized("  Your answers are kept; Esc goes back to them."), .quiet)]
    }
    guard state.applying.phase == .applied, let report = state.project else { return [] }
    let blockers = report.findings(of: .blocker).count
    let open = state.index.questions.count - state.index.answered
    let lost = Wording.lostEvents(before: state.applying.coverageBefore, after: report.coverage)
    var spans = [
      Span(localized("  Now: "), .quiet), Span(report.state.title, report.state.isSettled ? .answered : .decision),
    ]
    func add(_ text: String, isGood: Bool, bad: Style.Role) {
      spans += [Span(" \(Glyphs.dot) ", .quiet), Span(text, isGood ? .answered : bad)]
    }
    add(Wording.count(blockers, "blocker"), isGood: blockers == 0, bad: .blocker)
    add(Wording.count(open, "open question"), isGood: open == 0, bad: .decision)
    var lines = [StyledLine(spans)]
    if !lost.isEmpty {
      lines += TextLayout.wrap(
        localized("Does not run any more: \(lost). c shows which code."), width: max(8, width - 2)
      ).map {
        StyledLine("  " + $0, .blocker)
      }
    }
    if open > 0 { lines.append(StyledLine(localized("  Esc goes back to the open questions."), .quiet)) }
    return lines
  }

  private static func written(_ done: (path: String, index: Int, count: Int)) -> StyledLine {
    let isAll = done.index >= done.count
    return StyledLine([
      Span(isAll ? "\(Glyphs.yes) " : "  ", .answered),
      Span(
        isAll
          ? localized("Wrote \(Wording.count(done.count, "file"))")
          : localized("Wrote \(done.index) of \(done.count): \(done.path)")),
    ])
  }

  // MARK: What is left

  enum Item: Equatable {
    case heading(String)
    case step(Int)
    case text(String, detail: String, lines: [String] = [])
  }

  static func itemCount(_ state: AppState) -> Int {
    let apply = state.applying
    return apply.outsideSteps.count + apply.manualSteps.count + apply.deviceChecks.count
  }

  static func items(_ state: AppState) -> [(item: Item, index: Int?)] {
    let apply = state.applying
    guard case .applied = apply.phase else { return [] }
    var result: [(Item, Int?)] = []
    var index = 0
    func group(_ title: String, _ items: [Item]) {
      guard !items.isEmpty else { return }
      result.append((.heading(title), nil))
      for item in items {
        result.append((item, index))
        index += 1
      }
    }
    group(localized("RUN, IN THIS ORDER"), apply.outsideSteps.indices.map { .step($0) })
    group(localized("DO BY HAND"), apply.manualSteps.map { .text($0.title, detail: $0.detail, lines: $0.lines) })
    group(localized("CHECK ON A DEVICE"), apply.deviceChecks.map { .text($0, detail: "") })
    return result
  }

  private static func left(_ state: AppState, _ area: Area, on canvas: inout Canvas) {
    let items = items(state)
    if items.isEmpty {
      if state.applying.phase == .applied {
        canvas.put(
          localized("Nothing is left to do by hand."), row: area.row, column: area.column, style: Style(.answered))
      }
      return
    }
    var lines: [(line: StyledLine, index: Int?, isHead: Bool)] = []
    for (item, index) in items {
      switch item {
      case .heading(let title):
        if !lines.isEmpty { lines.append((StyledLine(), nil, false)) }
        lines.append((StyledLine(title, .title), nil, false))
      case .step(let step):
        let result = state.applying.results[step]
        let mark = state.applying.running == step ? Glyphs.more : result.map { $0 == 0 ? Glyphs.yes : Glyphs.no } ?? " "
        let role: Style.Role = result == 0 ? .answered : (result == nil ? .key : .failure)
        lines.append(
          (
            StyledLine([Span(" \(mark) ", role), Span(state.applying.outsideSteps[step].command, .strong)]), index, true
          ))
        lines += TextLayout.wrap(state.applying.outsideSteps[step].why, width: max(1, area.columns - 5)).map {
          (StyledLine("     " + $0, .quiet), index, false)
        }
      case .text(let title, let detail, let code):
        for (position, text) in TextLayout.wrap(title, width: max(1, area.columns - 5)).enumerated() {
          lines.append((StyledLine((position == 0 ? " - " : "   ") + text), index, position == 0))
        }
        if !detail.isEmpty {
          lines += TextLayout.wrap(detail, width: max(1, area.columns - 5)).map {
            (StyledLine("   " + $0, .quiet), index, false)
          }
        }
        lines += code.map { (StyledLine("     " + $0), index, false) }
      }
    }
    let cursor = lines.firstIndex { $0.index == state.applying.list.cursor && $0.isHead } ?? 0
    let offset = max(0, min(lines.count - area.rows, cursor - area.rows / 2))
    for row in 0..<area.rows where lines.indices.contains(offset + row) {
      let line = lines[offset + row]
      let isCursor = offset + row == cursor
      let place = Area(row: area.row + row, column: area.column - 1, rows: 1, columns: area.columns)
      if isCursor { canvas.clear(place, style: Style.text.selected) }
      canvas.put(line.line, row: place.row, column: area.column, limit: area.columns - 1, selected: isCursor)
      if isCursor { canvas.put(Glyphs.cursor, row: place.row, column: place.column, style: Style.text.selected) }
      if let index = line.index { canvas.addTarget(.row(index), place) }
    }
  }

  private static func output(_ state: AppState, _ area: Area, on canvas: inout Canvas) {
    guard area.rows > 1 else { return }
    let title = state.applying.running == nil ? localized("output") : localized("running, Ctrl-C stops it")
    canvas.rule(row: area.row, column: area.column, columns: area.columns, title: StyledLine(title, .key))
    let lines = state.applying.output.suffix(area.rows - 1)
    for (row, line) in lines.enumerated() {
      canvas.put(
        TextLayout.truncate(TextLayout.expandTabs(line), to: area.columns), row: area.row + 1 + row,
        column: area.column, style: .quiet)
    }
  }
}
