/// The `#if` chains of a token list: which directive belongs to which, and what is known of each branch.
struct ObjectiveCConditions {
  struct Branch {
    let condition: String
    /// Index of the directive that opens it.
    let directive: Int
    let neverCompiled: Bool
  }

  struct Chain {
    var branches: [Branch]
    /// Index of the `#endif`; the number of tokens where it is missing.
    var end: Int
    var hasElse = false
    /// Whether a branch before is certain to be compiled.
    var isDecided = false
    let isInDeadBranch: Bool

    var start: Int { branches.first?.directive ?? end }
    /// The first branch that can be compiled; the first one where none can.
    var primary: Int { branches.firstIndex { !$0.neverCompiled } ?? 0 }
    /// Indices of the tokens of a branch, its directive left out.
    func tokens(of branch: Int) -> Range<Int> {
      let next = branch + 1 < branches.count ? branches[branch + 1].directive : end
      let first = branches[branch].directive + 1
      return first..<max(first, next)
    }
  }

  enum Role {
    case opens(chain: Int)
    case next(chain: Int, branch: Int)
    case closes(chain: Int)
  }

  private(set) var chains: [Chain] = []
  /// By index of the directive's token.
  private(set) var roles: [Int: Role] = [:]
  private(set) var problems: [SyntaxProblem] = []

  init(_ tokens: [ObjectiveCToken], in text: SourceText) {
    let guardLine = Self.includeGuard(tokens, in: text)
    var open: [Int] = []
    // Deeper than anybody writes; further ones are passed over together with their `#endif`.
    let limit = 100
    var ignored = 0
    for (index, token) in tokens.enumerated() where token.kind == .directive {
      if let guardLine, index == guardLine.start || index == guardLine.end { continue }
      let directive = ObjectiveCDirective(text.string(in: token.range))
      switch directive.kind {
      case .if, .ifdef, .ifndef:
        guard open.count < limit else {
          ignored += 1
          continue
        }
        let isDead = open.last.map { chains[$0].isInDeadBranch || isLastBranchDead($0) } ?? false
        let value: Bool? =
          switch directive.kind {
          case .ifdef: ObjectiveCConditionEvaluator.isDefined(directive.argument)
          case .ifndef: ObjectiveCConditionEvaluator.isDefined(directive.argument).map { !$0 }
          default: ObjectiveCConditionEvaluator.value(of: directive.argument)
          }
        let branch = Branch(
          condition: directive.condition, directive: index, neverCompiled: isDead || value == false)
        chains.append(
          Chain(branches: [branch], end: tokens.count, isDecided: value == true, isInDeadBranch: isDead))
        open.append(chains.count - 1)
        roles[index] = .opens(chain: chains.count - 1)
      case .elif, .else:
        if ignored > 0 { continue }
        guard let chain = open.last else {
          problems.append(SyntaxProblem(range: token.range, message: localized("#else without #if")))
          continue
        }
        addBranch(directive, at: index, to: chain)
      case .endif:
        if ignored > 0 {
          ignored -= 1
          continue
        }
        guard let chain = open.popLast() else {
          problems.append(SyntaxProblem(range: token.range, message: localized("#endif without #if")))
          continue
        }
        chains[chain].end = index
        roles[index] = .closes(chain: chain)
      default: break
      }
    }
    for chain in open {
      problems.append(SyntaxProblem(range: tokens[chains[chain].start].range, message: localized("#if without #endif")))
    }
  }

  private func isLastBranchDead(_ chain: Int) -> Bool { chains[chain].branches.last?.neverCompiled ?? false }

  private mutating func addBranch(_ directive: ObjectiveCDirective, at index: Int, to chain: Int) {
    let isElse = directive.kind == .else
    let value = isElse ? nil : ObjectiveCConditionEvaluator.value(of: directive.argument)
    let never = chains[chain].isInDeadBranch || chains[chain].isDecided || value == false
    let condition =
      isElse ? "else of " + (chains[chain].branches.first?.condition ?? "") : directive.condition
    chains[chain].branches.append(Branch(condition: condition, directive: index, neverCompiled: never))
    if value == true { chains[chain].isDecided = true }
    if isElse { chains[chain].hasElse = true }
    roles[index] = .next(chain: chain, branch: chains[chain].branches.count - 1)
  }

  /// First and last directive of an include guard, which says nothing about the code inside.
  private static func includeGuard(_ tokens: [ObjectiveCToken], in text: SourceText) -> (start: Int, end: Int)? {
    guard tokens.count >= 3, tokens[0].kind == .directive, tokens[1].kind == .directive,
      let last = tokens.lastIndex(where: { $0.kind == .directive }), last == tokens.count - 1
    else { return nil }
    let first = ObjectiveCDirective(text.string(in: tokens[0].range))
    let second = ObjectiveCDirective(text.string(in: tokens[1].range))
    let name: String
    switch first.kind {
    case .ifndef: name = first.argument
    case .if where first.argument.hasPrefix("!defined"):
      name = String(first.argument.dropFirst("!defined".count).filter { $0.isLetter || $0.isNumber || $0 == "_" })
    default: return nil
    }
    guard second.kind == .define, second.argument.prefix(while: { !$0.isWhitespace }) == name else { return nil }
    var depth = 0
    for index in tokens.indices where tokens[index].kind == .directive {
      let directive = ObjectiveCDirective(text.string(in: tokens[index].range))
      if directive.opensConditional { depth += 1 }
      if directive.kind == .endif { depth -= 1 }
      if depth == 0 { return index == last ? (0, last) : nil }
      if depth == 1, directive.kind == .else || directive.kind == .elif { return nil }
    }
    return nil
  }

  /// The branches as regions of the file, in source order.
  func regions(_ tokens: [ObjectiveCToken], in text: SourceText) -> [ConditionalRegion] {
    var regions: [ConditionalRegion] = []
    for chain in chains {
      for (index, branch) in chain.branches.enumerated() {
        let next = index + 1 < chain.branches.count ? chain.branches[index + 1].directive : chain.end
        let start = text.fullLineRange(text.lineIndex(at: Int(tokens[branch.directive].end))).upperBound
        let end =
          next < tokens.count
          ? text.fullLineRange(text.lineIndex(at: Int(tokens[next].start))).lowerBound : text.bytes.count
        regions.append(
          ConditionalRegion(
            condition: branch.condition, range: start..<max(start, end), neverCompiled: branch.neverCompiled))
      }
    }
    return regions.enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }
}
