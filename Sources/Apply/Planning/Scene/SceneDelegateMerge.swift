import Audit

/// What an existing scene delegate lacks, written into it: its own code stays as it is and runs as before.
extension UnitPlan {
  mutating func mergeSwift(into delegate: ClassModel) {
    let part = delegate.declaration
    var members: [(lines: [String], findings: [String])] = []
    for callback in draft.callbacks {
      guard let signature = SceneSignature.of(callback) else { continue }
      let fragments = draft.fragments(callback)
      if let method = delegate.method(callback), let body = method.function.body {
        insert(fragments, signature, method, body)
      } else if !fragments.isEmpty {
        members.append((writer.wholeMethod(signature, fragments), fragments.flatMap(\.findings)))
      }
    }
    members += draft.members.filter { !$0.isProperty }.map { (Self.lines($0.code), $0.findings) }
    add(members, to: part, atStart: false)
    var properties = draft.members.filter(\.isProperty).map { (lines: Self.lines($0.code), findings: $0.findings) }
    if storyboardMakesWindow || draft.methods["scene.willConnect"] != nil, delegate.property("window") == nil,
      !unit.inheritsFromFlutter, let answer = adoptionAnswer ?? unit.answers("window.none").first
    {
      properties.insert((["var window: UIWindow?"], [answer.id]), at: 0)
    }
    add(properties, to: part, atStart: true)
    var imports = draft.imports
    if unit.isCapacitor, !draft.isEmpty { imports.append("Capacitor") }
    for name in imports where !part.file.imports.contains(where: { $0.name == name }) {
      batch.add(SwiftEditor.addImport(name, to: part.file, findings: draft.findings), to: part.file.path)
    }
    guard !draft.isEmpty else { return }
    for moved in importsOfMovedCode
    where !imports.contains(moved.name) && !part.file.imports.contains(where: { $0.name == moved.name }) {
      batch.add(SwiftEditor.addImport(lines: moved.lines, to: part.file, findings: draft.findings), to: part.file.path)
    }
  }

  /// Each member with the findings that asked for it, apart by a blank line.
  private mutating func add(
    _ members: [(lines: [String], findings: [String])], to part: ClassModel.Part, atStart: Bool
  ) {
    let text = part.file.text
    guard text.spansLines(part.type.bodyRange) else {
      batch.add(
        SwiftEditor.insertMembers(
          members.map(\.lines), into: part.type, in: text, atStart: atStart, findings: members.flatMap(\.findings)),
        to: text.path)
      return
    }
    let ending = text.lineEnding.rawValue
    for (index, member) in members.enumerated() {
      let edits = SwiftEditor.insertMember(
        lines: member.lines, into: part.type, in: text, atStart: atStart, findings: member.findings)
      batch.add(
        edits.map { edit in
          let isApart = atStart || index == 0 || edit.replacement.hasPrefix(ending)
          return isApart
            ? edit : Edit(range: edit.range, replacement: ending + edit.replacement, findings: edit.findings)
        }, to: text.path)
    }
  }

  /// Fragments go to the end of an existing body; in front of what leaves it early, since they must run as well.
  private mutating func insert(
    _ all: [Fragment], _ signature: SceneSignature, _ method: ClassModel.Method, _ body: CodeBlock
  ) {
    var fragments = all
    let existing = ExistingSceneMethod(method, body)
    if existing.sceneGuard != nil { fragments.removeAll { $0.code == SwiftDialect.sceneGuard } }
    guard !fragments.isEmpty else { return }
    let findings = fragments.flatMap(\.findings)
    let usesScene = fragments.contains { $0.code != SwiftDialect.sceneGuard && $0.code.contains(Slot.windowScene.mark) }
    guard
      var code = signature.fill(
        writer.joined(fragments), for: method.function, windowScene: existing.sceneGuard?.name ?? "windowScene")
    else {
      batch.manual(
        localized("Add to \(method.function.signature)"), signature.fill(writer.joined(fragments)), method.location,
        findings: findings)
      return
    }
    if usesScene, let unnamed = existing.sceneGuard?.unnamed {
      batch.add([Edit(range: unnamed, replacement: "windowScene", findings: findings)], to: method.file.path)
    }
    if !existing.declared.isDisjoint(with: Self.declared(code)) {
      code = "do {\n" + writer.indented(code).joined(separator: "\n") + "\n}"
    }
    let lines = Self.lines(code)
    if let exit = existing.exit(for: signature.callback, Self.leavesEarly(code)) {
      batch.add(
        SwiftEditor.insertStatements(lines: lines, before: exit, in: method.file.text, findings: findings),
        to: method.file.path)
      return
    }
    batch.add(
      SwiftEditor.insertStatement(
        lines: lines, into: body, atEnd: true, in: method.file.text, findings: findings),
      to: method.file.path)
  }

