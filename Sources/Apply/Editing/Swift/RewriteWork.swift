import Audit

/// The replacements that one body needs.
struct RewriteWork {
  let rewriter: BodyRewriter
  let method: ClassModel.Method
  let body: CodeBlock
  let analysis: BodyAnalysis
  private(set) var replacements: [BodyRewriter.Replacement] = []
  private(set) var usesOldClass = false

  private var text: SourceText { method.file.text }
  private let locals: [String: [ByteRange]]
  private let shorthands: Set<ByteRange>
  /// `#selector(…)` and `#keyPath(…)`: they name a member of a type, not of an instance.
  private let selectors: [ByteRange]

  init(rewriter: BodyRewriter, method: ClassModel.Method, body: CodeBlock, analysis: BodyAnalysis) {
    self.rewriter = rewriter
    self.method = method
    self.body = body
    self.analysis = analysis
    locals = body.localScopes
    shorthands = Set(analysis.shorthandUses)
    selectors = body.calls.filter { ["#selector", "#keyPath"].contains($0.path.first) }.map(\.range)
    replacements = rewriter.replacements
  }

  mutating func gather() throws(RewriteRefusal) {
    for (name, uses) in analysis.parameterUses.sorted(by: { $0.key < $1.key }) {
      guard let expression = rewriter.parameters[name], expression != name else { continue }
      for use in uses { try replace(use, by: expression) }
    }
    if case .through(let instance, let type) = rewriter.access { try gatherMembers(instance, type) }
    for site in sites() { gather(site) }
  }

  // MARK: Names

  private mutating func gatherMembers(_ instance: String, _ type: String) throws(RewriteRefusal) {
    let moved = analysis.members.filter { !rewriter.keptMembers.contains($0.name) }
    let kept = analysis.members.filter { rewriter.keptMembers.contains($0.name) }
    // `self` can be renamed as a whole where nothing of the new class is reached through it, or through a capture of it.
    let captures = SelfCaptures(body, kept: kept, in: text)
    let keepsSelf =
      captures.areNeeded
      || kept.contains { member in member.uses.contains { SourceScan.word("self", in: $0, of: text.bytes) != nil } }
    for member in moved {
      for use in member.uses {
        let receiver = member.isStatic || isInSelector(use) ? type : instance
        usesOldClass = true
        if !keepsSelf, receiver == instance, let word = SourceScan.word("self", in: use, of: text.bytes),
          word.lowerBound == use.lowerBound
        {
          try replace(word, by: instance)
        } else {
          let isProjected = SourceScan.word("$" + member.name, in: use, of: text.bytes) != nil
          try replace(use, by: receiver + "." + (isProjected ? "$" : "") + member.name)
        }
      }
    }
    if !kept.isEmpty {
      let names = Set(analysis.members.filter { $0.kind == .property }.map(\.name))
      replacements += captures.weakened(members: names)
    }
    for use in analysis.selfUses {
      usesOldClass = true
      try replace(use, by: instance)
    }
    guard !keepsSelf, usesOldClass else { return }
    for binding in selfBindings() { replacements.append(BodyRewriter.Replacement(binding, instance)) }
  }

  /// The `self` of captures and of `guard let self`, with the name that `let self = self` declares.
  private func selfBindings() -> [ByteRange] {
    var result: [ByteRange] = []
    for reference in body.references where reference.path == ["self"] {
      if reference.isShorthand {
        result.append(reference.range)
      } else if SourceScan.isRebinding(reference.range, in: text) {
        result.append(reference.range)
        let line = text.lineRange(text.lineIndex(at: reference.range.lowerBound))
        var before: ByteRange?
        var start = line.lowerBound
        while let word = SourceScan.word("self", in: start..<reference.range.lowerBound, of: text.bytes) {
          before = word
          start = word.upperBound
        }
        if let before { result.append(before) }
      }
    }
    return result
  }

