import Foundation
import Testing

/// What terminal users are used to, in a real terminal.
extension EndToEnd {
  @Suite struct TerminalTests {
    private func opened(
      _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
      raw: Bool = false
    ) throws -> Tmux {
      let terminal = try Tmux(
        [Built.demo] + arguments, columns: columns, rows: rows, environment: environment, raw: raw)
      try terminal.wait(for: "0 of 8 answered")
      return terminal
    }

    // MARK: Leaving

    @Test func quittingGivesTheTerminalBackAndSaysWhereTheAnswersAre() throws {
      let terminal = try opened()
      try terminal.press("1")
      try terminal.wait(for: "1 of 8 answered")
      try terminal.press("q")
      try terminal.expectCleanExit(0)
      #expect(terminal.screen.contains("1 of 8 answered; saved in"))
    }

    /// Terminals without a second screen keep the picture: what the shell says must not stand in the middle of it.
    @Test func withoutASecondScreenThePictureIsClearedAway() throws {
      let terminal = try opened(environment: ["TERM": "vt100"])
      try terminal.press("q")
      try terminal.expectCleanExit(0)
      #expect(!terminal.screen.contains("BLOCKERS"))
      #expect(terminal.lines.contains("EXIT 0"))
    }

    @Test func controlCLeavesFromADialog() throws {
      let terminal = try opened()
      try terminal.press("Enter")
      try terminal.wait(for: "becomes")
      try terminal.press("C-c")
      try terminal.expectCleanExit(130)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGQUIT, SIGHUP]) func aSignalSavesAndRestores(signal: Int32) throws {
      let terminal = try opened()
      try terminal.press("1")
      try terminal.wait(for: "1 of 8 answered")
      kill(try #require(terminal.process), signal)
      try terminal.expectCleanExit(128 + signal)
      #expect(terminal.screen.contains("1 of 8 answered; saved in"))
    }

    @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]) func aFatalSignalRestores(
      signal: Int32
    ) throws {
      let terminal = try opened(environment: ["SWIFT_BACKTRACE": "enable=no"])
      kill(try #require(terminal.process), signal)
      try terminal.expectCleanExit(128 + signal)
    }

    /// A fault of the program itself, in the middle of its work.
    @Test func aTrapRestoresAndItsMessageStartsAtTheFirstColumn() throws {
      let terminal = try opened(["--trap"], environment: ["SWIFT_BACKTRACE": "enable=no"])
      try terminal.press("p")
      #if arch(x86_64)
        try terminal.expectCleanExit(128 + SIGILL)
      #else
        try terminal.expectCleanExit(128 + SIGTRAP)
      #endif
      let lines = terminal.scrollback.split(separator: "\n")
      #expect(lines.contains { $0.contains("Index out of range") })
      #expect(lines.filter { !$0.isEmpty }.allSatisfy { !$0.hasPrefix("   ") })
    }

    @Test func modesThatWereTurnedOnAreTurnedOff() throws {
      let terminal = try opened(raw: true)
      try terminal.press("q")
      try terminal.expectCleanExit(0)
      let output = String(decoding: terminal.rawOutput, as: UTF8.self)
      for mode in ["?2004", "?1000", "?1006"] {
        let on = try #require(output.ranges(of: "\u{1B}[\(mode)h").last)
        let off = try #require(output.ranges(of: "\u{1B}[\(mode)l").last)
        #expect(on.lowerBound < off.lowerBound, "\(mode)")
      }
    }

    @Test func suspendingReturnsToTheShellAndComesBackWhole() throws {
      let terminal = try Tmux(["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "shell> "])
      try terminal.wait(for: "shell>")
      try terminal.type("\(Built.demo)\n")
      try terminal.wait(for: "0 of 8 answered")
      let before = terminal.screen
      try terminal.press("Down", "Up", "C-z")
      try terminal.wait(for: "Stopped")
      try terminal.type("echo back again\n")
      try terminal.wait(for: "\nback again")
      try terminal.resize(columns: 100, rows: 30)
      try terminal.type("fg\n")
      try terminal.wait("the screen in its new size") { screen in
        screen.contains("0 of 8 answered") && screen.split(separator: "\n").contains { $0.count > 90 } ? true : nil
      }
      try terminal.resize(columns: 80, rows: 24)
      try terminal.wait("the screen as it was") { $0.prefix(800) == before.prefix(800) ? true : nil }
      try terminal.press("q")
      try terminal.wait(for: "shell>")
    }

    // MARK: Start

    @Test(arguments: ["nosuch-terminal", "dumb", ""]) func aTerminalThatCannotDrawAsksLineByLine(type: String) throws {
      let terminal = try Tmux([Built.demo], environment: ["TERM": type], raw: true)
      try terminal.wait(for: "Your answer? 1 to")
      try terminal.type("q\n")
      try terminal.expectCleanExit(0)
      let raw = terminal.rawOutput
      let text = String(decoding: raw, as: UTF8.self)
      #expect(text.contains("asking line by line"))
      #expect(text.contains("Question 1 of 8"))
      #expect(text.contains("`sceneshift audit`"))
      let end = raw.firstRange(of: Array("EXIT".utf8))?.lowerBound ?? raw.endIndex
      #expect(!raw[..<end].contains(0x1B))
    }

    @Test func withoutATerminalItRefusesAndNamesTheCommandsThatWork() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Built.demo)
      let error = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = error
      try process.run()
      let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      #expect(text.contains("sceneshift audit"))
      #expect(text.contains("--plain"))
    }

    @Test func linesAndColumnsOfTheEnvironmentAreNotBelieved() throws {
      let terminal = try opened(environment: ["LINES": "50", "COLUMNS": "100"])
      #expect(terminal.lines[23].contains("? help"))
      #expect(terminal.lines[0].hasSuffix("not adopted"))
    }

    #if os(Linux)
      @Test func theWideLibraryIsLinked() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
        process.arguments = [Built.demo]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text.contains("libncursesw"))
      }
    #endif

    // MARK: Size

    @Test func aTinyWindowSaysSoAndTheScreenComesBack() throws {
      let terminal = try opened()
      let before = terminal.screen
      try terminal.resize(columns: 1, rows: 1)
      try terminal.resize(columns: 30, rows: 8)
      try terminal.wait(for: "needs 60x16")
      try terminal.resize(columns: 80, rows: 24)
      try terminal.wait("the same screen") { $0 == before ? true : nil }
    }

    @Test func typedTextOutlivesAResize() throws {
      let terminal = try opened()
      try terminal.press("/")
      try terminal.wait(for: "Find:")
      try terminal.type("ba")
      try terminal.resize(columns: 110, rows: 30)
      try terminal.wait("the prompt in the new place") { _ in
        let lines = terminal.lines
        return lines.count > 28 && lines[28].hasPrefix(" Find: ba") ? true : nil
      }
    }

    // MARK: Input

    @Test func escapeIsQuickAndArrowsStayArrows() throws {
      let terminal = try opened()
      try terminal.press("Enter")
      try terminal.wait(for: "becomes")
      try terminal.press("Escape")
      try terminal.waitUntilGone("becomes")
      try terminal.press("Down")
      try terminal.wait(for: "Custom URLs no longer reach AppDelegate")
    }

    @Test func aPasteIsNoAnswer() throws {
      let terminal = try opened()
      try terminal.press("Enter")
      try terminal.wait(for: "becomes")
      try terminal.paste("1y\n2R\n")
      try terminal.wait(for: "Pasted text is not taken as keys")
      try terminal.press("Escape")
      try terminal.waitUntilGone("becomes")
      try terminal.wait(for: "0 of 8 answered")
    }

    /// A line that does not mark what is pasted, such as some connections: the same bytes as keys, only faster.
    @Test(arguments: ["1y\r2R\r", "1\r", "yes\n1\n"]) func anUnmarkedPasteIsNoAnswerEither(text: String) throws {
      let terminal = try opened()
      try terminal.type(text)
      try terminal.wait(for: "Pasted text is not taken as keys")
      try terminal.press("Enter")
      try terminal.wait(for: "becomes")
      try terminal.type(text)
      try terminal.wait(for: "Pasted text is not taken as keys")
      try terminal.press("Escape")
      try terminal.waitUntilGone("becomes")
      try terminal.wait(for: "0 of 8 answered")
      try terminal.press("R")
      try terminal.wait(for: "back, nothing is done")
      try terminal.type(text)
      try terminal.wait(for: "Pasted text is not taken as keys")
      try terminal.wait(for: "back, nothing is done")
    }

    @Test func aPasteGoesIntoALineOfTextWithoutSubmitting() throws {
      let terminal = try opened()
      try terminal.press("m")
      try terminal.wait(for: "Note:")
      try terminal.paste("two\nlines")
      try terminal.wait(for: "Note: two lines")
    }

    @Test func markersAndRepliesNobodyAskedForAreSwallowed() throws {
      let terminal = try opened(raw: true)
      let before = terminal.screen
      try terminal.send([0x1B] + Array("]11;rgb:0000/0000/0000".utf8) + [0x1B, 0x5C])
      try terminal.send([0x1B] + Array("[?64;1;2c".utf8))
      try terminal.send([0x1B] + Array("[200~R1q".utf8) + [0x1B] + Array("[201~".utf8))
      try terminal.wait(for: "Pasted text is not taken as keys")
      try terminal.press("Down", "Up")
      try terminal.wait("the same screen") { $0.prefix(1200) == before.prefix(1200) ? true : nil }
      let output = String(decoding: terminal.rawOutput, as: UTF8.self)
      #expect(!output.contains("\u{1B}]11;?"))
      #expect(!output.contains("\u{1B}[c"))
    }

    @Test func aClickMovesTheCursorAndASecondOneOpens() throws {
      let terminal = try opened()
      // Row 5, column 8 in the encoding with numbers, pressed and released.
      for _ in 0..<2 {
        try terminal.send([0x1B] + Array("[<0;8;5M".utf8))
        try terminal.send([0x1B] + Array("[<0;8;5m".utf8))
      }
      try terminal.wait(for: "Custom URLs no longer reach AppDelegate ─")
      try terminal.wait(for: "becomes")
    }

    // MARK: Output

    @Test func noColourIsHardBlackOrWhiteAndTheCursorIsReversed() throws {
      let terminal = try opened()
      let styled = terminal.styledScreen
      for code in ["30", "37", "40", "47", "90", "97", "100", "107"] {
        #expect(!styled.contains("\u{1B}[\(code)m") && !styled.contains(";\(code)m"), "\(code)")
      }
      #expect(styled.contains("\u{1B}[7m"))
      #expect(styled.contains("\u{1B}[1m\u{1B}[31m"))
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt100"]]) func withoutColourTheTextIsTheSame(
      environment: [String: String]
    ) throws {
      let coloured = try opened()
      let plain = try opened(environment: environment)
      #expect(plain.screen == coloured.screen)
      for colour in 31...36 { #expect(!plain.styledScreen.contains("\u{1B}[\(colour)m")) }
      #expect(plain.styledScreen.contains("\u{1B}[7m"))
    }

    @Test func anEmptyNoColorLeavesTheColours() throws {
      let terminal = try opened(environment: ["NO_COLOR": ""])
      #expect(terminal.styledScreen.contains("\u{1B}[31m"))
    }

    /// For terminals that show lines and marks two cells wide: nothing of our own drawing is beyond ASCII.
    @Test func withASCIIOnlyTheProjectsOwnTextIsBeyondIt() throws {
      let terminal = try opened(["--ascii"])
      let strange = Set(terminal.screen.unicodeScalars.filter { !$0.isASCII })
      #expect(strange == Set("画面".unicodeScalars))
      try terminal.press("Enter")
      try terminal.wait(for: "becomes")
      #expect(terminal.lines.joined().unicodeScalars.allSatisfy { $0.isASCII || "画面".unicodeScalars.contains($0) })
    }

    @Test(arguments: ["xterm-256color", "screen", "tmux-256color", "vt100"])
    func everyTerminalTypeShowsTheSame(
      type: String
    ) throws {
      let reference = try opened()
      let terminal = try opened(environment: ["TERM": type], raw: true)
      // The last line of the picture.
      for terminal in [reference, terminal] { try terminal.wait(for: "p preview") }
      #expect(terminal.screen == reference.screen)
      try terminal.press("Down")
      try terminal.wait(for: "▌ Custom URLs")
      let raw = terminal.rawOutput
      #expect(!raw.contains(0x0E), "line drawing set")
      #expect(raw.firstRange(of: [0x1B, 0x28, 0x30]) == nil, "line drawing set")
    }

    @Test func withoutUTF8EverythingIsASCIIAndAligned() throws {
      let terminal = try opened(environment: ["LC_ALL": "C", "LANG": "C"])
      let screen = terminal.screen
      #expect(screen.utf8.allSatisfy { $0 < 0x80 })
      let columns = terminal.lines[3..<20].map { Array($0).firstIndex(of: "|") }
      #expect(Set(columns) == [34])
      #expect(screen.contains("UIScreen.main is read in ??"))
    }

    @Test func wideCharactersKeepTheBorderInItsColumn() throws {
      let terminal = try opened()
      try terminal.press("End", "Up", "Up", "PageUp", "End")
      try terminal.wait(for: "画面/Panel9.swift")
      for row in 2..<21 {
        let line = terminal.lines[row]
        var cells = 0
        for character in line {
          if character == "│" { break }
          cells += character.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ? 1 : 2
        }
        #expect(cells == 34, "\(line)")
      }
    }

    @Test func oneKeySendsLittle() throws {
      let terminal = try opened(raw: true)
      try terminal.press("End")
      try terminal.wait(for: "Panel9.swift:")
      let before = terminal.rawOutput.count
      try terminal.press("Up")
      try terminal.wait(for: "Panel8.swift:")
      let sent = terminal.rawOutput.dropFirst(before)
      #expect(sent.count < 900)
      #expect(sent.firstRange(of: Array("\u{1B}[2J".utf8)) == nil)
      #expect(sent.firstRange(of: Array("\u{1B}[J".utf8)) == nil)
    }

    @Test func strayOutputIsShownAfterwards() throws {
      let terminal = try opened(["--stray"])
      try terminal.press("Down")
      try terminal.wait(for: "17 bytes of other programs' messages")
      #expect(!terminal.screen.contains("a library speaks"))
      try terminal.press("q")
      try terminal.expectCleanExit(0)
      #expect(terminal.screen.contains("a library speaks"))
    }

    @Test func copyingReachesTheTerminalsClipboard() throws {
      let terminal = try opened()
      try terminal.set("set-clipboard", "on")
      try terminal.press("y")
      try terminal.wait(for: "Sent to the terminal's clipboard: ios/App/App/Info.plist:4")
      try terminal.wait("the buffer") { _ in terminal.buffer == "ios/App/App/Info.plist:4" ? true : nil }
    }
  }
}
