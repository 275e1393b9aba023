import Audit
import Testing

@testable import Apply

@Suite struct BuildSettingEditingTests {
  private let generation = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

  private func set(_ text: String, _ name: String, _ value: String) throws -> String {
    try edited(
      text,
      GardenProject.editor(text).setBuildSetting(name, to: value, target: GardenProject.app, findings: []))
  }

  @Test(arguments: Spelling.ofProjects)
  func addsASettingAtItsPlaceInEveryConfigurationOfTheTarget(_ spelling: Spelling) throws {
    let plain = try GardenProject.text()
    let line = "\t\t\t\tINFOPLIST_FILE = Garden/Info.plist;\n"
    let expected = plain.replacing(line, with: line + "\t\t\t\t\(generation) = NO;\n")
    #expect(plain.ranges(of: line).count == 2)
    #expect(try set(spelling.spell(plain), generation, "NO") == spelling.spell(expected))
    #expect(try set(spelling.spell(expected), generation, "NO") == spelling.spell(expected))
  }

  @Test func replacesAValueAndItsConditionalOnes() throws {
    let line = "\t\t\t\tINFOPLIST_FILE = Garden/Info.plist;\n"
    let before = try GardenProject.text().replacing(
      line, with: line + "\t\t\t\t\"\(generation)[sdk=iphoneos*]\" = YES;\n\t\t\t\t\(generation) = \"YES\";\n")
    let expected = try GardenProject.text().replacing(
      line, with: line + "\t\t\t\t\"\(generation)[sdk=iphoneos*]\" = NO;\n\t\t\t\t\(generation) = \"NO\";\n")
    #expect(try set(before, generation, "NO") == expected)
  }

  @Test func quotesWhatNeedsQuotes() throws {
    let text = try GardenProject.text()
    #expect(
      try set(text, "INFOPLIST_FILE", "My Garden/Info.plist")
        == text.replacing("INFOPLIST_FILE = Garden/Info.plist;", with: "INFOPLIST_FILE = \"My Garden/Info.plist\";"))
    #expect(try set(text, "INFOPLIST_FILE", "A+\"B\".plist").contains("= \"A+\\\"B\\\".plist\";"))
  }

  @Test func opensEmptySettings() throws {
    for empty in ["{\n\t\t\t}", "{}", "{ }"] {
      let before = try GardenProject.text().replacing(
        "buildSettings = {\n\t\t\t\tINFOPLIST_FILE = Garden/Info.plist;\n\t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = "
          + "org.example.garden;\n\t\t\t\tPRODUCT_NAME = \"$(TARGET_NAME)\";\n\t\t\t}",
        with: "buildSettings = " + empty)
      let after = try set(before, "INFOPLIST_FILE", "Garden/Info.plist")
      #expect(after.contains("buildSettings = {\n\t\t\t\tINFOPLIST_FILE = Garden/Info.plist;"))
    }
  }
}
