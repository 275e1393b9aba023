import Apply
import Audit

/// Draws the state. Pure: the same state always gives the same picture.
public func view(_ state: AppState) -> Canvas {
  var canvas = Canvas(size: state.size)
  guard state.size.columns >= Chrome.smallest.columns, state.size.rows >= Chrome.smallest.rows else {
    Chrome.tooSmall(&canvas)
    return canvas
  }
  draw(state.screen, state, on: &canvas)
  if let confirmation = state.confirmation {
    ConfirmView.draw(confirmation, on: &canvas)
  }
  if let prompt = state.prompt { Chrome.prompt(prompt, on: &canvas) }
  return canvas
}

private func draw(_ screen: Screen, _ state: AppState, on canvas: inout Canvas) {
  switch screen {
  case .scan: ScanView.draw(state, on: &canvas)
  case .projects: ProjectsView.draw(state, on: &canvas)
  case .findings: FindingsView.draw(state, on: &canvas)
  case .ask:
    FindingsView.draw(state, on: &canvas)
    canvas.restyle(canvas.area) { $0 = Style($0.role, behind: true) }
    canvas.clearTargets()
    AskView.draw(state, on: &canvas)
  case .agenda: AgendaView.draw(state, on: &canvas)
  case .coverage: CoverageView.draw(state, on: &canvas)
  case .preview: PreviewView.draw(state, on: &canvas)
  case .apply: ApplyView.draw(state, on: &canvas)
  case .history: HistoryView.draw(state, on: &canvas)
  case .help: HelpView.draw(state, on: &canvas)
  }
}
