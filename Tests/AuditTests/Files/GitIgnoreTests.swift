import Testing

@testable import Audit

@Suite struct GitIgnoreTests {
  @Test(
    arguments: [
      ("build", "build", true), ("build", "a/build", true), ("/build", "a/build", nil), ("/build", "build", true),
      ("a/b", "a/b", true), ("a/b", "x/a/b", nil), ("**/b", "x/a/b", true), ("a/**", "a/b/c", true), ("a/**", "a", nil),
      ("a/**/z", "a/z", true), ("a/**/z", "a/b/c/z", true), ("*.xcodeproj", "x/App.xcodeproj", true),
      ("f?o", "foo", true),
      ("f?o", "fo", nil), ("[ab]c", "bc", true), ("[!ab]c", "bc", nil), ("[a-f]9", "d9", true),
      ("# note", "# note", nil),
      ("\\#x", "#x", true), ("x  ", "x", true), ("*a*b*c", "xxaxxbxxc", true), ("*a*b*c", "xxaxxbxxd", nil),
      ("", "x", nil),
      ("/", "x", nil), ("[", "[", true), ("a*", "a", true), ("bu\\ild", "build", true),
    ] as [(String, String, Bool?)])
  func matches(pattern: String, path: String, verdict: Bool?) {
    #expect(GitIgnore(folder: "", bytes: Array(pattern.utf8)).verdict(on: path, isFolder: true) == verdict)
  }

  @Test func theLastRuleThatMatchesDecides() {
    let rules = GitIgnore(folder: "app", bytes: Array("*\r\n!ios\r\n".utf8))
    #expect(rules.verdict(on: "app/lib", isFolder: true) == true)
    #expect(rules.verdict(on: "app/ios", isFolder: true) == false)
  }

  @Test func aTrailingSlashMeansFoldersOnly() {
    let rules = GitIgnore(folder: "", bytes: Array("out/".utf8))
    #expect(rules.verdict(on: "out", isFolder: true) == true)
    #expect(rules.verdict(on: "out", isFolder: false) == nil)
  }
}
