internal import SwiftSyntax

/// Types, their members, functions outside of types, imports, and code outside of all of them.
extension SwiftReader {
  /// Where a declaration stands.
  struct Place {
    /// Name of the type around it, with a dot behind; empty outside of types.
    var prefix = ""
    /// Index of that type in `file.types`.
    var type: Int?
    /// The innermost `#if` condition around it.
    var condition: String?
    var neverCompiled = false

    func inside(_ branch: Branch) -> Place {
      var place = self
      place.condition = branch.condition
      place.neverCompiled = neverCompiled || branch.neverCompiled
      return place
    }
  }

  mutating func readFile(_ tree: SourceFileSyntax) {
    let whole = 0..<text.bytes.count
    blockEnd = whole.upperBound
    var statements: [Statement] = []
    readTopLevel(tree.statements, in: Place(), statements: &statements)
    if !statements.isEmpty { file.topLevel = CodeBlock(range: whole, statements: statements, locals: locals) }
  }

  private mutating func readTopLevel(
    _ items: CodeBlockItemListSyntax, in place: Place, statements: inout [Statement]
  ) {
    for item in items {
      if case .decl(let decl) = item.item {
        if let config = decl.as(IfConfigDeclSyntax.self) {
          for branch in branches(of: config) {
            guard case .statements(let inner) = branch.clause.elements else { continue }
            readTopLevel(inner, in: place.inside(branch), statements: &statements)
          }
          continue
        }
        if let variable = decl.as(VariableDeclSyntax.self) {
          file.globals += properties(variable, in: place)
          if !isScript { continue }
        }
        if read(decl, in: place) { continue }
      }
      if isPreview(item) { continue }
      if !place.neverCompiled, let statement = statement(item) { statements.append(statement) }
    }
  }

  /// Variables are statements among others in `main.swift`, and globals everywhere else.
  private var isScript: Bool { text.name == "main.swift" }

  /// `#Preview { … }` runs in Xcode only.
  private func isPreview(_ item: CodeBlockItemSyntax) -> Bool {
    let name =
      item.item.as(MacroExpansionExprSyntax.self)?.macroName ?? item.item.as(MacroExpansionDeclSyntax.self)?.macroName
    return name?.text == "Preview"
  }

  /// False for what is none of the declarations that a file lists.
  private mutating func read(_ decl: DeclSyntax, in place: Place) -> Bool {
    if let imported = decl.as(ImportDeclSyntax.self) {
      file.imports.append(
        ImportDeclaration(name: string(imported.path), range: imported.byteRange, condition: place.condition))
    } else if let function = decl.as(FunctionDeclSyntax.self) {
      let function = read(function, in: place)
      if let type = place.type { file.types[type].methods.append(function) } else { file.functions.append(function) }
    } else if readType(decl, in: place) == nil {
      // Operators, precedence groups and type aliases hold no code.
      return [.typeAliasDecl, .operatorDecl, .precedenceGroupDecl, .missingDecl].contains(decl.kind)
    }
    return true
  }

  // MARK: Types

  /// Index of the type in `file.types`, or nil where `decl` is none.
  @discardableResult
  mutating func readType(_ decl: DeclSyntax, in place: Place) -> Int? {
    guard let (kind, name) = typeKind(decl), let group = decl.asProtocol((any DeclGroupSyntax).self) else { return nil }
    guard descend(decl) else { return nil }
    defer { depth -= 1 }
    let body = group.memberBlock
    let bodyStart = body.leftBrace.byteRange.upperBound
    let bodyEnd = max(bodyStart, body.rightBrace.byteRange.lowerBound)
    var type = TypeDeclaration(
      kind: kind, name: place.prefix + baseName(name), range: declarationRange(group), nameRange: name.byteRange,
      bodyRange: bodyStart..<bodyEnd)
    type.attributes = attributes(group.attributes)
    type.modifiers = modifiers(group.modifiers)
    type.objectiveCName = type.attributes.lazy.compactMap(objectiveCName).first
    type.supertypes = group.inheritanceClause?.inheritedTypes.flatMap { supertypes($0.type) } ?? []
    type.supertypesEnd = supertypesEnd(group, name: name.byteRange)
    type.condition = place.condition
    type.neverCompiled = place.neverCompiled
    let index = file.types.count
    file.types.append(type)
    readMembers(
      body.members,
      in: Place(
        prefix: type.name + ".", type: index, condition: place.condition, neverCompiled: place.neverCompiled))
    return index
  }

