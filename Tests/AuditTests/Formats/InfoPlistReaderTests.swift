import Foundation
import Testing

@testable import Audit

@Suite struct InfoPlistReaderTests {
  private func read(_ text: String) -> InfoPlist { InfoPlistReader.read(SourceText(path: "Info.plist", text)) }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- before -->
    <!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  @Test(arguments: [
    head + "<dict><key>A</key><string>b</string></dict>\n</plist>\n",
    "\u{FEFF}" + head + "<dict>\n<!-- <key>A</key> --><key>A</key>\n<!-- c -->\n<string>b</string>\n</dict></plist>",
    "\n\n<plist><dict><key>A</key><string>b</string></dict></plist>",
    "<dict><key>A</key><string>b</string></dict>",
    head.replacing("\n", with: "\r\n") + "<dict>\r\n<key>A</key>\r\n<string>b</string>\r\n</dict>\r\n</plist>",
    "<plist><dict><key>A</key><string><![CDATA[b]]></string></dict></plist>",
    "<plist><dict><key >A</key ><string >b</string ></dict ></plist >", "{ A = b; }",
  ])
  func readsEveryForm(_ text: String) {
    let plist = read(text)
    #expect(plist.problem == nil)
    #expect(plist.string("A") == "b")
  }

  @Test func readsEveryKindOfValue() {
    let root = read(
      "<plist><dict><key>s</key><string>a &amp; b &lt;&#233;&#xe9;&gt;</string><key>e</key><string/>"
        + "<key>i</key><integer>-5</integer><key>h</key><integer>0x1F</integer><key>r</key><real>1.5</real>"
        + "<key>t</key><true/><key>f</key><false></false><key>d</key><date>2026-01-01T00:00:00Z</date>"
        + "<key>b</key><data>AAAA</data><key>l</key><array><true/><dict/></array></dict></plist>"
    ).root
    #expect(root?["s"]?.string == "a & b <éé>")
    #expect(root?["e"]?.string == "")
    #expect(root?["t"]?.bool == true)
    #expect(root?["f"]?.bool == false)
    #expect(root?["l"]?.array?.count == 2)
    if case .integer(let number) = root?["i"]?.value { #expect(number == -5) } else { Issue.record("no integer") }
    if case .integer(let number) = root?["h"]?.value { #expect(number == 31) } else { Issue.record("no hexadecimal") }
    if case .real(let number) = root?["r"]?.value { #expect(number == 1.5) } else { Issue.record("no real") }
    if case .other = root?["d"]?.value {} else { Issue.record("no date") }
  }

  @Test func rangesHoldElementsWithTheirTags() throws {
    let plist = read(Self.head + "<dict>\n\t<key>Ä</key>\n\t<array>\n\t\t<true />\n\t</array>\n</dict>\n</plist>\n")
    let entry = try #require(plist.root?.dictionary?.first)
    #expect(plist.text.string(in: entry.keyRange) == "<key>Ä</key>")
    #expect(plist.text.string(in: entry.value.range) == "<array>\n\t\t<true />\n\t</array>")
    #expect(entry.value.array?.first.map { plist.text.string(in: $0.range) } == "<true />")
  }

  @Test(arguments: [
    ("<plist><dict><key>A</key></dict></plist>", 1, "has no value"),
    ("<plist>\n<dict>\n<string>x</string></dict></plist>", 3, "<key> is missing"),
    ("<plist><dict><key>A</key><string>b & c</string></dict></plist>", 1, "'&'"),
    ("<plist><dict>", 1, "ends inside"), ("", 1, "empty"), ("   \n", 1, "empty"),
    ("<plist><dict/><dict/></plist>", 1, "second value"), ("<plist><dict>text</dict></plist>", 1, "text stands"),
    ("<plist><dict><key>A</key><number>1</number></dict></plist>", 1, "no element of a property list"),
    ("<html></html>", 1, "no element of a property list"), ("bplist00garbage", 1, "binary property list is damaged"),
    ("{ A = ", 1, "ends"),
  ])
  func namesLineAndReason(_ text: String, _ line: Int, _ reason: String) {
    let plist = read(text)
    #expect(plist.root == nil)
    #expect(plist.problem?.kind == .unreadablePropertyList)
    #expect(plist.problem?.line == line)
    #expect(plist.problem?.message.contains(reason) == true, "\(plist.problem?.message ?? "")")
    #expect(plist.editingProblem != nil)
  }

  @Test func findsConflictMarkersFirst() {
    let plist = read("<plist><dict>\n<<<<<<< HEAD\n=======\n>>>>>>> b\n</dict></plist>")
    #expect(plist.problem?.kind == .conflictMarkers)
    #expect(plist.problem?.line == 2)
  }

  @Test func readsWhatIsPreprocessedAndSaysSo() {
    let plist = read(
      "#include \"Brand.h\"\n<plist><dict>\n#if DEBUG\n<key>A</key><string>a</string>\n#else\n"
        + "<key>A</key><string>b</string>\n#endif\n// remark\n</dict></plist>")
    #expect(plist.format == .preprocessed)
    #expect(plist.root?.dictionary?.map(\.key) == ["A", "A"])
    #expect(plist.editingProblem == nil)
  }

  @Test func readsBinaryAndUTF16WithoutRanges() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["A": "b", "T": true, "N": 3] as [String: Any], format: .binary, options: 0)
    let binary = InfoPlistReader.read(SourceText(path: "p", bytes: Array(data)))
    #expect(binary.format == .binary)
    #expect(binary.string("A") == "b")
    #expect(binary.root?["T"]?.bool == true)
    #expect(binary.root?.range.isEmpty == true)
    #expect(binary.editingProblem != nil)
    for order in [true, false] {
      var bytes: [UInt8] = order ? [0xFE, 0xFF] : [0xFF, 0xFE]
      for unit in "<plist><dict><key>A</key><string>é</string></dict></plist>".utf16 {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += order ? pair : pair.reversed()
      }
      let wide = InfoPlistReader.read(SourceText(path: "p", bytes: bytes))
      #expect(wide.string("A") == "é")
      #expect(wide.editingProblem?.contains("UTF-16") == true)
      #expect(wide.root?["A"]?.range.isEmpty == true)
    }
  }

  @Test func keepsDuplicateKeysAndReportsTheManifestThatUIKitIgnores() {
    let plist = read(
      "<plist><dict><key>UIApplicationSceneManifest</key><dict/><key>A</key><true/>"
        + "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict/></dict></dict></plist>")
    #expect(plist.sceneManifest?.configurations?.isEmpty == true)
    #expect(plist.misplacedManifests.map(\.how) == [.duplicated])
  }

  @Test func findsManifestsThatUIKitDoesNotSee() {
    let manifest = "<key>UIApplicationSceneManifest</key><dict><key>A</key><dict/></dict>"
    let find = { (body: String, behind: String) in
      read("<plist><dict>" + body + "</dict></plist>" + behind).misplacedManifests.map(\.how)
    }
    #expect(find("<!-- \(manifest) -->", "") == [.commentedOut])
    #expect(find("<!-- see UIApplicationSceneManifest -->", "") == [])
    #expect(find("<key>B</key><dict>\(manifest)</dict>", "") == [.nested(in: ["B"])])
    #expect(find("<key>B</key><array><dict>\(manifest)</dict></array>", "") == [.nested(in: ["B", "0"])])
    #expect(find("", manifest) == [.afterRoot])
    #expect(find("<key>_UIApplicationSceneManifest</key><dict/>", "") == [.renamed(key: "_UIApplicationSceneManifest")])
    #expect(find("<key>N</key><string><![CDATA[\(manifest)]]></string>", "") == [.characterData])
    #expect(find(manifest, "") == [])
    #expect(find("<key>N</key><string>UIApplicationSceneManifest</string>", "") == [])
    // Behind the root, but inside <plist>: the file cannot be read, and the manifest is still named.
    #expect(
      read("<plist><dict/>\(manifest)</plist>").misplacedManifests.map(\.how) == [.afterRoot])
  }

