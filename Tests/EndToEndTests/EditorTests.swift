import Foundation
import Testing

/// The person's own editor, a script here that notes how it was called.
extension EndToEnd {
  @Suite struct EditorTests {
    private func opened(
      _ variables: [String: String], script: String = "exit 0", name: String = "ed it"
    ) throws -> (Tmux, URL) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "editor-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let editor = folder.appendingPathComponent(name)
      try Data("#!/bin/sh\nfor a in \"$@\"; do echo \"$a\"; done > '\(folder.path)/arguments'\n\(script)\n".utf8).write(
        to: editor)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
      let environment = variables.mapValues { $0.replacing("EDIT", with: editor.path) }
      let terminal = try Tmux([Built.demo], environment: environment)
      try terminal.wait(for: "0 of 8 answered")
      return (terminal, folder)
    }

    private func arguments(_ folder: URL) -> [String] {
      ((try? String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)) ?? "")
        .split(separator: "\n").map(String.init)
    }

    @Test func argumentsAreSplitAndTheScreenComesBack() throws {
      let (terminal, folder) = try opened(["EDITOR": "'EDIT' --new-window 'two words'"])
      // The line of notices aside.
      let before = terminal.lines.prefix(22)
      try terminal.press("e")
      try terminal.wait("the arguments") { _ in arguments(folder).count == 3 ? true : nil }
      #expect(arguments(folder) == ["--new-window", "two words", "/projects/shop-app/ios/App/App/Info.plist"])
      try terminal.wait("the same screen") { _ in terminal.lines.prefix(22) == before ? true : nil }
    }

    @Test func visualComesBeforeEditorAndKnownEditorsGetTheLine() throws {
      let (terminal, folder) = try opened(["VISUAL": "\"EDIT\"", "EDITOR": "false"], name: "nvim")
      try terminal.press("e")
      try terminal.wait("the arguments") { _ in arguments(folder).isEmpty ? nil : true }
      #expect(arguments(folder) == ["+4", "/projects/shop-app/ios/App/App/Info.plist"])
    }

    @Test func aMissingEditorIsTold() throws {
      let (terminal, _) = try opened(["EDITOR": "/nowhere/editor"])
      try terminal.press("e")
      try terminal.wait(for: "$EDITOR names editor, which")
      try terminal.wait(for: "0 of 8 answered")
    }

    @Test func aFailingEditorIsTold() throws {
      let (terminal, _) = try opened(["EDITOR": "'EDIT'"], script: "exit 1")
      try terminal.press("e")
      try terminal.wait(for: "ended with status 1")
    }

    @Test func theResultOfAFileCanBeChangedBeforeItIsApplied() throws {
      let (terminal, _) = try opened(["EDITOR": "'EDIT'"], script: "echo '// by hand' >> \"$1\"")
      try terminal.press("1", "p")
      try terminal.wait(for: "After: adopted")
      try terminal.press("e")
      try terminal.wait(for: "edited by you")
      try terminal.press("End")
      try terminal.wait(for: "// by hand")
    }

    @Test func anEditorThatChangesNothingChangesNothing() throws {
      let (terminal, _) = try opened(["EDITOR": "'EDIT'"])
      try terminal.press("1", "p")
      try terminal.wait(for: "After: adopted")
      try terminal.press("e")
      try terminal.wait(for: "was closed without a change")
    }
  }
}
