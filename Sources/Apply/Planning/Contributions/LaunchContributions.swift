import Audit

/// Launch options: what told the reason of the launch comes with the scene's connection now.
extension UnitPlan {
  mutating func addLaunch() {
    for answer in unit.answers("launch.options") where !waitingAnswers.contains(answer.id) {
      switch answer.choice {
      case "move" where answer.finding.subject.values["key"] == "all": moveHandedOptions(answer)
      case "move": moveLaunchRead(answer)
      case "delete": deleteLaunchStatement(answer)
      default: break
      }
    }
  }

  /// Adds a statement to a launch method of `owner`; where there is none, to the one that is made.
  mutating func insertAtLaunch(_ code: String, of owner: ClassModel, findings: [String]) {
    if let launch = owner.launchMethod, let body = launch.function.body {
      let lines = Self.lines(code)
      if owner.language == .swift {
        batch.add(
          SwiftEditor.insertStatement(
            lines: lines, into: launch.function, atEnd: false, in: launch.file.text, findings: findings),
          to: launch.file.path)
      } else {
        insertStatement(lines: lines, into: body, atEnd: false, in: launch.file, findings: findings)
      }
      return
    }
    launchCode.append((code, findings))
  }

  /// One launch method for all that needs one.
  mutating func addLaunchMethod() {
    guard let owner = unit.appDelegate, !launchCode.isEmpty else { return }
    let code = launchCode.map(\.code).joined(separator: "\n")
    insertMember(
      lines: ownerDialect.launchMethod(code), into: owner.declaration, findings: launchCode.flatMap(\.findings))
  }

  /// The statement that reads one launch option moves into the connect method with the matching connection option.
  private mutating func moveLaunchRead(_ answer: Answer) {
    guard let owner = unit.appDelegate, let (launch, statement) = launchStatement(of: answer) else {
      leaveLaunchRead(answer)
      return
    }
    // It goes with the window.
    let place = MovedStatement(file: launch.file.path, range: statement.range)
    if movedStatements.contains(place) { return }
    let part = StatementPart(statement, of: launch, owner: owner, in: unit.context.sources, findings: [answer.id])
    let names = optionNames(launch)
    let outer = Set(
      (launch.function.body?.statements ?? []).filter { $0.range.upperBound <= statement.range.lowerBound }
        .flatMap(\.declares)
    ).subtracting(names)
    let usesLocals = statement.references.contains { outer.contains($0.first) }
    // What the statement declares must not be missed by code that stays.
    let isMissed = (launch.function.body?.statements ?? []).contains { later in
      later.range.lowerBound >= statement.range.upperBound && later.uses(Set(statement.declares))
        && !movedStatements.contains(MovedStatement(file: launch.file.path, range: later.range))
    }
    let options = launch.function.parameters.last?.name
    let binding = boundOptions(of: statement, launch)
    let reads = statement.references.filter {
      names.contains($0.first) && !(binding?.contains($0.range.lowerBound) ?? false)
    }
    let refusal = droppedRefusal(answer.finding, of: statement, in: launch.file.text)
    guard part.carried.analysis.returns.count == (refusal == nil ? 0 : 1), !usesLocals, !isMissed,
      reads.count == 1 + Self.furtherReads(answer.finding).count,
      let replacements = connectionRead(answer.finding, of: statement, in: launch.file.text)
    else {
      leaveLaunchRead(answer)
      return
    }
    var substitutions = applicationSubstitution(part.carried)
    if let options {
      substitutions[options] = dialect.language == .swift ? Self.noLaunchOptions : "((NSDictionary *)nil)"
    }
    guard
      let moved = move(
        part.carried, parameters: substitutions, isBool: false,
        replacements: replacements + [binding].compactMap { $0 }.map { BodyRewriter.Replacement($0, "") })
    else { return }
    movedStatements.append(place)
    var code = moved.code
    if moved.usesAppDelegate, !bindsAppDelegate(of: owner, as: part.carried.delegateName) {
      code = dialect.withAppDelegate(owner.name, code)
        .replacing("let appDelegate =", with: "let \(part.carried.delegateName) =")
    }
    // What is ready for the start of React Native today has to be ready for it there.
    let comesFirst = reactNativeStart(in: launch).map { statement.range.upperBound <= $0 } ?? false
    draft.add(code, to: "scene.willConnect", comesFirst ? .preparation : .cold, findings: [answer.id])
    if !isStaged { removeStatement(statement.range, in: launch.file, findings: [answer.id]) }
  }

