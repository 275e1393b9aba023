import Audit

/// A window that the launch methods build: its statements move to the connect method, or stay in the app delegate as a
/// method that the scene delegate calls with its scene.
extension UnitPlan {
  /// What the launch methods do about the window, taken apart; nil where that is nothing.
  func windowMove(_ answer: Answer) -> WindowMove? {
    guard let owner = unit.appDelegate, owner.language == .swift else { return nil }
    let flips = Self.flips(answer.parameters["flips"])
    let splits = owner.methods.filter {
      $0.function.callback?.event == .launch && $0.function.callback?.owner == .applicationDelegate
    }
    .map { LaunchSplit($0, of: owner, in: unit.context.sources, flips: flips) }.filter(\.movesSomething)
    let move = WindowMove(splits: splits, owner: owner, answer: answer, plan: self)
    return splits.isEmpty && move.initialValue == nil ? nil : move
  }

  /// Whether the launch methods make the window, besides working on it.
  func makesWindow(_ answer: Answer) -> Bool {
    if let move = windowMove(answer) { return move.makesWindow }
    return objectiveCLaunchMakesWindow
  }

  mutating func moveWindow(_ answer: Answer) {
    if unit.appDelegate?.language == .objectiveC {
      moveObjectiveCWindow(answer)
      return
    }
    guard let move = windowMove(answer) else { return }
    if answer.choice == "move", dialect.language != .swift {
      batch.problems.append(
        .notEditable(
          path: move.owner.declaration.file.path,
          reason: localized(
            """
            the statements about the window cannot move: \(MoveRefusal.otherLanguage.reason). Let them stay and be \
            called
            """),
          findings: [answer.id]))
      return
    }
    let splits = move.splits
    if let split = splits.first(where: { !$0.conflicts.isEmpty }) {
      refuse(split, answer)
      return
    }
    if let helper = move.helpers.blocked {
      leaveHelper(helper, answer)
      return
    }
    if let existing = unit.sceneDelegate?.method("scene.willConnect"), move.makesWindow,
      existing.function.body?.calls.contains(where: { move.windowTypes.contains($0.path.first ?? "") }) ?? false
    {
      batch.manual(
        localized("Two places make the window"),
        localized(
          "\(existing.function.signature) makes a window already, and the launch method does too. Keep one of them."),
        existing.location, findings: [answer.id])
      return
    }
    do {
      let code = try move.code()
      write(code, of: move, answer)
    } catch {
      leaveWindow(
        localized("Move the window to the scene delegate"),
        localized(
          """
          The statements cannot move by themselves: \(error.reason). Build the window in \
          scene(_:willConnectTo:options:) with UIWindow(windowScene:).
          """),
        splits.first?.method.location, answer)
    }
  }

  private mutating func write(_ code: WindowMove.Code, of move: WindowMove, _ answer: Answer) {
    let owner = move.owner
    let findings = [answer.id]
    // Flutter's storyboard makes the window; what only works on it needs no scene.
    if !unit.isFlutter || move.stays || code.lines.contains(where: { $0.contains(Slot.windowScene.mark) }) {
      draft.add(dialect.windowSceneGuard, to: "scene.willConnect", .guards, findings: findings)
    }
    for member in code.opened { open(member, findings: findings) }
    if move.stays {
      addConnectMethod(code.lines, owner, answer)
    } else {
      if code.usesDelegate {
        draft.add(
          "guard let \(move.delegateName) = UIApplication.shared.delegate as? \(owner.name) else { return }",
          to: "scene.willConnect", .guards, findings: findings)
      }
      draft.add(code.lines.joined(separator: "\n"), to: "scene.willConnect", .window, findings: findings)
      for property in move.properties {
        draft.addMember(property.name, isProperty: true, property.code, findings: findings)
        batch.add(
          SwiftEditor.removeDeclaration(property.range, in: property.file.text, findings: findings),
          to: property.file.path)
      }
      for helper in code.helpers {
        draft.addMember(helper.name, helper.code, findings: findings)
        batch.add(
          SwiftEditor.removeDeclaration(helper.method.function.range, in: helper.method.file.text, findings: findings),
          to: helper.method.file.path)
      }
    }
    for (path, edits) in code.edits { batch.add(edits, to: path) }
    for split in move.splits {
      let ranges = split.parts.filter { $0.fate == .moves }.map(\.statement.range)
      batch.add(
        SwiftEditor.removeStatements(ranges, in: split.method.file, findings: findings), to: split.method.file.path)
      movedStatements += ranges.map { MovedStatement(file: split.method.file.path, range: $0) }
    }
    movedMembers.formUnion(move.properties.map(\.name))
    windowIsMirrored = code.isMirrored || move.stays
  }

  /// The statements stay in the class they were written for, as a method of their own.
  private mutating func addConnectMethod(_ lines: [String], _ owner: ClassModel, _ answer: Answer) {
    let method = ownerDialect.connectMethod(lines)
    let part = owner.declaration
    batch.add(
      SwiftEditor.insertMember(lines: method, into: part.type, in: part.file.text, findings: [answer.id]),
      to: part.file.path)
    draft.add(dialect.connectCall(owner.name), to: "scene.willConnect", .window, findings: [answer.id])
  }

  mutating func refuse(_ split: LaunchSplit, _ answer: Answer) {
    let conflicts = split.conflicts.map { "\($0.name): \($0.reason)" }.joined(separator: "; ")
    leaveWindow(
      localized("Move the window to the scene delegate"),
      localized(
        """
        The launch method cannot be split as it stands (\(conflicts)). Make the value a property, or build it where \
        it is needed, then run again.
        """),
      SourceLocation(split.method.file.text, split.method.function.nameRange), answer)
  }

  mutating func leaveHelper(_ helper: ClassModel.Method, _ answer: Answer) {
    leaveWindow(
      localized("Build the window in \(helper.function.baseName) for a scene"),
      localized(
        """
        It makes the window, and more than the launch method calls it. Give it the scene's UIWindowScene, make the \
        window with UIWindow(windowScene:), and call it from scene(_:willConnectTo:options:).
        """),
      helper.location, answer)
  }

  /// What a person has to do about the window. Where the plan would adopt scenes without any window, it is stopped: the
  /// app would start with a black screen.
  private mutating func leaveWindow(_ title: String, _ detail: String, _ location: SourceLocation?, _ answer: Answer) {
    batch.manual(title, detail, location, findings: [answer.id])
    guard adoptionAnswer != nil, !hasWindowSource, makesWindow(answer) else { return }
    batch.problems.append(
      .notEditable(
        path: location?.file ?? unit.context.project.root,
        reason: localized(
          "scenes would be adopted without a window, and the app would start with a black screen. \(detail)"),
        findings: [answer.id]))
  }

  /// `2:moves,5:stays` as the person set it.
  static func flips(_ text: String?) -> [Int: LaunchSplit.Fate] {
    var flips: [Int: LaunchSplit.Fate] = [:]
    for item in (text ?? "").split(separator: ",") {
      let pair = item.split(separator: ":")
      if pair.count == 2, let index = Int(pair[0]), let fate = LaunchSplit.Fate(rawValue: String(pair[1])) {
        flips[index] = fate
      }
    }
    return flips
  }
}
