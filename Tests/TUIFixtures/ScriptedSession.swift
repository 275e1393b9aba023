import Apply
import Audit

@testable import TUI

/// The assistant without threads and terminal: keys in, pictures out. Effects about the project are performed at once.
public struct ScriptedSession {
  public private(set) var state: AppState
  /// Every effect that was asked for, in order.
  public private(set) var effects: [Effect] = []
  public let workbench: FakeWorkbench
  /// Effects that stay open, as if their work took long.
  public var holdsBack: (Effect) -> Bool = { _ in false }

  public init(
    _ workbench: FakeWorkbench = FakeWorkbench(), columns: Int = 80, rows: Int = 24, author: String = "Ada",
    readOnlyReason: String? = nil
  ) {
    self.workbench = workbench
    state = AppState(
      size: Size(columns: columns, rows: rows),
      settings: AppState.Settings(
        root: workbench.root, decisionsPath: workbench.decisionsPath, author: author, editorName: "vi",
        readOnlyReason: readOnlyReason ?? workbench.readOnlyReason, reportAfter: workbench.reportAfter,
        now: { "2026-11-30T10:00:00Z" }))
  }

  /// Up to the first picture with findings.
  public static func started(_ workbench: FakeWorkbench = FakeWorkbench(), columns: Int = 80, rows: Int = 24) -> Self {
    var session = ScriptedSession(workbench, columns: columns, rows: rows)
    session.send(.started)
    return session
  }

  public mutating func send(_ message: Message) {
    for effect in update(&state, message) {
      effects.append(effect)
      if !holdsBack(effect) { for result in perform(effect) { send(result) } }
    }
  }

  public mutating func press(_ keys: Key...) { for key in keys { send(.key(key)) } }

  public mutating func type(_ text: String) { for character in text { send(.key(.character(character))) } }

  public mutating func resize(columns: Int, rows: Int) { send(.resized(Size(columns: columns, rows: rows))) }

  public var canvas: Canvas { view(state) }
  public var text: String { canvas.text }

  private func perform(_ effect: Effect) -> [Message] {
    let effects = WorkbenchEffects(workbench: workbench)
    switch effect {
    case .audit:
      return [effects.audit { _ in true }].compactMap(\.self)
    case .loadDecisions: return [effects.loadDecisions()]
    case .save(let decisions): return [effects.save(decisions)]
    case .plan(let decisions, let generation):
      guard let audit = state.audit else { return [] }
      return [effects.plan(audit, decisions, generation: generation, state: state)]
    case .tryChoice(let trial, let decisions):
      guard let audit = state.audit else { return [] }
      return [effects.tryChoice(trial, audit, decisions)]
    case .apply:
      guard let plan = state.planning.preview?.plan else { return [] }
      let steps = Collected()
      let end = effects.apply(plan) { steps.add($0) }
      return steps.steps.map { .applyStepped($0) } + [end]
    case .undo:
      let steps = Collected()
      let end = effects.undo { steps.add($0) }
      return steps.steps.map { .applyStepped($0) } + [end]
    case .loadHistory: return [effects.history()]
    case .copy: return [.copied]
    case .stopAudit, .takenOver, .edit, .editResult, .run, .stopRunning, .export, .suspend, .redraw, .quit: return []
    }
  }

  private final class Collected: @unchecked Sendable {
    // Unchecked: the fake workbench calls back on the calling thread.
    private(set) var steps: [ApplyStep] = []
    func add(_ step: ApplyStep) { steps.append(step) }
  }
}
