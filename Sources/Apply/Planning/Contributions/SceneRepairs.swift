import Audit

/// Repairs of a scene delegate that is there already: the missing half of an event, the role check, the leftovers.
extension UnitPlan {
  mutating func addSceneRepairs() {
    for answer in unit.answers("scene.cold-warm") where answer.choice == "add" { addMissingHalf(answer) }
    for answer in unit.answers("scene.cold-warm") where answer.choice == "feed" { feedLaunchOptions(answer) }
    for answer in unit.answers("scene.first-only") where answer.choice == "all" { handleAll(answer) }
    for answer in unit.answers("scene.completion") where answer.choice == "fix" { completeShortcut(answer) }
    for answer in unit.answers("scene.still-forwards-dead") where answer.choice == "add" { inheritForwarding(answer) }
    for answer in unit.answers("scene.role") where answer.choice == "restrict" { restrictRole(answer) }
    // A window of the scene delegate's own stays the one, whatever else is completed.
    let keepsWindow = adoptionAnswer == nil || (unit.sceneDelegate != nil && hasWindowSource)
    for answer in unit.answers("capacitor.custom-bridge") where keepsWindow { repairBridge(answer) }
  }

  /// Whether the question is about the scene delegate that is written to. What belongs into another one is a person's.
  private mutating func isAboutOwnDelegate(_ answer: Answer) -> Bool {
    guard let name = answer.finding.subject.type, let own = unit.sceneDelegate?.name, name != own else { return true }
    batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
    return false
  }

  private mutating func addMissingHalf(_ answer: Answer) {
    guard isAboutOwnDelegate(answer) else { return }
    let event = answer.finding.subject.values["event"] ?? ""
    guard answer.finding.subject.values["missing"] == "cold" else {
      if !addWarmHalf(event, answer) {
        batch.manual(
          answer.finding.title,
          localized(
            """
            The code of the cold start needs more of the connect method than can be carried over. Write the method \
            for the running app beside it.
            """), answer.finding.location, findings: [answer.id])
      }
      return
    }
    let handled: HandledEvent? =
      switch event {
      case "openURL": .url
      case "universalLink", "otherActivity", "userActivity": .activity
      case "shortcut": .shortcut
      case "cloudKitShare": .share
      default: nil
      }
    guard let handled else {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
      return
    }
    if unit.inheritsFromFlutter, addFlutterColdHalf(handled, answer) { return }
    // The asynchronous form has no completion handler.
    if handled == .shortcut, dialect.language == .swift,
      unit.sceneDelegate?.method("scene.performShortcut")?.function.parameters.count == 2
    {
      let scene = Slot.scene.mark
      draft.add(
        """
        if let shortcutItem = \(Slot.connectionOptions.mark).shortcutItem, let windowScene = \(scene) as? UIWindowScene {
        \tTask { _ = await self.windowScene(windowScene, performActionFor: shortcutItem) }
        }
        """, to: "scene.willConnect", .cold, findings: [answer.id])
      return
    }
    draft.add(dialect.coldHalf(handled), to: "scene.willConnect", .cold, findings: [answer.id])
  }

  /// The launch options that the app makes for React Native get the link that started the app.
  private mutating func feedLaunchOptions(_ answer: Answer) {
    guard isAboutOwnDelegate(answer) else { return }
    guard let connect = unit.sceneDelegate?.method("scene.willConnect"),
      let maker = LaunchOptionsMaker(connect, unit.context)
    else {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
      return
    }
    batch.add(
      SwiftEditor.insertStatements(
        lines: ["\(maker.options)[.url] = \(maker.connection).urlContexts.first?.url"], before: maker.end,
        in: maker.file.text, findings: [answer.id]), to: maker.file.path)
  }

  /// The handler of a quick action is called at the end.
  private mutating func completeShortcut(_ answer: Answer) {
    guard isAboutOwnDelegate(answer) else { return }
    guard let delegate = unit.sceneDelegate, let name = answer.finding.subject.values["handler"],
      let method = delegate.method("scene.performShortcut"), let body = method.function.body
    else {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
      return
    }
    edit(method.file, [answer.id]) { file throws(ObjectiveCEditRefusal) in
      file.language == .swift
        ? SwiftEditor.insertStatement(
          lines: ["\(name)(true)"], into: method.function, atEnd: true, in: file.text, findings: [answer.id])
        : try ObjectiveCEditor.insertStatement(
          lines: ["\(name)(YES);"], into: body, atEnd: true, in: file, findings: [answer.id])
    }
  }

