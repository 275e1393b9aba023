import Testing

@testable import Audit

@Suite struct BuildSettingTests {
  /// - Parameter layers: what counts least first; each a list of `NAME = value`.
  private func scope(_ layers: [[String]], sdk: String = "iphoneos", configuration: String = "Debug")
    -> BuildSettingScope
  {
    let assignments = layers.map { layer in
      layer.compactMap { line -> BuildSettingAssignment? in
        guard let equals = line.ranges(of: " = ").last ?? line.ranges(of: " =").last else { return nil }
        return BuildSettingAssignment(
          key: String(line[..<equals.lowerBound]), value: String(line[equals.upperBound...]), source: "s", line: 1)
      }
    }
    return BuildSettingScope(
      layers: assignments,
      builtIns: [
        "TARGET_NAME": "My App", "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      ], configuration: configuration, sdk: sdk)
  }

  @Test(arguments: [
    ("$(TARGET_NAME)", "My App"), ("${TARGET_NAME}", "My App"), ("a$(TARGET_NAME)b", "aMy Appb"),
    ("$(TARGET_NAME:c99extidentifier)", "My_App"), ("$(TARGET_NAME:rfc1034identifier)", "My-App"),
    ("$(TARGET_NAME:lower)", "my app"), ("$(TARGET_NAME:upper:c99extidentifier)", "MY_APP"),
    ("$(NOTHING)", "$(NOTHING)"), ("$(NOTHING:default=x)", "x"), ("https:/$()/a.b", "https://a.b"),
    ("$(A_$(CONFIGURATION))", "debug value"), ("$(SELF)", "$(SELF)"), ("$CONFIGURATION/x", "Debug/x"), ("$5", "$5"),
    ("$(open", "$(open"), ("$", "$"), ("$(TARGET_NAME:unheard)", "$(TARGET_NAME:unheard)"),
    ("$(PATH:file)", "b.txt"), ("$(PATH:base)", "b"), ("$(PATH:dir)", "a"), ("$(PATH:suffix)", ".txt"),
  ])
  func expandsReferences(_ value: String, _ expected: String) {
    let scope = scope([["A_Debug = debug value", "SELF = $(SELF)", "PATH = a/b.txt", "X = " + value]])
    if value == "$(SELF)" {
      // Its own weaker value, of which there is none.
      #expect(scope.value(of: "SELF") == "")
    } else {
      #expect(scope.value(of: "X") == expected)
    }
  }

  @Test func strongerPlacesWinAndInherit() {
    let scope = scope([["X = project file"], ["X = project $(inherited)"], ["X = config + $(inherited)"], ["Y = $(X)"]])
    #expect(scope.value(of: "X") == "config + project project file")
    #expect(scope.value(of: "Y") == "config + project project file")
    #expect(scope.value(of: "PRODUCT_MODULE_NAME") == "My_App")
    #expect(scope.value(of: "Z") == nil)
  }

  @Test func conditionsAreJudgedForTheSDK() {
    let layers = [["X[sdk=macosx*] = mac", "X[sdk=iphone*] = phone", "X = plain", "X[config=Release] = release"]]
    #expect(scope(layers).value(of: "X") == "phone")
    #expect(scope(layers, sdk: "macosx").value(of: "X") == "mac")
    #expect(scope(layers, sdk: "xros").value(of: "X") == "plain")
    #expect(scope(layers, sdk: "xros", configuration: "Release").value(of: "X") == "release")
    let setting = scope(layers).settings()["X"]
    #expect(setting?.value == "plain")
    #expect(setting?.conditional == ["[sdk=macosx*]": "mac", "[sdk=iphone*]": "phone"])
  }

  @Test func aPlainValueOfAStrongerPlaceHidesConditions() {
    let scope = scope([["X[sdk=iphoneos*] = project"], ["X = target"]])
    #expect(scope.value(of: "X") == "target")
    #expect(scope.settings()["X"]?.conditional.isEmpty == true)
  }

  @Test func cyclesAndBombsEnd() {
    let cycle = scope([["A = $(B)", "B = $(C)x", "C = $(A)"]])
    #expect(cycle.value(of: "A")?.isEmpty == false)
    let bomb = scope([(0..<20).map { "B\($0) = $(B\($0 + 1))$(B\($0 + 1))$(B\($0 + 1))" } + ["B20 = boom"]])
    #expect((bomb.value(of: "B0")?.utf8.count ?? 0) < 40_000_000)
    _ = scope([["A = " + String(repeating: "$(", count: 20_000)]]).value(of: "A")
  }

  @Test func moduleNamesFollowTheCompiler() {
    #expect(BuildSettingModifier.c99("My App-2") == "My_App_2")
    #expect(BuildSettingModifier.c99("2Do") == "_Do")
    #expect(BuildSettingModifier.c99("Größe") == "Größe")
  }

  @Test func readsXcconfigWithItsQuirks() {
    let tree = MemoryTree(files: [
      "ios/Config/App.xcconfig": """
      // comment
      #include "Base.xcconfig"
      #include? "Absent.xcconfig"
      #include "Pods/Pods.xcconfig"
      #include "Missing.xcconfig"
      INFOPLIST_FILE = App/Info.plist;
      A[sdk=iphoneos*] = x // why
      URL = https://example.org
      EMPTY =
      not an assignment
      """,
      "ios/Config/Base.xcconfig": "B = base\n#include \"App.xcconfig\"\n",
      "ios/Pods/Pods.xcconfig": "\u{FEFF}P = pods\n",
    ])
    let config = XCConfig.read("ios/config/app.xcconfig", sourceRoot: "ios", tree: tree)
    let values = config.assignments.map { "\($0.name)\($0.condition ?? "")=\($0.value)" }
    #expect(
      values == ["B=base", "P=pods", "INFOPLIST_FILE=App/Info.plist", "A[sdk=iphoneos*]=x", "URL=https:", "EMPTY="])
    #expect(config.missing == ["ios/Config/Missing.xcconfig"])
    #expect(config.assignments.last?.source == "ios/Config/App.xcconfig")
    #expect(config.assignments.last?.line == 9)
  }
}
