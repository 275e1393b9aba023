import Audit

/// Launch options: what told the reason of the launch comes with the scene's connection now.
extension UnitPlan {
  mutating func addLaunch() {
    for answer in unit.answers("launch.options") {
      switch answer.choice {
      case "move": moveLaunchRead(answer)
      case "delete": deleteLaunchStatement(answer)
      default: break
      }
    }
  }

  /// Adds a statement to the launch method of `owner`, before it returns; makes the method where there is none.
  mutating func insertAtLaunch(_ code: String, of owner: ClassModel, findings: [String]) {
    if let launch = owner.method("didFinishLaunching"), let body = launch.function.body {
      insertStatement(
        lines: code.split(separator: "\n").map(String.init), into: body, atEnd: false, in: launch.file,
        findings: findings)
      return
    }
    insertMember(lines: ownerDialect.launchMethod(code), into: owner.declaration, findings: findings)
  }

  /// The statement that reads one launch option moves into the connect method with the matching connection option.
  private mutating func moveLaunchRead(_ answer: Answer) {
    guard let owner = unit.appDelegate, let range = answer.finding.subject.range,
      let key = answer.finding.subject.values["key"],
      let launch = owner.methods.first(where: {
        $0.function.callback?.event == .launch && $0.function.range.contains(range.lowerBound)
      }), let statement = launch.function.body?.statements.first(where: { $0.range.contains(range.lowerBound) }),
      let expression = dialect.connectionOption(key)
    else {
      leaveLaunchRead(answer)
      return
    }
    let body = CodeBlock(range: statement.range, statements: [statement])
    let function = FunctionDeclaration(
      signature: launch.function.signature, parameters: launch.function.parameters, returnType: nil,
      range: statement.range, nameRange: launch.function.nameRange, body: body)
    let method = ClassModel.Method(file: launch.file, type: launch.type, function: function)
    let analysis = BodyAnalyzer.analyse(method, of: owner, in: unit.context.sources)
    let outer = Set(
      (launch.function.body?.statements ?? []).filter { $0.range.upperBound <= statement.range.lowerBound }
        .flatMap(\.declares))
    let usesLocals = statement.references.contains { outer.contains($0.first) }
    let others = statement.references.filter { $0.first == launch.function.parameters.last?.name }
    guard analysis.returns.isEmpty, !usesLocals, others.count == 1 else {
      leaveLaunchRead(answer)
      return
    }
    let carried = CarriedCallback(
      method: method, callback: launch.function.callback ?? Callback.all[0], owner: owner, analysis: analysis,
      findings: [answer.id])
    var substitutions: [String: String] = [:]
    if let application = launch.function.parameters.first?.name { substitutions[application] = dialect.application }
    guard let moved = move(carried, parameters: substitutions, isBool: false) else { return }
    let read = launch.file.text.string(in: range)
    guard let place = moved.code.range(of: read) else {
      leaveLaunchRead(answer)
      return
    }
    let code = moved.code.replacingCharacters(in: place, with: expression)
    draft.add(
      moved.usesAppDelegate ? dialect.withAppDelegate(owner.name, code) : code, to: "scene.willConnect", .cold,
      findings: [answer.id])
    removeStatement(statement.range, in: launch.file, findings: [answer.id])
  }

  private mutating func deleteLaunchStatement(_ answer: Answer) {
    guard let owner = unit.appDelegate, let range = answer.finding.subject.range,
      let launch = owner.methods.first(where: { $0.function.range.contains(range.lowerBound) }),
      let statement = launch.function.body?.statements.first(where: { $0.range.contains(range.lowerBound) })
    else { return }
    removeStatement(statement.range, in: launch.file, findings: [answer.id])
  }

  private mutating func leaveLaunchRead(_ answer: Answer) {
    batch.manual(
      answer.finding.title,
      "What depends on it is woven into the launch method. Read the connection option in"
        + " scene(_:willConnectTo:options:) instead: "
        + (dialect.connectionOption(answer.finding.subject.values["key"] ?? "") ?? "see the finding") + ".",
      answer.finding.location, findings: [answer.id])
  }
}
