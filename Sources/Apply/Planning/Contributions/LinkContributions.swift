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

  /// What tells a link from an activity in the code that is written for it.
  struct LinkKind {
    let callback: String
    let parameter: String
    let comment: String
    /// Loops over a cold start's events: the variable and the option that holds them.
    let cold: (variable: String, option: String)

    static let url = LinkKind(
      callback: "scene.openURLContexts", parameter: "_ context: UIOpenURLContext",
      comment: "/// A link that launched the app or reached it running.", cold: ("context", "urlContexts"))
    static let activity = LinkKind(
      callback: "scene.continueActivity", parameter: "_ userActivity: NSUserActivity",
      comment: "/// An activity that launched the app or reached it running.",
      cold: ("userActivity", "userActivities"))
  }

  private mutating func carryLink(_ answer: Answer, _ kind: LinkKind) {
    guard let carried = carried(answer) else { return }
    switch answer.choice {
    case "move", "call": break
    case "delete":
      remove(carried)
      return
    default: return
    }
    let isURL = kind.callback == LinkKind.url.callback
    let matters = carried.resultMatters
    let name = freeMember(isURL ? "handle" : "handleActivity")
    var lines: [String]
    if answer.choice == "move" {
      guard let code = movedLink(carried, isURL: isURL, isBool: matters) else { return }
      lines = code
    } else {
      lines = calledLink(carried, isURL: isURL, isBool: matters)
      silenceProxy(carried)
    }
    let result = matters ? " -> Bool" : ""
    let head = (matters ? "@discardableResult\n" : "") + "private func \(name)(\(kind.parameter))\(result) {\n"
    let body = writer.indented(lines.joined(separator: "\n")).joined(separator: "\n")
    draft.addMember(name, kind.comment + "\n" + head + body + "\n}", findings: carried.findings)
    addWarm(kind, handler: name, matters: matters, findings: carried.findings)
    let cold = kind.cold
    draft.add(
      "for \(cold.variable) in \(Slot.connectionOptions.mark).\(cold.option) {\n\t\(name)(\(cold.variable))\n}",
      to: "scene.willConnect", .cold, findings: carried.findings)
    if answer.choice == "move" { remove(carried) }
  }

  private mutating func addWarm(_ kind: LinkKind, handler: String, matters: Bool, findings: [String]) {
    let forward = unit.hasCapacitorSceneProxy && !sceneMethodForwards(kind.callback)
    if kind.callback == LinkKind.url.callback {
      if forward, matters {
        filteredForwards.insert(kind.callback)
        draft.add(
          "let unhandled = \(Slot.contexts.mark).filter { !\(handler)($0) }\nif !unhandled.isEmpty {\n"
            + "\tSceneDelegateProxy.shared.scene(\(Slot.scene.mark), openURLContexts: unhandled)\n}",
          to: kind.callback, .body, findings: findings)
      } else {
        draft.add(
          "for context in \(Slot.contexts.mark) {\n\t\(handler)(context)\n}", to: kind.callback, .body,
          findings: findings)
      }
    } else if forward, matters {
      filteredForwards.insert(kind.callback)
      draft.add(
        "if !\(handler)(\(Slot.activity.mark)) {\n"
          + "\tSceneDelegateProxy.shared.scene(\(Slot.scene.mark), continue: \(Slot.activity.mark))\n}",
        to: kind.callback, .body, findings: findings)
    } else {
      draft.add("\(handler)(\(Slot.activity.mark))", to: kind.callback, .body, findings: findings)
    }
  }

  /// The moved body with what it needs in front; nil where it cannot move (told as left by hand).
  private mutating func movedLink(_ carried: CarriedCallback, isURL: Bool, isBool: Bool) -> [String]? {
    let parameters = carried.function.parameters
    var substitutions: [String: String] = [:]
    if let application = parameters.first?.name { substitutions[application] = "UIApplication.shared" }
    var prelude: [String] = []
    if isURL {
      prelude += urlPrelude(carried)
    } else {
      if parameters.count > 1, let activity = parameters[1].name { substitutions[activity] = "userActivity" }
      if parameters.count > 2, let handler = parameters[2].name, carried.uses(handler) {
        prelude.append(
          "let \(handler): ([any UIUserActivityRestoring]?) -> Void = { objects in\n"
            + "\tobjects?.forEach { $0.restoreUserActivityState(userActivity) }\n}")
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
      prelude.append("let \(url) = context.url")
    }
    switch carried.callback.id {
    case "openURLSource":
      if parameters.count > 2, let source = parameters[2].name, carried.uses(source) {
        prelude.append("let \(source) = context.options.sourceApplication")
      }
      if parameters.count > 3, let annotation = parameters[3].name, carried.uses(annotation) {
        prelude.append("let \(annotation) = context.options.annotation")
      }
    default:
      if parameters.count > 2, let options = parameters[2].name, carried.uses(options) {
        prelude.append(Self.optionsCode(named: options))
      }
    }
    return prelude
  }

  static func optionsCode(named name: String) -> String {
    "var \(name): [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]\n"
      + "\(name)[.sourceApplication] = context.options.sourceApplication\n"
      + "\(name)[.annotation] = context.options.annotation"
  }

  /// A handler that leaves the body where it is and calls it.
  private func calledLink(_ carried: CarriedCallback, isURL: Bool, isBool: Bool) -> [String] {
    var lines: [String] = []
    let call: String
    let delegate = carried.delegateExpression
    if isURL {
      switch carried.callback.id {
      case "openURLSource":
        call =
          "\(delegate)?.application(\n\tUIApplication.shared, open: context.url,"
          + " sourceApplication: context.options.sourceApplication,\n\tannotation: context.options.annotation as Any)"
      case "handleOpenURL":
        call = "\(delegate)?.application(UIApplication.shared, handleOpen: context.url)"
      default:
        lines.append(Self.optionsCode(named: "options"))
        call = "\(delegate)?.application(UIApplication.shared, open: context.url, options: options)"
      }
    } else {
      lines.append(
        "let restore: ([any UIUserActivityRestoring]?) -> Void = { objects in\n"
          + "\tobjects?.forEach { $0.restoreUserActivityState(userActivity) }\n}")
      call = "\(delegate)?.application(UIApplication.shared, continue: userActivity, restorationHandler: restore)"
    }
    lines.append(isBool ? "return \(call) ?? false" : "_ = \(call)")
    return lines
  }

  /// willContinue, didFail and didUpdate: a notice without a cold form.
  private mutating func carryActivityNotice(_ answer: Answer) {
    guard let carried = carried(answer), let scene = carried.callback.sceneCounterpart else { return }
    let slots: [(parameter: Int, slot: Slot)]
    let call: String
    switch carried.callback.id {
    case "willContinueActivity":
      slots = [(1, .activityType)]
      call = "application(UIApplication.shared, willContinueUserActivityWithType: \(Slot.activityType.mark))"
    case "didFailActivity":
      slots = [(1, .activityType), (2, .error)]
      call =
        "application(\n\tUIApplication.shared, didFailToContinueUserActivityWithType: \(Slot.activityType.mark),"
        + " error: \(Slot.error.mark))"
    default:
      slots = [(1, .activity)]
      call = "application(UIApplication.shared, didUpdate: \(Slot.activity.mark))"
    }
    switch answer.choice {
    case "move":
      var substitutions: [String: String] = [:]
      let parameters = carried.function.parameters
      if let application = parameters.first?.name { substitutions[application] = "UIApplication.shared" }
      for (index, slot) in slots where index < parameters.count {
        if let name = parameters[index].name { substitutions[name] = slot.mark }
      }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      let prelude = moved.usesAppDelegate ? appDelegateGuard(carried, isBool: false) + "\n" : ""
      draft.add(prelude + moved.code, to: scene, .body, findings: carried.findings)
      remove(carried)
    case "call":
      let result = carried.function.returnType == nil ? "" : "_ = "
      draft.add("\(result)\(carried.delegateExpression)?.\(call)", to: scene, .body, findings: carried.findings)
    case "delete": remove(carried)
    default: break
    }
  }
}

extension CarriedCallback {
  /// Whether the body uses the parameter with this name.
  func uses(_ parameter: String) -> Bool { !(analysis.parameterUses[parameter] ?? []).isEmpty }
}
