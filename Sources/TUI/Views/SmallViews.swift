import Apply
import Audit

/// Progress of the audit, or why there is none.
enum ScanView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    let size = state.size
    Chrome.header(state, on: &canvas)
    let column = max(2, (size.columns - 60) / 2)
    let width = min(60, size.columns - 4)
    var row = max(3, size.rows / 2 - 5)
    if let problem = state.scan.problem {
      canvas.put(localized("The project cannot be read"), row: row, column: column, style: Style(.failure))
      for line in TextLayout.wrap(problem, width: width).prefix(max(1, size.rows - row - 4)) {
        row += 1
        canvas.put(line, row: row, column: column)
      }
    } else {
      canvas.put(localized("Reading the project"), row: row, column: column, style: .title)
      canvas.put(TextLayout.truncate(state.settings.root, to: width), row: row + 1, column: column, style: .quiet)
      if let project = state.scan.progress?.project {
        canvas.put(TextLayout.truncate(project, to: width), row: row + 2, column: column, style: .strong)
      }
      row += 4
      for phase in AuditProgress.Phase.allCases {
        let line = line(phase, state.scan.progress)
        canvas.put(line, row: row, column: column, limit: width)
        row += 1
      }
    }
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  private static func line(_ phase: AuditProgress.Phase, _ progress: AuditProgress?) -> StyledLine {
    let phases = AuditProgress.Phase.allCases
    let current = progress.flatMap { phases.firstIndex(of: $0.phase) } ?? -1
    let position = phases.firstIndex(of: phase) ?? 0
    let title = TextLayout.pad(Wording.phase(phase), to: 28)
    if position < current { return StyledLine([Span("\(Glyphs.yes) ", .answered), Span(title)]) }
    guard position == current, let progress else { return StyledLine("  " + title, .quiet) }
    let count =
      progress.total > 0
      ? localized("\(progress.done) of \(progress.total)") : (progress.done > 0 ? "\(progress.done)" : "")
    return StyledLine([Span("\(Glyphs.more) ", .key), Span(title, .strong), Span(count)])
  }
}

/// Which project of several: the folder tells them apart, names are often the same.
enum ProjectsView {
  private static let rowsOfItem = 2

