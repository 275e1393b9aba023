/// Words for a person, written in English and said in the language of the program.
///
/// The English text is the key of its translations. A value in it becomes a place, `{1}`, `{2}` and so on, so that a
/// translation may put the values in another order. A word that English alone bends after a number is written
/// `\(count, one: "line", other: "lines")`; the key has `{line|lines}`, which a translation leaves out.
///
/// Not for what is written into files that others read by name: ids, keys, code.
public struct Phrase: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// Sentences one after the other, each translated by itself.
  fileprivate var sentences: [Sentence]

  public init(stringLiteral value: String) { sentences = [Sentence(key: value, english: value)] }

  public init(stringInterpolation: StringInterpolation) { sentences = [stringInterpolation.sentence] }

  /// The sentences of both, one after the other.
  public static func + (left: Phrase, right: Phrase) -> Phrase {
    var phrase = left
    phrase.sentences += right.sentences
    return phrase
  }

  /// The English text with its places, whatever the values are.
  var key: String { sentences.map(\.key).joined() }

  /// In the language of the program.
  public var description: String { text(in: .current) }

  /// The same in every language, to tell apart what it is about.
  public var english: String { text(in: .english) }

  func text(in language: Language) -> String {
    guard let catalogue = Catalogue.of(language) else { return sentences.map(\.english).joined() }
    return Typography.chinese(sentences.map { $0.text(from: catalogue) }.joined())
  }

  fileprivate struct Sentence: Sendable, Hashable {
    var key = ""
    var english = ""
    var arguments: [String] = []

    func text(from catalogue: Catalogue) -> String {
      guard let translation = catalogue[key] else { return english }
      if arguments.isEmpty { return translation }
      return Template(translation).filled(with: arguments)
    }
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      sentence.key += literal
      sentence.english += literal
    }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let text = value.description
      sentence.arguments.append(text)
      sentence.key += "{\(sentence.arguments.count)}"
      sentence.english += text
    }

    /// A word that depends on a number in English alone.
    public mutating func appendInterpolation(_ count: Int, one: String, other: String) {
      sentence.key += "{\(one)|\(other)}"
      sentence.english += count == 1 ? one : other
    }
  }
}

/// The phrase in the language of the program.
public func localized(_ phrase: Phrase) -> String { phrase.description }