  // MARK: Reading planned code back

  private static func body(_ code: String) -> CodeBlock? {
    SwiftSourceReader.read(SourceText(path: "code.swift", "func code() {\n\(code)\n}\n")).functions.first?.body
  }

  /// Names that code brings into the method it stands in.
  private static func declared(_ code: String) -> Set<String> {
    Set(body(code)?.statements.flatMap(\.declares) ?? [])
  }

  private static func leavesEarly(_ code: String) -> Bool {
    body(code)?.ownStatements.contains { $0.kind == .return } ?? false
  }
}

/// A scene method that is there already, as far as new code in it must know.
struct ExistingSceneMethod {
  struct SceneGuard {
    /// What the method calls its window scene, or will.
    let name: String
    /// The `_` of `guard let _ = scene as? UIWindowScene`.
    let unnamed: ByteRange?
  }

  let sceneGuard: SceneGuard?
  /// Names that the body declares itself.
  let declared: Set<String>
  private let body: CodeBlock
  private let exits: [Statement]
  /// Those of `exits` that only ask whether the method has anything to do.
  private let checks: [Statement]

  init(_ method: ClassModel.Method, _ body: CodeBlock) {
    let text = method.file.text
    let scene = method.function.parameters.first?.name ?? ""
    let guards = body.statements.filter { $0.kind == .guard }
    let checks = guards.filter { text.string(in: $0.range).contains("UIWindowScene") }
    self.body = body
    sceneGuard = checks.lazy.compactMap { Self.sceneGuard($0, scene, in: text) }.first
    declared = Set(body.statements.flatMap(\.declares))
    let exits = body.statements.filter { statement in
      statement.kind != .return && !checks.contains { $0.range == statement.range } && Self.leaves(statement)
    }
    self.exits = exits
    self.checks = exits.filter { statement in
      statement.kind == .guard
        || text.string(in: statement.range).hasPrefix("#if")
          && statement.blocks.flatMap(\.statements).filter(Self.leaves).allSatisfy { $0.kind == .guard }
    }
  }

  private static func leaves(_ statement: Statement) -> Bool {
    CodeBlock(range: statement.range, statements: [statement]).ownStatements.contains { $0.kind == .return }
  }

  /// The statement in front of which new code has to stand to be run; nil where the end is as good.
  ///
  /// - Parameter leaves: whether the new code ends the method early itself.
  func exit(for callback: String, _ leaves: Bool) -> Statement? {
    guard let first = exits.first else { return nil }
    guard callback == "scene.willConnect" else { return leaves ? nil : first }
    // The window must be there.
    let makesWindow = body.statements.lastIndex { statement in
      statement.calls.contains { $0.name.hasSuffix("Window") || $0.name == "makeKeyAndVisible" }
        || statement.references.contains { $0.access == .write && $0.path.last == "rootViewController" }
    }
    guard let makesWindow else { return exits.first { exit in !checks.contains { $0.range == exit.range } } }
    let start = body.statements[makesWindow].range.upperBound
    return exits.first { $0.range.lowerBound >= start }.flatMap {
      $0.range.lowerBound < first.range.lowerBound ? nil : $0
    }
  }

  /// `guard let windowScene = (scene as? UIWindowScene) else { return }`.
  private static func sceneGuard(_ statement: Statement, _ scene: String, in text: SourceText) -> SceneGuard? {
    let code = text.string(in: statement.range)
    let words = code.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "," }.map(String.init)
    guard words.count > 6, words[0] == "guard", ["let", "var"].contains(words[1]), words[3] == "=",
      words[4] == scene, words[5].hasPrefix("as"), words[6] == "UIWindowScene"
    else { return nil }
    guard words[2] == "_" else { return SceneGuard(name: words[2], unnamed: nil) }
    return SourceScan.word("_", in: statement.range, of: text.bytes).map {
      SceneGuard(name: "windowScene", unnamed: $0)
    }
  }
}
