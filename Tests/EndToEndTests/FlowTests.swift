import Foundation
import TestSupport
import Testing

/// The three ways people work with the program, by keys in a real terminal. What they see is kept in `Screens/flows`.
extension EndToEnd {
  @Suite struct FlowTests {
    private let scratch: ScratchFolder
    private let program: Program

    init() throws {
      scratch = try ScratchFolder()
      program = try Program()
    }

    /// A copy of the example.
    private func copy(to folder: String) throws -> String {
      let path = scratch.path + "/" + folder
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: Program.repository + "/Examples/Harbour", toPath: path + "/Harbour")
      return path + "/Harbour"
    }

    private func opened(_ path: String, as author: String, _ arguments: String...) throws -> Tmux {
      try Tmux(
        [Built.program("sceneshift"), path, "--as", author] + arguments,
        environment: ["HOME": scratch.path, "XDG_STATE_HOME": scratch.path + "/state"])
    }

    /// Question `number` with what the answer under the cursor makes of the code.
    private func question(_ number: Int, in terminal: Tmux) throws {
      try terminal.wait("question \(number) with its result") { screen in
        screen.contains(" \(number) of 11 ") && screen.contains("becomes") && !screen.contains("working it out")
          ? true : nil
      }
    }

    private func answer(_ numbers: ClosedRange<Int>, in terminal: Tmux) throws {
      for number in numbers {
        try question(number, in: terminal)
        try terminal.press("Enter")
      }
      try terminal.wait(for: "11 of 11 answered")
    }

    // MARK: Alone

    @Test func alone() throws {
      let album = Album("alone")
      let project = try copy(to: "")
      let before = try scratch.snapshot().filter { $0.key.hasPrefix("Harbour") }
      let terminal = try opened(project, as: "Ada")
      try album.take("1-findings", of: terminal, when: "Enter opens a question")
      try terminal.press("Enter")
      try question(1, in: terminal)
      try terminal.press("1")
      try question(2, in: terminal)
      try album.take("2-question", of: terminal, when: "becomes")
      try answer(2...11, in: terminal)
      try terminal.press("c")
      try album.take("3-coverage", of: terminal, when: "nothing is lost")
      try terminal.press("Escape")
      try terminal.wait(for: "BLOCKERS")
      try terminal.press("p")
      try terminal.wait(for: "After: adopted")
      try terminal.press("Down")
      try album.take("4-preview", of: terminal, when: "5 hunks")
      try terminal.press("a")
      try album.take("5-confirm", of: terminal, when: "Apply 5 files")
      try terminal.press("Enter")
      try album.take("6-applied", of: terminal, when: "Now: adopted")
      try terminal.press("H")
      try terminal.wait(for: "1 added")
      try terminal.press("u")
      try terminal.wait(for: "back, nothing is done")
      try terminal.press("Enter")
      // The project is read again after it.
      try terminal.wait(for: "not adopted")
      try album.take("7-undone", of: terminal, when: "Every byte is as it was")
      #expect(try scratch.snapshot().filter { $0.key.hasPrefix("Harbour") } == before)
      try terminal.press("q")
      try terminal.wait(for: "Your answers are kept")
      try terminal.press("C-c")
      try terminal.expectCleanExit(130)
      try album.close()
    }

    // MARK: Two people, two windows, one file of answers

