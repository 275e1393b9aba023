import Audit

/// Events that a scene delegate takes at the start only: the statements that take them, for the running app too.
extension UnitPlan {
  /// Copies the statements of the connect method that read the event's option into the warm method, with the event
  /// itself where the option stood.
  ///
  /// - Returns: false where they need more of the connect method than its parameters.
  mutating func addWarmHalf(_ event: String, _ answer: Answer) -> Bool {
    guard let (option, callback, replacement) = Self.warm[event],
      let delegate = unit.sceneDelegate, delegate.language == .swift,
      let connect = delegate.method("scene.willConnect"), let body = connect.function.body,
      connect.function.parameters.count == 3, let options = connect.function.parameters[2].name
    else { return false }
    let analysis = BodyAnalyzer.analyse(connect, of: delegate, in: unit.context.sources)
    let statements = body.statements.filter { statement in
      statement.references.contains { $0.path.starts(with: [options, option]) }
        || statement.calls.contains { $0.path.starts(with: [options, option]) }
    }
    guard !statements.isEmpty, statements.allSatisfy({ $0.kind != .guard && $0.declares.isEmpty }) else { return false }
    let around = Set(body.statements.flatMap(\.declares) + body.locals.map(\.name))
    let text = connect.file.text
    var code: [String] = []
    for statement in statements {
      let names = Set(statement.references.compactMap(\.first))
      let session = connect.function.parameters[1].name
      guard names.isDisjoint(with: around), session.map({ !names.contains($0) }) ?? true else { return false }
      var replacements: [BodyRewriter.Replacement] = []
      for use in analysis.parameterUses[options] ?? [] where statement.range.contains(use.lowerBound) {
        let written = text.string(in: use.lowerBound..<statement.range.upperBound)
        guard written.hasPrefix("\(options).\(option)") else { return false }
        let end = use.lowerBound + options.utf8.count + 1 + option.utf8.count
        replacements.append(BodyRewriter.Replacement(use.lowerBound..<end, replacement))
      }
      if let scene = connect.function.parameters[0].name {
        for use in analysis.parameterUses[scene] ?? [] where statement.range.contains(use.lowerBound) {
          replacements.append(BodyRewriter.Replacement(use, Slot.scene.mark))
        }
      }
      let edited = EditedText(text, replacements, literals: connect.file.multilineLiterals)
      code += NeutralLines.of(edited.map(statement.range), in: edited.text, literals: edited.literals)
    }
    if event == "shortcut" { code.append("\(Slot.completion.mark)(true)") }
    draft.add(code.joined(separator: "\n"), to: callback, .body, findings: [answer.id])
    return true
  }

  /// By event: the connection option, the scene method, and what stands for the option there.
  private static let warm: [String: (option: String, callback: String, replacement: String)] = [
    "openURL": ("urlContexts", "scene.openURLContexts", Slot.contexts.mark),
    "universalLink": ("userActivities", "scene.continueActivity", "Set([\(Slot.activity.mark)])"),
    "shortcut": ("shortcutItem", "scene.performShortcut", "Optional(\(Slot.shortcutItem.mark))"),
    "cloudKitShare": ("cloudKitShareMetadata", "scene.acceptShare", "Optional(\(Slot.metadata.mark))"),
  ]
}
