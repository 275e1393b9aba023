import Audit

/// Bodies on their way from the app delegate to the scene delegate, and what must come along for them to compile.
extension UnitPlan {
  /// A body that moves, with what must stand in front of it.
  struct MovedCode {
    /// Neutral lines.
    let code: String
    /// `guard let appDelegate = …`, where the code uses it.
    let prelude: [String]
    let usesAppDelegate: Bool

    /// Both together.
    var whole: String { (prelude + [code]).joined(separator: "\n") }
  }

  /// The moved body, its private members opened; nil and a note to the person where it cannot move.
  ///
  /// - Parameter otherwise: what ends the method early in the new place.
  mutating func move(
    _ carried: CarriedCallback, parameters: [String: String], isBool: Bool, otherwise: Leave = .nothing,
    replacements: [BodyRewriter.Replacement] = []
  ) -> MovedCode? {
    let kept = keptMembers(of: carried.owner)
    do throws(MoveRefusal) {
      let languages = [carried.owner.language, carried.method.file.language]
      if languages.contains(where: { $0 != dialect.language }) { throw MoveRefusal.otherLanguage }
      let body = try carried.body(
        parameters: parameters, isBool: isBool, kept: kept, isSameFile: sceneDelegateFile == carried.text.path,
        replacements: replacements)
      let isSwift = dialect.language == .swift
      if isSwift, let reason = body.opened.lazy.compactMap(obstacle).first { return refuse(carried, reason) }
      for member in body.opened { open(member, findings: carried.findings) }
      guard isSwift else {
        return MovedCode(
          code: body.code,
          prelude: body.usesAppDelegate
            ? [dialect.appDelegateGuard(carried.className, otherwise: otherwise)] : [],
          usesAppDelegate: body.usesAppDelegate)
      }
      let failure = Self.lines(dialect.leaving(otherwise))
      var prelude: [String] = []
      if let platforms = carried.availability(in: unit.targets) {
        prelude.append(Self.guarding("#available(\(platforms))", failure))
      }
      if kept.contains("window"), carried.analysis.members.contains(where: { $0.name == "window" }),
        let unwrapping = windowUnwrapping(carried.owner)
      {
        prelude.append(Self.guarding(unwrapping, failure))
      }
      let usesDelegate = body.usesAppDelegate && uses(carried.delegateName, body.code)
      if usesDelegate {
        prelude.append(
          Self.guarding(
            "let \(carried.delegateName) = UIApplication.shared.delegate as? \(carried.className)", failure))
      }
      return MovedCode(code: body.code, prelude: prelude, usesAppDelegate: usesDelegate)
    } catch {
      return refuse(carried, error.reason)
    }
  }

  private mutating func refuse(_ carried: CarriedCallback, _ reason: String) -> MovedCode? {
    batch.problems.append(
      .notEditable(
        path: carried.text.path,
        reason: localized(
          "the body of \(carried.function.signature) cannot move: \(reason). Let it stay and be called"),
        findings: carried.findings))
    return nil
  }

  /// `guard … else { return }`, on more lines where more than that has to be done.
  static func guarding(_ condition: String, _ failure: [String]) -> String {
    failure.count == 1
      ? "guard \(condition) else { \(failure[0]) }"
      : "guard \(condition) else {\n" + failure.map { "\t" + $0 }.joined(separator: "\n") + "\n}"
  }

  /// Only static members need no instance.
  private func uses(_ name: String, _ code: String) -> Bool {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }

  /// A call of a method that older systems lack keeps to the newer ones.
  func available(_ code: String, _ carried: CarriedCallback) -> String {
    guard dialect.language == .swift, let platforms = carried.availability(in: unit.targets) else { return code }
    return "if #available(\(platforms)) {\n" + writer.indented(code).joined(separator: "\n") + "\n}"
  }

  /// Code that needs a method of the app delegate which only some builds have, for those builds alone.
  ///
  /// - Parameter otherwise: how the code ends in the other builds.
  func conditioned(_ lines: [String], _ carried: CarriedCallback, otherwise: Leave = .nothing) -> [String] {
    guard let condition = buildCondition(of: carried) else { return lines }
    let rest = otherwise == .nothing ? [] : ["#else"] + Self.lines(dialect.leaving(otherwise))
    return ["#if " + condition] + lines + rest + ["#endif"]
  }

  /// The builds that have the method, as `#if` names them; nil for all of them.
  func buildCondition(of carried: CarriedCallback) -> String? {
    carried.owner.language == dialect.language ? carried.owner.buildCondition(of: carried.method) : nil
  }

