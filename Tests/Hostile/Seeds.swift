import Apply
import Audit
import Foundation

/// What the damage starts from: the example projects and the examples of all rules.
extension HostileTarget {
  /// Sound inputs, each once, in a fixed order.
  public var seeds: [[UInt8]] {
    switch self {
    case .xcodeProject, .openStep: Seeds.files("pbxproj")
    case .propertyList: Seeds.files("plist") + Seeds.binaryPropertyLists + Seeds.files("pbxproj").prefix(1)
    case .xcconfig: Seeds.files("xcconfig") + [Seeds.xcconfig]
    case .storyboard: Seeds.files("storyboard")
    case .objectiveC: Seeds.files("m") + Seeds.files("mm") + Seeds.files("h")
    case .swift: Seeds.files("swift")
    case .json: Seeds.files("json") + Seeds.files("resolved")
    case .yaml: Seeds.files("yml") + Seeds.files("yaml") + Seeds.files("lock")
    case .decisions: [Seeds.decisions]
    case .bundle: [Seeds.bundle]
    case .project: []
    }
  }

  /// What means something in the format.
  public var words: [String] {
    switch self {
    case .xcodeProject, .openStep:
      [
        "{", "(", "= {", ");", "};", "/*", "*/", "//", "\"", "\\U12", "isa = PBXNativeTarget;", "fileRef = ", "<0aff>",
        "children = (", "path = ../../..;", "sourceTree = \"<group>\";", "INFOPLIST_FILE = \"$(SRCROOT)/a\";",
        "A1", ",", "baseConfigurationReference = A1;", "\"SDKROOT[sdk=*]\" = \"$(SDKROOT)\";",
      ]
    case .propertyList:
      [
        "<dict>", "<array>", "</dict>", "<key>UIApplicationSceneManifest</key>", "<string>", "<![CDATA[", "]]>",
        "<!--", "-->", "&amp;", "&#x110000;", "&#0;", "<true/>", "<integer>", "<data>", "<!DOCTYPE",
        "<!ENTITY a \"b\">",
        "&a;", "<?xml", "#if A", "bplist00", "</plist>",
      ]
    case .xcconfig:
      [
        "#include \"Input.xcconfig\"", "#include? \"../../../etc/passwd\"", "A = $(A)", "B = $(C:upper)$(C)", "[sdk=*]",
        "$(", ")", "=", "//", "\\\n", "$(A:default=$(A:default=",
      ]
    case .storyboard:
      [
        "<viewController", "<scene>", "customClass=\"A\"", "<document initialViewController=\"B\">", "/>", "<!--",
        "&lt;", "'", "\"", "<connections>",
      ]
    case .objectiveC:
      [
        "{", "}", "[", "]", "(", ")", "^{", "@\"", "\"", "'", "/*", "//", "#if 0\n", "#else\n", "#endif\n",
        "#define A B\\\n", "@implementation A", "@interface A ()", "@end", "@property", "- (void)a:(int)b ",
        "@selector(",
        "R\"x(", "<", ";", ":", "self.window = ", "@{", "@[", "?",
      ]
    case .swift:
      [
        "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#\"", "/*", "//", "#if os(iOS)\n", "#else\n", "#endif\n",
        "class A: UIWindowSceneDelegate {", "func a(", "func application(", "guard let ", "if let ", "switch a {",
        "case ", "@main ", "-> ", "<", "?.", "!", ".a.b()", "`", "#selector(", "a ? b : ",
      ]
    case .json, .decisions, .bundle:
      ["{", "[", "\"", ":", ",", "null", "true", "\\u0000", "\\uD800", "1e999", "\"schema\":", "{\"a\":", "[["]
    case .yaml:
      ["- ", ": ", "&a ", "*a", "<<: *a", "|\n", ">\n", "{", "[", "\t", "---\n", "!!binary ", "? ", "%YAML 9.9\n"]
    case .project: ["{", "}", "<dict>", "\"", "\n", "/*", "AppDelegate", "= ("]
    }
  }
}

private enum Seeds {
  private static let examples: [[String: String]] =
    ExampleProject.allCases.map(\.files) + RuleCatalogue.all.flatMap { $0.documentation.examples }.map(\.files)

  static func files(_ suffix: String) -> [[UInt8]] {
    var seen: Set<String> = []
    return examples.flatMap { files in
      files.sorted { $0.key < $1.key }.filter { TreePath.pathExtension($0.key) == suffix }.map(\.value)
    }.filter { seen.insert($0).inserted }.map { Array($0.utf8) }
  }

  static let binaryPropertyLists: [[UInt8]] = files("plist").prefix(3).compactMap { bytes in
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let binary = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    else { return nil }
    return Array(binary)
  }

  static let xcconfig = Array(
    """
    #include? "Base.xcconfig"
    PRODUCT_NAME = $(TARGET_NAME:c99extidentifier) // a comment
    INFOPLIST_FILE[sdk=iphoneos*][config=Debug] = App/$(NAME:default=App)-Info.plist
    OTHER = $(inherited) \\
      "a b"
    """.utf8)

  static let decisions = Array(
    DecisionsFile.text(
      Decisions([
        Decision(finding: "callback.lifecycle-0123456789", choice: "move", parameters: ["name": "A"], note: "é"),
        Decision(finding: "launch.options-0123456789", choice: nil, later: true, by: "Ada", at: "2026-11-30T10:15:00Z"),
      ])
    ).utf8)

  static let bundle: [UInt8] = {
    guard let audit = try? Auditor(tree: MemoryTree(files: ExampleProject.capacitor84.files)).audit() else { return [] }
    return Array(AuditBundle.document(audit, after: nil, made: "2026-11-30T10:15:00Z", redacted: false).rendered.utf8)
  }()
}

extension HostileTarget {
  /// Sound inputs for a run that is guided by coverage. For a project, a byte before each chooses the file.
  public var corpus: [[UInt8]] {
    guard self == .project else { return seeds }
    return (UInt8.min...UInt8.max).map { byte in
      let place = HostileProject.place(UInt64(byte) &* 31)
      return [byte] + Array((place.project.files[place.path] ?? "").utf8)
    }
  }

  /// The `number`-th damaged input, and the seed it is run with.
  public func input(_ number: UInt64) -> (bytes: [UInt8], seed: UInt64) {
    var mutator = Mutator(seed: number)
    let seed = mutator.next()
    let (base, other): ([UInt8], [UInt8])
    if self == .project {
      let place = HostileProject.place(seed)
      base = Array((place.project.files[place.path] ?? "").utf8)
      other = base
    } else {
      let all = HostileCorpus.seeds(of: self)
      base = all[Int(seed % UInt64(all.count))]
      other = all[Int(mutator.next() % UInt64(all.count))]
    }
    return (mutator.damaged(base, words: words, other: other), seed)
  }
}

/// Seeds are made once.
private enum HostileCorpus {
  private static let all: [HostileTarget: [[UInt8]]] = Dictionary(
    uniqueKeysWithValues: HostileTarget.allCases.map { ($0, $0.seeds.isEmpty ? [[]] : $0.seeds) })

  static func seeds(of target: HostileTarget) -> [[UInt8]] { all[target] ?? [[]] }
}
