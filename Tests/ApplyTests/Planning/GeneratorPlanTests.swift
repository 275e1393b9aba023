@testable import Audit
import Testing

@testable import Apply

/// Projects whose Xcode project and Info.plist a tool writes: the change goes where the tool reads it.
@Suite struct GeneratorPlanTests {
  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    """

  private static let specification = """
    name: Garden
    targets:
      Garden:
        type: application
        platform: iOS
        sources: [App]
        info:
          path: App/Info.plist
          properties:
            CFBundleDisplayName: Garden
            UILaunchStoryboardName: Launch
            UISupportedInterfaceOrientations:
              - UIInterfaceOrientationPortrait
        settings:
          base:
            PRODUCT_BUNDLE_IDENTIFIER: org.example.garden

    """

  private func project(_ files: [String: String]) -> PlannedProject {
    var project = PlannedProject()
    project.files = ["App/AppDelegate.swift": Self.appDelegate].merging(files) { $1 }
    return project
  }

  private func state(of planned: Planned) -> ProjectReport.State? { planned.plan.after?.report.projects.first?.state }

  // MARK: XcodeGen

  @Test func theManifestGoesIntoTheSpecification() throws {
    let planned = try project(["project.yml": Self.specification]).plan()
    let lines = [
      "UIApplicationSceneManifest:", "  UIApplicationSupportsMultipleScenes: false", "  UISceneConfigurations:",
      "    UIWindowSceneSessionRoleApplication:", "      - UISceneConfigurationName: Default Configuration",
      "        UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate", "UILaunchStoryboardName: Launch",
    ]
    planned.expect(
      "project.yml",
      Self.specification.replacing(
        "        UILaunchStoryboardName: Launch\n", with: lines.map { "        \($0)\n" }.joined()))
    #expect(planned["App/SceneDelegate.swift"]?.contains("class SceneDelegate") == true)
    #expect(planned.plan.outsideSteps.map(\.command) == ["xcodegen generate"])
    #expect(planned.manual.isEmpty)
    #expect(state(of: planned) == .adopted)
  }

  @Test func aNewFileInAFolderOfTheSpecificationIsTheSureAnswer() throws {
    let audit = try Auditor(tree: MemoryTree(files: project(["project.yml": Self.specification]).files)).audit()
    let finding = try #require(audit.report.findings.first { $0.rule == "adoption.missing" })
    #expect(finding.recommended?.id == "newFile")
    #expect(finding.recommended?.isSure == true)
    #expect(finding.location?.file == "project.yml")
    #expect(finding.location?.line == 9)
  }

  @Test func aListWithoutPropertiesGetsThem() throws {
    let planned = try project([
      "project.yml": """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          info: # written by XcodeGen
            path: App/Info.plist
          sources: App
      """
    ]).plan()
    planned.expect(
      "project.yml",
      holds: """
        info: # written by XcodeGen
        path: App/Info.plist
        properties:
        UIApplicationSceneManifest:
        UIApplicationSupportsMultipleScenes: false
        """)
    #expect(planned["project.yml"]?.hasSuffix("SceneDelegate\n    sources: App") == true)
    #expect(state(of: planned) == .adopted)
  }

  @Test func aListThatIsThereAlreadyAndItsDefinitionBothChange() throws {
    var planned = try project([
      "project.yml": Self.specification, "App/Info.plist": ExamplePropertyList.file(),
    ]).plan()
    planned.expect("App/Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
    planned.expect("project.yml", holds: "UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate")
    #expect(state(of: planned) == .adopted)
    planned = try PlannedProject(
      .uiKit, ["project.yml": Self.specification.replacing("Garden", with: "App")]
    ).plan()
    planned.expect("App.xcodeproj/project.pbxproj", holds: "SceneDelegate.swift")
    planned.expect("App/Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
    planned.expect("project.yml", holds: "UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate")
  }

  @Test func aListThatPeopleKeepIsEditedItself() throws {
    let specification = """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          sources: App
          settings:
            INFOPLIST_FILE: App/Info.plist
      """
    let planned = try project(["project.yml": specification, "App/Info.plist": ExamplePropertyList.file()]).plan()
    planned.expect("App/Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
    #expect(planned["project.yml"] == specification)
    #expect(planned.manual.isEmpty)
  }

  @Test func whatCannotBeEditedIsToldLineByLine() throws {
    let planned = try project([
      "project.yml": """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          sources: App
          info: {path: App/Info.plist, properties: {UILaunchStoryboardName: Launch}}
      """
    ]).plan(["adoption.missing": "newFile"])
    planned.expectNoProblems()
    let step = try #require(planned.plan.manualSteps.first)
    #expect(step.title == "Write UIApplicationSceneManifest into project.yml")
    #expect(step.location?.line == 7)
    #expect(step.lines.first == "UIApplicationSceneManifest:")
    #expect(step.lines.last == "        UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate")
    #expect(step.detail.contains("targets: Garden: info: properties"))
    #expect(planned["App/SceneDelegate.swift"] != nil)
    // Until a person has written it, the app is not done.
    #expect(state(of: planned) == .partial)
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "adoption.partial" } == true)
  }

  @Test func brandsThatShareTheirPropertiesAreAdoptedTogether() throws {
    var files: [String: String] = [
      "Shared/base.yml": """
      name: Garden
      targets:
        App:
          type: application
          platform: iOS
          info:
            properties:
              UILaunchStoryboardName: Launch

