import Foundation
import TestSupport
import Testing

/// Completions and the manual page, in the programs that read them.
@Suite struct ShellTests {
  private let program: Program
  private let scratch: ScratchFolder
  private static let commands = [
    "audit", "plan", "apply", "undo", "verify", "coverage", "decisions", "bundle", "explain", "rules", "completions",
    "man",
  ]

  init() throws {
    program = try Program()
    scratch = try ScratchFolder()
    try scratch.write("Shop/ios/a.txt", "x")
    try scratch.write("a customer.bundle", "x")
    try scratch.write("notes.txt", "x")
    for shell in ["bash", "zsh", "fish"] {
      try scratch.write(shell, try program.run("completions", shell).standardOutput)
    }
  }

  /// What bash offers for the last of `words`.
  private func bash(_ words: String...) throws -> [String] {
    let script = """
      source ./bash
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _sceneshift 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try run(["bash", "--noprofile", "--norc", "-c", script], in: scratch.path)
    #expect(result.error == "", "\(result.error)")
    return result.text.split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesCommandsOptionsAndValues() throws {
    #expect(try bash("sceneshift", "aud") == ["audit"])
    for command in Self.commands { #expect(try bash("sceneshift", "").contains(command)) }
    #expect(try bash("sceneshift", "audit", "--f") == ["--format", "--fail-on"])
    #expect(try bash("sceneshift", "audit", "--format", "") == ["text", "json", "sarif", "markdown", "html"])
    #expect(try bash("sceneshift", "audit", "--format", "=", "ma") == ["markdown"])
    #expect(try bash("sceneshift", "audit", "--format", "=") == ["text", "json", "sarif", "markdown", "html"])
    #expect(try bash("sceneshift", "plan", "--re") == ["--recommended"])
    #expect(try bash("sceneshift", "rules", "--f") == [])
    #expect(try bash("sceneshift", "--pl") == ["--plain"])
    #expect(try bash("sceneshift", "completions", "") == ["bash", "zsh", "fish"])
    #expect(try bash("sceneshift", "explain", "callback.life") == ["callback.lifecycle"])
    #expect(try bash("sceneshift", "help", "cov") == ["coverage"])
  }

  @Test func bashCompletesFoldersBundlesAndFiles() throws {
    #expect(try Set(bash("sceneshift", "audit", "")) == ["Shop", "a customer.bundle"])
    #expect(try bash("sceneshift", "audit", "Shop/") == ["Shop/ios"])
    #expect(try bash("sceneshift", "audit", "-o", "no") == ["notes.txt"])
    #expect(try bash("sceneshift", "Sh") == ["Shop"])
  }

  @Test(arguments: ["zsh", "fish"]) func theScriptIsRightForItsShell(shell: String) throws {
    let text = try scratch.text(shell)
    for command in Self.commands { #expect(text.contains(command)) }
    // Where the shell is installed, it reads the script.
    guard try run(["sh", "-c", "command -v \(shell)"], in: scratch.path).status == 0 else { return }
    let result = try run([shell, "-n", shell], in: scratch.path)
    #expect(result.status == 0, "\(result.error)")
  }

  @Test func anUnknownShellIsRefused() throws {
    #expect(try program.run("completions").status == 2)
    let output = try program.run("completions", "tcsh")
    #expect(output.status == 2)
    #expect(output.standardError.contains("bash, zsh, fish"))
  }

  @Test func theManualPageHasEveryCommandAndOption() throws {
    let page = try program.run("man")
    #expect(page.status == 0)
    #expect(page.standardOutput.hasPrefix(".TH SCENESHIFT 1"))
    try scratch.write("sceneshift.1", page.standardOutput)
    guard try run(["sh", "-c", "command -v groff"], in: scratch.path).status == 0 else { return }
    let result = try run(["groff", "-man", "-Tascii", "-P-cbou", "-ww", "-rLL=200n", "sceneshift.1"], in: scratch.path)
    #expect(result.status == 0)
    #expect(result.error == "", "\(result.error)")
    for command in Self.commands {
      #expect(result.text.contains("sceneshift \(command)"), "\(command)")
      let help = try program.run(command, "--help").standardOutput
      for option in help.matches(of: /\n  (?:-\w, )?(--[a-z-]+)/) {
        #expect(result.text.contains(String(option.output.1)), "\(option.output.1)")
      }
    }
    for code in 0...5 { #expect(result.text.contains("\n       \(code)      "), "\(code)") }
  }
}
