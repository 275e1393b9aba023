import Foundation
import TestSupport
import Testing

/// The real program from the first finding to the last restored byte, by keys alone in a terminal of 80 by 24.
extension EndToEnd {
  @Suite struct WholeFlowTests {
    /// A copy of a project with a state folder of its own beside it.
    private struct Site {
      let scratch: ScratchFolder
      let state: ScratchFolder
      var project: String { scratch.path + "/App" }

      init(_ folder: String) throws {
        scratch = try ScratchFolder()
        state = try ScratchFolder()
        try FileManager.default.copyItem(atPath: Program.repository + "/" + folder, toPath: scratch.path + "/App")
      }

      func opened(_ arguments: [String] = [], rows: Int = 24) throws -> Tmux {
        try Tmux(
          [Built.program("sceneshift")] + arguments + [project], rows: rows,
          environment: ["XDG_STATE_HOME": state.path])
      }

      /// The saved answers.
      func decisions() throws -> String {
        let names = try FileManager.default.subpathsOfDirectory(atPath: state.path)
        return state.path + "/" + (try #require(names.first { $0.hasSuffix("decisions.json") }))
      }
    }

    /// The number of questions, read from the header.
    private func questions(_ terminal: Tmux) throws -> Int {
      let screen = try terminal.wait(for: " answered")
      let match = try #require(screen.firstMatch(of: /0 of (\d+) answered/))
      return try #require(Int(match.output.1))
    }

    @Test(arguments: ["Examples/Harbour", "Tests/Fixtures/Quay"])
    func fromTheFirstFindingToTheLastRestoredByte(folder: String) throws {
      let site = try Site(folder)
      let before = try site.scratch.snapshot()
      var terminal = try site.opened()
      try terminal.wait(for: "not adopted")
      let count = try questions(terminal)

      // Every question by key, each after its code and what the answer makes of it are on the screen.
      try terminal.press("Enter")
      for number in 1...count {
        try terminal.wait("question \(number) with its result") { screen in
          screen.contains(" \(number) of \(count) ") && screen.contains("becomes") && !screen.contains("working it out")
            ? true : nil
        }
        try terminal.press(number.isMultiple(of: 2) ? "1" : "Enter")
      }
      try terminal.wait(for: "\(count) of \(count) answered")
      #expect(try site.scratch.snapshot() == before, "written before anybody applied")

      // The preview names every file it will write; a plan made headless from the same answers is the same.
      try terminal.press("p")
      let preview = try terminal.wait(for: "After: adopted")
      let copy = try Site(folder)
      let program = try Program()
      let patch = site.state.path + "/plan.patch"
      try program.run("plan", copy.project, "--decisions", site.decisions(), "--patch", patch)
      let git = try run(["git", "apply", "--whitespace=nowarn", patch], in: copy.project)
      #expect(git.status == 0, "\(git.error)")
      let planned = try copy.scratch.snapshot()
      let changed = planned.filter { before[$0.key] != $0.value && !$0.key.hasSuffix("/") }.keys
      #expect(changed.count > 2)
      for path in changed {
        let name = (path as NSString).lastPathComponent
        #expect(preview.contains(name), "\(name) is not in the preview")
      }

      try terminal.press("a")
      try terminal.wait(for: "Apply \(changed.count) files")
      #expect(try site.scratch.snapshot() == before, "written before anybody confirmed")
      try terminal.press("Enter")
      try terminal.wait(for: "Applied. u gives every byte back.")
      try terminal.wait(for: "Now: adopted")
      #expect(try site.scratch.snapshot() == planned, "not what the preview showed")
      try terminal.press("Escape")
      try terminal.wait(for: "BLOCKERS")
      try terminal.press("q")
      try terminal.expectCleanExit(0)

      // A new start finds the project as it was left, and its history.
      terminal = try site.opened()
      try terminal.wait(for: "H undoes")
      #expect(!terminal.screen.contains("not adopted"))
      try terminal.press("H")
      try terminal.wait(for: "Applied to this project")
      try terminal.wait(for: "added")
      try terminal.press("u")
      try terminal.wait(for: "back, nothing is done")
      try terminal.press("Escape")
      try terminal.waitUntilGone("back, nothing is done")
      #expect(try site.scratch.snapshot() == planned, "undone without a yes")
      try terminal.press("u")
      try terminal.wait(for: "back, nothing is done")
      try terminal.press("Enter")
      try terminal.wait(for: "undone")
      try terminal.wait(for: "not adopted")
      #expect(try site.scratch.snapshot() == before, "undo left something")
      try terminal.press("Escape")
      try terminal.wait(for: "DECISIONS")
      try terminal.wait(for: "\(count) of \(count) answered")
      try terminal.press("q")
      try terminal.expectCleanExit(0)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func aSignalGivesTheTerminalBackAndKeepsTheAnswers(
      signal: Int32
    ) throws {
      let site = try Site("Tests/Fixtures/Quay")
      let terminal = try site.opened()
      _ = try questions(terminal)
      try terminal.press("1")
      try terminal.wait(for: "1 of ")
      kill(try #require(terminal.process), signal)
      try terminal.expectCleanExit(128 + signal)
      #expect(try String(contentsOfFile: site.decisions(), encoding: .utf8).contains("\"choice\""))
    }

    @Test func controlCGivesTheTerminalBack() throws {
      let site = try Site("Tests/Fixtures/Quay")
      defer { withExtendedLifetime(site) {} }
      let terminal = try site.opened()
      try terminal.wait(for: "not adopted")
      try terminal.press("p")
      try terminal.wait(for: "After: ")
      try terminal.press("C-c")
      try terminal.expectCleanExit(130)
    }

    @Test func theSameFlowWithoutAScreen() throws {
      let site = try Site("Tests/Fixtures/Quay")
      let before = try site.scratch.snapshot()
      let terminal = try site.opened(["--plain"], rows: 200)
      for number in 1...4 {
        try terminal.wait(for: "Question \(number) of 4.")
        try terminal.wait("the question's end") { screen in
          screen.split(separator: "\n").last { !$0.isEmpty }?.hasPrefix("Your answer?") == true ? true : nil
        }
        try terminal.type("r\n")
      }
      try terminal.wait(for: "What next? 1 to 7")
      try terminal.type("2\n")
      try terminal.wait(for: "Type apply to write 4 files")
      try terminal.type("apply\n")
      try terminal.wait(for: "Scenes are adopted.")
      #expect(try site.scratch.snapshot() != before)
      try terminal.type("7\n")
      try terminal.wait(for: "Type undo to give every byte back")
      try terminal.type("undo\n")
      try terminal.wait(for: "3 files restored, 1 removed.")
      try terminal.type("q\n")
      try terminal.expectCleanExit(0)
      #expect(try site.scratch.snapshot() == before)
    }
  }
}
