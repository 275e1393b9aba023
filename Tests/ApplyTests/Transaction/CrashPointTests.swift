import Audit
import Foundation
import TestSupport
import Testing

@testable import Apply

/// Stops a transaction dead in front of every system call that changes something, and lets each of them fail.
@Suite struct CrashPointTests {
  /// From the given call on, nothing happens any more: what a killed process leaves behind.
  private final class DeadPoint: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private let stopAt: Int
    /// Whether only that one call fails and the program lives on.
    private let isOnce: Bool

    struct Stopped: Error {}

    init(stopAt: Int, isOnce: Bool = false) {
      self.stopAt = stopAt
      self.isOnce = isOnce
    }

    var reached: Int { lock.withLock { count } }

    var faults: FaultPoints {
      FaultPoints { [self] _, _ in
        let number = lock.withLock {
          count += 1
          return count
        }
        if isOnce ? number == stopAt : number >= stopAt { throw Stopped() }
      }
    }
  }

  private enum Work: String, CaseIterable {
    case apply, undo
  }

  /// The bench before the work, and the two trees it may leave.
  private func prepare(_ work: Work) throws -> (
    bench: TransactionBench, before: [String: [UInt8]], after: [String: [UInt8]]
  ) {
    let bench = try TransactionBench()
    let original = try bench.tree.snapshot()
    let plan = try bench.usualPlan()
    var changed = original
    for file in plan.plan.files { changed[file.path] = file.result }
    changed["App/Scenes/"] = []
    changed["App/Scenes/Deep/"] = []
    if work == .undo { _ = try bench.transaction().apply(plan) }
    return (bench, original, changed)
  }

  private func perform(_ work: Work, _ bench: TransactionBench, _ faults: FaultPoints) throws {
    switch work {
    case .apply: _ = try bench.transaction(faults).apply(bench.usualPlan())
    case .undo: _ = try bench.transaction(faults).undo()
    }
  }

  private func points(_ work: Work) throws -> Int {
    let counter = DeadPoint(stopAt: .max)
    try perform(work, prepare(work).bench, counter.faults)
    return counter.reached
  }

  @Test(arguments: Work.allCases) private func stoppedAnywhereTheNextStartLeavesOneOfTheTwoTrees(work: Work) throws {
    let points = try points(work)
    // Journal twice, contents, four names, folders: not a handful. A change here means that calls bypass the points.
    #expect(points == (work == .apply ? 69 : 34))
    for point in 1...points {
      let (bench, before, after) = try prepare(work)
      #expect(throws: (any Error).self) { try perform(work, bench, DeadPoint(stopAt: point).faults) }
      _ = try bench.transaction().recover()
      let tree = try bench.tree.snapshot()
      #expect(tree == before || tree == after, "\(work.rawValue) stopped at point \(point) of \(points)")
      #expect(!bench.transaction().needsRecovery)
      // The history tells the same as the tree.
      let applied = bench.transaction().history().contains { !$0.isUndone }
      #expect(tree == (applied ? after : before), "\(work.rawValue) stopped at point \(point) of \(points)")
    }
  }

  @Test(arguments: Work.allCases) private func stoppedTwiceTheTreeStillComesBack(work: Work) throws {
    let points = try points(work)
    for point in stride(from: 1, through: points, by: 3) {
      var second = 1
      while true {
        let (bench, before, after) = try prepare(work)
        #expect(throws: (any Error).self) { try perform(work, bench, DeadPoint(stopAt: point).faults) }
        // The recovery is stopped as well, and recovered from.
        let dead = DeadPoint(stopAt: second)
        _ = try? bench.transaction(dead.faults).recover()
        _ = try bench.transaction().recover()
        let tree = try bench.tree.snapshot()
        #expect(tree == before || tree == after, "\(work.rawValue) stopped at \(point), recovery at \(second)")
        if dead.reached < second { break }
        second += 2
      }
    }
  }

  @Test(arguments: Work.allCases) private func aFailingCallLeavesTheTreeAsItWasAtOnce(work: Work) throws {
    let points = try points(work)
    for point in 1...points {
      let (bench, before, after) = try prepare(work)
      let start = work == .apply ? before : after
      let end = work == .apply ? after : before
      let failed = (try? perform(work, bench, DeadPoint(stopAt: point, isOnce: true).faults)) == nil
      let tree = try bench.tree.snapshot()
      // Clean-up calls may fail without harm; then the work itself was done.
      #expect(tree == (failed ? start : end), "\(work.rawValue), call \(point) of \(points) failed")
      #expect(!bench.transaction().needsRecovery)
    }
  }

  @Test func anEditMadeWhileStoppedIsKept() throws {
    let points = try points(.apply)
    var kept = 0
    for point in 1...points {
      let (bench, before, _) = try prepare(.apply)
      #expect(throws: (any Error).self) { try perform(.apply, bench, DeadPoint(stopAt: point).faults) }
      try bench.tree.write("App/Info.plist", "edited meanwhile")
      let recoveries = try bench.transaction().recover()
      #expect(try bench.tree.text("App/Info.plist") == "edited meanwhile")
      if !recoveries.isEmpty {
        #expect(recoveries.first?.leftAlone == ["App/Info.plist"])
        kept += 1
      }
      var tree = try bench.tree.snapshot()
      tree["App/Info.plist"] = before["App/Info.plist"]
      if !recoveries.isEmpty { #expect(tree == before) }
    }
    #expect(kept > 10)
  }

  @Test func aFileSwappedForALinkBetweenCheckAndWriteIsNotFollowed() throws {
    let bench = try TransactionBench()
    let outside = try ScratchFolder()
    try outside.write("Info.plist", bench.tree.read("App/Info.plist"))
    let file = bench.tree.path + "/App/Info.plist"
    let target = outside.path + "/Info.plist"
    let faults = FaultPoints { call, path in
      if call == "rename", path.hasSuffix("AppDelegate.swift") {
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
      }
    }
    #expect(throws: ApplyError.self) { try bench.transaction(faults).apply(bench.usualPlan()) }
    #expect(try outside.text("Info.plist") == "<plist/>\r\n")
    #expect(try bench.tree.text("App/AppDelegate.swift") == "class AppDelegate {\n}\n")
  }
}
