import Audit

/// The same for an app delegate in Objective-C.
extension UnitPlan {
  private func objectiveCConnectWindow(_ owner: ClassModel, _ answer: Answer) -> ConnectWindow {
    if answer.bringsLaunchOptions { return .madeWithLaunchOptions }
    if objectiveCLaunchMakesWindow { return .made }
    return hasWindow(owner) ? .given : .none
  }

  /// Whether a launch method, or what it calls, constructs a window.
  var objectiveCLaunchMakesWindow: Bool {
    guard let owner = unit.appDelegate, owner.language == .objectiveC, !storyboardMakesMainWindow else { return false }
    return owner.methods.contains { method in
      method.function.callback?.event == .launch && method.function.callback?.owner == .applicationDelegate
        && makesWindow(method, owner)
    }
  }

  mutating func moveObjectiveCWindow(_ answer: Answer) {
    guard let owner = unit.appDelegate else { return }
    let splits = launchSplits(of: owner, answer)
    guard !splits.isEmpty else { return }
    for split in splits {
      guard (answer.bringsLaunchOptions ? split.openConflicts : split.conflicts).isEmpty else {
        refuse(split, answer)
        return
      }
    }
    if let helper = splits.flatMap(\.helpers).first, answer.choice == "move" || answer.choice == "call" {
      let isOutOfReach =
        answer.choice == "move" && !owner.answersForWindow && splits.flatMap(\.helpers).contains(where: setsWindow)
      guard !isOutOfReach, adaptHelpers(splits, owner, answer) else {
        leaveHelper(helper, answer)
        return
      }
    }
    var statements: [WindowStatement] = []
    do throws(MoveRefusal) {
      if owner.language != dialect.language { throw .otherLanguage }
      for split in splits { statements += try code(of: split, owner, answer) }
    } catch {
      batch.problems.append(
        .notEditable(
          path: owner.declaration.file.path,
          reason: localized(
            "the statements about the window cannot move: \(error.reason). Let them stay and be called"),
          findings: [answer.id]))
      return
    }
    guard !statements.isEmpty else { return }
    var lines = statements.map(\.text)
    // Flutter's storyboard makes the window; what only works on it needs no scene.
    let needsScene =
      answer.choice == "call"
      ? objectiveCConnectWindow(owner, answer).needsScene
      : !unit.isFlutter || lines.contains { $0.contains("windowScene") }
    if needsScene {
      draft.add(
        dialect.windowSceneGuard, to: "scene.willConnect", .guards, findings: [answer.id])
    }
    if answer.choice == "call" {
      addObjectiveCConnectMethod((answer.bringsLaunchOptions ? ownerDialect.shownAgain : []) + lines, owner, answer)
    } else {
      // UIKit may ask the app delegate for its window while this one is shown.
      let isWanted = wantsMirror && owner.canSetWindow && statements.contains(where: \.makesWindow)
      let isFilledLater =
        owner.fillsWindowLater(besides: splits.flatMap(\.helpers)) || usesWindowMembers(splits, owner) || isWanted
      if isFilledLater || splits.flatMap(\.helpers).contains(where: { !helperNames.contains($0.function.baseName) }) {
        // A helper works on the app delegate's own window.
        statements = statements.flatMap { statement in
          statement.makesWindow
            ? [statement, WindowStatement(text: dialect.lendWindow, usesAppDelegate: true, makesWindow: false)]
            : [statement]
        }
        lines = statements.map(\.text)
      }
      let calls = splits.flatMap(\.moved).flatMap(\.statement.calls)
      let isRead = wantsMirror && statements.contains(where: \.usesAppDelegate)
      if storyboardMakesWindow, owner.canSetWindow, isRead || worksOnWindow(calls, owner) {
        // What is called there may work on the storyboard's window.
        statements.insert(WindowStatement(text: dialect.lendWindow, usesAppDelegate: true, makesWindow: false), at: 0)
        lines = statements.map(\.text)
        windowIsMirrored = true
      }
      if lines.contains(dialect.lendWindow) { openWindow(of: owner, findings: [answer.id]) }
      let usesDelegate = statements.contains(where: \.usesAppDelegate)
      if usesDelegate {
        draft.add(
          dialect.appDelegateGuard(owner.name, otherwise: .nothing), to: "scene.willConnect", .guards,
          findings: [answer.id])
      }
      if isFilledLater { windowIsMirrored = true }
      draft.add(
        lines.joined(separator: "\n"), to: "scene.willConnect", .window,
        findings: [answer.id] + (windowIsMirrored ? mirrorFindings : []))
      if splits.flatMap(\.helpers).contains(where: { helperNames.contains($0.function.baseName) && setsWindow($0) }) {
        windowIsMirrored = true
        openWindow(of: owner, findings: [answer.id])
        draft.add(dialect.adoptWindow, to: "scene.willConnect", .window, findings: [answer.id])
      }
    }
    for split in splits {
      for range in movedRanges(of: split) { removeStatement(range, in: split.method.file, findings: [answer.id]) }
      // What reads launch options there finds those that are made as the scene connects.
      if answer.bringsLaunchOptions {
        movedStatements += split.parts.filter { $0.fate == .moves }.map {
          MovedStatement(file: split.method.file.path, range: $0.statement.range)
        }
      }
      tell(split.lostSeekers, of: split, answer)
    }
  }

