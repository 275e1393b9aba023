import Testing

@testable import Audit

@Suite("Catalogues")
struct CatalogueTests {
  static let languages = [Language.simplifiedChinese, .traditionalChinese]

  @Test("every phrase of the sources has its translation", arguments: languages)
  func complete(_ language: Language) throws {
    let catalogue = try #require(Catalogue.of(language))
    let missing = try WrittenPhrases.all().filter { catalogue[$0.key] == nil }
    let list = missing.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.value): \($0.key)" }
    #expect(missing.isEmpty, "\(missing.count) missing:\n\(list.joined(separator: "\n"))")
  }

  @Test("no translation is of a phrase that is gone", arguments: languages)
  func current(_ language: Language) throws {
    let catalogue = try #require(Catalogue.of(language))
    let written = try WrittenPhrases.all()
    let stale = catalogue.keys.filter { written[$0] == nil }.sorted()
    #expect(stale.isEmpty, "\(stale.count) stale:\n\(stale.joined(separator: "\n"))")
  }

  @Test("a translation has the places of its phrase, each once", arguments: languages)
  func places(_ language: Language) throws {
    let catalogue = try #require(Catalogue.of(language))
    for key in catalogue.keys {
      let translation = try #require(catalogue[key])
      #expect(Template(translation).places.sorted() == Template(key).places.sorted(), "\(key)\n\(translation)")
      #expect(!translation.contains("|}") && translation.firstMatch(of: #/\{[a-z ]+\|/#) == nil, "\(translation)")
    }
  }

  @Test("a translation says something, in full-width marks and in its own characters", arguments: languages)
  func text(_ language: Language) throws {
    let catalogue = try #require(Catalogue.of(language))
    let foreign = language == .simplifiedChinese ? Self.traditionalAlone : Self.simplifiedAlone
    for key in catalogue.keys {
      let translation = try #require(catalogue[key])
      #expect(!translation.isEmpty || key.allSatisfy { $0 == " " }, "\(key)")
      #expect(translation.firstMatch(of: #/\p{Han}[,;!?]/#) == nil, "half-width mark: \(translation)")
      #expect(translation.firstMatch(of: #/\p{Han}\.(\s|$)/#) == nil, "half-width full stop: \(translation)")
      #expect(translation.firstMatch(of: #/[，。；：？！] /#) == nil, "blank behind a full-width mark: \(translation)")
      let strays = translation.filter(foreign.contains)
      #expect(strays.isEmpty, "\(strays) in \(translation)")
    }
  }

  /// Frequent characters that only one of the two writes.
  private static let traditionalAlone = Set("場應檔體對這個請為處設開關點擊畫說單雙與從實現發還過進運執類選項參數據網頁將會無見視圖標誌權連結動啟時間")
  private static let simplifiedAlone = Set("场应档对这个请为处设开关点击画说单双与从实现发还过进运执类选项参数网页将会无见视图标权连结动启时间")
}