  private func typeKind(_ decl: DeclSyntax) -> (TypeDeclaration.Kind, Syntax)? {
    if let type = decl.as(ClassDeclSyntax.self) { return (.class, Syntax(type.name)) }
    if let type = decl.as(StructDeclSyntax.self) { return (.struct, Syntax(type.name)) }
    if let type = decl.as(EnumDeclSyntax.self) { return (.enum, Syntax(type.name)) }
    if let type = decl.as(ActorDeclSyntax.self) { return (.actor, Syntax(type.name)) }
    if let type = decl.as(ProtocolDeclSyntax.self) { return (.protocol, Syntax(type.name)) }
    if let type = decl.as(ExtensionDeclSyntax.self) { return (.extension, Syntax(type.extendedType)) }
    return nil
  }

  private mutating func readMembers(_ members: MemberBlockItemListSyntax, in place: Place) {
    for member in members {
      if let config = member.decl.as(IfConfigDeclSyntax.self) {
        for branch in branches(of: config) {
          guard case .decls(let inner) = branch.clause.elements else { continue }
          readMembers(inner, in: place.inside(branch))
        }
      } else {
        readMember(member.decl, in: place)
      }
    }
  }

  private mutating func readMember(_ decl: DeclSyntax, in place: Place) {
    guard let type = place.type else { return }
    if let variable = decl.as(VariableDeclSyntax.self) {
      file.types[type].properties += properties(variable, in: place)
    } else if let function = decl.as(InitializerDeclSyntax.self) {
      file.types[type].methods.append(read(function, in: place))
    } else if let function = decl.as(DeinitializerDeclSyntax.self) {
      file.types[type].methods.append(read(function, in: place))
    } else if let function = decl.as(SubscriptDeclSyntax.self) {
      file.types[type].methods.append(read(function, in: place))
    } else {
      _ = read(decl, in: place)
    }
  }

  private func supertypesEnd(_ group: any DeclGroupSyntax, name: ByteRange) -> Int {
    if let last = group.inheritanceClause?.inheritedTypes.last { return last.type.byteRange.upperBound }
    let generics: GenericParameterClauseSyntax? =
      group.as(ClassDeclSyntax.self)?.genericParameterClause ?? group.as(StructDeclSyntax.self)?.genericParameterClause
      ?? group.as(EnumDeclSyntax.self)?.genericParameterClause
      ?? group.as(ActorDeclSyntax.self)?.genericParameterClause
    if let primary = group.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause {
      return primary.byteRange.upperBound
    }
    return generics?.byteRange.upperBound ?? name.upperBound
  }
}

/// Names and spellings.
extension SwiftReader {
  /// From the first attribute or modifier; an `#if` around attributes included.
  func declarationRange(_ node: some SyntaxProtocol) -> ByteRange { node.byteRange }

  func attributes(_ list: AttributeListSyntax) -> [String] {
    list.flatMap { element -> [String] in
      if let attribute = element.as(AttributeSyntax.self) {
        return [String(string(attribute).drop { $0 == "@" || $0 == " " })]
      }
      guard let config = element.as(IfConfigDeclSyntax.self) else { return [] }
      return branches(of: config).filter { !$0.neverCompiled }.flatMap { branch in
        branch.clause.elements?.as(AttributeListSyntax.self).map { attributes($0) } ?? []
      }
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> [String] {
    list.map { modifier in
      modifier.name.text + (modifier.detail.map { "(" + $0.detail.text + ")" } ?? "")
    }
  }

  /// `Name` of `objc(Name)`; nil for a plain `objc` and for selectors.
  private func objectiveCName(_ attribute: String) -> String? {
    let attribute = attribute.filter { !$0.isWhitespace }
    guard attribute.hasPrefix("objc("), attribute.hasSuffix(")") else { return nil }
    let name = attribute.dropFirst(5).dropLast()
    return name.isEmpty || name.contains(":") ? nil : String(name)
  }

  /// The name of a type without generic arguments, attributes and backticks.
  func baseName(_ node: Syntax) -> String {
    if let token = node.as(TokenSyntax.self) { return token.plainName }
    if let type = node.as(IdentifierTypeSyntax.self) { return type.name.plainName }
    if let type = node.as(AttributedTypeSyntax.self) { return baseName(Syntax(type.baseType)) }
    var parts: [String] = []
    var current = node
    while let member = current.as(MemberTypeSyntax.self) {
      parts.insert(member.name.plainName, at: 0)
      current = Syntax(member.baseType)
    }
    guard !parts.isEmpty else { return string(node) }
    let base = current.as(IdentifierTypeSyntax.self)?.name.plainName ?? string(current)
    return ([base] + parts).joined(separator: ".")
  }

  private func supertypes(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.map { baseName(Syntax($0.type)) }
    }
    return [baseName(Syntax(type))]
  }
}
