import Audit

/// `--lang`, which every command takes, before its word and behind it.
enum LanguageOption {
  static let specification = OptionSpecification(
    name: "--lang", value: .choice(Language.allCases.map(\.rawValue)),
    help: "the language it speaks; that of the locale where it is not given")

  /// Takes the option out of `arguments`.
  ///
  /// - Returns: the language it names; nil where it is not given.
  static func take(from arguments: inout [String]) throws(UsageError) -> Language? {
    let name = specification.name
    var language: Language?
    while let index = arguments.prefix(while: { $0 != "--" }).firstIndex(where: {
      $0 == name || $0.hasPrefix(name + "=")
    }) {
      if language != nil { throw .givenTwice(name) }
      var value = String(arguments.remove(at: index).dropFirst(name.count + 1))
      if value.isEmpty, arguments.indices.contains(index) { value = arguments.remove(at: index) }
      if value.isEmpty || value.hasPrefix("-") { throw .missingValue(name) }
      guard let known = Language(tag: value) else {
        throw .notAChoice(option: name, value: value, choices: Language.allCases.map(\.rawValue))
      }
      language = known
    }
    return language
  }
}
