import Audit

/// A window that the launch methods build: its statements move to the connect method, or stay in the app delegate as a
/// method that the scene delegate calls with its scene.
extension UnitPlan {
  /// What the launch methods do about the window, taken apart; nil where that is nothing.
  func windowMove(_ answer: Answer) -> WindowMove? {
    guard let owner = unit.appDelegate, owner.language == .swift else { return nil }
    let splits = launchSplits(of: owner, answer)
    let move = WindowMove(splits: splits, owner: owner, answer: answer, plan: self)
    return splits.isEmpty && move.initialValue == nil ? nil : move
  }

  /// The launch methods that do something about the window, taken apart as the person wants it.
  func launchSplits(of owner: ClassModel, _ answer: Answer) -> [LaunchSplit] {
    let flips = LaunchSplit.flips(answer.parameters[LaunchSplit.flipsParameter])
    return owner.methods.filter {
      $0.function.callback?.event == .launch && $0.function.callback?.owner == .applicationDelegate
    }
    .map { method in
      let isAsked = method.function.signature == answer.finding.subject.member
      let seeds = (answer.finding.subject.values["seeds"] ?? "").split(separator: ",").compactMap { Int($0) }
      return LaunchSplit(
        method, of: owner, in: unit.context.sources, flips: isAsked ? flips : [:],
        seeds: seeds.isEmpty ? nil : Dictionary(uniqueKeysWithValues: isAsked ? seeds.map { ($0, "") } : []))
    }
    .map(withoutIdle)
    .filter(\.movesSomething)
  }

  /// Whether the launch methods make the window, besides working on it.
  func makesWindow(_ answer: Answer) -> Bool {
    if storyboardMakesMainWindow { return false }
    if let move = windowMove(answer) { return move.makesWindow }
    return objectiveCLaunchMakesWindow
  }

  /// Whether the app's own window is a storyboard's, so that launch makes further ones at most.
  var storyboardMakesMainWindow: Bool {
    guard let owner = unit.appDelegate, unit.hasMainStoryboard else { return false }
    return !unit.targets.contains { LaunchWindow.isMade(by: owner, in: unit.context, $0) }
  }

