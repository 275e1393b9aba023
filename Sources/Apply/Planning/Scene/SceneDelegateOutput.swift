import Audit

/// Where the composed scene delegate goes: a new file, the end of the app delegate's file, or an existing class.
extension UnitPlan {
  mutating func writeSceneDelegate() {
    guard !draft.isEmpty || adoptionAnswer != nil else { return }
    if let existing = unit.sceneDelegate {
      merge(into: existing)
    } else if let answer = adoptionAnswer {
      writeNew(answer)
    }
  }

  /// Name of the scene delegate class: the existing one's, the one the person gave, or a free one.
  var sceneDelegateName: String {
    if let existing = unit.sceneDelegate { return existing.name }
    let answer = adoptionAnswer
    return answer?.parameters["name"] ?? answer?.finding.subject.values["sceneDelegate"] ?? "SceneDelegate"
  }

  private var classAttributes: [String] {
    let floor = Version("13.0")
    let isOld = unit.targets.flatMap(\.configurations).contains { configuration in
      guard let target = configuration.deploymentTarget, let floor else { return false }
      return target < floor
    }
    return isOld ? ["@available(iOS 13.0, *)"] : []
  }

  private mutating func writeNew(_ answer: Answer) {
    guard let delegate = unit.appDelegate else {
      batch.manual(
        "Add a scene delegate",
        "No app delegate was found in the target's sources, so there is nothing to build the"
          + " scene delegate from.", findings: [answer.id])
      return
    }
    guard delegate.language == .swift else {
      batch.manual(
        "Add a scene delegate in Objective-C", "The app delegate is written in Objective-C.",
        SourceLocation(delegate.declaration.file.text, delegate.declaration.type.nameRange), findings: [answer.id])
      return
    }
    let file = delegate.declaration.file
    var findings = draft.findings
    if !findings.contains(answer.id) { findings.insert(answer.id, at: 0) }
    if answer.choice == "append" {
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
    for name in draft.imports + importsOfMovedCode where !imports.contains(name) { imports.append(name) }
    let header = SwiftSceneWriter.licenceHeader(of: file.text, oldName: file.text.name, newName: name)
    batch.create(
      path,
      writer.newFile(draft, name: sceneDelegateName, attributes: classAttributes, imports: imports, header: header),
      findings: findings)
    register(path, beside: file.path, findings: [answer.id])
  }

  /// Imports of the app delegate's file, where code of it moved: which of them the moved code needs cannot be told
  /// from the text alone, and an import too many harms nothing.
  private var importsOfMovedCode: [String] {
    guard let file = unit.appDelegate?.declaration.file else { return [] }
    let moved = unit.answers.contains { $0.choice == "move" || ($0.rule == "sdk.forwarding" && $0.choice == "forward") }
    guard moved else { return [] }
    return file.imports.filter { $0.condition == nil && !$0.name.hasPrefix("SwiftUI.") }.map(\.name)
  }

  private mutating func merge(into delegate: ClassModel) {
    guard delegate.language == .swift else {
      for fragment in draft.callbacks.flatMap(draft.fragments) {
        batch.manual(
          "Add to \(delegate.name)", fragment.code,
          SourceLocation(delegate.declaration.file.text, delegate.declaration.type.nameRange),
          findings: fragment.findings)
      }
      return
    }
    let part = delegate.declaration
    let text = part.file.text
    for callback in draft.callbacks {
      guard let signature = SceneSignature.of(callback) else { continue }
      let fragments = draft.fragments(callback)
      if let method = delegate.method(callback), let body = method.function.body {
        insert(fragments, signature, method, body)
      } else if !fragments.isEmpty {
        batch.add(
          SwiftEditor.insertMember(
            lines: writer.method(signature, fragments).split(separator: "\n", omittingEmptySubsequences: false)
              .map(String.init), into: part.type, in: text, findings: fragments.flatMap(\.findings)),
          to: text.path)
      }
    }
    for member in draft.members {
      batch.add(
        SwiftEditor.insertMember(
          lines: member.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
          into: part.type, in: text, atStart: member.isProperty, findings: member.findings),
        to: text.path)
    }
    if storyboardMakesWindow || draft.methods["scene.willConnect"] != nil, delegate.property("window") == nil,
      let answer = adoptionAnswer ?? unit.answers("window.none").first
    {
      batch.add(
        SwiftEditor.insertMember(
          lines: ["var window: UIWindow?"], into: part.type, in: text, atStart: true, findings: [answer.id]),
        to: text.path)
    }
    var imports = draft.imports
    if unit.isCapacitor, !draft.isEmpty { imports.append("Capacitor") }
    for name in imports where !part.file.imports.contains(where: { $0.name == name }) {
      batch.add(SwiftEditor.addImport(name, to: part.file, findings: draft.findings), to: text.path)
    }
  }

  /// Fragments go to the end of an existing body, guards to its start.
  private mutating func insert(
    _ fragments: [Fragment], _ signature: SceneSignature, _ method: ClassModel.Method, _ body: CodeBlock
  ) {
    for (atEnd, some) in [
      (false, fragments.filter { $0.paragraph == .guards }), (true, fragments.filter { $0.paragraph != .guards }),
    ] where !some.isEmpty {
      guard let code = signature.fill(writer.joined(some), for: method.function) else {
        batch.manual(
          "Add to \(method.function.signature)", signature.fill(writer.joined(some)), method.location,
          findings: some.flatMap(\.findings))
        continue
      }
      batch.add(
        SwiftEditor.insertStatement(
          lines: code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), into: body,
          atEnd: atEnd, in: method.file.text, findings: some.flatMap(\.findings)),
        to: method.file.path)
    }
  }
}
