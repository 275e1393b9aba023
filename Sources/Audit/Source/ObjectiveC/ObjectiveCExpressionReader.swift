/// What an expression does, gathered while it is read.
struct ObjectiveCFindings {
  var calls: [Call] = []
  var references: [Reference] = []
  var blocks: [CodeBlock] = []
}

/// A receiver, a name or a chain of members.
struct ObjectiveCChain {
  /// What a call through it is told by.
  var path: [String]
  /// Index of the first token.
  var first: Int
  /// False where the chain starts with a literal or with an expression that has no name.
  var isNamed: Bool
  /// What is read (or written) where nothing more follows: a call leaves it at what is called.
  var reference: (path: [String], range: ByteRange)?
  /// Subscripts, as written.
  var keys: [String] = []

  /// First component of the path of a call whose receiver has no name.
  static let placeholder = "()"

  static func unnamed(_ first: Int) -> ObjectiveCChain {
    ObjectiveCChain(path: [placeholder], first: first, isNamed: false, reference: nil)
  }
}

extension ObjectiveCCodeReader {
  /// Reads the tokens `first..<end` as one or more operands with operators between them.
  mutating func readExpression(_ first: Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    var index = first
    var expectsOperand = true
    while index < end {
      switch unit.kind(index) {
      case .dot where expectsOperand:
        // `.member = value` of an initialiser list names a member of another type.
        index += 2
      case .caret where !expectsOperand:
        index += 1
        expectsOperand = true
      case .leftBrace where !expectsOperand:
        readGroup(index, end, into: &findings)
        index = unit.after(index, limit: end)
      case .identifier, .leftParen, .leftBracket, .leftBrace, .at, .atGroup, .atProtocol, .string, .number, .character,
        .caret:
        let chain = readOperand(&index, end, into: &findings)
        let before = chain.first > first ? unit.kind(chain.first - 1) : .end
        emit(chain, access: access(before: before, index < end ? unit.kind(index) : .end), into: &findings)
        expectsOperand = false
      case .directive:
        index += 1
      default:
        if unit.kind(index).isWord {
          expectsOperand = true
        } else {
          expectsOperand = unit.kind(index).opener == nil
        }
        index += 1
      }
    }
  }

  private func access(
    before: ObjectiveCToken.Kind, _ after: ObjectiveCToken.Kind
  ) -> Reference.Access {
    switch after {
    case .assign, .compoundAssign, .step: .write
    default: before == .step ? .write : .read
    }
  }

  /// Adds the reference that a chain stands for.
  func emit(_ chain: ObjectiveCChain, access: Reference.Access, into findings: inout ObjectiveCFindings) {
    guard let (path, range) = chain.reference, let name = path.first,
      path.count > 1 || !Self.constants.contains(name)
    else { return }
    findings.references.append(Reference(path: path, access: access, range: range, keys: chain.keys))
  }

  /// Reads of the types that stand between `first` and `end`.
  func emitTypes(_ first: Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    for index in first..<max(first, end) where unit.kind(index) == .identifier && unit.startsUpperCase(index) {
      let name = unit.string(index)
      if ObjectiveCUnit.typeWords.contains(name) { continue }
      findings.references.append(Reference(path: [name], access: .read, range: unit.bytes(index, index + 1)))
    }
  }

  private static let constants: Set<String> = [
    "nil", "Nil", "NULL", "YES", "NO", "true", "false", "nullptr", "sizeof", "const", "new", "delete", "typeof",
    "__typeof__", "__typeof", "static_cast", "dynamic_cast", "reinterpret_cast", "const_cast", "unsigned", "int",
    "void", "char", "long", "float", "double", "struct", "_cmd", "co_await", "typename", "template", "auto",
    "__bridge", "operator", "signed", "short", "bool",
  ]

  /// Reads one operand with everything that hangs on it; `index` ends behind it. Always moves on.
  mutating func readOperand(
    _ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings
  ) -> ObjectiveCChain {
    let first = index
    guard enter(at: index) else {
      index = unit.skip(index, limit: end)
      return .unnamed(first)
    }
    defer { leave() }
    var chain = readPrimary(&index, end, into: &findings)
    chain.first = first
    readPostfixes(&chain, &index, end, into: &findings)
    return chain
  }

