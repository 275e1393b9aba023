import Audit
import Testing

@testable import Apply

@Suite struct ResultMemoryTests {
  private func change(_ path: String, _ result: String) throws -> FileChange {
    try FileChange(
      path: path, original: [], edits: [Edit(range: 0..<0, replacement: result, findings: [])])
  }

  @Test func onlyWhatChangedIsParsedAgain() throws {
    let asked = Guarded<[[String]]>([])
    let memory = ResultMemory { changes in
      asked.withLock { $0.append(changes.map(\.path)) }
      return ParsedSources.results(of: changes)
    }
    let app = try change("App.swift", "class App {}")
    let first = try change("Scene.swift", "class First {}")
    let second = try change("Scene.swift", "class Second {}")
    for scene in [first, second, first, second] {
      let files = memory.results(of: [app, scene])
      #expect(files.map(\.path) == ["App.swift", "Scene.swift"])
      #expect(files.map(\.text.bytes) == [app.result, scene.result])
    }
    #expect(asked.withLock { $0 } == [["App.swift", "Scene.swift"], ["Scene.swift"], [], []])
  }

  @Test func otherFilesThanSourcesAreNone() throws {
    #expect(ResultMemory().results(of: [try change("Info.plist", "<plist/>")]).isEmpty)
  }
}
