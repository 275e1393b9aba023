import Foundation
import Testing

@testable import Audit

@Suite struct JSONTextTests {
  @Test func membersKeepTheirOrder() {
    let json: JSONText = ["b": 1, "a": [true, .null, "x"], "empty": [], "none": .object([])]
    #expect(
      json.rendered == """
        {
          "b": 1,
          "a": [
            true,
            null,
            "x"
          ],
          "empty": [],
          "none": {}
        }

        """)
  }

  @Test func everyScalarComesBackThroughAnotherReader() throws {
    let text =
      String(String.UnicodeScalarView((1..<0x3000).compactMap { Unicode.Scalar(UInt32($0)) })) + "\u{1F469}\u{E000}"
    let data = Data(JSONText.array([.string(text)]).rendered.utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == [text])
  }

  @Test func nothingATerminalWouldActOnIsWritten() {
    let rendered = JSONText.string("\u{1B}]0;owned\u{07}\u{9B}\u{202E}").rendered
    #expect(rendered == "\"\\u001b]0;owned\\u0007\\u009b\\u202e\"\n")
  }
}

@Suite struct VisibleTextTests {
  @Test func controlCharactersAreShownNotSent() {
    #expect(VisibleText.line("a\u{1B}]0;x\u{07}\tb\nc\u{7F}") == "a^[]0;x^G^Ib^Jc^?")
  }

  @Test func marksThatTurnTextAroundAreShown() {
    #expect(VisibleText.line("\u{202E}abc\u{2066}\u{9B}") == "<202E>abc<2066><9B>")
  }

  @Test func ordinaryTextStays() {
    #expect(VisibleText.line("Größe 应用 e\u{301} 👩") == "Größe 应用 e\u{301} 👩")
  }

  @Test func tabsInCodeReachTheirColumn() {
    #expect(VisibleText.code("\ta\tb") == "    a   b")
    #expect(VisibleText.code("\u{1B}[2J") == "^[[2J")
  }

  @Test func linesStayLines() { #expect(VisibleText.lines("a\r\n\tb") == "a^M\n^Ib") }
}
