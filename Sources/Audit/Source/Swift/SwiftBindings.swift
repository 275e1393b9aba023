internal import SwiftSyntax

/// Names that code declares, and how far they reach.
extension SwiftReader {
  /// The names a pattern binds, with their bytes.
  func names(in pattern: PatternSyntax) -> [(String, ByteRange)] {
    var result: [(String, ByteRange)] = []
    var open = [Syntax(pattern)]
    while let node = open.popLast() {
      if let identifier = node.as(IdentifierPatternSyntax.self) {
        result.append((identifier.identifier.plainName, identifier.byteRange))
      } else if !node.is(TokenSyntax.self), !node.is(ClosureExprSyntax.self) {
        open.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
      }
    }
    return result
  }

  /// Names of the block at hand that hold from `start` to its end.
  mutating func declare(_ names: [String], from start: Int) {
    gathered.declares += names
    for name in names { locals.append(LocalName(name: name, scope: start..<max(start, blockEnd))) }
  }

  /// Names that hold in a part of the statement at hand.
  mutating func bind(_ names: [(String, ByteRange)], scope: ByteRange) {
    for (name, _) in names { locals.append(LocalName(name: name, scope: scope)) }
  }

  /// Reads what a pattern compares with; the names it binds are no reads.
  mutating func visitPattern(_ pattern: PatternSyntax) { visit(Syntax(pattern)) }

  /// Conditions of `if`, `guard` and `while`; what they bind holds from there to `end`.
  mutating func visitConditions(_ conditions: ConditionElementListSyntax, until end: Int) {
    for element in conditions {
      let start = element.byteRange.upperBound
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self) {
        visitBinding(binding)
        bind(names(in: binding.pattern), scope: start..<max(start, end))
      } else if let match = element.condition.as(MatchingPatternConditionSyntax.self) {
        visit(Syntax(match.initializer.value))
        visitPattern(match.pattern)
        bind(names(in: match.pattern), scope: start..<max(start, end))
      } else {
        visit(Syntax(element.condition))
      }
    }
  }

  private mutating func visitBinding(_ binding: OptionalBindingConditionSyntax) {
    if let value = binding.initializer {
      visit(Syntax(value.value))
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      gathered.references.append(
        Reference(path: [name.identifier.plainName], access: .read, range: name.byteRange, isShorthand: true))
    }
    if let type = binding.typeAnnotation { visit(Syntax(type)) }
  }

  /// Variables, functions and types inside code; false where `node` declares nothing.
  mutating func visitLocalDeclaration(_ node: Syntax) -> Bool {
    if let variable = node.as(VariableDeclSyntax.self) {
      visitVariable(variable)
    } else if let function = node.as(FunctionDeclSyntax.self) {
      gathered.declares.append(function.name.plainName)
      // A local function can be called before its declaration.
      locals.append(LocalName(name: function.name.plainName, scope: 0..<blockEnd))
      visit(Syntax(function.signature))
      if let body = function.body {
        let names = parameterNames(function.signature.parameterClause, scope: function.byteRange)
        embed(block(body, locals: names).asFunction)
      }
    } else if let decl = node.as(DeclSyntax.self), node.isProtocol((any DeclGroupSyntax).self) {
      visitLocalType(decl)
    } else {
      return false
    }
    return true
  }

  private mutating func visitVariable(_ variable: VariableDeclSyntax) {
    var bound: [String] = []
    for binding in variable.bindings {
      if let type = binding.typeAnnotation { visit(Syntax(type)) }
      if let value = binding.initializer { visit(Syntax(value.value)) }
      if let accessors = binding.accessorBlock { embed(self.accessors(accessors, locals: []).asFunction) }
      bound += names(in: binding.pattern).map(\.0)
    }
    declare(bound, from: variable.byteRange.upperBound)
  }

  private mutating func visitLocalType(_ decl: DeclSyntax) {
    guard let index = readType(decl, in: Place()), file.types.indices.contains(index) else { return }
    let type = file.types[index]
    gathered.declares.append(type.name)
    locals.append(LocalName(name: type.name, scope: 0..<blockEnd))
    for property in type.properties {
      if let value = property.initializer { embed(value) }
      if let accessors = property.accessors { embed(accessors.asFunction) }
    }
    for method in type.methods {
      guard let body = method.body else { continue }
      let names = method.parameters.compactMap(\.name).map { LocalName(name: $0, scope: method.range) }
      embed(CodeBlock(range: body.range, statements: body.statements, locals: body.locals + names, isFunction: true))
    }
  }
}
