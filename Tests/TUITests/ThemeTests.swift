import Testing

@testable import TUI

@Suite struct ThemeTests {
  /// On half of all backgrounds a colour of the palette, or dim text, is hard to read.
  @Test func highContrastNeedsNoColourAndNoDimText() {
    for role in Style.Role.allCases {
      for style in [Style(role), Style(role).selected, Style(role, behind: true), Style(role, emphasised: true)] {
        let look = Theme.highContrast.look(of: style)
        #expect(look.color == nil && !look.isDim, "\(role)")
      }
    }
  }

  @Test func monochromeHasNoColour() {
    for role in Style.Role.allCases { #expect(Theme.monochrome.look(of: Style(role)).color == nil) }
  }

  @Test(arguments: Theme.allCases) func theCursorIsOneBarInEveryTheme(theme: Theme) {
    for role in Style.Role.allCases {
      let look = theme.look(of: Style(role).selected)
      #expect(look.isReversed && look.color == nil && !look.isDim, "\(role)")
    }
  }
}
