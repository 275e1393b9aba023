/// Words that tell nothing about a project, because everybody's projects use them.
enum PublicWords {
  /// Whether a word of code may stay: it belongs to a language, to an interface of Apple or of a known vendor, or to the
  /// files every project has.
  static func isPublic(_ word: Substring) -> Bool {
    if word.count == 1 || all.contains(String(word)) { return true }
    guard let prefix = prefixes.first(where: { word.hasPrefix($0) }) else { return false }
    let rest = word.dropFirst(prefix.count)
    // `UIPageControl` stays, `UIHarbourView` does not.
    guard let first = rest.first, first.isUppercase else { return false }
    return parts(of: rest).allSatisfy { components.contains($0.lowercased()) }
  }

  /// Words of this program's own sentences, as they stand inside them.
  static let sentences: Set<String> = {
    var words: Set<String> = []
    for rule in RuleCatalogue.all.map({ $0.documentation }) {
      for piece in Words.split(rule.title + " " + rule.explanation)
      where piece.isWord && piece.text.allSatisfy({ $0.isLowercase && $0.isASCII }) {
        words.insert(String(piece.text))
      }
    }
    // What looks like a name in a sentence written here is none of a project: `URLs`, `iPad`, `displayScale`.
    for phrase in Catalogue.phrases {
      for piece in Words.split(phrase) where piece.isWord && Words.looksLikeCode(piece.text) {
        words.insert(String(piece.text))
      }
    }
    return words
  }()

  /// Addresses that this program itself gives.
  static let references: Set<String> = {
    var addresses = Set(RuleCatalogue.all.flatMap { $0.documentation.references })
    addresses.formUnion(SDKTable.all.map(\.reference))
    addresses.formUnion(DependencyTable.all.map(\.reference))
    return addresses
  }()

  /// The tables of this program and the lists beside them.
  private static let all: Set<String> = {
    var words: Set<String> = []
    func add(_ text: String) { for piece in Words.split(text) where piece.isWord { words.insert(String(piece.text)) } }
    for text in PublicWordLists.all { add(text) }
    for callback in Callback.all {
      add(callback.swift)
      add(callback.selector)
      words.insert(callback.event.rawValue)
    }
    for row in TraitTable.rows { for name in row.names { add(name) } }
    for sdk in SDKTable.all {
      add(([sdk.title, sdk.id] + sdk.modules + sdk.headers).joined(separator: " "))
      for pattern in sdk.calls.flatMap({ $0.swift + $0.objectiveC }) {
        add(([pattern.receiver ?? "", pattern.name] + pattern.labels.compactMap { $0 }).joined(separator: " "))
      }
    }
    for bound in DependencyTable.all { add(([bound.title] + bound.packages).joined(separator: " ")) }
    for stack in Stack.allCases { add(stack.title + " " + stack.rawValue) }
    // What every schema word, state and choice id is made of.
    for tool in OtherTool.allCases { add(tool.rawValue) }
    return words
  }()

  /// Prefixes of frameworks whose other names can be told by their parts.
  private static let prefixes = [
    "UI", "NS", "CF", "CG", "CA", "UN", "WK", "AV", "SK", "MK", "CL", "HK", "BG", "PK", "LA", "CN", "EK", "CP", "SF",
    "AS", "RCT", "CAP", "CDV", "Flutter", "FIR", "GID", "FBSDK", "EX", "INFOPLIST_KEY_",
  ]

  /// Parts of public names, in lower case: `page` and `control` of `UIPageControl`.
  private static let components: Set<String> = {
    var result: Set<String> = []
    for word in all { for part in parts(of: Substring(word)) { result.insert(part.lowercased()) } }
    return result
  }()

  /// `navigationBarHidden` as `navigation`, `Bar`, `Hidden`; a run of capitals is one part.
  private static func parts(of word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    var index = word.startIndex
    while index < word.endIndex {
      let next = word.index(after: index)
      let isEnd =
        next == word.endIndex
        || (word[next].isUppercase
          && (!word[index].isUppercase
            || (word.index(after: next) < word.endIndex && word[word.index(after: next)].isLowercase)))
      if isEnd {
        parts.append(word[start..<next])
        start = next
      }
      index = next
    }
    return parts
  }
}
