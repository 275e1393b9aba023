import Apply
import Audit

/// In place of the preview of a bundle: where the answers go, and what is typed there.
enum ElsewhereView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    Chrome.header(state, on: &canvas)
    let area = Chrome.body(state.size).inset(columns: 2)
    let lines = lines(state, width: area.columns)
    // Where room is short the blank lines go first.
    canvas.put(lines.count > area.rows ? lines.filter { $0 != StyledLine() } : lines, in: area)
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  private static func lines(_ state: AppState, width: Int) -> [StyledLine] {
    func text(_ text: String, _ role: Style.Role = .text) -> [StyledLine] {
      TextLayout.wrap(text, width: width).map { StyledLine($0, role) }
    }
    let open = state.index.questions.count - state.index.answered
    var lines = text(localized("The files are with whoever made this bundle"), .title) + [StyledLine()]
    lines += text(localized("What the answers change is worked out, shown and applied there."))
    lines += [StyledLine()]
    lines += text(
      localized("\(state.index.answered) of \(state.index.questions.count) answered, kept in:"),
      open == 0 ? .answered : .text)
    lines += TextLayout.wrap(state.settings.decisionsPlace, width: width - 2).map { StyledLine("  " + $0, .strong) }
    lines += text(localized("y copies the path."), .quiet)
    if open > 0 { lines += text(localized("Esc goes back to the questions, o lists what is open."), .quiet) }
    lines += [StyledLine()] + text(localized("Send that file back. There:"))
    for command in Wording.commandsElsewhere(state.settings.decisionsPath) {
      lines += TextLayout.wrap(command, width: width - 2).map { StyledLine("  " + $0, .strong) }
    }
    lines += [StyledLine()]
    lines += text(localized("The first shows every change, the second makes them, and undo takes them back."), .quiet)
    lines += text(localized("Answers that no longer fit the project are listed there."), .quiet)
    return lines
  }
}
