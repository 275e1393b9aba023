extension Language {
  /// The language that a tag or the name of a locale stands for: `zh-Hant`, `zh_TW.UTF-8`, `en_GB`, `zh-Hans-HK`.
  /// A script outranks a place; nil for any other language.
  public init?(tag: String) {
    let parts = tag.prefix { $0 != "." && $0 != "@" }.split(whereSeparator: { $0 == "_" || $0 == "-" })
      .map { $0.lowercased() }
    switch parts.first {
    case "en": self = .english
    case "zh":
      let rest = Set(parts.dropFirst())
      if rest.contains("hans") {
        self = .simplifiedChinese
      } else if rest.contains("hant") {
        self = .traditionalChinese
      } else {
        self = rest.isDisjoint(with: ["tw", "hk", "mo"]) ? .simplifiedChinese : .traditionalChinese
      }
    default: return nil
    }
  }

  /// The language of a person with these variables, as POSIX and gettext order them: `LC_ALL`, `LC_MESSAGES`, `LANG`, the
  /// first that is not empty; and before it the list in `LANGUAGE`, unless the locale is `C`. English where none of them
  /// names a language of the program, or where the locale cannot write it.
  public static func preferred(in environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = locale.prefix { $0 != "." && $0 != "@" }
    if name == "C" || name == "POSIX" || !isUnicode(locale) { return .english }
    let wished = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (wished + [locale]).lazy.compactMap(Language.init(tag:)).first ?? .english
  }

  /// Whether the locale names no character set, or UTF-8.
  private static func isUnicode(_ locale: String) -> Bool {
    guard let dot = locale.firstIndex(of: ".") else { return true }
    let set = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return set == "utf-8" || set == "utf8"
  }
}