  static func draw(_ state: AppState, on canvas: inout Canvas) {
    let size = state.size
    canvas.put("sceneshift", row: 0, column: 1, style: .quiet)
    let projects = state.audit?.report.projects ?? []
    canvas.put(
      localized("\(Wording.count(projects.count, "project")) in this folder"), row: 0, column: 14, style: .title)
    canvas.put(TextLayout.truncate(state.settings.root, to: size.columns - 3), row: 1, column: 1, style: .quiet)
    let body = body(size)
    let window = Window(count: projects.count, rows: page(size), cursor: state.projectIndex)
    for line in 0..<page(size) {
      let row = body.row + line * rowsOfItem
      if let more = window.remark(row: line) {
        canvas.put(more, row: row, column: 3, style: .quiet)
        continue
      }
      let index = window.first + line
      guard projects.indices.contains(index) else { break }
      draw(projects[index], row: row, isCursor: index == state.projectIndex, state, on: &canvas)
      canvas.addTarget(.project(index), Area(row: row, column: 0, rows: rowsOfItem, columns: size.columns))
    }
    if let command = command(state) {
      let lines = TextLayout.wrap(localized("This one alone: \(command)"), width: size.columns - 3).suffix(2)
      for (line, row) in zip(lines, (body.row + body.rows + 2 - lines.count)...) {
        canvas.put(line, row: row, column: 1, style: .quiet)
      }
    }
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  /// How many projects are on screen at once.
  static func page(_ size: Size) -> Int { max(1, body(size).rows / rowsOfItem) }

  private static func body(_ size: Size) -> Area {
    Area(row: 3, column: 0, rows: max(rowsOfItem, size.rows - 7), columns: size.columns)
  }

  private static func draw(
    _ report: ProjectReport, row: Int, isCursor: Bool, _ state: AppState, on canvas: inout Canvas
  ) {
    let columns = state.size.columns
    let style = isCursor ? Style.text.selected : .strong
    if isCursor {
      canvas.clear(Area(row: row, column: 1, rows: 1, columns: columns - 2), style: style)
      canvas.put(Glyphs.cursor, row: row, column: 1, style: style)
    }
    var stateStyle = Style(report.state.isSettled ? .answered : (report.state == .partial ? .decision : .blocker))
    stateStyle.isSelected = isCursor
    let place = report.project.root.isEmpty ? localized("this folder") : report.project.root
    let right = columns - CellWidth.of(report.state.title) - 2
    canvas.put(TextLayout.truncate(place, to: right - 4), row: row, column: 3, style: style)
    canvas.put(report.state.title, row: row, column: right, style: stateStyle)
    let questions = report.findings.filter(\.isQuestion)
    let answered = questions.count { state.decisions[$0.id]?.choice != nil }
    let progress = localized("\(answered) of \(questions.count) answered")
    let about = [report.project.name, Wording.project(report.project)].joined(separator: "   ")
    let edge = columns - CellWidth.of(progress) - 2
    canvas.put(TextLayout.truncate(about, to: edge - 7), row: row + 1, column: 5, style: .quiet)
    canvas.put(progress, row: row + 1, column: edge, style: .quiet)
  }

  /// What starts with the project under the cursor alone; nil for a bundle, whose folders are somewhere else.
  private static func command(_ state: AppState) -> String? {
    guard state.settings.readOnlyReason == nil, let root = state.project?.project.root, !root.isEmpty else {
      return nil
    }
    return OutsideStep(arguments: ["sceneshift", state.settings.root + "/" + root], folder: "", why: "").command
  }
}

/// What was applied when.
enum HistoryView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    Chrome.header(state, on: &canvas)
    let body = Chrome.body(state.size)
    canvas.put(localized("Applied to this project"), row: body.row, column: 2, style: .title)
    let list = Area(row: body.row + 1, column: 0, rows: body.rows - 1, columns: body.columns)
    if let problem = state.history.problem {
      canvas.put(
        TextLayout.wrap(problem, width: body.columns - 4).map { StyledLine($0, .failure) }, in: list.inset(columns: 2))
    } else if let changes = state.history.changes {
      if changes.isEmpty {
        canvas.put(localized("Nothing yet."), row: list.row, column: 2, style: .quiet)
      }
      draw(changes, state, list, on: &canvas)
    } else {
      canvas.put(localized("reading\(Glyphs.ellipsis)"), row: list.row, column: 2, style: .quiet)
    }
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  private static func draw(_ changes: [AppliedChange], _ state: AppState, _ area: Area, on canvas: inout Canvas) {
    var row = area.row
    let end = area.row + area.rows
    let window = max(0, state.history.list.cursor - area.rows / 4)
    for (index, change) in changes.enumerated().dropFirst(window) where row < end {
      let isCursor = index == state.history.list.cursor
      let style = isCursor ? Style.text.selected : (change.isUndone ? Style.quiet : Style.text)
      let place = Area(row: row, column: 1, rows: 1, columns: area.columns - 2)
      if isCursor { canvas.clear(place, style: style) }
      if isCursor { canvas.put(Glyphs.cursor, row: row, column: 1, style: style) }
      let counts =
        change.isUndone
        ? localized("\(Wording.count(change.modified.count, "file")) changed, \(change.created.count) added, undone")
        : localized("\(Wording.count(change.modified.count, "file")) changed, \(change.created.count) added")
      canvas.put(
        TextLayout.truncate("\(change.time)   \(counts)", to: area.columns - 5), row: row, column: 3, style: style)
      canvas.addTarget(.row(index), place)
      row += 1
      guard isCursor else { continue }
      for path in (change.modified.map { "  ~ \($0)" } + change.created.map { "  + \($0)" }) where row < end {
        canvas.put(TextLayout.truncatePath(path, to: area.columns - 6), row: row, column: 4, style: .quiet)
        row += 1
      }
    }
  }
}

