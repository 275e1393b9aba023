import Foundation
import Testing

@testable import Audit

/// `GLOSSARY.md` beside the catalogues says which words they use; its last table says which they do not.
@Suite("Glossary")
struct GlossaryTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let language: Language
    let word: String
    let instead: String
    var testDescription: String { "\(language.rawValue) \(word)" }
  }

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Audit/Localization/GLOSSARY.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let language = Language(rawValue: cells[0]) else { return nil }
      return Row(language: language, word: cells[1], instead: cells[2])
    }
  }()

  @Test("no text uses a word that the glossary has another one for", arguments: rows)
  func words(_ row: Row) throws {
    let catalogue = try #require(Catalogue.of(row.language))
    let texts = catalogue.keys.compactMap { catalogue[$0] }.filter { $0.contains(row.word) }
    #expect(texts.isEmpty, "\(row.instead), not \(row.word):\n\(texts.joined(separator: "\n"))")
  }

  @Test("the table is read")
  func table() { #expect(Set(Self.rows.map(\.language)) == [.simplifiedChinese, .traditionalChinese]) }
}
