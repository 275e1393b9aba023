/// Reads bodies: statements, and through its extensions expressions, calls and messages.
struct ObjectiveCCodeReader {
  let unit: ObjectiveCUnit
  private(set) var problems: [SyntaxProblem] = []
  private var depth = 0
  /// Names declared so far in the block at hand, and where that block ends.
  private var locals: [LocalName] = []
  private var blockEnd = 0
  /// Names declared in the clauses of the statement at hand.
  private var clauseNames: [String] = []
  /// Nesting of code that is still followed. Real code stays below thirty; what lies deeper is passed over and told.
  private static let limit = 120

  init(unit: ObjectiveCUnit) { self.unit = unit }

  /// Goes one level deeper; false where the limit is reached.
  mutating func enter(at index: Int) -> Bool {
    guard depth < Self.limit else {
      if problems.isEmpty {
        let range = unit.bytes(index, index + 1)
        problems.append(SyntaxProblem(range: range, message: localized("code nested too deeply to be read")))
      }
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// The code between the brace at `open` and its partner.
  ///
  /// - Parameter head: index where the parameters of a block or a lambda are looked for; nil for other braces.
  mutating func readBlock(_ open: Int, limit: Int, head: Int? = nil) -> CodeBlock {
    let closing = unit.close(open, limit: limit)
    let start = unit.end(open)
    let isClosed = unit.kind(closing) == .rightBrace && closing < unit.count
    let end = isClosed ? unit.start(closing) : unit.end(max(open, closing - 1))
    let range = start..<max(start, end)
    guard enter(at: open) else { return CodeBlock(range: range, statements: []) }
    let outer = (locals, blockEnd, clauseNames)
    defer {
      leave()
      (locals, blockEnd, clauseNames) = outer
    }
    blockEnd = range.upperBound
    locals = head.map { parameters($0, open).map { LocalName(name: $0, scope: range) } } ?? []
    clauseNames = []
    let statements = readStatements(open + 1, closing)
    return CodeBlock(range: range, statements: statements, locals: locals)
  }

  /// Names in the last parentheses between `first` and `end`.
  private func parameters(_ first: Int, _ end: Int) -> [String] {
    var group: Int?
    var index = first
    while index < end {
      if unit.kind(index) == .leftParen { group = index }
      index = unit.skip(index, limit: end)
    }
    guard let group else { return [] }
    let closing = unit.close(group, limit: end)
    var names: [String] = []
    var start = group + 1
    index = start
    while index <= closing {
      guard index == closing || unit.kind(index) == .comma else {
        index =
          unit.kind(index) == .less
          ? unit.angleEnd(index, limit: closing) ?? index + 1 : unit.skip(index, limit: closing)
        continue
      }
      if let name = ObjectiveCVariables.read(unit, from: start, to: index)?.names.first {
        names.append(unit.string(name))
      }
      start = index + 1
      index = start
    }
    return names
  }

  mutating func readStatements(_ first: Int, _ end: Int) -> [Statement] {
    var statements: [Statement] = []
    var index = first
    while index < end {
      let before = index
      if let statement = readStatement(&index, end) { statements.append(statement) }
      if index <= before { index = before + 1 }
    }
    return statements
  }

  /// Reads the statement at `index`, and moves behind it; nil for what is none.
  private mutating func readStatement(_ index: inout Int, _ end: Int) -> Statement? {
    let first = index
    let outer = clauseNames
    clauseNames = []
    let statement = readAny(&index, end)
    let scope = unit.start(first)..<max(unit.start(first), unit.end(index - 1))
    for name in clauseNames { locals.append(LocalName(name: name, scope: scope)) }
    clauseNames = outer
    return statement
  }

  private mutating func readAny(_ index: inout Int, _ end: Int) -> Statement? {
    let first = index
    var findings = ObjectiveCFindings()
    switch unit.kind(index) {
    case .semicolon, .rightBrace, .rightParen, .rightBracket:
      index += 1
      return nil
    case .directive:
      return readDirective(&index, end)
    case .leftBrace:
      findings.append(readBlock(index, limit: end))
      index = unit.after(index, limit: end)
      return finish(.do, first, index, findings)
    case .ifWord, .elseWord:
      readIf(&index, end, into: &findings)
      return finish(.if, first, index, findings)
    case .forWord, .whileWord:
      readLoop(&index, end, into: &findings)
      return finish(.loop, first, index, findings)
    case .doWord:
      index += 1
      readBranch(&index, end, into: &findings)
      if unit.kind(index) == .whileWord, index < end {
        index += 1
        readCondition(&index, end, into: &findings)
      }
      takeSemicolon(&index, end)
      return finish(.loop, first, index, findings)
    case .switchWord:
      index += 1
      readCondition(&index, end, into: &findings)
      readBranch(&index, end, into: &findings)
      return finish(.switch, first, index, findings)
    case .caseWord,
      .defaultWord where unit.kind(index + 1) == .colon:
      readLabel(&index, end, into: &findings)
      return finish(.other, first, index, findings)
    case .returnWord:
      return readReturn(&index, end)
    case .breakWord, .continueWord, .gotoWord:
      index = endOfStatement(index + 1, end)
      return finish(.jump, first, index, findings)
    case .atThrow, .throwWord:
      index = endOfStatement(index + 1, end)
      readExpression(first + 1, index, into: &findings)
      return finish(.throw, first, index, findings)
    case .atTry, .atCatch, .atFinally, .atSynchronized, .atAutoreleasepool:
      readGuardedBlocks(&index, end, into: &findings)
      return finish(.do, first, index, findings)
    case .tryWord where unit.kind(index + 1) == .leftBrace, .catchWord where unit.kind(index + 1) == .leftParen:
      readGuardedBlocks(&index, end, into: &findings)
      return finish(.do, first, index, findings)
    case .identifier where unit.kind(index + 1) == .colon && index + 1 < end:
      index += 2
      return finish(.other, first, index, findings)
    default:
      return readSimple(&index, end)
    }
  }

  private func finish(
    _ kind: Statement.Kind, _ first: Int, _ end: Int, _ findings: ObjectiveCFindings, declares: [String] = [],
    returned: String? = nil
  ) -> Statement {
    Statement(
      kind: kind, range: unit.bytes(first, end), declares: declares,
      calls: findings.calls.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }.map(\.element),
      references: findings.references.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }.map(\.element),
      blocks: findings.blocks, returned: returned)
  }

