import Audit
import Testing

@testable import Apply

@Suite struct SwiftRemovalTests {
  /// Removes the function `f`.
  @Test(arguments: [
    (
      "class A {\n  func a() {}\n\n  /// Doc\n  // more\n  @objc func f() {\n    g()\n  }\n\n  func b() {}\n}\n",
      "class A {\n  func a() {}\n\n  func b() {}\n}\n"
    ),
    ("class A {\n  func a() {}\n\n  func f() {}\n}\n", "class A {\n  func a() {}\n}\n"),
    ("class A {\n\n  func f() {}\n\n  func b() {}\n}\n", "class A {\n\n  func b() {}\n}\n"),
    ("class A {\n  func f() {}\n\n  func b() {}\n}\n", "class A {\n  func b() {}\n}\n"),
    ("class A {\n  func f() {}\n}\n", "class A {\n}\n"), ("class A { func f() {} }\n", "class A { }\n"),
    ("class A { func f() {}; func b() {} }\n", "class A { func b() {} }\n"),
    (
      "class A {\n  func a() {}\n  func f() {} // end of f\n  func b() {}\n}\n",
      "class A {\n  func a() {}\n  func b() {}\n}\n"
    ),
    (
      "class A {\n  // MARK: - Life cycle\n  func f() {}\n\n  func b() {}\n}\n",
      "class A {\n  // MARK: - Life cycle\n\n  func b() {}\n}\n"
    ),
    (
      "class A {\n  func a() {}\n\n  /*\n   * Block\n   */\n  func f() {}\n\n  func b() {}\n}\n",
      "class A {\n  func a() {}\n\n  func b() {}\n}\n"
    ),
    (
      "class A {\r\n  func a() {}\r\n\r\n  func f() {}\r\n\r\n  func b() {}\r\n}\r\n",
      "class A {\r\n  func a() {}\r\n\r\n  func b() {}\r\n}\r\n"
    ),
    (
      "class A {\n  func a() {}\n\n  // other\n\n  func f() {}\n\n  func b() {}\n}\n",
      "class A {\n  func a() {}\n\n  // other\n\n  func b() {}\n}\n"
    ),
    (
      "class A {\n  let a = 1 // note\n  func f() {}\n  let b = 2\n}\n",
      "class A {\n  let a = 1 // note\n  let b = 2\n}\n"
    ),
    ("class A {}\n\nfunc f() {}", "class A {}"),
    ("// Licence\nfunc f() {}\n\nclass A {}\n", "// Licence\n\nclass A {}\n"),
    ("class A {\n  #if DEBUG\n  func f() {}\n  #endif\n}\n", "class A {\n  #if DEBUG\n  #endif\n}\n"),
    (
      "class A {\n  let x = \"\"\"\n    // text\n    \"\"\"\n  func f() {}\n}\n",
      "class A {\n  let x = \"\"\"\n    // text\n    \"\"\"\n}\n"
    ),
  ])
  func declarationGoesWithItsComments(_ source: String, _ expected: String) throws {
    let edited = Edited(source)
    let range = try edited.function("f").range
    #expect(try edited.with(SwiftEditor.removeDeclaration(range, in: edited.text, findings: [])) == expected)
  }

  @Test func statementGoesWithItsComment() throws {
    let edited = Edited("func f() {\n  a()\n  // about b\n  b(\n    1)\n  c()\n}\n")
    let body = try #require(try edited.function("f").body)
    #expect(
      try edited.with(SwiftEditor.removeStatement(body.statements[1].range, in: edited.text, findings: []))
        == "func f() {\n  a()\n  c()\n}\n")
  }
}
