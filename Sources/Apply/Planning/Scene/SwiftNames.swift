/// The names in Swift code that stand alone: types, functions that are called without a receiver, and whatever else is
/// not declared in the code itself.
enum SwiftNames {
  static func standing(in code: String) -> Set<String> {
    var scanner = Scanner(rest: Substring(code))
    scanner.run()
    return scanner.found.subtracting(scanner.declared)
  }

  private static let words: Set = [
    "if", "guard", "while", "switch", "for", "return", "in", "catch", "case", "where", "try", "await", "let", "var",
    "func", "init", "deinit", "subscript", "super", "self", "throw", "else", "is", "as", "set", "get", "willSet",
    "didSet", "available", "unavailable", "selector", "keyPath", "escaping", "private", "fileprivate", "unowned",
  ]

  private struct Scanner {
    var rest: Substring
    var found: Set<String> = []
    var declared: Set<String> = []
    private var last = ""
    /// Words since the last brace, for the parameters of a closure.
    private var head: [String] = []

    init(rest: Substring) { self.rest = rest }

    mutating func run() {
      while let character = rest.first {
        if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
          rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        } else if character == "\"" {
          string()
        } else if character.isLetter || character == "_" {
          word()
        } else if rest.hasPrefix("#if") || rest.hasPrefix("#elseif") {
          rest = rest.drop { !$0.isNewline }
        } else {
          if !character.isWhitespace { last = String(character) }
          if character == "{" { head = [] }
          rest = rest.dropFirst()
        }
      }
    }

    private mutating func word() {
      let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      rest = rest.dropFirst(word.count)
      defer {
        last = word
        head.append(word)
      }
      if last == "." { return }
      if word == "in", !head.contains("for") { declared.formUnion(head.filter { $0.first?.isLowercase == true }) }
      if ["func", "class", "struct", "enum", "let", "var", "typealias", "for"].contains(last)
        || (rest.first == ":" && word.first?.isLowercase == true)
      {
        declared.insert(word)
      }
      if word.first?.isUppercase == true || isGlobal(word) { found.insert(word) }
    }

    /// A function that is called, a value whose members are read, a constant such as `kUTTypeURL`.
    private func isGlobal(_ word: String) -> Bool {
      if SwiftNames.words.contains(word) { return false }
      let isConstant = word.hasPrefix("k") && word.dropFirst().first?.isUppercase == true
      return isConstant || ["(", "."].contains(rest.first) || rest.hasPrefix("?.") || rest.hasPrefix("!.")
    }

    /// Over a string literal; what it interpolates is code.
    private mutating func string() {
      let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
      rest = rest.dropFirst(quote.count)
      while !rest.isEmpty, !rest.hasPrefix(quote) {
        if rest.hasPrefix("\\(") {
          rest = rest.dropFirst(2)
          var depth = 1
          let inside = rest.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
          }
          var inner = Scanner(rest: inside)
          inner.run()
          found.formUnion(inner.found)
          rest = rest.dropFirst(inside.count)
        } else {
          rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
        }
      }
      rest = rest.dropFirst(quote.count)
      last = quote
    }
  }
}
