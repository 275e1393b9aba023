import Audit
import Foundation
import TestSupport
import Testing

@testable import Apply

/// What can go wrong around a transaction: permissions, files that are replaced, clocks, state that is gone.
@Suite struct FaultTests {
  /// Does something once, in front of the first `call` whose path ends with `suffix`.
  private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false

    func faults(_ call: String, _ suffix: String, _ action: @escaping @Sendable () throws -> Void) -> FaultPoints {
      FaultPoints { [self] reached, path in
        guard reached == call, path.hasSuffix(suffix) else { return }
        let isFirst = lock.withLock {
          defer { isDone = true }
          return !isDone
        }
        if isFirst { try action() }
      }
    }
  }

  @Test func permissionLostInTheMiddleGivesEveryByteBack() throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    let before = try bench.tree.snapshot()
    let path = bench.tree.path
    // The second file's turn: the first has its new bytes already. Root may write all the same, so the call fails for it.
    let faults = Once().faults("rename", "App/Info.plist") {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path + "/App.xcodeproj")
      throw SystemError(call: "rename", path: path, code: EACCES)
    }
    #expect(throws: ApplyError.self) { try bench.transaction(faults).apply(plan) }
    #expect(try bench.tree.snapshot() == before)
    #expect(bench.transaction().history().isEmpty)
    #expect(!bench.transaction().needsRecovery)
  }

  @Test func aFolderThatMovesAwayInTheMiddleIsToldAndComesBackWithTheNextStart() throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    let before = try bench.tree.snapshot()
    let path = bench.tree.path
    let faults = Once().faults("rename", "App/Info.plist") {
      try FileManager.default.moveItem(atPath: path + "/App", toPath: path + "/Moved")
    }
    do throws(ApplyError) {
      _ = try bench.transaction(faults).apply(plan)
      Issue.record("nothing was told")
    } catch {
      guard case .unfinished(_, let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains("App/AppDelegate.swift"), "\(reason)")
    }
    #expect(bench.transaction().needsRecovery)
    try FileManager.default.moveItem(atPath: path + "/Moved", toPath: path + "/App")
    _ = try bench.transaction().recover()
    #expect(!bench.transaction().needsRecovery)
    #expect(try bench.tree.snapshot() == before)
  }

  enum Replacement: CaseIterable {
    case folder, pipe, link, otherBytes, sameBytes
  }

  @Test(arguments: Replacement.allCases) func aFileThatIsReplacedAfterThePreview(by replacement: Replacement) throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    let file = bench.tree.path + "/App/Info.plist"
    let bytes = try bench.tree.read("App/Info.plist")
    try FileManager.default.removeItem(atPath: file)
    switch replacement {
    case .folder: try bench.tree.write("App/Info.plist/inner", "x")
    case .pipe: #expect(mkfifo(file, 0o600) == 0)
    case .link:
      try bench.tree.write("Elsewhere.plist", "elsewhere")
      try bench.tree.link("App/Info.plist", to: "../Elsewhere.plist")
    case .otherBytes: try bench.tree.write("App/Info.plist", "<plist><true/></plist>")
    case .sameBytes: try bench.tree.write("App/Info.plist", bytes)
    }
    let code = try bench.tree.text("App/AppDelegate.swift")
    if replacement == .sameBytes {
      // Saved again without a change: nothing that a person did is lost.
      _ = try bench.transaction().apply(plan)
      return
    }
    #expect(throws: ApplyError.self) { try bench.transaction().apply(plan) }
    #expect(try bench.tree.text("App/AppDelegate.swift") == code)
    #expect(!bench.tree.exists("App/SceneDelegate.swift"))
    if replacement == .link { #expect(try bench.tree.text("Elsewhere.plist") == "elsewhere") }
  }

  /// The order of changes comes from their numbers, never from the clock.
  @Test func aClockSetBackChangesNoOrder() throws {
    let bench = try TransactionBench()
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "one")]))
    let journal = "state/changes/000001/journal.json"
    let text = try bench.stateFolder.text(journal)
    let stamp = try #require(text.firstMatch(of: /"at" : "(\d{4})/)).output.1
    try bench.stateFolder.write(journal, text.replacing("\"at\" : \"\(stamp)", with: "\"at\" : \"2999"))
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "two")]))
    #expect(bench.transaction().history().map(\.id) == ["000002", "000001"])
    _ = try bench.transaction().undo()
    #expect(try bench.tree.text("README") == "one")
    _ = try bench.transaction().undo()
    #expect(try bench.tree.text("README") == "untouched")
  }

  @Test func withoutItsStateFolderThereIsNothingToUndoAndNothingIsTouched() throws {
    let bench = try TransactionBench()
    _ = try bench.transaction().apply(bench.usualPlan())
    let applied = try bench.tree.snapshot()
    try FileManager.default.removeItem(atPath: bench.stateFolder.path + "/state")
    #expect(bench.transaction().history().isEmpty)
    #expect(!bench.transaction().needsRecovery)
    #expect(throws: ApplyError.nothingToUndo) { try bench.transaction().undo() }
    #expect(try bench.tree.snapshot() == applied)
  }

  @Test func aKeptCopyThatIsDamagedStopsTheUndoBeforeItWrites() throws {
    let bench = try TransactionBench()
    _ = try bench.transaction().apply(bench.usualPlan())
    let applied = try bench.tree.snapshot()
    let folder = "state/changes/000001/"
    let kept = try FileManager.default.contentsOfDirectory(atPath: bench.stateFolder.path + "/" + folder)
    for name in kept where name != "journal.json" {
      var bytes = try bench.stateFolder.read(folder + name)
      if bytes.isEmpty { continue }
      bytes[0] ^= 1
      try bench.stateFolder.write(folder + name, bytes)
    }
    #expect(throws: ApplyError.self) { try bench.transaction().undo() }
    #expect(try bench.tree.snapshot() == applied)
    #expect(bench.transaction().history().map(\.isUndone) == [false])
  }

  /// A journal is read back as it stands on disk: what it names must not lead out of the tree.
  @Test func aJournalThatNamesAPathOutsideWritesNothingThere() throws {
    let bench = try TransactionBench()
    let outside = try ScratchFolder()
    try outside.write("victim", "<plist><dict/></plist>\r\n")
    _ = try bench.transaction().apply(bench.plan([bench.change("App/Info.plist", "<plist><dict/></plist>\r\n")]))
    let journal = "state/changes/000001/journal.json"
    let name = (outside.path as NSString).lastPathComponent
    let text = try bench.stateFolder.text(journal).replacing(
      "\"target\" : \"App/Info.plist\"", with: "\"target\" : \"../\(name)/victim\"")
    #expect(text.contains("victim"))
    try bench.stateFolder.write(journal, text)
    _ = try? bench.transaction().undo()
    _ = try? bench.transaction().recover()
    #expect(try outside.text("victim") == "<plist><dict/></plist>\r\n")
  }
}