      """
    ]
    for brand in ["Rose", "Tulip"] {
      files["\(brand)/project.yml"] = """
        include: Shared/base.yml
        targets:
          App:
            sources: [\(brand)]
            info:
              path: \(brand)/Info.plist

        """
      files["\(brand)/AppDelegate.swift"] = Self.appDelegate
    }
    var project = PlannedProject()
    project.files = files
    let planned = try project.plan()
    planned.expect("Shared/base.yml", holds: "UIApplicationSceneManifest:\n")
    for brand in ["Rose", "Tulip"] {
      #expect(planned["\(brand)/SceneDelegate.swift"]?.contains("UIWindow(windowScene: windowScene)") == true)
    }
    #expect(planned.plan.after?.report.projects.map(\.state) == [.adopted, .adopted])
    #expect(planned.plan.manualSteps.map(\.title) == ["Run the script that calls XcodeGen"])
  }

  @Test func aManifestThatTheNextRunDropsIsWrittenIntoTheSpecification() throws {
    let project = PlannedProject(
      .uiKitScenes, ["project.yml": Self.specification.replacing("Garden", with: "App")])
    let planned = try project.plan(["manifest.regenerated": "define"])
    planned.expect("project.yml", holds: "UIApplicationSceneManifest:\n")
    #expect(planned.plan.files.map(\.path) == ["project.yml"])
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "manifest.regenerated" } == false)
  }

  @Test func aGeneratedListGetsAFileThatTheSpecificationNames() throws {
    let planned = try project([
      "project.yml": """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          sources: App
          settings:
            base:
              GENERATE_INFOPLIST_FILE: true
              INFOPLIST_KEY_UILaunchStoryboardName: Launch
      """
    ]).plan()
    planned.expect("project.yml", holds: "INFOPLIST_FILE: Garden-Info.plist")
    planned.expect("Garden-Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
  }

  // MARK: Tuist

  private func tuist(_ list: String, before: String = "", _ files: [String: String] = [:]) -> PlannedProject {
    PlannedProject(
      .uiKit,
      [
        "Project.swift": """
        import ProjectDescription
        \(before)
        let project = Project(
            name: "App",
            targets: [
                .target(
                    name: "App",
                    destinations: .iOS,
                    product: .app,
                    bundleId: "org.example.app",
                    infoPlist: \(list),
                    sources: ["App/**"]
                ),
                .target(name: "AppTests", destinations: .iOS, product: .unitTests, bundleId: "org.example.tests"),
            ]
        )

