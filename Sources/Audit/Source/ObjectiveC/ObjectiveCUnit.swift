/// The tokens of one file as the readers walk over them: brackets paired, what cannot be read in two ways taken out.
struct ObjectiveCUnit: Sendable {
  let text: SourceText
  let tokens: [ObjectiveCToken]
  let partners: [Int32]
  /// By index of a directive: where a reader goes on that stands outside of the chain's branch.
  let detours: [Int: Detour]
  /// C++ is allowed for: lambdas, templates, namespaces.
  let isCPlusPlus: Bool
  /// Macros of the file that stand for a chain of members: `APP` for `[UIApplication sharedApplication].delegate`.
  var aliases: [String: [String]] = [:]

  /// What a directive of a conditional chain means to a reader.
  enum Detour: Sendable {
    /// `#if`: the token ranges of the branches that can be compiled, and the index of the `#endif`.
    case opens(branches: [Range<Int>], start: Int, end: Int)
    /// `#elif` and `#else`: the chain's first directive and the index of the `#endif`.
    case next(start: Int, end: Int)
    case closes(start: Int)
  }

  var count: Int { tokens.count }

  func kind(_ index: Int) -> ObjectiveCToken.Kind {
    index >= 0 && index < tokens.count ? tokens[index].kind : .end
  }

  func startsLine(_ index: Int) -> Bool { index >= 0 && index < tokens.count ? tokens[index].startsLine : true }

  /// Offset of the first byte of a token; the end of the text past the last one.
  func start(_ index: Int) -> Int {
    index >= 0 && index < tokens.count ? Int(tokens[index].start) : index < 0 ? 0 : text.bytes.count
  }

  func end(_ index: Int) -> Int {
    index >= 0 && index < tokens.count ? Int(tokens[index].end) : index < 0 ? 0 : text.bytes.count
  }

  /// The bytes of the tokens `first..<end`, blanks and comments around them left out.
  func bytes(_ first: Int, _ end: Int) -> ByteRange {
    guard first < end else { return start(first)..<start(first) }
    return start(first)..<max(start(first), self.end(end - 1))
  }

  func string(_ index: Int) -> String {
    index >= 0 && index < tokens.count ? text.string(in: tokens[index].range) : ""
  }

  func string(_ first: Int, _ end: Int) -> String { text.string(in: bytes(first, end)) }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard kind(index).isWord, end(index) - start(index) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(text.bytes[start(index)..<end(index)]) }
  }

  /// Index of the bracket that closes the one at `index`, or of the token where the reading goes on if nothing does;
  /// never behind `limit`.
  func close(_ index: Int, limit: Int) -> Int {
    guard index >= 0, index < partners.count, partners[index] > index else { return min(index + 1, limit) }
    return min(Int(partners[index]), limit)
  }

  /// Index behind the group that opens at `index`.
  func after(_ index: Int, limit: Int) -> Int {
    let closing = close(index, limit: limit)
    return closing < limit && kind(closing) == kind(index).closer ? closing + 1 : max(closing, index + 1)
  }

  /// Index of the next token, groups in brackets taken as one.
  func skip(_ index: Int, limit: Int) -> Int {
    kind(index).closer == nil ? index + 1 : after(index, limit: limit)
  }

  /// Whether `(`, `[` or `{` at `index` begins a message: a receiver and the first word of a selector.
  ///
  /// - Parameter depth: how many casts led here; the look ahead ends after a few.
  func looksLikeMessage(_ index: Int, depth: Int = 0) -> Bool {
    let limit = close(index, limit: count)
    var next = index + 1
    while next < limit, kind(next) == .leftParen, isCast(next, limit: limit, depth: depth + 1) {
      next = after(next, limit: limit)
    }
    guard next < limit else { return false }
    switch kind(next) {
    case .identifier, .string, .number: next += 1
    case .leftBracket, .leftParen: next = after(next, limit: limit)
    case .at:
      next += 1
      next = kind(next).closer == nil ? next + 1 : after(next, limit: limit)
    case .atProtocol, .atGroup: next = after(next + 1, limit: limit)
    default: return false
    }
    while next < limit {
      switch kind(next) {
      case .dot, .arrow, .doubleColon: next += 2
      case .leftParen, .leftBracket: next = after(next, limit: limit)
      case .less:
        guard let end = angleEnd(next, limit: limit) else { return false }
        next = end
      default: return kind(next).isWord || kind(next) == .colon && kind(next - 1).isWord == false
      }
    }
    return false
  }

  /// Index behind the `>` that closes the type arguments which open at `index`; nil where these are no type arguments.
  ///
  /// - Parameter declares: type parameters, which may have bounds and defaults, instead of arguments.
  func angleEnd(_ index: Int, limit: Int, declares: Bool = false) -> Int? {
    var depth = 0
    var next = index
    let last = min(limit, index + 120)
    while next < last {
      switch kind(next) {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return next + 1 }
      case .identifier, .star, .ampersand, .comma, .doubleColon, .number, .caret, .otherOperator, .directive: break
      case .colon where declares, .assign where declares: break
      case .leftParen, .leftBracket:
        next = after(next, limit: limit)
        continue
      default: return nil
      }
      next += 1
    }
    return nil
  }

  /// Whether the parentheses at `index` hold nothing but a type, and an operand follows them.
  func isCast(_ index: Int, limit: Int, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    let closing = close(index, limit: limit)
    guard kind(index) == .leftParen, kind(closing) == .rightParen, closing > index + 1 else { return false }
    var words = 0
    var isCertain = false
    var next = index + 1
    while next < closing {
      switch kind(next) {
      case .identifier:
        words += 1
        if Self.typeWords.contains(string(next)) { isCertain = true }
      case .doubleColon, .ampersand: break
      case .star, .caret:
        guard words > 0 else { return false }
        if next + 1 == closing || kind(next + 1) == .rightParen || kind(next + 1) == .star { isCertain = true }
      case .less:
        guard words > 0, let end = angleEnd(next, limit: closing) else { return false }
        next = end
        continue
      case .leftParen:
        guard words > 0, kind(next + 1) == .caret || kind(next + 1) == .star || isCertain else { return false }
        isCertain = true
        next = after(next, limit: closing)
        continue
      default: return false
      }
      next += 1
    }
    guard words > 0 else { return false }
    switch kind(closing + 1) {
    case .identifier, .string, .number, .character, .at, .atGroup, .atProtocol: return closing + 1 < limit
    case .leftBracket: return isCertain || looksLikeMessage(closing + 1, depth: depth + 1)
    case .leftParen: return isCertain || words > 1 || startsUpperCase(index + 1)
    case .leftBrace: return isCertain || words > 1 || startsUpperCase(index + 1)
    case .caret, .star, .ampersand, .minus, .plus, .otherOperator, .step: return isCertain
    default: return false
    }
  }

  func startsUpperCase(_ index: Int) -> Bool {
    let offset = start(index)
    return offset < text.bytes.count && text.bytes[offset] >= 0x41 && text.bytes[offset] <= 0x5A
  }

  /// Words that only types are made of.
  static let typeWords: Set<String> = [
    "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool", "BOOL", "id", "const",
    "struct", "union", "enum", "instancetype", "Class", "SEL", "NSInteger", "NSUInteger", "CGFloat", "__bridge",
    "__bridge_transfer", "__bridge_retained", "NSTimeInterval", "size_t", "uint8_t", "uint32_t", "uint64_t",
    "int32_t", "int64_t", "__kindof", "typeof", "__typeof", "__typeof__", "unichar", "IBAction", "auto",
  ]
}
