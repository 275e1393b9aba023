import Audit
import TUIFixtures
import Testing

@testable import TUI

/// Every screen in Chinese, whose characters take two cells.
@Suite struct LanguageTests {
  static let languages = [Language.simplifiedChinese, .traditionalChinese]

  @Test(arguments: languages, Gallery.all.map(\.name))
  func aScreenInChineseKeepsItsFrameAndItsKeys(language: Language, name: String) throws {
    let gallery = try #require(Gallery.all.first { $0.name == name })
    Language.$override.withValue(language) {
      for (columns, rows) in [(80, 24), (60, 16), (120, 40)] {
        let session = gallery.session(columns: columns, rows: rows)
        let lines = session.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { CellWidth.of(String($0)) <= columns })
        #expect(session.text.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } })
        // A line that was cut by a wide character would push the frame out of its column.
        let frame = lines.filter { $0.hasPrefix(" │") }
        #expect(frame.allSatisfy { CellWidth.of(String($0)) == columns - 1 || !$0.hasSuffix("│") })
        guard session.state.confirmation == nil, session.state.prompt == nil,
          let help = KeyTable.footer(of: session.state.screen).first(where: { $0.command == .help })
        else { continue }
        #expect(lines.last { !$0.isEmpty }?.contains(localized(help.short)) == true, "\(columns)x\(rows)")
      }
    }
  }
}
