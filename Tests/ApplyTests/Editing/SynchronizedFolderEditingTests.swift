import Audit
import Testing

@testable import Apply

@Suite struct SynchronizedFolderEditingTests {
  private let folder = "E10000000000000000000001"

  /// The garden with a synchronized folder that its app target lists.
  private func project(_ group: String, exceptionSet: String = "") throws -> String {
    try GardenProject.text().replacing(
      "/* Begin PBXGroup section */",
      with: exceptionSet + "/* Begin PBXFileSystemSynchronizedRootGroup section */\n" + group
        + "/* End PBXFileSystemSynchronizedRootGroup section */\n\n/* Begin PBXGroup section */"
    ).replacing(
      "\t\t\tname = Garden;\n\t\t\tproductName",
      with: "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t\(folder) /* Beds */,\n\t\t\t);\n\t\t\tname = Garden;\n"
        + "\t\t\tproductName"
    ).replacing(
      "\t\t\t\tA30000000000000000000003 /* GardenTests */,\n",
      with: "\t\t\t\tA30000000000000000000003 /* GardenTests */,\n\t\t\t\t\(folder) /* Beds */,\n")
  }

  private var severalLines: String {
    "\t\t\(folder) /* Beds */ = {\n\t\t\tisa = PBXFileSystemSynchronizedRootGroup;\n\t\t\tpath = Beds;\n"
      + "\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
  }

  private var oneLine: String {
    "\t\t\(folder) /* Beds */ = {isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; "
      + "explicitFolders = (); path = Beds; sourceTree = \"<group>\"; };\n"
  }

  private func registration(_ text: String, targets: [String] = [GardenProject.app]) throws -> SourceRegistration {
    try GardenProject.editor(text).register(
      ["Beds/SceneDelegate.swift"], beside: "Beds/AppDelegate.swift", targets: targets, findings: [])
  }

  private func folders(_ text: String) throws -> [SynchronizedFolder] {
    try GardenProject.editor(text).paths.synchronizedFolders
  }

  @Test func registersNothingForATargetThatTakesTheFolderIn() throws {
    for group in [severalLines, oneLine] {
      let result = try registration(project(group))
      #expect(result.edits.isEmpty)
      #expect(result.entries.map(\.outcome) == [.coveredByFolder("Beds")])
    }
  }

  @Test(arguments: Spelling.ofProjects)
  func takesFilesIntoTargetsThatDoNotListTheFolder(_ spelling: Spelling) throws {
    for group in [severalLines, oneLine] {
      let before = spelling.spell(try project(group))
      let files = ["Beds/Shed.swift", "Beds/SceneDelegate.swift", "Beds/SceneDelegate.h"]
      let result = try GardenProject.editor(before).register(
        files, beside: "Beds/AppDelegate.swift", targets: [GardenProject.tests], findings: [])
      #expect(result.entries.map(\.outcome) == [.registered, .registered, .listed])
      let after = try edited(before, result.edits)
      #expect(try folders(after).first?.exceptions == [GardenProject.tests: ["SceneDelegate.swift", "Shed.swift"]])
      let plain = spelling.plain(after)
      #expect(plain.contains("/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */\n\t\t"))
      #expect(
        plain.contains(
          "\t\t\tmembershipExceptions = (\n\t\t\t\tSceneDelegate.swift,\n\t\t\t\tShed.swift,\n\t\t\t);\n"))
      #expect(after.contains("/* Exceptions for \"Beds\" folder in \"GardenTests\" target */"))
      #expect(try GardenProject.editor(after).targets(compiling: "Beds/SceneDelegate.swift").count == 2)
      let again = try registration(after, targets: [GardenProject.tests])
      #expect(again.edits.isEmpty)
      #expect(again.entries.map(\.outcome) == [.coveredByFolder("Beds")])
    }
  }

  private let set = "E20000000000000000000001"

  /// The garden whose app target lists the folder, with `paths` as its exceptions.
  private func project(exceptions paths: [String], of target: String = GardenProject.app) throws -> String {
    let group = severalLines.replacing(
      "\t\t\tpath = Beds", with: "\t\t\texceptions = (\n\t\t\t\t\(set) /* Exceptions */,\n\t\t\t);\n\t\t\tpath = Beds")
    return try project(
      group,
      exceptionSet:
        "/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */\n\t\t\(set) /* Exceptions */ = {\n"
        + "\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;\n\t\t\tmembershipExceptions = (\n"
        + paths.map { "\t\t\t\t\($0),\n" }.joined()
        + "\t\t\t);\n\t\t\ttarget = \(target) /* Garden */;\n\t\t};\n"
        + "/* End PBXFileSystemSynchronizedBuildFileExceptionSet section */\n\n")
  }

  @Test func takesAFileOffTheExceptionsOfATargetThatListsTheFolder() throws {
    let before = try project(exceptions: ["A.swift", "SceneDelegate.swift", "Z.swift"])
    let result = try GardenProject.editor(before).register(
      ["Beds/SceneDelegate.swift"], beside: "Beds/AppDelegate.swift", targets: [GardenProject.app], isNew: false,
      findings: [])
    #expect(result.entries.map(\.outcome) == [.registered])
    #expect(try edited(before, result.edits) == project(exceptions: ["A.swift", "Z.swift"]))
  }

  @Test func addsToAnExceptionSetAtTheSortedPlace() throws {
    let before = try project(exceptions: ["AppDelegate.swift", "Z.swift"], of: GardenProject.tests)
    let result = try registration(before, targets: [GardenProject.app, GardenProject.tests])
    #expect(result.entries.map(\.outcome) == [.coveredByFolder("Beds"), .registered])
    #expect(
      try edited(before, result.edits)
        == project(exceptions: ["AppDelegate.swift", "SceneDelegate.swift", "Z.swift"], of: GardenProject.tests))
  }

  /// The other target lists the folder too, and compiles neither the app delegate nor what goes with it.
  @Test func keepsANewFileOutOfATargetThatDoesWithoutTheSibling() throws {
    let other = "\t\t\tname = GardenTests;\n"
    let before = try project(exceptions: ["AppDelegate.swift"], of: GardenProject.tests).replacing(
      other, with: "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t\(folder) /* Beds */,\n\t\t\t);\n" + other)
    #expect(before.contains(other))
    let after = try edited(before, registration(before).edits)
    #expect(
      try folders(after).first?.exceptions == [GardenProject.tests: ["AppDelegate.swift", "SceneDelegate.swift"]])
    #expect(try GardenProject.editor(after).targets(compiling: "Beds/SceneDelegate.swift") == [GardenProject.app])
    // A file that is there already may be meant for the other target.
    let existing = try GardenProject.editor(before).register(
      ["Beds/SceneDelegate.swift"], beside: "Beds/AppDelegate.swift", targets: [GardenProject.app], isNew: false,
      findings: [])
    #expect(existing.edits.isEmpty)
  }

  @Test func aWholeSubfolderIsLeftOutOnPurpose() throws {
    let before = try project(exceptions: ["Old"])
    #expect(
      throws: XcodeProjectEditingError.excludedByFolder(
        path: "Garden.xcodeproj/project.pbxproj", file: "Beds/Old/SceneDelegate.swift", folder: "Beds")
    ) {
      try GardenProject.editor(before).register(
        ["Beds/Old/SceneDelegate.swift"], beside: "Beds/AppDelegate.swift", targets: [GardenProject.app], findings: [])
    }
  }
}