  /// The stack's own scene delegate hands on what the app delegate's base class did. Which members the class must then
  /// drop or override is in the stack's headers, which are not here.
  private mutating func inheritForwarding(_ answer: Answer) {
    let base = answer.finding.subject.values["superclass"] ?? ""
    batch.manual(
      localized("Inherit from \(base)"),
      localized(
        """
        Make \(base) the superclass of \(answer.finding.subject.type ?? localized("the scene delegate")), take its own window \
        property out, mark methods that \(base) has with override and call super in them.
        """),
      answer.finding.location, findings: [answer.id])
  }

  /// `.first` of the set becomes a loop only where the code around it is plain enough; else it is left by hand.
  private mutating func handleAll(_ answer: Answer) {
    if let range = answer.finding.subject.range, let path = answer.finding.subject.file,
      batch.edits[path]?.contains(where: {
        $0.range.clamped(to: range) == range || range.clamped(to: $0.range) == range
      })
        ?? false
    {
      // The statement is replaced as a whole already.
      return
    }
    if let edit = loop(answer) {
      batch.add([edit], to: answer.finding.subject.file ?? "")
      return
    }
    batch.manual(
      localized("Handle every link of the set"),
      localized(
        "The set has no order, so its first element is any of them. Loop over it where the code takes the first."),
      answer.finding.location, findings: [answer.id])
  }

  /// `if let context = contexts.first {` as `for context in contexts {`; nil where the head is anything else.
  private func loop(_ answer: Answer) -> Edit? {
    guard let path = answer.finding.subject.file, let range = answer.finding.subject.range,
      let file = unit.context.sources.file(path), file.language == .swift,
      let statement = file.allFunctions.compactMap(\.function.body).flatMap(\.allStatements)
        .first(where: { $0.range == range && $0.kind == .if && $0.blocks.count == 1 }),
      let block = statement.blocks.first
    else { return nil }
    let head = statement.range.lowerBound..<block.range.lowerBound - 1
    let words = file.text.string(in: head).split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 5, words[0] == "if", words[1] == "let", words[3] == "=", words[4].hasSuffix(".first") else {
      return nil
    }
    return Edit(range: head, replacement: "for \(words[2]) in \(words[4].dropLast(6)) ", findings: [answer.id])
  }

  private mutating func restrictRole(_ answer: Answer) {
    guard let path = answer.finding.subject.file, let range = answer.finding.subject.range,
      let file = unit.context.sources.file(path),
      let function = file.allFunctions.map(\.function).first(where: {
        $0.range.contains(range.lowerBound) && $0.callback?.id == "configurationForConnecting"
      }), let session = function.parameters.dropFirst().first?.name,
      let statement = function.body?.allStatements.first(where: { statement in
        statement.references.contains { $0.path.last == "delegateClass" && $0.access == .write }
          && statement.blocks.isEmpty
      })
    else {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
      return
    }
    let text = file.text
    let margin = text.indentation(at: statement.range.lowerBound)
    let eol = text.lineEnding.rawValue
    let code = text.string(in: statement.range)
    batch.add(
      [
        Edit(
          range: statement.range,
          replacement:
            "if \(session).role == .windowApplication {\(eol)\(margin)\(text.indentUnit)\(code)\(eol)\(margin)}",
          findings: [answer.id])
      ], to: path)
  }

  /// The scene delegate makes a plain bridge although the app has its own.
  private mutating func repairBridge(_ answer: Answer) {
    guard let delegate = unit.sceneDelegate, let name = answer.finding.subject.values["class"] else { return }
    let root: String
    switch answer.choice {
    case "class": root = name + "()"
    case "storyboard":
      root =
        """
        UIStoryboard(name: "\(answer.finding.subject.values["storyboard"] ?? "Main")", bundle: \
        nil).instantiateInitialViewController()
        """
    default: return
    }
    for method in delegate.methods {
      for call in method.function.body?.calls ?? [] where call.callee == "CAPBridgeViewController" {
        batch.add([Edit(range: call.range, replacement: root, findings: [answer.id])], to: method.file.path)
      }
    }
  }
}
