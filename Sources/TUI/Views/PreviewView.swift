import Apply
import Audit

/// Where things stand on the preview screen.
struct PreviewLayout {
  let files: Area
  let diff: Area
  let divider: Int?
  let showsFiles: Bool
  let showsDiff: Bool

  init(size: Size, state: AppState) {
    let body = Chrome.body(size)
    // Code needs the whole width: with the cursor in the difference the list of files makes room.
    let needed = state.preview.isSideBySide ? 160 : 110
    if size.columns < 80 || (size.columns < needed && state.preview.isInDiff) {
      showsDiff = state.preview.isInDiff
      showsFiles = !showsDiff
      divider = nil
      files = body.inset(columns: 1)
      diff = body.inset(columns: 1)
      return
    }
    showsFiles = true
    showsDiff = true
    let width = size.columns < 110 ? 28 : 36
    files = Area(row: body.row, column: 1, rows: body.rows, columns: width - 1)
    divider = width
    diff = Area(row: body.row, column: width + 2, rows: body.rows, columns: size.columns - width - 3)
  }

  /// Rows of the difference: the name of the file stands above, what is true after the plan below.
  var diffRows: Int { max(1, diff.rows - 3) }
}

/// Every change to every file, before anything is written.
enum PreviewView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    if state.isBundle { return ElsewhereView.draw(state, on: &canvas) }
    let layout = PreviewLayout(size: state.size, state: state)
    Chrome.header(state, on: &canvas)
    if layout.showsFiles { files(state, layout.files, on: &canvas) }
    if let divider = layout.divider {
      canvas.verticalLine(column: divider, row: layout.files.row, rows: layout.files.rows)
    }
    if layout.showsDiff {
      canvas.addTarget(.diff, layout.diff)
      diff(state, layout, on: &canvas)
    }
    Chrome.notice(state, on: &canvas, tee: layout.divider)
    Chrome.footer(state, on: &canvas)
  }

  // MARK: Files

  private static func files(_ state: AppState, _ area: Area, on canvas: inout Canvas) {
    let numbers = NumberColumns(state.planning.preview?.files ?? [])
    canvas.rule(
      row: area.row, column: area.column, columns: area.columns, title: StyledLine(localized("FILES"), .title))
    let end = area.column + area.columns
    canvas.put(" +", row: area.row, column: end - numbers.removed - 3, style: .quiet)
    canvas.put(
      String(repeating: " ", count: numbers.removed) + "\u{2212}", row: area.row, column: end - numbers.removed - 1,
      style: .quiet)
    guard let preview = state.planning.preview else {
      canvas.put(
        localized("working the plan out\(Glyphs.ellipsis)"), row: area.row + 1, column: area.column + 1, style: .quiet)
      return
    }
    let extra = extras(preview.plan, width: area.columns)
    let room = max(3, area.rows - 1 - min(extra.count, area.rows / 2))
    let current = state.previewFile?.path
    let names = PathNames.distinct(preview.files.map(\.path))
    let position = preview.files.firstIndex { $0.path == current } ?? 0
    let window = Window(count: preview.files.count, rows: min(room, preview.files.count), cursor: position)
    var row = area.row + 1
    if preview.files.isEmpty {
      canvas.put(localized("No file changes."), row: row, column: area.column + 1, style: .quiet)
      row += 1
    }
    for line in 0..<min(room, preview.files.count) {
      if let more = window.remark(row: line) {
        canvas.put(more, row: row, column: area.column + 1, style: .quiet)
      } else if preview.files.indices.contains(window.first + line) {
        let file = preview.files[window.first + line]
        item(
          file, name: names[file.path] ?? file.path, numbers, row: row, area: area, isCursor: file.path == current,
          isActive: !state.preview.isInDiff,
          on: &canvas)
      }
      row += 1
    }
    canvas.put(extra, in: Area(row: row, column: area.column, rows: area.row + area.rows - row, columns: area.columns))
  }

  /// Digits of the counts of added and removed lines.
  private struct NumberColumns {
    let added: Int
    let removed: Int

    init(_ files: [FilePreview]) {
      added = files.map { String($0.added).count }.max() ?? 1
      removed = files.map { String($0.removed).count }.max() ?? 1
    }
  }

  private static func item(
    _ file: FilePreview, name: String, _ numbers: NumberColumns, row: Int, area: Area, isCursor: Bool, isActive: Bool,
    on canvas: inout Canvas
  ) {
    let style = isCursor && isActive ? Style.text.selected : Style.text
    let place = Area(row: row, column: area.column, rows: 1, columns: area.columns)
    if isCursor && isActive { canvas.clear(place, style: style) }
    if isCursor { canvas.put(Glyphs.cursor, row: row, column: area.column, style: style) }
    let shown = TextLayout.truncatePath(name, to: max(1, area.columns - numbers.added - numbers.removed - 3))
    canvas.put(shown, row: row, column: area.column + 1, style: style)
    func number(_ value: Int, _ role: Style.Role, end: Int) {
      guard value > 0 else { return }
      var numberStyle = Style(role)
      numberStyle.isSelected = style.isSelected
      let text = String(value)
      canvas.put(text, row: row, column: area.column + end - text.count, style: numberStyle)
    }
    number(file.added, .added, end: area.columns - numbers.removed - 1)
    number(file.removed, .removed, end: area.columns)
    canvas.addTarget(.file(file.path), place)
  }

  /// What the plan does not write: commands, work by hand, problems, questions that are open.
  private static func extras(_ plan: Plan, width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    func group(_ title: String, _ role: Style.Role, _ texts: [String]) {
      guard !texts.isEmpty else { return }
      lines.append(StyledLine())
      lines.append(StyledLine("\(title) \(texts.count)", role))
      for text in texts {
        lines += TextLayout.wrap(text, width: max(1, width - 2)).prefix(3).map { StyledLine(" " + $0) }
      }
    }
    let problems = plan.problems.map(Wording.problem)
    group(localized("IN THE WAY"), .failure, plan.isApplicable ? [] : problems)
    group(localized("RUN AFTERWARDS"), .title, plan.outsideSteps.map(\.command))
    group(localized("BY HAND"), .title, plan.manualSteps.map(\.title))
    if !plan.unanswered.isEmpty {
      lines.append(StyledLine())
      lines.append(StyledLine(localized("STILL OPEN \(plan.unanswered.count)"), .decision))
    }
    group(localized("NOT USED"), .quiet, plan.isApplicable ? problems : [])
    return lines
  }

  // MARK: Difference

  private static func diff(_ state: AppState, _ layout: PreviewLayout, on canvas: inout Canvas) {
    let area = layout.diff
    summary(state, row: area.row + area.rows - 1, area: area, on: &canvas)
    canvas.rule(row: area.row + area.rows - 2, column: area.column, columns: area.columns)
    guard let file = state.previewFile else {
      let text =
        state.planning.preview == nil
        ? localized("The plan is being worked out from your answers\(Glyphs.ellipsis)")
        : localized("No answer changes a file yet. Esc goes back to the questions.")
      canvas.put(TextLayout.wrap(text, width: area.columns).map { StyledLine($0, .quiet) }, in: area)
      return
    }
    var remark = file.isNew ? localized("new file") : Wording.count(file.hunks.count, "hunk")
    if state.planning.edited[file.path] != nil { remark += localized(", edited by you") }
    if !state.planning.isCurrent { remark = localized("being worked out again\(Glyphs.ellipsis)") }
    canvas.rule(
      row: area.row, column: area.column, columns: area.columns,
      title: StyledLine(
        TextLayout.truncatePath(file.path, to: max(8, area.columns - CellWidth.of(remark) - 8)),
        state.preview.isInDiff ? .key : .title),
      remark: remark)
    let body = Area(row: area.row + 1, column: area.column, rows: layout.diffRows, columns: area.columns)
    if state.preview.isSideBySide, !file.isNew {
      pairs(file, state, body, on: &canvas)
    } else {
      rows(file, state, body, on: &canvas)
    }
  }

  private static func rows(_ file: FilePreview, _ state: AppState, _ area: Area, on canvas: inout Canvas) {
    let highlighter = Highlighter(path: file.path)
    for line in 0..<area.rows {
      let index = state.preview.scroll + line
      guard file.rows.indices.contains(index) else { break }
      switch file.rows[index] {
      case .header(let hunk):
        header(file, hunk, state, row: area.row + line, area: area, on: &canvas)
      case .line(_, let diffLine):
        let (mark, role) = CodeLines.mark(diffLine)
        let digits = file.numberWidth
        let number = CodeLines.pad(diffLine.newNumber ?? diffLine.oldNumber, digits)
        let code = CodeLines.cut(
          CodeLines.code(diffLine, highlighter: highlighter), width: area.columns - digits - 3,
          sideways: state.preview.sideways)
        let text = StyledLine([Span(number + " ", .lineNumber), Span(mark + " ", role)]) + code
        canvas.put(text, row: area.row + line, column: area.column, limit: area.columns)
      }
    }
  }

  private static func pairs(_ file: FilePreview, _ state: AppState, _ area: Area, on canvas: inout Canvas) {
    let highlighter = Highlighter(path: file.path)
    let half = (area.columns - 1) / 2
    let middle = area.column + half
    for line in 0..<area.rows {
      let index = state.preview.scroll + line
      guard file.pairs.indices.contains(index) else { break }
      let row = area.row + line
      switch file.pairs[index] {
      case .header(let hunk): header(file, hunk, state, row: row, area: area, on: &canvas)
      case .lines(_, let old, let new):
        canvas.put(Glyphs.vertical, row: row, column: middle, style: .border)
        for (side, number, column) in [
          (old, old?.oldNumber, area.column), (new, new?.newNumber, middle + 1),
        ] {
          guard let side else { continue }
          let (mark, role) = CodeLines.mark(side)
          let digits = file.numberWidth
          let code = CodeLines.cut(
            CodeLines.code(side, highlighter: highlighter), width: half - digits - 3, sideways: state.preview.sideways)
          canvas.put(
            StyledLine([Span(CodeLines.pad(number, digits) + " ", .lineNumber), Span(mark + " ", role)]) + code,
            row: row, column: column, limit: half)
        }
      }
    }
  }

  /// `@@ applicationDidBecomeActive (Move to sceneDidBecomeActive)`: why the lines below change.
  private static func header(
    _ file: FilePreview, _ index: Int, _ state: AppState, row: Int, area: Area, on canvas: inout Canvas
  ) {
    guard file.hunks.indices.contains(index) else { return }
    let hunk = file.hunks[index]
    let ids = hunk.findings.isEmpty ? file.findings : hunk.findings
    let reasons = ids.compactMap { id -> String? in
      guard let finding = state.index.byID[id] else { return nil }
      guard let answer = state.index.answer(to: finding) else { return finding.title }
      return "\(finding.symbol ?? finding.title) \(Glyphs.more) \(answer.label)"
    }
    let isCurrent = index == state.preview.hunk
    let lines = file.folded.contains(index) ? "  \(Glyphs.ellipsis) \(Wording.count(hunk.lines.count, "line"))" : ""
    let more = (reasons.count > 1 ? localized(" and \(reasons.count - 1) more") : "") + lines
    let place = hunk.heading.map { "\($0) " } ?? ""
    let text =
      reasons.first.map { TextLayout.truncate($0, to: max(4, area.columns - 4 - CellWidth.of(more))) + more } ?? place
    let line = StyledLine([Span((isCurrent ? Glyphs.cursor : "@") + "@ ", .hunk), Span(text, .hunk)])
    canvas.put(line, row: row, column: area.column, limit: area.columns)
  }

  /// What is true once the plan is applied.
  private static func summary(_ state: AppState, row: Int, area: Area, on canvas: inout Canvas) {
    guard let plan = state.planning.preview?.plan, let after = plan.after else { return }
    guard after.report.projects.indices.contains(state.projectIndex) else { return }
    let report = after.report.projects[state.projectIndex]
    let blockers = report.findings(of: .blocker).count
    let compared = EventCoverage.compare(before: state.project?.coverage ?? [], after: report.coverage)
    let lost = compared.count(where: \.isBad)
    var spans = [
      Span(localized("After: "), .quiet), Span(report.state.title, report.state.isSettled ? .answered : .decision),
    ]
    func add(_ count: Int, _ text: String, bad: Style.Role) {
      spans.append(Span(" \(Glyphs.dot) ", .quiet))
      spans.append(Span(text, count == 0 ? .answered : bad))
    }
    add(blockers, Wording.count(blockers, "blocker"), bad: .blocker)
    add(plan.unanswered.count, localized("\(plan.unanswered.count) open"), bad: .decision)
    add(lost, localized("\(lost) lost"), bad: .blocker)
    canvas.put(StyledLine(spans), row: row, column: area.column, limit: area.columns)
  }
}
