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
    let again =
      isSwift
      ? ["if window != nil {", "\t// React Native runs; a scene that comes back shows the same window."]
      : ["if (self.window != nil) {", "\t// React Native runs; a scene that comes back shows the same window."]
    let launch =
      isSwift
      ? "_ = super.application(UIApplication.shared, didFinishLaunchingWithOptions: launchOptions)"
      : "[super application:\(ownerDialect.application) didFinishLaunchingWithOptions:launchOptions];"
    let lines =
      again + show.map { "\t" + $0 } + ["\t" + (isSwift ? "return window" : "return self.window;"), "}", launch] + show
      + following
    tellOfWindowFrame(findings: [answer.id])
    if isSwift {
      addConnectMethod(lines, .madeWithLaunchOptions, owner, answer)
    } else {
      addObjectiveCConnectMethod(lines, owner, answer)
    }
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
    for statement in late.following {
      let piece = FunctionDeclaration(
        signature: function.signature, parameters: function.parameters, returnType: nil, range: statement.range,
        nameRange: function.nameRange, body: CodeBlock(range: statement.range, statements: [statement]))
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