  /// Whether statements that look for the window could be written for the scene delegate; they are, then.
  mutating func connectObjectiveC(_ split: LaunchSplit, of owner: ClassModel, _ answer: Answer) -> Bool {
    var trial = self
    guard owner.language == dialect.language, let statements = try? trial.code(of: split, owner, answer) else {
      return false
    }
    self = trial
    draft.add(
      statements.map(\.text).joined(separator: "\n"), to: "scene.willConnect", .window, findings: [answer.id])
    for range in movedRanges(of: split) { removeStatement(range, in: split.method.file, findings: [answer.id]) }
    return true
  }

  /// Statements that move one behind the other go as one, with what stands between them.
  private func movedRanges(of split: LaunchSplit) -> [ByteRange] {
    var ranges: [ByteRange] = []
    var joins = false
    var condition: String?
    for part in split.parts {
      // A directive stands between them.
      if part.condition != condition { joins = false }
      condition = part.condition
      let leaving = split.leaving(part)
      if part.fate == .moves, leaving != [part.statement.range] {
        // The end of the launch method in it stays.
        ranges += leaving
        joins = false
        continue
      }
      if part.fate == .moves, joins, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound..<part.statement.range.upperBound
      } else if part.fate == .moves {
        ranges.append(part.statement.range)
      }
      joins = part.fate == .moves
    }
    return ranges
  }

  /// The statements stay in the class they were written for, as a method of their own.
  mutating func addObjectiveCConnectMethod(_ lines: [String], _ owner: ClassModel, _ answer: Answer) {
    let window = objectiveCConnectWindow(owner, answer)
    insertMember(
      lines: connectMethod(lines, window, of: owner, answer), into: owner.declaration, findings: [answer.id])
    windowIsMirrored = window != .none
    if let header = owner.parts.first(where: { $0.type.kind == .interface }) {
      let availability = runsBeforeScenes ? " " + sceneAvailability + ";" : ";"
      let prototype =
        ObjectiveCDialect.connectPrototype(window, nullability: header.file.hasNullability) + availability
      edit(header.file, [answer.id]) { file throws(ObjectiveCEditRefusal) in
        try ObjectiveCEditor.declareMethod(
          ObjectiveCStyle(file).head(prototype), in: header.type, of: file, findings: [answer.id])
      }
    }
    addConnectCall(window, owner, answer)
  }

  private struct WindowStatement {
    let text: String
    let usesAppDelegate: Bool
    let makesWindow: Bool
  }

  /// The moved statements of a launch method with their comments, rewritten for their new place.
  private mutating func code(
    of split: LaunchSplit, _ owner: ClassModel, _ answer: Answer
  ) throws(MoveRefusal) -> [WindowStatement] {
    let method = split.method
    guard let body = method.function.body else { return [] }
    let moved = split.moved
    let pseudo = FunctionDeclaration(
      signature: method.function.signature, parameters: method.function.parameters, returnType: nil,
      range: method.function.range, nameRange: method.function.nameRange,
      body: CodeBlock(range: body.range, statements: moved.map(\.statement)))
    let place = ClassModel.Method(file: method.file, type: method.type, function: pseudo)
    let analysis = BodyAnalyzer.analyse(place, of: owner, in: unit.context.sources)
    var result = (answer.bringsLaunchOptions ? split.keptLocals : []).map { local in
      WindowStatement(text: "\(local.head)self.\(local.property);", usesAppDelegate: false, makesWindow: false)
    }
    var last: Int?
    var condition: String?
    func directive(_ text: String) -> WindowStatement {
      WindowStatement(text: text, usesAppDelegate: false, makesWindow: false)
    }
    for part in moved {
      let range = part.statement.range
      let (closing, opening) = Self.directives(from: condition, to: part.condition)
      if let closing { result.append(directive(closing)) }
      if let last, hasBlankLine(between: last, and: commented(range, in: method.file).lowerBound, in: method.file.text)
      {
        result.append(directive(""))
      }
      if let opening { result.append(directive(opening)) }
      condition = part.condition
      last = range.upperBound
      let inside = analysis.narrowed(to: range, part.statement)
      let carried = CarriedCallback(
        method: ClassModel.Method(
          file: method.file, type: method.type,
          function: FunctionDeclaration(
            signature: pseudo.signature, parameters: pseudo.parameters, returnType: nil, range: range,
            nameRange: pseudo.nameRange,
            body: CodeBlock(range: commented(range, in: method.file), statements: [part.statement]))),
        callback: method.function.callback ?? Callback.all[0], owner: owner, analysis: inside, findings: [answer.id])
      var substitutions: [String: String] = [:]
      for parameter in pseudo.parameters {
        guard let name = parameter.name else { continue }
        let isApplication = parameter.type.contains("UIApplication") && !parameter.type.contains("LaunchOptionsKey")
        substitutions[name] =
          isApplication
          ? dialect.application
          : answer.bringsLaunchOptions
            ? "launchOptions" : part.statement.onlyHandsOn(name) ? dialect.noValue : "((NSDictionary *)nil)"
      }
      var extra = WindowConstruction.all(in: part.statement.calls, of: windowTypes).map {
        (range: $0.range, text: ownerDialect.windowCreation($0.type))
      }
      for call in part.statement.calls where helperNames.contains(call.name) && call.path.count <= 2 {
        if let argument = WindowConstruction.argument(of: call, in: method.file) { extra.append(argument) }
      }
      if part.fate == .gates { extra += part.statement.doneBeforeLeaving.map { (range: $0, text: "") } }
      let stays = answer.choice == "call"
      let body = try carried.objectiveCBody(
        carried.function.body?.range ?? range, parameters: substitutions, isBool: false, keepsMembers: stays,
        extra: extra,
        returning: dialect.leaving(stays && objectiveCConnectWindow(owner, answer).needsScene ? .noWindow : .nothing))
      for member in body.opened where !stays { open(member, findings: [answer.id]) }
      result.append(
        WindowStatement(
          text: body.code, usesAppDelegate: body.usesAppDelegate, makesWindow: part.reason == LaunchSplit.makesTheWindow
        ))
    }
    if condition != nil { result.append(directive("#endif")) }
    return result
  }

  private func hasBlankLine(between end: Int, and start: Int, in text: SourceText) -> Bool {
    let first = text.lineIndex(at: end) + 1
    return first < text.lineIndex(at: start) && (first..<text.lineIndex(at: start)).contains(where: text.isBlankLine)
  }

  /// `range` and the comment lines that stand directly above it.
  private func commented(_ range: ByteRange, in file: SourceFile) -> ByteRange {
    let text = file.text
    var line = text.lineIndex(at: range.lowerBound)
    var start = text.lineRange(line).lowerBound
    while line > 0 {
      let above = text.lineRange(line - 1)
      let isComment =
        file.comments.contains { $0.lowerBound < above.upperBound && $0.upperBound >= above.upperBound }
        && text.line(line - 1).drop { $0 == " " || $0 == "\t" }.hasPrefix("/")
      guard isComment else { break }
      line -= 1
      start = text.lineRange(line).lowerBound
    }
    return start..<range.upperBound
  }

  /// Gives the helper methods that make the window the scene to make it for, where only the launch methods call them.
  private mutating func adaptHelpers(_ splits: [LaunchSplit], _ owner: ClassModel, _ answer: Answer) -> Bool {
    let makers = splits.flatMap(\.helpers).filter { makesWindow($0, owner) }
    let names = Set(makers.map(\.function.baseName))
    let moved = splits.flatMap { split in split.parts.filter { $0.fate == .moves }.flatMap(split.leaving) }
    let files = Set(splits.map(\.method.file.path))
    helperNames = names
    for file in unit.context.sources.files {
      for (_, function) in file.allFunctions {
        for call in function.body?.calls ?? [] where names.contains(call.name) {
          let isMoved = files.contains(file.path) && moved.contains { $0.contains(call.range.lowerBound) }
          let isOwn = call.path.count == 1 || call.path.first == "self"
          // In another file a call of self is another class's.
          if !isMoved, !isOwn || owner.parts.contains(where: { $0.file.path == file.path }) { return false }
        }
      }
    }
    var edits: [(path: String, edits: [Edit])] = []
    for helper in makers {
      guard helper.function.parameters.isEmpty, let body = helper.function.body else { return false }
      let creations = WindowConstruction.all(in: body.calls, of: windowTypes)
      guard !creations.isEmpty else { return false }
      edits.append(
        (
          helper.file.path,
          creations.map {
            Edit(
              range: $0.range, replacement: WindowConstruction.text($0.type, in: helper.file), findings: [answer.id])
          }
        ))
      for part in owner.parts {
        for method in part.type.methods
        where method.baseName == helper.function.baseName && method.parameters.isEmpty {
          guard let parameter = WindowConstruction.parameter(of: method, in: part.file) else { return false }
          edits.append((part.file.path, [.insert(parameter.text, at: parameter.offset, findings: [answer.id])]))
        }
      }
    }
    for (path, edits) in edits { batch.add(edits, to: path) }
    return true
  }

  /// Whether what moves uses a member of the app delegate that is made with its window.
  private func usesWindowMembers(_ splits: [LaunchSplit], _ owner: ClassModel) -> Bool {
    let members = WindowMembers.names(of: owner)
    return splits.flatMap(\.moved).flatMap(\.statement.references).contains {
      $0.memberPath.first.map(members.contains) ?? false
    }
  }

  /// Whether methods of the class that are called work on its window.
  private func worksOnWindow(_ calls: [Call], _ owner: ClassModel, depth: Int = 0) -> Bool {
    depth < 4
      && calls.contains { call in
        guard call.path.count <= 2,
          let body = owner.methods.first(where: { $0.function.signature == call.name })?.function.body
        else { return false }
        return body.references.contains { ["window", "_window"].contains($0.memberPath.first) }
          || worksOnWindow(body.calls, owner, depth: depth + 1)
      }
  }

  /// Whether a helper puts a window where the app delegate keeps the one of the app.
  private func setsWindow(_ helper: ClassModel.Method) -> Bool {
    guard let body = helper.function.body else { return false }
    return body.references.contains { reference in
      reference.access == .write && ["window", "_window"].contains(reference.memberPath.first)
        && reference.memberPath.count == 1
    } || body.calls.contains { $0.name == "setWindow:" }
  }

  /// Whether a helper makes the window, itself or by what it calls.
  private func makesWindow(_ helper: ClassModel.Method, _ owner: ClassModel, depth: Int = 0) -> Bool {
    let calls = helper.function.body?.calls ?? []
    if !WindowConstruction.all(in: calls, of: windowTypes).isEmpty { return true }
    let names = Set(calls.filter { $0.path.count <= 2 }.map(\.name))
    return depth < 3
      && owner.methods.contains { method in
        names.contains(method.function.baseName) && method.function.signature != helper.function.signature
          && makesWindow(method, owner, depth: depth + 1)
      }
  }

  private var windowTypes: Set<String> { unit.context.sources.subtypes(of: "UIWindow").union(["UIWindow"]) }
}
