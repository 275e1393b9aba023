internal import SwiftSyntax

/// Blocks and their statements.
extension SwiftReader {
  mutating func block(_ block: CodeBlockSyntax, locals: [LocalName] = []) -> CodeBlock {
    let start = block.leftBrace.byteRange.upperBound
    return self.block(
      block.statements, range: start..<max(start, block.rightBrace.byteRange.lowerBound), locals: locals)
  }

  mutating func block(_ items: CodeBlockItemListSyntax, range: ByteRange, locals initial: [LocalName]) -> CodeBlock {
    guard descend(items) else { return CodeBlock(range: range, statements: [], locals: initial) }
    defer { depth -= 1 }
    let outer = (locals, blockEnd)
    locals = initial
    blockEnd = range.upperBound
    let statements = items.compactMap { statement($0) }
    let block = CodeBlock(range: range, statements: statements, locals: locals)
    (locals, blockEnd) = outer
    return block
  }

  mutating func statement(_ item: CodeBlockItemSyntax) -> Statement? {
    let range = item.byteRange
    guard !range.isEmpty else { return nil }
    let outer = gathered
    gathered = Gathered()
    defer { gathered = outer }
    let node = Syntax(item.item)
    visit(node)
    let returned = node.as(ReturnStmtSyntax.self)?.expression.map { string($0) }
    return Statement(
      kind: kind(node), range: range, declares: gathered.declares, calls: gathered.calls,
      references: gathered.references, blocks: gathered.blocks, returned: returned)
  }

  private func kind(_ node: Syntax) -> Statement.Kind {
    if let expression = node.as(ExpressionStmtSyntax.self) { return kind(Syntax(expression.expression)) }
    if let labeled = node.as(LabeledStmtSyntax.self) { return kind(Syntax(labeled.statement)) }
    if let kind = Self.kinds[node.kind] { return kind }
    if node.is(DeclSyntax.self) { return .declaration }
    return node.is(ExprSyntax.self) ? .expression : .other
  }

  private static let kinds: [SyntaxKind: Statement.Kind] = [
    .returnStmt: .return, .ifExpr: .if, .guardStmt: .guard, .switchExpr: .switch, .forStmt: .loop, .whileStmt: .loop,
    .repeatStmt: .loop, .doStmt: .do, .deferStmt: .defer, .throwStmt: .throw, .breakStmt: .jump,
    .continueStmt: .jump, .fallThroughStmt: .jump, .ifConfigDecl: .conditional,
  ]

  /// Adds a block inside the statement at hand, with what happens in it.
  mutating func embed(_ block: CodeBlock) {
    gathered.blocks.append(block)
    gathered.calls += block.calls
    gathered.references += block.references
  }

  /// Code of statements that hold blocks; false where `node` is none of them.
  mutating func visitStatement(_ node: Syntax) -> Bool {
    if let node = node.as(IfExprSyntax.self) {
      visitIf(node)
    } else if let node = node.as(GuardStmtSyntax.self) {
      visitGuard(node)
    } else if let node = node.as(SwitchExprSyntax.self) {
      visit(Syntax(node.subject))
      visitCases(node.cases)
    } else if let node = node.as(ForStmtSyntax.self) {
      visitFor(node)
    } else if let node = node.as(WhileStmtSyntax.self) {
      visitConditions(node.conditions, until: node.body.byteRange.upperBound)
      embed(block(node.body))
    } else if let node = node.as(DoStmtSyntax.self) {
      embed(block(node.body))
      for clause in node.catchClauses { visitCatch(clause) }
    } else if let node = node.as(CodeBlockSyntax.self) {
      embed(block(node))
    } else if let node = node.as(IfConfigDeclSyntax.self) {
      visitConditional(node)
    } else {
      return false
    }
    return true
  }

  /// A loop, not a recursion: `else if` chains can be long.
  private mutating func visitIf(_ first: IfExprSyntax) {
    var next: IfExprSyntax? = first
    while let node = next {
      next = nil
      visitConditions(node.conditions, until: node.body.byteRange.upperBound)
      embed(block(node.body))
      if let inner = node.elseBody?.as(IfExprSyntax.self) {
        next = inner
      } else if let inner = node.elseBody?.as(CodeBlockSyntax.self) {
        embed(block(inner))
      }
    }
  }

  private mutating func visitGuard(_ node: GuardStmtSyntax) {
    let known = locals.count
    visitConditions(node.conditions, until: node.conditions.byteRange.upperBound)
    let names = locals.dropFirst(known).map(\.name)
    embed(block(node.body))
    declare(names, from: node.byteRange.upperBound)
  }

  private mutating func visitFor(_ node: ForStmtSyntax) {
    visit(Syntax(node.sequence))
    if let type = node.typeAnnotation { visit(Syntax(type)) }
    let scope = node.inKeyword.byteRange.upperBound
    visitPattern(node.pattern)
    if let condition = node.whereClause {
      bind(names(in: node.pattern), scope: condition.byteRange)
      visit(Syntax(condition))
    }
    let body = node.body.byteRange
    embed(
      block(
        node.body,
        locals: names(in: node.pattern).map {
          LocalName(name: $0.0, scope: max(scope, body.lowerBound)..<body.upperBound)
        }))
  }

  private mutating func visitCatch(_ clause: CatchClauseSyntax) {
    let body = clause.body.byteRange
    var bound: [(String, ByteRange)] = []
    for item in clause.catchItems {
      if let pattern = item.pattern {
        visitPattern(pattern)
        bound += names(in: pattern)
      }
      if let condition = item.whereClause {
        bind(bound, scope: condition.byteRange)
        visit(Syntax(condition))
      }
    }
    if bound.isEmpty { bound = [("error", body)] }
    embed(block(clause.body, locals: bound.map { LocalName(name: $0.0, scope: body) }))
  }

  private mutating func visitCases(_ cases: SwitchCaseListSyntax) {
    for element in cases {
      if let clause = element.as(SwitchCaseSyntax.self) { visitCase(clause) }
      if let config = element.as(IfConfigDeclSyntax.self) { visitConditional(config) }
    }
  }

  private mutating func visitCase(_ clause: SwitchCaseSyntax) {
    let labelEnd = clause.label.byteRange.upperBound
    let range = labelEnd..<max(labelEnd, clause.byteRange.upperBound)
    var bound: [(String, ByteRange)] = []
    if case .case(let label) = clause.label {
      for item in label.caseItems {
        visitPattern(item.pattern)
        bound += names(in: item.pattern)
        if let condition = item.whereClause {
          bind(bound, scope: condition.byteRange)
          visit(Syntax(condition))
        }
      }
    }
    embed(block(clause.statements, range: range, locals: bound.map { LocalName(name: $0.0, scope: range) }))
  }

  /// `#if` inside code: the branches that can be compiled.
  private mutating func visitConditional(_ config: IfConfigDeclSyntax) {
    for branch in branches(of: config) where !branch.neverCompiled {
      guard let elements = branch.clause.elements else { continue }
      if let items = elements.as(CodeBlockItemListSyntax.self) {
        // Names declared in a branch hold after `#endif`.
        let inner = block(items, range: items.byteRange, locals: [])
        for local in inner.locals {
          let start = local.scope.lowerBound
          locals.append(LocalName(name: local.name, scope: start..<max(start, blockEnd)))
        }
        gathered.declares += inner.statements.flatMap(\.declares)
        embed(inner)
      } else if let cases = elements.as(SwitchCaseListSyntax.self) {
        visitCases(cases)
      } else if let expression = elements.as(ExprSyntax.self) {
        visit(Syntax(expression))
      }
    }
  }
}
