import Foundation
import Testing

@testable import Audit

@Suite struct DiskTreeTests {
  @Test func readsFilesAndListsFoldersSortedByBytes() throws {
    let folder = try TemporaryFolder(files: ["a/B.swift": "let b = 1", "a/a.swift": "", "a/C/x": "12"])
    let tree = DiskTree(root: folder.path)
    #expect(try tree.contents(of: "a/B.swift") == Array("let b = 1".utf8))
    #expect(try tree.contents(of: "a/a.swift") == [])
    #expect(
      try tree.entries(of: "a") == [
        FileEntry(name: "B.swift", kind: .file, size: 9), FileEntry(name: "C", kind: .folder),
        FileEntry(name: "a.swift", kind: .file),
      ])
    #expect(tree.entry(at: "a/C/x") == FileEntry(name: "x", kind: .file, size: 2))
    #expect(tree.entry(at: "")?.kind == .folder)
    #expect(tree.entry(at: "a/none") == nil)
    #expect(tree.entry(at: "a/B.swift/inside") == nil)
  }

  @Test func tellsMissingFoldersAndFilesApart() throws {
    let folder = try TemporaryFolder(files: ["a/b": ""])
    let tree = DiskTree(root: folder.path)
    #expect(throws: FileError.missing(path: "a/c")) { try tree.contents(of: "a/c") }
    #expect(throws: FileError.missing(path: "x/y/z")) { try tree.contents(of: "x/y/z") }
    #expect(throws: FileError.notAFile(path: "a")) { try tree.contents(of: "a") }
    #expect(throws: FileError.notAFile(path: "")) { try tree.contents(of: "") }
    #expect(throws: FileError.notAFolder(path: "a/b")) { try tree.entries(of: "a/b") }
    #expect(throws: FileError.missing(path: "")) { try DiskTree(root: folder.path + "/gone").entries(of: "") }
  }

  @Test func followsLinksInsideTheRoot() throws {
    let folder = try TemporaryFolder(files: ["real/deep/file": "text", "other/x": ""])
    try folder.link("other/up", to: "../real/deep")
    try folder.link("alias", to: "other/up/file")
    try folder.link("absolute", to: folder.absolute("real"))
    let tree = DiskTree(root: folder.path)
    #expect(try tree.text(of: "alias").string == "text")
    #expect(try tree.text(of: "other/up/file").string == "text")
    #expect(try tree.text(of: "absolute/deep/file").string == "text")
    #expect(try tree.entries(of: "other/up").map(\.name) == ["file"])
    #expect(tree.entry(at: "alias")?.kind == .link)
    #expect(tree.entry(at: "other/up/file")?.kind == .file)
    #expect(tree.isFile("alias"))
    #expect(!tree.isFile("other/up"))
  }

  @Test func refusesLinksThatLeaveTheRoot() throws {
    let folder = try TemporaryFolder(files: ["outside/secret": "x", "tree/a/b": ""])
    try folder.link("tree/a/relative", to: "../../outside")
    try folder.link("tree/absolute", to: folder.absolute("outside/secret"))
    try folder.link("tree/system", to: "/etc/passwd")
    let tree = DiskTree(root: folder.absolute("tree"))
    #expect(throws: FileError.outside(path: "a/relative/secret")) { try tree.contents(of: "a/relative/secret") }
    #expect(throws: FileError.outside(path: "absolute")) { try tree.contents(of: "absolute") }
    #expect(throws: FileError.outside(path: "system")) { try tree.contents(of: "system") }
    #expect(throws: FileError.outside(path: "../outside/secret")) { try tree.contents(of: "../outside/secret") }
    #expect(!tree.isFile("system"))
  }

  @Test func linksInACircleEnd() throws {
    let folder = try TemporaryFolder()
    try folder.link("one", to: "two")
    try folder.link("two", to: "one")
    let tree = DiskTree(root: folder.path)
    #expect(throws: FileError.self) { try tree.contents(of: "one") }
    #expect(throws: FileError.self) { try tree.contents(of: "one/below") }
  }

  @Test func rootMayItselfBeALink() throws {
    let folder = try TemporaryFolder(files: ["real/file": "x"])
    try folder.link("alias", to: "real")
    let tree = DiskTree(root: folder.absolute("alias"))
    #expect(tree.root == folder.absolute("real"))
    #expect(try tree.text(of: "file").string == "x")
  }

  @Test func findsANameInItsOtherUnicodeForm() throws {
    let composed = "Caf\u{E9}"
    let decomposed = "Cafe\u{301}"
    let folder = try TemporaryFolder(files: ["\(decomposed)/App.swift": "x"])
    let tree = DiskTree(root: folder.path)
    #expect(try tree.text(of: "\(composed)/App.swift").string == "x")
    #expect(tree.isFolder(composed))
    #expect(throws: FileError.missing(path: "Th\u{E9}/x")) { try tree.contents(of: "Th\u{E9}/x") }
  }

  @Test func controlCharactersInNamesDoNoHarm() throws {
    let name = "a\u{1B}[31m\nb\tc"
    let folder = try TemporaryFolder(files: ["\(name)/file": "x"])
    let tree = DiskTree(root: folder.path)
    #expect(try tree.entries(of: "").map(\.name) == [name])
    #expect(try tree.text(of: "\(name)/file").string == "x")
    #expect(throws: FileError.missing(path: "a\u{0}b")) { try tree.contents(of: "a\u{0}b") }
  }

  @Test func pipesDoNotBlock() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.absolute("pipe"), 0o600) == 0)
    #expect(throws: FileError.notAFile(path: "pipe")) { try DiskTree(root: folder.path).contents(of: "pipe") }
  }

  @Test(.enabled(if: TemporaryFolder.permissionsHold)) func permissionErrorsAreTyped() throws {
    let folder = try TemporaryFolder(files: ["secret": "x", "closed/file": "x"])
    try folder.setPermissions(0, of: "secret")
    try folder.setPermissions(0, of: "closed")
    defer { try? folder.setPermissions(0o700, of: "closed") }
    let tree = DiskTree(root: folder.path)
    #expect(throws: FileError.denied(path: "secret")) { try tree.contents(of: "secret") }
    #expect(throws: FileError.denied(path: "closed/file")) { try tree.contents(of: "closed/file") }
    #expect(throws: FileError.denied(path: "closed")) { try tree.entries(of: "closed") }
    let inventory = try Inventory(of: tree)
    #expect(inventory.problems.map(\.path) == ["closed"])
    #expect(inventory.problems.first?.kind == .denied)
  }

  @Test func spellingIgnoresLetterCaseOnlyWhereNothingElseFits() {
    let tree = MemoryTree(files: ["Resources/Info.plist": "", "Other/x": ""])
    #expect(tree.spelling(of: "resources/info.plist") == "Resources/Info.plist")
    #expect(tree.spelling(of: "Resources/Info.plist") == "Resources/Info.plist")
    #expect(tree.spelling(of: "Resources/Missing.plist") == nil)
  }

  @Test func listingOfAnOverlayHoldsTheChanges() throws {
    let base = MemoryTree(files: ["a/one": "1", "a/folder/x": ""])
    let overlay = OverlayTree(base, changes: ["a/two": [1, 2], "new/file": []])
    #expect(try Set(overlay.listing(of: "a").map(\.name)) == ["one", "two", "folder"])
    #expect(try overlay.listing(of: "new").map(\.name) == ["file"])
    #expect(try Set(overlay.listing(of: "").map(\.name)) == ["a", "new"])
  }
}
