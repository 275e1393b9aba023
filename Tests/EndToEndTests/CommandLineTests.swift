import Foundation
import TestSupport
import Testing

/// The program as a shell sees it: arguments, exit codes, streams.
@Suite struct CommandLineTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test func helpGoesToStandardOutputAndNamesEveryCommand() throws {
    let output = try program.run("--help")
    #expect(output.status == 0)
    #expect(output.standardError == "")
    for command in [
      "audit", "plan", "apply", "undo", "verify", "coverage", "decisions", "explain", "rules", "--version",
    ] {
      #expect(output.standardOutput.contains("sceneshift \(command)"), "\(command) is not in the help")
    }
    for code in 0...5 { #expect(output.standardOutput.contains("\n  \(code)  ")) }
  }

  @Test(arguments: ["audit", "plan", "apply", "undo", "verify", "coverage", "decisions", "explain", "rules"])
  func everyCommandHasItsOwnHelp(command: String) throws {
    let asked = try program.run(command, "--help")
    #expect(asked.status == 0)
    #expect(asked.standardOutput.contains("sceneshift \(command)"))
    #expect(try program.run("help", command).standardOutput == asked.standardOutput)
  }

  @Test func helpInFrontOfACommandIsTheHelpOfThatCommand() throws {
    #expect(try program.run("--help", "audit").standardOutput == program.run("audit", "--help").standardOutput)
  }