  mutating func moveWindow(_ answer: Answer) {
    if answer.choice == "bind" { return bindWindow(answer) }
    if ["drop", "storyboard"].contains(answer.choice) { return dropWindow(answer) }
    if answer.choice == "byHand" {
      batch.manual(
        localized("Make the window in the scene delegate"),
        localized(
          """
          No code makes a window for the scene yet. Make it in scene(_:willConnectTo:options:) with \
          UIWindow(windowScene:), or the app starts with a black screen.
          """), answer.finding.location,
        findings: [answer.id])
      return
    }
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
      for split in splits { tell(split.lostSeekers, of: split, answer) }
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

  /// The scene's window comes from elsewhere: what launch did about one of its own goes.
  private mutating func dropWindow(_ answer: Answer) {
    guard let owner = unit.appDelegate else { return }
    let splits = launchSplits(of: owner, answer)
    if let split = splits.first(where: { !$0.conflicts.isEmpty }) { return refuse(split, answer) }
    for split in splits {
      let file = split.method.file
      // What looks for the window is no part of it.
      let seeking = Set(split.seekers.map(\.index))
      let going = split.parts.indices.filter { split.parts[$0].fate == .moves && !seeking.contains($0) }
      let ranges = going.map { split.parts[$0].statement.range }
      let leaving = going.flatMap { split.leaving(split.parts[$0]) }
      tell(split.seekers, of: split, answer)
      if file.language == .swift {
        batch.add(SwiftEditor.removeStatements(leaving, in: file, findings: [answer.id]), to: file.path)
      } else {
        for range in leaving { removeStatement(range, in: file, findings: [answer.id]) }
      }
      movedStatements += ranges.map { MovedStatement(file: file.path, range: $0) }
    }
    if owner.language == .swift, let (file, property) = windowMove(answer)?.initialValue {
      let type = property.type ?? "UIWindow?"
      let modifiers = property.modifiers.filter { $0 != "lazy" }.map { $0 + " " }.joined()
      batch.add(
        [Edit(range: property.range, replacement: modifiers + "var window: \(type)", findings: [answer.id])],
        to: file.path)
    }
  }

  private mutating func write(_ code: WindowMove.Code, of move: WindowMove, _ answer: Answer) {
    let owner = move.owner
    let findings = [answer.id]
    // Flutter's storyboard makes the window; what only works on it needs no scene.
    let needsScene =
      move.stays
      ? move.connectWindow.needsScene : !unit.isFlutter || code.lines.contains { $0.contains(Slot.windowScene.mark) }
    if needsScene {
      draft.add(dialect.windowSceneGuard, to: "scene.willConnect", .guards, findings: findings)
    }
    for member in code.opened { open(member, findings: findings) }
    for statement in code.narrowed { tellNarrowed(statement, answer) }
    tellMissingMembers(of: move, answer)
    if move.stays {
      addConnectMethod(code.lines, move.connectWindow, owner, answer)
    } else {
      if code.usesDelegate {
        draft.add(
          "guard let \(move.delegateName) = UIApplication.shared.delegate as? \(owner.name) else { return }",
          to: "scene.willConnect", .guards, findings: findings)
      }
      if !code.lines.isEmpty {
        draft.add(code.lines.joined(separator: "\n"), to: "scene.willConnect", .window, findings: findings)
      }
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
      let moving = split.parts.filter { $0.fate == .moves }
      let ranges = moving.map(\.statement.range)
      batch.add(
        SwiftEditor.removeStatements(moving.flatMap(split.leaving), in: split.method.file, findings: findings),
        to: split.method.file.path)
      movedStatements += ranges.map { MovedStatement(file: split.method.file.path, range: $0) }
    }
    movedMembers.formUnion(move.properties.map(\.name))
    windowIsMirrored = code.isMirrored || move.stays && move.connectWindow != .none
    if code.isMirrored, !move.stays, move.initialValue == nil { openWindow(of: owner, findings: findings) }
  }

  /// The statements stay in the class they were written for, as a method of their own.
  mutating func addConnectMethod(_ lines: [String], _ window: ConnectWindow, _ owner: ClassModel, _ answer: Answer) {
    let connect = connectMethod(lines, window, of: owner, answer)
    let method = window.needsScene ? available(connect, of: owner) : connect
    let part = owner.declaration
    batch.add(
      SwiftEditor.insertMember(lines: method, into: part.type, in: part.file.text, findings: [answer.id]),
      to: part.file.path)
    addConnectCall(window, owner, answer)
  }

  /// The method that stays, which gives back the window wherever the app delegate keeps it.
  func connectMethod(
    _ lines: [String], _ window: ConnectWindow, of owner: ClassModel, _ answer: Answer
  ) -> [String] {
    let method = ownerDialect.connectMethod(lines, window)
    let known = owner.language == .swift ? hasWindow(owner) || owner.inheritsWindow : owner.answersForWindow
    guard window.needsScene, !known, let name = keptWindow(owner, answer) else { return method }
    let early = owner.language == .swift ? "return nil" : "return nil;"
    return method.enumerated().map { index, line in
      let code = line.drop { $0 == "\t" }
      guard ["return window", "return self.window;"].contains(code) else { return line }
      let isLast = index == method.count - 2
      return line.prefix { $0 == "\t" } + (isLast ? "return \(name)" + (owner.language == .swift ? "" : ";") : early)
    }
  }

  /// The member, or the local name, that launch puts the window into.
  private func keptWindow(_ owner: ClassModel, _ answer: Answer) -> String? {
    let types = unit.context.sources.subtypes(of: "UIWindow").union(["UIWindow"])
    let making = launchSplits(of: owner, answer).flatMap(\.moved).map(\.statement).first { statement in
      !WindowConstruction.all(in: statement.calls, of: types).isEmpty
    }
    guard let making, making.blocks.isEmpty else { return nil }
    let written = making.references.first { $0.access == .write }?.path.joined(separator: ".")
    return making.declares.first ?? written
  }

  mutating func addConnectCall(_ window: ConnectWindow, _ owner: ClassModel, _ answer: Answer) {
    if window == .given { openWindow(of: owner, findings: [answer.id]) }
    draft.add(dialect.connectCall(owner.name, window), to: "scene.willConnect", .window, findings: [answer.id])
    if window == .madeWithLaunchOptions {
      addLaunchOptions(findings: [answer.id])
    }
  }

  /// What stands in front of a method about scenes where the app runs on systems without any.
  func availability(of owner: ClassModel) -> [String] {
    owner.language == .swift && runsBeforeScenes ? ["@available(\(sceneSystems), *)"] : []
  }

  /// A declaration with that in front of it, behind its comment.
  func available(_ lines: [String], of owner: ClassModel) -> [String] {
    let comment = lines.prefix { $0.hasPrefix("//") }
    return comment + availability(of: owner) + lines.dropFirst(comment.count)
  }

  /// The branches of a statement that are gone with it.
  private mutating func tellNarrowed(_ place: SourceLocation, _ answer: Answer) {
    batch.manual(
      localized("A launch option is no longer asked for"),
      localized(
        """
        Under scenes there are no launch options, so only the branch for none of them went to the scene delegate. What \
        the others did has to be done where that event comes now.
        """), place, findings: [answer.id])
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
  mutating func leaveWindow(_ title: String, _ detail: String, _ location: SourceLocation?, _ answer: Answer) {
    batch.manual(title, detail, location, findings: [answer.id])
    guard adoptionAnswer != nil, !hasWindowSource, makesWindow(answer) else { return }
    batch.problems.append(
      .notEditable(
        path: location?.file ?? unit.context.project.root,
        reason: localized(
          "scenes would be adopted without a window, and the app would start with a black screen. \(detail)"),
        findings: [answer.id]))
  }
}
