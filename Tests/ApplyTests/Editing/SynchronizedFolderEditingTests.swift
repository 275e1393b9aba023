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
  func addsAnExceptionSetWhereThereIsNone(_ spelling: Spelling) throws {
    for group in [severalLines, oneLine] {
      let before = spelling.spell(try project(group))
      let editor = try GardenProject.editor(before)
      let edits = try editor.addException(
        "Beds/Info.plist", inFolder: "Beds", target: GardenProject.app, findings: [])
      let after = try edited(before, edits)
      #expect(try folders(after).first?.exceptions == [GardenProject.app: ["Info.plist"]])
      let plain = spelling.plain(after)
      #expect(plain.contains("/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */\n\t\t"))
      #expect(plain.contains("\t\t\tmembershipExceptions = (\n\t\t\t\tInfo.plist,\n\t\t\t);\n"))
      #expect(after.contains("/* Exceptions for \"Beds\" folder in \"Garden\" target */"))
      let again = try GardenProject.editor(after).addException(
        "Beds/Info.plist", inFolder: "Beds", target: GardenProject.app, findings: [])
      #expect(again.isEmpty)
    }
  }

  @Test func addsToAnExceptionSetAtTheSortedPlaceAndTakesOff() throws {
    let set = "E20000000000000000000001"
    let group = severalLines.replacing(
      "\t\t\tpath = Beds", with: "\t\t\texceptions = (\n\t\t\t\t\(set) /* Exceptions */,\n\t\t\t);\n\t\t\tpath = Beds")
    let exceptionSet = { (paths: [String]) in
      "/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */\n\t\t\(set) /* Exceptions */ = {\n"
        + "\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;\n\t\t\tmembershipExceptions = (\n"
        + paths.map { "\t\t\t\t\($0),\n" }.joined()
        + "\t\t\t);\n\t\t\ttarget = \(GardenProject.app) /* Garden */;\n\t\t};\n"
        + "/* End PBXFileSystemSynchronizedBuildFileExceptionSet section */\n\n"
    }
    let few = try project(group, exceptionSet: exceptionSet(["A.swift", "Z.swift"]))
    let more = try project(group, exceptionSet: exceptionSet(["A.swift", "SceneDelegate.swift", "Z.swift"]))
    let file = "Beds/SceneDelegate.swift"
    #expect(
      try edited(
        few,
        GardenProject.editor(few).addException(file, inFolder: "Beds", target: GardenProject.app, findings: []))
        == more)
    #expect(
      try edited(
        more,
        GardenProject.editor(more).removeException(file, inFolder: "Beds", target: GardenProject.app, findings: []))
        == few)
    #expect(
      throws: XcodeProjectEditingError.excludedByFolder(
        path: "Garden.xcodeproj/project.pbxproj", file: file, folder: "Beds")
    ) { try registration(more) }
  }

  @Test func takesAFileIntoATargetThatDoesNotListTheFolder() throws {
    let before = try project(severalLines)
    let after = try edited(
      before,
      GardenProject.editor(before).addException(
        "Beds/SceneDelegate.swift", inFolder: "Beds", target: GardenProject.tests, findings: []))
    let result = try registration(after, targets: [GardenProject.tests])
    #expect(result.entries.map(\.outcome) == [.coveredByFolder("Beds")])
    #expect(try GardenProject.editor(after).targets(compiling: "Beds/SceneDelegate.swift").count == 2)
  }
}
