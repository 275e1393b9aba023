import Audit
import Foundation
import Testing

@testable import Apply

/// The project of Tests/Fixtures/ProjectFiles that most edits are tried on.
enum GardenProject {
  static func text() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/ProjectFiles")
    return try String(contentsOf: folder.appendingPathComponent("AppTestsAndExtension.pbxproj"), encoding: .utf8)
  }

  static let app = "A40000000000000000000001"
  static let tests = "A40000000000000000000002"
  static let delegate = "Garden/AppDelegate.swift"

  static func editor(_ text: String, at folder: String = "") throws -> XcodeProjectEditor {
    let file = try XcodeProjectFile(
      SourceText(path: folder + "Garden.xcodeproj/project.pbxproj", bytes: Array(text.utf8)))
    return try XcodeProjectEditor(file, treeRoot: "/memory")
  }

  /// The text after registering `files` beside the app delegate.
  static func registered(
    _ text: String, _ files: [String] = ["Garden/SceneDelegate.swift"], beside sibling: String = delegate,
    targets: [String] = [app]
  ) throws -> String {
    try edited(text, editor(text).register(files, beside: sibling, targets: targets, findings: []).edits)
  }

  /// The project after registering, read again through the reader.
  static func targets(_ text: String) -> [AppTarget] {
    let path = "Garden.xcodeproj/project.pbxproj"
    return XcodeProjectReader.read(projectFile: path, tree: MemoryTree(files: [path: Array(text.utf8)])).targets
  }

  /// Lines of `after` that `before` lacks, blanks at their ends removed; nil where removing them does not give `before`.
  static func addedLines(_ before: String, _ after: String) -> [String]? {
    var old = before.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var added: [String] = []
    for line in after.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == old.first { old.removeFirst() } else { added.append(String(line)) }
    }
    return old.isEmpty ? added : nil
  }
}

extension Spelling {
  /// Spellings that occur in project files.
  static let ofProjects: [Spelling] = [.tabs, .twoBlanks, .fourBlanks, .crlf, .byteOrderMark, .noFinalNewline]
}

