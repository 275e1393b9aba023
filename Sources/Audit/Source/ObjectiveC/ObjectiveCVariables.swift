/// `type name = value, *other;`: the shape that locals, ivars, properties and globals share.
struct ObjectiveCVariables {
  /// Token range of the type with the words in front of it.
  let type: Range<Int>
  /// `static`, `extern`, `typedef` and the like, as written.
  let specifiers: [String]
  /// Indices of the declared names.
  private(set) var names: [Int]
  /// Behind the last name that could be read.
  private(set) var end: Int

  /// - Parameter allowsConstruction: `Type name(arguments)` declares a variable too (C++).
  /// - Returns: nil where the tokens at `start` declare no variable.
  static func read(
    _ unit: ObjectiveCUnit, from start: Int, to limit: Int, allowsConstruction: Bool = false
  ) -> ObjectiveCVariables? {
    var reader = Reader(unit: unit, limit: limit, index: start)
    guard reader.readSpecifiers(), reader.readBase() else { return nil }
    let typeEnd = reader.readPointers()
    guard let name = reader.readName(allowsConstruction: allowsConstruction) else { return nil }
    var result = ObjectiveCVariables(
      type: start..<max(start, name.isFunctionPointer ? reader.index : typeEnd), specifiers: reader.specifiers,
      names: [name.index], end: reader.index)
    result.readFurther(unit, limit: limit)
    return result
  }

  private init(type: Range<Int>, specifiers: [String], names: [Int], end: Int) {
    self.type = type
    self.specifiers = specifiers
    self.names = names
    self.end = end
  }

  /// Names behind commas.
  private mutating func readFurther(_ unit: ObjectiveCUnit, limit: Int) {
    var index = end
    while index < limit {
      switch unit.kind(index) {
      case .comma:
        var next = index + 1
        while unit.kind(next) == .star || unit.kind(next) == .caret || Self.isQualifier(unit, next) { next += 1 }
        guard next < limit, unit.kind(next) == .identifier else { return }
        names.append(next)
        end = next + 1
        index = next + 1
      case .semicolon, .end: return
      default: index = unit.skip(index, limit: limit)
      }
    }
  }

  static func isQualifier(_ unit: ObjectiveCUnit, _ index: Int) -> Bool {
    unit.kind(index) == .identifier && qualifiers.contains(unit.string(index))
  }

  private static let qualifiers: Set<String> = [
    "const", "volatile", "restrict", "__restrict", "_Nonnull", "_Nullable", "_Null_unspecified", "__nonnull",
    "__nullable", "__null_unspecified", "nonnull", "nullable", "__weak", "__strong", "__block",
    "__unsafe_unretained", "__autoreleasing", "__unused", "__kindof", "IBOutlet", "NS_REFINED_FOR_SWIFT",
    "weak", "mutable", "_Atomic",
  ]
  static let storage: Set<String> = [
    "static", "extern", "typedef", "register", "inline", "__inline", "thread_local", "__thread", "constexpr",
    "virtual", "explicit", "friend", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXPORT",
    "NS_INLINE", "CG_INLINE",
  ]
  private static let basic: Set<String> = [
    "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool", "auto", "_Bool",
    "__int128",
  ]

  private struct Reader {
    let unit: ObjectiveCUnit
    let limit: Int
    var index: Int
    var specifiers: [String] = []

    var kind: ObjectiveCToken.Kind { index < limit ? unit.kind(index) : .end }

    mutating func readSpecifiers() -> Bool {
      while index < limit {
        if kind == .string, specifiers.last == "extern" {
          index += 1
        } else if unit.isWord(index, "__attribute__") || unit.isWord(index, "alignas") {
          index = unit.skip(index + 1, limit: limit)
        } else if kind == .identifier, ObjectiveCVariables.storage.contains(unit.string(index)) {
          specifiers.append(unit.string(index))
          index += 1
        } else if ObjectiveCVariables.isQualifier(unit, index) {
          index += 1
        } else {
          break
        }
      }
      return kind == .identifier
    }

