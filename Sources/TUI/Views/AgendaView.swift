import Apply
import Audit

/// Every question in one list: what is open, the most pressing first, what was put off, and who decided the rest.
struct Agenda {
  struct Group {
    let title: String
    let role: Style.Role
    let findings: [Finding]
  }

  let groups: [Group]
  var findings: [Finding] { groups.flatMap(\.findings) }

  init(_ index: FindingIndex) {
    // The order of the questions is kept within one kind: adoption first.
    let byRisk = Finding.Kind.allCases.flatMap { kind in index.questions.filter { $0.kind == kind } }
    func marked(_ marks: [Mark]) -> [Finding] { byRisk.filter { marks.contains(index.mark(of: $0)) } }
    groups = [
      Group(title: localized("OPEN, THE MOST PRESSING FIRST"), role: .decision, findings: marked([.open, .changed])),
      Group(title: localized("PUT OFF"), role: .title, findings: marked([.later])),
      Group(title: localized("DECIDED"), role: .answered, findings: marked([.answered])),
    ].filter { !$0.findings.isEmpty }
  }
}

enum AgendaView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    Chrome.header(state, on: &canvas)
    let area = Chrome.body(state.size)
    let lines = lines(state, width: area.columns - 4)
    let first = lines.firstIndex { $0.position == state.agenda.cursor } ?? 0
    let last = lines.lastIndex { $0.position == state.agenda.cursor } ?? 0
    let offset = max(0, min(lines.count - area.rows, (first + last - area.rows) / 2))
    for row in 0..<area.rows where lines.indices.contains(offset + row) {
      let line = lines[offset + row]
      let isCursor = offset + row == first && line.position != nil
      let place = Area(row: area.row + row, column: 1, rows: 1, columns: area.columns - 2)
      if isCursor { canvas.clear(place, style: Style.text.selected) }
      canvas.put(line.text, row: place.row, column: 3, limit: area.columns - 4, selected: isCursor)
      if isCursor { canvas.put(Glyphs.cursor, row: place.row, column: 1, style: Style.text.selected) }
      if let position = line.position { canvas.addTarget(.row(position), place) }
    }
    if lines.isEmpty {
      canvas.put(localized("Nothing here has to be decided."), row: area.row, column: 3, style: .quiet)
    }
    Chrome.notice(state, on: &canvas)
    Chrome.footer(state, on: &canvas)
  }

  private struct Line {
    let text: StyledLine
    /// Position of the question, for the lines that belong to one.
    let position: Int?
  }

  private static func lines(_ state: AppState, width: Int) -> [Line] {
    var lines: [Line] = []
    var position = 0
    for group in Agenda(state.index).groups {
      if !lines.isEmpty { lines.append(Line(text: StyledLine(), position: nil)) }
      lines.append(Line(text: StyledLine("\(group.title) \(group.findings.count)", group.role), position: nil))
      for finding in group.findings {
        for text in question(finding, state, width: width) { lines.append(Line(text: text, position: position)) }
        position += 1
      }
    }
    return lines
  }

  private static func question(_ finding: Finding, _ state: AppState, width: Int) -> [StyledLine] {
    let mark = state.index.mark(of: finding)
    var lines = [
      StyledLine([
        Span(mark.glyph + " ", mark.role), Span(TextLayout.truncate(finding.title, to: max(1, width - 2))),
      ])
    ]
    let decision = state.index.answers[finding.id]
    var facts: [String] = []
    if let answer = state.index.answer(to: finding) { facts.append("\(Glyphs.more) \(answer.label)") }
    if let by = decision?.by {
      facts.append(([by] + [decision?.at.map { String($0.prefix(10)) }].compactMap { $0 }).commaSeparated)
    }
    if mark != .answered, let place = state.index.place(of: finding) {
      facts.append([Wording.kind(finding.kind), place].commaSeparated)
    }
    if !facts.isEmpty {
      lines.append(
        StyledLine("  " + TextLayout.truncate(facts.joined(separator: "  "), to: max(1, width - 2)), .quiet))
    }
    if let note = decision?.signedNote {
      let head = "  " + localized("Note") + "  "
      let blanks = String(repeating: " ", count: CellWidth.of(head))
      lines += TextLayout.wrap(note, width: max(8, width - CellWidth.of(head))).enumerated().map { index, text in
        StyledLine([Span(index == 0 ? head : blanks, .key), Span(text)])
      }
    }
    return lines
  }
}
