/// Reads what a file declares: types, C functions, global variables.
struct ObjectiveCDeclarationReader {
  let unit: ObjectiveCUnit
  let regions: [ConditionalRegion]
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [FunctionDeclaration] = []
  private(set) var globals: [PropertyDeclaration] = []
  private(set) var imports: [ImportDeclaration] = []
  private(set) var problems: [SyntaxProblem] = []
  var code: ObjectiveCCodeReader

  init(unit: ObjectiveCUnit, regions: [ConditionalRegion]) {
    self.unit = unit
    self.regions = regions
    code = ObjectiveCCodeReader(unit: unit)
  }

  mutating func run() {
    readDeclarations(0, unit.count, depth: 0)
    problems += code.problems
  }

  /// The innermost condition around `offset`, and whether the code there is never compiled.
  func condition(at offset: Int) -> (text: String?, never: Bool) {
    var innermost: ConditionalRegion?
    for region in regions {
      if region.range.lowerBound > offset { break }
      if region.range.contains(offset) { innermost = region }
    }
    return (innermost?.condition, innermost?.neverCompiled ?? false)
  }

  // MARK: Outside of types

  private mutating func readDeclarations(_ first: Int, _ end: Int, depth: Int) {
    var index = first
    while index < end {
      let before = index
      switch unit.kind(index) {
      case .atInterface, .atImplementation:
        index = readType(index, end)
      case .atProtocol:
        // A list of names is a forward declaration.
        let isForward = unit.kind(index + 2) == .semicolon || unit.kind(index + 2) == .comma
        index = isForward ? endOfLine(index, end) : readType(index, end)
      case .atImport:
        readModuleImport(&index, end)
      case .atEnd:
        problems.append(
          SyntaxProblem(range: unit.bytes(index, index + 1), message: localized("@end without a beginning")))
        index += 1
      case .directive, .semicolon, .rightBrace, .rightParen, .rightBracket:
        index += 1
      default:
        index = readPlain(index, end, isMember: false, depth: depth)
      }
      index = max(index, before + 1)
    }
  }

  private func endOfLine(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, unit.kind(index) != .semicolon { index += 1 }
    return min(index + 1, end)
  }

  /// `@import Firebase.Auth;`
  private mutating func readModuleImport(_ index: inout Int, _ end: Int) {
    let first = index
    index += 1
    while index < end, unit.kind(index).isWord || unit.kind(index) == .dot { index += 1 }
    let name = unit.string(first + 1, index)
    if index < end, unit.kind(index) == .semicolon { index += 1 }
    let range = unit.bytes(first, index)
    imports.append(ImportDeclaration(name: name, range: range, condition: condition(at: range.lowerBound).text))
  }

  /// A C or C++ declaration, a function, or a macro that stands where a declaration may.
  mutating func readPlain(_ first: Int, _ end: Int, isMember: Bool, depth: Int = 0) -> Int {
    var index = first
    while unit.isWord(index, "template"), let close = unit.angleEnd(index + 1, limit: end, declares: true) {
      index = close
    }
    let first = index
    var lastGroup: Int?
    var hasValue = false
    while index < end {
      switch unit.kind(index) {
      case .semicolon:
        readGlobals(first, index)
        return index + 1
      case .leftBrace:
        if let next = readBraces(
          first, index, end, lastGroup: hasValue ? nil : lastGroup, hasValue: hasValue, depth: depth)
        {
          return next
        }
        index = unit.after(index, limit: end)
      case .leftParen:
        // A macro behind the parameters is no second list of them.
        let isTail = lastGroup != nil && isTail(index - 1)
        if !hasValue, !isTail, !isAttribute(index - 1) { lastGroup = index }
        index = unit.after(index, limit: end)
      case .assign:
        hasValue = true
        index += 1
      case .colon where lastGroup != nil && !hasValue && unit.isCPlusPlus:
        if let body = constructorBody(index, end), let group = lastGroup {
          return readFunction(first, group, body, end)
        }
        index += 1
      case .minus, .plus:
        if isMember, index > first, unit.startsLine(index), !hasValue { return index }
        index += 1
      case .rightBrace:
        return index
      case .directive:
        return index
      default:
        if index > first, unit.kind(index).isStructure { return index }
        index = unit.skip(index, limit: end)
      }
    }
    return end
  }

  private func isAttribute(_ index: Int) -> Bool {
    let word = unit.string(index)
    return word.hasPrefix("__attribute") || word == "noexcept" || word == "alignas" || word == "__declspec"
      || word == "decltype" || word == "throw"
  }

  /// Whether the word is a macro behind the parameters of a function, such as `API_AVAILABLE(…)`.
  private func isTail(_ index: Int) -> Bool {
    let word = unit.string(index)
    return unit.kind(index) == .identifier && word.count > 2 && word == word.uppercased() && !unit.startsLine(index)
  }

