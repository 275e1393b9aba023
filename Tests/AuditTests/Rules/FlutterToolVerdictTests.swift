import Testing

@testable import Audit

/// What Flutter's own migration would do, told for the cases of its own tests and of its forks.
@Suite struct FlutterToolVerdictTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"
  private let template = FlutterExamples.appDelegate("GeneratedPluginRegistrant.register(with: self)")

  private func finding(
    _ files: [String: String] = [:], base: ExampleProject = .flutter
  ) throws -> Finding? {
    try report(files, base: base).findings.first { $0.rule == "flutter.cli-migrator" }
  }

  private func report(_ files: [String: String], base: ExampleProject = .flutter) throws -> AuditReport {
    try Auditor(tree: MemoryTree(files: base.files.merging(files) { $1 })).audit().report
  }

  @Test func theTemplateIsTaken() throws {
    let told = try #require(try finding())
    #expect(told.otherTools[.flutterCLI] == true)
    #expect(told.subject.values["refuses"] == "")
  }

  @Test func importsInTheOtherOrderAreTaken() throws {
    let code = template.replacing("import Flutter\nimport UIKit", with: "import UIKit\nimport Flutter")
    #expect(try finding([appDelegate: code])?.otherTools[.flutterCLI] == true)
  }

  @Test(arguments: [
    ("// Copyright the authors.\n\n", "starts with a comment"), ("import Firebase\n", "has more, or other, code"),
  ])
  func aFileThatDiffersIsRefused(front: String, reason: String) throws {
    let told = try #require(try finding([appDelegate: front + template]))
    #expect(told.otherTools[.flutterCLI] == false)
    #expect(told.message.contains(reason))
  }

  @Test func anotherLayoutIsRefused() throws {
    let told = try #require(try finding([appDelegate: template.replacing("\n  ", with: "\n    ")]))
    #expect(told.message.contains("is laid out otherwise than the template"))
  }

  @Test func objectiveCNeedsBothFiles() throws {
    #expect(try finding(base: .flutterObjectiveC)?.otherTools[.flutterCLI] == false)
    let told = try #require(try finding(base: .flutterObjectiveC))
    #expect(told.message.contains("AppDelegate.m is laid out otherwise than the template"))
  }

  @Test func anotherStoryboardIsRefused() throws {
    let plist = FlutterExamples.plist().replacing("<string>Main</string>", with: "<string>Start</string>")
    #expect(
      try finding(["ios/Runner/Info.plist": plist])?.message.contains("the storyboard Start and not Main") == true)
  }

  @Test func aPlistElsewhereIsNotFound() throws {
    var files = ExampleProject.flutter.files
    files["ios/Runner/Prod-Info.plist"] = files.removeValue(forKey: "ios/Runner/Info.plist")
    let path = "ios/Runner.xcodeproj/project.pbxproj"
    files[path] = files[path]?.replacing("Runner/Info.plist", with: "Runner/Prod-Info.plist")
    let told = try #require(try finding(files, base: .empty))
    #expect(told.message.contains("it looks for ios/Runner/Info.plist alone"))
  }

  /// The tool looks for the word; a comment adopts nothing.
  @Test func aCommentCountsForTheToolAndNotHere() throws {
    let plist = FlutterExamples.plist().replacing(
      "<dict>\n", with: "<dict>\n\t<!-- no UIApplicationSceneManifest yet -->\n")
    let report = try report(["ios/Runner/Info.plist": plist])
    #expect(
      report.findings.first { $0.rule == "flutter.cli-migrator" }?.title.contains("takes the app for migrated") == true)
    #expect(report.findings.contains { $0.rule == "adoption.missing" })
  }

  @Test func switchedOffIsTold() throws {
    let told = try finding([
      "pubspec.yaml": FlutterExamples.pubspec + "  config:\n    enable-uiscene-migration: false\n"
    ])
    #expect(told?.title == "Flutter's own migration is switched off")
  }

  @Test func anAdoptedAppHearsNothing() throws {
    #expect(try finding(base: .flutterScenes) == nil)
  }
}

/// Shapes of app delegates that are found by what they are.
@Suite struct StackShapeTests {
  private func findings(_ base: ExampleProject, _ files: [String: String]) throws -> [Finding] {
    try Auditor(tree: MemoryTree(files: base.files.merging(files) { $1 })).audit().report.findings
  }

  @Test func anEntryPointWithAnUnknownSuperclassIsAnAppDelegate() throws {
    let found = try findings(
      .uiKit,
      [
        "App/AppDelegate.swift": """
        import VendorKit

        @main
        class AppDelegate: VendorAppProvider {
          func applicationDidEnterBackground(_ application: UIApplication) {
            Cookies.shared.save()
          }
        }

        """
      ])
    #expect(found.contains { $0.rule == "callback.lifecycle" })
  }

  @Test func theControllerOfAChannelIsNoWindowOfTheAppsOwn() throws {
    let found = try findings(
      .flutter,
      [
        "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
          "let controller = window?.rootViewController as! FlutterViewController\n    use(controller.binaryMessenger)")
      ])
    #expect(found.contains { $0.rule == "flutter.controller-at-launch" && $0.kind == .blocker })
    #expect(!found.contains { $0.rule == "window.created-in-app-delegate" })
  }

  @Test func aFrameworksSceneDelegateTakesLinks() throws {
    let plist = ExampleProject.flutterScenes.files["ios/Runner/Info.plist"]?
      .replacing("$(PRODUCT_MODULE_NAME).SceneDelegate", with: "FlutterSceneDelegate")
    let files = ExampleProject.flutterScenes.files.merging(["ios/Runner/Info.plist": plist ?? ""]) { $1 }
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    let rows = report.projects.flatMap(\.coverage).filter { $0.event == .openURL }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.verdict == .runs && $0.handler == "FlutterSceneDelegate" })
  }

  @Test func expoWithScenesKeepsItsOverrides() throws {
    let found = try findings(
      .expo,
      [
        "package.json": ReactNativeExamples.package("0.88.0", expo: "58.0.2"),
        "ios/App/AppDelegate.swift": ReactNativeExamples.expoDelegate(
          more: """
              override func applicationDidBecomeActive(_ application: UIApplication) {
                Badge.shared.clear()
              }
            """),
      ])
    #expect(found.contains { $0.rule == "expo.forwards" })
    #expect(!found.contains { $0.rule == "callback.lifecycle" })
  }
}
