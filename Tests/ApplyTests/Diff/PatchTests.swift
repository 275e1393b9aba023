import Audit
import Foundation
import TestSupport
import Testing

@testable import Apply

/// Patches are judged by git itself: what it applies must be the planned bytes.
@Suite struct PatchTests {
  private func check(
    _ files: [FileChange], executable: Bool = false, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let scratch = try ScratchFolder()
    for file in files {
      if let original = file.original { try scratch.write(file.path, original) }
      if executable { try scratch.setMode(file.path, 0o755) }
    }
    let patch = Patch.unified(files)
    let patchFile = try ScratchFolder()
    try patchFile.write("plan.patch", patch)
    for options in [["--check"], []] {
      // Whitespace is the project's own; git's warnings about it say nothing about the patch.
      let result = try run(
        ["git", "apply", "--whitespace=nowarn"] + options + [patchFile.path + "/plan.patch"], in: scratch.path)
      #expect(result.status == 0, "\(result.error)", sourceLocation: location)
    }
    for file in files {
      let result = try scratch.read(file.path)
      #expect(result == file.result, sourceLocation: location)
      if executable {
        let mode = try scratch.mode(file.path)
        #expect(mode == 0o755, sourceLocation: location)
      }
    }
  }

  private func change(_ path: String, _ old: String?, _ new: String) throws -> FileChange {
    let bytes = old.map { Array($0.utf8) }
    return try FileChange(
      path: path, original: bytes, edits: [Edit(range: 0..<(bytes?.count ?? 0), replacement: new, findings: [])])
  }

  @Test func modifiedAndNewFilesApply() throws {
    try check([
      change("App/AppDelegate.swift", "a\nb\nc\n", "a\nB\nc\n"),
      change("App/New/SceneDelegate.swift", nil, "import UIKit\n"),
    ])
  }

  @Test func missingLastNewlinesApplyOnEitherSide() throws {
    try check([
      change("both", "a\nb", "a\nc"), change("loses", "a\nb\n", "a\nb"), change("gains", "a\nb", "a\nb\n"),
      change("new", nil, "x"),
    ])
  }

  @Test func carriageReturnsApply() throws {
    try check([
      change("crlf", "a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"), change("mixed", "a\r\nb\nc\r\n", "a\r\nb\r\nc\r\n"),
      change("lone", "a\rb\rc", "a\rB\rc"),
    ])
  }

  @Test(arguments: [
    "My App/App Delegate.swift", "Café/Größe.swift", "quote\"d.swift", "back\\slash.swift", "tab\there.swift",
    "new\nline.swift", "bell\u{07}.swift", "应用/场景.swift", "-dash", "a b/c\td",
  ])
  func unusualNamesApply(path: String) throws {
    try check([change(path, "a\nb\n", "a\nc\n")])
    try check([change(path, nil, "a\n")])
  }

  @Test func anEmptyFileCanBeMadeAndFilled() throws {
    try check([change("empty", nil, ""), change("filled", "", "a\n"), change("emptied", "a\n", "")])
  }

  @Test func permissionsStay() throws { try check([change("run.sh", "a\n", "b\n")], executable: true) }

  @Test func bytesThatAreNotTextApply() throws {
    let old: [UInt8] = [0x62, 0x00, 0xFF, 0x0A, 0x61, 0x0A]
    try check([
      FileChange(path: "binary.plist", original: old, edits: [Edit(range: 4..<5, replacement: "\u{0}x", findings: [])])
    ])
  }

  @Test func unchangedFilesSayNothing() throws {
    let same = try change("same", "a\n", "a\n")
    #expect(Patch.unified([same]).isEmpty)
  }

  @Test(arguments: 0..<40) func randomEditsApply(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 77)
    let alphabet = ["a\n", "b\n", "\n", "  c\n", "}\n", "d\r\n", "e"]
    func text() -> String {
      (0..<Int.random(in: 0...60, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
    }
    try check([change("file", text(), text())])
  }
}
