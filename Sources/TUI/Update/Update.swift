import Apply
import Audit

/// The only place where state changes. Pure: what has to be done outside comes back as effects.
public func update(_ state: inout AppState, _ message: Message) -> [Effect] {
  guard state.exitCode == nil else { return [] }
  switch message {
  case .started:
    state.scan.isRunning = true
    return [.loadDecisions, .loadHistory, .audit]
  case .key(let key): return state.press(key)
  case .pasted(let text): return state.paste(text)
  case .keyCameEarly:
    state.notice = .info(localized("A key that came before this was on the screen is not taken"))
    return []
  case .clicked(let target): return state.click(target)
  case .scrolled(let lines, let target): return state.scroll(lines, over: target)
  case .resized(let size):
    state.size = size
    state.keepInView()
    return []
  case .interrupted(let signal): return state.interrupt(signal: signal)
  case .strayOutput(let bytes):
    state.strayBytes = bytes
    return []
  case .progressed(let progress):
    state.scan.progress = progress
    return []
  case .audited(let audit): return state.take(audit)
  case .auditFailed(let reason):
    state.scan.isRunning = false
    state.scan.problem = reason
    if state.audit != nil { state.notice = .problem(reason) }
    return []
  case .decisionsLoaded(let decisions):
    // Answers that were given while the file was read are newer than the file.
    var merged = decisions
    for decision in state.decisions.decisions { merged[decision.finding] = decision }
    state.decisions = merged
    state.reindex()
    return []
  case .decisionsFailed(let reason):
    state.notice = .problem(localized("The saved answers could not be read: \(reason)"))
    return []
  case .saved(let sent, let kept):
    state.unsaved = max(0, state.unsaved - 1)
    state.saveProblem = nil
    return state.takeOver(kept, sent: sent)
  case .saveFailed(let reason):
    state.unsaved = max(0, state.unsaved - 1)
    state.saveProblem = reason
    state.notice = .problem(localized("The answers could not be saved: \(reason)"))
    return []
  case .answersCame(let kept):
    // A save that is under way brings them too, and what could not be saved must not be lost by them.
    return state.unsaved == 0 && state.saveProblem == nil ? state.takeOver(kept, sent: state.decisions) : []
  case .planned(let preview, let generation): return state.take(preview, generation: generation)
  case .tried(let trial, let result):
    if state.ask.finding == trial.finding { state.ask.trials[trial.choice] = result }
    return []
  case .copied:
    state.notice = .info(localized("Sent to the terminal's clipboard: \(state.copyText ?? "")"))
    return []
  case .exported(let path, let problem):
    state.notice = problem.map { .problem($0) } ?? .info(localized("Written to \(path ?? "")"))
    return []
  case .editorClosed(let problem):
    if let problem { state.notice = .problem(problem) }
    return []
  case .resultEdited(let path, let bytes, let problem):
    return state.takeEdited(path: path, bytes: bytes, problem: problem)
  case .applyStepped, .applied, .applyFailed, .undone, .undoFailed, .historyLoaded, .historyFailed, .ran, .runEnded:
    return state.takeApplying(message)
  }
}

extension AppState {
  mutating func take(_ audit: Audit) -> [Effect] {
    let isFirst = self.audit == nil
    self.audit = audit
    scan.isRunning = false
    scan.problem = nil
    if !audit.report.projects.indices.contains(projectIndex) { projectIndex = 0 }
    answersChanged()
    reindex()
    if isFirst || screen == .scan {
      stack = audit.report.projects.count > 1 ? [.projects] : [.findings]
      placeCursor()
    } else {
      notice = notice ?? .info(localized("Read again: \(Wording.count(audit.report.findings.count, "finding"))"))
    }
    if isFirst, screen == .findings { greet() }
    if isFirst, screen == .projects {
      notice = .info(localized("Open the app to work on: preview and apply are about that one alone."))
    }
    if let applied = history.changes?.first(where: { !$0.isUndone }), !stale.isEmpty {
      notice = .info(
        localized(
          "\(Wording.count(stale.count, "earlier answer")) have nothing left to do; applied \(applied.at.prefix(10)), H undoes"
        )
      )
    } else if !stale.isEmpty {
      notice = .problem(
        localized(
          """
          \(Wording.count(stale.count, "saved answer")) no longer fit\(stale.count, one: "s", other: "") the code and \
          \(stale.count, one: "is", other: "are") not used
          """))
    }
    return followUp()
  }

  /// Said once: to somebody who has answered nothing yet, what to press; to somebody who goes on, where things stand.
  mutating func greet() {
    guard !index.questions.isEmpty, notice == nil else { return }
    let questions = index.questions.filter { decisions[$0.id] != nil }
    if questions.isEmpty {
      notice = .info(
        isBundle
          ? localized("Enter opens a question. A bundle holds no files: p says where your answers go.")
          : localized("Enter opens a question, p previews. Nothing is written until you apply."))
      return
    }
    let later = index.questions.count { index.mark(of: $0) == .later }
    let names = Set(questions.compactMap { decisions[$0.id]?.by }).sorted().commaSeparated
    let answered = localized("\(index.answered) of \(index.questions.count) answered")
    notice = .info(
      answered + (names.isEmpty ? "" : localized(" by \(names)"))
        + (later == 0 ? "" : localized(", \(later) put off")) + localized("; o lists what is open and who decided"))
  }