  private mutating func readPrimary(
    _ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings
  ) -> ObjectiveCChain {
    let first = index
    switch unit.kind(index) {
    case .leftParen:
      return readParentheses(&index, end, into: &findings)
    case .leftBracket:
      if unit.isCPlusPlus, let body = lambdaBody(index, end) {
        readLambda(&index, body, end, into: &findings)
        return .unnamed(first)
      }
      let chain = readMessage(index, end, into: &findings)
      index = unit.after(index, limit: end)
      return chain
    case .leftBrace:
      readGroup(index, end, into: &findings)
      index = unit.after(index, limit: end)
      return .unnamed(first)
    case .caret:
      guard let body = blockBody(index, end) else {
        index += 1
        return .unnamed(first)
      }
      emitTypes(first + 1, body, into: &findings)
      findings.append(readBlock(body, limit: end, head: first + 1).asFunction)
      index = unit.after(body, limit: end)
      return .unnamed(first)
    case .at:
      index += 1
      if unit.kind(index).closer != nil, index < end {
        readGroup(index, end, into: &findings)
        index = unit.after(index, limit: end)
      } else if index < end {
        // `@YES`, `@1`, `@-1`.
        if unit.kind(index) == .minus { index += 1 }
        index = min(index + 1, end)
      }
      return .unnamed(first)
    case .atGroup, .atProtocol:
      index += 1
      if unit.kind(index) == .leftParen, index < end { index = unit.after(index, limit: end) }
      return .unnamed(first)
    case .string, .number, .character:
      index += 1
      while index < end, unit.kind(index) == .string { index += 1 }
      return .unnamed(first)
    default:
      let name = unit.string(index)
      index += 1
      let path = unit.aliases[name] ?? [name]
      return ObjectiveCChain(
        path: path, first: first, isNamed: true, reference: (path, unit.bytes(first, index)))
    }
  }

  /// Members, subscripts, calls.
  private mutating func readPostfixes(
    _ chain: inout ObjectiveCChain, _ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings
  ) {
    while index < end {
      switch unit.kind(index) {
      case .dot, .arrow, .doubleColon:
        var next = index + 1
        while unit.kind(next) == .star || unit.kind(next) == .otherOperator { next += 1 }
        guard next < end, unit.kind(next).isWord else { return }
        chain.path.append(unit.string(next))
        index = next + 1
        if chain.isNamed { chain.reference = (chain.path, unit.bytes(chain.first, index)) }
      case .leftBracket where !unit.looksLikeMessage(index):
        readGroup(index, end, into: &findings)
        chain.keys.append(unit.string(index + 1, unit.close(index, limit: end)))
        index = unit.after(index, limit: end)
        if let (path, range) = chain.reference {
          chain.reference = (path, range.lowerBound..<max(range.upperBound, unit.end(index - 1)))
        }
      case .leftParen:
        readCall(chain, index, end, into: &findings)
        index = unit.after(index, limit: end)
      case .less where unit.isCPlusPlus && chain.isNamed && unit.kind(index - 1).isWord:
        guard let close = unit.angleEnd(index, limit: end), close < end else { return }
        switch unit.kind(close) {
        case .leftParen, .doubleColon, .leftBrace: index = close
        default: return
        }
      case .leftBrace where unit.isCPlusPlus && chain.isNamed && unit.kind(index - 1) == .greater:
        readGroup(index, end, into: &findings)
        index = unit.after(index, limit: end)
      default: return
      }
    }
  }

  /// The inside of a group in brackets as an expression.
  mutating func readGroup(_ open: Int, _ end: Int, into findings: inout ObjectiveCFindings) {
    guard enter(at: open) else { return }
    defer { leave() }
    readExpression(open + 1, unit.close(open, limit: end), into: &findings)
  }

  // MARK: Parentheses

