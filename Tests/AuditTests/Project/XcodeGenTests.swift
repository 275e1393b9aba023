import Testing

@testable import Audit

@Suite struct XcodeGenTests {
  private let files = [
    "project.yml": """
    name: Garden
    include:
      - path: Shared/base.yml
    targets:
      App:
        sources: [App]
        settings:
          base:
            PRODUCT_BUNDLE_IDENTIFIER: org.example.garden
    """,
    "Shared/base.yml": """
    options:
      deploymentTarget:
        iOS: "16.0"
    targetTemplates:
      Base:
        platform: iOS
    targets:
      App:
        type: application
        templates: [Base]
        sources:
          - path: Common
            excludes: ["Old", "*.generated.swift"]
        info:
          path: ../App/Info.plist
          properties:
            UILaunchStoryboardName: Launch
            UIApplicationSceneManifest:
              UIApplicationSupportsMultipleScenes: false
      Kit:
        type: framework
        platform: iOS
        sources: ../Kit
      Tests:
        type: bundle.unit-test
        platform: iOS
        sources: ../Tests
        dependencies:
          - target: App
    """,
    "App/AppDelegate.swift": "", "App/Main.storyboard": "", "Shared/Common/C.swift": "",
    "Shared/Common/Old/D.swift": "", "Shared/Common/E.generated.swift": "", "Kit/K.swift": "", "Tests/T.swift": "",
  ]

  @Test func targetsComeFromTheSpecificationWhereNoProjectIsWritten() throws {
    let project = try #require(try ProjectReaderTests.read(files).projects.first)
    #expect(project.generator == ProjectGenerator(kind: .xcodeGen, definition: "Shared/base.yml"))
    let target = try #require(project.targets.first)
    #expect(project.targets.count == 1)
    #expect(target.sources == ["Shared/Common/C.swift", "App/AppDelegate.swift"])
    #expect(target.resources == ["App/Main.storyboard"])
    #expect(target.synchronizedFolders == ["Shared/Common", "App"])
    #expect(target.linkedSources == ["Kit/K.swift"])
    #expect(target.isTestHost)
    #expect(target.configurations.map(\.name) == ["Debug", "Release"])
    #expect(target.configurations.first?.deploymentTarget == Version("16.0"))
    #expect(target.configurations.first?.bundleIdentifier == "org.example.garden")
    #expect(target.configurations.first?.moduleName == "App")
    #expect(target.configurations.first?.infoPlist == .file("App/Info.plist"))
    let list = try #require(project.infoPlists["App/Info.plist"])
    #expect(list.sceneManifest?.supportsMultipleScenes == false)
    #expect(list.path == "Shared/base.yml")
    #expect(list.editingProblem?.contains("XcodeGen") == true)
    #expect(project.skippedTargets.map(\.name) == ["Kit", "Tests"])
  }

  @Test func aWrittenProjectCountsMoreThanItsSpecification() throws {
    let found = try ProjectReaderTests.read(files, ProjectReaderTests.xcode("Garden.xcodeproj", target: "Written"))
    #expect(found.projects.count == 1)
    #expect(found.projects.first?.targets.map(\.name) == ["Written"])
    #expect(found.projects.first?.generator == ProjectGenerator(kind: .xcodeGen, definition: "project.yml"))
  }

  @Test func aSpecificationMayBeWrittenForAFolderAboveIt() throws {
    var moved = files.filter { $0.key != "project.yml" }
    moved["Brands/One/project.yml"] = files["project.yml"]
    let project = try #require(try ProjectReaderTests.read(moved).projects.first)
    #expect(project.root == "Brands/One")
    #expect(project.targets.first?.sources.contains("App/AppDelegate.swift") == true)
    #expect(project.targets.first?.sourceRoot == "")
  }

  @Test func projectFilesOfOtherToolsAreNoSpecification() throws {
    let found = try ProjectReaderTests.read([
      "project.json": "{\"name\": \"web\", \"targets\": {\"build\": {\"executor\": \"x\"}}}",
      "project.yml": "include: self.yml\n", "self.yml": "include: self.yml\n",
    ])
    #expect(found.projects.isEmpty)
  }

  @Test func settingsComeInGroupsAndForConfigurations() throws {
    let project = try #require(
      try ProjectReaderTests.read([
        "project.yml": """
        name: Garden
        settingGroups:
          lists:
            INFOPLIST_FILE: App/Old.plist
            SWIFT_VERSION: "6.0"
          brand:
            groups: [lists]
            base:
              PRODUCT_NAME: Rose
            configs:
              debug:
                INFOPLIST_FILE: App/Debug.plist
        configs:
          Debug Staging: debug
          Release: release
        targets:
          App:
            type: application
            platform: iOS
            sources: [App]
            settings:
              groups: [brand]
              configs:
                Release:
                  INFOPLIST_FILE: App/Release.plist
        """, "App/AppDelegate.swift": "", "App/Debug.plist": "", "App/Release.plist": "", "App/Old.plist": "",
      ]).projects.first)
    let configurations = try #require(project.targets.first).configurations
    #expect(configurations.map(\.name) == ["Debug Staging", "Release"])
    #expect(configurations.map(\.infoPlist) == [.file("App/Debug.plist"), .file("App/Release.plist")])
    #expect(configurations.map { $0.settings["PRODUCT_NAME"]?.value } == ["Rose", "Rose"])
  }

  /// What a file is about counts, and not a word that stands in it.
  @Test(arguments: [
    ("import ProjectDescription\n\nlet project = Project(name: \"App\")\n", true),
    ("// Describes the ProjectDescription of the customer.\nstruct Project {}\n", false),
    ("struct Project { var projectDescription = ProjectDescriptionView() }\n", false),
    ("#if false\nimport ProjectDescription\n#endif\n", false),
  ]) func aTuistManifestImportsWhatItIsWrittenIn(_ code: String, _ isManifest: Bool) {
    #expect(Generators.isTuist(Array(code.utf8)) == isManifest)
  }

  @Test func aRuleInACommentBuildsNothing() {
    #expect(Generators.isBazel(Array("ios_application(\n    name = \"App\",\n)\n".utf8)))
    #expect(!Generators.isBazel(Array("# ios_application(name = \"App\")\nfilegroup(name = \"a\")\n".utf8)))
  }
}
