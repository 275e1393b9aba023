import Audit

/// What an adoption in stages leaves as it is.
extension UnitPlan {
  var isStaged: Bool { adoptionAnswer?.choice == StagedAdoption.choice }

  /// The launch method makes the window as before, and the scene that connects takes it: nothing changes for a start
  /// without scenes.
  mutating func bindWindow(_ answer: Answer) {
    guard let owner = unit.appDelegate else { return }
    let findings = [answer.id]
    draft.add(dialect.windowSceneGuard, to: "scene.willConnect", .guards, findings: findings)
    draft.add(
      dialect.appDelegateGuard(owner.name, otherwise: .nothing), to: "scene.willConnect", .guards, findings: findings)
    let source = toldWindow(of: owner)
    if let source {
      openProperty(source.member, of: owner, findings: findings)
    } else {
      openWindow(of: owner, findings: findings)
    }
    guard makeMissingWindow(of: owner, isTold: source != nil, answer) else { return }
    draft.add(
      dialect.takeWindow("appDelegate." + (source?.path ?? "window"), onlyIfShown: isShownUnderCondition(by: owner)),
      to: "scene.willConnect", .window, findings: findings)
    for name in otherWindows(of: owner) {
      openProperty(name, of: owner, findings: findings)
      draft.add(
        dialect.giveScene(to: "appDelegate." + name, shows: isMadeKey(name, by: owner)), to: "scene.willConnect",
        .window, findings: findings)
    }
    windowIsMirrored = true
    // A window that other code makes is the one that is bound.
    if source == nil { connectSeekers(of: owner, answer) }
  }

  /// Where launch makes the window for a start in the foreground alone, the scene has it made: under scenes every start
  /// counts as one in the background.
  ///
  /// - Returns: false where nothing can be called for it.
  private mutating func makeMissingWindow(of owner: ClassModel, isTold: Bool, _ answer: Answer) -> Bool {
    guard !isTold, let foreground = ForegroundWindow(of: owner, in: unit.context) else { return true }
    guard let maker = foreground.maker, owner.language == dialect.language else {
      leaveWindow(
        localized("Make the window as the scene connects"),
        localized(
          """
          Launch makes it only where the application's state is not `background`, which it always is under scenes. Put \
          the making into a method without that condition, and call it from scene(_:willConnectTo:options:).
          """), answer.finding.location, answer)
      return false
    }
    let declaration = BodyAnalysis.Member(
      name: maker.function.baseName, kind: .method, isPrivate: true, isStatic: false, file: maker.file.path,
      declaration: maker.function.range, uses: [])
    let isDeclared =
      owner.language == .objectiveC
      && owner.parts.contains { part in
        part.file.path.hasSuffix(".h") && part.type.methods.contains { $0.signature == maker.function.signature }
      }
    if !isDeclared { open(declaration, findings: [answer.id]) }
    draft.add(
      dialect.makeMissingWindow(maker.function.baseName), to: "scene.willConnect", .window, findings: [answer.id])
    return true
  }

  /// Whether launch shows the window only where something holds: a passcode that comes first may keep it hidden.
  private func isShownUnderCondition(by owner: ClassModel) -> Bool {
    let bodies = owner.methods.filter { $0.function.callback?.event == .launch }.compactMap(\.function.body)
    func shows(_ statement: Statement) -> Bool {
      statement.calls.contains {
        $0.name == "makeKeyAndVisible" && $0.path.contains { $0 == "window" || $0 == "_window" }
      }
    }
    let showing = bodies.flatMap(\.statements).filter(shows)
    return !showing.isEmpty && showing.allSatisfy { $0.kind == .if || $0.kind == .switch }
  }

  /// Whether the app delegate makes this window the key one: a lock takes what is typed, a cover may not.
  private func isMadeKey(_ name: String, by owner: ClassModel) -> Bool {
    owner.methods.flatMap { $0.function.body?.calls ?? [] }.contains { call in
      ["makeKeyAndVisible", "makeKey", "makeKeyWindow"].contains(call.name)
        && call.path.contains { $0 == name || $0 == "_" + name }
    }
  }

  /// Further windows that the app delegate makes, each in a member of its own: a call's, a lock's.
  private func otherWindows(of owner: ClassModel) -> [String] {
    let types = unit.context.sources.subtypes(of: "UIWindow").union(["UIWindow"])
    // In Objective-C only what a header declares can be seen from the scene delegate's file.
    let members = owner.properties.filter { file, property in
      owner.language == .objectiveC
        ? file.path.hasSuffix(".h") : property.type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
    }.map(\.property.name)
    var names: [String] = []
    for statement in owner.methods.flatMap({ $0.function.body?.allStatements ?? [] }) where statement.blocks.isEmpty {
      guard !WindowConstruction.all(in: statement.calls, of: types).isEmpty else { continue }
      names += statement.references.filter { $0.access == .write && $0.memberPath.count == 1 }
        .compactMap(\.memberPath.first)
    }
    names += FurtherWindows(of: owner, storyboard: nil, unit.context.sources).keepers
    // What `window` tells is given its scene with it.
    let own = FurtherWindows.ownMembers(of: owner).union(["window", "_window"])
    return members.filter { !own.contains($0) && names.contains($0) }
  }

