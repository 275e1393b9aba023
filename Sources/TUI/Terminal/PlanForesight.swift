import Dispatch
import Foundation

/// The plan that a preview would show, worked out once no answer has come for a while: then it stands there at once.
final class PlanForesight: @unchecked Sendable {
  // Unchecked: everything that changes is behind `lock`.
  private let effects: WorkbenchEffects
  private let queue = DispatchQueue(label: "sceneshift.foresight", qos: .utility)
  private let lock = NSLock()
  private var wanted: Key?
  private var working: Key?
  private var ready: (key: Key, plan: Message)?

  /// All that a shown plan depends on.
  private struct Key: Equatable {
    let audit: Int
    let generation: Int
    let context: Int
    let ignoresBlanks: Bool

    init(_ state: AppState) {
      audit = state.auditNumber
      generation = state.planning.generation
      context = state.preview.context
      ignoresBlanks = state.preview.ignoresBlanks
    }
  }

  /// From the last answer on.
  private static let delay = DispatchTimeInterval.milliseconds(300)
  /// Where people read and answer. Whoever applies or undoes has no further plan in mind.
  private static let screens: Set<Screen> = [.findings, .ask, .agenda, .coverage]

  init(_ effects: WorkbenchEffects) { self.effects = effects }

  private func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Called for every picture.
  func look(at state: AppState) {
    guard let audit = state.audit, Self.screens.contains(state.screen), !state.decisions.decisions.isEmpty,
      !state.planning.isCurrent, effects.workbench.readOnlyReason == nil
    else { return }
    let key = Key(state)
    let isNew = locked { () -> Bool in
      if wanted == key { return false }
      wanted = key
      ready = nil
      return true
    }
    guard isNew else { return }
    queue.asyncAfter(deadline: .now() + Self.delay) { [self] in
      let isStillWanted = locked { () -> Bool in
        guard wanted == key else { return false }
        working = key
        return true
      }
      guard isStillWanted else { return }
      let plan = effects.plan(audit, state.decisions, generation: key.generation, state: state)
      locked {
        working = nil
        if wanted == key { ready = (key, plan) }
      }
    }
  }

  /// What was worked out for the answers of `state`; waited for where it is being worked out. nil where that has not
  /// begun, and then it does not begin any more.
  func plan(of state: AppState) -> Message? {
    let key = Key(state)
    let isWorking = locked { () -> Bool in
      if ready?.key != key, working != key, wanted == key { wanted = nil }
      return working == key
    }
    if isWorking { queue.sync {} }
    return locked {
      defer { ready = nil }
      return ready?.key == key ? ready?.plan : nil
    }
  }

  func stop() { locked { wanted = nil } }
}
