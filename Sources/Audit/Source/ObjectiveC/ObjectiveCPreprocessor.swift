/// What the preprocessor lines of a file bring in: headers and macros.
struct ObjectiveCPreprocessor {
  private(set) var imports: [(name: String, range: ByteRange)] = []
  private(set) var macros: [MacroDefinition] = []
  /// Brackets that a macro opens or closes without the other one, in order.
  private(set) var hiddenBrackets: [String: [ObjectiveCToken.Kind]] = [:]

  init(_ tokens: [ObjectiveCToken], in text: SourceText) {
    for token in tokens where token.kind == .directive {
      let directive = ObjectiveCDirective(text.string(in: token.range))
      switch directive.kind {
      case .import:
        if let header = directive.header { imports.append((header, token.range)) }
      case .define:
        addMacro(directive.argument, range: token.range)
      default: break
      }
    }
  }

  private mutating func addMacro(_ argument: String, range: ByteRange) {
    let name = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard !name.isEmpty else { return }
    var rest = argument.dropFirst(name.count)
    let takesArguments = rest.first == "("
    if takesArguments { rest = rest.drop { $0 != ")" }.dropFirst() }
    let replacement = String(rest.drop(while: \.isWhitespace))
    macros.append(
      MacroDefinition(
        name: String(name), takesArguments: takesArguments, replacement: replacement, range: range))
    let hidden = Self.hiddenBrackets(in: replacement)
    if !hidden.isEmpty { hiddenBrackets[String(name)] = hidden }
  }

  private static func hiddenBrackets(in replacement: String) -> [ObjectiveCToken.Kind] {
    guard replacement.contains(where: { "(){}[]".contains($0) }) else { return [] }
    var lexer = ObjectiveCLexer(SourceText(path: "", replacement))
    lexer.run()
    var result: [ObjectiveCToken.Kind] = []
    for token in lexer.tokens {
      if token.kind.closer != nil {
        result.append(token.kind)
      } else if let opener = token.kind.opener {
        if result.last == opener { result.removeLast() } else { result.append(token.kind) }
      }
    }
    return result.count > 20 ? [] : result
  }

  /// Names of macros without arguments that stand for a chain of members, with the path of that chain.
  func aliases(isCPlusPlus: Bool) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for macro in macros where !macro.takesArguments && macro.replacement.count < 300 {
      guard macro.replacement.contains(where: { $0 == "[" || $0 == "." }) else { continue }
      let text = SourceText(path: isCPlusPlus ? "macro.mm" : "macro.m", macro.replacement)
      var lexer = ObjectiveCLexer(text)
      lexer.run()
      guard lexer.problems.isEmpty else { continue }
      let conditions = ObjectiveCConditions([], in: text)
      let brackets = ObjectiveCBrackets(
        lexer.tokens, in: text, conditions: conditions, macros: [:], resynchronises: false)
      guard brackets.problems.isEmpty else { continue }
      let unit = ObjectiveCUnit(
        text: text, tokens: lexer.tokens, partners: brackets.partners, detours: [:], isCPlusPlus: isCPlusPlus)
      var reader = ObjectiveCCodeReader(unit: unit)
      var findings = ObjectiveCFindings()
      var index = 0
      guard let first = lexer.tokens.first, first.kind == .leftParen || first.kind == .leftBracket || first.kind.isWord
      else { continue }
      let chain = reader.readOperand(&index, lexer.tokens.count, into: &findings)
      if index == lexer.tokens.count, chain.isNamed, chain.path.count > 1 { result[macro.name] = chain.path }
    }
    return result
  }
}
