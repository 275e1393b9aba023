/// Pairs the brackets of a token list, every branch of an `#if` seen from the same state.
///
/// Nothing is refused: a bracket that fits nowhere is reported and passed over, one that is never closed ends where the
/// text around it does.
struct ObjectiveCBrackets {
  /// Index of the other bracket by index of this one; -1 for other tokens and for brackets without a partner.
  /// For an opening one that is never closed it is the index of the token where the reading goes on.
  private(set) var partners: [Int32]
  private(set) var problems: [SyntaxProblem] = []
  /// Chains that cut an expression or a statement in two: only one branch of them can be read.
  private(set) var dividing: [Int] = []
  /// Those of them that say the same as the chain before, for another case: no branch of them is read.
  private(set) var repeating: Set<Int> = []

  private struct Open {
    let kind: ObjectiveCToken.Kind
    /// More than one where several branches open the same pair.
    var indices: [Int]
    /// `{` of `extern "C"`, of a namespace or of a C++ class: declarations inside, not code.
    let isTransparent: Bool
  }

  private struct Frame {
    let chain: Int
    let before: [Open]
    var branches: [[Open]]
    let isInsideCode: Bool
  }

  /// How a branch leaves the open brackets behind.
  private struct Change: Equatable {
    let closed: Int
    let opened: [ObjectiveCToken.Kind]
  }

  private let tokens: [ObjectiveCToken]
  private let text: SourceText
  private let conditions: ObjectiveCConditions
  /// What macros of the file leave open, by name.
  private let macros: [String: [ObjectiveCToken.Kind]]
  private var stack: [Open] = []
  private var frames: [Frame] = []
  /// Brackets opened deeper than `limit`.
  private var ignored = 0
  private let limit = 600
  private(set) var hasUnclosedMember = false
  /// What the last chain without `#else` opened and closed, and where it ended.
  private var lastDivision: (end: Int, change: Change)?

