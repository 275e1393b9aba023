import Testing

@testable import Audit

@Suite struct GitIndexTests {
  /// An index as git writes it.
  private func index(version: UInt8, _ paths: [String]) -> [UInt8] {
    var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(paths.count)]
    var previous: [UInt8] = []
    for path in paths {
      let start = bytes.count
      bytes += [UInt8](repeating: 7, count: 60) + [0, UInt8(path.utf8.count)]
      let name = Array(path.utf8)
      if version == 4 {
        let common = zip(previous, name).prefix { $0 == $1 }.count
        bytes += [UInt8(previous.count - common)] + name[common...] + [0]
      } else {
        bytes += name
        repeat { bytes.append(0) } while (bytes.count - start) % 8 != 0
      }
      previous = name
    }
    return bytes
  }

  @Test(arguments: [2, 3, 4] as [UInt8]) func knowsTrackedFolders(version: UInt8) throws {
    let index = try #require(
      GitIndex(index(version: version, ["a.txt", "ios/App/A.swift", "ios/App/B.swift", "iosx/c"])))
    #expect(index.tracksSomething(in: "ios"))
    #expect(index.tracksSomething(in: "ios/App"))
    #expect(index.tracksSomething(in: "iosx"))
    #expect(!index.tracksSomething(in: "io"))
    #expect(!index.tracksSomething(in: "zzz"))
    #expect(!index.tracksSomething(in: "a"))
  }

  @Test func refusesWhatIsNoIndex() {
    #expect(GitIndex([]) == nil)
    #expect(GitIndex(Array("DIRC".utf8) + [0, 0, 0, 2, 0, 0, 0, 9]) == nil)
    #expect(GitIndex(Array("DIRC".utf8) + [0, 0, 0, 9, 0, 0, 0, 0]) == nil)
    #expect(GitIndex(index(version: 4, ["a", "b"]).dropLast()) == nil)
  }

  @Test func trackedFoldersAreNotIgnored() throws {
    let tree = MemoryTree(files: [
      ".gitignore": Array("out\n".utf8), ".git/index": index(version: 2, ["out/A.swift"]), "out/A.swift": [],
      "lib/out/B.swift": [],
    ])
    let inventory = try Inventory(of: tree)
    #expect(inventory.files == ["out/A.swift"])
    #expect(inventory.skipped.map(\.path) == ["lib/out"])
    #expect(inventory.ignoredFolders.isEmpty)
  }
}
