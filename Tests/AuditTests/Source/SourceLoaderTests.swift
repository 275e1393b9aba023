import Testing

@testable import Audit

@Suite struct SourceLoaderTests {
  @Test func onlyFilesThatMatterAreParsedInOrderOfTheirPaths() throws {
    let tree = MemoryTree(files: [
      "b.swift": "class AppDelegate: UIApplicationDelegate {}", "a.swift": "struct Model { let name: String }",
      "c/d.m": "@implementation X\n- (void)f { [[UIAlertView alloc] init]; }\n@end", "e.txt": "AppDelegate",
      "f.h": "@class Y;",
      "a/z.swift": "let window = UIWindow(frame: .zero)",
    ])
    let loaded = try SourceLoader.load(
      paths: ["e.txt", "b.swift", "a.swift", "c/d.m", "f.h", "b.swift", "a/z.swift"], tree: tree)
    #expect(loaded.files.map(\.path) == ["a/z.swift", "b.swift", "c/d.m"])
    #expect(loaded.files.map(\.language) == [.swift, .swift, .objectiveC])
    #expect(loaded.problems.isEmpty)
  }

  @Test func extensionsOfADelegateWithAnotherNameAreFound() throws {
    let tree = MemoryTree(files: [
      "App.swift": "@main class Launcher: UIResponder, UIApplicationDelegate {}",
      "Links.swift": "extension Launcher { func route() {} }", "Other.swift": "class Router {}",
    ])
    let loaded = try SourceLoader.load(paths: ["App.swift", "Links.swift", "Other.swift"], tree: tree)
    #expect(loaded.files.map(\.path) == ["App.swift", "Links.swift"])
  }

  @Test func whatCannotBeReadIsTold() throws {
    let tree = MemoryTree(files: [
      "conflict.swift": "<<<<<<< ours\nclass AppDelegate {}\n=======\n>>>>>>> theirs\n",
      "broken.swift": "\nclass AppDelegate: {\n",
    ])
    let loaded = try SourceLoader.load(paths: ["missing.swift", "conflict.swift", "broken.swift"], tree: tree)
    #expect(loaded.problems.map(\.path) == ["broken.swift", "conflict.swift", "missing.swift"])
    #expect(loaded.problems.map(\.kind) == [.unreadableSource, .conflictMarkers, .missingFile])
    #expect(loaded.problems.first?.line != nil)
    #expect(loaded.files.count == 2)
  }

  @Test func progressCountsUpAndStops() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<100).map { ("f\($0).swift", "class AppDelegate {}") })
    let tree = MemoryTree(files: files)
    let paths = Array(files.keys)
    let loaded = try SourceLoader.load(paths: paths, tree: tree) { done, total in done <= total && total == 100 }
    #expect(loaded.files.count == 100)
    #expect(throws: AuditError.cancelled) {
      try SourceLoader.load(paths: paths, tree: tree) { _, _ in false }
    }
  }

  @Test func wordsAreFoundAnywhere() {
    let search = WordSearch(["UIWindow", "UIWin", "ab"])
    #expect(search.matches(Array("x UIWindow".utf8)))
    #expect(search.matches(Array("UIWin".utf8)))
    #expect(search.matches(Array("UUIWin".utf8)))
    #expect(search.matches(Array("ab".utf8)))
    #expect(!search.matches(Array("UIWi nab".utf8.dropLast(2))))
    #expect(!search.matches([]))
    #expect(!search.matches([0x61]))
  }
}
