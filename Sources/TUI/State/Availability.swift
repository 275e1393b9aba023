import Apply
import Audit

extension AppState {
  /// Whether a command works now, and if not, why. The footer leaves out what does not; the key says the reason.
  public func availability(of command: Command) -> Availability {
    if screen == .findings, !findings.marked.isEmpty, isForMarked(command) { return .now }
    switch command {
    case .nextPane where screen == .preview, .previousPane where screen == .preview:
      return previewFile == nil ? .not(localized("No file changes")) : .now
    case .toggle: return currentFinding?.isQuestion == true ? .now : .not(localized("Nothing to decide here"))
    case .recommended:
      guard let finding = subject else { return .not(localized("Nothing is selected")) }
      if finding.choices.isEmpty { return .not(localized("Nothing to decide here")) }
      return finding.recommended == nil
        ? .not(localized("No answer is recommended here: it needs your judgement")) : .now
    case .allRecommended:
      return !hasOpenRecommendation ? .not(localized("No open question in this pane has a recommendation")) : .now
    case .choose(let number):
      guard let finding = subject, !finding.choices.isEmpty else { return .not(localized("Nothing to decide here")) }
      return number <= finding.choices.count
        ? .now : .not(localized("There are \(Wording.count(finding.choices.count, "answer")) here"))
    case .sameForAll:
      guard let finding = subject, !finding.choices.isEmpty else { return .not(localized("Nothing to decide here")) }
      return !hasSameKind(as: finding)
        ? .not(localized("No other open question of this kind has this answer")) : .now
    case .clear:
      if let finding = subject, index.answers[finding.id] != nil { return .now }
      return screen == .ask && lastAnswered != nil ? .now : .not(localized("There is no answer to take back"))
    case .note, .later:
      guard let finding = subject, finding.isQuestion else { return .not(localized("Nothing to decide here")) }
      return .now
    case .flip:
      return ask.statements.contains(where: \.isFree) ? .now : .not(localized("No line here is left to choose"))
    case .nextOpen:
      return nextOpen(after: ask.finding) == nil ? .not(localized("No other question is open")) : .now
    case .open: return openAvailability
    case .preview, .coverage, .agenda: return audit == nil ? .not(localized("The project is not read yet")) : .now
    case .search, .filter, .export: return audit == nil ? .not(localized("The project is not read yet")) : .now
    case .next, .previous:
      if screen == .preview { return previewFile == nil ? .not(localized("No file changes")) : .now }
      let searched = screen == .projects ? projectSearch : findings.search
      return searched.isEmpty ? .not(localized("Search first, with /")) : .now
    case .apply: return applyAvailability
    case .dropHunk:
      guard planning.isCurrent else { return .not(localized("The plan is being worked out")) }
      return hunkFindings.isEmpty ? .not(localized("No answer made this hunk alone")) : .now
    case .blanks, .moreContext, .lessContext, .fold, .foldAll:
      return previewFile == nil ? .not(localized("No file changes")) : .now
    case .sideBySide where screen == .ask:
      return comparedChoice == nil ? .not(localized("There is one answer only")) : .now
    case .sideBySide where previewFile == nil: return .not(localized("No file changes"))
    case .sideBySide: return size.columns < 100 ? .not(localized("Side by side needs 100 columns")) : .now
    case .editor: return editorAvailability
    case .copy:
      if screen == .apply { return selectedOutsideStep == nil ? .not(localized("No command is selected")) : .now }
      return copyText == nil ? .not(localized("There is no place to copy")) : .now
    case .run:
      if let reason = settings.readOnlyReason { return .not(reason) }
      if applying.running != nil { return .not(localized("A command is running; Ctrl-C stops it")) }
      return selectedOutsideStep == nil ? .not(localized("No command is selected")) : .now
    case .undo:
      if let reason = settings.readOnlyReason { return .not(reason) }
      if applying.isBusy { return .not(localized("Wait until the files are written")) }
      if screen == .apply {
        return applying.phase == .applied ? .now : .not(localized("Nothing was applied here"))
      }
      return history.changes?.contains { !$0.isUndone } == true ? .now : .not(localized("There is nothing to undo"))
    case .rescan:
      if scan.isRunning { return .not(localized("The project is being read")) }
      return applying.isBusy ? .not(localized("Wait until the files are written")) : .now
    case .back, .quit:
      return applying.isBusy ? .not(localized("Wait until the files are written; nothing is left half done")) : .now
    default: return .now
    }
  }

  func isForMarked(_ command: Command) -> Bool {
    switch command {
    case .recommended, .later, .clear, .choose: true
    default: false
    }
  }

  private var openAvailability: Availability {
    switch screen {
    case .findings: return currentFinding == nil ? .not(localized("There are no findings")) : .now
    case .ask: return currentChoice == nil ? .not(localized("Nothing to decide here")) : .now
    case .agenda: return subject == nil ? .not(localized("Nothing here has to be decided")) : .now
    case .coverage:
      return coverageFindings.isEmpty ? .not(localized("No finding is about this event")) : .now
    default: return .now
    }
  }

