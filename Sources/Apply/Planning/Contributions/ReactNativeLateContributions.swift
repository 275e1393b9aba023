import Audit

/// A subclass of `RCTAppDelegate` whose superclass launches when the scene connects, and whose window goes to the scene.
extension UnitPlan {
  mutating func startLate(_ late: ReactNativeLateStart, _ answer: Answer, _ owner: ClassModel) {
    let isSwift = owner.language == .swift
    guard let following = followingLines(late, owner) else {
      batch.problems.append(
        .notEditable(
          path: late.method.file.path,
          reason: localized("what follows the superclass's launch uses what the scene cannot reach"),
          findings: [answer.id]))
      return
    }
    putOff(late, answer)
    draft.add(dialect.windowSceneGuard, to: "scene.willConnect", .guards, findings: [answer.id])
    let show =
      isSwift
      ? ["window.windowScene = windowScene", "window.makeKeyAndVisible()"]
      : ["self.window.windowScene = windowScene;", "[self.window makeKeyAndVisible];"]
    let call =
      isSwift
      ? "super.application(UIApplication.shared, didFinishLaunchingWithOptions: launchOptions)"
      : "[super application:\(ownerDialect.application) didFinishLaunchingWithOptions:launchOptions];"
    let launch = late.asksForResult ? named(late) + call : (isSwift ? "_ = " : "") + call
    let lines = ownerDialect.shownAgain + comments(late) + [launch] + show + following
    tellOfWindowFrame(findings: [answer.id])
    if isSwift {
      addConnectMethod(lines, .madeWithLaunchOptions, owner, answer)
    } else {
      addObjectiveCConnectMethod(lines, owner, answer)
    }
  }

  /// Those above the call of the superclass, where they leave the launch method with it.
  private func comments(_ late: ReactNativeLateStart) -> [String] {
    let text = late.method.file.text
    let line = text.lineIndex(at: late.statement.range.lowerBound)
    if late.answer == nil { return [] }
    return (text.commentStart(aboveLine: line)..<line).map { text.string(in: text.trimmed(text.lineRange($0))) }
  }

  /// `BOOL ret = `, as it is written.
  private func named(_ late: ReactNativeLateStart) -> String {
    guard let call = late.statement.calls.first else { return "" }
    return late.method.file.text.string(in: late.statement.range.lowerBound..<call.range.lowerBound)
  }

  /// The launch method answers without its superclass.
  private mutating func putOff(_ late: ReactNativeLateStart, _ answer: Answer) {
    let yes = late.method.file.language == .swift ? "return true" : "return YES;"
    guard let last = late.answer else {
      batch.add(
        [Edit(range: late.statement.range, replacement: yes, findings: [answer.id])], to: late.method.file.path)
      return
    }
    var runs = [late.statement.range]
    let between = late.method.function.body?.statements ?? []
    for statement in late.following {
      let end = runs[runs.count - 1].upperBound
      let isNext = !between.contains {
        $0.range.lowerBound >= end && $0.range.upperBound <= statement.range.lowerBound
      }
      if isNext {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<statement.range.upperBound
      } else {
        runs.append(statement.range)
      }
    }
    for run in runs { removeStatement(run, in: late.method.file, findings: [answer.id]) }
    if !late.statement.declares.isEmpty, !["YES", "true"].contains(last.returned ?? "") {
      batch.add([Edit(range: last.range, replacement: yes, findings: [answer.id])], to: late.method.file.path)
    }
  }

  /// What follows the superclass's launch, for the method that has the scene and the launch options; nil where it cannot
  /// be written there.
  private func followingLines(_ late: ReactNativeLateStart, _ owner: ClassModel) -> [String]? {
    let function = late.method.function
    var lines: [String] = []
    let text = late.method.file.text
    for statement in late.following {
      // From the start of its line, with the comments above.
      let line = text.lineIndex(at: statement.range.lowerBound)
      let start =
        text.startsLine(statement.range.lowerBound)
        ? text.lineRange(text.commentStart(aboveLine: line)).lowerBound : statement.range.lowerBound
      let range = start..<statement.range.upperBound
      let piece = FunctionDeclaration(
        signature: function.signature, parameters: function.parameters, returnType: nil, range: range,
        nameRange: function.nameRange, body: CodeBlock(range: range, statements: [statement]))
      let carried = ClassModel.Method(file: late.method.file, type: late.method.type, function: piece)
      let analysis = BodyAnalyzer.analyse(carried, of: owner, in: unit.context.sources)
      var parameters: [String: String] = [:]
      for parameter in function.parameters {
        guard let name = parameter.name else { continue }
        let isOptions = parameter.type.contains("LaunchOptionsKey") || parameter.type.contains("NSDictionary")
        parameters[name] = isOptions ? "launchOptions" : ownerDialect.application
      }
      let code =
        owner.language == .swift
        ? try? BodyRewriter(
          parameters: parameters, replacements: [], returns: { $0.isLast ? .leave(nil) : .leave("return window") }
        ).rewrite(carried, analysis).lines
        : try? ObjectiveCBodyRewriter(carried, of: owner, analysis: analysis).rewrite(
          parameters: parameters, results: .drop, keepsMembers: true, extra: []
        ).lines
      guard let code else { return nil }
      lines += code
    }
    return lines
  }
}
