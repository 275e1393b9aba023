import Apply
import Audit

extension AppState {
  mutating func startApplying() -> [Effect] {
    // Somebody else may have answered while the question was on the screen.
    guard let plan = planning.preview?.plan, planning.isCurrent else {
      notice = .info(localized("The plan is being worked out") + localized("."))
      return followUp()
    }
    applying = ApplyState()
    applying.phase = .applying
    applying.outsideSteps = plan.outsideSteps
    applying.manualSteps = plan.manualSteps
    applying.deviceChecks = deviceChecks
    applying.coverageBefore = project?.coverage ?? []
    stack = Array(stack.prefix { $0 != .preview && $0 != .apply }) + [.apply]
    return [.apply]
  }

  /// What a person checks on the device for the findings that were answered, each once.
  private var deviceChecks: [String] {
    var seen: Set<String> = []
    return (project?.findings ?? []).filter { index.answer(to: $0) != nil }.flatMap(\.deviceChecks).filter {
      seen.insert($0).inserted
    }
  }

  mutating func takeApplying(_ message: Message) -> [Effect] {
    switch message {
    case .applyStepped(let step): applying.steps.append(step)
    case .applied(let outcome):
      applying.phase = .applied
      applying.outcome = outcome
      planning.edited = [:]
      planning.preview = nil
      return takeAudit(afterWriting: outcome.after)
    case .applyFailed(let reason):
      applying.phase = .failed(reason)
      notice = .problem(reason)
    case .undone(let outcome):
      // What was to be done after the change is not to be done any more.
      applying.outsideSteps = []
      applying.manualSteps = []
      applying.deviceChecks = []
      applying.phase = .undone(
        localized(
          """
          Undone: \(Wording.count(outcome.restored.count, "file")) restored, \
          \(Wording.count(outcome.removed.count, "added file")) removed
          """))
      if screen == .history { notice = .info(localized("Every byte is as it was before \(outcome.change.time)")) }
      scan.isRunning = true
      return [.loadHistory, .audit]
    case .undoFailed(let reason):
      applying.phase = applying.outcome == nil ? .idle : .applied
      notice = .problem(reason)
    case .historyLoaded(let changes): history.changes = changes
    case .historyFailed(let reason): history.problem = reason
    case .ran(let line):
      applying.output.append(line)
      // The end is what counts; the whole is in the terminal of whoever runs it by hand.
      if applying.output.count > 2000 { applying.output.removeFirst(applying.output.count - 2000) }
    case .runEnded(let status, let problem):
      if let step = applying.running { applying.results[step] = status ?? -1 }
      applying.running = nil
      if let problem { notice = .problem(problem) }
    default: break
    }
    return []
  }

  private mutating func takeAudit(afterWriting audit: Audit) -> [Effect] {
    self.audit = audit
    if !audit.report.projects.indices.contains(projectIndex) { projectIndex = 0 }
    answersChanged()
    reindex()
    return []
  }

  mutating func performInApply(_ command: Command) -> [Effect] {
    switch command {
    case .up: applying.list.cursor = max(0, applying.list.cursor - 1)
    case .down:
      let last = max(0, ApplyView.itemCount(self) - 1)
      applying.list.cursor = min(last, applying.list.cursor + 1)
    case .first, .pageUp, .halfUp: applying.list.cursor = 0
    case .last, .pageDown, .halfDown: applying.list.cursor = max(0, ApplyView.itemCount(self) - 1)
    case .open, .run:
      guard case .now = availability(of: .run), let step = selectedOutsideStep else {
        if case .not(let reason) = availability(of: .run) { notice = .info(reason + localized(".")) }
        return []
      }
      let outside = applying.outsideSteps[step]
      confirmation = Confirmation(
        title: localized("Run a command"),
        lines: [
          outside.command, "", localized("in \(outside.folder.isEmpty ? settings.root : outside.folder)"), "",
          outside.why,
        ],
        verb: localized("Run"), act: .run(step))
    case .undo: askUndo()
    default: break
    }
    return []
  }

  mutating func askUndo() {
    let change = screen == .apply ? applying.outcome?.change : history.changes?.first { !$0.isUndone }
    guard let change else { return }
    var lines =
      change.modified.prefix(8).map { localized("restore \($0)") }
      + change.created.prefix(8).map { localized("remove \($0)") }
    let hidden = change.modified.count + change.created.count - lines.count
    if hidden > 0 { lines.append(localized("and \(hidden) more")) }
    lines += ["", localized("A file that was edited since stops the undo before anything is written.")]
    confirmation = Confirmation(
      title: localized("Undo \(change.time)"),
      lines: lines, verb: localized("Undo"), act: .undo)
  }