  /// The launch options under all their names.
  private func optionNames(_ launch: ClassModel.Method) -> Set<String> {
    guard let name = launch.function.parameters.last?.name, let body = launch.function.body else { return [] }
    return LaunchOptionReads.aliases(of: name, in: body, launch.file.text)
  }

  /// `let options = launchOptions, ` in the condition of a statement, which is about something else besides.
  private func boundOptions(of statement: Statement, _ launch: ClassModel.Method) -> ByteRange? {
    guard let name = launch.function.parameters.last?.name, statement.kind == .if, let block = statement.blocks.first,
      launch.file.language == .swift
    else { return nil }
    let text = launch.file.text
    let head = text.string(in: statement.range.lowerBound..<block.range.lowerBound)
    guard let match = head.firstMatch(of: /^if\s+(let\s+\w+\s*=\s*(\w+)\s*,\s*)/), match.output.2 == name else {
      return nil
    }
    let start = statement.range.lowerBound + head[..<match.output.1.startIndex].utf8.count
    return start..<start + match.output.1.utf8.count
  }

  /// A statement that hands the launch options on, as they are made from what the scene connects with.
  private mutating func moveHandedOptions(_ answer: Answer) {
    guard let owner = unit.appDelegate, let (launch, statement) = launchStatement(of: answer),
      unit.choice("react-native.window") == "scene", let options = launch.function.parameters.last?.name
    else {
      leaveLaunchRead(answer)
      return
    }
    let part = StatementPart(statement, of: launch, owner: owner, in: unit.context.sources, findings: [answer.id])
    let outer = Set(
      (launch.function.body?.statements ?? []).filter { $0.range.upperBound <= statement.range.lowerBound }
        .flatMap(\.declares))
    let made = Slot.connectionOptions.mark
    var substitutions = applicationSubstitution(part.carried)
    substitutions[options] =
      dialect.language == .swift ? "launchOptions(from: \(made))" : "[self launchOptionsFrom:\(made)]"
    guard !statement.uses(outer), let moved = move(part.carried, parameters: substitutions, isBool: false) else {
      leaveLaunchRead(answer)
      return
    }
    let isBound = !moved.usesAppDelegate || bindsAppDelegate(of: owner, as: part.carried.delegateName)
    let code =
      isBound
      ? moved.code
      : dialect.withAppDelegate(owner.name, moved.code).replacing(
        "let appDelegate =", with: "let \(part.carried.delegateName) =")
    addLaunchOptions(findings: [answer.id])
    let comesFirst = reactNativeStart(in: launch).map { statement.range.upperBound <= $0 } ?? false
    draft.add(code, to: "scene.willConnect", comesFirst ? .preparation : .launch, findings: [answer.id])
    movedStatements.append(MovedStatement(file: launch.file.path, range: statement.range))
    removeStatement(statement.range, in: launch.file, findings: [answer.id])
  }

  /// Whether the connect method has the app delegate under this name from its guards on.
  private func bindsAppDelegate(of owner: ClassModel, as name: String) -> Bool {
    let binding =
      dialect.language == .swift
      ? "let \(name) = UIApplication.shared.delegate as? \(owner.name)" : "\(owner.name) *\(name) = "
    return draft.fragments("scene.willConnect").contains { $0.paragraph == .guards && $0.code.contains(binding) }
  }

