import Testing

@testable import TUI

@Suite struct CanvasTests {
  @Test(arguments: [
    ("plain", 5), ("", 0), ("é", 1), ("e\u{301}", 1), ("中文", 4), ("ﾃ", 1), ("⚠", 1), ("⚠\u{FE0F}", 1),
    ("👨\u{200D}👩\u{200D}👧", 6), ("a\u{200B}b", 8), ("a\u{200D}b", 2), ("\t", 2), ("\u{1B}[2J", 5), ("\u{7F}", 2),
    ("\u{9B}", 4), ("한국", 4),
    ("\u{202E}x", 7), ("│", 1), ("①", 1), ("\u{E000}", 6), ("ｗ", 2), ("ก็", 1),
  ])
  func widthOfText(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    #expect(canvas.put(text, row: 0, column: 0) == cells)
  }

  @Test func controlCharactersAreShownAndNeverSent() {
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    canvas.put("a\u{1B}]0;owned\u{7}b", row: 0, column: 0)
    #expect(canvas.text(row: 0) == "a^[]0;owned^Gb")
    for cell in canvas.row(0) {
      #expect(cell.scalar.value >= 0x20)
    }
  }

  /// Whatever is cut, covered or moved: each row has exactly as many cells as columns, and no half glyph.
  @Test func noOperationLeavesHalfAGlyph() {
    let text = "a中b文c"
    for offset in 0..<8 {
      for limit in 0..<9 {
        var canvas = Canvas(size: Size(columns: 8, rows: 1))
        canvas.put("世界世界", row: 0, column: 0)
        canvas.put(text, row: 0, column: offset, limit: limit)
        canvas.put("x", row: 0, column: (offset + 3) % 8)
        expectWhole(canvas)
      }
      let scrolled = TextLayout.scroll(StyledLine(text), by: offset)
      #expect(scrolled.width == max(0, 7 - offset))
    }
  }

  private func expectWhole(_ canvas: Canvas) {
    let cells = Array(canvas.row(0))
    #expect(cells.reduce(0) { $0 + Int($1.width) } == canvas.size.columns)
    for (index, cell) in cells.enumerated() {
      if cell.width == 2 { #expect(index + 1 < cells.count && cells[index + 1].width == 0) }
      if cell.width == 0 { #expect(index > 0 && cells[index - 1].width == 2) }
    }
  }

  @Test func negativeAndFarPlacesAreIgnored() {
    var canvas = Canvas(size: Size(columns: 4, rows: 2))
    canvas.put("中x", row: 0, column: -1)
    canvas.put("x", row: 5, column: 0)
    canvas.put("x", row: -1, column: 0)
    canvas.put("x", row: 1, column: 9)
    canvas.clear(Area(row: -2, column: -2, rows: 1, columns: 1))
    canvas.clear(Area(row: 9, column: 9, rows: 3, columns: 3))
    #expect(canvas.text == " x\n\n")
  }

  @Test func truncationKeepsTheWidth() {
    #expect(TextLayout.wholeSentences("One two. Three.", to: 20) == "One two. Three.")
    #expect(TextLayout.wholeSentences("One two. Three.", to: 12) == "One two.")
    #expect(TextLayout.wholeSentences("一二。三四。", to: 8) == "一二。")
    #expect(TextLayout.wholeSentences("One two. Three.", to: 5) == "One …")
    #expect(TextLayout.wholeWords("one two three", cells: 9) == "one two")
    #expect(TextLayout.wholeWords("applicationDidBecomeActive", cells: 11) == "application")
    #expect(TextLayout.truncate("abcdef", to: 4) == "abc…")
    #expect(TextLayout.truncate("中文字", to: 4) == "中…")
    #expect(CellWidth.of(TextLayout.pad("中文字", to: 4)) == 4)
    #expect(TextLayout.truncatePath("ios/App/App/AppDelegate.swift", to: 24) == "ios/A…/AppDelegate.swift")
    #expect(TextLayout.truncatePath("ios/App/AppDelegate.swift", to: 10) == "AppDelega…")
    #expect(TextLayout.truncate("abc", to: 0) == "")
  }

  @Test func textWrapsAtWordsAndBetweenWideCharacters() {
    #expect(TextLayout.wrap("one two three", width: 7) == ["one two", "three"])
    #expect(TextLayout.wrap("中文字符", width: 5) == ["中文", "字符"])
    #expect(TextLayout.wrap("abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(
      TextLayout.wrap("application(_:continue:restorationHandler:) only", width: 38) == [
        "application(_:continue:", "restorationHandler:) only",
      ])
    #expect(TextLayout.wrap("中", width: 1) == ["中"])
    // A closing mark does not begin a line, and an opening one does not end it; Latin words stay whole.
    #expect(TextLayout.wrap("场景已连接，好", width: 10) == ["场景已连", "接，好"])
    #expect(TextLayout.wrap("场景代（好）", width: 8) == ["场景代", "（好）"])
    #expect(TextLayout.wrap("用 UIWindow。好", width: 11) == ["用", "UIWindow。", "好"])
    #expect(TextLayout.wrap("说“好”吗", width: 5) == ["说", "“好”", "吗"])
    #expect(TextLayout.wrap("a\n\nb", width: 9) == ["a", "", "b"])
    #expect(TextLayout.wrap("x", width: 0) == [])
  }

  @Test func withoutUnicodeEverythingIsASCIIInItsPlace() {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))
    canvas.put("│中é─e\u{301}✓", row: 0, column: 0)
    var plain = canvas
    plain.limit(to: .ascii)
    #expect(plain.text(row: 0) == "|???-e+")
    var lines = canvas
    lines.limit(to: .plainLines)
    #expect(lines.text(row: 0) == "|中é-e\u{301}+")
  }
}