  mutating func performInHistory(_ command: Command) -> [Effect] {
    let count = history.changes?.count ?? 0
    switch command {
    case .up: history.list.cursor = max(0, history.list.cursor - 1)
    case .down: history.list.cursor = max(0, min(count - 1, history.list.cursor + 1))
    case .first, .pageUp, .halfUp: history.list.cursor = 0
    case .last, .pageDown, .halfDown: history.list.cursor = max(0, count - 1)
    case .undo: askUndo()
    default: break
    }
    return []
  }

  mutating func performInAgenda(_ command: Command) -> [Effect] {
    let last = max(0, index.questions.count - 1)
    switch command {
    case .up: agenda.cursor = max(0, agenda.cursor - 1)
    case .down: agenda.cursor = min(last, agenda.cursor + 1)
    case .pageUp, .halfUp: agenda.cursor = max(0, agenda.cursor - pageSize / 2)
    case .pageDown, .halfDown: agenda.cursor = min(last, agenda.cursor + pageSize / 2)
    case .first: agenda.cursor = 0
    case .last: agenda.cursor = last
    case .open: return subject.map { openQuestion($0) } ?? []
    case .note: if let finding = subject { openNote(finding) }
    case .later: return subject.map { putOff($0) } ?? []
    case .clear: return subject.map { clearAnswer($0.id) } ?? []
    default: break
    }
    return []
  }

  mutating func performInCoverage(_ command: Command) -> [Effect] {
    let last = max(0, coveragePairs.count - 1)
    switch command {
    case .up: coverage.cursor = max(0, coverage.cursor - 1)
    case .down: coverage.cursor = min(last, coverage.cursor + 1)
    case .pageUp, .halfUp: coverage.cursor = max(0, coverage.cursor - pageSize)
    case .pageDown, .halfDown: coverage.cursor = min(last, coverage.cursor + pageSize)
    case .first: coverage.cursor = 0
    case .last: coverage.cursor = last
    case .open:
      guard let finding = coverageFindings.first else { return [] }
      select(finding)
      if finding.isQuestion { return openQuestion(finding) }
      return push(.findings)
    case .search: prompt = Prompt(.search, text: "")
    case .next: searchCoverage(findings.search, direction: 1)
    case .previous: searchCoverage(findings.search, direction: -1)
    default: break
    }
    return []
  }

  mutating func searchCoverage(_ text: String, direction: Int = 0) {
    findings.search = text
    let wanted = text.lowercased()
    let pairs = coveragePairs
    let rows = pairs.indices.filter { row in
      Wording.event(pairs[row].event).lowercased().contains(wanted)
        || [pairs[row].today, pairs[row].after].compactMap { $0 }.contains {
          ($0.handler ?? "").lowercased().contains(wanted) || $0.verdict.rawValue.contains(wanted)
        }
    }
    let found =
      direction < 0
      ? rows.last { $0 < coverage.cursor }
      : rows.first { direction == 0 ? $0 >= coverage.cursor : $0 > coverage.cursor }
        ?? (direction == 0 ? rows.first : nil)
    guard let found else {
      notice = .info(
        rows.isEmpty ? localized("Nothing contains “\(text)”") : localized("No further match for “\(text)”"))
      return
    }
    coverage.cursor = found
  }

  mutating func performInHelp(_ command: Command) -> [Effect] {
    let length = HelpView.lines(self).count
    let room = max(1, size.rows - 4)
    func clamp(_ value: Int) -> Int { min(max(0, length - room), max(0, value)) }
    switch command {
    case .up: help.scroll = clamp(help.scroll - 1)
    case .down: help.scroll = clamp(help.scroll + 1)
    case .pageUp, .halfUp: help.scroll = clamp(help.scroll - room)
    case .pageDown, .halfDown: help.scroll = clamp(help.scroll + room)
    case .first: help.scroll = 0
    case .last: help.scroll = clamp(length)
    case .search: prompt = Prompt(.search, text: "")
    case .next: searchHelp(findings.search, direction: 1)
    default: break
    }
    return []
  }

  mutating func searchHelp(_ text: String, direction: Int = 0) {
    findings.search = text
    let wanted = text.lowercased()
    let lines = HelpView.lines(self)
    let found = lines.indices.first {
      (direction == 0 || $0 > help.scroll) && lines[$0].text.lowercased().contains(wanted)
    }
    guard let found else {
      notice = .info(localized("Nothing here contains “\(text)”"))
      return
    }
    help.scroll = min(max(0, lines.count - max(1, size.rows - 4)), found)
  }
}
