import Audit
import Testing

@testable import Apply

@Suite struct SwiftEditorTests {
  @Test func memberGoesToTheEndOfTheClassAfterABlankLine() throws {
    let edited = Edited("class A {\n  var a = 1\n\n  func f() {\n    g()\n  }\n}\n\nclass B {}\n")
    let result = try edited.with(
      SwiftEditor.insertMember(
        lines: ["func h() {", "\treturn", "}"], into: edited.type, in: edited.text, findings: []))
    #expect(
      result
        == "class A {\n  var a = 1\n\n  func f() {\n    g()\n  }\n\n  func h() {\n    return\n  }\n}\n\nclass B {}\n")
  }

  @Test(arguments: [
    ("class A {}", "class A {\n    func h() {}\n}"),
    ("class A {}\n", "class A {\n    func h() {}\n}\n"),
    ("class A { }", "class A {\n    func h() {}\n}"),
    ("class A { var a = 1 }\n", "class A {\n    var a = 1\n    func h() {}\n}\n"),
    ("class A {\n}\n", "class A {\n    func h() {}\n}\n"),
    ("class A\n{\n\n}\n", "class A\n{\n\n    func h() {}\n}\n"),
    ("class A {\r\n\tvar a = 1\r\n}\r\n", "class A {\r\n\tvar a = 1\r\n\r\n\tfunc h() {}\r\n}\r\n"),
    ("class A {\n  var a = 1 }\n", "class A {\n  var a = 1\n\n  func h() {}\n}\n"),
    ("class A {\n  var a = 1\n\n}", "class A {\n  var a = 1\n\n  func h() {}\n}"),
    (
      "enum E {\n  class A {\n    var a = 1\n  }\n}\n",
      "enum E {\n  class A {\n    var a = 1\n\n    func h() {}\n  }\n}\n"
    ),
    ("class A {\n  // last }\n}\n", "class A {\n  // last }\n\n  func h() {}\n}\n"),
    (
      "// é 日本 👩‍👧\nclass Zähler {\n  var ß = \"}\"\n}\n",
      "// é 日本 👩‍👧\nclass Zähler {\n  var ß = \"}\"\n\n  func h() {}\n}\n"
    ),
    (
      "class A {\n  #if DEBUG\n  func d() {}\n  #endif\n}\n",
      "class A {\n  #if DEBUG\n  func d() {}\n  #endif\n\n  func h() {}\n}\n"
    ),
    ("\u{FEFF}class A {}", "\u{FEFF}class A {\n    func h() {}\n}"),
  ])
  func memberFitsItsSurroundings(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    let type = try #require(edited.file.types.last)
    let result = try edited.with(
      SwiftEditor.insertMember(lines: ["func h() {}"], into: type, in: edited.text, findings: []))
    #expect(result == expected)
  }

  @Test func severalMembersAreApart() throws {
    let edited = Edited("class A {\n}\n")
    let result = try edited.with(
      SwiftEditor.insertMembers([["func a() {}"], ["func b() {}"]], into: edited.type, in: edited.text, findings: []))
    #expect(result == "class A {\n    func a() {}\n\n    func b() {}\n}\n")
  }

  @Test(arguments: [
    ("class A {\n  func f() {}\n}\n", "class A {\n  var window: UIWindow?\n\n  func f() {}\n}\n"),
    ("class A {\n\n  func f() {}\n}\n", "class A {\n  var window: UIWindow?\n\n  func f() {}\n}\n"),
    (
      "class A {\n  var a = 1\n  let b = 2 // two\n\n  func f() {}\n  var c: Int { 1 }\n}\n",
      "class A {\n  var a = 1\n  let b = 2 // two\n  var window: UIWindow?\n\n  func f() {}\n  var c: Int { 1 }\n}\n"
    ),
    ("class A {}\n", "class A {\n    var window: UIWindow?\n}\n"),
    ("class A { // note\n}\n", "class A { // note\n    var window: UIWindow?\n}\n"),
  ])
  func propertyJoinsTheOthers(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    let result = try edited.with(
      SwiftEditor.addProperty(lines: ["var window: UIWindow?"], to: edited.type, in: edited.text, findings: []))
    #expect(result == expected)
  }

  @Test(arguments: [
    ("class A {\n  func f() {}\n}\n", "class A {\n  func f() {}\n\n  func h() {}\n}\n"),
    (
      "class A {\n  func f() {} // note\n\n  func g() {}\n}",
      "class A {\n  func f() {} // note\n\n  func h() {}\n\n  func g() {}\n}"
    ),
    ("class A { func f() {} }", "class A { func f() {}\n\nfunc h() {}\n}"),
  ])
  func memberGoesBehindAnother(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    let result = try edited.with(
      SwiftEditor.insertMember(
        lines: ["func h() {}"], after: try edited.function("f").range, in: edited.text, findings: []))
    #expect(result == expected)
  }

  @Test(arguments: [
    ("class A: B {}", "class A: B, P {}"), ("class A {}", "class A: P {}"),
    ("class A<T>\n  where T: Q {}", "class A<T>: P\n  where T: Q {}"),
    ("class A: B, // base\n  C {\n}", "class A: B, // base\n  C, P {\n}"), ("class A: P {}", "class A: P {}"),
    ("@objc(X) extension A{\n}", "@objc(X) extension A: P{\n}"),
  ])
  func supertypeIsAdded(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    #expect(try edited.with(SwiftEditor.addSupertype("P", to: edited.type, in: edited.text, findings: [])) == expected)
  }

  @Test(arguments: [
    ("import UIKit\n\nclass A {}\n", "import UIKit\nimport Capacitor\n\nclass A {}\n"),
    ("import A\nimport UIKit\nclass A {}\n", "import A\nimport Capacitor\nimport UIKit\nclass A {}\n"),
    ("import UIKit\nimport Adjust\nclass A {}\n", "import UIKit\nimport Adjust\nimport Capacitor\nclass A {}\n"),
    ("import UIKit\nimport Capacitor", "import UIKit\nimport Capacitor"),
    ("import UIKit", "import UIKit\nimport Capacitor"),
    (
      "import UIKit\r\n#if canImport(X)\r\nimport X\r\n#endif\r\n",
      "import UIKit\r\nimport Capacitor\r\n#if canImport(X)\r\nimport X\r\n#endif\r\n"
    ),
    ("// Licence\n\n/// Doc\nclass A {}\n", "// Licence\n\nimport Capacitor\n\n/// Doc\nclass A {}\n"),
    ("// Licence\nclass A {}\n", "// Licence\nimport Capacitor\n\nclass A {}\n"),
    ("\u{FEFF}class A {}\n", "\u{FEFF}import Capacitor\n\nclass A {}\n"), ("", "import Capacitor\n"),
  ])
  func importIsAdded(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    #expect(try edited.with(SwiftEditor.addImport("Capacitor", to: edited.file, findings: [])) == expected)
  }

  @Test(arguments: [
    ("class A {}\n", "class A {}\n\nclass S {\n}\n"), ("class A {}", "class A {}\n\nclass S {\n}"),
    ("class A {}\n\n", "class A {}\n\nclass S {\n}\n"), ("", "class S {\n}\n"),
    ("class A {}\r\n", "class A {}\r\n\r\nclass S {\r\n}\r\n"),
  ])
  func classIsAppended(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    let block = ["class S {", "}"].joined(separator: edited.text.lineEnding.rawValue) + edited.text.lineEnding.rawValue
    #expect(try edited.with(SwiftEditor.append(block, to: edited.text, findings: [])) == expected)
  }

  @Test(arguments: [
    ("class A {\n  private func f() {}\n}", "class A {\n  func f() {}\n}"),
    (
      "class A {\n  @objc fileprivate(set) public lazy var f = private()\n}",
      "class A {\n  @objc public lazy var f = private()\n}"
    ),
    (
      "class A {\n  @available(*, deprecated, message: \"private use\") /* private */ private static func f() {}\n}",
      "class A {\n  @available(*, deprecated, message: \"private use\") /* private */ static func f() {}\n}"
    ),
    ("class A {\n  private class func f() {}\n}", "class A {\n  class func f() {}\n}"),
    ("class A {\n  @objc\n  private\n  func f() {}\n}", "class A {\n  @objc\n  func f() {}\n}"),
    ("private extension A {\n  func f() {}\n}", "extension A {\n  func f() {}\n}"),
    ("class A {\n  func f() { private() }\n}", "class A {\n  func f() { private() }\n}"),
  ])
  func accessIsOpened(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    let range = try #require(edited.type.methods.first?.range ?? edited.type.properties.first?.range)
    #expect(try edited.with(SwiftEditor.makeInternal(range, in: edited.file, findings: [])) == expected)
  }
}
