import Foundation
import TUIFixtures
import Testing

@testable import TUI

/// `Screens/` shows what the program draws. `RECORD_SCREENS=1 swift test` writes it anew, and that run fails.
@Suite struct ScreensTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens")

  struct Picture: CustomTestStringConvertible, Sendable {
    let gallery: Gallery
    let columns: Int
    let rows: Int
    var testDescription: String { name }
    var name: String { "\(gallery.name)-\(columns)x\(rows)" }
  }

  static let pictures = (Gallery.all + Gallery.inChinese).flatMap { gallery in
    [(80, 24), (120, 40)].map { Picture(gallery: gallery, columns: $0.0, rows: $0.1) }
  }

  @Test(arguments: pictures) func screensShowWhatTheProgramDraws(picture: Picture) throws {
    let canvas = picture.gallery.picture(columns: picture.columns, rows: picture.rows)
    try compare(canvas.text, picture.name + ".txt")
    let svg = SVGPicture.render(canvas, title: "sceneshift, \(picture.gallery.name)")
    try compare(svg, picture.name + ".svg")
    // Browsers drop blanks at the ends of a text and join the others, which stretches what is left.
    #expect(!svg.contains(#/>\s[^<]*</text>|[^<]*\s</text>|>[^<]*\s\s[^<]*</text>/#))
  }

  private func compare(_ drawn: String, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(drawn.utf8).write(to: file)
      Issue.record("\(name) was recorded")
      return
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(drawn == kept, "\(name) differs; RECORD_SCREENS=1 records it again")
  }

  @Test func everyScreenIsInTheFolderAndNothingElse() throws {
    let wanted = Set(Self.pictures.flatMap { [$0.name + ".txt", $0.name + ".svg"] })
    let found = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path))
    #expect(found == wanted.union(["README.md", "flows"]))
  }
}
