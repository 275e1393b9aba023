import Audit
import Testing

@testable import Apply

@Suite struct SwiftStatementTests {
  @Test(arguments: [
    ("func f() {\n  a()\n}\n", "func f() {\n  x()\n  a()\n}\n", "func f() {\n  a()\n  x()\n}\n"),
    (
      "func f() {\n#if A\n  b()\n#endif\n  a()\n}\n", "func f() {\n  x()\n#if A\n  b()\n#endif\n  a()\n}\n",
      "func f() {\n#if A\n  b()\n#endif\n  a()\n  x()\n}\n"
    ),
    ("func f() {}\n", "func f() {\n    x()\n}\n", "func f() {\n    x()\n}\n"),
    ("func f() { a() }\n", "func f() {\n    x()\n    a()\n}\n", "func f() {\n    a()\n    x()\n}\n"),
    ("func f() {\n}\n", "func f() {\n    x()\n}\n", "func f() {\n    x()\n}\n"),
    (
      "func f() { // note\n\ta()\n}\n", "func f() { // note\n\tx()\n\ta()\n}\n", "func f() { // note\n\ta()\n\tx()\n}\n"
    ),
    (
      "func f() -> Bool {\n  a()\n  // Override point\n  return true\n}\n",
      "func f() -> Bool {\n  x()\n  a()\n  // Override point\n  return true\n}\n",
      "func f() -> Bool {\n  a()\n  x()\n  // Override point\n  return true\n}\n"
    ),
    (
      "func f() -> Bool { return true }\n", "func f() -> Bool {\n    x()\n    return true\n}\n",
      "func f() -> Bool {\n    x()\n    return true\n}\n"
    ),
    (
      "func f() -> Bool { a(); return true }\n", "func f() -> Bool {\n    x()\n    a(); return true\n}\n",
      "func f() -> Bool {\n    a();\n    x()\n    return true\n}\n"
    ),
    (
      "func f() -> Bool { true }\n", "func f() -> Bool {\n    x()\n    return true\n}\n",
      "func f() -> Bool {\n    x()\n    return true\n}\n"
    ),
    (
      "func f() -> Bool {\r\n  g(\r\n    1)\r\n}\r\n", "func f() -> Bool {\r\n  x()\r\n  return g(\r\n    1)\r\n}\r\n",
      "func f() -> Bool {\r\n  x()\r\n  return g(\r\n    1)\r\n}\r\n"
    ),
    ("func f() {\n  a() }\n", "func f() {\n  x()\n  a() }\n", "func f() {\n  a()\n  x()\n}\n"),
    ("func f() { a()\n  b()\n}\n", "func f() {\n  x()\n  a()\n  b()\n}\n", "func f() { a()\n  b()\n  x()\n}\n"),
    (
      "class A {\n  func f()\n  {\n    a()\n  }\n}", "class A {\n  func f()\n  {\n    x()\n    a()\n  }\n}",
      "class A {\n  func f()\n  {\n    a()\n    x()\n  }\n}"
    ),
  ])
  func statementsGoToTheStartOrTheEnd(_ source: String, _ start: String, _ end: String) throws {
    let edited = Edited(source)
    let function = try edited.function("f")
    #expect(
      try edited.with(
        SwiftEditor.insertStatement(lines: ["x()"], into: function, atEnd: false, in: edited.text, findings: []))
        == start)
    #expect(
      try edited.with(
        SwiftEditor.insertStatement(lines: ["x()"], into: function, atEnd: true, in: edited.text, findings: [])) == end)
  }
}
