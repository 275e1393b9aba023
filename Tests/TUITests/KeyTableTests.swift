import Audit
import TUIFixtures
import Testing

@testable import TUI

@Suite struct KeyTableTests {
  @Test(arguments: Screen.allCases) func noKeyMeansTwoThingsOnOneScreen(screen: Screen) {
    var seen: Set<Key> = []
    for binding in KeyTable.bindings(on: screen) {
      for key in binding.keys {
        #expect(seen.insert(key).inserted, "\(key) on \(screen.rawValue)")
      }
    }
  }

  @Test(arguments: Screen.allCases) func everyFooterItemWorksOnItsScreen(screen: Screen) {
    for binding in KeyTable.footer(of: screen) { #expect(binding.screens.contains(screen), "\(binding.label)") }
  }

  @Test func theHelpListsEveryKeyOfEveryScreen() {
    for gallery in Gallery.all where !["help", "find", "note", "confirm"].contains(gallery.name) {
      var session = gallery.session(columns: 80, rows: 200)
      let screen = session.state.screen
      session.press(.character("?"))
      guard session.state.screen == .help else {
        Issue.record("no help on \(gallery.name)")
        continue
      }
      for binding in KeyTable.bindings(on: screen) {
        #expect(
          session.text.contains(String(localized(binding.title).prefix(30))), "\(binding.label) on \(gallery.name)")
      }
    }
  }

  @Test func aKeyThatCannotWorkNowSaysWhy() {
    var session = ScriptedSession.started()
    session.press(.character("n"))
    #expect(session.state.notice?.text == "Search first, with /.")
    session.press(.end, .character("r"))
    #expect(session.state.notice?.text == "Nothing to decide here.")
  }

  @Test func theFooterDropsWholeItemsAndKeepsHelp() {
    for columns in 60...140 {
      var session = ScriptedSession.started()
      session.resize(columns: columns, rows: 24)
      let footer = session.canvas.text(row: 23)
      #expect(footer.hasSuffix("? help  q quit"), "\(columns): \(footer)")
      #expect(CellWidth.of(footer) <= columns)
    }
  }
}
