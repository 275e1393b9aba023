import Apply
import Audit

/// The finding under the cursor: code, why, answers.
enum DetailView {
  static func draw(_ state: AppState, _ area: Area, on canvas: inout Canvas) {
    guard let finding = state.currentFinding else {
      let text =
        state.index.hidden > 0
        ? localized("No finding contains “\(state.findings.filter)”. Esc shows all \(state.index.hidden).")
        : localized("There is nothing to report: scenes are adopted, and nothing is lost.")
      canvas.put(TextLayout.wrap(text, width: area.columns).map { StyledLine($0) }, in: area)
      return
    }
    let lines = lines(finding, state, width: area.columns, rows: area.rows)
    let offset = min(state.findings.detailScroll, max(0, lines.count - area.rows))
    guard lines.count > offset + area.rows, area.rows > 2 else {
      canvas.put(lines, in: area, offset: offset)
      return
    }
    var window = area
    window.rows -= 1
    canvas.put(lines, in: window, offset: offset)
    let hidden = lines.count - offset - window.rows
    canvas.put(
      localized("\(Glyphs.ellipsis) \(Wording.count(hidden, "more line")), Ctrl-D"), row: area.row + window.rows,
      column: area.column, style: .quiet, limit: area.columns)
  }

  static func height(of state: AppState) -> Int {
    guard let finding = state.currentFinding else { return 0 }
    let area = FindingsLayout(size: state.size, state: state).detail
    return lines(finding, state, width: area.columns, rows: area.rows).count
  }

  static func lines(_ finding: Finding, _ state: AppState, width: Int, rows: Int) -> [StyledLine] {
    var lines = TextLayout.wrap(finding.title, width: width).map { StyledLine($0, .strong) }
    if let place = finding.location {
      let position = ":\(place.line)"
      let path = TextLayout.truncatePath(place.file, to: max(1, width - position.count))
      lines.append(StyledLine(path + position, .quiet))
    }
    lines.append(StyledLine())
    if let excerpt = finding.excerpt, !excerpt.lines.isEmpty {
      lines += code(excerpt, state, width: width, rows: rows)
      lines.append(StyledLine())
    }
    lines += labelled(localized("Why"), finding.message, width: width)
    if finding.isQuestion { lines += [StyledLine()] + choices(finding, state, width: width) }
    lines += remarks(finding, state, width: width)
    return lines
  }

  private static func code(_ excerpt: Excerpt, _ state: AppState, width: Int, rows: Int) -> [StyledLine] {
    let all = CodeLines.excerpt(excerpt, width: width, sideways: state.findings.sideways)
    // A long body must not push the answers out of sight; with the keys in the detail it is shown whole.
    let room = max(4, rows / 3)
    guard state.findings.pane != .detail, all.count > room + 1 else { return all }
    return all.prefix(room) + [
      StyledLine(localized("     \(Glyphs.ellipsis) \(all.count - room) more lines (Tab)"), .quiet)
    ]
  }

  private static func labelled(_ label: String, _ text: String, width: Int) -> [StyledLine] {
    let indent = max(5, CellWidth.of(label) + 1)
    let wrapped = TextLayout.wrap(text, width: max(1, width - indent))
    return wrapped.enumerated().map { index, line in
      let head = index == 0 ? TextLayout.pad(label, to: indent) : String(repeating: " ", count: indent)
      return StyledLine([Span(head, .key), Span(line)])
    }
  }

  private static func choices(_ finding: Finding, _ state: AppState, width: Int) -> [StyledLine] {
    let answer = state.index.answer(to: finding)
    var lines: [StyledLine] = []
    for (index, choice) in finding.choices.enumerated() {
      lines += line(
        choice, number: index + 1, answered: choice.id == answer?.id ? answered(finding, state) : nil, width: width)
      if choice.isRecommended, let reason = choice.reason {
        lines += TextLayout.wrap(reason, width: max(1, width - 4)).map { StyledLine("    " + $0, .quiet) }
      }
    }
    return lines
  }

  /// `1 Move to sceneDidBecomeActive   recommended`.
  ///
  /// - Parameter answered: what stands beside the answer that was given; nil beside the others.
  static func line(_ choice: Choice, number: Int, answered: String?, width: Int) -> [StyledLine] {
    let isAnswer = answered != nil
    let tag = answered ?? (choice.isRecommended ? localized("recommended") : "")
    let tagWidth = CellWidth.of(tag)
    let head = "\(number) "
    let wrapped = TextLayout.wrap(choice.label, width: max(8, width - CellWidth.of(head) - 1))
    var result: [StyledLine] = []
    for (index, text) in wrapped.enumerated() {
      var spans = [
        index == 0
          ? Span((isAnswer ? Glyphs.yes : " ") + head, isAnswer ? .answered : .key)
          : Span(String(repeating: " ", count: CellWidth.of(head) + 1)),
        Span(text, isAnswer ? .strong : .text),
      ]
      let used = StyledLine(spans).width
      if index == wrapped.count - 1, !tag.isEmpty {
        if used + tagWidth + 2 <= width {
          spans.append(Span(String(repeating: " ", count: width - used - tagWidth)))
          spans.append(Span(tag, isAnswer ? .answered : .recommended))
        } else {
          result.append(StyledLine(spans))
          spans = [Span(String(repeating: " ", count: max(0, width - tagWidth))), Span(tag, .recommended)]
        }
      }
      result.append(StyledLine(spans))
    }
    return result
  }

  /// Whose answer it is: yours, or the name of somebody else.
  static func answered(_ finding: Finding, _ state: AppState) -> String {
    let by = state.index.answers[finding.id]?.by
    guard let by, by != state.settings.author else { return localized("\(Glyphs.yes) your answer") }
    return "\(Glyphs.yes) \(TextLayout.truncate(by, to: 16))"
  }

  private static func remarks(_ finding: Finding, _ state: AppState, width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    let history = history(finding, state, width: width)
    if !history.isEmpty { lines += [StyledLine()] + history }
    let tools = state.project.map { Wording.tools(for: $0.project) } ?? []
    let missed = tools.filter { finding.otherTools[$0] == false }
    let told = tools.filter { finding.otherTools[$0] == true }
    var tail: [String] = []
    if !missed.isEmpty { tail.append(localized("\(names(missed)) would not have told you")) }
    if !told.isEmpty { tail.append(localized("\(names(told)) would tell you too")) }
    if finding.targets.count > 1 { tail.append(localized("Targets: \(finding.targets.commaSeparated)")) }
    tail += finding.references.prefix(3)
    tail.append(finding.rule)
    if !tail.isEmpty { lines.append(StyledLine()) }
    for text in tail { lines += TextLayout.wrap(text, width: width).map { StyledLine($0, .quiet) } }
    return lines
  }

  /// Who answered or put off when, and the note.
  static func history(_ finding: Finding, _ state: AppState, width: Int) -> [StyledLine] {
    guard let decision = state.index.answers[finding.id] else { return [] }
    var lines: [StyledLine] = []
    let day = decision.at.map { localized(" on \($0.prefix(10))") } ?? ""
    if let by = decision.by, decision.choice != nil {
      lines.append(StyledLine(localized("answered by \(by)\(day)"), .quiet))
    } else if let by = decision.by, decision.later == true {
      lines.append(StyledLine(localized("put off by \(by)\(day)"), .quiet))
    }
    if let note = decision.signedNote { lines += labelled(localized("Note"), note, width: width) }
    return lines
  }

  private static func names(_ tools: [OtherTool]) -> String {
    tools.map(Wording.tool).commaSeparated
  }
}
