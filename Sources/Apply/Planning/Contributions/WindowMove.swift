import Audit

/// A window that the launch methods build: its statements move to the connect method, or stay in the app delegate as a
/// method that the scene delegate calls with its scene.
extension UnitPlan {
  mutating func moveWindow(_ answer: Answer) {
    guard let owner = unit.appDelegate, owner.language == .swift else { return }
    let flips = Self.flips(answer.parameters["flips"])
    let splits = owner.methods.filter {
      $0.function.callback?.event == .launch && $0.function.callback?.owner == .applicationDelegate
    }
    .map { LaunchSplit($0, of: owner, in: unit.context.sources, flips: flips) }.filter(\.movesSomething)
    let initial = windowInitialValue(owner)
    guard !splits.isEmpty || initial != nil else { return }
    for split in splits {
      guard split.conflicts.isEmpty else {
        refuse(split, answer)
        return
      }
    }
    if let helper = splits.flatMap(\.helpers).first, answer.choice == "move" || answer.choice == "call" {
      guard adaptHelpers(splits, owner, answer) else {
        batch.manual(
          "Build the window in \(helper.function.baseName) for a scene",
          "It makes the window, and more than the launch method calls it. Give it the scene's UIWindowScene, make the"
            + " window with UIWindow(windowScene:), and call it from scene(_:willConnectTo:options:).",
          helper.location, findings: [answer.id])
        return
      }
    }
    let statements = splits.flatMap { split in code(of: split, owner, answer) }
    guard !statements.isEmpty || initial != nil else { return }
    let lines =
      (initial != nil ? ["window = UIWindow(windowScene: windowScene)"] : []) + statements.map(\.text)
    if let initial {
      batch.add(
        [Edit(range: initial.property.range, replacement: initial.replacement, findings: [answer.id])],
        to: initial.file.path)
    }
    draft.add(
      "guard let windowScene = \(Slot.scene.mark) as? UIWindowScene else { return }", to: "scene.willConnect", .guards,
      findings: [answer.id])
    if answer.choice == "call" {
      addConnectMethod(lines, owner, answer)
    } else {
      let usesDelegate = statements.contains(where: \.usesAppDelegate)
      if usesDelegate {
        draft.add(
          "guard let appDelegate = UIApplication.shared.delegate as? \(owner.name) else { return }",
          to: "scene.willConnect", .guards, findings: [answer.id])
      }
      draft.add(lines.joined(separator: "\n"), to: "scene.willConnect", .window, findings: [answer.id])
      if splits.contains(where: { !$0.helpers.isEmpty }) {
        draft.add("window = appDelegate.window", to: "scene.willConnect", .window, findings: [answer.id])
      }
    }
    for split in splits {
      for part in split.parts where part.fate == .moves {
        batch.add(
          SwiftEditor.removeStatement(part.statement.range, in: split.method.file.text, findings: [answer.id]),
          to: split.method.file.path)
      }
    }
  }

  /// The statements stay in the class they were written for, as a method of their own.
  private mutating func addConnectMethod(_ lines: [String], _ owner: ClassModel, _ answer: Answer) {
    let method =
      ["/// Sets up the window of a scene that connects.", "func connect(_ windowScene: UIWindowScene) -> UIWindow? {"]
      + writer.indented(lines.joined(separator: "\n")) + ["\treturn window", "}"]
    let part = owner.declaration
    batch.add(
      SwiftEditor.insertMember(lines: method, into: part.type, in: part.file.text, findings: [answer.id]),
      to: part.file.path)
    draft.add(
      "window = (UIApplication.shared.delegate as? \(owner.name))?.connect(windowScene)", to: "scene.willConnect",
      .window, findings: [answer.id])
  }

  private struct MovedStatement {
    let text: String
    let usesAppDelegate: Bool
  }