  /// Where a launch method starts React Native, in a plan that has the scene delegate start it.
  private func reactNativeStart(in launch: ClassModel.Method) -> Int? {
    guard let owner = unit.appDelegate, unit.choice("react-native.window") == "scene" else { return nil }
    let range = launch.function.range
    let starts = [
      ReactNativeSubclass(owner, in: unit.context)?.launch.lowerBound,
      ReactNativeLateStart(owner, in: unit.context)?.statement.range.lowerBound,
      ReactNativeStart(owner)?.call.range.lowerBound,
      ReactNativeBridge(owner, in: unit.context)?.split.parts.first { $0.fate == .moves }?.statement.range.lowerBound,
    ]
    return starts.lazy.compactMap { $0 }.first(where: range.contains)
  }

  /// The statement of a launch method that reads the option which an answer is about.
  private func launchStatement(of answer: Answer) -> (launch: ClassModel.Method, statement: Statement)? {
    guard let owner = unit.appDelegate, let range = answer.finding.subject.range,
      let launch = owner.methods.first(where: {
        $0.function.callback?.event == .launch && $0.function.range.contains(range.lowerBound)
          && $0.file.path == answer.finding.subject.file
      }), let statement = launch.function.body?.statements.first(where: { $0.range.contains(range.lowerBound) })
    else { return nil }
    return (launch, statement)
  }

  /// Whether the connect method performs the quick action that starts the app with code of the launch method, which
  /// kept it from the method for quick actions.
  var performsShortcutAtLaunch: Bool {
    unit.answers("launch.options").contains { answer in
      guard answer.choice == "move", let (launch, statement) = launchStatement(of: answer) else { return false }
      return droppedRefusal(answer.finding, of: statement, in: launch.file.text) != nil
    }
  }

  /// The line `return false` behind the code for a quick action, which has no meaning in the connect method.
  func droppedRefusal(
    _ finding: Finding, of statement: Statement, in text: SourceText
  ) -> BodyRewriter.Replacement? {
    guard finding.subject.values["key"] == "shortcut", let refusal = statement.refusalAtEnd,
      text.startsLine(refusal.range.lowerBound)
    else { return nil }
    let first = text.lineIndex(at: refusal.range.lowerBound)
    let last = text.lineIndex(at: refusal.range.upperBound - 1)
    guard text.trimmed(refusal.range.upperBound..<text.lineRange(last).upperBound).isEmpty else { return nil }
    return BodyRewriter.Replacement(text.fullLineRange(first).lowerBound..<text.fullLineRange(last).upperBound, "")
  }

  /// What the launch options are without a reason for the launch.
  static let noLaunchOptions = "([:] as [UIApplication.LaunchOptionsKey: Any]?)"

  /// What stands for a read of a launch option in the connect method: `if let url = launchOptions?[.url] as? URL` loops
  /// over the URLs, of which there may be several now; elsewhere the connection option takes the place of the read.
  func connectionRead(_ finding: Finding, of statement: Statement, in text: SourceText) -> [BodyRewriter.Replacement]? {
    guard let range = finding.subject.range, let key = finding.subject.values["key"],
      let expression = dialect.connectionOption(key)
    else { return nil }
    let others = Self.furtherReads(finding)
    let dropped = [droppedRefusal(finding, of: statement, in: text)].compactMap { $0 }
    guard dialect.language == .swift else {
      return ([range] + others).map { BodyRewriter.Replacement($0, expression) } + dropped
    }
    let isSame = Self.sameType.contains(key) || key == "remoteNotification" && Self.castsToUserInfo(range, in: text)
    let whole = isSame ? Self.withCast(range, in: text) : range
    if key == "url", others.isEmpty, statement.kind == .if, statement.blocks.count == 1,
      let block = statement.blocks.first
    {
      let head = text.string(in: statement.range.lowerBound..<whole.lowerBound).split(whereSeparator: \.isWhitespace)
      let rest = text.trimmed(whole.upperBound..<block.range.lowerBound - 1)
      if head.count == 4, head[0] == "if", head[1] == "let", head[3] == "=", rest.isEmpty {
        return [
          BodyRewriter.Replacement(
            statement.range.lowerBound..<whole.upperBound,
            "for \(head[2]) in \(Slot.connectionOptions.mark).urlContexts.map(\\.url)")
        ]
      }
    }
    let rest = others.map { BodyRewriter.Replacement(isSame ? Self.withCast($0, in: text) : $0, expression) }
    return [BodyRewriter.Replacement(whole, expression)] + rest + dropped
  }