    mutating func readBase() -> Bool {
      if unit.isWord(index, "struct") || unit.isWord(index, "union") || unit.isWord(index, "enum")
        || unit.isWord(index, "typename") || unit.isWord(index, "class")
      {
        index += 1
        if kind == .identifier { index += 1 }
        if kind == .leftBrace { index = unit.after(index, limit: limit) }
        return readScope()
      }
      if ["typeof", "__typeof", "__typeof__", "decltype"].contains(unit.string(index)),
        unit.kind(index + 1) == .leftParen
      {
        index = unit.after(index + 1, limit: limit)
        return true
      }
      if ObjectiveCVariables.basic.contains(unit.string(index)) {
        while kind == .identifier,
          ObjectiveCVariables.basic.contains(unit.string(index))
            || ObjectiveCVariables.isQualifier(unit, index)
        {
          index += 1
        }
        return true
      }
      // A macro in front of the type: a word before a word that is followed by what only a type is followed by.
      var macros = 0
      while macros < 4, kind == .identifier, unit.kind(index + 1) == .identifier,
        !ObjectiveCVariables.isQualifier(unit, index + 1), index + 2 < limit
      {
        let third = unit.kind(index + 2)
        guard
          third == .identifier && !ObjectiveCVariables.isQualifier(unit, index + 2) || third == .star
            || third == .less || ObjectiveCVariables.basic.contains(unit.string(index + 1))
        else { break }
        if unit.isWord(index + 2, "in") { break }
        index += 1
        macros += 1
        if ObjectiveCVariables.basic.contains(unit.string(index)) { return readBase() }
      }
      guard kind == .identifier else { return false }
      index += 1
      return readScope()
    }

    /// `::part` and type arguments behind a type's name.
    private mutating func readScope() -> Bool {
      while index < limit {
        if kind == .doubleColon, unit.kind(index + 1) == .identifier {
          index += 2
        } else if kind == .less {
          guard let end = unit.angleEnd(index, limit: limit) else { return false }
          index = end
        } else {
          break
        }
      }
      return true
    }

    /// Returns the index behind the type.
    mutating func readPointers() -> Int {
      while index < limit {
        if kind == .star || kind == .ampersand || ObjectiveCVariables.isQualifier(unit, index)
          || kind == .otherOperator && unit.string(index) == "&&"
        {
          index += 1
        } else {
          break
        }
      }
      return index
    }

    mutating func readName(allowsConstruction: Bool) -> (index: Int, isFunctionPointer: Bool)? {
      if kind == .leftParen { return readFunctionPointer() }
      if kind == .leftBracket, unit.isCPlusPlus, unit.isWord(index - 1, "auto") {
        // A structured binding: the first name is enough to tell a declaration.
        let name = index + 1
        guard unit.kind(name) == .identifier else { return nil }
        index = unit.after(index, limit: limit)
        return (name, false)
      }
      guard kind == .identifier else { return nil }
      let name = index
      index += 1
      switch kind {
      case .assign, .semicolon, .comma, .leftBracket, .colon, .end: return (name, false)
      case .identifier:
        let word = unit.string(index)
        return word == "in" || word.hasPrefix("__") || word == word.uppercased() ? (name, false) : nil
      case .leftParen: return allowsConstruction ? (name, false) : nil
      case .leftBrace: return allowsConstruction ? (name, false) : nil
      default: return nil
      }
    }

    /// `(^name)(parameters)` or `(*name)(parameters)`.
    private mutating func readFunctionPointer() -> (index: Int, isFunctionPointer: Bool)? {
      let closing = unit.close(index, limit: limit)
      var next = index + 1
      guard unit.kind(next) == .caret || unit.kind(next) == .star else { return nil }
      next += 1
      while next < closing, ObjectiveCVariables.isQualifier(unit, next) { next += 1 }
      guard unit.kind(next) == .identifier, unit.kind(closing + 1) == .leftParen, closing + 1 < limit else {
        return nil
      }
      index = unit.after(closing + 1, limit: limit)
      return (next, true)
    }
  }
}