  // MARK: Preprocessor

  /// `#if` with its branches as one statement; other directives are none.
  private mutating func readDirective(_ index: inout Int, _ end: Int) -> Statement? {
    let first = index
    index += 1
    switch unit.detours[first] {
    case .opens(let branches, _, let close) where close < end || close == unit.count:
      guard enter(at: first) else {
        index = min(close + 1, end)
        return nil
      }
      defer { leave() }
      var findings = ObjectiveCFindings()
      for branch in branches {
        let tokens = branch.clamped(to: first..<end)
        findings.append(
          CodeBlock(
            range: unit.bytes(tokens.lowerBound, tokens.upperBound),
            statements: readStatements(tokens.lowerBound, tokens.upperBound)))
      }
      index = min(close + 1, end)
      return finish(.conditional, first, index, findings)
    case .next(_, let close):
      index = max(index, min(close + 1, end))
      return nil
    default:
      return nil
    }
  }

  // MARK: Compound statements

  private mutating func readIf(_ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    var expectsBranch = true
    while index < end, expectsBranch {
      if unit.kind(index) == .elseWord { index += 1 }
      if unit.kind(index) == .ifWord, index < end {
        index += 1
        readCondition(&index, end, into: &findings)
      }
      readBranch(&index, end, into: &findings)
      expectsBranch = unit.kind(index) == .elseWord && index < end
    }
  }

  /// `(condition)`, with the variables and the clauses that C and C++ allow in it.
  private mutating func readCondition(_ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    while index < end, unit.kind(index) == .identifier { index += 1 }
    guard unit.kind(index) == .leftParen, index < end else { return }
    readClauses(index + 1, unit.close(index, limit: end), into: &findings)
    index = unit.after(index, limit: end)
  }

  private mutating func readLoop(_ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    index += 1
    readCondition(&index, end, into: &findings)
    readBranch(&index, end, into: &findings)
  }

  /// Clauses between semicolons; the names they declare hold to the end of the statement.
  private mutating func readClauses(_ first: Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    guard enter(at: first) else { return }
    defer { leave() }
    var start = first
    var index = first
    while index <= end {
      guard index == end || unit.kind(index) == .semicolon else {
        index = unit.skip(index, limit: end)
        continue
      }
      if start < index {
        if let variables = ObjectiveCVariables.read(unit, from: start, to: index) {
          clauseNames += variables.names.map { unit.string($0) }
          readValues(of: variables, to: index, into: &findings)
        } else {
          readExpression(start, index, into: &findings)
        }
      }
      start = index + 1
      index = start
    }
  }

  /// The code of initial values: what stands behind the names.
  mutating func readValues(
    of variables: ObjectiveCVariables, to end: Int, into findings: inout ObjectiveCFindings
  ) {
    emitTypes(variables.type.lowerBound, variables.type.upperBound, into: &findings)
    for (position, name) in variables.names.enumerated() {
      var first = position == 0 && variables.type.upperBound > name ? variables.type.upperBound : name + 1
      let next = position + 1 < variables.names.count ? variables.names[position + 1] : end
      if unit.isWord(first, "in") { first += 1 }
      if unit.kind(first) == .assign || unit.kind(first) == .colon { first += 1 }
      readExpression(first, max(first, next), into: &findings)
    }
  }

  /// A block in braces, or the one statement that stands for it.
  private mutating func readBranch(_ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    // `if (x)` with a `#pragma` behind it.
    while index < end, unit.kind(index) == .directive, unit.detours[index] == nil { index += 1 }
    guard index < end else { return }
    if unit.kind(index) == .leftBrace {
      findings.append(readBlock(index, limit: end))
      index = unit.after(index, limit: end)
      return
    }
    if unit.kind(index) == .semicolon {
      index += 1
      return
    }
    guard unit.kind(index) != .rightBrace, enter(at: index) else {
      index = endOfStatement(index, end)
      return
    }
    defer { leave() }
    let first = index
    let statement = readStatement(&index, end)
    findings.append(
      CodeBlock(range: unit.bytes(first, index), statements: statement.map { [$0] } ?? []))
  }

