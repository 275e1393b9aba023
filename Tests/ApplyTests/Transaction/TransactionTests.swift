import Audit
import Foundation
import TestSupport
import Testing

@testable import Apply

/// A small project on disk with a plan for it.
struct TransactionBench {
  let tree: ScratchFolder
  let stateFolder: ScratchFolder

  init() throws {
    tree = try ScratchFolder()
    stateFolder = try ScratchFolder()
    try tree.write("App/AppDelegate.swift", "class AppDelegate {\n}\n")
    try tree.write("App/Info.plist", "<plist/>\r\n")
    try tree.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}\n")
    try tree.write("README", "untouched")
    try tree.setMode("App/Info.plist", 0o640)
  }

  func transaction(_ faults: FaultPoints = .none) -> Transaction {
    Transaction(root: tree.path, state: StateFolder(path: stateFolder.path + "/state"), faults: faults)
  }

  func change(_ path: String, _ result: String) throws -> FileChange {
    let original = tree.exists(path) ? try tree.read(path) : nil
    return try FileChange(
      path: path, original: original,
      edits: [Edit(range: 0..<(original?.count ?? 0), replacement: result, findings: ["f"])])
  }

  func plan(_ files: [FileChange]) throws -> ConfirmedPlan {
    let plan = Plan(
      files: files, outsideSteps: [], manualSteps: [], unanswered: [], problems: [], after: nil)
    return try #require(ConfirmedPlan(plan, consent: .preview))
  }

  /// Two files changed, one new beside them, one new in folders that do not exist.
  func usualPlan() throws -> ConfirmedPlan {
    try plan([
      change("App/AppDelegate.swift", "class AppDelegate {\n  func added() {}\n}\n"),
      change("App/Info.plist", "<plist><dict/></plist>\r\n"),
      change("App/SceneDelegate.swift", "class SceneDelegate {}\n"),
      change("App/Scenes/Deep/Other.swift", "// new\n"),
    ])
  }
}

@Suite struct TransactionTests {
  @Test func everyFileOfThePlanIsWrittenAndNothingElse() throws {
    let bench = try TransactionBench()
    var expected = try bench.tree.snapshot()
    let plan = try bench.usualPlan()
    let change = try bench.transaction().apply(plan)
    for file in plan.plan.files { expected[file.path] = file.result }
    expected["App/Scenes/"] = []
    expected["App/Scenes/Deep/"] = []
    #expect(try bench.tree.snapshot() == expected)
    #expect(change.modified == ["App/AppDelegate.swift", "App/Info.plist"])
    #expect(change.created == ["App/SceneDelegate.swift", "App/Scenes/Deep/Other.swift"])
    #expect(try bench.tree.mode("App/Info.plist") == 0o640)
  }

  @Test func undoGivesEveryByteBackAndRemovesWhatWasMade() throws {
    let bench = try TransactionBench()
    let before = try bench.tree.snapshot()
    _ = try bench.transaction().apply(bench.usualPlan())
    let outcome = try bench.transaction().undo()
    #expect(try bench.tree.snapshot() == before)
    #expect(try bench.tree.mode("App/Info.plist") == 0o640)
    #expect(outcome.restored == ["App/AppDelegate.swift", "App/Info.plist"])
    #expect(outcome.removed == ["App/SceneDelegate.swift", "App/Scenes/Deep/Other.swift"])
    #expect(bench.transaction().history().map(\.isUndone) == [true])
    #expect(throws: ApplyError.nothingToUndo) { try bench.transaction().undo() }
  }

