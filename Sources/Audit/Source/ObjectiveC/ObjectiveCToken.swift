/// The smallest unit of Objective-C that the readers tell apart. Comments and blanks are none.
struct ObjectiveCToken: Sendable {
  enum Kind: UInt8, Sendable {
    /// Past the last token.
    case end
    case number, string, character
    /// A whole preprocessor line with its continuation lines.
    case directive
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case semicolon, comma, colon, doubleColon, dot, arrow, caret, star, ampersand, plus, minus, less, greater, question
    case assign
    /// `+=` and its like.
    case compoundAssign
    /// `++` and `--`.
    case step
    /// `@` in front of a literal or of an unknown word.
    case at
    case otherOperator

    case atInterface, atImplementation, atProtocol, atEnd, atProperty, atSynthesize, atDynamic, atClass, atImport
    case atVisibility, atRequirement, atTry, atCatch, atFinally, atThrow, atSynchronized, atAutoreleasepool
    /// `@selector`, `@encode`, `@available`, `@defs`: a word with a group in parentheses that holds no code.
    case atGroup
    case atCompatibilityAlias

    // Words. All of them may name a selector part or a member.
    case identifier
    case ifWord, elseWord, forWord, whileWord, doWord, switchWord, caseWord, defaultWord, returnWord
    case breakWord, continueWord, gotoWord, tryWord, catchWord, throwWord
  }

  let kind: Kind
  /// The first token of its line.
  let startsLine: Bool
  let start: Int32
  let end: Int32

  var range: ByteRange { Int(start)..<Int(end) }
}

extension ObjectiveCToken.Kind {
  /// Whether the token is spelt like a name.
  var isWord: Bool { rawValue >= Self.identifier.rawValue }

  /// Whether the token begins or ends a part of a file that is no code.
  var isStructure: Bool {
    switch self {
    case .atInterface, .atImplementation, .atProtocol, .atEnd, .atProperty, .atSynthesize, .atDynamic, .atClass,
      .atImport, .atVisibility, .atRequirement, .atCompatibilityAlias:
      true
    default: false
    }
  }

  /// Whether the token can only be the first one of a statement.
  var startsStatement: Bool {
    switch self {
    case .ifWord, .elseWord, .forWord, .whileWord, .doWord, .switchWord, .caseWord, .returnWord, .breakWord,
      .continueWord, .gotoWord, .atTry, .atThrow, .atSynchronized, .atAutoreleasepool:
      true
    default: isStructure
    }
  }

  var closer: Self? {
    switch self {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    default: nil
    }
  }

  var opener: Self? {
    switch self {
    case .rightParen: .leftParen
    case .rightBracket: .leftBracket
    case .rightBrace: .leftBrace
    default: nil
    }
  }

  static let words: [String: Self] = [
    "if": .ifWord, "else": .elseWord, "for": .forWord, "while": .whileWord, "do": .doWord, "switch": .switchWord,
    "case": .caseWord, "default": .defaultWord, "return": .returnWord, "break": .breakWord,
    "continue": .continueWord, "goto": .gotoWord, "try": .tryWord, "catch": .catchWord, "throw": .throwWord,
  ]

  static let atWords: [String: Self] = [
    "interface": .atInterface, "implementation": .atImplementation, "protocol": .atProtocol, "end": .atEnd,
    "property": .atProperty, "synthesize": .atSynthesize, "dynamic": .atDynamic, "class": .atClass,
    "import": .atImport, "private": .atVisibility, "public": .atVisibility, "protected": .atVisibility,
    "package": .atVisibility, "optional": .atRequirement, "required": .atRequirement, "try": .atTry,
    "catch": .atCatch, "finally": .atFinally, "throw": .atThrow, "synchronized": .atSynchronized,
    "autoreleasepool": .atAutoreleasepool, "selector": .atGroup, "encode": .atGroup, "available": .atGroup,
    "defs": .atGroup, "compatibility_alias": .atCompatibilityAlias,
  ]
}
