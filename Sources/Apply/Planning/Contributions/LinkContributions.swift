import Audit

/// Links and activities: one handler for warm and cold, next to the stack's own forwarding.
extension UnitPlan {
  mutating func addLinks() {
    for answer in unit.answers("callback.open-url") { carryLink(answer, .url) }
    for answer in unit.answers("callback.user-activity") {
      switch carried(answer)?.callback.id {
      case "continueActivity": carryLink(answer, .activity)
      case .some: carryActivityNotice(answer)
      case nil: break
      }
    }
  }

  private mutating func carryLink(_ answer: Answer, _ kind: HandledEvent) {
    guard let carried = carried(answer) else { return }
    switch answer.choice {
    case "move", "call": break
    case "delete":
      remove(carried)
      return
    default: return
    }
    let isURL = kind == .url
    // Only Capacitor's forwarding asks whether a link was taken; a moved body keeps its results to keep its order.
    let matters = carried.resultMatters && (answer.choice == "move" || dialect.language == .swift)
    let name = freeMember(dialect.handlerName(kind))
    var lines: [String]
    if answer.choice == "move" {
      guard let code = movedLink(carried, isURL: isURL, isBool: matters) else { return }
      lines = code
    } else {
      lines = calledLink(carried, isBool: matters)
      silenceProxy(carried)
    }
    draft.addMember(
      name, dialect.handler(kind, name: name, isBool: matters, body: lines), findings: carried.findings)
    addWarm(kind, handler: name, matters: matters, findings: carried.findings)
    draft.add(
      dialect.cold(kind, handler: name), to: "scene.willConnect", .cold, findings: carried.findings)
    if answer.choice == "move" { remove(carried) }
  }

  private mutating func addWarm(_ kind: HandledEvent, handler: String, matters: Bool, findings: [String]) {
    let receiver = unit.linkReceiver ?? ""
    let forward = !receiver.isEmpty && !sceneMethodForwards(kind.callback)
    if forward, matters, kind == .url {
      filteredForwards.insert(kind.callback)
      draft.add(
        "let unhandled = \(Slot.contexts.mark).filter { !\(handler)($0) }\nif !unhandled.isEmpty {\n"
          + "\t\(receiver).scene(\(Slot.scene.mark), openURLContexts: unhandled)\n}",
        to: kind.callback, .body, findings: findings)
    } else if forward, matters {
      filteredForwards.insert(kind.callback)
      draft.add(
        "if !\(handler)(\(Slot.activity.mark)) {\n"
          + "\t\(receiver).scene(\(Slot.scene.mark), continue: \(Slot.activity.mark))\n}",
        to: kind.callback, .body, findings: findings)
    } else {
      draft.add(dialect.warm(kind, handler: handler), to: kind.callback, .body, findings: findings)
    }
  }

  /// The moved body with what it needs in front; nil where it cannot move (told as left by hand).
  private mutating func movedLink(_ carried: CarriedCallback, isURL: Bool, isBool: Bool) -> [String]? {
    let parameters = carried.function.parameters
    var substitutions: [String: String] = [:]
    if let application = parameters.first?.name { substitutions[application] = dialect.application }
    var prelude: [String] = []
    if isURL {
      prelude += urlPrelude(carried)
    } else {
      if parameters.count > 1, let activity = parameters[1].name { substitutions[activity] = "userActivity" }
      if parameters.count > 2, let handler = parameters[2].name, carried.uses(handler) {
        prelude.append(dialect.binding(handler, .restorationHandler))
      }
    }
    guard let moved = move(carried, parameters: substitutions, isBool: isBool) else { return nil }
    if moved.usesAppDelegate { prelude.append(appDelegateGuard(carried, isBool: isBool)) }
    return prelude + [moved.code]
  }

  /// `let url = …` and the rest of what the old parameters held, as far as the body uses it.
  private func urlPrelude(_ carried: CarriedCallback) -> [String] {
    let parameters = carried.function.parameters
    var prelude: [String] = []
    if parameters.count > 1, let url = parameters[1].name, carried.uses(url) {
      prelude.append(dialect.binding(url, .url))
    }
    switch carried.callback.id {
    case "openURLSource":
      if parameters.count > 2, let source = parameters[2].name, carried.uses(source) {
        prelude.append(dialect.binding(source, .sourceApplication))
      }
      if parameters.count > 3, let annotation = parameters[3].name, carried.uses(annotation) {
        prelude.append(dialect.binding(annotation, .annotation))
      }
    default:
      if parameters.count > 2, let options = parameters[2].name, carried.uses(options) {
        prelude.append(dialect.binding(options, .options))
      }
    }
    return prelude
  }

  /// A handler that leaves the body where it is and calls it.
  private func calledLink(_ carried: CarriedCallback, isBool: Bool) -> [String] {
    var lines: [String] = []
    switch carried.callback.id {
    case "openURL": lines.append(dialect.binding("options", .options))
    case "continueActivity": lines.append(dialect.binding("restore", .restorationHandler))
    default: break
    }
    let call = dialect.call(carried.callback, of: carried.className)
    lines.append(isBool ? dialect.returning(call) : dialect.statement(call, hasResult: true))
    return lines
  }

  /// willContinue, didFail and didUpdate: a notice without a cold form.
  private mutating func carryActivityNotice(_ answer: Answer) {
    guard let carried = carried(answer), let scene = carried.callback.sceneCounterpart else { return }
    let slots: [(parameter: Int, slot: Slot)]
    switch carried.callback.id {
    case "willContinueActivity": slots = [(1, .activityType)]
    case "didFailActivity": slots = [(1, .activityType), (2, .error)]
    default: slots = [(1, .activity)]
    }
    switch answer.choice {
    case "move":
      var substitutions: [String: String] = [:]
      let parameters = carried.function.parameters
      if let application = parameters.first?.name { substitutions[application] = dialect.application }
      for (index, slot) in slots where index < parameters.count {
        if let name = parameters[index].name { substitutions[name] = slot.mark }
      }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      let prelude = moved.usesAppDelegate ? appDelegateGuard(carried, isBool: false) + "\n" : ""
      draft.add(prelude + moved.code, to: scene, .body, findings: carried.findings)
      remove(carried)
    case "call":
      let call = dialect.call(carried.callback, of: carried.className)
      draft.add(
        dialect.statement(call, hasResult: carried.function.returnType != nil), to: scene, .body,
        findings: carried.findings)
    case "delete": remove(carried)
    default: break
    }
  }
}

extension CarriedCallback {
  /// Whether the body uses the parameter with this name.
  func uses(_ parameter: String) -> Bool {
    let proxies = proxyCalls.map(\.range)
    return (analysis.parameterUses[parameter] ?? []).contains { use in
      !proxies.contains { $0.lowerBound <= use.lowerBound && use.upperBound <= $0.upperBound }
    }
  }
}
