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
    if parameters.count == 2, dialect.language == .swift {
      carryAsyncShortcut(carried, answer)
      return
    }
    let completion = parameters.count > 2 ? parameters[2].name : nil
    let isSwift = dialect.language == .swift
    // A body that never completes leaves that to the scene's method.
    let completes = completion.map(carried.uses) ?? false || !isSwift
    let name = freeMember(dialect.handlerName(.shortcut), besides: carried.function.body)
    let otherwise: Leave = completes ? .failing : .nothing
    // Flutter's plugins hear of it from the scene delegate's superclass, which completes it then, or from the app
    // delegate's, where the method stays. What may complete it itself stays, so that this happens once.
    let mayPassOn = carried.isFlutter && carried.callsSuper
    let choice =
      mayPassOn && answer.choice == "move" && (completion.map(carried.uses) ?? false) ? "call" : answer.choice
    let passesOn = mayPassOn && choice == "move"
    let body: [String]
    switch choice {
    case "move":
      var substitutions = applicationSubstitution(carried)
      if parameters.count > 1, let item = parameters[1].name { substitutions[item] = "shortcutItem" }
      if let completion { substitutions[completion] = "completionHandler" }
      guard let moved = move(carried, parameters: substitutions, isBool: false, otherwise: otherwise) else { return }
      body = [moved.whole]
      remove(carried)
    case "call":
      var call = dialect.statement(dialect.call(carried.callback, of: carried.className), hasResult: false)
      if !completes {
        call = call.replacing("completionHandler: completionHandler", with: "completionHandler: { _ in }")
      }
      let failure = Self.lines(dialect.leaving(otherwise))
      let platforms = isSwift ? carried.availability(in: unit.targets) : nil
      body =
        (platforms.map { [Self.guarding("#available(\($0))", failure)] } ?? [])
        + (isSwift ? [dialect.appDelegateGuard(carried.className, otherwise: otherwise)] : []) + [call]
    case "delete":
      remove(carried)
      return
    default: return
    }
    let isForgotten = !isSwift && !(completion.map(carried.uses) ?? false)
    let forgotten = isForgotten ? ["completionHandler(YES);"] : []
    let condition = buildCondition(of: carried)
    let lines = carried.leavesEarly ? forgotten + body : body + forgotten
    var handler = dialect.handler(.shortcut, name: name, isBool: false, body: lines)
    var warm = dialect.warm(.shortcut, handler: name)
    var cold = dialect.cold(.shortcut, handler: name)
    if carried.isFlutter, !passesOn { filteredForwards.insert("scene.performShortcut") }
    if !completes {
      handler = handler.replacing(", completionHandler: @escaping (Bool) -> Void", with: "")
      warm = "\(name)(\(Slot.shortcutItem.mark))" + (passesOn ? "" : "\n\(Slot.completion.mark)(true)")
      cold = cold.replacing(" { _ in }", with: "")
    }
    draft.addMember(name, handler, findings: carried.findings, condition: condition)
    draft.add(warm, to: "scene.performShortcut", .body, findings: carried.findings, condition: condition)
    if performsShortcutAtLaunch || carried.isFlutter && unit.context.flutterQuickActions != nil { return }
    draft.add(cold, to: "scene.willConnect", .cold, findings: carried.findings, condition: condition)
  }

  /// `application(_:performActionFor:) async -> Bool`: the result is what the completion handler is called with.
  private mutating func carryAsyncShortcut(_ carried: CarriedCallback, _ answer: Answer) {
    let name = freeMember(dialect.handlerName(.shortcut), besides: carried.function.body)
    // The result completes it; the superclass would do so again.
    if carried.isFlutter { filteredForwards.insert("scene.performShortcut") }
    let body: [String]
    switch answer.choice {
    case "move":
      var substitutions = applicationSubstitution(carried)
      if let item = carried.function.parameters[1].name { substitutions[item] = "shortcutItem" }
      guard let moved = move(carried, parameters: substitutions, isBool: true, otherwise: .no) else { return }
      body = [moved.whole]
      remove(carried)
    case "call":
      body = [
        dialect.appDelegateGuard(carried.className, otherwise: .no),
        "return await appDelegate.application(UIApplication.shared, performActionFor: shortcutItem)",
      ]
    case "delete":
      remove(carried)
      return
    default: return
    }
    let condition = buildCondition(of: carried)
    draft.addMember(
      name,
      HandledEvent.shortcut.comment
        + "\n@discardableResult\nprivate func \(name)(_ shortcutItem: UIApplicationShortcutItem) async -> Bool {\n"
        + dialect.indented(body.joined(separator: "\n")).joined(separator: "\n") + "\n}",
      findings: carried.findings, condition: condition)
    draft.add(
      "Task { \(Slot.completion.mark)(await \(name)(\(Slot.shortcutItem.mark))) }", to: "scene.performShortcut", .body,
      findings: carried.findings, condition: condition)
    if performsShortcutAtLaunch { return }
    draft.add(
      "if let shortcutItem = \(Slot.connectionOptions.mark).shortcutItem {\n\tTask { await \(name)(shortcutItem) }\n}",
      to: "scene.willConnect", .cold, findings: carried.findings, condition: condition)
  }

  private mutating func carryShare(_ answer: Answer) {
    guard let carried = carried(answer) else { return }
    let parameters = carried.function.parameters
    let name = freeMember(dialect.handlerName(.share), besides: carried.function.body)
    let body: String
    switch answer.choice {
    case "move":
      var substitutions = applicationSubstitution(carried)
      if parameters.count > 1, let metadata = parameters[1].name { substitutions[metadata] = "metadata" }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      body = moved.whole
      remove(carried)
    case "call":
      body = available(
        dialect.statement(dialect.call(carried.callback, of: carried.className), hasResult: false), carried)
    case "delete":
      remove(carried)
      return
    default: return
    }
    draft.addImport("CloudKit")
    let condition = buildCondition(of: carried)
    draft.addMember(
      name, dialect.handler(.share, name: name, isBool: false, body: [body]), findings: carried.findings,
      condition: condition)
    draft.add(
      dialect.warm(.share, handler: name), to: "scene.acceptShare", .body, findings: carried.findings,
      condition: condition)
    draft.add(
      dialect.cold(.share, handler: name), to: "scene.willConnect", .cold, findings: carried.findings,
      condition: condition)
  }
}
