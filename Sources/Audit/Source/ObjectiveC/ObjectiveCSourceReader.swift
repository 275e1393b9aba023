/// Reads Objective-C, Objective-C++ and their headers into the shape that Swift files are read into.
///
/// The file alone is enough: headers that are missing and macros that are not known change nothing. Every branch of
/// an `#if` is read. Text that makes no sense gives a ``SyntaxProblem`` and is passed over.
public enum ObjectiveCSourceReader {
  /// Extensions of the files that this reads.
  public static let extensions: Set<String> = ["h", "m", "mm", "pch"]

  public static func read(_ text: SourceText) -> SourceFile {
    var file = SourceFile(text: text, language: .objectiveC)
    guard text.bytes.count < Int(Int32.max) else {
      file.problems = [SyntaxProblem(range: 0..<0, message: localized("file too large to be read"))]
      return file
    }
    var lexer = ObjectiveCLexer(text)
    lexer.run()
    let conditions = ObjectiveCConditions(lexer.tokens, in: text)
    file.comments = lexer.comments
    file.regions = conditions.regions(lexer.tokens, in: text)
    let preprocessor = ObjectiveCPreprocessor(lexer.tokens, in: text)
    file.macros = preprocessor.macros
    var (unit, problems) = pair(lexer.tokens, text, conditions, preprocessor.hiddenBrackets)
    unit.aliases = preprocessor.aliases(isCPlusPlus: unit.isCPlusPlus)
    var reader = ObjectiveCDeclarationReader(unit: unit, regions: file.regions)
    reader.run()
    file.types = reader.types
    file.functions = reader.functions
    file.globals = reader.globals
    let headers = preprocessor.imports.map { declaration in
      ImportDeclaration(
        name: declaration.name, range: declaration.range,
        condition: reader.condition(at: declaration.range.lowerBound).text)
    }
    file.imports = (headers + reader.imports).sorted { $0.range.lowerBound < $1.range.lowerBound }
    problems = lexer.problems + conditions.problems + problems + reader.problems
    let live = problems.filter { problem in
      !file.regions.contains { $0.neverCompiled && $0.range.contains(problem.range.lowerBound) }
    }
    file.problems = Array(live.sorted { $0.range.lowerBound < $1.range.lowerBound }.prefix(50))
    return file
  }

  /// Pairs the brackets; what only one branch of an `#if` can be read of is taken out first.
  private static func pair(
    _ tokens: [ObjectiveCToken], _ text: SourceText, _ conditions: ObjectiveCConditions,
    _ macros: [String: [ObjectiveCToken.Kind]]
  ) -> (ObjectiveCUnit, [SyntaxProblem]) {
    var tokens = tokens
    var conditions = conditions
    var brackets = ObjectiveCBrackets(
      tokens, in: text, conditions: conditions, macros: macros, resynchronises: false)
    if !brackets.dividing.isEmpty {
      tokens = withoutDivisions(tokens, conditions, brackets)
      conditions = ObjectiveCConditions(tokens, in: text)
      brackets = ObjectiveCBrackets(
        tokens, in: text, conditions: conditions, macros: macros, resynchronises: false)
    }
    if brackets.hasUnclosedMember {
      brackets = ObjectiveCBrackets(
        tokens, in: text, conditions: conditions, macros: macros, resynchronises: true)
    }
    let unit = ObjectiveCUnit(
      text: text, tokens: tokens, partners: brackets.partners, detours: detours(conditions),
      isCPlusPlus: text.path.hasSuffix(".mm") || text.path.hasSuffix(".h") || text.path.hasSuffix(".pch"))
    return (unit, brackets.problems)
  }

  private static func withoutDivisions(
    _ tokens: [ObjectiveCToken], _ conditions: ObjectiveCConditions, _ brackets: ObjectiveCBrackets
  ) -> [ObjectiveCToken] {
    var isKept = Array(repeating: true, count: tokens.count)
    for number in brackets.dividing {
      let chain = conditions.chains[number]
      let primary = brackets.repeating.contains(number) ? nil : chain.primary
      for branch in chain.branches.indices {
        isKept[chain.branches[branch].directive] = false
        let isPrimary = branch == primary && !chain.branches[branch].neverCompiled
        if !isPrimary { for index in chain.tokens(of: branch) { isKept[index] = false } }
      }
      if chain.end < tokens.count { isKept[chain.end] = false }
    }
    return tokens.indices.filter { isKept[$0] }.map { tokens[$0] }
  }

  private static func detours(_ conditions: ObjectiveCConditions) -> [Int: ObjectiveCUnit.Detour] {
    conditions.roles.mapValues { role in
      switch role {
      case .opens(let chain):
        let live = conditions.chains[chain]
        let branches = live.branches.indices.filter { !live.branches[$0].neverCompiled }.map { live.tokens(of: $0) }
        return .opens(branches: branches, start: live.start, end: live.end)
      case .next(let chain, _): return .next(start: conditions.chains[chain].start, end: conditions.chains[chain].end)
      case .closes(let chain): return .closes(start: conditions.chains[chain].start)
      }
    }
  }
}
