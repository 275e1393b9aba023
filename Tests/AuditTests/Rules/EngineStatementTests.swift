import Testing

@testable import Audit

/// Engines and platforms that bring the app delegate: what the person must do instead, and no offer beside it.
@Suite struct EngineStatementTests {
  private static let plist = ExamplePropertyList.file()

  @Test(arguments: [
    (
      "NativeScript",
      ["nativescript.config.ts": "export default {}\n", "App_Resources/iOS/Info.plist": plist],
      "App_Resources/iOS/Info.plist"
    ),
    (".NET", EngineExamples.maui, "MauiUISceneDelegate"),
  ])
  func anEngineIsNamedWithItsWayToScenes(_ name: String, _ files: [String: String], _ word: String) throws {
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    let told = report.findings.filter { $0.rule == "engine.owned" }
    #expect(told.count == 1)
    let finding = try #require(told.first)
    #expect(finding.kind == .blocker && !finding.isQuestion)
    #expect(finding.title.contains(name))
    #expect(finding.message.contains(word), "\(finding.message)")
  }

  @Test(arguments: [
    ("Unity", ["ProjectSettings/ProjectVersion.txt": "m_EditorVersion: 2022.3.10f1\n"], "UnityAppController"),
    ("Godot", ["project.godot": "[application]\n"], "SwiftUI change"),
    ("Titanium", ["tiapp.xml": "<ti:app/>\n"], "Titanium"),
    ("Unreal", ["Ferry.uproject": "{}\n"], "UPL"),
    ("Tauri", ["src-tauri/tauri.conf.json": "{}\n"], "TaoSceneDelegate"),
    ("RoboVM", ["robovm.xml": "<config/>\n"], "libGDX"),
  ])
  func anEngineWithoutAnExportedProjectIsToldTheSame(_ name: String, _ files: [String: String], _ word: String) {
    #expect {
      try Auditor(tree: MemoryTree(files: files)).audit()
    } throws: { error in
      guard case .noProject(_, let found?) = error as? AuditError else { return false }
      return found.contains(name) && found.contains(word)
    }
  }

  private func cordova(_ version: String, platforms: Bool = false) throws -> AuditReport {
    var files = CordovaExamples.package(version)
    for (path, text) in ExampleProject.objectiveC.files { files[platforms ? "platforms/ios/" + path : path] = text }
    return try Auditor(tree: MemoryTree(files: files)).audit().report
  }

  @Test func aCordovaProjectThatIsKeptTakesOverTheNewShape() throws {
    let report = try cordova("7.1.1")
    let finding = try #require(report.findings.first { $0.rule == "cordova.version" })
    #expect(finding.kind == .blocker)
    #expect(finding.message.contains("kept by hand"))
    let offered = report.findings.flatMap(\.choices).map(\.id)
    #expect(offered.allSatisfy { !["move", "call", "newFile", "append"].contains($0) }, "\(offered)")
  }

  @Test func aCordovaPlatformIsWrittenAnew() throws {
    let report = try cordova("7.1.1", platforms: true)
    let finding = try #require(report.findings.first { $0.rule == "cordova.version" })
    #expect(finding.message.contains("Nothing below platforms/ios is edited"))
  }

  @Test(arguments: [("8.0.0", "Universal links"), ("8.1.1", "starts the app")])
  func anEarlyCordovaWithScenesLosesLinks(_ version: String, _ word: String) throws {
    let finding = try #require(try cordova(version).findings.first { $0.rule == "cordova.version" })
    #expect(finding.kind == .informational)
    #expect(finding.message.contains(word))
    #expect(try cordova("8.2.0").findings.allSatisfy { $0.rule != "cordova.version" })
  }
}
