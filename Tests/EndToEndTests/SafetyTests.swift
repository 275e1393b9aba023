import Foundation
import TestSupport
import Testing

/// What the program never does: use the network, start a shell, write out of the project, tell more than it says.
@Suite struct SafetyTests {
  private static let sources: [(name: String, text: String)] = {
    let root = Program.repository + "/Sources"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }.sorted().map { name in
      (name, (try? String(contentsOfFile: root + "/" + name, encoding: .utf8)) ?? "")
    }
  }()

  @Test func noSourceReachesForTheNetworkOrAShell() throws {
    #expect(Self.sources.count > 100)
    let calls = /(?:^|[^.\w"])(?:socket|getaddrinfo|gethostbyname|popen|execl|execvp)\(/
    let words = ["FoundationNetworking", "URLSession(", "URLSession.", "NWConnection", "CFSocket", "/bin/sh"]
    for (name, text) in Self.sources {
      #expect(text.firstMatch(of: calls) == nil, "\(name)")
      for line in text.split(separator: "\n") {
        // Names of what audited code may call stand in tables, as text.
        for word in words where line.contains(word) && !line.contains("\"") { Issue.record("\(name): \(line)") }
      }
    }
  }

  @Test func otherProgramsAreStartedInTwoPlacesOnly() {
    let starting = Self.sources.filter { _, text in
      text.contains(/\b(?:posix_spawnp?|Process|fork|execvp?)\(/)
    }
    #expect(starting.map(\.name) == ["TUI/Terminal/EffectRunner.swift", "TUI/Terminal/Platform.swift"])
  }

  #if os(Linux)
    /// What the linker bound: the calls that the program itself can make.
    @Test func theProgramIsBoundToNoCallOfTheNetworkOrAShell() throws {
      let symbols = try run(["nm", "-D", "--undefined-only", Program.path], in: "/")
      // Binary tools are not everywhere.
      guard symbols.status == 0 else { return }
      let names = Set(
        symbols.text.split(separator: "\n").compactMap { $0.split(separator: " ").last }.map {
          String($0.prefix { $0 != "@" })
        })
      #expect(names.contains("renameat"))
      for name in ["socket", "connect", "bind", "getaddrinfo", "gethostbyname", "system", "popen", "execl", "execvp"] {
        #expect(!names.contains(name), "\(name)")
      }
      let libraries = try run(["ldd", Program.path], in: "/")
      #expect(!libraries.text.contains("FoundationNetworking"))
    }

    /// What the kernel saw, where a tracer is there and may be used.
    @Test func nothingIsStartedAndNoSocketIsOpened() throws {
      let program = try Program()
      let example = try Program.example()
      let project = example.path + "/Harbour"
      try example.write("answers.json", try program.answers(to: project))
      let answers = ["--decisions", example.path + "/answers.json"]
      for command in [
        ["audit", project], ["plan", project] + answers, ["apply", project] + answers, ["undo", project],
      ] {
        let log = example.path + "/log"
        let traced = try run(
          ["strace", "-f", "-o", log, "-e", "trace=network,execve,fork,vfork", Program.path] + command, in: "/",
          environment: ["XDG_STATE_HOME": program.state.path])
        guard traced.status <= 1, let calls = try? String(contentsOfFile: log, encoding: .utf8) else { return }
        let lines = calls.split(separator: "\n").filter { $0.contains("(") && !$0.contains("---") }
        #expect(lines.count == 1, "\(command[0]): \(lines.prefix(5))")
        #expect(lines.first?.contains("execve(") == true)
      }
    }
  #endif

  @Test func aLinkOutOfTheProjectIsNeitherReadNorWritten() throws {
    let program = try Program()
    let example = try Program.example()
    let outside = try ScratchFolder()
    let folder = "Harbour/ios/App/App/"
    for name in ["AppDelegate.swift", "Info.plist"] {
      try outside.write(name, try example.read(folder + name))
      try FileManager.default.removeItem(atPath: example.path + "/" + folder + name)
      try example.link(folder + name, to: outside.path + "/" + name)
    }
    let before = try outside.snapshot()
    try example.write("answers.json", try program.answers(to: example.path + "/Harbour"))
    let project = try example.snapshot()
    for command in ["audit", "plan", "apply"] {
      let options = command == "audit" ? "" : " --decisions \"$2\""
      let output = try program.run(
        script: "exec \"$0\" \(command) \"$1\"" + options, example.path + "/Harbour", example.path + "/answers.json")
      #expect(!output.wasKilled)
      #expect(!output.standardOutput.contains("tides"), "\(command) read it")
    }
    #expect(try outside.snapshot() == before)
    for (name, bytes) in try example.snapshot() where name.hasPrefix(folder) && project[name] != nil {
      #expect(project[name] == bytes || !name.hasSuffix("AppDelegate.swift"), "\(name)")
    }
  }

  /// Files that no finding quotes leave nothing in a bundle, and neither does the machine.
  @Test(arguments: ["", "--redact"]) func aBundleHoldsNothingOfOtherFilesOrTheMachine(option: String) throws {
    let program = try Program()
    let example = try Program.example()
    let secrets = ["sk_live_Zz81", "PassphraseOfNobody"]
    try example.write("Harbour/.env", "KEY=\(secrets[0])\n")
    try example.write("Harbour/ios/App/App/Vault.swift", "let phrase = \"\(secrets[1])\"\n")
    let text = try example.text("Harbour/ios/App/App/Arrivals.swift")
    try example.write(
      "Harbour/ios/App/App/Arrivals.swift", text + "\n// \(secrets[0])\nlet vault = \"\(secrets[1])\"\n")
    let file = example.path + "/out.bundle"
    let output = try program.run(
      script: "exec \"$0\" bundle \"$1\" -o \"$2\" \(option)", example.path + "/Harbour", file)
    #expect(output.status == 0, "\(output.standardError)")
    let bundle = try example.text("out.bundle")
    for word in secrets + [NSHomeDirectory() + "/", ProcessInfo.processInfo.hostName, example.path] where word.count > 6
    {
      #expect(!bundle.contains(word), "\(word)")
    }
  }

  /// Commands that were started see the environment as it is.
  @Test func theEnvironmentOfAnEditorIsUntouched() throws {
    let texts = Self.sources.filter { $0.name.hasPrefix("TUI/Terminal/") }.map(\.text).joined()
    #expect(texts.contains("environ"))
    #expect(!texts.contains("setenv(") && !texts.contains("unsetenv(") && !texts.contains("putenv("))
  }
}