  private var applyAvailability: Availability {
    if let reason = settings.readOnlyReason { return .not(reason) }
    guard planning.isCurrent, let preview = planning.preview else {
      return .not(localized("The plan is being worked out"))
    }
    if preview.plan.isEmpty { return .not(localized("There is nothing to apply: no answer changes a file")) }
    if let problem = preview.plan.problems.first(where: { if case .staleDecision = $0 { false } else { true } }) {
      return .not(Wording.problem(problem))
    }
    return .now
  }

  private var editorAvailability: Availability {
    if let reason = settings.readOnlyReason { return .not(reason) }
    switch screen {
    case .preview:
      if !planning.isCurrent { return .not(localized("The plan is being worked out")) }
      return previewFile == nil ? .not(localized("No file changes")) : .now
    case .coverage: return coverageRow?.location == nil ? .not(localized("No code handles this event")) : .now
    default: return subject?.location == nil ? .not(localized("This finding is not about one place")) : .now
    }
  }

  /// Open questions of the pane with a recommendation.
  var openRecommendations: [Finding] { list(findings.listPane).filter(isOpenRecommendation) }

  /// Asked at every key, and a copy of ten thousand findings takes longer than all the drawing.
  private var hasOpenRecommendation: Bool { list(findings.listPane).contains(where: isOpenRecommendation) }

  private func isOpenRecommendation(_ finding: Finding) -> Bool { finding.recommended != nil && index.isOpen(finding) }

  /// Other open questions of the same rule that offer the chosen answer.
  func sameKind(as finding: Finding) -> [Finding] {
    guard let choice = answerToShare(finding) else { return [] }
    return index.questions.filter { isSameKind($0, as: finding, choice) }
  }

  private func hasSameKind(as finding: Finding) -> Bool {
    guard let choice = answerToShare(finding) else { return false }
    return index.questions.contains { isSameKind($0, as: finding, choice) }
  }

  private func isSameKind(_ other: Finding, as finding: Finding, _ choice: String) -> Bool {
    other.id != finding.id && other.rule == finding.rule && index.isOpen(other)
      && other.choices.contains { $0.id == choice }
  }

  /// In a question the choice under the cursor, elsewhere the answer that was given.
  func answerToShare(_ finding: Finding) -> String? {
    screen == .ask ? currentChoice?.id : index.answer(to: finding)?.id
  }

  /// The file on the preview screen.
  var previewFile: FilePreview? {
    guard let preview = planning.preview else { return nil }
    guard let file = preview.file(self.preview.file) ?? preview.files.first else { return nil }
    return file.folding(self.preview.folded[file.path] ?? [])
  }

  /// Findings of the hunk under the cursor that have an answer.
  var hunkFindings: [String] {
    guard let file = previewFile else { return [] }
    let hunk = file.hunks.indices.contains(preview.hunk) ? file.hunks[preview.hunk].findings : []
    return (hunk.isEmpty ? file.findings : hunk).filter { index.answers[$0]?.choice != nil }
  }

  /// Events with who handles them today and after the plan.
  var coveragePairs: [CoveragePair] {
    CoveragePair.pairs(today: project?.coverage ?? [], after: coverageAfter)
  }

  /// nil while the plan is being worked out.
  var coverageAfter: [CoverageRow]? {
    let report = planning.isCurrent ? planning.preview?.plan.after?.report : nil
    guard let projects = (report ?? settings.reportAfter)?.projects, projects.indices.contains(projectIndex) else {
      return nil
    }
    return projects[projectIndex].coverage
  }

  private var coveragePair: CoveragePair? {
    let pairs = coveragePairs
    return pairs.indices.contains(coverage.cursor) ? pairs[coverage.cursor] : nil
  }

  /// The code that handles the event under the cursor today, or else after the plan.
  var coverageRow: CoverageRow? { coveragePair?.today ?? coveragePair?.after }

  /// Findings about the event under the cursor.
  var coverageFindings: [Finding] {
    [coveragePair?.today, coveragePair?.after].compactMap { $0 }.flatMap(\.findings).compactMap { index.byID[$0] }
  }

  var selectedOutsideStep: Int? {
    guard applying.outsideSteps.indices.contains(applying.list.cursor), !applying.isBusy else { return nil }
    return applying.list.cursor
  }

  /// `file:line` for the clipboard.
  var copyText: String? {
    switch screen {
    case .preview: return isBundle ? settings.decisionsPath : previewFile?.path
    case .coverage: return coverageRow?.location.map { "\($0.file):\($0.line)" }
    default: return subject?.location.map { "\($0.file):\($0.line)" }
    }
  }
}
