import Testing

@testable import Audit

@Suite("Languages")
struct LanguageTests {
  @Test(
    "the locale chooses as gettext does",
    arguments: [
      ([:], Language.english), (["LANG": "C"], .english), (["LANG": "POSIX", "LANGUAGE": "zh_CN"], .english),
      (["LANG": "C.UTF-8", "LANGUAGE": "zh_CN"], .english), (["LANG": "en_GB.UTF-8"], .english),
      (["LANG": "de_DE.UTF-8"], .english), (["LANG": "zh_CN.UTF-8"], .simplifiedChinese),
      (["LANG": "zh_SG.utf8"], .simplifiedChinese), (["LANG": "zh-Hans"], .simplifiedChinese),
      (["LANG": "zh"], .simplifiedChinese), (["LANG": "zh_TW.UTF-8"], .traditionalChinese),
      (["LANG": "zh_HK"], .traditionalChinese), (["LANG": "zh_MO.UTF-8"], .traditionalChinese),
      (["LANG": "zh-Hant"], .traditionalChinese), (["LANG": "zh_Hans_HK.UTF-8"], .simplifiedChinese),
      (["LANG": "zh_Hant_CN.UTF-8@stroke"], .traditionalChinese),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"], .traditionalChinese),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8", "LC_ALL": "C"], .english),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""], .simplifiedChinese),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "zh_TW:en"], .traditionalChinese),
      (["LANG": "zh_CN.UTF-8", "LANGUAGE": "fr:en:zh_CN"], .english),
      (["LANG": "zh_CN.UTF-8", "LANGUAGE": "fr"], .simplifiedChinese),
      (["LANGUAGE": "zh_CN"], .english), (["LANG": "zh_CN.GB18030"], .english), (["LANG": "zh_TW.Big5"], .english),
    ] as [([String: String], Language)])
  func locale(_ environment: [String: String], _ language: Language) {
    #expect(Language.preferred(in: environment) == language)
  }

  @Test("a phrase is English until another language is chosen, and where nothing translates it")
  func english() {
    let count = 2
    let phrase: Phrase = "No catalogue has \(count) \(count, one: "word", other: "words") of this."
    #expect(phrase.key == "No catalogue has {1} {word|words} of this.")
    #expect(localized(phrase) == "No catalogue has 2 words of this.")
    Language.$override.withValue(.traditionalChinese) {
      #expect(localized(phrase) == "No catalogue has 2 words of this.")
    }
  }

  @Test("a translation may put the values in another order")
  func order() {
    #expect(Template("{2} 的 {1}").filled(with: ["a", "b"]) == "b 的 a")
    #expect(Template("{ \"ios\": { {1} } }").filled(with: ["x"]) == "{ \"ios\": { x } }")
    let catalogue = Catalogue(["one\\n{1}\\s\n一\\n{1}", "two\n二\n\nthree\\\\\n三"])
    #expect(catalogue["one\n{1} "] == "一\n{1}")
    #expect(catalogue["two"] == "二" && catalogue["three\\"] == "三")
  }

  @Test("sentences that follow each other are translated one by one, without English blanks between them")
  func sentences() {
    let phrase: Phrase = "yes" + "no"
    Language.$override.withValue(.simplifiedChinese) {
      #expect(localized(phrase) == localized("yes") + localized("no"))
    }
    #expect(Typography.chinese("完成。 再来，  好") == "完成。再来，  好")
    #expect(Typography.chinese("plain text. More") == "plain text. More")
  }

  @Test("findings have the same ids in every language, and their texts are in it")
  func ids() {
    for rule in RuleCatalogue.all {
      for example in rule.documentation.examples where example.outcome == .fires {
        let english = Self.findings(example, .english)
        for language in CatalogueTests.languages {
          let chinese = Self.findings(example, language)
          #expect(chinese.map(\.id) == english.map(\.id), "\(rule.documentation.id): \(example.caption)")
          #expect(chinese.map(\.choices).map { $0.map(\.id) } == english.map(\.choices).map { $0.map(\.id) })
          for finding in chinese {
            #expect(finding.message.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } })
          }
        }
      }
    }
  }

  private static func findings(_ example: RuleExample, _ language: Language) -> [Finding] {
    Language.$override.withValue(language) {
      let audit = try? Auditor(tree: MemoryTree(files: example.allFiles)).audit()
      return audit?.report.findings.sorted { $0.id < $1.id } ?? []
    }
  }
}
