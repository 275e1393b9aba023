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

  /// A call of an SDK that a method makes which was left behind, in the scene's method as well.
  mutating func tellForgottenSDKs() {
    for answer in unit.answers("sdk.forwarding") where answer.choice == "tell" {
      guard let carried = carried(answer), let range = answer.finding.subject.range,
        let told = toldCall(range, carried, answer)
      else {
        batch.manual(
          answer.finding.title,
          localized("The call cannot be written by itself. Make it in the scene's method, with what that is given."),
          answer.finding.location, findings: [answer.id])
        continue
      }
      draft.add(told.code, to: told.callback, .body, findings: [answer.id])
    }
  }

  /// The call for the event as the scene gets it; nil where it needs more than that.
  private mutating func toldCall(
    _ range: ByteRange, _ carried: CarriedCallback, _ answer: Answer
  ) -> (code: String, callback: String)? {
    let parameters = carried.function.parameters.compactMap(\.name)
    guard dialect.language == .swift, carried.method.file.language == .swift, parameters.count > 1,
      ["openURL", "continueActivity"].contains(carried.callback.id), let owner = unit.appDelegate,
      let around = carried.function.body?.allStatements.last(where: { $0.range.overlaps(range) })
    else { return nil }
    func isInside(_ other: ByteRange) -> Bool {
      range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
    }
    let call = Statement(
      kind: .expression, range: range, calls: around.calls.filter { isInside($0.range) },
      references: around.references.filter { isInside($0.range) },
      blocks: around.blocks.filter { isInside($0.range) })
    let part = StatementPart(
      call, of: carried.method, owner: owner, in: unit.context.sources, findings: [answer.id]
    ).carried
    let isURL = carried.callback.id == "openURL"
    let given = isURL ? "context.url" : Slot.activity.mark
    let needed = Set(part.analysis.parameterUses.keys)
    guard needed.isSubset(of: Set(parameters.prefix(2))),
      let moved = move(
        part, parameters: applicationSubstitution(carried).merging([parameters[1]: given]) { $1 }, isBool: false)
    else { return nil }
    let code = "_ = " + moved.code
    let inner = isURL ? ["for context in \(Slot.contexts.mark) {", "\t" + code, "}"] : [code]
    let whole = inner.joined(separator: "\n")
    return (
      moved.usesAppDelegate ? dialect.withAppDelegate(owner.name, whole) : whole,
      isURL ? "scene.openURLContexts" : "scene.continueActivity"
    )
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
    // Neither does Flutter, where its plugins never got the link.
    let matters =
      (carried.resultMatters || (unit.isCapacitor && carried.keepsLinksToItself)) && !carried.keepsFromPlugins
      && (answer.choice == "move" || dialect.language == .swift || unit.linkReceiver != nil)
    let name = freeMember(dialect.handlerName(kind), besides: carried.function.body)
    var lines: [String]
    if answer.choice == "move" {
      guard let code = movedLink(carried, isURL: isURL, isBool: matters) else { return }
      lines = code
    } else {
      lines = calledLink(carried, isBool: matters)
      silenceProxy(carried)
    }
    // What plugins are told depends on the handler, in every build.
    let condition = unit.linkReceiver == nil ? buildCondition(of: carried) : nil
    if condition == nil { lines = conditioned(lines, carried, otherwise: matters ? .no : .nothing) }
    var code = dialect.handler(kind, name: name, isBool: matters, body: lines)
    if matters, unit.linkReceiver != nil, !carried.refusals.isEmpty {
      let rest =
        unit.isCapacitor ? "Capacitor is told of the others" : "plugins are told of the others, and of every launch"
      code =
        "\(kind.comment)\n/// True where the app takes or refuses it; \(rest).\n"
        + code.trimmingPrefix(kind.comment + "\n")
    }
    draft.addMember(name, code, findings: carried.findings, condition: condition)
    if carried.keepsFromPlugins { filteredForwards.insert(kind.callback) }
    addWarm(kind, handler: name, matters: matters, findings: carried.findings, condition)
    addCold(kind, handler: name, holdsBack: matters && unit.isCapacitor, findings: carried.findings, condition)
    if answer.choice == "move" { remove(carried) }
  }

  private mutating func addWarm(
    _ kind: HandledEvent, handler: String, matters: Bool, findings: [String], _ condition: String?
  ) {
    guard matters, let receiver = unit.linkReceiver, !sceneMethodForwards(kind.callback) else {
      draft.add(
        dialect.warm(kind, handler: handler), to: kind.callback, .body, findings: findings, condition: condition)
      return
    }
    filteredForwards.insert(kind.callback)
    if receiver == .ownForwards { addOwnForwards(findings) }
    draft.add(
      receiver.passOn(kind, unlessTakenBy: handler, in: dialect.language), to: kind.callback, .body, findings: findings)
  }

  /// Capacitor is told of a launch after the app's own code had its turn. Flutter and its plugins are told of every scene
  /// that connects, first of all: they are set up by it.
  private mutating func addCold(
    _ kind: HandledEvent, handler: String, holdsBack: Bool, findings: [String], _ condition: String?
  ) {
    if condition == nil, holdsBack, wantedForwards.contains("scene.willConnect") {
      draft.need("scene.willConnect")
      linkChain.append(LinkChain(event: kind, handler: handler, findings: findings))
    } else {
      draft.add(
        dialect.cold(kind, handler: handler), to: "scene.willConnect", .cold, findings: findings, condition: condition)
    }
  }

  /// The moved body with what it needs in front; nil where it cannot move (told as left by hand).
  private mutating func movedLink(_ carried: CarriedCallback, isURL: Bool, isBool: Bool) -> [String]? {
    let parameters = carried.function.parameters
    var substitutions = applicationSubstitution(carried)
    var prelude: [String] = []
    if isURL {
      for (name, value) in urlValues(carried) {
        substitutions[name] = name
        prelude.append(dialect.binding(name, value))
      }
    } else {
      if parameters.count > 1, let activity = parameters[1].name { substitutions[activity] = "userActivity" }
      if parameters.count > 2, let handler = parameters[2].name, carried.uses(handler) {
        substitutions[handler] = handler
        prelude.append(dialect.binding(handler, .restorationHandler(of: carried.function)))
      }
    }
    return move(carried, parameters: substitutions, isBool: isBool, otherwise: isBool ? .no : .nothing).map {
      prelude + $0.prelude + [$0.code]
    }
  }

  /// What the old parameters held, as far as the body uses it.
  private func urlValues(_ carried: CarriedCallback) -> [(name: String, value: CarriedValue)] {
    let parameters = carried.function.parameters
    let values: [(Int, CarriedValue)] =
      carried.callback.id == "openURLSource"
      ? [(1, .url), (2, .sourceApplication), (3, .annotation)] : [(1, .url), (2, .options)]
    return values.compactMap { index, value in
      guard index < parameters.count, let name = parameters[index].name, carried.uses(name) else { return nil }
      return (name, value)
    }
  }

  /// A handler that leaves the body where it is and calls it.
  private func calledLink(_ carried: CarriedCallback, isBool: Bool) -> [String] {
    var lines: [String] = []
    switch carried.callback.id {
    case "openURL": lines.append(dialect.binding("options", .options))
    case "continueActivity": lines.append(dialect.binding("restore", .restorationHandler(of: carried.function)))
    default: break
    }
    if dialect.language == .swift, let platforms = carried.availability(in: unit.targets) {
      lines.insert(Self.guarding("#available(\(platforms))", [dialect.leaving(isBool ? .no : .nothing)]), at: 0)
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
      var substitutions = applicationSubstitution(carried)
      let parameters = carried.function.parameters
      for (index, slot) in slots where index < parameters.count {
        if let name = parameters[index].name { substitutions[name] = slot.mark }
      }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      draft.add(conditioned(moved.whole, carried), to: scene, .body, findings: carried.findings)
      remove(carried)
    case "call":
      let call = dialect.statement(
        dialect.call(carried.callback, of: carried.className), hasResult: carried.function.returnType != nil)
      draft.add(conditioned(available(call, carried), carried), to: scene, .body, findings: carried.findings)
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