  /// More reads of the same option in the same statement.
  static func furtherReads(_ finding: Finding) -> [ByteRange] {
    (finding.subject.values["others"] ?? "").split(separator: ",").compactMap { pair in
      let ends = pair.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
    }
  }

  /// Keys whose connection option has the type that the launch option was cast to.
  private static let sameType: Set = ["url", "shortcut", "shortcutItem", "cloudKitShareMetadata", "sourceApplication"]

  /// Whether `as? [AnyHashable: Any]` follows, which is what a notification holds.
  private static func castsToUserInfo(_ range: ByteRange, in text: SourceText) -> Bool {
    let written = text.string(in: range.upperBound..<min(text.bytes.count, range.upperBound + 40))
    return written.filter { !$0.isWhitespace }.hasPrefix("as?[AnyHashable:Any]")
  }

  /// `launchOptions?[.url] as? URL`, the cast included.
  private static func withCast(_ range: ByteRange, in text: SourceText) -> ByteRange {
    let bytes = text.bytes
    var index = SourceScan.skipBlanks(range.upperBound, bytes.count, bytes)
    guard index + 3 < bytes.count, text.string(in: index..<index + 3) == "as?" else { return range }
    index = SourceScan.skipBlanks(index + 3, bytes.count, bytes)
    if index < bytes.count, bytes[index] == UInt8(ascii: "["),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
    {
      return range.lowerBound..<end + 1
    }
    while index < bytes.count, SourceScan.isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
    return range.lowerBound..<index
  }

  private mutating func deleteLaunchStatement(_ answer: Answer) {
    guard let owner = unit.appDelegate, let range = answer.finding.subject.range,
      let launch = owner.methods.first(where: {
        $0.function.range.contains(range.lowerBound) && $0.file.path == answer.finding.subject.file
      }),
      let statement = launch.function.body?.statements.first(where: { $0.range.contains(range.lowerBound) })
    else { return }
    removeStatement(statement.range, in: launch.file, findings: [answer.id])
  }

  private mutating func leaveLaunchRead(_ answer: Answer) {
    batch.manual(
      answer.finding.title,
      localized(
        """
        What depends on it is woven into the launch method. Read the connection option in \
        scene(_:willConnectTo:options:) instead: 
        """)
        + (dialect.connectionOption(answer.finding.subject.values["key"] ?? "") ?? localized("see the finding")) + ".",
      answer.finding.location, findings: [answer.id])
  }
}

extension Statement {
  /// Whether the code does nothing with the value but give it to what it calls: `nil` has no members and no type.
  func onlyHandsOn(_ name: String) -> Bool {
    let uses = references.filter { $0.first == name }
    let handed = calls.flatMap(\.arguments).filter { $0.text == name }
    return uses.allSatisfy { $0.path.count == 1 } && uses.count <= handed.count
      && !calls.contains { $0.path.first == name }
  }
}

extension ClassModel {
  /// The method that runs as the app starts, the last one of several.
  var launchMethod: Method? {
    ["didFinishLaunching", "didFinishLaunchingPlain", "willFinishLaunching"].lazy.compactMap(method).first
  }
}