  @Test func whatCannotBeReadOrWrittenIsNamedWithTheReasonAndWhatToDo() throws {
    let example = try Program.example()
    let (folder, scratch) = (example.path + "/Harbour", try ScratchFolder())
    try scratch.write("list.json", "[]")
    for (arguments, status, words) in [
      (["audit", folder, "-o", scratch.path], 2, ["it is a folder"]),
      (["bundle", folder, "-o", scratch.path + "/absent/app.bundle"], 2, ["there is no such file or folder"]),
      (["plan", folder, "--recommended", "--patch", scratch.path + "/absent/a.patch"], 2, ["no such file or folder"]),
      (["plan", folder, "--decisions", scratch.path + "/absent.json"], 2, ["no decisions file", "--session FILE"]),
      (["plan", folder, "--decisions", scratch.path + "/list.json"], 2, ["the wrong kind of value at its top"]),
      (["decisions", folder, "--session", scratch.path], 2, ["it is a folder"]),
      (["decisions", folder, "--session", scratch.path + "/absent.json"], 2, ["no decisions file"]),
      (["audit", ""], 3, ["the path is empty", "leave the path out"]),
      (["audit", scratch.path + "/absent"], 3, ["there is no folder", "leave the path out"]),
    ] as [([String], Int32, [String])] {
      let output = try program.run(
        script: "exec \"$0\" " + arguments.map { "'\($0)'" }.joined(separator: " "))
      #expect(output.status == status, "\(arguments): \(output.standardError)")
      for word in words { #expect(output.standardError.contains(word), "\(arguments): \(output.standardError)") }
    }
  }

  /// No place is sure in code that does not parse; that is said once, whatever wants the file edited.
  @Test func aPlanThatIsRefusedWritesNoPatch() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "App/project.yml",
      "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n"
        + "    info:\n      path: App/Info.plist\n      properties:\n        UILaunchStoryboardName: LaunchScreen\n")
    try scratch.write(
      "App/App/AppDelegate.swift",
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds
          window?.makeKeyAndVisible()
          return true
        }
      }

      """)
    let patch = scratch.path + "/a.patch"
    let output = try program.run("plan", scratch.path + "/App", "--recommended", "--patch", patch)
    #expect(output.status == 4, "\(output.standardOutput)\(output.standardError)")
    #expect(output.standardError.contains("the plan cannot be applied"))
    #expect(output.standardError.matches(of: /does not parse/).count == 1)
    #expect(!FileManager.default.fileExists(atPath: patch))
    let printed = try program.run("plan", scratch.path + "/App", "--recommended", "--patch", "-")
    #expect(printed.status == 4)
    #expect(printed.standardOutput == "")
  }

  @Test func planAndApplyAgreeWhereOnlyAPersonCanGoOn() throws {
    let scratch = try ScratchFolder()
    let packages = #"{ "name": "ferry", "dependencies": { "expo": "54.0.0", "react-native": "0.81.4" } }"#
    try scratch.write("package.json", packages)
    try scratch.write("app.json", #"{ "expo": { "name": "Ferry", "slug": "ferry" } }"#)
    for command in ["plan", "apply"] {
      let output = try program.run(command, scratch.path, "--recommended")
      #expect(output.status == 1, "\(command): \(output.standardError)")
      #expect(output.standardOutput.contains("Nothing would change."), "\(command)")
    }
  }

  @Test func theVersionIsOneLine() throws {
    let output = try program.run("--version")
    #expect(output.status == 0)
    #expect(output.standardOutput.wholeMatch(of: /sceneshift \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    ["audit", "--nonsense"], ["audit", "--format"], ["audit", "--format", "yaml"], ["audit", ".", "extra"],
    ["audit", "--format", "json", "--format", "text"], ["plan", "."], ["apply", "."],
    ["plan", ".", "--recommended", "--decisions", "x.json"], ["plan", "--recommended=yes"],
    ["plan", ".", "--decisions", "/nowhere/x.json"], ["explain", "no.such-rule"], ["rules", "x"], ["adit"],
    ["help", "nothing"], ["undo", "--recommended"],
  ])
  func aCommandLineWithoutSenseIsRefusedWithTwo(arguments: [String]) throws {
    let example = try Program.example()
    let output = try program.run(
      script: "exec \"$0\" " + arguments.map { "'\($0)'" }.joined(separator: " "), in: example.path + "/Harbour")
    #expect(output.status == 2, "\(output.standardError)")
    #expect(output.standardOutput == "")
    #expect(output.standardError.hasPrefix("sceneshift: "))
  }

  @Test func aMistypedWordIsAnsweredWithTheRightOne() throws {
    #expect(try program.run("adit").standardError.contains("did you mean `audit`?"))
    #expect(try program.run("audit", "--fromat", "json").standardError.contains("did you mean --format?"))
    #expect(try program.run("explain", "callback.livecycle").standardError.contains("callback.lifecycle"))
  }

  @Test func whatIsNoProjectIsRefusedWithThreeAndAReason() throws {
    let scratch = try ScratchFolder()
    try scratch.write("empty/.keep", "")
    try scratch.write("file.txt", "x")
    try scratch.write("android/build.gradle", "x")
    for (path, words) in [
      ("missing", "there is no folder"), ("empty", "there is no iOS project"), ("file.txt", "is not a folder"),
      ("android", "there is no iOS project"),
    ] {
      for command in [["audit"], ["plan", "--recommended"], ["verify"], ["coverage"]] {
        let output = try program.run(
          script: "exec \"$0\" " + command.joined(separator: " ") + " \"$1\"", scratch.path + "/" + path)
        #expect(output.status == 3, "\(command) \(path)")
        #expect(output.standardError.contains(words), "\(output.standardError)")
        #expect(output.standardOutput == "")
      }
    }
  }

  @Test(arguments: [
    "audit .", "audit . --format json", "plan . --recommended", "apply . --recommended --dry-run", "undo .",
    "verify .", "coverage .", "explain adoption.missing", "rules", "--help", "", ". --plain",
  ])
  func noCommandWaitsForAKey(command: String) throws {
    let example = try Program.example()
    for redirection in ["</dev/null", "<&-", "</dev/null | cat", "<&- >&- 2>&-", ">/dev/null 2>&-"] {
      let output = try program.run(script: "\"$0\" \(command) \(redirection)", in: example.path + "/Harbour")
      #expect(!output.wasKilled, "\(command) \(redirection)")
      #expect(output.status <= 5, "\(command) \(redirection): \(output.status)")
    }
  }

  @Test func aClosedStandardOutputNeverLandsInAFile() throws {
    let example = try Program.example()
    let before = try example.snapshot()
    try program.run(script: "\"$0\" audit . >&- 2>&- <&-", in: example.path + "/Harbour")
    try program.run(script: "\"$0\" plan . --recommended >&- 2>&- <&-", in: example.path + "/Harbour")
    #expect(try example.snapshot() == before)
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let example = try Program.example()
    let output = try program.run(
      script: "{ \"$0\" audit . ; echo \"status $?\" >&2; } | head -n 1", in: example.path + "/Harbour")
    #expect(output.standardError.contains("status 1"))
    #expect(!output.standardError.contains("sceneshift:"))
  }

  @Test func aFullDiskUnderStandardOutputIsTold() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let output = try program.run(script: "\"$0\" rules >/dev/full")
    #expect(output.status == 2)
    #expect(output.standardError.contains("cannot be written"))
  }

  @Test func withoutATerminalNothingIsColoured() throws {
    let example = try Program.example()
    for command in ["audit", "verify", "coverage"] {
      #expect(try !program.run(command, example.path + "/Harbour").standardOutput.contains("\u{1B}"))
    }
  }

  @Test func theAssistantWithoutATerminalSaysWhatToUseInstead() throws {
    let example = try Program.example()
    let output = try program.run(example.path + "/Harbour")
    #expect(output.status == 2)
    #expect(output.standardError.contains("sceneshift audit"))
  }
}
