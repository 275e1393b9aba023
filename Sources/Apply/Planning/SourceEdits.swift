import Audit

/// Edits of sources in either language; a place that cannot be edited is told.
extension UnitPlan {
  mutating func removeDeclaration(_ range: ByteRange, in file: SourceFile, findings: [String]) {
    edit(file, findings) { file throws(ObjectiveCEditRefusal) in
      file.language == .swift
        ? SwiftEditor.removeDeclaration(range, in: file.text, findings: findings)
        : try ObjectiveCEditor.removeDeclaration(range, in: file, findings: findings)
    }
  }

  mutating func removeStatement(_ range: ByteRange, in file: SourceFile, findings: [String]) {
    edit(file, findings) { file throws(ObjectiveCEditRefusal) in
      file.language == .swift
        ? SwiftEditor.removeStatement(range, in: file.text, findings: findings)
        : try ObjectiveCEditor.removeStatement(range, in: file, findings: findings)
    }
  }

  /// Adds a member at the end of a type.
  mutating func insertMember(lines: [String], into part: ClassModel.Part, findings: [String]) {
    edit(part.file, findings) { file throws(ObjectiveCEditRefusal) in
      file.language == .swift
        ? SwiftEditor.insertMember(lines: lines, into: part.type, in: file.text, findings: findings)
        : try ObjectiveCEditor.insertMember(
          lines: ObjectiveCStyle(file).member(lines), into: part.type, in: file, findings: findings)
    }
  }

  /// Adds a member behind a method.
  mutating func insertMember(lines: [String], after method: ClassModel.Method, findings: [String]) {
    edit(method.file, findings) { file throws(ObjectiveCEditRefusal) in
      file.language == .swift
        ? SwiftEditor.insertMember(lines: lines, after: method.function.range, in: file.text, findings: findings)
        : try ObjectiveCEditor.insertMember(
          lines: ObjectiveCStyle(file).member(lines), after: method.function, in: file, findings: findings)
    }
  }

  /// Adds statements to a body: at its start, or at its end before a trailing `return`.
  mutating func insertStatement(
    lines: [String], into body: CodeBlock, atEnd: Bool, in file: SourceFile, findings: [String]
  ) {
    edit(file, findings) { file throws(ObjectiveCEditRefusal) in
      file.language == .swift
        ? SwiftEditor.insertStatement(lines: lines, into: body, atEnd: atEnd, in: file.text, findings: findings)
        : try ObjectiveCEditor.insertStatement(
          lines: lines, into: body, atEnd: atEnd, in: file, findings: findings)
    }
  }

  /// Adds a property: in Swift at the start of the type, in Objective-C to the class extension or, where it is public
  /// or there is none, to the header.
  mutating func insertProperty(lines: [String], into model: ClassModel, isPublic: Bool, findings: [String]) {
    let part = model.declaration
    guard part.file.language == .objectiveC else {
      edit(part.file, findings) { file throws(ObjectiveCEditRefusal) in
        SwiftEditor.insertMember(lines: lines, into: part.type, in: file.text, atStart: true, findings: findings)
      }
      return
    }
    let code = lines.joined(separator: part.file.text.lineEnding.rawValue)
    let interface = model.parts.first { $0.type.kind == .interface }
    let own = model.parts.first {
      $0.type.category == "" && !$0.type.isImplementation && $0.file.path == part.file.path
    }
    edit((isPublic ? interface : own ?? interface)?.file ?? part.file, findings) {
      file throws(ObjectiveCEditRefusal) in
      guard let type = (isPublic ? interface : own ?? interface)?.type else { throw .noInterface(model.name) }
      return try ObjectiveCEditor.insertProperty(code, into: type, in: file, findings: findings)
    }
  }

  mutating func edit(
    _ file: SourceFile, _ findings: [String], _ change: (SourceFile) throws(ObjectiveCEditRefusal) -> [Edit]
  ) {
    do {
      batch.add(try change(file), to: file.path)
    } catch {
      batch.problems.append(.notEditable(path: file.path, reason: error.reason, findings: findings))
    }
  }
}
