import Audit

/// Where the composed scene delegate goes: a new file, the end of the app delegate's file, or an existing class.
extension UnitPlan {
  mutating func writeSceneDelegate() {
    guard !draft.isEmpty || (adoptionAnswer != nil && !unit.isFlutter && !unit.usesExpoScenes) else { return }
    if let existing = unit.sceneDelegate {
      merge(into: existing)
    } else if let answer = adoptionAnswer {
      writeNew(answer)
    } else if let answer = subclassingAnswer {
      writeNew(answer)
      nameSubclass(findings: draft.findings)
    }
  }

  /// Name of the scene delegate class: the existing one's, the one the person gave, or a free one.
  var sceneDelegateName: String {
    if let existing = unit.sceneDelegate { return existing.name }
    let answer = adoptionAnswer
    return answer?.parameters["name"] ?? answer?.finding.subject.values["sceneDelegate"] ?? "SceneDelegate"
  }

  /// Whether a new scene delegate is written at the end of the app delegate's file: chosen so, or no other file can be
  /// registered.
  var standsInAppDelegateFile: Bool {
    guard let answer = adoptionAnswer else { return false }
    return answer.choice == "append" || (namesInCodeOnly && answer.finding.subject.values["registration"] == "no")
  }

  private var classAttributes: [String] { runsBeforeScenes ? ["@available(\(sceneSystems), *)"] : [] }

  /// Whether some configuration still runs on systems that know no scenes.
  var runsBeforeScenes: Bool { !systemsBeforeScenes.isEmpty }

  private var systemsBeforeScenes: [String] {
    ["iOS", "tvOS"].filter { system in unit.targets.contains { $0.systemsBeforeScenes.contains(system) } }
  }

  /// `iOS 13.0, tvOS 13.0`: what an availability check names.
  var sceneSystems: String { systemsBeforeScenes.map { $0 + " 13.0" }.joined(separator: ", ") }

  /// `API_AVAILABLE(ios(13.0), tvos(13.0))`.
  var sceneAvailability: String {
    "API_AVAILABLE(" + systemsBeforeScenes.map { $0.lowercased() + "(13.0)" }.joined(separator: ", ") + ")"
  }

  private mutating func writeNew(_ answer: Answer) {
    guard let delegate = unit.appDelegate else {
      batch.manual(
        localized("Add a scene delegate"),
        localized(
          "No app delegate was found in the target's sources, so there is nothing to build the scene delegate from."),
        findings: [answer.id])
      return
    }
    let file = delegate.declaration.file
    var findings = draft.findings
    if !findings.contains(answer.id) { findings.insert(answer.id, at: 0) }
    guard let writer = writer as? SwiftSceneWriter else {
      writeNewObjectiveC(answer, beside: delegate, findings: findings)
      return
    }
    if standsInAppDelegateFile {
      let text = writer.newClass(draft, name: sceneDelegateName, attributes: classAttributes)
      batch.add(SwiftEditor.append(text, to: file.text, findings: findings), to: file.path)
      for name in draft.imports where !file.imports.contains(where: { $0.name == name }) {
        batch.add(SwiftEditor.addImport(name, to: file, findings: findings), to: file.path)
      }
      return
    }
    let name = sceneDelegateName + ".swift"
    guard let path = TreePath.join(TreePath.parent(file.path), name) else { return }
    var imports = ["UIKit"]
    if unit.isCapacitor { imports.append("Capacitor") }
    if writer.overrides { imports.append("Flutter") }
    for name in draft.imports where !imports.contains(name) { imports.append(name) }
    let moved = importsOfMovedCode.filter { !imports.contains($0.name) }
    let header = LicenceHeader.of(file.text, oldName: file.text.name, newName: name)
    batch.create(
      path,
      writer.newFile(
        draft, name: sceneDelegateName, attributes: classAttributes,
        imports: imports.map { "import " + $0 } + moved.flatMap(\.lines), header: header),
      findings: findings)
    register(path, beside: file.path, findings: [answer.id])
  }

  /// Imports of the app delegate's file that code of it needs where it moved to.
  var importsOfMovedCode: [CarriedImport] {
    guard let file = unit.appDelegate?.declaration.file, file.language == .swift,
      let writer = writer as? SwiftSceneWriter
    else { return [] }
    let moved = unit.answers.contains { $0.choice == "move" || ($0.rule == "sdk.forwarding" && $0.choice == "forward") }
    let imports = SwiftImports(file: file, targets: unit.targets, context: unit.context)
    var needed = moved ? imports.needed(by: writer.newClass(draft, name: sceneDelegateName)) : []
    // Expo's module brings React Native's factory along.
    if unit.choice("react-native.window") == "scene" {
      needed += file.compiledImports.filter { $0.name == "Expo" && !needed.contains($0) }
    }
    return needed.map { CarriedImport($0, of: file) }
  }

  private mutating func merge(into delegate: ClassModel) {
    let part = delegate.declaration
    if part.file.language == .swift {
      mergeSwift(into: delegate)
      return
    }
    for callback in draft.callbacks {
      guard let signature = SceneSignature.of(callback) else { continue }
      let fragments = draft.fragments(callback)
      if let method = delegate.method(callback), let body = method.function.body {
        insert(fragments, signature, method, body)
      } else if !fragments.isEmpty {
        insertMember(
          lines: writer.wholeMethod(signature, fragments), into: part, findings: fragments.flatMap(\.findings))
      }
    }
    for member in draft.members {
      let lines = Self.lines(member.code)
      if member.isProperty {
        insertProperty(lines: lines, into: delegate, isPublic: false, findings: member.findings)
      } else {
        insertMember(lines: lines, into: part, findings: member.findings)
      }
    }
    if storyboardMakesWindow || draft.methods["scene.willConnect"] != nil, delegate.property("window") == nil,
      !unit.inheritsFromFlutter,
      let answer = adoptionAnswer ?? unit.answers("window.none").first
    {
      insertProperty(
        lines: [windowProperty(nullable: false)], into: delegate, isPublic: true, findings: [answer.id])
    }
    importIntoMerged(delegate)
  }

  /// Fragments go to the end of an existing body, guards to its start.
  private mutating func insert(
    _ fragments: [Fragment], _ signature: SceneSignature, _ method: ClassModel.Method, _ body: CodeBlock
  ) {
    for (atEnd, some) in [
      (false, fragments.filter { $0.paragraph <= .preparation }),
      (true, fragments.filter { $0.paragraph > .preparation }),
    ] where !some.isEmpty {
      guard let code = signature.fill(writer.joined(some), for: method.function) else {
        batch.manual(
          localized("Add to \(method.function.signature)"), "",
          lines: signature.fill(writer.joined(some)).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init), method.location,
          findings: some.flatMap(\.findings))
        continue
      }
      insertStatement(
        lines: code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), into: body,
        atEnd: atEnd, in: method.file, findings: some.flatMap(\.findings))
    }
  }
}

/// An import of the app delegate's file, as it is written there and under the condition it stands under.
struct CarriedImport {
  let name: String
  let lines: [String]

  init(_ declaration: ImportDeclaration, of file: SourceFile) {
    name = declaration.name
    let line = file.text.string(in: declaration.range)
    lines = declaration.condition.map { ["#if \($0)", line, "#endif"] } ?? [line]
  }
}
