import Audit
import Testing

@testable import Apply

@Suite struct PropertyListEditorTests {
  private let content = SceneManifestContent(delegateClass: "$(PRODUCT_MODULE_NAME).SceneDelegate")

  private func editor(_ text: String) throws -> PropertyListEditor {
    try PropertyListEditor(InfoPlistReader.read(SourceText(path: "App/Info.plist", text)))
  }

  private func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(body)
    </plist>

    """
  }

  private let manifestLines = """
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIApplicationSupportsMultipleScenes</key>
    \t\t<false/>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict>
    \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
    \t\t\t<array>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>UISceneConfigurationName</key>
    \t\t\t\t\t<string>Default Configuration</string>
    \t\t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    \t\t\t\t</dict>
    \t\t\t</array>
    \t\t</dict>
    \t</dict>

    """

  @Test(arguments: Spelling.allCases)
  func addsTheManifestBeforeTheLaunchScreenInTheStyleOfTheFile(_ spelling: Spelling) throws {
    let before = plist(
      """
      <dict>
      \t<key>CFBundleName</key>
      \t<string>Garden &amp; more</string> <!-- shown below the icon -->
      \t<!-- The launch screen. -->
      \t<key>UILaunchStoryboardName</key>
      \t<string>LaunchScreen</string>
      \t<key>UIRequiresFullScreen</key>
      \t<true/>
      </dict>
      """)
    let after = before.replacing("\t<!-- The launch", with: manifestLines + "\t<!-- The launch")
    let edits = try editor(spelling.spell(before)).addManifest(content, findings: ["f"])
    #expect(try edited(spelling.spell(before), edits) == spelling.spell(after))
    #expect(edits.allSatisfy { $0.findings == ["f"] })
  }

  @Test(arguments: Spelling.allCases)
  func addsTheManifestAtItsAlphabeticalPlace(_ spelling: Spelling) throws {
    let before = plist(
      "<dict>\n\t<key>CFBundleName</key>\n\t<string>Garden</string>\n\t<key>UIRequiresFullScreen</key>\n\t<true/>\n</dict>"
    )
    let after = before.replacing("\t<key>UIReq", with: manifestLines + "\t<key>UIReq")
    #expect(
      try edited(spelling.spell(before), editor(spelling.spell(before)).addManifest(content, findings: []))
        == spelling.spell(after))
  }

  @Test func addsTheManifestAtTheEndWhereKeysAreNotSorted() throws {
    let before = plist(
      "<dict>\n\t<key>ZZ</key>\n\t<true/>\n\t<key>AA</key>\n\t<true/>\n\t<!-- the end -->\n</dict>\n<!-- </dict> -->")
    let after = before.replacing("\t<!-- the end", with: manifestLines + "\t<!-- the end")
    #expect(try edited(before, editor(before).addManifest(content, findings: [])) == after)
  }

  @Test(arguments: Spelling.allCases)
  func opensAnEmptyRoot(_ spelling: Spelling) throws {
    let after = plist("<dict>\n" + manifestLines.replacing("\t\t", with: "\t\t") + "</dict>")
    for root in ["<dict/>", "<dict></dict>", "<dict>\n</dict>"] {
      let before = spelling.spell(plist(root))
      let result = try edited(before, editor(before).addManifest(content, findings: []))
      let lines = InfoPlistReader.read(SourceText(path: "p", result))
      #expect(lines.sceneManifest?.windowConfigurations.first?.delegateClass == content.delegateClass)
      if spelling == .tabs || spelling == .crlf {
        // Nothing in the file shows a unit of indentation, so only files that agree with the default are compared.
        #expect(result.replacing("    ", with: "\t") == spelling.spell(after))
      }
    }
  }

  @Test func aValueThatStandsFurtherInThanItsKeyIsNoStepOfTheFile() throws {
    let text = plist(
      "\t<dict>\n\t\t<key>Types</key>\n\t\t\t<array>\n\t\t\t\t<string>a</string>\n\t\t\t</array>\n\t\t<key>Name</key>\n\t\t<string>b</string>\n\t</dict>"
    )
    let change = try FileChange(
      path: "App/Info.plist", original: Array(text.utf8),
      edits: editor(text).completeManifest(content, findings: ["adoption"]))
    let result = String(decoding: change.result, as: UTF8.self)
    #expect(
      result.contains("\n\t\t<key>UIApplicationSceneManifest</key>\n\t\t<dict>\n\t\t\t<key>UIApplicationSupports"))
  }

  @Test func keepsAFileOnOneLineOnOneLine() throws {
    let before = "<plist><dict><key>A</key><true/></dict></plist>"
    let after = try edited(before, editor(before).addManifest(content, findings: []))
    #expect(!after.contains("\n"))
    #expect(after.hasPrefix("<plist><dict><key>A</key><true/><key>UIApplicationSceneManifest</key><dict>"))
  }

  @Test func completesAHollowManifestAndKeepsTheRest() throws {
    let before = plist(
      """
      <dict>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>CPTemplateApplicationSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneDelegateClassName</key>
      \t\t\t\t\t<string>CarDelegate</string>
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      </dict>
      """)
    let after = before.replacing(
      "\t\t<key>UISceneConfigurations",
      with: "\t\t<key>UIApplicationSupportsMultipleScenes</key>\n\t\t<false/>\n\t\t<key>UISceneConfigurations"
    ).replacing(
      "\t\t\t</array>\n",
      with: "\t\t\t</array>\n"
        + manifestLines.split(separator: "\n", omittingEmptySubsequences: false)[6...14].joined(separator: "\n") + "\n")
    let edits = try editor(before).completeManifest(content, findings: [])
    #expect(try edited(before, edits) == after)
    #expect(try editor(after).completeManifest(content, findings: []).isEmpty)
  }

  @Test func completesAConfigurationWithoutDelegateAndKeepsItsName() throws {
    let before = plist(
      """
      <dict>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<true/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneConfigurationName</key>
      \t\t\t\t\t<string>Shipped</string>
      \t\t\t\t\t<key>UISceneStoryboardFile</key>
      \t\t\t\t\t<string>Main</string>
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      </dict>
      """)
    let after = before.replacing(
      "\t\t\t\t\t<key>UISceneStoryboardFile",
      with: "\t\t\t\t\t<key>UISceneDelegateClassName</key>\n"
        + "\t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\n\t\t\t\t\t<key>UISceneStoryboardFile")
    #expect(try edited(before, editor(before).completeManifest(content, findings: [])) == after)
  }

  @Test(arguments: [
    "<key>UIApplicationSceneManifest</key><dict/>",
    "<key>UIApplicationSceneManifest</key>\n\t<dict>\n\t</dict>",
    "<key>UIApplicationSceneManifest</key>\n\t<dict>\n\t\t<key>UISceneConfigurations</key>\n\t\t<dict/>\n\t</dict>",
    "<key>UIApplicationSceneManifest</key>\n<dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>",
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
    <key>UISceneConfigurations</key>
    <dict>
    <key>UIWindowSceneSessionRoleApplication</key>
    <array/>
    </dict>
    </dict>
    """,
    """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key><string></string></dict>
    <dict/></array></dict></dict>
    """,
  ])
  func completesEveryHollowForm(_ manifest: String) throws {
    let before = plist("<dict>\n\t\(manifest)\n\t<key>Z</key>\n\t<string>z</string>\n</dict>")
    let after = try edited(before, editor(before).completeManifest(content, findings: []))
    let read = InfoPlistReader.read(SourceText(path: "p", after))
    #expect(read.string("Z") == "z")
    #expect(read.sceneManifest?.supportsMultipleScenes == false)
    #expect(read.sceneManifest?.windowConfigurations.isEmpty == false)
    #expect(
      read.sceneManifest?.windowConfigurations.allSatisfy { $0.delegateClass == content.delegateClass } == true)
  }

  @Test func refusesAManifestOfTheWrongShape() throws {
    let before = plist("<dict><key>UIApplicationSceneManifest</key><string>yes</string></dict>")
    #expect(throws: PropertyListEditingError.self) {
      try editor(before).completeManifest(content, findings: [])
    }
    #expect(throws: PropertyListEditingError.manifestExists(path: "App/Info.plist")) {
      try editor(before).addManifest(content, findings: [])
    }
  }

  @Test func setsRemovesAndRenamesValues() throws {
    let before = plist(
      "<dict>\n\t<key>A</key>\n\t<true/>\n\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n\t<key>Z</key>\n\t<false/>\n</dict>"
    )
    let editor = try editor(before)
    #expect(
      try edited(before, editor.set(.boolean(false), at: ["A"], findings: []))
        == before.replacing("<true/>", with: "<false/>"))
    #expect(try editor.set(.boolean(true), at: ["A"], findings: []).isEmpty)
    #expect(
      try edited(before, editor.set(.string("<&>"), at: ["B"], findings: []))
        == before.replacing("<true/>\n", with: "<true/>\n\t<key>B</key>\n\t<string>&lt;&amp;&gt;</string>\n"))
    #expect(
      try edited(before, editor.remove(["UIMainStoryboardFile"], findings: []))
        == before.replacing("\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n", with: ""))
    #expect(try editor.remove(["Nothing"], findings: []).isEmpty)
    #expect(
      try edited(before, editor.rename(["A"], to: "AA", findings: [])) == before.replacing(">A<", with: ">AA<"))
    #expect(throws: PropertyListEditingError.self) { try editor.rename(["A"], to: "Z", findings: []) }
    #expect(throws: PropertyListEditingError.missing(path: "App/Info.plist", place: "Nothing")) {
      try editor.set(.boolean(true), at: ["Nothing", "Inner"], findings: [])
    }
  }

  @Test func findsThePathOfARangeThatAFindingNames() throws {
    let text = plist(
      "<dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
        + "<key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardName</key>"
        + "<string>Main</string></dict></array></dict></dict></dict>")
    let editor = try editor(text)
    let unknown = try #require(editor.plist.sceneManifest?.windowConfigurations.first?.unknownKeys.first)
    let path = try #require(editor.path(to: unknown.keyRange))
    #expect(path.last == "UISceneStoryboardName")
    let result = try edited(text, editor.rename(path, to: "UISceneStoryboardFile", findings: []))
    #expect(result == text.replacing("UISceneStoryboardName", with: "UISceneStoryboardFile"))
  }

  @Test func insertsOutsidePreprocessorConditions() throws {
    let before = plist(
      """
      <dict>
      \t<key>A</key>
      \t<true/>
      #if DEBUG
      \t<key>Z</key>
      \t<true/>
      #endif
      </dict>
      """)
    let after = before.replacing("<true/>\n#if", with: "<true/>\n" + manifestLines + "#if")
    #expect(try edited(before, editor(before).addManifest(content, findings: [])) == after)
  }

  @Test func refusesWhatHasNoTextToEdit() throws {
    for text in ["{ A = 1; }", "<plist><dict>", "<plist><array/></plist>", "<<<<<<< HEAD\n<plist/>\n"] {
      #expect(throws: PropertyListEditingError.self) { try editor(text) }
    }
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in "<plist><dict/></plist>".utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(throws: PropertyListEditingError.self) {
      try PropertyListEditor(InfoPlistReader.read(SourceText(path: "p", bytes: utf16)))
    }
  }

  @Test func writesAPlistWithNothingButTheManifest() throws {
    let text = content.standalonePlist()
    #expect(text == plist("<dict>\n" + manifestLines + "</dict>"))
  }
}
