import Apply
import Audit

/// Clicks and the wheel. A click does what the cursor keys do; a second click on the same thing opens it.
extension AppState {
  mutating func click(_ target: Target) -> [Effect] {
    notice = nil
    if confirmation != nil || prompt != nil { return [] }
    switch target {
    case .finding(let id):
      guard let finding = index.byID[id], screen == .findings else { return [] }
      let isSecond = currentFinding?.id == id && findings.pane != .detail
      select(finding)
      return isSecond && finding.isQuestion ? openQuestion(finding) : []
    case .pane(let pane):
      if screen == .findings, !list(pane).isEmpty {
        findings.pane = pane
        findings.listPane = pane
      }
    case .detail: if screen == .findings { findings.pane = .detail }
    case .choice(let id):
      if screen == .ask {
        ask.part = .choices
        // Only the keyboard answers: a click that was meant for the window must not.
        ask.choice = id
        ask.resultScroll = 0
        return tryChoice()
      }
    case .project(let index):
      let isSecond = projectIndex == index
      projectIndex = index
      return isSecond ? performInProjects(.open) : []
    case .file(let path):
      showFile(path)
      preview.isInDiff = false
    case .diff: if screen == .preview { preview.isInDiff = true }
    case .row(let row):
      switch screen {
      case .coverage:
        let isSecond = coverage.cursor == row
        coverage.cursor = min(max(0, coveragePairs.count - 1), max(0, row))
        return isSecond ? perform(.open) : []
      case .agenda:
        let isSecond = agenda.cursor == row
        agenda.cursor = min(max(0, index.questions.count - 1), max(0, row))
        return isSecond ? perform(.open) : []
      case .apply: applying.list.cursor = min(max(0, ApplyView.itemCount(self) - 1), max(0, row))
      case .history: history.list.cursor = row
      default: break
      }
    case .command(let command): return perform(command)
    }
    return []
  }

  mutating func scroll(_ lines: Int, over target: Target?) -> [Effect] {
    if confirmation != nil || prompt != nil { return [] }
    switch (screen, target) {
    case (.findings, .detail): scrollDetail(by: lines)
    case (.preview, .diff): scrollPreview(by: lines)
    case (.help, _): for _ in 0..<abs(lines) { _ = performInHelp(lines > 0 ? .down : .up) }
    default:
      var effects: [Effect] = []
      for _ in 0..<abs(lines) { effects += perform(lines > 0 ? .down : .up) }
      return effects
    }
    return []
  }
}
