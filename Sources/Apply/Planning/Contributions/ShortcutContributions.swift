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
    let name = freeMember("perform")
    let body: [String]
    switch answer.choice {
    case "move":
      var substitutions: [String: String] = [:]
      if let application = parameters.first?.name { substitutions[application] = "UIApplication.shared" }
      if parameters.count > 1, let item = parameters[1].name { substitutions[item] = "shortcutItem" }
      if parameters.count > 2, let completion = parameters[2].name { substitutions[completion] = "completionHandler" }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      let prelude =
        moved.usesAppDelegate
        ? "guard let appDelegate = UIApplication.shared.delegate as? \(carried.className) else {\n"
          + "\tcompletionHandler(false)\n\treturn\n}\n" : ""
      body = [prelude + moved.code]
      remove(carried)
    case "call":
      body = [
        "guard let appDelegate = UIApplication.shared.delegate as? \(carried.className) else {\n"
          + "\tcompletionHandler(false)\n\treturn\n}",
        "appDelegate.application(\n\tUIApplication.shared, performActionFor: shortcutItem,"
          + " completionHandler: completionHandler)",
      ]
    case "delete":
      remove(carried)
      return
    default: return
    }
    draft.addMember(
      name,
      "/// A quick action that launched the app or reached it running.\n"
        + "private func \(name)(_ shortcutItem: UIApplicationShortcutItem,"
        + " completionHandler: @escaping (Bool) -> Void) {\n"
        + writer.indented(body.joined(separator: "\n")).joined(separator: "\n") + "\n}",
      findings: carried.findings)
    draft.add(
      "\(name)(\(Slot.shortcutItem.mark), completionHandler: \(Slot.completion.mark))", to: "scene.performShortcut",
      .body, findings: carried.findings)
    draft.add(
      "if let shortcutItem = \(Slot.connectionOptions.mark).shortcutItem {\n"
        + "\t\(name)(shortcutItem) { _ in }\n}",
      to: "scene.willConnect", .cold, findings: carried.findings)
  }

  private mutating func carryShare(_ answer: Answer) {
    guard let carried = carried(answer) else { return }
    let parameters = carried.function.parameters
    let name = freeMember("accept")
    let body: String
    switch answer.choice {
    case "move":
      var substitutions: [String: String] = [:]
      if let application = parameters.first?.name { substitutions[application] = "UIApplication.shared" }
      if parameters.count > 1, let metadata = parameters[1].name { substitutions[metadata] = "metadata" }
      guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
      body = (moved.usesAppDelegate ? appDelegateGuard(carried, isBool: false) + "\n" : "") + moved.code
      remove(carried)
    case "call":
      body =
        "\(carried.delegateExpression)?.application(\n"
        + "\tUIApplication.shared, userDidAcceptCloudKitShareWith: metadata)"
    case "delete":
      remove(carried)
      return
    default: return
    }
    draft.addImport("CloudKit")
    draft.addMember(
      name,
      "/// A share that launched the app or reached it running.\n"
        + "private func \(name)(_ metadata: CKShare.Metadata) {\n"
        + writer.indented(body).joined(separator: "\n") + "\n}",
      findings: carried.findings)
    draft.add("\(name)(\(Slot.metadata.mark))", to: "scene.acceptShare", .body, findings: carried.findings)
    draft.add(
      "if let metadata = \(Slot.connectionOptions.mark).cloudKitShareMetadata {\n\t\(name)(metadata)\n}",
      to: "scene.willConnect", .cold, findings: carried.findings)
  }
}
