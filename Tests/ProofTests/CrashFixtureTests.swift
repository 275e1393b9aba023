import Apply
import Foundation
import Testing

/// The plan of every fixture, stopped in front of system calls that change something, of applying and of undoing.
///
/// Each fixture is stopped at every twentieth call, each from another start on; with `SCENESHIFT_EVERY_POINT=1` in the
/// environment at every one.
@Suite struct CrashFixtureTests {
  private struct Stopped: Error {}

  /// From the given call on, nothing happens any more: what a killed process leaves behind.
  private final class Stop: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private let point: Int

    init(at point: Int) { self.point = point }

    var reached: Int { lock.withLock { count } }

    var faults: FaultPoints {
      FaultPoints { [self] _, _ in
        let number = lock.withLock {
          count += 1
          return count
        }
        if number >= point { throw Stopped() }
      }
    }
  }

  private static let step = ProcessInfo.processInfo.environment["SCENESHIFT_EVERY_POINT"] == nil ? 20 : 1

  @Test(arguments: Fixture.all) func everyFixtureComesBackWhole(_ fixture: Fixture) throws {
    let first = try fixture.copy()
    let audit = try fixture.audit()
    let plan = first.workspace.draft(audit, .recommended(audit.report, onlySure: false))
    guard let confirmed = ConfirmedPlan(plan, consent: .preview), !plan.files.isEmpty else { return }
    let before = try first.snapshot()
    _ = try first.transaction().apply(confirmed)
    let after = try first.snapshot()
    let start = 1 + (Fixture.all.firstIndex { $0.path == fixture.path } ?? 0) % Self.step
    for isUndo in [false, true] {
      var point = start
      while true {
        let copy = try fixture.copy()
        if isUndo { _ = try copy.transaction().apply(confirmed) }
        let stop = Stop(at: point)
        let transaction = copy.transaction(stop.faults)
        if isUndo { _ = try? transaction.undo() } else { _ = try? transaction.apply(confirmed) }
        if stop.reached < point { break }
        _ = try copy.transaction().recover()
        let tree = try copy.snapshot()
        #expect(tree == before || tree == after, "\(isUndo ? "undo" : "apply") stopped at \(point)")
        let applied = copy.transaction().history().contains { !$0.isUndone }
        #expect(tree == (applied ? after : before), "the history tells otherwise at \(point)")
        point += Self.step
      }
      #expect(point > start, "\(fixture)")
    }
  }
}