  private func isInSelector(_ range: ByteRange) -> Bool {
    selectors.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  private mutating func replace(_ use: ByteRange, by expression: String) throws(RewriteRefusal) {
    let first = String(expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if locals[first]?.contains(where: { $0.contains(use.lowerBound) }) == true { throw .nameTaken(first) }
    if shorthands.contains(use) {
      replacements.append(BodyRewriter.Replacement(use.upperBound..<use.upperBound, " = " + expression))
    } else {
      replacements.append(
        BodyRewriter.Replacement(use, Self.isPrimary(expression) ? expression : "(" + expression + ")"))
    }
  }

  /// Whether something can follow the expression without parentheses: no blanks outside of brackets.
  private static func isPrimary(_ expression: String) -> Bool {
    var depth = 0
    for character in expression {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case " " where depth == 0: return false
      default: break
      }
    }
    return true
  }

  // MARK: Returns

  private func sites() -> [BodyRewriter.ReturnSite] {
    if method.function.returnType != nil, body.statements.count == 1, let only = body.statements.first,
      only.kind == .expression || ([.if, .switch].contains(only.kind) && analysis.returns.isEmpty)
    {
      return [
        BodyRewriter.ReturnSite(
          statement: only, value: text.string(in: only.range), isLast: true, isInLoop: false,
          hasEffects: hasEffects(only))
      ]
    }
    let loops = body.ownStatements.filter { $0.kind == .loop }.flatMap(\.blocks).map(\.range)
    return analysis.returns.map { statement in
      BodyRewriter.ReturnSite(
        statement: statement, value: statement.returned,
        isLast: statement.range == body.statements.last?.range,
        isInLoop: loops.contains { $0.contains(statement.range.lowerBound) }, hasEffects: hasEffects(statement))
    }
  }

  /// Calls may do something, and so may getters of longer paths; a name or a literal does nothing.
  private func hasEffects(_ statement: Statement) -> Bool { !statement.calls.isEmpty }

  private mutating func gather(_ site: BodyRewriter.ReturnSite) {
    let range = site.statement.range
    switch rewriter.returns(site) {
    case .keep: break
    case .explicit:
      guard site.statement.kind != .return else { return }
      replacements.append(BodyRewriter.Replacement(range.lowerBound..<range.lowerBound, "return "))
    case .replace(let text): replaceWhole(range, by: text)
    case .leave(let jump):
      guard site.hasEffects, site.value != nil else {
        replaceWhole(range, by: jump ?? "")
        return
      }
      let start = valueStart(of: site.statement)
      replacements.append(BodyRewriter.Replacement(range.lowerBound..<start, "_ = "))
      guard let jump else { return }
      let isAlone = text.startsLine(range.lowerBound)
      let separator = isAlone ? "\n" + text.indentation(at: range.lowerBound) : "; "
      let end = valueEnd(of: site.statement)
      replacements.append(BodyRewriter.Replacement(end..<range.upperBound, separator + jump))
    }
  }

  private mutating func replaceWhole(_ range: ByteRange, by text: String) {
    replacements.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    replacements.append(BodyRewriter.Replacement(range, text))
  }

  private func valueStart(of statement: Statement) -> Int {
    guard statement.kind == .return,
      let word = SourceScan.word("return", in: statement.range, of: text.bytes),
      word.lowerBound == statement.range.lowerBound
    else { return statement.range.lowerBound }
    return SourceScan.skipBlanks(word.upperBound, statement.range.upperBound, text.bytes)
  }

  private func valueEnd(of statement: Statement) -> Int {
    var end = statement.range.upperBound
    while end > statement.range.lowerBound, text.bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return end
  }
}

/// A file with replacements made, and where its old places are now.
struct EditedText {
  let text: SourceText
  let literals: [ByteRange]
  private let moves: [(old: ByteRange, length: Int)]

  /// A replacement inside of another one is dropped.
  init(_ original: SourceText, _ replacements: [BodyRewriter.Replacement], literals: [ByteRange]) {
    var seen: Set<BodyRewriter.Replacement> = []
    let sorted = replacements.filter { inner in
      seen.insert(inner).inserted
        && !replacements.contains { outer in
          outer.range != inner.range && outer.range.lowerBound <= inner.range.lowerBound
            && inner.range.upperBound <= outer.range.upperBound
            && !(inner.range.isEmpty
              && (inner.range.lowerBound == outer.range.lowerBound || inner.range.upperBound == outer.range.upperBound))
        }
    }.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset) < (
        $1.element.range.lowerBound, $1.element.range.upperBound, $1.offset
      )
    }.map(\.element)
    var bytes: [UInt8] = []
    var moves: [(old: ByteRange, length: Int)] = []
    var position = 0
    for replacement in sorted
    where replacement.range.lowerBound >= position && replacement.range.upperBound <= original.bytes.count {
      bytes += original.bytes[position..<replacement.range.lowerBound]
      bytes += replacement.text.utf8
      position = replacement.range.upperBound
      moves.append((replacement.range, replacement.text.utf8.count))
    }
    bytes += original.bytes[position...]
    self.moves = moves
    text = SourceText(path: original.path, bytes: bytes)
    self.literals = literals.map { Self.map($0, moves) }
  }

  func map(_ range: ByteRange) -> ByteRange { Self.map(range, moves) }

  private static func map(_ range: ByteRange, _ moves: [(old: ByteRange, length: Int)]) -> ByteRange {
    let lower = map(range.lowerBound, moves, isEnd: false)
    return lower..<max(lower, map(range.upperBound, moves, isEnd: true))
  }

  /// A replacement at a boundary belongs to the range it touches.
  private static func map(_ offset: Int, _ moves: [(old: ByteRange, length: Int)], isEnd: Bool) -> Int {
    var result = offset
    for (old, length) in moves {
      if old.upperBound < offset || (old.upperBound == offset && (isEnd || !old.isEmpty)) {
        result += length - old.count
      } else if old.lowerBound < offset {
        return result - (offset - old.lowerBound) + (isEnd ? length : 0)
      }
    }
    return result
  }
}
