/// Reads one method, declared or implemented.
struct ObjectiveCMethodReader {
  let unit: ObjectiveCUnit
  /// Whether bodies are allowed for.
  let isImplementation: Bool

  struct Method {
    var selector = ""
    var parameters: [FunctionDeclaration.Parameter] = []
    var returnType: String?
    var attributes: [String] = []
    var isClassMethod = false
    let first: Int
    var name: Range<Int>
    /// Index of the opening brace.
    var body: Int?
    /// Behind the method.
    var end: Int
    /// Where a reader goes on: behind the method, or in the next branch of an `#if` that splits its head.
    var next: Int
  }

  private var index: Int
  private let limit: Int
  private var method: Method
  private var branch: Int?

  /// - Parameters:
  ///   - start: index of `-` or `+`.
  ///   - limit: index behind the last token of the type.
  static func read(_ unit: ObjectiveCUnit, at start: Int, limit: Int, isImplementation: Bool) -> Method? {
    var reader = ObjectiveCMethodReader(unit: unit, start: start, limit: limit, isImplementation: isImplementation)
    return reader.run()
  }

  private init(unit: ObjectiveCUnit, start: Int, limit: Int, isImplementation: Bool) {
    self.unit = unit
    self.limit = limit
    self.isImplementation = isImplementation
    index = start + 1
    method = Method(first: start, name: start..<start, body: nil, end: start + 1, next: start + 1)
    method.isClassMethod = unit.kind(start) == .plus
  }

  private var kind: ObjectiveCToken.Kind { index < limit ? unit.kind(index) : .end }

  private mutating func run() -> Method? {
    followDirectives()
    method.returnType = readType()
    if method.returnType == "void" { method.returnType = nil }
    skipAttributes()
    followDirectives()
    guard kind.isWord || kind == .colon || kind == .doubleColon else { return nil }
    method.name = index..<index + 1
    if kind.isWord, !isPart(index) {
      method.selector = unit.string(index)
      index += 1
    } else {
      readParts()
    }
    readTail()
    method.next = max(branch ?? method.end, method.first + 1)
    return method
  }

  /// Whether a selector part stands here: a word with a colon behind it.
  private func isPart(_ index: Int) -> Bool {
    unit.kind(index).isWord && (unit.kind(index + 1) == .colon || unit.kind(index + 1) == .doubleColon)
  }

  /// Steps over directives; a branch that is another way to write the same head is read on its own.
  private mutating func followDirectives() {
    while kind == .directive {
      switch unit.detours[index] {
      case .next(let start, let end):
        if start < method.first { branch = branch ?? index + 1 }
        index = min(max(end + 1, index + 1), limit)
      default: index += 1
      }
    }
  }

  private mutating func readType() -> String? {
    guard kind == .leftParen else { return nil }
    let closing = unit.close(index, limit: limit)
    let type = unit.string(index + 1, closing)
    index = unit.after(index, limit: limit)
    return type
  }

  private mutating func readParts() {
    while index < limit {
      followDirectives()
      let first = index
      var label: String?
      if kind == .colon || kind == .doubleColon {
        method.selector += ":"
      } else if isPart(index) {
        label = unit.string(index)
        method.selector += (label ?? "") + ":"
        index += 1
      } else {
        break
      }
      if kind == .doubleColon { method.selector += ":" }
      index += 1
      followDirectives()
      let type = readType() ?? "id"
      skipAttributes()
      followDirectives()
      var name: String?
      if kind.isWord {
        name = unit.string(index)
        index += 1
      }
      method.parameters.append(
        FunctionDeclaration.Parameter(label: label, name: name, type: type, range: unit.bytes(first, index)))
    }
    if kind == .comma {
      index += 1
      if kind == .otherOperator { index += 1 }
    }
  }

  /// `__unused`, `__attribute__((…))` and macros between a type and a name.
  private mutating func skipAttributes() {
    while kind == .identifier {
      let word = unit.string(index)
      guard word.hasPrefix("__") || word.hasPrefix("NS_") || word == "inout" else { return }
      guard unit.kind(index + 1).isWord || unit.kind(index + 1) == .leftParen else { return }
      index += 1
      if kind == .leftParen, word != "__unused" { index = unit.after(index, limit: limit) }
    }
  }

  /// Attributes behind the head, then the body or the semicolon.
  private mutating func readTail() {
    while index < limit {
      switch kind {
      case .leftBrace:
        takeBody()
        return
      case .semicolon:
        index += 1
        // A semicolon between the head and the body is allowed in an implementation.
        var next = index
        while isImplementation, unit.kind(next) == .directive, unit.detours[next] == nil, next < limit { next += 1 }
        if isImplementation, unit.kind(next) == .leftBrace, next < limit {
          index = next
          takeBody()
        } else {
          method.end = index
        }
        return
      case .directive:
        if isImplementation {
          followDirectives()
        } else {
          method.end = index
          return
        }
      case .identifier:
        let first = index
        index += 1
        if kind == .leftParen { index = unit.after(index, limit: limit) }
        method.attributes.append(unit.string(first, index))
      default:
        method.end = max(index, method.first + 1)
        return
      }
    }
    method.end = max(min(index, limit), method.first + 1)
  }

  private mutating func takeBody() {
    method.body = index
    method.end = unit.after(index, limit: limit)
    // A brace in each branch: the other branches are heads of their own.
    guard branch == nil else { return }
    for next in index + 1..<max(index + 1, method.end) where unit.kind(next) == .directive {
      if case .next(let start, _) = unit.detours[next], start < method.first {
        branch = next + 1
        return
      }
    }
  }
}
