import Audit
import Testing

@testable import Apply

@Suite struct MisplacedManifestEditingTests {
  private let manifest = """
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIApplicationSupportsMultipleScenes</key>
    \t\t<false/>
    \t</dict>

    """

  private func plist(_ body: String, behind: String = "") -> String {
    "<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<true/>\n\(body)\t<key>Z</key>\n\t<true/>\n</dict>\n</plist>\n"
      + behind
  }

  /// Repairs the only misplaced manifest of `text`.
  private func repaired(_ text: String) throws -> String {
    let read = InfoPlistReader.read(SourceText(path: "Info.plist", text))
    #expect(read.misplacedManifests.count == 1)
    let misplaced = try #require(read.misplacedManifests.first)
    return try edited(text, PropertyListEditor(read).repair(misplaced, findings: []))
  }

  @Test(arguments: Spelling.allCases)
  func takesAManifestOutOfItsComment(_ spelling: Spelling) throws {
    let before = spelling.spell(plist("\t<!--\n" + manifest + "\t-->\n"))
    #expect(try repaired(before) == spelling.spell(plist(manifest)))
  }

  @Test func takesAManifestOutOfACommentOnItsOwnLines() throws {
    let comment = manifest.replacing("\t<key>UIApplicationSceneM", with: "\t<!-- <key>UIApplicationSceneM")
      .replacing("\t</dict>\n", with: "\t</dict> -->\n")
    #expect(try repaired(plist(comment)) == plist(manifest))
  }

  @Test func leavesTheRestOfACommentInIt() throws {
    let before = plist("\t<!-- not yet:\n" + manifest + "\twait for 2.0 -->\n")
    let after = try repaired(before)
    let read = InfoPlistReader.read(SourceText(path: "p", after))
    #expect(read.sceneManifest?.supportsMultipleScenes == false)
    #expect(after.contains("<!-- not yet:\n\t-->"))
    #expect(after.contains("<!--\n\twait for 2.0 -->"))
  }

  @Test func givesAManifestUnderAnotherKeyItsName() throws {
    for key in ["_UIApplicationSceneManifest", "UIApplicationSceneManifest_", "xUIApplicationSceneManifest"] {
      let before = plist(manifest.replacing("UIApplicationSceneManifest", with: key))
      #expect(try repaired(before) == plist(manifest))
    }
  }

  @Test func leavesDeviceFormsOfTheKeyAlone() {
    let text = plist(manifest.replacing("UIApplicationSceneManifest", with: "UIApplicationSceneManifest~ipad"))
    #expect(InfoPlistReader.read(SourceText(path: "p", text)).misplacedManifests.isEmpty)
  }

  @Test(arguments: Spelling.allCases)
  func movesANestedManifestIntoTheRoot(_ spelling: Spelling) throws {
    let nested = manifest.replacing("\t<", with: "\t\t<").replacing("\t\t\t<", with: "\t\t\t<")
    let outer = { (inner: String) in "\t<key>B</key>\n\t<dict>\n\(inner)\t\t<key>C</key>\n\t\t<true/>\n\t</dict>\n" }
    let before = spelling.spell(plist(outer(nested)))
    #expect(try repaired(before) == spelling.spell(plist(outer("") + manifest)))
  }

  @Test func movesAManifestFromBehindTheEndIntoTheRoot() throws {
    #expect(try repaired(plist("", behind: manifest)) == plist(manifest))
  }

  @Test func removesADuplicateThatUIKitIgnores() throws {
    let other = manifest.replacing("<false/>", with: "<true/>")
    #expect(try repaired(plist(other + manifest)) == plist(manifest))
  }

  @Test func refusesHalfAManifestAndASecondOne() throws {
    let half = plist("\t<!-- <key>UIApplicationSceneManifest</key> <dict> -->\n")
    #expect(throws: PropertyListEditingError.self) { try repaired(half) }
    let second = plist(manifest + "\t<!--\n" + manifest + "-->\n")
    #expect(throws: PropertyListEditingError.manifestExists(path: "Info.plist")) { try repaired(second) }
  }

  @Test func copiesAManifestOutOfTheTextOfAnotherValue() throws {
    let before = plist("\t<key>Note</key>\n\t<string><![CDATA[\(manifest)]]></string>\n")
    let after = try repaired(before)
    #expect(InfoPlistReader.read(SourceText(path: "p", after)).sceneManifest?.supportsMultipleScenes == false)
    #expect(after.contains("<![CDATA["))
  }
}
