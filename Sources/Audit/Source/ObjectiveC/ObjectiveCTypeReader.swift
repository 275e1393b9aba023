extension ObjectiveCDeclarationReader {
  /// `@interface`, `@implementation` or `@protocol` up to its `@end`.
  mutating func readType(_ first: Int, _ end: Int) -> Int {
    let keyword = unit.kind(first)
    guard unit.kind(first + 1).isWord, first + 1 < end else {
      report(SyntaxProblem(range: unit.bytes(first, first + 1), message: localized("a name is missing")))
      return first + 1
    }
    var heads = [ObjectiveCTypeHead(unit: unit, first: first, limit: end)]
    let start = readAlternatives(&heads, end)
    let live = heads.filter { !condition(at: unit.start($0.first)).never }
    let head = live.first ?? heads[0]
    let last = endOfType(start, end)
    let isClosed = unit.kind(last) == .atEnd && last < end
    if !isClosed {
      report(SyntaxProblem(range: unit.bytes(first, first + 2), message: localized("@end is missing")))
    }
    let behind = isClosed ? last + 1 : last
    let name = unit.string(head.first + 1)
    let bodyStart = unit.end(start - 1)
    let bodyEnd = isClosed ? unit.start(last) : unit.end(last - 1)
    var type = TypeDeclaration(
      kind: kind(keyword, isCategory: head.category != nil), name: name, range: unit.bytes(first, behind),
      nameRange: unit.bytes(head.first + 1, head.first + 2), bodyRange: bodyStart..<max(bodyStart, bodyEnd))
    type.objectiveCName = name
    for supertype in live.flatMap(\.supertypes) where !type.supertypes.contains(supertype) {
      type.supertypes.append(supertype)
    }
    type.supertypesEnd = head.supertypesEnd
    type.category = head.category
    type.isImplementation = keyword == .atImplementation
    // What all the heads share stands under the condition around them.
    let place = condition(at: heads.count > 1 ? unit.start(conditionStart(heads[1].first - 1)) : type.range.lowerBound)
    type.condition = place.text
    type.neverCompiled = place.never
    var index = start
    if unit.kind(index) == .leftBrace, index < last {
      readVariables(index, last, isImplementation: keyword == .atImplementation, into: &type)
      index = unit.after(index, limit: last)
    }
    readMembers(index, last, isImplementation: keyword == .atImplementation, into: &type)
    add(type)
    return behind
  }

  /// Reads the heads that the branches of an `#if` give one type; returns the index behind them.
  private func readAlternatives(_ heads: inout [ObjectiveCTypeHead], _ end: Int) -> Int {
    heads[0].read()
    let first = heads[0].first
    var index = heads[0].end
    while index < end, case .next(let start, let close) = unit.detours[index], start < first {
      let next = index + 1
      index = min(close + 1, end)
      guard unit.kind(next) == unit.kind(first), unit.kind(next + 1).isWord, next + 1 < close else { break }
      var head = ObjectiveCTypeHead(unit: unit, first: next, limit: close)
      head.read()
      heads.append(head)
      if head.end < close, case .next = unit.detours[head.end] { index = head.end }
    }
    // The other branch may have an `#if` of its own.
    let name = unit.string(first + 1)
    while index + 3 < end, unit.kind(index) == .directive, unit.kind(index + 1) == .directive,
      unit.kind(index + 2) == unit.kind(first), unit.string(index + 3) == name
    {
      var head = ObjectiveCTypeHead(unit: unit, first: index + 2, limit: end)
      head.read()
      heads.append(head)
      index = head.end
    }
    return index
  }

  /// Index of the `#if` whose branch the directive at `index` opens.
  private func conditionStart(_ index: Int) -> Int {
    if case .next(let start, _) = unit.detours[index] { return start }
    return index
  }

  private func kind(_ keyword: ObjectiveCToken.Kind, isCategory: Bool) -> TypeDeclaration.Kind {
    if isCategory { return .extension }
    return keyword == .atInterface ? .interface : keyword == .atProtocol ? .protocol : .implementation
  }

  /// Index of the `@end`, or of the next type where it is missing.
  private func endOfType(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch unit.kind(index) {
      case .atEnd, .atInterface, .atImplementation: return index
      case .atProtocol
      where unit.startsLine(index) && unit.kind(index + 1).isWord && unit.kind(index + 2) != .semicolon:
        return index
      case .leftBrace, .leftParen, .leftBracket: index = unit.after(index, limit: end)
      default: index += 1
      }
    }
    return end
  }

  // MARK: Members

  private mutating func readMembers(
    _ first: Int, _ end: Int, isImplementation: Bool, into type: inout TypeDeclaration
  ) {
    var index = first
    while index < end {
      let before = index
      switch unit.kind(index) {
      case .minus, .plus:
        index = readMethod(index, end, isImplementation: isImplementation, into: &type)
      case .atProperty:
        index = readProperty(index, end, into: &type)
      case .atSynthesize, .atDynamic:
        index = readSynthesis(index, end, into: &type)
      case .directive, .semicolon, .rightBrace, .rightParen, .rightBracket, .atRequirement, .atVisibility:
        index += 1
      case .atClass, .atProtocol, .atCompatibilityAlias, .atImport:
        while index < end, unit.kind(index) != .semicolon { index += 1 }
      default:
        index = readPlain(index, end, isMember: true)
      }
      index = max(index, before + 1)
    }
  }

  private mutating func readMethod(
    _ first: Int, _ end: Int, isImplementation: Bool, into type: inout TypeDeclaration
  ) -> Int {
    guard
      let method = ObjectiveCMethodReader.read(unit, at: first, limit: end, isImplementation: isImplementation)
    else { return first + 1 }
    let place = condition(at: unit.start(first))
    let body = method.body.map { code.readBlock($0, limit: end) }
    type.methods.append(
      FunctionDeclaration(
        signature: method.selector, parameters: method.parameters, returnType: method.returnType,
        attributes: method.attributes, modifiers: method.isClassMethod ? ["class"] : [],
        range: unit.bytes(first, method.end), nameRange: unit.bytes(method.name.lowerBound, method.name.upperBound),
        body: body, condition: place.text, neverCompiled: place.never))
    // A macro behind the head may be the body.
    if isImplementation, body == nil, method.attributes.isEmpty, unit.kind(method.end - 1) != .semicolon {
      report(
        SyntaxProblem(
          range: unit.bytes(first, method.name.upperBound),
          message: localized("method \(method.selector) without a body")))
    }
    return method.next
  }

  /// `@property (attributes) Type *name;`
  private mutating func readProperty(_ first: Int, _ end: Int, into type: inout TypeDeclaration) -> Int {
    var index = first + 1
    var attributes: [String] = []
    if unit.kind(index) == .leftParen, index < end {
      attributes = list(index + 1, unit.close(index, limit: end))
      index = unit.after(index, limit: end)
    }
    let start = index
    while index < end, unit.kind(index) != .semicolon, !unit.kind(index).isStructure,
      !(unit.startsLine(index) && (unit.kind(index) == .minus || unit.kind(index) == .plus)),
      unit.kind(index) != .directive
    {
      if unit.isWord(index, "IBOutlet") || unit.isWord(index, "IBInspectable") { attributes.append(unit.string(index)) }
      index = unit.skip(index, limit: end)
    }
    let closing = index
    if index < end, unit.kind(index) == .semicolon { index += 1 }
    let range = unit.bytes(first, index)
    let place = condition(at: range.lowerBound)
    let modifiers = attributes.contains("class") ? ["class"] : []
    for variable in variables(start, closing) {
      type.properties.append(
        PropertyDeclaration(
          name: variable.name, type: variable.type, attributes: attributes, modifiers: modifiers, range: range,
          nameRange: variable.range, condition: place.text, neverCompiled: place.never))
    }
    return index
  }

  /// The declared names between `first` and `end`, availability macros behind them left out.
  private func variables(_ first: Int, _ end: Int) -> [(name: String, type: String, range: ByteRange)] {
    if let variables = ObjectiveCVariables.read(unit, from: first, to: end) {
      let type = unit.string(variables.type.lowerBound, variables.type.upperBound)
      return variables.names.map { (unit.string($0), type, unit.bytes($0, $0 + 1)) }
    }
    // The last word that is neither a macro nor followed by a group.
    var index = end - 1
    while index > first {
      if unit.kind(index) == .identifier, unit.kind(index + 1) != .leftParen || index + 1 >= end {
        let word = unit.string(index)
        if unit.kind(index - 1) == .star || word != word.uppercased() {
          return [(word, unit.string(first, index), unit.bytes(index, index + 1))]
        }
      }
      if unit.kind(index).opener != nil, index < unit.partners.count, unit.partners[index] > Int32(clamping: first) {
        index = Int(unit.partners[index])
      }
      index -= 1
    }
    return []
  }

  /// Words between commas; groups stay with their word.
  private func list(_ first: Int, _ end: Int) -> [String] {
    var result: [String] = []
    var start = first
    var index = first
    while index <= end {
      guard index == end || unit.kind(index) == .comma else {
        index = unit.skip(index, limit: end)
        continue
      }
      if start < index { result.append(unit.string(start, index)) }
      start = index + 1
      index = start
    }
    return result
  }

  /// `@synthesize window = _window, other;`
  private mutating func readSynthesis(_ first: Int, _ end: Int, into type: inout TypeDeclaration) -> Int {
    var index = first + 1
    var pairs: [(String, String?)] = []
    while index < end, unit.kind(index).isWord {
      let name = unit.string(index)
      var storage: String?
      index += 1
      if unit.kind(index) == .assign, unit.kind(index + 1).isWord, index + 1 < end {
        storage = unit.string(index + 1)
        index += 2
      }
      pairs.append((name, storage))
      guard unit.kind(index) == .comma, index < end else { break }
      index += 1
    }
    if index < end, unit.kind(index) == .semicolon { index += 1 }
    let isDynamic = unit.kind(first) == .atDynamic
    for (name, storage) in pairs {
      type.synthesized.append(
        SynthesizedProperty(
          name: name, storage: isDynamic ? nil : storage ?? name, range: unit.bytes(first, index)))
    }
    return index
  }

  /// Instance variables between the braces behind the head.
  private mutating func readVariables(
    _ open: Int, _ end: Int, isImplementation: Bool, into type: inout TypeDeclaration
  ) {
    let closing = unit.close(open, limit: end)
    var isPublic = false
    var index = open + 1
    while index < closing {
      if unit.kind(index) == .atVisibility {
        isPublic = unit.string(index) == "@public"
        index += 1
        continue
      }
      guard unit.kind(index) == .identifier else {
        index += 1
        continue
      }
      let first = index
      while index < closing, unit.kind(index) != .semicolon, unit.kind(index) != .atVisibility {
        index = unit.skip(index, limit: closing)
      }
      let last = index
      if index < closing, unit.kind(index) == .semicolon { index += 1 }
      let range = unit.bytes(first, index)
      let place = condition(at: range.lowerBound)
      let outlet = unit.isWord(first, "IBOutlet") ? ["IBOutlet"] : []
      for variable in variables(first, last) {
        type.properties.append(
          PropertyDeclaration(
            name: variable.name, type: variable.type, attributes: outlet,
            modifiers: isPublic ? ["ivar"] : ["ivar", "private"], range: range, nameRange: variable.range,
            condition: place.text, neverCompiled: place.never))
      }
    }
  }
}

