/// The words that stand for a project's own, each for the same one everywhere.
struct RedactedWords {
  /// Words of the project's code.
  private var own: Set<String>
  private var numbers: [String: Int] = [:]
  private var texts: [String: Int] = [:]

  init(own: Set<String>) { self.own = own }

  // MARK: Names, code, prose

  /// A name, a path, a signature: every word that is not public goes.
  mutating func name(_ text: String) -> String {
    Words.split(text).map { piece in
      if !piece.isWord { return withoutNumbers(piece.text) }
      return PublicWords.isPublic(piece.text) ? String(piece.text) : replacement(piece.text)
    }.joined()
  }

  /// Lines of code: comments lose their words, strings become `text1`, names as in `name`. Lines stay lines.
  mutating func code(_ text: String) -> String {
    var result = ""
    for part in CodeScanner.parts(text) {
      switch part {
      case .code(let code): result += name(code)
      case .comment(let comment): result += emptied(comment)
      case .string(let quote, let body): result += quote + string(body) + quote
      }
    }
    return result
  }

  /// A sentence of this program, with names of the project in it.
  mutating func prose(_ text: String) -> String {
    var result = ""
    // Backticks mark code.
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result += "`" }
      result += index % 2 == 1 ? name(String(part)) : sentence(String(part))
    }
    return result
  }

  private mutating func sentence(_ text: String) -> String {
    Words.split(text).map { piece in
      if !piece.isWord { return withoutNumbers(piece.text) }
      let word = String(piece.text)
      if PublicWords.isPublic(piece.text) || PublicWords.sentences.contains(word) { return word }
      return own.contains(word) || Words.looksLikeCode(piece.text) ? replacement(piece.text) : word
    }.joined()
  }

  // MARK: Replacements

  /// `name3` for a word in any letter case, `Name3` where it begins with a capital.
  private mutating func replacement(_ word: Substring) -> String {
    own.insert(String(word))
    let key = word.lowercased()
    let number = numbers[key] ?? numbers.count + 1
    numbers[key] = number
    return (word.first?.isUppercase == true ? "Name" : "name") + String(number)
  }

  private mutating func string(_ body: String) -> String {
    let pieces = Words.split(body)
    let isPublic = pieces.allSatisfy { piece in
      piece.isWord ? PublicWords.isPublic(piece.text) : !piece.text.contains(where: \.isWhitespace)
    }
    if isPublic { return pieces.map { $0.isWord ? String($0.text) : withoutNumbers($0.text) }.joined() }
    // Sentences may quote words of it.
    for piece in pieces where piece.isWord && !PublicWords.isPublic(piece.text) { own.insert(String(piece.text)) }
    let number = texts[body] ?? texts.count + 1
    texts[body] = number
    return "text\(number)" + String(repeating: "\n", count: body.count(where: \.isNewline))
  }

  private func emptied(_ comment: String) -> String {
    let lines = String(repeating: "\n", count: comment.count(where: \.isNewline))
    if comment.hasPrefix("//") { return "//" }
    return comment.hasPrefix("<!--") ? "<!--\(lines)-->" : "/*\(lines)*/"
  }

  /// Long numbers are keys, accounts and telephone numbers; long mixtures of digits and letters are keys too.
  private func withoutNumbers(_ text: Substring) -> String {
    if text.count >= 8, text.first?.isNumber == true, text.contains(where: \.isLetter) { return "0" }
    return text.count(where: \.isNumber) < 6 ? String(text) : String(text.map { $0.isNumber ? "0" : $0 })
  }
}
