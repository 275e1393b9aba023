#if os(Linux)
  import Apply
  import Audit
  import TestSupport
  import Testing

  /// What an app's own code did before a migration it does after it: every Swift fixture that has not adopted scenes is
  /// started in every way and sent every event, before and after, in every way of keeping its code running.
  @Suite struct RehearsalTests {
    @Test(arguments: Fixture.all) func nothingThatRanIsLost(_ fixture: Fixture) throws {
      let audit = try fixture.audit()
      guard let context = audit.contexts.first, let target = context.project.targets.first, Self.isRehearsed(audit)
      else { return }
      let before = try Stage.play(context, target)
      for answers in AnswerSet.keepingEverything(audit.report) {
        let plan = Planner.plan(audit, answers.decisions)
        guard plan.isApplicable, let changed = plan.after?.contexts.first, let same = changed.project.target(target.id)
        else { continue }
        let after = try Stage.play(changed, same)
        let lost = Stage.arrivals.flatMap { arrival in
          Self.differences(before[arrival] ?? [], after[arrival] ?? []).map { "started by \(arrival), " + $0 }
        }
        if let fault = KnownFault.all.first(where: { $0.fixture == fixture.name && $0.concerns(lost) }) {
          withKnownIssue(Comment(rawValue: fault.what), isIntermittent: true) { #expect(lost == [], "\(answers)") }
        } else {
          #expect(lost == [], "\(answers)")
        }
      }
    }

    /// Apps without scenes that are written in Swift alone and start as they stand.
    private static func isRehearsed(_ audit: Audit) -> Bool {
      guard let project = audit.report.projects.first, let target = audit.contexts.first?.project.targets.first else {
        return false
      }
      return project.state == .notAdopted && project.project.kind == .app && !target.sources.isEmpty
        && target.sources.allSatisfy { TreePath.pathExtension($0) == "swift" }
        && !audit.report.findings.contains { $0.rule == "plist.unreadable" }
    }

    /// What is missing, what comes too often, and what is new.
    private static func differences(_ before: [Stage.Act], _ after: [Stage.Act]) -> [String] {
      // A scene enters the foreground at a start too, which the app delegate's method did not tell.
      let atForeground = Set(before.filter { $0.event.hasPrefix("enter foreground") }.flatMap(\.lines))
      var differences = before.flatMap { act -> [String] in
        let lines = after.first { $0.event == act.event }?.lines ?? []
        return Set(act.lines + lines).sorted().compactMap { line in
          let old = act.lines.count { $0 == line }
          let new = lines.count { $0 == line }
          if old == new || (old < new && act.event.hasPrefix("launch") && atForeground.contains(line)) { return nil }
          return "\(act.event): \(line): \(old) before, \(new) after"
        }
      }
      // The same first controller at the end, and after the scene came back.
      let window = before.first { $0.event == "window" }?.lines ?? []
      for act in after where act.event.hasPrefix("window") && act.lines != window && act.event != "window" {
        differences.append("\(act.event): \(act.lines.joined(separator: ", ")) for \(window.joined(separator: ", "))")
      }
      return differences
    }
  }

  /// A fault of the planner that a rehearsal shows and nobody has mended yet.
  struct KnownFault {
    let fixture: String
    let what: String
    /// What every line about it holds.
    let line: String

    func concerns(_ lines: [String]) -> Bool { !lines.isEmpty && lines.allSatisfy { $0.contains(line) } }

    static let all: [KnownFault] = []
  }
#endif
