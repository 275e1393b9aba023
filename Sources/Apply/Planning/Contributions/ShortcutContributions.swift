import Audit

/// Quick actions and CloudKit shares: warm and cold, the completion handler called exactly once.
extension UnitPlan {
  mutating func addShortcutsAndShares() {
    for answer in unit.answers("callback.shortcut") { carryShortcut(answer) }
    for answer in unit.answers("callback.cloudkit-share") { carryShare(answer) }
  }

  private mutating func carryShortcut(_ answer: Answer) {
    guard let carried = carried(answer) else { return }
    let parameters = carried.function.parameters
    let name = freeMember(dialect.handlerName(.shortcut))
    let body: [String]
    switch answer.choice {
    case "move":
      var substitutions: [String: String] = [:]
      if let application = parameters.first?.name { substitutions[application] = dialect.application }
      if parameters.count > 1, let item = parameters[1].name { substitutions[item] = "shortcutItem" }
      if parameters.count > 2, let completion = parameters[2].name { substitutions[completion] = "completionHandler" }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      let prelude =
        moved.usesAppDelegate ? dialect.appDelegateGuard(carried.className, otherwise: .failing) + "\n" : ""
      body = [prelude + moved.code]
      remove(carried)
    case "call":
      let call = dialect.statement(dialect.call(carried.callback, of: carried.className), hasResult: false)
      let needsDelegate = dialect.language == .swift
      body =
        (needsDelegate ? [dialect.appDelegateGuard(carried.className, otherwise: .failing)] : []) + [call]
    case "delete":
      remove(carried)
      return
    default: return
    }
    draft.addMember(
      name, dialect.handler(.shortcut, name: name, isBool: false, body: body), findings: carried.findings)
    draft.add(
      dialect.warm(.shortcut, handler: name), to: "scene.performShortcut", .body, findings: carried.findings)
    draft.add(
      dialect.cold(.shortcut, handler: name), to: "scene.willConnect", .cold, findings: carried.findings)
  }

  private mutating func carryShare(_ answer: Answer) {
    guard let carried = carried(answer) else { return }
    let parameters = carried.function.parameters
    let name = freeMember(dialect.handlerName(.share))
    let body: String
    switch answer.choice {
    case "move":
      var substitutions: [String: String] = [:]
      if let application = parameters.first?.name { substitutions[application] = dialect.application }
      if parameters.count > 1, let metadata = parameters[1].name { substitutions[metadata] = "metadata" }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      body = (moved.usesAppDelegate ? appDelegateGuard(carried, isBool: false) + "\n" : "") + moved.code
      remove(carried)
    case "call":
      body = dialect.statement(dialect.call(carried.callback, of: carried.className), hasResult: false)
    case "delete":
      remove(carried)
      return
    default: return
    }
    draft.addImport("CloudKit")
    draft.addMember(
      name, dialect.handler(.share, name: name, isBool: false, body: [body]), findings: carried.findings)
    draft.add(dialect.warm(.share, handler: name), to: "scene.acceptShare", .body, findings: carried.findings)
    draft.add(dialect.cold(.share, handler: name), to: "scene.willConnect", .cold, findings: carried.findings)
  }
}