  @Test func changesAreUndoneNewestFirst() throws {
    let bench = try TransactionBench()
    let first = try bench.tree.snapshot()
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "one")]))
    let second = try bench.tree.snapshot()
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "two")]))
    #expect(bench.transaction().history().map(\.id) == ["000002", "000001"])
    _ = try bench.transaction().undo()
    #expect(try bench.tree.snapshot() == second)
    _ = try bench.transaction().undo()
    #expect(try bench.tree.snapshot() == first)
  }

  @Test func aFolderThatHoldsSomethingElseByNowStays() throws {
    let bench = try TransactionBench()
    _ = try bench.transaction().apply(bench.usualPlan())
    try bench.tree.write("App/Scenes/Mine.swift", "// mine")
    _ = try bench.transaction().undo()
    #expect(bench.tree.exists("App/Scenes/Mine.swift"))
    #expect(!bench.tree.exists("App/Scenes/Deep"))
  }

  @Test func aFileThatChangedSinceTheAuditStopsEverything() throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    try bench.tree.write("App/Info.plist", "<plist>edited</plist>")
    let before = try bench.tree.snapshot()
    #expect(throws: ApplyError.changedSince(paths: ["App/Info.plist"])) { try bench.transaction().apply(plan) }
    #expect(try bench.tree.snapshot() == before)
    #expect(bench.transaction().history().isEmpty)
  }

  @Test func aFileThatWentMissingCountsAsChanged() throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    try FileManager.default.removeItem(atPath: bench.tree.path + "/App/Info.plist")
    #expect(throws: ApplyError.changedSince(paths: ["App/Info.plist"])) { try bench.transaction().apply(plan) }
  }

  @Test func aNewFileThatExistsByNowIsNotOverwritten() throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    try bench.tree.write("App/SceneDelegate.swift", "// theirs")
    #expect(throws: ApplyError.alreadyExists(path: "App/SceneDelegate.swift")) {
      try bench.transaction().apply(plan)
    }
    #expect(try bench.tree.text("App/SceneDelegate.swift") == "// theirs")
  }

  @Test(arguments: ["App/sceneDelegate.swift", "App/scenes"])
  func aNameThatDiffersOnlyInCaseIsTaken(existing: String) throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    try bench.tree.write(existing, "// theirs")
    #expect(throws: ApplyError.alreadyExists(path: existing)) { try bench.transaction().apply(plan) }
  }

  @Test func aNameThatDiffersOnlyInUnicodeCompositionIsTaken() throws {
    let bench = try TransactionBench()
    try bench.tree.write("App/Cafe\u{301}.swift", "// theirs")
    let file = try FileChange(
      path: "App/Caf\u{E9}.swift", original: nil, edits: [.insert("x", at: 0, findings: [])])
    #expect(throws: ApplyError.self) { try bench.transaction().apply(bench.plan([file])) }
  }

  @Test func readOnlyFilesAndFoldersAreRefused() throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    let before = try bench.tree.snapshot()
    try bench.tree.setMode("App/Info.plist", 0o440)
    #expect(
      throws: ApplyError.readOnly(path: "App/Info.plist", reason: "the file may not be written to")
    ) { try bench.transaction().apply(plan) }
    try bench.tree.setMode("App/Info.plist", 0o640)
    try bench.tree.setMode("App", 0o555)
    #expect(
      throws: ApplyError.readOnly(path: "App/AppDelegate.swift", reason: "its folder may not be written to")
    ) { try bench.transaction().apply(plan) }
    #expect(try bench.tree.snapshot() == before)
  }

  @Test func aLinkInsideTheTreeIsWrittenThrough() throws {
    let bench = try TransactionBench()
    try bench.tree.write("Shared/Real.swift", "old")
    try bench.tree.link("App/Linked.swift", to: "../Shared/Real.swift")
    try bench.tree.link("Alias", to: bench.tree.path + "/Shared")
    let before = try bench.tree.snapshot()
    _ = try bench.transaction().apply(bench.plan([bench.change("App/Linked.swift", "new")]))
    #expect(try bench.tree.text("Shared/Real.swift") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: bench.tree.path + "/App/Linked.swift")
        == "../Shared/Real.swift")
    _ = try bench.transaction().undo()
    #expect(try bench.tree.snapshot() == before)
    _ = try bench.transaction().apply(bench.plan([bench.change("Alias/Added.swift", "x")]))
    #expect(try bench.tree.text("Shared/Added.swift") == "x")
  }

  @Test func aLinkOutOfTheTreeIsRefused() throws {
    let bench = try TransactionBench()
    let outside = try ScratchFolder()
    try outside.write("Secret.swift", "old")
    for (name, target) in [
      ("App/Absolute.swift", outside.path + "/Secret.swift"),
      ("App/Relative.swift", "../../" + (outside.path as NSString).lastPathComponent + "/Secret.swift"),
    ] {
      try bench.tree.link(name, to: target)
      #expect(throws: ApplyError.self) { try bench.transaction().apply(bench.plan([bench.change(name, "new")])) }
    }
    try bench.tree.link("Out", to: outside.path)
    #expect(throws: ApplyError.leavesTree(path: "Out/Secret.swift", target: outside.path)) {
      try bench.transaction().apply(bench.plan([bench.change("Out/Secret.swift", "new")]))
    }
    #expect(throws: ApplyError.self) {
      try bench.transaction().apply(bench.plan([bench.change("../escape.swift", "new")]))
    }
    #expect(try outside.snapshot() == ["Secret.swift": Array("old".utf8)])
  }

  @Test func aLoopOfLinksIsRefused() throws {
    let bench = try TransactionBench()
    try bench.tree.link("a", to: "b")
    try bench.tree.link("b", to: "a")
    let file = try FileChange(path: "a/x.swift", original: nil, edits: [.insert("x", at: 0, findings: [])])
    #expect(throws: ApplyError.self) { try bench.transaction().apply(bench.plan([file])) }
  }

  @Test func twoNamesOfOneFileAreRefused() throws {
    let bench = try TransactionBench()
    try bench.tree.link("Same.swift", to: "App/AppDelegate.swift")
    #expect(throws: ApplyError.sameFile(paths: ["App/AppDelegate.swift", "Same.swift"])) {
      try bench.transaction().apply(
        bench.plan([bench.change("App/AppDelegate.swift", "a"), bench.change("Same.swift", "b")]))
    }
  }

  @Test func theOtherNameOfAHardLinkKeepsItsBytes() throws {
    let bench = try TransactionBench()
    let outside = try ScratchFolder()
    try FileManager.default.linkItem(
      atPath: bench.tree.path + "/README", toPath: outside.path + "/copy")
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "new")]))
    #expect(try outside.text("copy") == "untouched")
    #expect(try bench.tree.text("README") == "new")
    _ = try bench.transaction().undo()
    #expect(try bench.tree.text("README") == "untouched")
  }

  @Test func undoRefusesWhereSomebodyEdited() throws {
    let bench = try TransactionBench()
    _ = try bench.transaction().apply(bench.usualPlan())
    try bench.tree.write("App/SceneDelegate.swift", "// edited")
    let edited = try bench.tree.snapshot()
    #expect(throws: ApplyError.editedSince(paths: ["App/SceneDelegate.swift"])) { try bench.transaction().undo() }
    #expect(try bench.tree.snapshot() == edited)
    #expect(bench.transaction().history().map(\.isUndone) == [false])
  }

  @Test func undoGoesOnWhereSomebodyPutAFileBackByHand() throws {
    let bench = try TransactionBench()
    let before = try bench.tree.snapshot()
    _ = try bench.transaction().apply(bench.usualPlan())
    try bench.tree.write("App/AppDelegate.swift", before["App/AppDelegate.swift"] ?? [])
    _ = try bench.transaction().undo()
    #expect(try bench.tree.snapshot() == before)
  }

  @Test func aSecondInstanceIsToldWhoHoldsTheTree() throws {
    let bench = try TransactionBench()
    let plan = try bench.usualPlan()
    let state = StateFolder(path: bench.stateFolder.path + "/state")
    let lock = try state.lock(Disk())
    #expect(throws: ApplyError.locked(byProcess: ProcessInfo.processInfo.processIdentifier)) {
      try bench.transaction().apply(plan)
    }
    _ = consume lock
    #expect(throws: Never.self) { try bench.transaction().apply(plan) }
  }

  @Test func aStateFolderThatCannotBeMadeIsNamed() throws {
    let bench = try TransactionBench()
    try bench.stateFolder.write("state", "a file")
    let before = try bench.tree.snapshot()
    #expect(throws: ApplyError.self) { try bench.transaction().apply(bench.usualPlan()) }
    #expect(try bench.tree.snapshot() == before)
  }

  @Test func nothingOfTheTransactionStaysInTheTree() throws {
    let bench = try TransactionBench()
    _ = try bench.transaction().apply(bench.usualPlan())
    #expect(try bench.tree.snapshot().keys.allSatisfy { !$0.contains("sceneshift") })
  }

  @Test func stepsAreToldInOrder() throws {
    let bench = try TransactionBench()
    var steps: [ApplyStep] = []
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "x")])) { steps.append($0) }
    #expect(
      steps == [.checkedUnchanged(files: 1), .backedUp(files: 1), .wrote(path: "README", index: 1, count: 1)])
  }

  @Test func aJournalThatCannotBeReadIsReportedAndHidesNothingElse() throws {
    let bench = try TransactionBench()
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "one")]))
    try bench.stateFolder.write("state/changes/000007/journal.json", "{ not json")
    #expect(bench.transaction().damagedJournals.count == 1)
    #expect(bench.transaction().history().count == 1)
    _ = try bench.transaction().apply(bench.plan([bench.change("README", "two")]))
    #expect(bench.transaction().history().map(\.id) == ["000008", "000001"])
  }
}
