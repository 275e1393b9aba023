/// Several versions of one module as one module, for one run of the compiler: everything that a version declares gets the
/// version's number behind its name.
///
/// Most of a run is the start of the compiler and the reading of the stub modules. A batch without an error shows that
/// every version is sound; with one, the versions have to be checked one by one.
struct ModuleBatch {
  typealias Version = [(path: String, text: String)]

  /// Paths without folders, for a module knows one file of a name.
  let files: [(path: String, text: String)]

  /// nil where versions would meet: code at top level, and members added to types of others.
  ///
  /// - Parameter startsItself: whether the first version's `@main` stays.
  init?(_ versions: [Version], startsItself: Bool = true) {
    var files: [(path: String, text: String)] = []
    for (number, version) in versions.enumerated() {
      let names = version.reduce(into: Set<String>()) { $0.formUnion(Self.declared($1.text)) }
      for (path, text) in version {
        if path.hasSuffix("main.swift") || Self.extended(text).contains(where: { !names.contains($0) }) { return nil }
        files.append(
          (
            "v\(number)-" + path.replacing("/", with: "-"),
            Self.renamed(text, names, suffix: "_v\(number)", startsTheProgram: startsItself && number == 0)
          ))
      }
    }
    self.files = files
  }

  /// Names declared at the left edge. One that is missed makes an error of the batch, never a sound version.
  private static func declared(_ text: String) -> [String] {
    lines(of: text) { $0.first?.isWhitespace == false }.compactMap { line in
      name(in: line, behind: ["class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var"])
    }
  }

  private static func extended(_ text: String) -> [String] {
    lines(of: text) { $0.contains("extension ") }.compactMap { name(in: $0, behind: ["extension"]) }
  }

  private static func lines(of text: String, where isWanted: (Substring) -> Bool) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter(isWanted)
  }

  /// The word that follows one of the words: `AppDelegate` in `final class AppDelegate: UIResponder`.
  private static func name(in line: Substring, behind keywords: Set<Substring>) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { return nil }
    return String(words[keyword + 1])
  }

  private static func renamed(
    _ text: String, _ names: Set<String>, suffix: String, startsTheProgram: Bool
  ) -> String {
    var result = ""
    var word = ""
    var isMember = false
    func end() {
      guard !word.isEmpty else { return }
      result += word
      if !isMember, names.contains(word) { result += suffix }
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { isMember = result.hasSuffix(".") || result.hasSuffix("`") }
        word.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return startsTheProgram ? result : result.replacing(/@(?:main|UIApplicationMain)\b/, with: "")
  }
}
