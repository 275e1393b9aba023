import Foundation
import TestSupport
import Testing

/// Projects that cannot be read, in part or at all: what is wrong, where and what to do is said once, everything else is
/// audited, and nothing is written.
@Suite struct BadInputTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    let name: String
    /// Changes a copy of the example.
    let make: @Sendable (ScratchFolder) throws -> Void
    /// What the report has to say, the place among it.
    let words: [String]
    /// Whether the sources are audited all the same.
    var auditsSources = true
    var testDescription: String { name }
  }

  private static let app = "Harbour/ios/App/App/"
  private static let projectFile = "Harbour/ios/App/App.xcodeproj/project.pbxproj"

  private static func insert(_ lines: String, at line: Int, in name: String, _ folder: ScratchFolder) throws {
    var all = try folder.text(name).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    all.insert(contentsOf: lines.split(separator: "\n").map(String.init), at: line - 1)
    try folder.write(name, all.joined(separator: "\n"))
  }

  private static let conflict = "<<<<<<< HEAD\n=======\n>>>>>>> other"

  static let damages: [Damage] = [
    Damage(
      name: "no Info.plist",
      make: { try FileManager.default.removeItem(atPath: $0.path + "/" + app + "Info.plist") },
      words: ["ios/App/App.xcodeproj/project.pbxproj:199", "no such file is there", "correct the setting"]),
    Damage(
      name: "a property list that is cut off",
      make: { try $0.write(app + "Info.plist", String($0.text(app + "Info.plist").prefix(1000))) },
      words: ["ios/App/App/Info.plist:34", "cannot be read as a property list", "Correct the file and audit again"]),
    Damage(
      name: "an empty property list", make: { try $0.write(app + "Info.plist", "") },
      words: ["ios/App/App/Info.plist:1", "it is empty", "Correct the file and audit again"]),
    Damage(
      name: "a binary property list",
      make: { folder in
        let values = try PropertyListSerialization.propertyList(
          from: Data(folder.read(app + "Info.plist")), options: [], format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        try folder.write(app + "Info.plist", Array(binary))
      },
      words: ["ios/App/App/Info.plist:1", "plist.binary", "Convert it to XML"]),
    Damage(
      name: "a project file that is cut off",
      make: { try $0.write(projectFile, String($0.text(projectFile).prefix(3000))) },
      words: ["ios/App/App.xcodeproj/project.pbxproj:33", "cannot be read", "audit again"], auditsSources: false),
    Damage(
      name: "an empty project file", make: { try $0.write(projectFile, "") },
      words: ["ios/App/App.xcodeproj/project.pbxproj:1", "is empty", "Restore it from version control"],
      auditsSources: false),
    Damage(
      name: "a merge that was not finished in the project file",
      make: { try insert(conflict, at: 30, in: projectFile, $0) },
      words: ["ios/App/App.xcodeproj/project.pbxproj:30", "merge conflict markers", "Resolve the conflict"],
      auditsSources: false),
    Damage(
      name: "a merge that was not finished in a property list",
      make: { try insert(conflict, at: 12, in: app + "Info.plist", $0) },
      words: ["ios/App/App/Info.plist:12", "merge conflict markers", "Resolve the conflict"]),
    Damage(
      name: "a merge that was not finished in a source file",
      make: { try insert(conflict, at: 7, in: app + "Toast.swift", $0) },
      words: ["ios/App/App/Toast.swift:7", "merge conflict markers", "Resolve the conflict"]),
    Damage(
      name: "Swift that does not parse",
      make: { try $0.write(app + "Toast.swift", "import UIKit\nlet w = UIWindow()\nfunc x( {{{\n") },
      words: ["ios/App/App/Toast.swift:3", "is missing", "Does it compile?"]),
    Damage(
      name: "a source file that is not there",
      make: { try FileManager.default.removeItem(atPath: $0.path + "/" + app + "Toast.swift") },
      words: ["ios/App/App/Toast.swift is not there"]),
    Damage(
      name: "a folder in the place of a source file",
      make: { folder in
        try FileManager.default.removeItem(atPath: folder.path + "/" + app + "Toast.swift")
        try folder.write(app + "Toast.swift/inner", "")
      },
      words: ["ios/App/App/Toast.swift is not a file"]),
  ]

  @Test(arguments: damages) func whatIsWrongIsSaidOnceAndTheRestIsAudited(damage: Damage) throws {
    let program = try Program()
    let example = try Program.example()
    try damage.make(example)
    let before = try example.snapshot()
    let output = try program.run("audit", example.path + "/Harbour")
    #expect(output.status == 1)
    #expect(output.standardError == "")
    let text = output.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The whole report in a message would hide it.
    for word in damage.words where !text.contains(word) { Issue.record("“\(word)” is not in the report") }
    let told = text.ranges(of: damage.words.last ?? "").count
    #expect(told == 1, "said \(told) times")
    if damage.auditsSources {
      let isAudited = text.contains("The launch option “url” becomes nil")
      #expect(isAudited)
    }
    for command in [["plan", "--recommended"], ["verify"], ["coverage"]] {
      let output = try program.run(
        script: "exec \"$0\" " + command.joined(separator: " ") + " \"$1\"", example.path + "/Harbour")
      #expect(!output.wasKilled && output.status != 2, "\(command)")
    }
    #expect(try example.snapshot() == before)
  }

  /// The same in the assistant: it opens, and the first screen tells.
  @Test func theAssistantOpensWithWhatCanBeRead() throws {
    let example = try Program.example()
    try Self.insert(Self.conflict, at: 12, in: Self.app + "Info.plist", example)
    defer { withExtendedLifetime(example) {} }
    let terminal = try Tmux([Built.program("sceneshift"), example.path + "/Harbour"])
    try terminal.wait(for: "Info.plist holds merge")
    try terminal.press("q")
    try terminal.expectCleanExit(0)
  }

  @Test func theAssistantSaysWhyThereIsNothingToOpen() throws {
    let scratch = try ScratchFolder()
    try scratch.write("package.json", "{}")
    defer { withExtendedLifetime(scratch) {} }
    let terminal = try Tmux([Built.program("sceneshift"), scratch.path])
    try terminal.wait(for: "The project cannot be read")
    try terminal.wait(for: "There is no iOS project in")
    try terminal.press("q")
    try terminal.expectCleanExit(3)
  }

  @Test func aProjectForAnotherSystemIsLeftOutWithTheReason() throws {
    let scratch = try ScratchFolder()
    let project = try String(
      contentsOfFile: Program.repository + "/Tests/Fixtures/Quay/Quay.xcodeproj/project.pbxproj", encoding: .utf8)
    try scratch.write(
      "Quay.xcodeproj/project.pbxproj",
      project.replacing("iphoneos", with: "macosx").replacing("IPHONEOS_", with: "MACOSX_"))
    let output = try Program().run("audit", scratch.path)
    #expect(output.status == 3)
    #expect(output.standardError.contains("macOS"), "\(output.standardError)")
    #expect(output.standardOutput == "")
  }

  #if os(Linux)
    /// Root may read everything: the program runs as somebody else there.
    @Test func whatMayNotBeReadIsTold() throws {
      let program = try Program()
      let example = try Program.example()
      try example.setMode(Self.app + "AppDelegate.swift", 0)
      for folder in [example.path, program.state.path] { chmod(folder, 0o755) }
      let user = geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups " : ""
      let partly = try program.run(script: "exec \(user)\"$0\" audit \"$1\"", example.path + "/Harbour")
      #expect(partly.status == 1, "\(partly.standardError)")
      #expect(partly.standardOutput.contains("ios/App/App/AppDelegate.swift"))
      #expect(partly.standardOutput.contains("Check its permissions"))
      try example.setMode("Harbour", 0)
      let wholly = try program.run(script: "exec \(user)\"$0\" audit \"$1\"", example.path + "/Harbour")
      try example.setMode("Harbour", 0o755)
      #expect(wholly.status == 3)
      #expect(wholly.standardError.contains("may not be read"))
    }
  #endif

  @Test func aHundredThousandFilesBesideTheProjectAreNotEvenListed() throws {
    let example = try Program.example()
    let folder = example.path + "/Harbour/node_modules"
    for package in 0..<100 {
      let path = "\(folder)/package\(package)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for file in 0..<1000 {
        let descriptor = open("\(path)/\(file).js", O_CREAT | O_WRONLY, 0o600)
        if descriptor >= 0 { close(descriptor) }
      }
    }
    let output = try Program().run("audit", example.path + "/Harbour")
    #expect(output.status == 1)
    #expect(output.standardOutput.contains("Listed 14 files in 8 folders"))
  }
}
