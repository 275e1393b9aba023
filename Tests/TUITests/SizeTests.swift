import TUIFixtures
import Testing

@testable import TUI

@Suite struct SizeTests {
  /// Every screen, with and without a dialog and a line of text.
  private static func sessions(columns: Int, rows: Int) -> [(String, ScriptedSession)] {
    Gallery.all.map { ($0.name, $0.session(columns: columns, rows: rows)) }
  }

  @Test func everyScreenDrawsInEverySmallSize() {
    var session = Self.sessions(columns: 80, rows: 24)
    for index in session.indices {
      for columns in 0...12 {
        for rows in 0...12 {
          session[index].1.resize(columns: columns, rows: rows)
          #expect(session[index].1.canvas.size == Size(columns: columns, rows: rows))
        }
      }
    }
  }

  @Test(arguments: [59, 60, 61, 79, 80, 81, 99, 100, 109, 110, 111, 120, 300])
  func everyScreenDrawsAroundEachThreshold(columns: Int) {
    for (name, session) in Self.sessions(columns: columns, rows: 24) {
      var session = session
      for rows in [15, 16, 17, 24, 100] {
        session.resize(columns: columns, rows: rows)
        let canvas = session.canvas
        #expect(canvas.size.rows == rows, "\(name)")
        for row in 0..<rows {
          #expect(canvas.row(row).reduce(0) { $0 + Int($1.width) } == columns, "\(name), row \(row)")
        }
      }
    }
  }

  @Test func keysInATinyWindowDoNotTrap() {
    for (_, session) in Self.sessions(columns: 80, rows: 24) {
      var session = session
      session.resize(columns: 1, rows: 1)
      for key in [Key.up, .down, .pageDown, .pageUp, .end, .home, .tab, .backTab, .left, .right, .control("d")] {
        session.press(key)
      }
      _ = session.canvas
    }
  }

  @Test func whereThereIsLittleRoomWholeSentencesStay() {
    let session = ScriptedSession.started(columns: 60, rows: 16)
    #expect(session.text.contains("\n Enter opens a question, p previews.\n"))
  }

  @Test func aSmallWindowSaysSoAndComesBack() {
    var session = ScriptedSession.started()
    let before = session.text
    session.resize(columns: 40, rows: 10)
    #expect(session.text.contains("needs 60x16"))
    session.resize(columns: 80, rows: 24)
    #expect(session.text == before)
  }

  @Test func typedTextOutlivesAResize() {
    var session = ScriptedSession.started()
    session.press(.character("/"))
    session.type("bad")
    session.resize(columns: 100, rows: 30)
    #expect(session.canvas.text(row: 28).contains("Find: bad"))
    #expect(session.canvas.cursor?.row == 28)
  }
}
