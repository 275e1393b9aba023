import Apply
import Audit
import Testing

/// An untouched Capacitor 8.4 project comes out as Capacitor's own 8.5 template.
@Suite struct CapacitorTemplateTests {
  /// Git's id of `SceneDelegate.swift` in both templates of Capacitor 8.5.0.
  private static let sceneDelegate = "f352e1e9592996633ba4ff94d4e879554638862a"

  @Test func blobIdsAreGits() {
    #expect(GitBlob.id([]) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    #expect(GitBlob.id(Array("hello\n".utf8)) == "ce013625030ba8dba906f756967f9e9ca394464a")
    #expect(GitBlob.id([UInt8](repeating: 0x61, count: 1000)) == "a50be72b20f0e3f078d252e8e56b11b4bec67509")
  }

  @Test(arguments: ["StockSPM", "StockCocoaPods", "RenamedTarget", "TwoAppTargets", "SynchronizedFolder"])
  func theSceneDelegateIsTheTemplatesOwn(_ name: String) throws {
    let audit = try Fixture(family: "Capacitor", name: name).audit()
    let plan = Planner.plan(audit, .recommended(audit.report))
    let file = try #require(plan.files.first { $0.path == "ios/App/App/SceneDelegate.swift" })
    #expect(GitBlob.id(file.result) == Self.sceneDelegate, "\(String(decoding: file.result, as: UTF8.self))")
  }
}