  /// What braces outside of functions mean; nil for those that are part of a declaration that goes on.
  private mutating func readBraces(
    _ first: Int, _ open: Int, _ end: Int, lastGroup: Int?, hasValue: Bool, depth: Int
  ) -> Int? {
    if hasValue || unit.isWord(first, "typedef") { return nil }
    if let lastGroup {
      let name = unit.string(lastGroup - 1)
      if Self.enumerations.contains(name) { return nil }
      return readFunction(first, lastGroup, open, end)
    }
    var holdsDeclarations = unit.kind(open - 1) == .string
    for index in first..<open {
      let word = unit.string(index)
      if word == "enum" { return nil }
      if ["namespace", "class", "struct", "union"].contains(word) { holdsDeclarations = true }
    }
    if holdsDeclarations, depth < 30 {
      readDeclarations(open + 1, unit.close(open, limit: end), depth: depth + 1)
    }
    return unit.after(open, limit: end)
  }

  private static let enumerations: Set<String> = [
    "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS", "CF_CLOSED_ENUM",
  ]

  /// Index of the brace behind the initialisers of a C++ constructor whose `:` is at `colon`.
  private func constructorBody(_ colon: Int, _ end: Int) -> Int? {
    var index = colon + 1
    while index < end {
      guard unit.kind(index).isWord else { return nil }
      while index < end, unit.kind(index).isWord || unit.kind(index) == .doubleColon { index += 1 }
      if unit.kind(index) == .less, let close = unit.angleEnd(index, limit: end) { index = close }
      guard unit.kind(index) == .leftParen || unit.kind(index) == .leftBrace, index < end else { return nil }
      index = unit.after(index, limit: end)
      if unit.kind(index) == .leftBrace, index < end { return index }
      guard unit.kind(index) == .comma, index < end else { return nil }
      index += 1
    }
    return nil
  }

  // MARK: Functions and variables

  private mutating func readFunction(_ first: Int, _ group: Int, _ body: Int, _ end: Int) -> Int {
    var nameStart = group - 1
    while nameStart - 2 >= first, unit.kind(nameStart - 1) == .doubleColon { nameStart -= 2 }
    let isNamed = nameStart >= first && unit.kind(group - 1).isWord
    let name = isNamed ? unit.string(nameStart, group) : unit.string(max(first, group - 1), group)
    let next = unit.after(body, limit: end)
    let place = condition(at: unit.start(first))
    var modifiers: [String] = []
    for index in first..<max(first, nameStart) where ObjectiveCVariables.storage.contains(unit.string(index)) {
      modifiers.append(unit.string(index))
    }
    let type = unit.string(first + modifiers.count, max(first + modifiers.count, nameStart))
    functions.append(
      FunctionDeclaration(
        signature: name, parameters: parameters(group, end), returnType: type == "void" || type.isEmpty ? nil : type,
        modifiers: modifiers, range: unit.bytes(first, next),
        nameRange: isNamed ? unit.bytes(nameStart, group) : unit.bytes(first, first + 1),
        body: code.readBlock(body, limit: end), condition: place.text, neverCompiled: place.never))
    return next
  }

  private func parameters(_ group: Int, _ end: Int) -> [FunctionDeclaration.Parameter] {
    let closing = unit.close(group, limit: end)
    var result: [FunctionDeclaration.Parameter] = []
    var first = group + 1
    var index = first
    while index <= closing {
      guard index == closing || unit.kind(index) == .comma else {
        index = unit.skip(index, limit: closing)
        continue
      }
      if let variables = ObjectiveCVariables.read(unit, from: first, to: index), let name = variables.names.first {
        result.append(
          FunctionDeclaration.Parameter(
            label: nil, name: unit.string(name),
            type: unit.string(variables.type.lowerBound, variables.type.upperBound),
            range: unit.bytes(first, index)))
      }
      first = index + 1
      index = first
    }
    return result
  }

  private mutating func readGlobals(_ first: Int, _ end: Int) {
    guard let variables = ObjectiveCVariables.read(unit, from: first, to: end, allowsConstruction: false),
      !variables.specifiers.contains("typedef")
    else { return }
    var findings = ObjectiveCFindings()
    code.readValues(of: variables, to: end, into: &findings)
    let range = unit.bytes(first, end + 1)
    let place = condition(at: range.lowerBound)
    let type = unit.string(variables.type.lowerBound, variables.type.upperBound)
    for name in variables.names {
      globals.append(
        PropertyDeclaration(
          name: unit.string(name), type: type, modifiers: variables.specifiers, range: range,
          nameRange: unit.bytes(name, name + 1), initializer: initializer(name, end, findings),
          condition: place.text, neverCompiled: place.never))
    }
  }

  /// The value behind `=` as code.
  private func initializer(_ name: Int, _ end: Int, _ findings: ObjectiveCFindings) -> CodeBlock? {
    guard unit.kind(name + 1) == .assign, name + 2 < end else { return nil }
    let range = unit.bytes(name + 2, end)
    let statement = Statement(
      kind: .expression, range: range, calls: findings.calls, references: findings.references,
      blocks: findings.blocks)
    return CodeBlock(range: range, statements: [statement])
  }

  // MARK: Types

  mutating func add(_ type: TypeDeclaration) { types.append(type) }
  mutating func report(_ problem: SyntaxProblem) { problems.append(problem) }
}
