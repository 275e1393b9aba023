internal import SwiftSyntax

/// Functions, initialisers, subscripts and properties.
extension SwiftReader {
  mutating func read(_ function: FunctionDeclSyntax, in place: Place) -> FunctionDeclaration {
    FunctionDeclaration(
      signature: function.name.plainName + labels(function.signature.parameterClause),
      parameters: parameters(function.signature.parameterClause), returnType: returnType(function.signature),
      attributes: attributes(function.attributes), modifiers: modifiers(function.modifiers),
      range: declarationRange(function), nameRange: function.name.byteRange,
      body: function.body.map { body($0, parameters: function.signature.parameterClause) },
      defaults: defaults(function.signature.parameterClause), condition: place.condition,
      neverCompiled: place.neverCompiled)
  }

  mutating func read(_ function: InitializerDeclSyntax, in place: Place) -> FunctionDeclaration {
    FunctionDeclaration(
      signature: "init" + labels(function.signature.parameterClause),
      parameters: parameters(function.signature.parameterClause), returnType: nil,
      attributes: attributes(function.attributes), modifiers: modifiers(function.modifiers),
      range: declarationRange(function), nameRange: function.initKeyword.byteRange,
      body: function.body.map { body($0, parameters: function.signature.parameterClause) },
      defaults: defaults(function.signature.parameterClause), condition: place.condition,
      neverCompiled: place.neverCompiled)
  }

  mutating func read(_ function: DeinitializerDeclSyntax, in place: Place) -> FunctionDeclaration {
    FunctionDeclaration(
      signature: "deinit", parameters: [], returnType: nil, attributes: attributes(function.attributes),
      modifiers: modifiers(function.modifiers), range: declarationRange(function),
      nameRange: function.deinitKeyword.byteRange, body: function.body.map { body($0, parameters: nil) },
      condition: place.condition, neverCompiled: place.neverCompiled)
  }

  mutating func read(_ function: SubscriptDeclSyntax, in place: Place) -> FunctionDeclaration {
    let locals = parameterNames(function.parameterClause, scope: function.byteRange)
    return FunctionDeclaration(
      signature: "subscript" + labels(function.parameterClause, single: "_"),
      parameters: parameters(function.parameterClause), returnType: string(function.returnClause.type),
      attributes: attributes(function.attributes), modifiers: modifiers(function.modifiers),
      range: declarationRange(function), nameRange: function.subscriptKeyword.byteRange,
      body: function.accessorBlock.map { accessors($0, locals: locals) },
      condition: place.condition, neverCompiled: place.neverCompiled)
  }

  /// Code of a function; its parameters are no locals of the block, so that they can be told apart.
  mutating func body(_ block: CodeBlockSyntax, parameters: FunctionParameterClauseSyntax?) -> CodeBlock {
    self.block(block)
  }

  // MARK: Signatures

  /// - Parameter single: the label of a parameter with one name, where that name is none (subscripts).
  func labels(_ clause: FunctionParameterClauseSyntax, single: String? = nil) -> String {
    let labels = clause.parameters.map { parameter in
      (parameter.secondName == nil ? single ?? parameter.firstName.plainName : parameter.firstName.plainName) + ":"
    }
    return "(" + labels.joined() + ")"
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.plainName
      let name = (parameter.secondName ?? parameter.firstName).plainName
      let end = parameter.trailingComma?.byteRange.lowerBound ?? parameter.byteRange.upperBound
      return FunctionDeclaration.Parameter(
        label: label == "_" ? nil : label, name: name == "_" ? nil : name,
        type: string(parameter.type) + (parameter.ellipsis == nil ? "" : "..."),
        range: parameter.byteRange.lowerBound..<max(parameter.byteRange.lowerBound, end))
    }
  }

  private mutating func defaults(_ clause: FunctionParameterClauseSyntax) -> [CodeBlock] {
    clause.parameters.compactMap { $0.defaultValue.map { expressionBlock($0.value) } }
  }

  func parameterNames(_ clause: FunctionParameterClauseSyntax, scope: ByteRange) -> [LocalName] {
    parameters(clause).compactMap { $0.name.map { LocalName(name: $0, scope: scope) } }
  }

  private func returnType(_ signature: FunctionSignatureSyntax) -> String? {
    guard let type = signature.returnClause.map({ string($0.type) }) else { return nil }
    return ["Void", "()", "Swift.Void"].contains(type) ? nil : type
  }

  // MARK: Properties

  /// One for each name; those declared together share their range.
  mutating func properties(_ variable: VariableDeclSyntax, in place: Place) -> [PropertyDeclaration] {
    let attributes = attributes(variable.attributes)
    let modifiers = modifiers(variable.modifiers)
    var result: [PropertyDeclaration] = []
    for binding in variable.bindings {
      let initializer = binding.initializer.map { self.expressionBlock($0.value) }
      let accessors = binding.accessorBlock.map { self.accessors($0, locals: []) }
      for (name, range) in names(in: binding.pattern) {
        result.append(
          PropertyDeclaration(
            name: name, type: binding.typeAnnotation.map { string($0.type) }, attributes: attributes,
            modifiers: modifiers, range: declarationRange(variable), nameRange: range, initializer: initializer,
            accessors: accessors, condition: place.condition, neverCompiled: place.neverCompiled))
      }
    }
    return result
  }

  /// The code of `{ … }` after a property or subscript: the computed body, or one statement for each accessor.
  mutating func accessors(_ block: AccessorBlockSyntax, locals: [LocalName]) -> CodeBlock {
    let start = block.leftBrace.byteRange.upperBound
    let range = start..<max(start, block.rightBrace.byteRange.lowerBound)
    if let items = block.accessors.as(CodeBlockItemListSyntax.self) {
      return self.block(items, range: range, locals: locals)
    }
    var statements: [Statement] = []
    for accessor in block.accessors.as(AccessorDeclListSyntax.self) ?? [] {
      guard let body = accessor.body else { continue }
      let name = accessor.parameters?.name.plainName ?? Self.implicitNames[accessor.accessorSpecifier.text]
      let inner = self.block(body, locals: name.map { [LocalName(name: $0, scope: body.byteRange)] } ?? [])
      statements.append(
        Statement(
          kind: .other, range: accessor.byteRange, calls: inner.calls, references: inner.references, blocks: [inner]))
    }
    return CodeBlock(range: range, statements: statements, locals: locals)
  }

  private static let implicitNames = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]

  /// An expression on its own, such as an initial value.
  private mutating func expressionBlock(_ expression: ExprSyntax) -> CodeBlock {
    let outer = (gathered, locals, blockEnd)
    gathered = Gathered()
    locals = []
    blockEnd = expression.byteRange.upperBound
    visit(Syntax(expression))
    let statement = Statement(
      kind: .expression, range: expression.byteRange, calls: gathered.calls, references: gathered.references,
      blocks: gathered.blocks)
    let block = CodeBlock(range: expression.byteRange, statements: [statement], locals: locals)
    (gathered, locals, blockEnd) = outer
    return block
  }
}
