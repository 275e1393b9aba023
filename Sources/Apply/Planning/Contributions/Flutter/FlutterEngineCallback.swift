import Audit

/// What needs Flutter's engine moves from the launch method to the callback that tells of it.
extension UnitPlan {
  mutating func addFlutter() {
    guard unit.isFlutter, let owner = unit.appDelegate else { return }
    for answer in unit.answers("flutter.version") {
      // What fvm pins is what the project is built with, whatever release is installed besides.
      let isPinnedByFVM = answer.finding.location?.file.contains(".fvm") ?? false
      let upgrade = isPinnedByFVM ? ["fvm", "use", "stable"] : ["flutter", "upgrade"]
      batch.step(
        OutsideStep(
          arguments: answer.choice == "upgrade" ? upgrade : ["flutter", "--version"], folder: unit.context.project.root,
          why: localized("The new code needs Flutter 3.38 or later."), findings: [answer.id]))
    }
    for answer in unit.answers("flutter.plugin-registration") where answer.choice == "remove" {
      removeRegistration(answer, owner)
    }
    for answer in unit.answers("flutter.plugin-launch") { callAtLaunch(answer, owner) }
    for answer in unit.answers("flutter.deep-linking") where answer.choice == "disable" {
      for plist in unit.infoPlists {
        edit(plist, findings: [answer.id]) { editor throws(PropertyListEditingError) in
          try editor.set(.boolean(false), at: [.key("FlutterDeepLinkingEnabled")], findings: [answer.id])
        }
      }
    }
    for method in owner.methods where method.function.callback?.event == .launch {
      let launch = FlutterLaunch(method, of: owner, in: unit.context.sources)
      if !launch.isEmpty { moveToEngine(launch, owner) }
    }
  }

