import Audit

/// Reads of the app delegate's window that take the scene's instead.
extension UnitPlan {
  mutating func replaceWindowReads() {
    for answer in unit.answers("window.app-delegate-read") where answer.choice == "replace" {
      guard let owner = unit.appDelegate, owner.language == .swift, let path = answer.finding.subject.file,
        let file = unit.context.sources.file(path), file.language == .swift,
        unit.targets.allSatisfy({ $0.compiledPaths.contains(path) || !answer.finding.subject.targets.contains($0.id) }),
        !hasOldTargets
      else {
        leaveWindowReads(answer)
        continue
      }
      let edits = Self.ranges(answer.finding).compactMap { replacement(of: $0, in: file, owner, [answer.id]) }
      batch.add(edits, to: path)
      if edits.contains(where: { $0.replacement.contains("sceneWindow") }) { addSceneWindow(owner, [answer.id]) }
    }
  }

  private mutating func leaveWindowReads(_ answer: Answer) {
    batch.manual(
      answer.finding.title,
      localized(
        """
        Take the window from the view or scene at hand, such as view.window: this code cannot be changed without \
        seeing what it has.
        """), answer.finding.location, findings: [answer.id])
  }

  private static func ranges(_ finding: Finding) -> [ByteRange] {
    (finding.subject.values["ranges"] ?? "").split(separator: ",").compactMap { part in
      let ends = part.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
  }

  private var hasOldTargets: Bool {
    guard let floor = Version("13.0") else { return false }
    return unit.targets.flatMap(\.configurations).contains { ($0.deploymentTarget ?? floor) < floor }
  }

  /// A controller has a window at hand once it is on screen. Elsewhere the app delegate looks the scene's up, under
  /// another name: `window` itself belongs to the time before scenes.
  private func replacement(
    of range: ByteRange, in file: SourceFile, _ owner: ClassModel, _ findings: [String]
  ) -> Edit? {
    guard let word = SourceScan.word("window", in: range, of: file.text.bytes) else { return nil }
    let isInside = owner.parts.contains { $0.file.path == file.path && $0.type.range.contains(range.lowerBound) }
    if isInside {
      let isShorthand = isShorthand(word, in: file)
      return isShorthand
        ? .insert(" = sceneWindow", at: word.upperBound, findings: findings)
        : Edit(range: word, replacement: "sceneWindow", findings: findings)
    }
    if hasViewAtHand(range, in: file) {
      return Edit(range: range.lowerBound..<word.upperBound, replacement: "view.window", findings: findings)
    }
    if isCast(range.lowerBound..<word.lowerBound, in: file, owner) {
      return Edit(range: word, replacement: "sceneWindow", findings: findings)
    }
    // The protocol's `window` is optional twice, as it is here.
    return Edit(
      range: range.lowerBound..<word.upperBound,
      replacement: "(UIApplication.shared.delegate as? \(owner.name)).map { $0.sceneWindow }", findings: findings)
  }

  private func isShorthand(_ range: ByteRange, in file: SourceFile) -> Bool {
    file.codeBlocks.contains { block in
      block.range.contains(range.lowerBound)
        && block.references.contains { $0.isShorthand && $0.range == range }
    }
  }

  /// Whether the receiver is known to be the app delegate's class.
  private func isCast(_ receiver: ByteRange, in file: SourceFile, _ owner: ClassModel) -> Bool {
    let text = file.text.string(in: receiver)
    if text.contains(owner.name) { return true }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return file.codeBlocks.flatMap(\.allStatements).contains { statement in
      statement.declares.contains(String(name)) && file.text.string(in: statement.range).contains(owner.name)
        && statement.range.lowerBound < receiver.lowerBound
    }
      || file.types.contains { type in
        type.range.contains(receiver.lowerBound)
          && type.properties.contains {
            $0.name == name && file.text.string(in: $0.range).contains(owner.name)
          }
      }
  }

  /// Methods of a controller before its view is in a window.
  private static let early: Set = ["init", "loadView", "viewDidLoad", "viewWillAppear", "awakeFromNib", "deinit"]

  private func hasViewAtHand(_ range: ByteRange, in file: SourceFile) -> Bool {
    let controllers = unit.context.sources.subtypes(of: "UIViewController")
    guard
      let (type, function) = file.allFunctions.last(where: { type, function in
        type != nil && function.range.contains(range.lowerBound)
      }), let type, controllers.contains(type.name), !function.isStatic, !Self.early.contains(function.baseName),
      let body = function.body
    else { return false }
    // A closure would have to name self.
    return !body.allStatements.flatMap(\.blocks).contains { $0.isFunction && $0.range.contains(range.lowerBound) }
      && body.localScopes["view"] == nil
  }

  private mutating func addSceneWindow(_ owner: ClassModel, _ findings: [String]) {
    guard !sceneWindowIsAdded, owner.property("sceneWindow") == nil else { return }
    sceneWindowIsAdded = true
    let written = owner.property("window")?.property.type ?? "UIWindow?"
    let name = written.filter { $0 != "?" && $0 != "!" }
    let value = "(scene?.delegate as? UIWindowSceneDelegate)?.window ?? nil"
    let type = written.hasSuffix("?") ? written : name + "!"
    let lines = [
      "/// The window of the scene in front, or of any that is there.",
      localized("var sceneWindow: \(type) {"),
      "\tlet scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }",
      "\tlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first",
      "\treturn " + (name == "UIWindow" ? value : "(\(value)) as? \(name)"),
      "}",
    ]
    let part = owner.declaration
    batch.add(
      SwiftEditor.insertMember(lines: lines, into: part.type, in: part.file.text, findings: findings),
      to: part.file.path)
  }
}