  /// - Parameter resynchronises: take a method that starts in the first column for the end of an unclosed one before.
  init(
    _ tokens: [ObjectiveCToken], in text: SourceText, conditions: ObjectiveCConditions,
    macros: [String: [ObjectiveCToken.Kind]], resynchronises: Bool
  ) {
    self.tokens = tokens
    self.text = text
    self.conditions = conditions
    self.macros = macros
    partners = Array(repeating: -1, count: tokens.count)
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: open(index)
      case .rightParen, .rightBracket, .rightBrace: close(index)
      case .directive: meetDirective(index)
      case .atEnd, .atImplementation: endMembers(at: index)
      case .atInterface where token.startsLine: endMembers(at: index)
      case .minus where resynchronises, .plus where resynchronises:
        if startsMethod(index) { endMembers(at: index) }
      case .identifier where !macros.isEmpty: meetMacro(index)
      default: break
      }
    }
    for unclosed in stack { reportUnclosed(unclosed, at: tokens.count) }
  }

  // MARK: Brackets

  private mutating func open(_ index: Int) {
    guard stack.count < limit else {
      if ignored == 0 {
        problems.append(SyntaxProblem(range: tokens[index].range, message: localized("brackets nested too deeply")))
      }
      ignored += 1
      return
    }
    let kind = tokens[index].kind
    stack.append(Open(kind: kind, indices: [index], isTransparent: kind == .leftBrace && isTransparent(index)))
  }

  private mutating func close(_ index: Int) {
    if ignored > 0 {
      ignored -= 1
      return
    }
    let kind = tokens[index].kind
    guard let opener = kind.opener else { return }
    if stack.last?.kind != opener {
      // A brace ends whatever is still open inside of it; the other two only look as far as the next brace.
      let candidate = stack.lastIndex { $0.kind == opener || (kind != .rightBrace && $0.kind == .leftBrace) }
      guard let candidate, stack[candidate].kind == opener else {
        problems.append(
          SyntaxProblem(
            range: tokens[index].range, message: localized("\(text.string(in: tokens[index].range)) closes nothing")))
        return
      }
      while stack.count > candidate + 1, let unclosed = stack.popLast() { reportUnclosed(unclosed, at: index) }
    }
    guard let top = stack.popLast() else { return }
    for first in top.indices { partners[first] = Int32(clamping: index) }
    partners[index] = Int32(clamping: top.indices[0])
  }

  private mutating func reportUnclosed(_ open: Open, at end: Int) {
    for index in open.indices { partners[index] = Int32(clamping: end) }
    let range = tokens[open.indices[0]].range
    problems.append(SyntaxProblem(range: range, message: localized("\(text.string(in: range)) is never closed")))
  }

  /// Whether the brace holds declarations.
  private func isTransparent(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if tokens[index - 1].kind == .string { return true }
    var before = index - 1
    for _ in 0..<3 where before >= 0 {
      guard tokens[before].kind.isWord || tokens[before].kind == .doubleColon else { return false }
      if text.string(in: tokens[before].range) == "namespace" { return true }
      before -= 1
    }
    return false
  }

  // MARK: Members

  /// A method at the very start of a line, behind something that a statement ends with.
  private func startsMethod(_ index: Int) -> Bool {
    guard tokens[index].startsLine, index > 0, index + 1 < tokens.count, tokens[index + 1].kind == .leftParen,
      text.lineRange(text.lineIndex(at: Int(tokens[index].start))).lowerBound == Int(tokens[index].start)
    else { return false }
    switch tokens[index - 1].kind {
    case .semicolon, .rightBrace, .directive: return true
    default: return false
    }
  }

  private mutating func endMembers(at index: Int) {
    ignored = 0
    while let last = stack.last, !last.isTransparent {
      stack.removeLast()
      if last.kind == .leftBrace { hasUnclosedMember = true }
      reportUnclosed(last, at: index)
    }
  }

  /// A macro of this file that hides brackets stands for them.
  private mutating func meetMacro(_ index: Int) {
    guard let kinds = macros[text.string(in: tokens[index].range)] else { return }
    for kind in kinds {
      if let opener = kind.opener {
        if let top = stack.last, top.kind == opener {
          stack.removeLast()
          for first in top.indices { partners[first] = Int32(clamping: index) }
        }
      } else if stack.count < limit {
        stack.append(Open(kind: kind, indices: [index], isTransparent: false))
      }
    }
  }

  // MARK: Conditional regions

  private mutating func meetDirective(_ index: Int) {
    switch conditions.roles[index] {
    case .opens(let chain):
      let insideCode = stack.contains { !$0.isTransparent }
      frames.append(Frame(chain: chain, before: stack, branches: [], isInsideCode: insideCode))
    case .next(let chain, _):
      guard let last = frames.indices.last, frames[last].chain == chain else { return }
      frames[last].branches.append(stack)
      stack = frames[last].before
    case .closes(let chain):
      guard let frame = frames.last, frame.chain == chain else { return }
      frames.removeLast()
      join(frame)
    case nil: break
    }
  }

  private mutating func join(_ frame: Frame) {
    let chain = conditions.chains[frame.chain]
    let branches = frame.branches + [stack]
    let isBalanced = branches.allSatisfy { Self.same($0, frame.before) }
    if dividesExpression(chain, before: frame.before) || !isBalanced && frame.isInsideCode {
      dividing.append(frame.chain)
    }
    if isBalanced { return }
    if !chain.hasElse, let branch = branches.first, repeatsLastDivision(chain, branch, before: frame.before) {
      if frame.isInsideCode { repeating.insert(frame.chain) }
      let opened = branch.dropFirst(frame.before.count)
      stack = frame.before
      for (index, bracket) in zip(stack.indices.suffix(opened.count), opened) {
        stack[index].indices += bracket.indices
      }
      return
    }
    let primary = min(chain.primary, branches.count - 1)
    // Without a branch that is ever compiled the directive's content is as good as absent.
    guard !chain.branches[primary].neverCompiled else {
      stack = frame.before
      return
    }
    stack = branches[primary]
    for (index, branch) in branches.enumerated() where index != primary {
      guard index < chain.branches.count, !chain.branches[index].neverCompiled, branch.count == stack.count,
        zip(branch, stack).allSatisfy({ $0.kind == $1.kind })
      else { continue }
      for position in stack.indices {
        for opener in branch[position].indices where !stack[position].indices.contains(opener) {
          stack[position].indices.append(opener)
        }
      }
    }
  }

  /// `#if A` … `#endif` `#if B` … `#endif`, where both open (or close) the same brackets, are two cases of one choice.
  private mutating func repeatsLastDivision(
    _ chain: ObjectiveCConditions.Chain, _ branch: [Open], before: [Open]
  ) -> Bool {
    let common = zip(branch, before).prefix { $0.indices == $1.indices }.count
    let change = Change(closed: before.count - common, opened: branch[common...].map(\.kind))
    if let last = lastDivision, last.end + 1 == chain.start, last.change == change {
      lastDivision?.end = chain.end
      return true
    }
    lastDivision = (chain.end, change)
    return false
  }

  private static func same(_ left: [Open], _ right: [Open]) -> Bool {
    left.count == right.count && left.last?.indices == right.last?.indices
  }

  /// Whether the chain stands in the middle of an expression, told by what is open or stands in front of it.
  private func dividesExpression(_ chain: ObjectiveCConditions.Chain, before: [Open]) -> Bool {
    if let top = before.last, top.kind != .leftBrace { return true }
    guard chain.start > 0, before.contains(where: { !$0.isTransparent }) else { return false }
    switch tokens[chain.start - 1].kind {
    case .semicolon, .leftBrace, .rightBrace, .directive, .colon, .rightParen, .elseWord, .doWord, .tryWord:
      return false
    case .identifier: return false
    default: return !tokens[chain.start - 1].kind.isStructure
    }
  }
}