  /// Where the window stands that a computed property tells: `controller.window`, and the member of the app delegate that
  /// leads there.
  private func toldWindow(of owner: ClassModel) -> (path: String, member: String)? {
    guard owner.language == .swift, let (file, property) = owner.property("window"), property.initializer == nil,
      let statement = property.accessors?.statements.first, property.accessors?.statements.count == 1
    else { return nil }
    let written = statement.returned ?? (statement.kind == .expression ? file.text.string(in: statement.range) : "")
    let path = written.hasPrefix("self.") ? String(written.dropFirst("self.".count)) : written
    let member = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !member.isEmpty, path.allSatisfy({ $0.isLetter || $0.isNumber || "_.?!".contains($0) }) else { return nil }
    return (path, String(member))
  }

  /// Whether the app delegate does nothing at all at launch, as that of an app which only hosts tests.
  private func showsNothing(_ owner: ClassModel) -> Bool {
    let plain: Set = ["NSObject", "UIResponder", "UIApplicationDelegate"]
    let launches = owner.methods.filter { $0.function.callback?.event == .launch }
    return owner.supertypes.allSatisfy(plain.contains)
      && launches.allSatisfy { ($0.function.body?.calls ?? []).isEmpty }
      && owner.properties.allSatisfy { _, property in
        property.initializer?.calls.isEmpty ?? true && property.accessors == nil
      }
      && !unit.infoPlists.contains { $0.string("NSMainNibFile") != nil }
  }

  /// Scenes without any window would start the app with a black screen: nothing is adopted then.
  mutating func refuseWithoutWindow() {
    if let nib = unit.answers("manifest.main-nib").first(where: { $0.finding.kind == .blocker && $0.choice == "leave" }
    ),
      adoptionAnswer?.rule == "adoption.missing", !objectiveCLaunchMakesWindow,
      !unit.targets.contains(where: { target in
        unit.appDelegate.map { LaunchWindow.isMade(by: $0, in: unit.context, target) } ?? false
      })
    {
      batch.problems.append(
        .notEditable(
          path: nib.finding.location?.file ?? unit.context.project.root,
          reason: localized(
            """
            scenes would be adopted without a window, and the app would start with a black screen: the window comes \
            from a nib that fills the app delegate too. Take the app delegate out of the nib first
            """),
          findings: [nib.id]))
      return
    }
    guard let answer = adoptionAnswer, answer.rule == "adoption.missing", unit.sceneDelegate == nil,
      unit.appDelegate != nil, !unit.usesExpoScenes, unit.answers("react-native.window").isEmpty,
      !storyboardMakesWindow, !draft.fragments("scene.willConnect").contains(where: { $0.paragraph == .window }),
      unit.choice("window.created-in-app-delegate") != "byHand",
      !unit.open.contains(where: { ["window.created-in-app-delegate", "react-native.window"].contains($0.rule) }),
      !batch.problems.contains(where: { if case .notEditable = $0 { true } else { false } })
    else { return }
    if let owner = unit.appDelegate, showsNothing(owner) {
      batch.manual(
        localized("\(owner.name) shows no window"),
        localized(
          """
          It shows none today, and its scene shows none either, as before: an app that only hosts tests needs none. \
          Make one in scene(_:willConnectTo:options:) where one is wanted.
          """), answer.finding.location, findings: [answer.id])
      return
    }
    batch.problems.append(
      .notEditable(
        path: unit.appDelegate?.declaration.file.path ?? unit.context.project.root,
        reason: localized(
          """
          scenes would be adopted without a window, and the app would start with a black screen: no code that makes \
          the window was found that could move, and no storyboard is named. Give the app delegate a property `window` \
          that tells the window, or make it in scene(_:willConnectTo:options:)
          """),
        findings: [answer.id]))
  }

  /// What is left to do later, by hand or with another run.
  mutating func tellNextStage() {
    guard isStaged, let answer = adoptionAnswer, let owner = unit.appDelegate else { return }
    batch.manual(
      localized("Later: move the code of \(owner.name) to \(sceneDelegateName)"),
      localized(
        """
        Scenes are adopted, and \(sceneDelegateName) calls \(owner.name). Move one method after the other when it \
        suits you, the making of the window last.
        """), findings: [answer.id])
  }
}
