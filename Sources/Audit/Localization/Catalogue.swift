/// The translations of one language, read once when the first is asked for. `CatalogueTests` lists the phrases of the
/// sources that a catalogue lacks, and those it has that are gone.
struct Catalogue: Sendable {
  private let translations: [String: String]

  subscript(key: String) -> String? { translations[key] }

  var keys: [String] { Array(translations.keys) }

  /// nil for English, which needs none.
  static func of(_ language: Language) -> Catalogue? {
    switch language {
    case .english: nil
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    }
  }

  /// The English text of every phrase.
  static var phrases: [String] { simplifiedChinese.keys }

  private static let simplifiedChinese = Catalogue(SimplifiedChinese.all)
  private static let traditionalChinese = Catalogue(TraditionalChinese.all)

  /// - Parameter texts: an English line, the line of its translation, an empty line, and so on. `\n` is a line break,
  ///   `\s` a blank at the start or end, `\\` a backslash.
  init(_ texts: [String]) {
    var translations: [String: String] = [:]
    for text in texts {
      var key: String?
      for line in text.split(separator: "\n") {
        if let english = key {
          translations[english] = Self.unescaped(line)
          key = nil
        } else {
          key = Self.unescaped(line)
        }
      }
    }
    self.translations = translations
  }

  private static func unescaped(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return String(line) }
    var result = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "s" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
