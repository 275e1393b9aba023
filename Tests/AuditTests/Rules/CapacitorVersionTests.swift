import Testing

@testable import Audit

/// What is recommended about a Capacitor without scene support.
@Suite struct CapacitorVersionTests {
  private let delegate = "ios/App/App/SceneDelegate.swift"

  private func recommended(_ files: [String: String]) throws -> String? {
    var project = ExampleProject.capacitor85.files
    project["package-lock.json"] = CapacitorVersionsDisagree.lock("8.3.0")
    project["ios/App/CapApp-SPM/Package.swift"] = nil
    let audit = try Auditor(tree: MemoryTree(files: project.merging(files) { $1 })).audit()
    return audit.report.findings.first { $0.rule == "capacitor.version" }?.choices.first { $0.isRecommended }?.id
  }

  @Test func aSceneDelegateForTheProxyNeedsTheProxy() throws {
    #expect(try recommended([:]) == "upgrade")
  }

  @Test func aSceneDelegateForAnOlderVersionCanStay() throws {
    let code = try #require(ExampleProject.capacitor85.files[delegate])
    #expect(try recommended([delegate: code.replacing("SceneDelegateProxy", with: "OwnForwarder")]) == "own")
  }
}