  /// A cast with its operand, a chain in parentheses, a statement expression, or any other expression.
  private mutating func readParentheses(
    _ index: inout Int, _ end: Int, into findings: inout ObjectiveCFindings
  ) -> ObjectiveCChain {
    let first = index
    let closing = unit.close(index, limit: end)
    if unit.isCast(index, limit: end) {
      emitTypes(index + 1, closing, into: &findings)
      index = unit.after(index, limit: end)
      while index < end, Self.isPrefixOperator(unit.kind(index)) { index += 1 }
      guard index < end else { return .unnamed(first) }
      return readOperand(&index, end, into: &findings)
    }
    index = unit.after(index, limit: end)
    if unit.kind(first + 1) == .leftBrace, first + 1 < closing {
      findings.append(readBlock(first + 1, limit: closing))
      return .unnamed(first)
    }
    var inner = first + 1
    while inner < closing, unit.kind(inner) == .star || unit.kind(inner) == .ampersand { inner += 1 }
    guard inner < closing else { return .unnamed(first) }
    switch unit.kind(inner) {
    case .identifier, .leftParen, .leftBracket:
      let chain = readOperand(&inner, closing, into: &findings)
      if inner == closing { return chain }
      emit(chain, access: access(before: .end, unit.kind(inner)), into: &findings)
      readExpression(unit.kind(inner) == .caret ? inner + 1 : inner, closing, into: &findings)
    default:
      readExpression(first + 1, closing, into: &findings)
    }
    return .unnamed(first)
  }

  private static func isPrefixOperator(_ kind: ObjectiveCToken.Kind) -> Bool {
    switch kind {
    case .star, .ampersand, .minus, .plus, .otherOperator, .step: true
    default: false
    }
  }

  // MARK: Blocks and lambdas

  /// Index of the `{` of the block whose `^` is at `index`.
  private func blockBody(_ index: Int, _ end: Int) -> Int? {
    var next = index + 1
    let last = min(end, index + 60)
    while next < last {
      switch unit.kind(next) {
      case .leftBrace: return next
      case .identifier, .star, .caret, .doubleColon: next += 1
      case .leftParen: next = unit.after(next, limit: end)
      case .less:
        guard let close = unit.angleEnd(next, limit: end) else { return nil }
        next = close
      default: return nil
      }
    }
    return nil
  }

  /// Index of the `{` of the C++ lambda whose `[` is at `index`; nil for a message.
  private func lambdaBody(_ index: Int, _ end: Int) -> Int? {
    let closing = unit.close(index, limit: end)
    guard unit.kind(closing) == .rightBracket,
      unit.kind(closing + 1) == .leftParen || unit.kind(closing + 1) == .leftBrace
    else { return nil }
    switch unit.kind(index + 1) {
    case .rightBracket, .ampersand, .assign: break
    case .identifier:
      guard index + 2 == closing || unit.kind(index + 2) == .comma || unit.kind(index + 2) == .assign else {
        return nil
      }
    default: return nil
    }
    var next = closing + 1
    let last = min(end, closing + 60)
    while next < last {
      switch unit.kind(next) {
      case .leftBrace: return next
      case .identifier, .star, .ampersand, .doubleColon, .arrow: next += 1
      case .leftParen: next = unit.after(next, limit: end)
      case .less:
        guard let close = unit.angleEnd(next, limit: end) else { return nil }
        next = close
      default: return nil
      }
    }
    return nil
  }

  private mutating func readLambda(
    _ index: inout Int, _ body: Int, _ end: Int, into findings: inout ObjectiveCFindings
  ) {
    // The capture list may hold initial values.
    readGroup(index, end, into: &findings)
    findings.append(readBlock(body, limit: end, head: unit.after(index, limit: end)).asFunction)
    index = unit.after(body, limit: end)
  }
}

extension ObjectiveCFindings {
  /// Adds a block and everything that happens inside of it.
  mutating func append(_ block: CodeBlock) {
    blocks.append(block)
    calls += block.calls
    references += block.references
  }
}
