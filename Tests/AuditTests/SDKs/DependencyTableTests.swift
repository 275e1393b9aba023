import Testing

@testable import Audit

@Suite struct DependencyTableTests {
  private func concerned(_ package: String, _ version: String) -> [String] {
    let package = PackageVersion(package: package, text: version, source: "Podfile.lock")
    return DependencyTable.all.filter { $0.concerns(package) }.map(\.title)
  }

  @Test func aVersionBelowTheBoundIsConcernedTheBoundItselfIsNot() {
    #expect(concerned("BrazeKit", "14.0.0") == ["Braze"])
    #expect(concerned("BrazeKit", "14.0.1") == [])
    #expect(concerned("@capacitor/camera", "8.2.1") == ["@capacitor/camera"])
    #expect(concerned("@capacitor/camera", "8.2.2") == [])
  }

  @Test func aSubspecBelongsToItsPod() {
    #expect(concerned("OneSignal/Core", "2.13.0") == ["OneSignal"])
  }

  @Test func aDependencyWithoutACureIsConcernedInEveryVersion() {
    #expect(concerned("MLeaksFinder", "1.0.0") == ["MLeaksFinder"])
  }

  @Test func aVersionThatCannotBeReadIsNotJudged() {
    #expect(concerned("BrazeKit", "main") == [])
  }

  @Test func everyBoundHasAReadableVersionAndAPublicReference() {
    for bound in DependencyTable.all {
      #expect(bound.firstGood == nil || bound.firstGoodVersion != nil, "\(bound.title)")
      #expect(bound.reference.hasPrefix("https://github.com/"), "\(bound.title)")
    }
  }
}
