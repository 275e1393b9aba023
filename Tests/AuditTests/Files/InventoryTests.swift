import Foundation
import Testing

@testable import Audit

@Suite struct InventoryTests {
  @Test func leavesOutDependenciesAndBuildProducts() throws {
    let tree = MemoryTree(files: [
      "ios/App/App/AppDelegate.swift": "", "ios/App/App/Info.plist": "", "ios/App/Pods/Pod/Pod.swift": "",
      "ios/App/App/public/native.swift": "", "ios/build/x.swift": "", "node_modules/a/ios/A.swift": "",
      "ios/.symlinks/plugins/p/P.swift": "", "android/A.kt": "", ".git/config": "", ".github/x.yml": "",
      "ios/App/App/Assets.xcassets/Contents.plist": "", "Carthage/Checkouts/c/C.swift": "",
      "Frameworks/Kit.xcframework/Info.plist": "", "DerivedData/x.swift": "", ".build/y.swift": "",
    ])
    let inventory = try Inventory(of: tree)
    #expect(inventory.files == ["ios/App/App/AppDelegate.swift", "ios/App/App/Info.plist"])
    #expect(
      Set(inventory.skipped.map(\.path)) == [
        "ios/App/Pods", "ios/App/App/public", "ios/build", "node_modules", "ios/.symlinks", "android",
        "Carthage", "Frameworks/Kit.xcframework", "DerivedData", ".build",
      ])
    #expect(inventory.skipped.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func publicFolderIsSkippedOnlyBesideAnApp() throws {
    let inventory = try Inventory(of: MemoryTree(files: ["public/Kit.swift": "", "Package.swift": ""]))
    #expect(inventory.files == ["Package.swift", "public/Kit.swift"])
  }

  @Test func gitIgnoreRulesPrune() throws {
    let tree = MemoryTree(files: [
      ".gitignore": "out/\n/dist\n*.generated\n!keep\nlogs/**\n", "out/A.swift": "", "lib/out/B.swift": "",
      "dist/C.swift": "", "lib/dist/D.swift": "", "lib/x.generated/E.swift": "", "src/F.swift": "",
      "lib/.gitignore": "secret\n", "lib/secret/G.swift": "", "secret/H.swift": "",
    ])
    let inventory = try Inventory(of: tree)
    #expect(inventory.files == ["lib/dist/D.swift", "secret/H.swift", "src/F.swift"])
    #expect(
      inventory.skipped.map(\.path).sorted() == ["dist", "lib/out", "lib/secret", "lib/x.generated", "out"])
    #expect(inventory.skipped.allSatisfy { $0.reason == "ignored by git" })
  }

  @Test func anIgnoredIOSProjectIsSeenAllTheSame() throws {
    let tree = MemoryTree(files: [
      ".gitignore": "ios\ngenerated\nother\n", "ios/App.xcodeproj/project.pbxproj": "", "ios/App/A.swift": "",
      "generated/App.xcodeproj/project.pbxproj": "", "other/B.swift": "",
    ])
    let inventory = try Inventory(of: tree)
    #expect(inventory.files.contains("ios/App.xcodeproj/project.pbxproj"))
    #expect(inventory.files.contains("generated/App.xcodeproj/project.pbxproj"))
    #expect(!inventory.files.contains("other/B.swift"))
    #expect(inventory.ignoredFolders == ["generated", "ios"])
  }

  @Test func foldersOfOtherSystemsDependOnTheirNeighbours() throws {
    let flutter = try Inventory(
      of: MemoryTree(files: [
        "pubspec.yaml": "", "macos/A.swift": "", "ios/B.swift": "", "ios/Flutter/ephemeral/C.swift": "",
      ])
    )
    #expect(flutter.files(withExtension: "swift") == ["ios/B.swift"])
    let native = try Inventory(of: MemoryTree(files: ["macos/A.swift": "", "ios/B.swift": ""]))
    #expect(native.files(withExtension: "swift") == ["ios/B.swift", "macos/A.swift"])
    let cordova = try Inventory(
      of: MemoryTree(files: [
        "config.xml": "", "www/x.xml": "", "platforms/ios/A.swift": "", "platforms/android/x.xml": "",
        "platforms/browser/x.xml": "",
      ]))
    #expect(cordova.files == ["config.xml", "platforms/ios/A.swift"])
  }

  @Test func looksFilesUpByNameAndExtension() throws {
    let inventory = try Inventory(
      of: MemoryTree(files: ["a/Podfile": "", "b/podfile": "", "a/X.M": "", "a/notes.txt": "", "a/Y.mm": ""]))
    #expect(inventory.files(named: "Podfile") == ["a/Podfile", "b/podfile"])
    #expect(inventory.files(withExtension: "mm", "m") == ["a/X.M", "a/Y.mm"])
    #expect(inventory.contains("a/Y.mm"))
    #expect(!inventory.contains("a/notes.txt"))
    #expect(inventory.fileCount == 5)
    #expect(inventory.folderCount == 3)
  }

  @Test func linksAreListedWhenTheyLeadToAFileInside() throws {
    let folder = try TemporaryFolder(files: ["tree/real/Info.plist": "", "away/Info.plist": ""])
    try folder.link("tree/Info.plist", to: "real/Info.plist")
    try folder.link("tree/Away.plist", to: "../away/Info.plist")
    try folder.link("tree/loop", to: ".")
    let inventory = try Inventory(of: DiskTree(root: folder.absolute("tree")))
    #expect(inventory.files == ["Info.plist", "real/Info.plist"])
    #expect(inventory.folderCount == 2)
  }

  @Test func tellsAnEmptyFolderFromOneWithoutProject() throws {
    let folder = try TemporaryFolder()
    #expect(try Inventory(of: DiskTree(root: folder.path)).isEmpty)
    try folder.write("notes.txt", "")
    #expect(try !Inventory(of: DiskTree(root: folder.path)).isEmpty)
    try folder.makeFolder("below")
    #expect(try !Inventory(of: DiskTree(root: folder.path)).isEmpty)
  }

  @Test func aRootThatIsNoFolderIsATypedError() throws {
    let folder = try TemporaryFolder(files: ["file": ""])
    #expect(throws: AuditError.missing(path: folder.absolute("none"))) {
      try Inventory(of: DiskTree(root: folder.absolute("none")))
    }
    #expect(throws: AuditError.notAFolder(path: folder.absolute("file"))) {
      try Inventory(of: DiskTree(root: folder.absolute("file")))
    }
  }

  @Test func stopsWhenCancelled() throws {
    var files: [String: String] = [:]
    for index in 0..<600 { files["f\(index)/x.swift"] = "" }
    let tree = MemoryTree(files: files)
    #expect(throws: AuditError.cancelled) { try Inventory(of: tree, isCancelled: { true }) }
    var seen: [Int] = []
    let inventory = try Inventory(of: tree, progress: { seen.append($0) })
    #expect(inventory.fileCount == 600)
    #expect(seen.count == 2)
    #expect(seen == seen.sorted())
  }

  @Test func aPrunedFolderIsNeverListed() throws {
    let counter = ListingCounter(
      base: MemoryTree(files: ["node_modules/a/b/c.swift": "", "ios/Pods/x.swift": "", "ios/A.swift": ""]))
    _ = try Inventory(of: counter)
    #expect(counter.listed == ["", "ios"])
  }
}

/// Notes which folders were listed.
private final class ListingCounter: FileTree, @unchecked Sendable {
  let base: MemoryTree
  private(set) var listed: [String] = []

  init(base: MemoryTree) { self.base = base }

  var root: String { base.root }
  func contents(of path: String) throws(FileError) -> [UInt8] { try base.contents(of: path) }
  func entry(at path: String) -> FileEntry? { base.entry(at: path) }
  func entries(of folder: String) throws(FileError) -> [FileEntry] {
    listed.append(folder)
    return try base.entries(of: folder)
  }
}
