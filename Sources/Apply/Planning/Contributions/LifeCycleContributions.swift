import Audit

/// The four life-cycle methods: moved, kept and called, or called by an observer.
extension UnitPlan {
  mutating func addLifeCycle() {
    for answer in unit.answers("callback.lifecycle") + unit.answers("callback.privacy-screen") {
      guard let carried = carried(answer), let scene = carried.callback.sceneCounterpart else { continue }
      switch answer.choice {
      case "move":
        guard let moved = move(carried, parameters: applicationSubstitution(carried), isBool: false) else { continue }
        let leaves = carried.leavesEarly || !moved.prelude.isEmpty
        addToScene(moved.whole, of: carried, scene, leaves: leaves)
        remove(carried)
      case "call":
        let call = dialect.statement(dialect.call(carried.callback, of: carried.className), hasResult: false)
        addToScene(available(call, carried), of: carried, scene, leaves: false)
      case "observe": observe(carried)
      case "delete": remove(carried)
      default: break
      }
    }
  }

  /// Code that ends the method early stands alone: where the scene delegate has other code in it, it becomes a method.
  private mutating func addToScene(_ code: String, of carried: CarriedCallback, _ scene: String, leaves: Bool) {
    let isSwift = dialect.language == .swift
    let hasOther = isSwift && unit.sceneDelegate?.method(scene)?.function.body.map { !$0.isEmpty } ?? false
    var code = conditioned(code, carried)
    if leaves, hasOther {
      let name = freeMember(carried.callback.id, besides: carried.function.body)
      draft.addMember(
        name, "private func \(name)() {\n" + dialect.indented(code).joined(separator: "\n") + "\n}",
        findings: carried.findings)
      code = "\(name)()"
    }
    guard carried.callback.id == "willEnterForeground" else {
      draft.add(code, to: scene, .body, findings: carried.findings)
      return
    }
    addOnReturn(code, from: carried.function.baseName, besidesOther: hasOther, findings: carried.findings)
  }

  /// The scene also enters the foreground when it appears for the first time; the old method was not called then.
  mutating func addOnReturn(_ code: String, from method: String, besidesOther hasOther: Bool, findings: [String]) {
    let scene = "scene.willEnterForeground"
    let wanted = "wasInBackground"
    let flag = draft.members.contains { $0.name == wanted } ? wanted : freeMember(wanted)
    draft.addMember(
      flag, isProperty: true,
      dialect.flag(
        flag,
        comment: "The scene also enters the foreground when it first appears; \(method) was only called on return."),
      findings: findings)
    draft.add(dialect.setFlag(flag), to: "scene.didEnterBackground", .guards, findings: findings)
    if hasOther {
      draft.add(
        "if \(flag) {\n" + dialect.indented(code).joined(separator: "\n") + "\n}", to: scene, .body,
        findings: findings)
    } else {
      draft.add(dialect.guardFlag(flag), to: scene, .guards, findings: findings)
      draft.add(code, to: scene, .body, findings: findings)
    }
  }

  /// The method stays; an observer of the application's own notification calls it, once for all windows.
  mutating func observe(_ carried: CarriedCallback) {
    let name = "\(carried.callback.id)Observed"
    guard let registration = ownerDialect.observation(of: carried.callback, method: name) else { return }
    let condition = carried.owner.buildCondition(of: carried.method)
    insertAtLaunch(
      condition.map { "#if \($0)\n\(registration)\n#endif" } ?? registration, of: carried.owner,
      findings: carried.findings)
    insertMember(
      lines: observer(carried, named: name), after: carried.method, findings: carried.findings)
  }

  private func observer(_ carried: CarriedCallback, named name: String) -> [String] {
    var lines = ownerDialect.observer(of: carried.callback, method: name)
    guard carried.owner.language == .swift, lines.count == 3 else { return lines }
    let isSameFile = (carried.owner.launchMethod?.file.path ?? carried.owner.declaration.file.path) == carried.text.path
    if !isSameFile { lines[0] = lines[0].replacing("private ", with: "") }
    if let platforms = carried.availability(in: unit.targets) {
      lines[1] = "\tif #available(\(platforms)) {\n\t" + lines[1] + "\n\t}"
    }
    return lines.flatMap(Self.lines)
  }
}
