import Audit

/// An Objective-C scene delegate: a header and an implementation beside the app delegate's, or a class at the end of its
/// file.
extension UnitPlan {
  mutating func writeNewObjectiveC(_ answer: Answer, beside delegate: ClassModel, findings: [String]) {
    guard let writer = writer as? ObjectiveCSceneWriter else { return }
    let file = delegate.declaration.file
    let header = delegate.parts.first { $0.type.kind == .interface && $0.file.path.hasSuffix(".h") }?.file
    let name = sceneDelegateName
    let assumesNonnull = header?.text.string.contains("NS_ASSUME_NONNULL_BEGIN") ?? false
    let interface = ObjectiveCSceneWriter.Interface(
      name: name, window: windowProperty(nullable: assumesNonnull),
      attributes: runsBeforeScenes ? [sceneAvailability] : [], assumesNonnull: assumesNonnull)
    let code = writer.implementation(draft, name: name)
    if standsInAppDelegateFile {
      // No nullability region is open at the end of an implementation.
      let bare = ObjectiveCSceneWriter.Interface(
        name: name, window: windowProperty(nullable: false), attributes: interface.attributes, assumesNonnull: false)
      let text = writer.text(writer.interface(bare) + [""] + code)
      batch.add(ObjectiveCEditor.append(text, to: file.text, findings: findings), to: file.path)
      for directive in frameworkImports(missingIn: file) {
        batch.add(ObjectiveCEditor.addImport(directive, to: file, findings: findings), to: file.path)
      }
      return
    }
    let ending = TreePath.pathExtension(file.path)
    guard let headerPath = TreePath.join(TreePath.parent(file.path), name + ".h"),
      let path = TreePath.join(TreePath.parent(file.path), name + "." + ending)
    else { return }
    let imports = ObjectiveCImports(delegate, in: unit.context)
    let own = "#import \"\(name).h\""
    let needed = imports.needed(by: code.joined(separator: "\n"), in: name)
    let licence = LicenceHeader.of(file.text, oldName: file.text.name, newName: name + "." + ending)
    let headerLicence = (header?.text ?? file.text).name
    batch.create(
      headerPath,
      writer.header(
        interface,
        licence: LicenceHeader.of(header?.text ?? file.text, oldName: headerLicence, newName: name + ".h")),
      findings: findings)
    batch.create(
      path,
      writer.implementationFile(
        draft, name: name,
        imports: [own] + needed.flatMap(Self.lines) + frameworkImports(as: file).filter { !needed.contains($0) },
        licence: licence),
      findings: findings)
    register([headerPath, path], beside: file.path, findings: [answer.id])
  }

  /// `@property (strong, nonatomic) UIWindow *window;` as the app delegate has it.
  func windowProperty(nullable: Bool) -> String {
    let plain = "@property (strong, nonatomic\(nullable ? ", nullable" : "")) UIWindow *window;"
    guard let (file, property) = unit.appDelegate?.property("window"), file.language == .objectiveC,
      !property.modifiers.contains("ivar")
    else { return plain }
    let words = file.text.string(in: property.range).split(whereSeparator: \.isWhitespace)
      .filter { $0 != "IBOutlet" && !$0.hasPrefix("//") }
    let text = words.joined(separator: " ")
    guard text.hasPrefix("@property"), text.contains("("), text.contains("strong") || text.contains("retain"),
      text.filter({ !$0.isWhitespace }).hasSuffix("UIWindow*window;"), !text.contains("readonly")
    else { return plain }
    return nullable && !text.contains("nullable") ? plain : text
  }

  /// Frameworks of Apple's that code written here needs, in the style of `file`.
  private func frameworkImports(as file: SourceFile) -> [String] {
    draft.imports.map { ObjectiveCStyle(file).importsModules ? "@import \($0);" : "#import <\($0)/\($0).h>" }
  }

  /// Those of them that the file does not import.
  private func frameworkImports(missingIn file: SourceFile) -> [String] {
    zip(draft.imports, frameworkImports(as: file)).filter { name, _ in
      !file.imports.contains { $0.name == name || $0.name.hasPrefix(name + "/") }
    }.map(\.1)
  }

  /// What code that went into an existing scene delegate needs, and its file does not import.
  mutating func importIntoMerged(_ delegate: ClassModel) {
    guard let owner = unit.appDelegate, owner.language == .objectiveC else { return }
    let file = delegate.declaration.file
    let code = (draft.callbacks.flatMap(draft.fragments).map(\.code) + draft.members.map(\.code))
      .joined(separator: "\n")
    for directive in ObjectiveCImports(owner, in: unit.context).needed(by: code, in: delegate.name)
      + frameworkImports(missingIn: file)
    where !file.imports.contains(where: { file.text.string(in: $0.range) == directive }) {
      batch.add(ObjectiveCEditor.addImport(directive, to: file, findings: draft.findings), to: file.path)
    }
  }

  mutating func importHeader(_ name: String, into file: SourceFile, _ findings: [String]) {
    batch.add(ObjectiveCEditor.addImport("#import \"\(name).h\"", to: file, findings: findings), to: file.path)
  }
}