/// Every key of the screen below, from the key table, with the reason where one does not work now.
enum HelpView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    canvas.put("sceneshift", row: 0, column: 1, style: .quiet)
    canvas.put(localized("Keys: \(title(below(state)))"), row: 0, column: 14, style: .title)
    let area = Area(row: 2, column: 2, rows: state.size.rows - 4, columns: state.size.columns - 3)
    let lines = lines(state)
    canvas.put(lines, in: area, offset: min(state.help.scroll, max(0, lines.count - area.rows)))
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  static func below(_ state: AppState) -> Screen { state.stack.last { $0 != .help } ?? .findings }

  private static func title(_ screen: Screen) -> String {
    switch screen {
    case .scan: localized("reading the project")
    case .projects: localized("projects")
    case .findings: localized("findings")
    case .ask: localized("question")
    case .agenda: localized("open questions and decisions")
    case .coverage: localized("coverage")
    case .preview: localized("preview")
    case .apply: localized("apply")
    case .history: localized("history")
    case .help: localized("help")
    }
  }

  static func lines(_ state: AppState) -> [StyledLine] {
    var below = state
    below.stack.removeAll { $0 == .help }
    let screen = below.screen
    let width = max(20, state.size.columns - 3)
    var lines: [StyledLine] = []
    if screen == .findings || screen == .ask {
      lines.append(StyledLine([Span(TextLayout.pad("1-9", to: 11), .key), Span(localized("Take that answer"))]))
    }
    for binding in KeyTable.bindings(on: screen) where binding.command != .down || binding.label == "↓" {
      let availability = below.availability(of: binding.command)
      var text = localized(binding.title)
      if case .not(let reason) = availability { text += localized(" \(Glyphs.dash) not now: \(reason)") }
      let role: Style.Role = availability.isNow ? .text : .quiet
      for (index, part) in TextLayout.wrap(text, width: max(8, width - 12)).enumerated() {
        let label = binding.command == .up ? "↑" : binding.label
        let head = index == 0 ? TextLayout.pad(label, to: 11) : String(repeating: " ", count: 11)
        lines.append(StyledLine([Span(head, availability.isNow ? .key : .quiet), Span(part, role)]))
      }
    }
    lines.append(StyledLine())
    lines.append(StyledLine(localized("Marks"), .title))
    for (mark, text) in [
      (Mark.answered, localized("answered")), (.open, Mark.open.word), (.later, localized("put off")),
      (.changed, localized("the answer does not fit any more")),
    ] {
      lines.append(StyledLine([Span(TextLayout.pad(mark.glyph, to: 11), mark.role), Span(text)]))
    }
    lines.append(StyledLine())
    lines += TextLayout.wrap(
      localized(
        """
        Answers are saved after each key in \(state.settings.decisionsPlace). Nothing is written to the project before \
        you apply from the preview.
        """), width: width
    ).map { StyledLine($0, .quiet) }
    return lines
  }
}

/// A question in front of something that is hard to take back.
enum ConfirmView {
  static func draw(_ confirmation: Confirmation, on canvas: inout Canvas) {
    canvas.restyle(canvas.area) { $0 = Style($0.role, behind: true) }
    canvas.clearTargets()
    let width = min(canvas.size.columns - 4, 76)
    let lines = confirmation.lines.flatMap { line -> [String] in
      line.isEmpty ? [""] : TextLayout.wrap(line, width: width - 4)
    }
    let rows = min(canvas.size.rows - 2, lines.count + 4)
    let box = Area(
      row: max(0, (canvas.size.rows - rows) / 2), column: (canvas.size.columns - width) / 2, rows: rows, columns: width)
    canvas.frame(box, title: confirmation.title)
    canvas.put(
      lines.map { StyledLine($0) },
      in: Area(row: box.row + 1, column: box.column + 2, rows: rows - 3, columns: width - 4))
    let row = box.row + rows - 2
    var column = box.column + 2
    column += canvas.put("Enter", row: row, column: column, style: .key) + 1
    column += canvas.put(confirmation.verb, row: row, column: column, style: .strong) + 3
    column += canvas.put("Esc", row: row, column: column, style: .key) + 1
    canvas.put(localized("back, nothing is done"), row: row, column: column)
    canvas.clear(Area(row: canvas.size.rows - 1, column: 0, rows: 1, columns: canvas.size.columns))
  }
}