@Suite struct XcodeProjectEditorTests {
  @Test func registersASourceWithFourLinesInTheStyleOfItsSibling() throws {
    let before = try GardenProject.text()
    let after = try GardenProject.registered(before)
    let added = try #require(GardenProject.addedLines(before, after))
    let ids = added.compactMap { line in line.split { " \t".contains($0) }.first.map(String.init) }
    let (build, reference) = (ids.first ?? "", ids.dropFirst().first ?? "")
    #expect(
      added == [
        "\t\t\(build) /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = \(reference) /* SceneDelegate.swift */; };",
        "\t\t\(reference) /* SceneDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = SceneDelegate.swift; sourceTree = \"<group>\"; };",
        "\t\t\t\t\(reference) /* SceneDelegate.swift */,", "\t\t\t\t\(build) /* SceneDelegate.swift in Sources */,",
      ])
    for id in [build, reference] {
      #expect(id.count == 24 && id.allSatisfy { $0.isHexDigit && !$0.isLowercase })
    }
    let sources = GardenProject.targets(after).first?.sources
    #expect(sources == ["Garden/RootViewController.swift", "Garden/AppDelegate.swift", "Garden/SceneDelegate.swift"])
  }

  @Test(arguments: Spelling.ofProjects)
  func copiesIndentationLineEndingsAndTheRest(_ spelling: Spelling) throws {
    let plain = try GardenProject.text()
    let before = spelling.spell(plain)
    #expect(try GardenProject.registered(before) == spelling.spell(GardenProject.registered(plain)))
  }

  @Test func aSecondRunChangesNothing() throws {
    let after = try GardenProject.registered(GardenProject.text())
    let again = try GardenProject.editor(after).register(
      ["Garden/SceneDelegate.swift"], beside: GardenProject.delegate, targets: [GardenProject.app], findings: [])
    #expect(again.edits.isEmpty)
    #expect(again.entries.map(\.outcome) == [.alreadyRegistered])
    #expect(try GardenProject.registered(GardenProject.text()) == after)
  }

  @Test func putsNewObjectsAtTheirSortedPlaceAndElsewhereBesideTheSibling() throws {
    let sorted = try GardenProject.registered(GardenProject.text())
    let file = try XcodeProjectFile(SourceText(path: "p", sorted))
    for isa in ["PBXFileReference", "PBXBuildFile"] {
      let ids = file.all(isa).map(\.id)
      #expect(ids == ids.sorted())
    }
    let unsorted = try GardenProject.text().replacing("A20000000000000000000002", with: "FF0000000000000000000002")
    let after = try XcodeProjectFile(SourceText(path: "p", GardenProject.registered(unsorted)))
    let names = after.all("PBXFileReference").compactMap { $0.string("path") }
    #expect(Array(names.prefix(2)) == ["AppDelegate.swift", "SceneDelegate.swift"])
  }

  @Test func writesOneReferenceAndOneBuildFilePerTarget() throws {
    let shared = try GardenProject.text().replacing(
      "\t\t\t\tA10000000000000000000005 /* GardenTests.swift in Sources */,\n",
      with: "\t\t\t\tA10000000000000000000005 /* GardenTests.swift in Sources */,\n"
        + "\t\t\t\tA10000000000000000000007 /* AppDelegate.swift in Sources */,\n"
    ).replacing(
      "/* End PBXBuildFile section */",
      with: "\t\tA10000000000000000000007 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; "
        + "fileRef = A20000000000000000000001 /* AppDelegate.swift */; };\n/* End PBXBuildFile section */")
    let editor = try GardenProject.editor(shared)
    #expect(editor.targets(compiling: GardenProject.delegate) == [GardenProject.app, GardenProject.tests])
    let after = try GardenProject.registered(
      shared, targets: ["Garden.xcodeproj/project.pbxproj#" + GardenProject.app, GardenProject.tests])
    let file = try XcodeProjectFile(SourceText(path: "p", after))
    let references = file.all("PBXFileReference").filter { $0.string("path") == "SceneDelegate.swift" }
    #expect(references.count == 1)
    let builds = file.all("PBXBuildFile").filter { $0.string("fileRef") == references.first?.id }
    #expect(builds.count == 2)
    for (phase, build) in [("A50000000000000000000001", 0), ("A50000000000000000000002", 1)] {
      let files = file[phase]?.strings("files") ?? []
      #expect(builds.filter { files.contains($0.id) }.count == 1, "phase \(phase), build \(build)")
    }
  }

  @Test func registersForATargetThatLacksItWithTheReferenceThatIsThere() throws {
    let once = try GardenProject.registered(GardenProject.text())
    let result = try GardenProject.editor(once).register(
      ["Garden/SceneDelegate.swift"], beside: GardenProject.delegate,
      targets: [GardenProject.app, GardenProject.tests], findings: [])
    #expect(result.entries.map(\.outcome) == [.alreadyRegistered, .registered])
    #expect(result.edits.count == 2)
    let file = try XcodeProjectFile(SourceText(path: "p", edited(once, result.edits)))
    #expect(file.all("PBXFileReference").filter { $0.string("path") == "SceneDelegate.swift" }.count == 1)
    #expect(file["A50000000000000000000002"]?.strings("files").count == 2)
  }

  @Test(arguments: [
    ("path = AppDelegate.swift; sourceTree = \"<group>\"", "Garden/SceneDelegate.swift", "path = SceneDelegate.swift"),
    (
      "path = ../Shared/AppDelegate.swift; sourceTree = \"<group>\"", "Shared/SceneDelegate.swift",
      "path = ../Shared/SceneDelegate.swift"
    ),
    (
      "name = AppDelegate.swift; path = Garden/AppDelegate.swift; sourceTree = SOURCE_ROOT",
      "Garden/SceneDelegate.swift",
      "name = SceneDelegate.swift; path = Garden/SceneDelegate.swift; sourceTree = SOURCE_ROOT"
    ),
    (
      "name = AppDelegate.swift; path = /memory/Garden/AppDelegate.swift; sourceTree = \"<absolute>\"",
      "Garden/SceneDelegate.swift", "name = SceneDelegate.swift; path = /memory/Garden/SceneDelegate.swift"
    ),
    (
      "path = AppDelegate.swift; sourceTree = \"<group>\"", "Scenes/SceneDelegate.swift",
      "name = SceneDelegate.swift; path = ../Scenes/SceneDelegate.swift"
    ),
    (
      "path = AppDelegate.swift; sourceTree = \"<group>\"", "Garden/AppDelegate+Scene.swift",
      "path = \"AppDelegate+Scene.swift\""
    ),
    (
      "path = \"AppDelegate.swift\"; sourceTree = \"<group>\"", "Garden/Café/Szene é.swift",
      "path = \"Café/Szene é.swift\""
    ),
  ])
  func spellsThePathAsTheSiblingDoes(_ reference: String, _ file: String, _ written: String) throws {
    let before = try GardenProject.text().replacing(
      "path = AppDelegate.swift; sourceTree = \"<group>\"", with: reference)
    let sibling = reference.contains("Shared") ? "Shared/AppDelegate.swift" : GardenProject.delegate
    let after = try GardenProject.registered(before, [file], beside: sibling)
    #expect(after.contains(written))
    #expect(GardenProject.targets(after).first?.sources.contains(file) == true)
  }

  @Test func namesTheFileWhereTheGroupHasNoPath() throws {
    let before = try GardenProject.text().replacing("\t\t\tpath = Garden;\n", with: "\t\t\tname = Garden;\n")
      .replacing(
        "path = AppDelegate.swift; sourceTree",
        with: "name = AppDelegate.swift; path = Garden/AppDelegate.swift; sourceTree")
    let after = try GardenProject.registered(before)
    #expect(after.contains("name = SceneDelegate.swift; path = Garden/SceneDelegate.swift; sourceTree"))
  }

  @Test func listsAHeaderAndCompilesItsImplementation() throws {
    let objectiveC = try GardenProject.text().replacing("AppDelegate.swift", with: "AppDelegate.m")
      .replacing("sourcecode.swift; path = AppDelegate.m", with: "sourcecode.c.objc; path = AppDelegate.m")
    let result = try GardenProject.editor(objectiveC).register(
      ["Garden/SceneDelegate.h", "Garden/SceneDelegate.m"], beside: "Garden/AppDelegate.m",
      targets: [GardenProject.app], findings: [])
    #expect(result.entries.map(\.outcome) == [.listed, .registered])
    let file = try XcodeProjectFile(SourceText(path: "p", edited(objectiveC, result.edits)))
    let children = file["A30000000000000000000002"]?.strings("children").compactMap { file[$0]?.string("path") } ?? []
    #expect(Array(children.prefix(3)) == ["AppDelegate.m", "SceneDelegate.h", "SceneDelegate.m"])
    let types = file.all("PBXFileReference").filter { $0.string("path")?.hasPrefix("SceneDelegate") == true }
      .compactMap { $0.string("lastKnownFileType") }
    #expect(Set(types) == ["sourcecode.c.h", "sourcecode.c.objc"])
    #expect(file.all("PBXBuildFile").count == 7)
  }

  @Test func leavesTheSiblingsCompilerFlagsBehind() throws {
    let before = try GardenProject.text().replacing(
      "fileRef = A20000000000000000000001 /* AppDelegate.swift */; }",
      with: "fileRef = A20000000000000000000001 /* AppDelegate.swift */; settings = {COMPILER_FLAGS = \"-w\"; }; }")
    let after = try GardenProject.registered(before)
    #expect(after.ranges(of: "COMPILER_FLAGS").count == 1)
    #expect(after.contains("/* SceneDelegate.swift */; };"))
  }

  @Test func addsACommaWhereTheLastElementHasNone() throws {
    let before = try GardenProject.text().replacing(
      "\t\t\t\tA10000000000000000000001 /* AppDelegate.swift in Sources */,\n\t\t\t);",
      with: "\t\t\t\tA10000000000000000000001 /* AppDelegate.swift in Sources */\n\t\t\t);")
    let after = try GardenProject.registered(before)
    #expect(after.contains("/* AppDelegate.swift in Sources */,\n"))
    #expect(after.contains("/* SceneDelegate.swift in Sources */\n\t\t\t);"))
    #expect(GardenProject.targets(after).first?.sources.last == "Garden/SceneDelegate.swift")
  }

  @Test func copiesQuotedIdentifiersAndThreeBlanksWithoutCommentsOrSections() throws {
    var before = try GardenProject.text().split(separator: "\n").filter { !$0.hasPrefix("/*") }.joined(separator: "\n")
    for comment in before.matches(of: /\ \/\*[^*]*\*\//).reversed() { before.removeSubrange(comment.range) }
    before =
      before.replacing("\t", with: "   ").replacing(/\b(A[1-9A-F]{1}0{21}[0-9A-F])\b/) { "\"\($0.output.1)\"" }
      .replacing("path = AppDelegate.swift", with: "path = \"AppDelegate.swift\"") + "\n"
    let after = try GardenProject.registered(before)
    let added = try #require(GardenProject.addedLines(before, after))
    #expect(added.count == 4)
    #expect(added.allSatisfy { !$0.contains("/*") && $0.drop { $0 == " " }.hasPrefix("\"") })
    #expect(GardenProject.targets(after).first?.sources.last == "Garden/SceneDelegate.swift")
  }

  @Test func worksOnAProjectOnOneLine() throws {
    let before = try GardenProject.text().replacing("// !$*UTF8*$!\n", with: "").replacing("\n", with: " ")
      .replacing("\t", with: "")
    let after = try GardenProject.registered(before)
    #expect(!after.contains("\n"))
    #expect(GardenProject.targets(after).first?.sources.last == "Garden/SceneDelegate.swift")
  }

  @Test func refusesWhatItCannotDoSafely() throws {
    let text = try GardenProject.text()
    let twoPhases = text.replacing(
      "\t\t\t\tA60000000000000000000001 /* Resources */,\n",
      with: "\t\t\t\tA50000000000000000000002 /* Sources */,\n")
    #expect(
      throws: XcodeProjectEditingError.sourcesPhases(
        path: "Garden.xcodeproj/project.pbxproj", target: "Garden", count: 2)
    ) { try GardenProject.registered(twoPhases) }
    #expect(throws: XcodeProjectEditingError.self) {
      try GardenProject.registered(text, beside: "Garden/Nobody.swift")
    }
    #expect(throws: XcodeProjectEditingError.self) { try GardenProject.registered(text, targets: ["NOBODY"]) }
    #expect(throws: XcodeProjectEditingError.self) { try GardenProject.registered(text, ["Garden/picture.png"]) }
    let twice = text.replacing(
      "/* End PBXGroup section */",
      with: "\t\tA30000000000000000000002 /* Garden */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n"
        + "\t\t\t\tA20000000000000000000001 /* AppDelegate.swift */,\n\t\t\t);\n\t\t\tpath = Garden;\n"
        + "\t\t\tsourceTree = \"<group>\";\n\t\t};\n/* End PBXGroup section */")
    #expect(
      throws: XcodeProjectEditingError.duplicateObject(
        path: "Garden.xcodeproj/project.pbxproj", id: "A30000000000000000000002")
    ) { try GardenProject.registered(twice) }
    // A duplicate that is not touched does not stand in the way.
    let elsewhere = text.replacing(
      "/* End PBXVariantGroup section */",
      with: "\t\tA20000000000000000000003 /* Main.storyboard */ = {\n\t\t\tisa = PBXVariantGroup;\n"
        + "\t\t\tchildren = (\n\t\t\t);\n\t\t\tname = Main.storyboard;\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
        + "/* End PBXVariantGroup section */")
    #expect(GardenProject.targets(try GardenProject.registered(elsewhere)).first?.sources.count == 3)
    #expect(throws: XcodeProjectEditingError.self) {
      let xml =
        "<plist><dict><key>objects</key><dict><key>P</key><dict><key>isa</key><string>PBXProject</string>"
        + "</dict></dict><key>rootObject</key><string>P</string></dict></plist>"
      return try GardenProject.editor(xml)
    }
  }

  @Test func leavesStrangeTextAlone() throws {
    let before = try GardenProject.text().replacing(
      "\t\t\t\tLastUpgradeCheck = 0920;\n",
      with:
        "\t\t\t\tLastUpgradeCheck = 0920;\n\t\t\t\tORGANIZATIONNAME = \"Ünïcode 🌱 'quoted' \\\"twice\\\" \\n * // \";\n"
    )
    let added = try #require(GardenProject.addedLines(before, GardenProject.registered(before)))
    #expect(added.count == 4)
  }
}
