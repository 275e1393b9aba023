import Apply
import Audit

/// Where things stand in a question.
struct AskLayout {
  let box: Area
  let code: Area
  let message: Area
  let choices: Area
  /// Row of the line above the result, with its first column and length; nil where the result stands beside.
  let separator: (row: Int, column: Int, columns: Int)?
  let result: Area
  let divider: Int?
  let codeLength: Int

  private struct Rows {
    var code: Int
    var message: Int
    var choices: Int
  }

  init(size: Size, state: AppState) {
    box = Area(row: 1, column: 1, rows: size.rows - 2, columns: size.columns - 2)
    let inner = Area(row: box.row + 1, column: box.column + 2, rows: box.rows - 2, columns: box.columns - 4)
    let finding = state.index.byID[state.ask.finding]
    codeLength = finding?.excerpt?.lines.count ?? 0
    let isWide = size.columns >= 110
    let left =
      isWide ? Area(row: inner.row, column: inner.column, rows: inner.rows, columns: inner.columns / 2 - 1) : inner
    let messageLength = finding.map { AskView.messageLines($0, state, width: left.columns).count } ?? 0
    // As many as the longest answer needs, so that nothing below jumps while the cursor moves.
    let choicesLength =
      finding.map { finding in
        finding.choices.map { AskView.choiceLines(finding, state, current: $0, width: left.columns).count }.max() ?? 0
      } ?? 0
    var rows = Rows(code: 0, message: 0, choices: min(choicesLength, max(3, left.rows / 2)))
    let free = max(0, left.rows - rows.choices - (codeLength > 0 ? 2 : 1))
    // Beside the answers the result takes nothing; below them it keeps four lines and its heading, whether it is known
    // yet or not.
    let reserved = isWide ? 0 : min(5, free)
    let least = min(messageLength, max(2, left.rows / (isWide ? 3 : 5)))
    rows.code = min(codeLength, max(min(3, max(0, free - least)), free - least - reserved))
    rows.message = min(messageLength, max(least, free - reserved - rows.code))
    // The part that has the keys gets the room where it does not fit.
    let shown = left.rows - rows.code - rows.message - rows.choices - (codeLength > 0 ? 3 : 2)
    if !isWide, state.ask.part == .result, shown < AskView.resultLines(state, width: left.columns).count {
      rows = Rows(code: 0, message: 0, choices: min(1, choicesLength))
    } else if state.ask.part == .code, rows.code < codeLength || rows.message < messageLength {
      let room = max(0, left.rows - (codeLength > 0 ? 4 : 3))
      rows.code = min(codeLength, max(room - messageLength, room / 2))
      rows = Rows(code: rows.code, message: min(messageLength, room - rows.code), choices: min(1, choicesLength))
    }
    // One line that is left takes the blank line below the code instead of a remark about it.
    let showsAll = rows.code > 0 && codeLength - rows.code <= 1
    code = Area(row: left.row, column: left.column, rows: showsAll ? codeLength : rows.code, columns: left.columns)
    let afterCode = left.row + rows.code + (codeLength > 0 && rows.code > 0 ? 1 : 0)
    message = Area(row: afterCode, column: left.column, rows: rows.message, columns: left.columns)
    let afterMessage = afterCode + rows.message + (rows.message > 0 ? 1 : 0)
    choices = Area(row: afterMessage, column: left.column, rows: rows.choices, columns: left.columns)
    if isWide {
      let column = left.column + left.columns + 1
      divider = column
      separator = nil
      result = Area(
        row: inner.row + 1, column: column + 2, rows: inner.rows - 1,
        columns: inner.column + inner.columns - column - 2)
    } else {
      divider = nil
      let row = choices.row + rows.choices
      let end = inner.row + inner.rows
      separator = row < end ? (row, box.column + 1, box.columns - 2) : nil
      result = Area(row: row + 1, column: inner.column, rows: max(0, end - row - 1), columns: inner.columns)
    }
  }
}