        """
      ].merging(files) { $1 })
  }

  private let manifest = """
    "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
                [
                    "UISceneConfigurationName": "Default Configuration",
                    "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"
                ]
            ]
        ]
    ]
    """

  @Test(arguments: [
    (".extendingDefault(with: [\n        \"UILaunchStoryboardName\": \"Launch\",\n    ])", "\"Launch\",\n"),
    (
      ".extendingDefault(with: [\n        \"UILaunchStoryboardName\": \"Launch\" // white\n    ])",
      "\"Launch\", // white\n"
    ),
    (".extendingDefault(with: [\"UILaunchStoryboardName\": \"Launch\"])", "\"Launch\",\n"),
    (".extendingDefault(with: [:])", ".extendingDefault(with: [\n"),
    (".default", "infoPlist: .extendingDefault(with: [\n"),
    (".dictionary([\n        \"UILaunchStoryboardName\": .string(\"Launch\")\n    ])", ".string(\"Launch\"),\n"),
  ])
  func theManifestGoesIntoTheDictionary(list: String, start: String) throws {
    let planned = try tuist(list).plan()
    planned.expect("Project.swift", holds: start + manifest)
    planned.expect("App/Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
    #expect(planned.plan.outsideSteps.map(\.command) == ["tuist generate"])
    #expect(planned.manual.isEmpty)
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "manifest.regenerated" } == false)
  }

  @Test func aDictionaryInAVariableOfTheManifestIsEdited() throws {
    let planned = try tuist(
      ".extendingDefault(with: keys)", before: "\nlet keys: [String: Plist.Value] = [\n    \"A\": \"b\",\n]\n"
    ).plan()
    planned.expect("Project.swift", holds: "\"A\": \"b\",\n" + manifest + ",\n]")
  }

  @Test func whatAFunctionSaysIsLeftToAPersonAndStaysOpen() throws {
    let planned = try tuist(".extendingDefault(with: commonKeys())").plan(["adoption.missing": "newFile"])
    planned.expectNoProblems()
    let step = try #require(planned.plan.manualSteps.first)
    #expect(step.title == "Write UIApplicationSceneManifest into Project.swift")
    #expect(step.lines.joined(separator: "\n") == manifest + ",")
    #expect(step.location?.line == 11)
    let open = planned.plan.after?.report.findings.first { $0.rule == "manifest.regenerated" }
    #expect(open?.kind == .blocker)
    #expect(planned["App/SceneDelegate.swift"] != nil)
  }

  @Test func aHelperThatSaysTheManifestIsBelieved() throws {
    var project = tuist(
      ".extendingDefault(with: commonKeys())",
      [
        "Tuist/ProjectDescriptionHelpers/Keys.swift":
          "public func commonKeys() -> [String: Plist.Value] { [\"UIApplicationSceneManifest\": [:]] }\n"
      ])
    for (path, text) in ExampleProject.uiKitScenes.files where path != "Project.swift" { project.files[path] = text }
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    #expect(audit.report.findings.contains { $0.rule == "manifest.regenerated" } == false)
  }

  @Test func aFileThatTuistOnlyNamesIsEditedItself() throws {
    for list in [".file(path: \"App/Info.plist\")", "\"App/Info.plist\""] {
      let project = tuist(list)
      let planned = try project.plan()
      planned.expect("App/Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
      #expect(planned["Project.swift"] == project.files["Project.swift"])
      #expect(planned.manual.isEmpty)
    }
  }

  // MARK: Bazel

  @Test func theListThatBazelMergesIsEdited() throws {
    let pbxproj = ExampleProject.swiftProject(
      sources: ["AppDelegate.swift", "ViewController.swift"],
      settings: ["INFOPLIST_FILE": "$(BAZEL_OUT)/rules_xcodeproj/App/Info.plist"]
    ).text
    let planned = try PlannedProject(
      .uiKit,
      [
        "App.xcodeproj/project.pbxproj": pbxproj,
        "BUILD.bazel": """
        # ios_application(name = "Old", infoplists = ["Old.plist"])
        ios_application(
            name = "App",
            bundle_id = "org.example.app",
            infoplists = [":App/Info.plist"],
            minimum_os_version = "16.0",
        )

        """,
      ]
    ).plan(["adoption.missing": "append"])
    planned.expect("App/Info.plist", contains: "<key>UIApplicationSceneManifest</key>")
  }
}
