/// Text cut into words and what stands between them.
enum Words {
  struct Piece {
    let text: Substring
    /// Letters, digits and `_`, not beginning with a digit; or ideographs alone.
    let isWord: Bool
  }

  private enum Kind { case letter, digit, ideograph, other }

  static func split(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      let first = kind(text[index])
      index =
        text[index...].firstIndex { character in
          let kind = kind(character)
          // Letters and digits make one word; ideographs stand beside them without a blank.
          return first == .letter || first == .digit ? kind != .letter && kind != .digit : kind != first
        } ?? text.endIndex
      pieces.append(Piece(text: text[start..<index], isWord: first == .letter || first == .ideograph))
    }
    return pieces
  }

  private static func kind(_ character: Character) -> Kind {
    // Some ideographs are numbers too.
    if character.unicodeScalars.first?.properties.isIdeographic == true { return .ideograph }
    if character.isLetter || character == "_" { return .letter }
    return character.isNumber ? .digit : .other
  }

  /// Whether the word can only be a name: a capital inside, an underscore, a digit.
  static func looksLikeCode(_ word: Substring) -> Bool {
    if word.first.map(kind) == .ideograph { return false }
    return word.dropFirst().contains { $0.isUppercase || $0 == "_" || $0.isNumber } || word.first == "_"
  }
}

/// Code cut into code, comments and strings. A scanner for quoted snippets of any language, which may begin anywhere.
enum CodeScanner {
  enum Part: Equatable {
    case code(String)
    /// With its marks.
    case comment(String)
    /// What stands between the quotes.
    case string(quote: String, String)
  }

  static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var code = ""
    var rest = text[...]
    func isNext(_ mark: String) -> Bool { rest.hasPrefix(mark) }
    func take(through mark: String, from opening: Int) -> String {
      let body = rest.dropFirst(opening)
      let end = body.firstRange(of: mark)?.upperBound ?? rest.endIndex
      let taken = String(rest[..<end])
      rest = rest[end...]
      return taken
    }
    while let character = rest.first {
      var part: Part?
      if isNext("//") {
        let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
        part = .comment(String(rest[..<end]))
        rest = rest[end...]
      } else if isNext("/*") {
        part = .comment(take(through: "*/", from: 2))
      } else if isNext("<!--") {
        part = .comment(take(through: "-->", from: 4))
      } else if isNext("\"\"\"") {
        let taken = take(through: "\"\"\"", from: 3)
        part = .string(quote: "\"\"\"", String(taken.dropFirst(3).dropLast(taken.count > 5 ? 3 : 0)))
      } else if character == "\"" || character == "'" {
        part = string(&rest, quote: character)
      }
      if let part {
        if !code.isEmpty { parts.append(.code(code)) }
        code = ""
        parts.append(part)
      } else {
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    if !code.isEmpty { parts.append(.code(code)) }
    return parts
  }

  /// A string of one line, escapes and interpolations in it; nil where the quote is only an apostrophe.
  private static func string(_ rest: inout Substring, quote: Character) -> Part? {
    var body = ""
    var depth = 0
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let character = rest[index]
      if character.isNewline { break }
      if character == "\\", let next = rest.index(index, offsetBy: 1, limitedBy: rest.endIndex), next < rest.endIndex {
        if rest[next] == "(" { depth += 1 }
        body += String(character) + String(rest[next])
        index = rest.index(after: next)
        continue
      }
      if depth > 0 {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      } else if character == quote {
        rest = rest[rest.index(after: index)...]
        return .string(quote: String(quote), body)
      }
      body.append(character)
      index = rest.index(after: index)
    }
    if quote == "'" { return nil }
    rest = rest[index...]
    return .string(quote: String(quote), body)
  }

  static func withoutComments(_ text: String) -> String {
    parts(text).map { part in
      switch part {
      case .code(let code): code
      case .comment: " "
      case .string(let quote, let body): quote + body + quote
      }
    }.joined()
  }
}