/// One finding as a dialog: its code first, then the answers with what each does to the code.
enum AskView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    guard let finding = state.index.byID[state.ask.finding] else { return }
    let layout = AskLayout(size: state.size, state: state)
    let number = (state.index.questions.firstIndex { $0.id == finding.id } ?? 0) + 1
    let place = state.index.place(of: finding).map { " \(Glyphs.dot) \($0)" } ?? ""
    canvas.frame(
      layout.box, title: finding.title, remark: localized("\(number) of \(state.index.questions.count)\(place)"))

    if state.ask.isComparing {
      CompareView.draw(finding, state, layout.box, on: &canvas)
    } else {
      question(finding, state, layout, on: &canvas)
    }
    canvas.clear(Area(row: state.size.rows - 1, column: 0, rows: 1, columns: state.size.columns))
    for column in [0, state.size.columns - 1] {
      canvas.clear(Area(row: state.size.rows - 2, column: column, rows: 1, columns: 1))
    }
    if state.notice != nil {
      // In the frame's own bottom line, so that the picture does not jump.
      let row = layout.box.row + layout.box.rows - 1
      let text = " " + Chrome.shortened(state.notice, to: layout.box.columns - 6) + " "
      canvas.put(
        text, row: row, column: layout.box.column + 2,
        style: state.notice?.isProblem == true ? Style(.failure) : .strong)
    }
    Chrome.footer(state, on: &canvas)
  }

  /// Code, reason, answers and what the one under the cursor makes of the code.
  private static func question(_ finding: Finding, _ state: AppState, _ layout: AskLayout, on canvas: inout Canvas) {
    if let excerpt = finding.excerpt, layout.code.rows > 0 {
      let lines = StatementLines.marked(
        CodeLines.excerpt(
          excerpt, width: layout.code.columns - StatementLines.width(state), sideways: state.ask.sideways),
        excerpt, state)
      canvas.put(lines, in: layout.code, offset: state.ask.codeScroll)
      // On the blank line below the code.
      let below = layout.code.row + layout.code.rows
      if state.ask.part == .code, below < (layout.message.rows > 0 ? layout.message.row : layout.choices.row) {
        canvas.put(
          StatementLines.remark(state), row: below, column: layout.code.column, limit: layout.code.columns)
      }
      let hidden = lines.count - state.ask.codeScroll - layout.code.rows
      more(
        hidden, row: below, end: layout.code.column + layout.code.columns,
        isFocused: state.ask.part == .code && (hidden > 0 || state.ask.statements.isEmpty), hint: "Tab", on: &canvas)
    }
    let message = messageLines(finding, state, width: layout.message.columns)
    canvas.put(cut(message, rows: layout.message.rows, width: layout.message.columns, hint: "Tab"), in: layout.message)
    choices(finding, state, layout.choices, on: &canvas)
    result(state, layout, on: &canvas)
  }

  /// What people said of the question, and why it is one.
  static func messageLines(_ finding: Finding, _ state: AppState, width: Int) -> [StyledLine] {
    DetailView.history(finding, state, width: width)
      + TextLayout.wrap(finding.message, width: width).map { StyledLine($0) }
  }

  /// The first lines, the last of them with a mark where there are more, and with the key that shows them.
  private static func cut(_ lines: [StyledLine], rows: Int, width: Int, hint: String) -> [StyledLine] {
    guard lines.count > rows, rows > 0 else { return lines }
    let tail = hint.isEmpty ? Glyphs.ellipsis : remark(lines.count - rows, keys: hint)
    let last = lines[rows - 1]
    let text = TextLayout.wholeWords(last.text, cells: max(0, width - CellWidth.of(tail)))
    let gap = hint.isEmpty ? "" : String(repeating: " ", count: max(0, width - CellWidth.of(text + tail)))
    return lines.prefix(rows - 1) + [
      StyledLine([Span(text + gap, style: last.spans.first?.style ?? .text), Span(tail, .quiet)])
    ]
  }

  /// `… 3 more lines, Tab`, its end in the cell before `end`.
  private static func more(
    _ hidden: Int, row: Int, end: Int, isFocused: Bool, hint: String, on canvas: inout Canvas
  ) {
    guard hidden > 0 || isFocused else { return }
    let keys = isFocused ? "↑↓" : hint
    let text = hidden > 0 ? remark(hidden, keys: keys) : localized(" all of it shown, ↑↓ ")
    canvas.put(text, row: row, column: end - CellWidth.of(text), style: isFocused ? .key : .quiet)
  }

  private static func remark(_ hidden: Int, keys: String) -> String {
    localized(" \(Glyphs.ellipsis) \(Wording.count(hidden, "more line")), \(keys) ")
  }

  // MARK: Choices

  /// Lines of all choices, each with the choice it belongs to.
  ///
  /// - Parameters:
  ///   - current: the one whose consequence is told.
  ///   - rows: where there are fewer, the consequence gives way, so that no answer is out of sight.
  static func choiceLines(
    _ finding: Finding, _ state: AppState, current: Choice?, width: Int, rows: Int = .max
  ) -> [(choice: Choice, line: StyledLine)] {
    let answer = state.index.answer(to: finding)
    let labels = finding.choices.enumerated().map { index, choice in
      DetailView.line(
        choice, number: index + 1, answered: choice.id == answer?.id ? DetailView.answered(finding, state) : nil,
        width: width - 1)
    }
    let room = max(1, rows - labels.joined().count)
    var result: [(Choice, StyledLine)] = []
    for (choice, lines) in zip(finding.choices, labels) {
      result += lines.map { (choice, $0) }
      guard choice.id == current?.id else { continue }
      var text = choice.consequence
      if let reason = choice.reason {
        text += localized(choice.isRecommended ? " Recommended: \(reason)." : " Mind: \(reason).")
      }
      guard !text.isEmpty else { continue }
      let consequence = TextLayout.wrap(text, width: max(1, width - 4)).map { StyledLine($0, .quiet) }
      result += cut(consequence, rows: room, width: width - 4, hint: "").map { (choice, StyledLine("    ") + $0) }
    }
    return result
  }

  private static func choices(_ finding: Finding, _ state: AppState, _ area: Area, on canvas: inout Canvas) {
    let current = state.currentChoice
    let lines = choiceLines(finding, state, current: current, width: area.columns, rows: area.rows)
    let first = lines.firstIndex { $0.choice.id == current?.id } ?? 0
    let last = lines.lastIndex { $0.choice.id == current?.id } ?? 0
    let offset = max(0, min(first, max(0, last - area.rows + 1)))
    var seen: Set<String> = []
    for choice in lines.prefix(offset) { seen.insert(choice.choice.id) }
    for row in 0..<area.rows where lines.indices.contains(offset + row) {
      let (choice, line) = lines[offset + row]
      let isHead = seen.insert(choice.id).inserted
      let isCursor = isHead && choice.id == current?.id
      let place = Area(row: area.row + row, column: area.column - 1, rows: 1, columns: area.columns + 1)
      let isActive = isCursor && state.ask.part == .choices
      if isActive { canvas.clear(place, style: Style.text.selected) }
      canvas.put(line, row: place.row, column: area.column, limit: area.columns, selected: isActive)
      if isCursor {
        canvas.put(Glyphs.cursor, row: place.row, column: place.column, style: isActive ? Style.text.selected : .text)
      }
      canvas.addTarget(.choice(choice.id), place)
    }
  }

  // MARK: Result

  private static func result(_ state: AppState, _ layout: AskLayout, on canvas: inout Canvas) {
    let lines = resultLines(state, width: layout.result.columns)
    let isFocused = state.ask.part == .result
    if let divider = layout.divider {
      canvas.verticalLine(column: divider, row: layout.result.row - 1, rows: layout.result.rows + 1)
      canvas.put(
        localized("becomes"), row: layout.result.row - 1, column: layout.result.column, style: isFocused ? .key : .quiet
      )
    }
    if let separator = layout.separator {
      canvas.rule(
        row: separator.row, column: separator.column, columns: separator.columns,
        title: StyledLine([
          Span(Glyphs.horizontal, .border), Span(" " + localized("becomes"), isFocused ? .key : .quiet),
        ]),
        remark: summary(state))
    }
    canvas.put(lines, in: layout.result, offset: state.ask.resultScroll)
    // In the frame's bottom line, unless that tells something else.
    if state.notice == nil {
      more(
        lines.count - state.ask.resultScroll - layout.result.rows, row: layout.box.row + layout.box.rows - 1,
        end: layout.box.column + layout.box.columns - 2, isFocused: isFocused, hint: "PgDn", on: &canvas)
    }
  }

  /// Names of the files the choice changes.
  private static func summary(_ state: AppState) -> String {
    guard let choice = state.currentChoice, case .files(let files)? = state.ask.trials[choice.id] else { return "" }
    let names = PathNames.distinct(files.map(\.path))
    return files.map { names[$0.path] ?? $0.path }.commaSeparated
  }

  static func resultLines(_ state: AppState, width: Int) -> [StyledLine] {
    state.currentChoice.map { resultLines(state, choice: $0, width: width) } ?? []
  }

  static func resultLines(_ state: AppState, choice: Choice, width: Int) -> [StyledLine] {
    switch state.ask.trials[choice.id] {
    case nil, .working: return [StyledLine(localized("working it out\(Glyphs.ellipsis)"), .quiet)]
    case .elsewhere: return TextLayout.wrap(Wording.elsewhere, width: width).map { StyledLine($0, .quiet) }
    case .impossible(let reason):
      return TextLayout.wrap(reason, width: width).map { StyledLine($0, .failure) }
    case .files(let files):
      if files.isEmpty { return [StyledLine(localized("No file changes with this answer."), .quiet)] }
      return assumption(state, width: width) + files.flatMap { file in self.lines(file, state, width: width) }
    }
  }

  /// An answer that others need and nobody gave yet: the result is shown as if it were the recommended one.
  private static func assumption(_ state: AppState, width: Int) -> [StyledLine] {
    let assumed = WorkbenchEffects.assumed(state.index.questions, state.decisions).filter { $0.id != state.ask.finding }
    return assumed.flatMap { finding in
      TextLayout.wrap(
        localized("If the answer to “\(finding.title)” is: \(finding.recommended?.label ?? "")"), width: width
      ).map {
        StyledLine($0, .quiet)
      }
    }
  }

  private static func lines(_ file: TrialFile, _ state: AppState, width: Int) -> [StyledLine] {
    let highlighter = Highlighter(path: file.path)
    let heading =
      TextLayout.truncatePath(file.path, to: max(4, width - 10)) + (file.isNew ? localized("  new file") : "")
    var lines = [StyledLine(heading, .hunk)]
    let indent = CodeLines.commonIndent(file.hunks.joined().map(\.text))
    for (index, hunk) in file.hunks.enumerated() {
      if index > 0 { lines.append(StyledLine("  \(Glyphs.ellipsis)", .quiet)) }
      lines += hunk.map {
        CodeLines.change($0, highlighter: highlighter, width: width, sideways: state.ask.sideways + indent)
      }
    }
    return lines
  }
}
