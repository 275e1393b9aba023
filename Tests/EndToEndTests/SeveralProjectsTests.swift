import Foundation
import TestSupport
import Testing

/// A repository with apps of three stacks: each is told by its folder, and one is taken alone.
extension EndToEnd {
  @Suite struct SeveralProjectsTests {
    private let scratch: ScratchFolder
    private let state: ScratchFolder

    init() throws {
      scratch = try ScratchFolder()
      state = try ScratchFolder()
      let apps = ["crossing": "ReactNative/Factory", "deck": "Flutter/Template", "kiosk": "Capacitor/StockSPM"]
      try FileManager.default.createDirectory(atPath: path + "/apps", withIntermediateDirectories: true)
      for (name, fixture) in apps {
        try FileManager.default.copyItem(
          atPath: Program.repository + "/Tests/Fixtures/" + fixture, toPath: path + "/apps/" + name)
      }
    }

    private var path: String { scratch.path + "/fleet" }

    private func changed(since before: [String: [UInt8]]) throws -> Set<String> {
      let now = try scratch.snapshot()
      return Set(Set(now.keys).union(before.keys).filter { now[$0] != before[$0] && !$0.hasSuffix("/") })
    }

    @Test func theOneThatIsOpenedIsTheOneThatIsWritten() throws {
      let before = try scratch.snapshot()
      let terminal = try Tmux(
        [Built.program("sceneshift"), path], environment: ["XDG_STATE_HOME": state.path])
      try terminal.wait(for: "3 projects in this folder")
      // All are read.
      let list = try terminal.wait(for: "0 of 4 answered")
      for row in ["apps/crossing", "apps/deck", "apps/kiosk", "React Native 0.81.4", "Flutter", "Capacitor 8.4"] {
        #expect(list.contains(row), "\(row) is not in the list")
      }
      #expect(list.contains("Open the app to work on"))

      // An answer for one of them, and then to the next.
      try terminal.press("Enter")
      try terminal.wait(for: "p preview")
      try terminal.press("1")
      try terminal.wait(for: "1 of 5 answered")
      try terminal.press("Escape")
      try terminal.wait(for: "This one alone")
      #expect(terminal.screen.contains("1 of 5 answered"))
      try terminal.press("/")
      try terminal.wait(for: "Find:")
      try terminal.type("flutter")
      try terminal.wait(for: "flutter")
      try terminal.press("Enter")
      let found = try terminal.wait(for: "1 of 1")
      #expect(found.filter { !$0.isWhitespace }.contains("sceneshift\(path)/apps/deck"))
      try terminal.press("Enter")
      try terminal.wait(for: "p preview")
      try terminal.wait(for: "0 of 2 answered")
      try terminal.press("R")
      try terminal.wait(for: "Take all")
      try terminal.press("Enter")
      try terminal.wait(for: "1 of 2 answered")
      try terminal.press("p")
      let preview = try terminal.wait(for: "After: adopted")
      #expect(preview.contains("STILL OPEN 1"))
      try terminal.press("a")
      try terminal.wait(for: "all or none")
      try terminal.press("Enter")
      try terminal.wait(for: "Applied. u gives every byte back.")
      let written = try changed(since: before)
      #expect(!written.isEmpty)
      #expect(written.allSatisfy { $0.hasPrefix("fleet/apps/deck/") }, "\(written.sorted())")
    }

    @Test func headlessNamesTheCommandForEach() throws {
      let program = try Program()
      let audit = try program.run("audit", path)
      #expect(audit.standardError.contains("3 projects in this folder"))
      for name in ["crossing", "deck", "kiosk"] {
        #expect(audit.standardError.contains("sceneshift audit \(path)/apps/\(name) "))
      }
      #expect(!audit.standardOutput.contains("3 projects in this folder"))
      let plan = try program.run("plan", "apps", "--recommended", in: path)
      #expect(plan.standardError.contains("sceneshift plan apps/deck --recommended "))
      let before = try scratch.snapshot()
      let one = try program.run("apply", path + "/apps/deck", "--recommended")
      #expect(!one.standardError.contains("projects in this folder"))
      #expect(try changed(since: before).allSatisfy { $0.hasPrefix("fleet/apps/deck/") })
    }
  }
}