  /// Puts the cursor where there is something to do: on the first open question, else on the first finding.
  mutating func placeCursor() {
    guard let finding = nextOpen(after: nil) ?? project?.findings.first else { return }
    select(finding)
  }

  mutating func select(_ finding: Finding) {
    let pane = Pane(finding.kind)
    findings.listPane = pane
    findings.pane = pane
    findings.cursor[pane] = finding.id
    findings.detailScroll = 0
    findings.sideways = 0
  }

  mutating func press(_ key: Key) -> [Effect] {
    if key == .control("c") {
      if screen == .apply, applying.running != nil { return [.stopRunning] }
      return interrupt(signal: nil)
    }
    if key == .control("l") { return [.redraw] }
    if key == .control("z") { return [.suspend] }
    notice = nil
    if confirmation != nil { return pressInConfirmation(key) }
    if prompt != nil { return pressInPrompt(key) }
    guard let command = command(for: key) else { return [] }
    return perform(command)
  }

  mutating func perform(_ command: Command) -> [Effect] {
    if case .not(let reason) = availability(of: command) {
      notice = .info(reason + localized("."))
      return []
    }
    switch command {
    case .help:
      if screen == .help { return goBack() }
      help = ListState()
      stack.append(.help)
      return []
    case .quit: return quit(code: audit == nil && scan.problem != nil ? 3 : 0)
    case .interrupt: return interrupt(signal: nil)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .back: return goBack()
    case .rescan:
      scan = ScanState()
      scan.isRunning = true
      return [.audit]
    case .agenda: return push(.agenda)
    case .coverage: return push(.coverage)
    case .preview: return push(.preview)
    case .history:
      history = HistoryState()
      return push(.history) + [.loadHistory]
    case .copy:
      if screen == .apply, let step = selectedOutsideStep { return [.copy(applying.outsideSteps[step].command)] }
      return copyText.map { [.copy($0)] } ?? []
    case .export: return [.export]
    case .editor: return openEditor()
    default: break
    }
    switch screen {
    case .scan: return []
    case .projects: return performInProjects(command)
    case .findings: return performInFindings(command)
    case .ask: return performInAsk(command)
    case .agenda: return performInAgenda(command)
    case .coverage: return performInCoverage(command)
    case .preview: return performInPreview(command)
    case .apply: return performInApply(command)
    case .history: return performInHistory(command)
    case .help: return performInHelp(command)
    }
  }

  mutating func push(_ screen: Screen) -> [Effect] {
    // A screen that is already below comes back instead of piling up.
    if let index = stack.firstIndex(of: screen) {
      stack.removeSubrange((index + 1)...)
    } else {
      stack.append(screen)
    }
    return followUp()
  }

  /// What the screen that is shown now needs and does not have.
  mutating func followUp() -> [Effect] {
    switch screen {
    case .preview, .coverage: return requestPlan()
    case .ask: return tryChoice()
    default: return []
    }
  }

  mutating func requestPlan() -> [Effect] {
    guard audit != nil, planning.requested != planning.generation, !planning.isCurrent else { return [] }
    planning.requested = planning.generation
    return [.plan(decisions, generation: planning.generation)]
  }

  mutating func goBack() -> [Effect] {
    switch screen {
    case .findings:
      if !findings.marked.isEmpty {
        findings.marked = []
      } else if !findings.filter.isEmpty {
        findings.filter = ""
        index.show("")
        keepCursors()
      } else if !findings.search.isEmpty {
        findings.search = ""
      } else if findings.pane == .detail {
        findings.pane = findings.listPane
      } else if stack.count > 1 {
        stack.removeLast()
      } else {
        notice = .info(localized("q leaves; your answers are saved."))
      }
      return []
    case .ask where ask.isComparing:
      ask.isComparing = false
      return []
    case .preview where !preview.search.isEmpty:
      preview.search = ""
      return []
    case .preview where preview.isInDiff:
      preview.isInDiff = false
      return []
    default:
      if stack.count > 1 { stack.removeLast() }
      if screen == .findings, let finding = index.byID[ask.finding] { select(finding) }
      if screen == .agenda, let position = Agenda(index).findings.firstIndex(where: { $0.id == ask.finding }) {
        agenda.cursor = position
      }
      return followUp()
    }
  }

  mutating func quit(code: Int32) -> [Effect] {
    exitCode = code
    return [.quit(code)]
  }

  /// Leaves with the answers saved. A change that is being written is finished first by whoever performs `.quit`.
  mutating func interrupt(signal: Int32?) -> [Effect] {
    quit(code: signal.map { 128 + $0 } ?? 130)
  }

  /// Called after every change of the answers.
  mutating func answersChanged() {
    planning.generation += 1
    ask.trials = [:]
    index.update(decisions)
  }

  mutating func openEditor() -> [Effect] {
    switch screen {
    case .preview:
      guard let file = previewFile else { return [] }
      return [.editResult(file: file.path, line: previewLine)]
    case .coverage:
      guard let place = coverageRow?.location else { return [] }
      return [.edit(file: place.file, line: place.line)]
    default:
      guard let place = subject?.location else { return [] }
      return [.edit(file: place.file, line: place.line)]
    }
  }

  /// Cursors and windows after the size changed.
  mutating func keepInView() {
    if size.columns < 100 { preview.isSideBySide = false }
  }
}
