import Testing

@testable import Audit

@Suite struct XcodeProjectReaderTests {
  private let files = [
    "Garden/Info.plist": "<plist/>", "Garden/AppDelegate.swift": "", "Garden/RootViewController.swift": "",
  ]

  private func read(
    _ project: String, at folder: String = "", files: [String: String]? = nil
  ) -> (targets: [AppTarget], skipped: [SkippedTarget], problems: [ProjectProblem]) {
    let tree = ProjectFixture.tree(project, at: folder, files: files ?? self.files)
    return XcodeProjectReader.read(projectFile: folder + "Garden.xcodeproj/project.pbxproj", tree: tree)
  }

  @Test func findsTheAppTargetItsFilesAndItsInfoPlist() throws {
    let result = read(try ProjectFixture.text("AppTestsAndExtension.pbxproj"))
    #expect(result.problems.isEmpty)
    let target = try #require(result.targets.first)
    #expect(result.targets.count == 1)
    #expect(target.id == "Garden.xcodeproj/project.pbxproj#A40000000000000000000001")
    #expect(target.objectID == "A40000000000000000000001")
    #expect(target.sources == ["Garden/RootViewController.swift", "Garden/AppDelegate.swift"])
    #expect(target.resources == ["Garden/Assets.xcassets", "Garden/Base.lproj/Main.storyboard"])
    #expect(target.configurations.map(\.name) == ["Debug", "Release"])
    #expect(target.configurations.allSatisfy { $0.infoPlist == .file("Garden/Info.plist") })
    #expect(target.configurations.first?.moduleName == "Garden")
    #expect(target.configurations.first?.deploymentTarget == Version("15.0"))
    #expect(target.isTestHost)
    #expect(target.registrationProblem == nil)
    #expect(target.platforms == [.iOS])
  }

  @Test func leavesTestsAndExtensionsAloneAndSaysWhy() throws {
    let result = read(try ProjectFixture.text("AppTestsAndExtension.pbxproj"))
    #expect(result.skipped.map(\.name) == ["GardenTests", "Share"])
    #expect(result.skipped.first?.reason == "test bundle")
    #expect(result.skipped.last?.reason.contains("extension") == true)
  }

  @Test func pathsStartAtTheFolderOfTheProject() throws {
    let result = read(
      try ProjectFixture.text("AppTestsAndExtension.pbxproj"), at: "ios/App/",
      files: ["ios/App/Garden/Info.plist": ""])
    #expect(result.targets.first?.sourceRoot == "ios/App")
    #expect(result.targets.first?.sources.contains("ios/App/Garden/AppDelegate.swift") == true)
    #expect(result.targets.first?.configurations.first?.infoPlist == .file("ios/App/Garden/Info.plist"))
  }

  @Test func namesTheLinesOfConflictMarkersAndReadsNothing() {
    let result = read("// !$*UTF8*$!\n{\n<<<<<<< HEAD\n\ta = 1;\n=======\n\ta = 2;\n>>>>>>> other\n}\n")
    #expect(result.targets.isEmpty)
    #expect(result.problems.first?.kind == .conflictMarkers)
    #expect(result.problems.first?.line == 3)
    #expect(result.problems.first?.message.contains("3, 5, 7") == true)
  }

  @Test func tellsATemplateFromDamage() {
    #expect(read("// !$*UTF8*$!\n{ {{name}} = 1; }\n").problems.first?.kind == .template)
    #expect(read("").problems.first?.kind == .unreadableProject)
    #expect(read("{ a = 1 }\n").problems.first?.line == 1)
  }
}