  /// What a plugin has to be told before the launch ends.
  private mutating func callAtLaunch(_ answer: Answer, _ owner: ClassModel) {
    guard let call = PluginLaunchCall.named(answer.finding.subject.values["call"] ?? "") else { return }
    let file = owner.declaration.file
    if answer.choice == "hand" || answer.choice == "add" && owner.method("didFinishLaunching") == nil {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: [answer.id])
      return
    }
    guard answer.choice == "add" else { return }
    insertAtLaunch(call.code(in: file.language), of: owner, findings: [answer.id])
    if file.imports.contains(where: { $0.name == call.module || $0.name.hasPrefix(call.module + "/") }) { return }
    batch.add(
      file.language == .swift
        ? SwiftEditor.addImport(call.module, to: file, findings: [answer.id])
        : ObjectiveCEditor.addImport("@import \(call.module);", to: file, findings: [answer.id]), to: file.path)
  }

  private mutating func removeRegistration(_ answer: Answer, _ owner: ClassModel) {
    guard let range = answer.finding.subject.range, let path = answer.finding.subject.file,
      let method = owner.methods.first(where: {
        $0.file.path == path && $0.function.range.contains(range.lowerBound)
      }), let statement = method.function.body?.statements.first(where: { $0.range.contains(range.lowerBound) })
    else { return }
    removeStatement(statement.range, in: method.file, findings: [answer.id])
  }

  private mutating func moveToEngine(_ launch: FlutterLaunch, _ owner: ClassModel) {
    let registration = unit.answers("flutter.plugin-registration").first { $0.choice == "move" }
    let controllers = unit.answers("flutter.controller-at-launch").filter { $0.choice == "move" }
    connectWithScene(launch, owner)
    let findings = ([registration] + controllers).compactMap { $0?.id }
    guard !findings.isEmpty else { return }
    let reads = waitingReads(launch)
    let waiting = Set(reads.map(\.answer.id))
    var move = FlutterMove(
      launch: launch, owner: owner, sources: unit.context.sources, registers: registration != nil,
      usesController: !controllers.isEmpty,
      keepsOptions: !unit.answers("launch.options").contains {
        ["move", "delete"].contains($0.choice) && !waiting.contains($0.id)
      })
    if !reads.isEmpty {
      move.late = FlutterLateCode(launch)
      move.lateReads = reads.flatMap { read in
        connectionRead(read.answer.finding, of: read.statement, in: launch.method.file.text) ?? []
      }
    }
    move.work()
    for problem in move.problems {
      batch.manual(
        localized("Move what needs Flutter's engine"), problem.text,
        SourceLocation(launch.method.file.text, problem.range),
        findings: findings)
    }
    guard !move.lines.isEmpty else { return }
    for range in move.removedRuns { removeStatement(range, in: launch.method.file, findings: findings) }
    for edit in move.helperEdits {
      batch.add([Edit(range: edit.range, replacement: edit.text, findings: findings)], to: edit.file)
    }
    if let options = move.keptOptions { keepLaunchOptions(options, of: launch.method, owner, findings) }
    writeCallback(move.lines, owner, findings)
    if let name = move.waiting {
      let answers = reads.map(\.answer.id)
      waitingAnswers.formUnion(answers)
      startWaiting(name, owner, answers)
    }
  }

  /// What works with the controller itself becomes a method that the scene delegate calls, behind Flutter's own part.
  private mutating func connectWithScene(_ launch: FlutterLaunch, _ owner: ClassModel) {
    let answers = unit.answers("flutter.controller-at-launch").filter { $0.choice == "connect" }
    guard let answer = answers.first, let code = FlutterSceneCode(launch) else { return }
    let findings = answers.map(\.id)
    // One method of that name is enough.
    let isTaken = unit.answers("window.created-in-app-delegate").contains {
      ["call", "move", "bind"].contains($0.choice)
    }
    guard !isTaken, let lines = connectLines(code, launch, owner) else {
      batch.manual(answer.finding.title, answer.finding.message, answer.finding.location, findings: findings)
      return
    }
    if owner.language == .swift {
      addConnectMethod(lines, .given, owner, answer)
    } else {
      addObjectiveCConnectMethod(lines, owner, answer)
    }
    windowIsMirrored = true
    let file = launch.method.file
    if file.language == .swift {
      batch.add(
        SwiftEditor.removeStatements(code.removed.map(\.range), in: file, findings: findings), to: file.path)
    } else {
      for statement in code.removed { removeStatement(statement.range, in: file, findings: findings) }
    }
  }

  private func connectLines(_ code: FlutterSceneCode, _ launch: FlutterLaunch, _ owner: ClassModel) -> [String]? {
    var lines: [String] = []
    for statement in code.statements {
      let part = StatementPart(
        statement, of: launch.method, owner: owner, in: unit.context.sources, findings: []
      ).carried
      let text = launch.method.file.text
      let start = text.lineRange(text.commentStart(aboveLine: text.lineIndex(at: statement.range.lowerBound)))
        .lowerBound
      let range = start..<statement.range.upperBound
      let parameters =
        launch.method.function.parameters.first?.name.map { [$0: ownerDialect.application] } ?? [:]
      let written =
        owner.language == .swift
        ? try? BodyRewriter(parameters: parameters).rewrite(part.method, part.analysis, range: range).lines
        : try? ObjectiveCBodyRewriter(part.method, of: owner, analysis: part.analysis).rewrite(
          range, parameters: parameters, results: .keep, keepsMembers: true
        ).lines
      guard let written else { return nil }
      lines += written
    }
    return lines
  }

  /// Answers by which code waits for the scene, where all reads of the launch options in it do.
  private func waitingReads(_ launch: FlutterLaunch) -> [(answer: Answer, statement: Statement)] {
    let late = FlutterLateCode(launch)
    guard late.isPlain else { return [] }
    let path = launch.method.file.path
    let found = unit.answers("launch.options").compactMap { answer -> (answer: Answer, statement: Statement)? in
      guard answer.choice == "move", answer.finding.subject.file == path, let range = answer.finding.subject.range,
        let statement = late.statements.first(where: { $0.range.contains(range.lowerBound) })
      else { return nil }
      return (answer, statement)
    }
    return found.count == late.reads.count ? found : []
  }

  /// The property that holds the waiting code, and its call as the scene connects.
  private mutating func startWaiting(_ name: String, _ owner: ClassModel, _ findings: [String]) {
    let part = owner.declaration
    let lines = [
      "/// Set up with the engine, and called by the scene delegate, which knows by what the app was started.",
      "var \(name): ((UIScene.ConnectionOptions) -> Void)?",
    ]
    batch.add(
      SwiftEditor.addProperty(lines: lines, to: part.type, in: part.file.text, findings: findings), to: part.file.path)
    draft.add(
      "(UIApplication.shared.delegate as? \(owner.name))?.\(name)?(\(Slot.connectionOptions.mark))",
      to: "scene.willConnect", .launch, findings: findings)
  }

  /// The callback gets no launch options: the launch method keeps them.
  private mutating func keepLaunchOptions(
    _ name: String, of method: ClassModel.Method, _ owner: ClassModel, _ findings: [String]
  ) {
    guard let body = method.function.body else { return }
    let part = owner.declaration
    if part.file.language == .swift {
      let lines = ["private var \(name): [UIApplication.LaunchOptionsKey: Any]?"]
      batch.add(
        SwiftEditor.addProperty(lines: lines, to: part.type, in: part.file.text, findings: findings), to: part.file.path
      )
      batch.add(
        SwiftEditor.insertStatement(
          lines: ["self.\(name) = \(name)"], into: method.function, atEnd: false, in: method.file.text,
          findings: findings), to: method.file.path)
    } else {
      insertProperty(
        lines: ["@property (nonatomic, strong) NSDictionary *\(name);"], into: owner, isPublic: false,
        findings: findings)
      insertStatement(
        lines: ["self.\(name) = \(name);"], into: body, atEnd: false, in: method.file, findings: findings)
    }
  }

  /// Into the callback that is there, or a new one with its protocol.
  private mutating func writeCallback(_ lines: [String], _ owner: ClassModel, _ findings: [String]) {
    let part = owner.declaration
    let file = part.file
    let existing = owner.methods.first {
      $0.function.signature.hasPrefix("didInitializeImplicitFlutterEngine")
    }
    do throws(ObjectiveCEditRefusal) {
      if let existing, let body = existing.function.body {
        batch.add(
          file.language == .swift
            ? SwiftEditor.insertStatement(
              lines: lines, into: existing.function, atEnd: true, in: existing.file.text, findings: findings)
            : try ObjectiveCEditor.insertStatement(
              lines: lines, into: body, atEnd: true, in: existing.file, findings: findings),
          to: existing.file.path)
      } else if file.language == .swift {
        let head = "func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {"
        batch.add(
          SwiftEditor.insertMember(
            lines: [head] + lines.map { $0.isEmpty ? "" : "\t" + $0 } + ["}"], into: part.type, in: file.text,
            findings: findings), to: file.path)
      } else {
        let head =
          "- (void)didInitializeImplicitFlutterEngine:(NSObject<FlutterImplicitEngineBridge>*)engineBridge"
        batch.add(
          try ObjectiveCEditor.insertMember(
            lines: ObjectiveCStyle(file).method(head, body: lines), into: part.type, in: file, findings: findings),
          to: file.path)
      }
      try adopt("FlutterImplicitEngineDelegate", owner, findings)
    } catch {
      batch.problems.append(
        .notEditable(
          path: file.path, reason: localized("the callback for Flutter's engine cannot be put there"),
          findings: findings))
    }
  }

  /// Adds a protocol to the class: to its interface in Objective-C.
  private mutating func adopt(
    _ name: String, _ owner: ClassModel, _ findings: [String]
  ) throws(ObjectiveCEditRefusal) {
    if owner.supertypes.contains(name) { return }
    if owner.language == .swift {
      let part = owner.declaration
      batch.add(
        SwiftEditor.addSupertype(name, to: part.type, in: part.file.text, findings: findings), to: part.file.path)
      return
    }
    guard
      let interface = owner.parts.first(where: { $0.type.kind == .interface })
        ?? owner.parts.first(where: { $0.type.category == "" })
    else { throw .noInterface(owner.name) }
    batch.add(
      try ObjectiveCEditor.addProtocol(name, to: interface.type, in: interface.file, findings: findings),
      to: interface.file.path)
  }
}
