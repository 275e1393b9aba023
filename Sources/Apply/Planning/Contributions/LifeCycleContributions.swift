import Audit

/// The four life-cycle methods: moved, kept and called, or called by an observer.
extension UnitPlan {
  mutating func addLifeCycle() {
    for answer in unit.answers("callback.lifecycle") + unit.answers("callback.privacy-screen") {
      guard let carried = carried(answer), let scene = carried.callback.sceneCounterpart else { continue }
      switch answer.choice {
      case "move":
        var substitutions: [String: String] = [:]
        if let application = carried.function.parameters.first?.name {
          substitutions[application] = dialect.application
        }
        guard let moved = move(carried, parameters: substitutions, isBool: false) else { continue }
        guardFirstForeground(carried)
        let prelude = moved.usesAppDelegate ? appDelegateGuard(carried, isBool: false) + "\n" : ""
        draft.add(prelude + moved.code, to: scene, .body, findings: carried.findings)
        remove(carried)
      case "call":
        guardFirstForeground(carried)
        draft.add(
          dialect.statement(dialect.call(carried.callback, of: carried.className), hasResult: false), to: scene, .body,
          findings: carried.findings)
      case "observe": observe(carried)
      case "delete": remove(carried)
      default: break
      }
    }
  }

  /// `sceneWillEnterForeground` is also called when the scene appears for the first time; the old method was not.
  private mutating func guardFirstForeground(_ carried: CarriedCallback) {
    guard carried.callback.id == "willEnterForeground" else { return }
    let flag = freeMember("wasInBackground")
    draft.addMember(
      flag, isProperty: true,
      dialect.flag(
        flag,
        comment: "The scene also enters the foreground when it first appears; \(carried.function.baseName) was only"
          + " called on return."),
      findings: carried.findings)
    draft.add(dialect.setFlag(flag), to: "scene.didEnterBackground", .guards, findings: carried.findings)
    draft.add(dialect.guardFlag(flag), to: "scene.willEnterForeground", .guards, findings: carried.findings)
  }

  /// The method stays; an observer of the application's own notification calls it, once for all windows.
  mutating func observe(_ carried: CarriedCallback) {
    let name = "\(carried.callback.id)Observed"
    guard let registration = ownerDialect.observation(of: carried.callback, method: name) else { return }
    insertAtLaunch(registration, of: carried.owner, findings: carried.findings)
    insertMember(
      lines: ownerDialect.observer(of: carried.callback, method: name), after: carried.method,
      findings: carried.findings)
  }
}
