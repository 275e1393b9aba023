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
    let findings = ([registration] + controllers).compactMap { $0?.id }
    guard !findings.isEmpty else { return }
    var move = FlutterMove(
      launch: launch, owner: owner, sources: unit.context.sources, registers: registration != nil,
      usesController: !controllers.isEmpty,
      keepsOptions: !unit.answers("launch.options").contains { ["move", "delete"].contains($0.choice) })
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
