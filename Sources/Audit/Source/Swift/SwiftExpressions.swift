internal import SwiftSyntax

/// Expressions: calls, and reads and writes of names.
extension SwiftReader {
  /// Records everything that happens in `node`.
  mutating func visit(_ node: Syntax) {
    guard descend(node) else { return }
    defer { depth -= 1 }
    if Self.chainKinds.contains(node.kind), let expression = node.as(ExprSyntax.self) {
      visitChain(expression, access: .read)
    } else if !visitExpression(node), !visitStatement(node), !visitLocalDeclaration(node) {
      visitChildren(node)
    }
  }

  mutating func visitChildren(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { visit(child) }
  }

  static let chainKinds: Set<SyntaxKind> = [
    .declReferenceExpr, .superExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
    .forceUnwrapExpr, .genericSpecializationExpr, .macroExpansionExpr,
  ]

  /// False where `node` is no expression with a meaning of its own.
  private mutating func visitExpression(_ node: Syntax) -> Bool {
    if let sequence = node.as(SequenceExprSyntax.self) {
      visitSequence(sequence)
    } else if let closure = node.as(ClosureExprSyntax.self) {
      visitClosure(closure)
    } else if let inout_ = node.as(InOutExprSyntax.self) {
      visitTarget(inout_.expression)
    } else if node.is(IdentifierTypeSyntax.self) || node.is(MemberTypeSyntax.self) {
      visitType(node)
    } else if let keyPath = node.as(KeyPathExprSyntax.self) {
      visitKeyPath(keyPath)
    } else {
      return node.is(AttributeSyntax.self) || node.is(AvailabilityConditionSyntax.self)
    }
    return true
  }

  // MARK: Assignments

  /// Operators are not folded: `a = b ?? c` is a flat list of five.
  private mutating func visitSequence(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1] : nil
      if let next, isAssignment(next) { visitTarget(element) } else { visit(Syntax(element)) }
    }
  }

  private func isAssignment(_ expression: ExprSyntax) -> Bool {
    if expression.is(AssignmentExprSyntax.self) { return true }
    guard let symbol = expression.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return symbol.hasSuffix("=") && symbol.count > 1 && !Self.comparisons.contains(symbol)
  }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  private mutating func visitTarget(_ expression: ExprSyntax) {
    guard descend(expression) else { return }
    defer { depth -= 1 }
    if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { visitTarget(element.expression) }
    } else if Self.chainKinds.contains(expression.kind) {
      visitChain(expression, access: .write)
    } else {
      visit(Syntax(expression))
    }
  }

  // MARK: Types and key paths

  private mutating func visitType(_ node: Syntax) {
    let name = baseName(node)
    gathered.references.append(
      Reference(path: name.split(separator: ".").map(String.init), access: .read, range: node.byteRange))
    var current: Syntax? = node
    while let type = current {
      current = nil
      if let member = type.as(MemberTypeSyntax.self) {
        if let arguments = member.genericArgumentClause { visitChildren(Syntax(arguments)) }
        current = Syntax(member.baseType)
      } else if let identifier = type.as(IdentifierTypeSyntax.self), let arguments = identifier.genericArgumentClause {
        visitChildren(Syntax(arguments))
      }
    }
  }

  private mutating func visitKeyPath(_ keyPath: KeyPathExprSyntax) {
    var path = [keyPath.root.map { baseName(Syntax($0)) } ?? ""]
    for component in keyPath.components {
      if case .property(let property) = component.component {
        path.append(property.declName.baseName.plainName)
      } else {
        visitChildren(Syntax(component))
      }
    }
    gathered.references.append(Reference(path: path, access: .read, range: keyPath.byteRange))
  }

  // MARK: Closures

  private mutating func visitClosure(_ closure: ClosureExprSyntax) {
    let start = closure.leftBrace.byteRange.upperBound
    let range = start..<max(start, closure.rightBrace.byteRange.lowerBound)
    var names: [LocalName] = []
    if let signature = closure.signature {
      let scope = signature.inKeyword.byteRange.upperBound
      func local(_ token: TokenSyntax) {
        names.append(LocalName(name: token.plainName, scope: scope..<max(scope, range.upperBound)))
      }
      for item in signature.capture?.items ?? [] {
        visitCapture(item)
        if item.name.text != "self" { local(item.name) }
      }
      if let list = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
        for parameter in list { local(parameter.name) }
      } else if let clause = signature.parameterClause?.as(ClosureParameterClauseSyntax.self) {
        for parameter in clause.parameters {
          local(parameter.secondName ?? parameter.firstName)
          if let type = parameter.type { visit(Syntax(type)) }
        }
      }
      if let result = signature.returnClause { visit(Syntax(result)) }
    }
    embed(block(closure.statements, range: range, locals: names).asFunction)
  }

  private mutating func visitCapture(_ item: ClosureCaptureSyntax) {
    if let value = item.initializer {
      visit(Syntax(value.value))
    } else {
      gathered.references.append(
        Reference(path: [item.name.plainName], access: .read, range: item.name.byteRange, isShorthand: true))
    }
  }
}