  /// The moved statements of a launch method with their comments, rewritten for their new place.
  private mutating func code(of split: LaunchSplit, _ owner: ClassModel, _ answer: Answer) -> [MovedStatement] {
    let method = split.method
    guard let body = method.function.body else { return [] }
    let moved = split.moved
    let pseudo = FunctionDeclaration(
      signature: method.function.signature, parameters: method.function.parameters, returnType: nil,
      range: method.function.range, nameRange: method.function.nameRange,
      body: CodeBlock(range: body.range, statements: moved.map(\.statement)))
    let place = ClassModel.Method(file: method.file, type: method.type, function: pseudo)
    let analysis = BodyAnalyzer.analyse(place, of: owner, in: unit.context.sources)
    let windowTypes = unit.context.sources.subtypes(of: "UIWindow").union(["UIWindow"])
    var result: [MovedStatement] = []
    for part in moved {
      let range = part.statement.range
      let inside = analysis.narrowed(to: range)
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
        substitutions[name] = parameter.type.contains("LaunchOptionsKey") ? "nil" : "UIApplication.shared"
      }
      let windows = part.statement.calls.filter { call in
        call.path.count == 1 && windowTypes.contains(call.path[0])
          && !call.arguments.contains { $0.label == "windowScene" }
      }
      var extra = windows.map { (range: $0.range, text: "\($0.path[0])(windowScene: windowScene)") }
      for call in part.statement.calls where helperNames.contains(call.name) && call.path.count <= 2 {
        if let open = method.file.text.bytes[call.range].firstIndex(of: UInt8(ascii: "(")) {
          extra.append((range: open + 1..<open + 1, text: "for: windowScene"))
        }
      }
      let stays = answer.choice == "call"
      guard
        let body = try? carried.body(
          parameters: substitutions, isBool: false, keepsMembers: stays, extra: extra,
          returning: stays ? "return nil" : "return")
      else { continue }
      for member in body.opened where !stays { open(member, findings: [answer.id]) }
      result.append(MovedStatement(text: body.code, usesAppDelegate: body.usesAppDelegate))
    }
    return result
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

  /// `var window: UIWindow? = UIWindow(…)`: the value goes, the property stays.
  private func windowInitialValue(
    _ owner: ClassModel
  ) -> (file: SourceFile, property: PropertyDeclaration, replacement: String)? {
    guard let (file, property) = owner.property("window"),
      property.initializer?.calls.contains(where: { $0.name.hasSuffix("Window") }) ?? false
    else { return nil }
    let modifiers = property.modifiers.filter { $0 != "lazy" }.map { $0 + " " }.joined()
    return (file, property, modifiers + "var window: UIWindow?")
  }

  /// Gives the helper methods that make the window the scene to make it for, where only the launch methods call them.
  private mutating func adaptHelpers(_ splits: [LaunchSplit], _ owner: ClassModel, _ answer: Answer) -> Bool {
    let names = Set(splits.flatMap(\.helpers).map(\.function.baseName))
    let moved = splits.flatMap { split in split.parts.filter { $0.fate == .moves }.map(\.statement.range) }
    let files = Set(splits.map(\.method.file.path))
    for file in unit.context.sources.files {
      for (_, function) in file.allFunctions {
        for call in function.body?.calls ?? [] where names.contains(call.name) && call.path.count <= 2 {
          let isMoved = files.contains(file.path) && moved.contains { $0.contains(call.range.lowerBound) }
          if !isMoved, owner.parts.contains(where: { $0.file.path == file.path }) { return false }
        }
      }
    }
    for helper in splits.flatMap(\.helpers) {
      guard helper.function.parameters.isEmpty, let body = helper.function.body else { return false }
      let creations = body.calls.filter { $0.path == ["UIWindow"] }
      guard !creations.isEmpty else { return false }
      var edits = creations.map {
        Edit(range: $0.range, replacement: "UIWindow(windowScene: windowScene)", findings: [answer.id])
      }
      let name = helper.function.nameRange
      guard let open = helper.file.text.bytes[name.upperBound...].firstIndex(of: UInt8(ascii: "(")) else {
        return false
      }
      edits.append(.insert("for windowScene: UIWindowScene", at: open + 1, findings: [answer.id]))
      if helper.function.isPrivate {
        edits += SwiftEditor.makeInternal(helper.function.range, in: helper.file.text, findings: [answer.id])
      }
      batch.add(edits, to: helper.file.path)
    }
    helperNames = names
    return true
  }

  private mutating func refuse(_ split: LaunchSplit, _ answer: Answer) {
    let conflicts = split.conflicts.map { "\($0.name): \($0.reason)" }.joined(separator: "; ")
    batch.manual(
      "Move the window to the scene delegate",
      "The launch method cannot be split as it stands (\(conflicts)). Make the value a property, or build it where it"
        + " is needed, then run again.",
      SourceLocation(split.method.file.text, split.method.function.nameRange), findings: [answer.id])
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

extension BodyAnalysis {
  /// The same, as far as it stands inside `range`.
  func narrowed(to range: ByteRange) -> BodyAnalysis {
    func inside(_ uses: [ByteRange]) -> [ByteRange] { uses.filter { range.contains($0.lowerBound) } }
    return BodyAnalysis(
      members: members.compactMap { member in
        let uses = inside(member.uses)
        return uses.isEmpty
          ? nil
          : Member(
            name: member.name, kind: member.kind, isPrivate: member.isPrivate, isStatic: member.isStatic,
            file: member.file, declaration: member.declaration, uses: uses)
      }, selfUses: inside(selfUses), usesSuper: usesSuper, parameterUses: parameterUses.mapValues(inside),
      fileLocalNames: fileLocalNames, returns: returns.filter { range.contains($0.range.lowerBound) }, traits: traits)
  }
}