  @Test func answersDamagedInputWithAProblem() {
    let text =
      "<?xml?><!DOCTYPE p><plist><dict><!-- <key>UIApplicationSceneManifest</key><dict/> --><key>A</key>"
      + "<array><string>a&amp;<![CDATA[b]]></string><true/></array></dict></plist><key>x</key>"
    for bytes in HostileInput.truncations(text) + HostileInput.replacements(text) {
      _ = InfoPlistReader.read(SourceText(path: "p", bytes: bytes))
    }
    let object: [String: Any] = [
      "A": ["b", 1, 2.5, true, "é", Data([1, 2])], "Long key for a count": [String: Any](),
    ]
    let binary = Array(
      (try? PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)) ?? Data())
    #expect(InfoPlistReader.read(SourceText(path: "p", bytes: binary)).root?["A"]?.array?.count == 6)
    for index in binary.indices {
      _ = InfoPlistReader.read(SourceText(path: "p", bytes: Array(binary[..<index])))
      for byte: UInt8 in [0, 1, 0x0F, 0x5F, 0x7F, 0xA1, 0xD1, 0xFF] {
        var changed = binary
        changed[index] = byte
        _ = InfoPlistReader.read(SourceText(path: "p", bytes: changed))
      }
    }
    for opening in ["<dict><key>a</key>", "<array>", "<!--", "<![CDATA[", "<plist>", "<!DOCTYPE [", "<string>&"] {
      #expect(InfoPlistReader.read(SourceText(path: "p", bytes: HostileInput.nested(opening))).root == nil)
    }
  }
}
