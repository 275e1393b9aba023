import Foundation

/// A language the program speaks. The raw value is its tag, as `--lang` takes it.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"

  /// The language of everything said from now on: set once, when the program starts.
  public static var current: Language {
    get { override ?? process.value }
    set { process.value = newValue }
  }

  /// Speaks in another language while a closure runs, on its own thread alone: for tests, which run side by side.
  @TaskLocal public static var override: Language?

  private static let process = ProcessLanguage()
}

private final class ProcessLanguage: @unchecked Sendable {
  private let lock = NSLock()
  private var language = Language.english

  var value: Language {
    get { lock.withLock { language } }
    set { lock.withLock { language = newValue } }
  }
}
