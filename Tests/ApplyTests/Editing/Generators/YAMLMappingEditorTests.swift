import Testing

@testable import Apply
@testable import Audit

@Suite struct YAMLMappingEditorTests {
  private let change = DefinitionChange(
    key: "M",
    value: .dictionary([PropertyListPair("Flag", .boolean(true)), PropertyListPair("List", .array([.string("a: b")]))]))

  private func edited(_ text: String, _ keys: [String], _ change: DefinitionChange) throws -> String {
    let source = SourceText(path: "project.yml", text)
    let edits = try YAMLMappingEditor(source, keys).edits([change], findings: [])
    return String(
      decoding: try FileChange(path: "project.yml", original: source.bytes, edits: edits).result, as: UTF8.self)
  }

  @Test(arguments: [
    // At its place among sorted keys, comments staying with their own.
    (
      "a:\n  K: 1\n\n  # about Z\n  Z: 2 # last\nb: 3\n",
      "a:\n  K: 1\n\n  M:\n    Flag: true\n    List:\n      - \"a: b\"\n  # about Z\n  Z: 2 # last\nb: 3\n"
    ),
    // Else at the end, before what is indented less; a list and a bracket at the key's own depth belong to it.
    (
      "a:\n  Z: {\n    x: y\n  }\n  K:\n  - one\n  - two\n\n# b\nb: 3\n",
      "a:\n  Z: {\n    x: y\n  }\n  K:\n  - one\n  - two\n  M:\n    Flag: true\n    List:\n    - \"a: b\"\n\n# b\nb: 3\n"
    ),
    // At the end of a file that does not end its last line.
    (
      "a:\n  Z: |\n    x\n\n    y\n  K: 1",
      "a:\n  Z: |\n    x\n\n    y\n  K: 1\n  M:\n    Flag: true\n    List:\n      - \"a: b\""
    ),
    // In the place of what the key said.
    (
      "a:\n  K: 1\n  M:\n    - old\n  # c\n  N: 1\n",
      "a:\n  K: 1\n  M:\n    Flag: true\n    List:\n      - \"a: b\"\n  # c\n  N: 1\n"
    ),
    // Windows line endings stay.
    ("a:\r\n  K: 1\r\n", "a:\r\n  K: 1\r\n  M:\r\n    Flag: true\r\n    List:\r\n      - \"a: b\"\r\n"),
  ])
  func aKeyIsWrittenLikeItsNeighbours(before: String, after: String) throws {
    #expect(try edited(before, ["a"], change) == after)
  }

  @Test func aMappingThatIsNotThereIsMade() throws {
    #expect(
      try edited("a:\n    K: 1\nb: 2\n", ["a", "p", "q"], DefinitionChange(key: "M", value: .string("yes")))
        == "a:\n    K: 1\n    p:\n        q:\n            M: \"yes\"\nb: 2\n")
  }

  @Test func aKeyIsTakenOutWithItsLines() throws {
    #expect(
      try edited("a:\n  K: 1\n  M:\n    x: y\n  N: 2\n", ["a"], DefinitionChange(key: "M", value: nil))
        == "a:\n  K: 1\n  N: 2\n")
  }

  @Test(arguments: [
    "a: {K: 1}\n", "a:\n", "a: text\n", "a: &x\n  K: 1\nb: *x\n", "x: &x\n  K: 1\na: *x\n", "a: [\n",
    "a: {\n  K: 1\n}\n",
  ])
  func whatIsSharedOrOnOneLineIsRefused(text: String) {
    #expect(throws: DefinitionRefusal.self) { try edited(text, ["a"], change) }
  }
}
