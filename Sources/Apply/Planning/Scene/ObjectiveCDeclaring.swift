import Audit

/// Members of an Objective-C app delegate that the scene delegate needs: its header has to tell of them.
extension UnitPlan {
  /// Moves a property from the implementation file to the header, or declares a method there.
  mutating func declare(_ member: BodyAnalysis.Member, findings: [String]) {
    guard let owner = unit.appDelegate, let file = unit.context.sources.file(member.file) else { return }
    // At the end of the same file everything is known.
    if standsInAppDelegateFile, file.path == owner.declaration.file.path { return }
    guard let interface = owner.parts.first(where: { $0.type.kind == .interface && $0.file.path.hasSuffix(".h") })
    else {
      batch.problems.append(
        .notEditable(
          path: member.file, reason: localized("\(owner.name) has no header in which \(member.name) could be declared"),
          findings: findings))
      return
    }
    let text = file.text.string(in: member.declaration)
    let declaration: String
    if member.kind == .property {
      declaration = text
      removeDeclaration(member.declaration, in: file, findings: findings)
    } else {
      let head = file.allFunctions.first { $0.function.range == member.declaration }?.function
      let end = head?.body.map { $0.range.lowerBound - 1 } ?? member.declaration.upperBound
      let words = file.text.string(in: member.declaration.lowerBound..<end).split(whereSeparator: \.isWhitespace)
      let parameter = helperNames.contains(member.name) ? WindowConstruction.objectiveCParameter : ""
      let prototype = words.joined(separator: " ").trimmingSemicolon + parameter + ";"
      declaration = interface.file.hasNullability ? prototype.withNullablePointers : prototype
    }
    for type in Self.types(in: declaration) where !Self.isKnown(type, in: interface.file) {
      let forward = ObjectiveCImports(owner, in: unit.context).declarations(of: type)
      guard !forward.isEmpty else {
        batch.problems.append(
          .notEditable(
            path: interface.file.path,
            reason: """
              \(member.name) needs \(type) there, and it cannot be told which import brings it. Let the code stay and \
              be called
              """, findings: findings))
        continue
      }
      for line in forward {
        batch.add(ObjectiveCEditor.addImport(line, to: interface.file, findings: findings), to: interface.file.path)
      }
    }
    edit(interface.file, findings) { file throws(ObjectiveCEditRefusal) in
      member.kind == .property
        ? try ObjectiveCEditor.insertProperty(declaration, into: interface.type, in: file, findings: findings)
        : try ObjectiveCEditor.declareMethod(declaration, in: interface.type, of: file, findings: findings)
    }
  }

  /// Tells of the app delegate's window in its header, where only the implementation knows of it.
  mutating func declareWindow(of owner: ClassModel, findings: [String]) {
    let isSameFile = standsInAppDelegateFile && dialect.language == .objectiveC
    guard !isSameFile, !owner.tellsWindowInHeader(unit.context.sources) else { return }
    if let (file, property) = owner.property("window"), !property.modifiers.contains("ivar") {
      open(
        BodyAnalysis.Member(
          name: "window", kind: .property, isPrivate: true, isStatic: false, file: file.path,
          declaration: property.range, uses: []), findings: findings)
      return
    }
    guard let interface = owner.parts.first(where: { $0.type.kind == .interface && $0.file.path.hasSuffix(".h") }),
      opened.insert(Opened(file: interface.file.path, declaration: interface.type.range)).inserted
    else { return }
    let attributes = (interface.file.hasNullability ? "nullable, " : "") + "strong, nonatomic"
    edit(interface.file, findings) { file throws(ObjectiveCEditRefusal) in
      try ObjectiveCEditor.insertProperty(
        "@property (\(attributes)) UIWindow *window;", into: interface.type, in: file, findings: findings)
    }
  }

  /// Names in a declaration that some header has to bring.
  private static func types(in declaration: String) -> [String] {
    let keywords = [
      "IBOutlet", "IBAction", "IBInspectable", "BOOL", "SEL", "Class", "IMP", "Boolean", "NULL", "YES", "NO",
    ]
    let system = ["UI", "NS", "CG", "CA", "CF"]
    var result: [String] = []
    for word in ObjectiveCImports.words(declaration).sorted() {
      guard word.first?.isUppercase == true, !keywords.contains(word),
        !system.contains(where: { word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase ?? false })
      else { continue }
      result.append(word)
    }
    return result
  }

  /// Whether the header tells of the type already.
  private static func isKnown(_ type: String, in file: SourceFile) -> Bool {
    if file.types.contains(where: { $0.name == type }) { return true }
    if file.imports.contains(where: { TreePath.name($0.name) == type + ".h" }) { return true }
    return ObjectiveCImports.forwardDeclared(in: file).contains(type)
  }
}

extension String {
  fileprivate var trimmingSemicolon: String { hasSuffix(";") ? String(dropLast()) : self }

  /// What is written without a word about nil may be nil: its header says it of every pointer.
  fileprivate var withNullablePointers: String {
    replacing(/\(([^()]*[^()*]\s*\*|id|id<[^()]*>)\)/) { match in
      let type = match.output.1
      let isTold = ["nullable", "nonnull", "_Nullable", "_Nonnull", "null_unspecified"].contains { type.contains($0) }
      return isTold ? String(match.output.0) : "(nullable \(type))"
    }
  }
}
