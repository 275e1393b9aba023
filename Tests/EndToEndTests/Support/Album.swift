import Foundation
import TUI
import Testing

/// Pictures of one flow in `Screens/flows`: what the real program showed in a real terminal, in the order it did.
///
/// `RECORD_SCREENS=1` writes them anew, and that run fails.
final class Album {
  static let folder = URL(fileURLWithPath: Program.repository + "/Screens/flows")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1"
  private static let sizes = [(columns: 80, rows: 24), (columns: 120, rows: 40)]

  private let flow: String
  private var names: Set<String> = []

  init(_ flow: String) { self.flow = flow }

  /// Takes the screen at 80 by 24 and, after a change of size, at 120 by 40, and leaves it at 80 by 24.
  ///
  /// - Parameter text: what has to be on the screen at both sizes.
  func take(_ name: String, of terminal: Tmux, when text: String) throws {
    for size in Self.sizes {
      try terminal.resize(columns: size.columns, rows: size.rows)
      let picture = TerminalPicture(Self.dated(try terminal.steadyScreen(columns: size.columns, with: text)))
      try keep(picture.text, "\(flow)-\(name)-\(size.columns)x\(size.rows).txt")
      guard size.columns == 80 else { continue }
      let svg = SVGPicture.render(picture.rows, columns: size.columns, title: "sceneshift, \(flow): \(name)")
      try keep(svg, "\(flow)-\(name)-80x24.svg")
    }
    try terminal.resize(columns: 80, rows: 24)
    _ = try terminal.steadyScreen(columns: 80, with: text)
  }

  /// Keeps what a command printed.
  func keep(command: String, _ output: String, _ file: String) throws {
    try keep("$ \(command)\n" + Self.dated(output), "\(flow)-\(file)")
  }

  /// Whether the folder has these pictures of the flow and no others.
  func close() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(found.filter { $0.hasPrefix(flow + "-") }) == names)
  }

  private func keep(_ text: String, _ name: String) throws {
    names.insert(name)
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded")
      return
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(text == kept, "\(name) differs; RECORD_SCREENS=1 records it again")
  }

  /// Every day looks the same.
  private static func dated(_ text: String) -> String {
    text.replacing(/\d{4}-\d\d-\d\d/, with: "2026-11-30").replacing(/\d\d:\d\d UTC/, with: "10:15 UTC")
  }
}

extension Tmux {
  /// The screen with its colours, once it is laid out for this width, holds `text`, waits for nothing and stays as it is.
  func steadyScreen(columns: Int, with text: String) throws -> String {
    var last = ""
    var times = 0
    return try wait("a steady picture with “\(text)”") { screen in
      let styled = styledScreen
      times = styled == last ? times + 1 : 0
      last = styled
      // The state of the project ends the header, one cell before the edge.
      let header = screen.prefix { $0 != "\n" }
      guard times > 5, screen.contains(text), !screen.contains("working it out"), !screen.contains("being worked out"),
        CellWidth.of(String(header)) == columns - 1
      else { return nil }
      return styled
    }
  }
}