    @Test func pair() throws {
      let album = Album("pair")
      let project = try copy(to: "")
      let answers = scratch.path + "/answers.json"
      let ada = try opened(project, as: "Ada", "--session", answers)
      try ada.wait(for: "0 of 11 answered")
      try ada.press("1")
      try ada.wait(for: "1 of 11 answered")
      try ada.press("Down")
      try ada.wait(for: "applicationWillResignActive will not come")
      try ada.press("m")
      try ada.wait(for: "Note:")
      try ada.type("Bob knows why the cover is made here")
      try ada.wait(for: "made here")
      try ada.press("Enter")
      try ada.wait(for: "Note saved")
      try ada.press("~")
      try album.take("1-ada-puts-off", of: ada, when: "Put off: it stays on the list")

      let bob = try opened(project, as: "Bob", "--session", answers)
      try album.take("2-bob-goes-on", of: bob, when: "1 of 11 answered by Ada, 1 put off")
      try bob.press("Up")
      try bob.wait(for: "applicationWillResignActive will not come")
      try bob.press("Enter")
      try question(2, in: bob)
      try album.take("3-question", of: bob, when: "put off by Ada")
      try bob.press("Down")
      try bob.wait(for: "▌ 2 Move to")
      try bob.press("s")
      try album.take("4-compare", of: bob, when: "s back to one answer")
      try bob.press("Escape")
      try question(2, in: bob)
      try bob.press("2")
      try question(3, in: bob)
      try album.take("5-ada-sees-it", of: ada, when: "1 answer came in from Bob")
      try bob.press("Escape")
      try bob.wait(for: "BLOCKERS")
      try bob.press("o")
      try album.take("6-agenda", of: bob, when: "OPEN, THE MOST PRESSING FIRST")
      for terminal in [ada, bob] {
        try terminal.press("C-c")
        try terminal.expectCleanExit(130)
      }
      let log = try program.run("decisions", project, "--session", answers)
      #expect(log.status == 0, "\(log.standardError)")
      try album.keep(
        command: "sceneshift decisions . --session answers.json", log.standardOutput, "7-decisions.md")
      try album.close()
    }

    // MARK: A customer, and somebody who has a bundle alone

    @Test func support() throws {
      let album = Album("support")
      let project = try copy(to: "customer")
      let desk = scratch.path + "/support"
      try FileManager.default.createDirectory(atPath: desk, withIntermediateDirectories: true)
      let written = try program.run("bundle", project, "-o", desk + "/harbour.bundle", "--redact")
      #expect(written.status == 0, "\(written.standardError)")
      let terminal = try opened(desk + "/harbour.bundle", as: "Support")
      try album.take("1-bundle", of: terminal, when: "p says where your answers go")
      try terminal.press("e")
      try terminal.wait(for: "This is a bundle: the files are with whoever made it.")
      try terminal.press("Enter")
      try question(1, in: terminal)
      try album.take("2-question", of: terminal, when: "What this answer changes")
      try answer(1...11, in: terminal)
      // The last answer leads back by itself: an Escape in front of the next key would make another key of it.
      try terminal.wait(for: "every question has an answer")
      try terminal.press("c")
      try album.take("3-coverage", of: terminal, when: "AFTER, AS RECOMMENDED")
      try terminal.press("Escape")
      try terminal.wait(for: "BLOCKERS")
      try terminal.press("p")
      try album.take("4-answers", of: terminal, when: "Send that file back")
      try terminal.press("C-c")
      try terminal.expectCleanExit(130)

      // Meanwhile the customer has dropped the quick actions: the answer about them is listed, the others count.
      let file = "customer/Harbour/ios/App/App/AppDelegate.swift"
      let code = try scratch.text(file)
      let method = /\n    func application\(_ application: UIApplication, performActionFor [\s\S]*?\n    \}\n/
      #expect(code.contains(method))
      try scratch.write(file, code.replacing(method, with: ""))
      let answers = desk + "/harbour.decisions.json"
      let plan = try program.run("plan", project, "--decisions", answers)
      #expect(plan.standardOutput.contains("ANSWERS THAT NO LONGER MATCH"))
      let applied = try program.run("apply", project, "--decisions", answers)
      #expect(applied.status == 0, "\(applied.standardError)")
      let left = try program.run("plan", project, "--decisions", answers)
      #expect(left.standardOutput.contains("callback.shortcut"))
      let end = try #require(plan.standardOutput.range(of: "TO RUN OUTSIDE")).lowerBound
      try album.keep(
        command: "sceneshift plan . --decisions harbour.decisions.json",
        "…\n" + plan.standardOutput[end...], "5-plan.txt")
      try album.close()
    }
  }
}