  func conditioned(_ code: String, _ carried: CarriedCallback) -> String {
    conditioned([code], carried).joined(separator: "\n")
  }

  /// The file that the scene delegate is or will be in, where it is known.
  var sceneDelegateFile: String? {
    if let existing = unit.sceneDelegate { return existing.declaration.file.path }
    return standsInAppDelegateFile ? unit.appDelegate?.declaration.file.path : nil
  }

  static func lines(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The scene's callbacks do not get the application.
  func applicationSubstitution(_ carried: CarriedCallback) -> [String: String] {
    carried.function.parameters.first?.name.map { [$0: dialect.application] } ?? [:]
  }

  // MARK: Members

  /// Members of the app delegate that the scene delegate has itself.
  func keptMembers(of owner: ClassModel) -> Set<String> {
    guard let existing = unit.sceneDelegate else { return movedMembers.union(["window"]) }
    return existing.property("window") == nil && !unit.inheritsFromFlutter
      ? movedMembers : movedMembers.union(["window"])
  }

  /// How the scene delegate's `UIWindow?` becomes what the code was written for: `let window = window` for a property
  /// that is not optional; nil where it is the same.
  func windowUnwrapping(_ owner: ClassModel) -> String? {
    guard let property = owner.property("window")?.property else { return nil }
    let made = property.initializer?.calls.first?.name
    let type = (property.type ?? made ?? "UIWindow?").filter { !$0.isWhitespace }
    let name = type.filter { $0 != "?" && $0 != "!" }
    let isPlain = name == "UIWindow"
    if type.hasSuffix("?") { return isPlain ? nil : "let window = window as? \(name)" }
    return isPlain ? "let window = window" : "let window = window as? \(name)"
  }

  /// Why a private member cannot become internal; nil where it can.
  func obstacle(_ member: BodyAnalysis.Member) -> String? {
    guard let file = unit.context.sources.file(member.file) else { return localized("\(member.name) is private") }
    let hidden = file.types.filter { type in
      type.kind != .extension && !type.name.contains(".")
        && (type.modifiers.contains("private") || type.modifiers.contains("fileprivate"))
    }
    let head = head(of: member, in: file)
    guard let type = hidden.first(where: { SourceScan.word($0.shortName, in: head, of: file.text.bytes) != nil })
    else { return nil }
    return localized("it uses \(member.name), whose type \(type.shortName) is private to its file")
  }

  /// What a declaration tells others: all of it but the body.
  private func head(of member: BodyAnalysis.Member, in file: SourceFile) -> ByteRange {
    let function = file.allFunctions.map(\.function).first { $0.range == member.declaration }
    let type = file.types.first { $0.range == member.declaration }
    let end = function?.body?.range.lowerBound ?? type?.bodyRange.lowerBound ?? member.declaration.upperBound
    return member.declaration.lowerBound..<max(member.declaration.lowerBound, end)
  }

  /// Takes `private` off a member, and off the nested types that its declaration names.
  mutating func open(_ member: BodyAnalysis.Member, findings: [String]) {
    guard let file = unit.context.sources.file(member.file),
      opened.insert(Opened(file: member.file, declaration: member.declaration)).inserted
    else { return }
    if file.language == .objectiveC {
      declare(member, findings: findings)
      return
    }
    batch.add(SwiftEditor.makeInternal(member.declaration, in: file, findings: findings), to: member.file)
    let head = head(of: member, in: file)
    guard let owner = unit.appDelegate else { return }
    for (nestedFile, type) in unit.context.sources.nestedTypes(of: owner.name)
    where type.modifiers.contains("private") || type.modifiers.contains("fileprivate") {
      guard SourceScan.word(type.shortName, in: head, of: file.text.bytes) != nil else { continue }
      open(
        BodyAnalysis.Member(
          name: type.shortName, kind: .type, isPrivate: true, isStatic: true, file: nestedFile.path,
          declaration: type.range, uses: []), findings: findings)
    }
  }

  /// A name for a helper that no member of the scene delegate has, and that `code` calls nothing by.
  func freeMember(_ wanted: String, besides code: CodeBlock? = nil) -> String {
    var taken = Set(draft.members.map(\.name))
    for method in unit.sceneDelegate?.methods ?? [] { taken.insert(method.function.baseName) }
    for property in unit.sceneDelegate?.properties ?? [] { taken.insert(property.property.name) }
    taken.formUnion(code?.calls.compactMap(\.path.first) ?? [])
    if !taken.contains(wanted) { return wanted }
    return (2...99).lazy.map { wanted + String($0) }.first { !taken.contains($0) } ?? wanted + "ForScene"
  }
}