/// The line of a type up to its members: name, superclass, category, protocols.
struct ObjectiveCTypeHead {
  let unit: ObjectiveCUnit
  let first: Int
  let limit: Int
  var supertypes: [String] = []
  var supertypesEnd = 0
  /// Name of the category; empty for a class extension.
  var category: String?
  /// Behind the head.
  var end = 0

  init(unit: ObjectiveCUnit, first: Int, limit: Int) {
    self.unit = unit
    self.first = first
    self.limit = limit
  }

  mutating func read() {
    end = first + 2
    supertypesEnd = unit.end(first + 1)
    var angles: [Range<Int>] = []
    while end < limit {
      switch unit.kind(end) {
      case .directive
      where unit.kind(end + 1) == .less || unit.kind(end + 1) == .colon || unit.kind(end + 1) == .directive:
        end += 1
      case .less:
        guard let close = unit.angleEnd(end, limit: limit, declares: true) else {
          return finish(angles)
        }
        angles.append(end..<close)
        end = close
      case .leftParen where category == nil && supertypes.isEmpty:
        let closing = unit.close(end, limit: limit)
        category = unit.string(end + 1, closing)
        end = unit.after(end, limit: limit)
        supertypesEnd = unit.end(end - 1)
        angles = []
      case .colon where category == nil && unit.kind(end + 1).isWord && end + 1 < limit:
        supertypes.append(unit.string(end + 1))
        supertypesEnd = unit.end(end + 1)
        end += 2
        angles = []
      default:
        return finish(angles)
      }
    }
    finish(angles)
  }

  /// The last angles hold the protocols, unless they are the type arguments of the superclass.
  private mutating func finish(_ angles: [Range<Int>]) {
    guard let protocols = angles.last else { return }
    let isArguments = protocols.contains { unit.kind($0) == .star || unit.kind($0) == .colon }
    if isArguments {
      if angles.count == 1 { supertypesEnd = unit.end(protocols.upperBound - 1) }
      return
    }
    for index in protocols where unit.kind(index).isWord {
      supertypes.append(unit.string(index))
      supertypesEnd = unit.end(index)
    }
    if supertypesEnd < unit.start(protocols.lowerBound) { supertypesEnd = unit.end(protocols.lowerBound) }
  }
}
