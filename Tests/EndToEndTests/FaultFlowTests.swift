import Foundation
import TestSupport
import Testing

/// The real program where the machine does not do its part: no space, no permission, somebody else at work.
@Suite struct FaultFlowTests {
  private let program: Program
  private let example: ScratchFolder

  init() throws {
    program = try Program()
    example = try Program.example()
  }

  private var path: String { example.path + "/Harbour" }

  /// A decisions file that takes the recommendation, or else the first answer.
  private func answers() throws -> String {
    try example.write("answers.json", try program.answers(to: path))
    return example.path + "/answers.json"
  }

  @Test func killedAtAnyPointOfUndoingTheNextStartLeavesAWholeTree() throws {
    let file = try answers()
    let before = try project()
    var point = 1
    while point < 400 {
      try program.run("apply", path, "--decisions", file)
      let after = try project()
      var killed = program
      killed.environment["SCENESHIFT_STOP_AT"] = String(point)
      let output = try killed.run("undo", path)
      // The next start finishes what was begun, or finds the change as it stood.
      try program.run("verify", path)
      let tree = try project()
      #expect(tree == before || tree == after, "killed at point \(point)")
      if !output.wasKilled { break }
      if tree == after { try program.run("undo", path) }
      #expect(try project() == before, "killed at point \(point)")
      point += point < 6 ? 1 : 6
    }
    #expect(point > 12)
  }

  private func project() throws -> [String: [UInt8]] {
    try example.snapshot().filter { $0.key.hasPrefix("Harbour/") }
  }

  @Test func aSecondProgramIsToldThatTheFirstIsAtWork() throws {
    let file = try answers()
    try program.run("apply", path, "--decisions", file)
    try program.run("undo", path)
    let before = try project()
    let names = try FileManager.default.subpathsOfDirectory(atPath: program.state.path)
    let lock = program.state.path + "/" + (try #require(names.first { $0.hasSuffix("/lock") }))
    let held = open(lock, O_RDWR)
    defer { close(held) }
    #expect(held >= 0 && flock(held, LOCK_EX | LOCK_NB) == 0)
    let output = try program.run("apply", path, "--decisions", file)
    #expect(output.status == 4)
    #expect(output.standardError.contains("another"), "\(output.standardError)")
    #expect(try project() == before)
    #expect(flock(held, LOCK_UN) == 0)
    #expect(try program.run("apply", path, "--decisions", file).status <= 1)
  }

  @Test func aStateFolderThatIsNotThereIsMade() throws {
    let file = try answers()
    var elsewhere = program
    elsewhere.environment["XDG_STATE_HOME"] = example.path + "/not/there/yet"
    let before = try project()
    #expect(try elsewhere.run("apply", path, "--decisions", file).status <= 1)
    #expect(try example.mode("not/there/yet") == 0o700)
    #expect(try elsewhere.run("undo", path).status == 0)
    #expect(try project() == before)
  }

  @Test func aStateFolderThatCannotBeMadeStopsBeforeAnythingIsWritten() throws {
    let file = try answers()
    var elsewhere = program
    try example.write("file", "")
    elsewhere.environment["XDG_STATE_HOME"] = example.path + "/file/below"
    let before = try project()
    let output = try elsewhere.run("apply", path, "--decisions", file)
    #expect(output.status == 4, "\(output.standardError)")
    #expect(output.standardError.contains(example.path + "/file"))
    #expect(try project() == before)
  }

  #if os(Linux)
    /// A disk of a few pages, which only root may make.
    private func onSmallDisk(_ kilobytes: Int, _ body: (String) throws -> Void) throws {
      guard geteuid() == 0 else { return }
      let folder = try ScratchFolder()
      let mount = try run(
        ["mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path], in: example.path)
      // Containers may forbid it.
      guard mount.status == 0 else { return }
      defer { _ = try? run(["umount", folder.path], in: example.path) }
      try body(folder.path)
    }

    /// Fills what is left up to a few kilobytes.
    private func fill(_ disk: String, leaving kilobytes: Int) throws {
      try Data(count: kilobytes << 10).write(to: URL(fileURLWithPath: disk + "/spare"))
      let file = open(disk + "/filler", O_CREAT | O_WRONLY, 0o600)
      let page = [UInt8](repeating: 0, count: 4096)
      while write(file, page, page.count) > 0 {}
      close(file)
      try FileManager.default.removeItem(atPath: disk + "/spare")
    }

    @Test(arguments: [0, 4, 8, 16, 24]) func aFullDiskLeavesTheProjectAsItWas(kilobytes: Int) throws {
      let file = try answers()
      try onSmallDisk(512) { disk in
        let project = disk + "/Harbour"
        try FileManager.default.copyItem(atPath: path, toPath: project)
        try fill(disk, leaving: kilobytes)
        let before = try ScratchFolder.snapshot(of: project)
        let output = try program.run("apply", project, "--decisions", file)
        #expect(!output.wasKilled)
        let after = try ScratchFolder.snapshot(of: project)
        if output.status > 1 {
          #expect(output.status == 4)
          #expect(output.standardError.contains("the disk is full"), "\(output.standardError)")
          #expect(after == before)
        } else {
          #expect(try program.run("undo", project).status == 0)
          #expect(try ScratchFolder.snapshot(of: project) == before)
        }
      }
    }

    @Test func aFullDiskOfTheStateFolderStopsBeforeAnythingIsWritten() throws {
      let file = try answers()
      let before = try project()
      try onSmallDisk(64) { disk in
        try fill(disk, leaving: 8)
        var small = program
        small.environment["XDG_STATE_HOME"] = disk
        let output = try small.run("apply", path, "--decisions", file)
        #expect(output.status == 4)
        #expect(output.standardError.contains("the disk is full"), "\(output.standardError)")
      }
      #expect(try project() == before)
    }
  #endif
}