  private mutating func readGuardedBlocks(_ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    var goesOn = true
    while goesOn, index < end {
      index += 1
      if unit.kind(index) == .leftParen, index < end {
        readClauses(index + 1, unit.close(index, limit: end), into: &findings)
        index = unit.after(index, limit: end)
      }
      if unit.kind(index) == .leftBrace, index < end {
        findings.append(readBlock(index, limit: end))
        index = unit.after(index, limit: end)
      }
      switch unit.kind(index) {
      case .atCatch, .atFinally: break
      case .catchWord: goesOn = unit.kind(index + 1) == .leftParen
      default: goesOn = false
      }
    }
  }

  /// `case value:` and `default:`.
  private mutating func readLabel(_ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    let first = index + 1
    var questions = 0
    index = first
    while index < end {
      if unit.kind(index) == .question { questions += 1 }
      if unit.kind(index) == .colon {
        if questions == 0 { break }
        questions -= 1
      }
      if unit.kind(index) == .semicolon || unit.kind(index) == .rightBrace { break }
      index = unit.skip(index, limit: end)
    }
    readExpression(first, index, into: &findings)
    if unit.kind(index) == .colon, index < end { index += 1 }
  }

  // MARK: Simple statements

  private func takeSemicolon(_ index: inout Int, _ end: Int) {
    if index < end, unit.kind(index) == .semicolon { index += 1 }
  }

  /// Index behind the semicolon; before it where a line starts that can only be another statement.
  private func endOfStatement(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let kind = unit.kind(index)
      if kind == .semicolon { return index + 1 }
      if kind == .rightBrace || index > start && kind.startsStatement { return index }
      if kind == .directive, unit.detours[index] != nil { return index }
      index = unit.skip(index, limit: end)
    }
    return end
  }

  private mutating func readReturn(_ index: inout Int, _ end: Int) -> Statement {
    let first = index
    var findings = ObjectiveCFindings()
    index = endOfStatement(index + 1, end)
    let last = unit.kind(index - 1) == .semicolon ? index - 1 : index
    readExpression(first + 1, last, into: &findings)
    let text = unit.string(first + 1, last)
    return finish(.return, first, index, findings, returned: text.isEmpty ? nil : text)
  }

  /// A declaration or an expression.
  private mutating func readSimple(_ index: inout Int, _ end: Int) -> Statement? {
    let first = index
    var findings = ObjectiveCFindings()
    if let body = macroBody(first, end) {
      readExpression(first, body, into: &findings)
      findings.append(readBlock(body, limit: end))
      index = unit.after(body, limit: end)
      takeSemicolon(&index, end)
      return finish(.other, first, index, findings)
    }
    index = max(endOfStatement(first, end), first + 1)
    let last = unit.kind(index - 1) == .semicolon ? index - 1 : index
    let isConstructed = unit.isCPlusPlus && isConstruction(first, last)
    if let variables = ObjectiveCVariables.read(unit, from: first, to: last, allowsConstruction: isConstructed) {
      readValues(of: variables, to: last, into: &findings)
      let isType = variables.specifiers.contains("typedef")
      let names = isType ? [] : variables.names.map { unit.string($0) }
      let scope = unit.end(index - 1)
      for name in names { locals.append(LocalName(name: name, scope: scope..<max(scope, blockEnd))) }
      return finish(.declaration, first, index, findings, declares: names)
    }
    if Self.typeIntroducers.contains(unit.string(first)) {
      return finish(.declaration, first, index, findings)
    }
    readExpression(first, last, into: &findings)
    return finish(.expression, first, index, findings)
  }

  private static let typeIntroducers: Set<String> = ["typedef", "struct", "enum", "union", "using"]

  /// `Type name(arguments)` and `Type name{…}` where a name follows a name.
  private func isConstruction(_ first: Int, _ end: Int) -> Bool {
    guard unit.kind(end - 1) == .rightParen || unit.kind(end - 1) == .rightBrace else { return false }
    return !unit.isWord(first, "new") && !unit.isWord(first, "delete") && !unit.isWord(first, "co_await")
  }

  /// Index of the brace of `MACRO(arguments) { … }` and `MACRO { … }`: a loop or a scope that a macro makes.
  private func macroBody(_ first: Int, _ end: Int) -> Int? {
    guard unit.kind(first) == .identifier else { return nil }
    var next = first + 1
    if unit.kind(next) == .leftParen, next < end { next = unit.after(next, limit: end) }
    guard next < end, unit.kind(next) == .leftBrace, !Self.typeIntroducers.contains(unit.string(first)) else {
      return nil
    }
    // `Type{…}` is a value in C++.
    return unit.isCPlusPlus && next == first + 1 ? nil : next
  }
}
