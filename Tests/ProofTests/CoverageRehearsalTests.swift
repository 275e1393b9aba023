#if os(Linux)
  import Apply
  import Audit
  import Testing

  /// The table of events says what happens: an app that keeps its old methods loses exactly the events that the table
  /// calls silent or lost.
  @Suite struct CoverageRehearsalTests {
    /// What is rehearsed, as the table names it.
    private struct Row: Hashable {
      let event: Callback.Event
      let start: CoverageRow.Start
    }

    /// By what started the app and the event after which it prints.
    private static let acts: [(arrival: String, event: String, row: Row)] = [
      ("url", "launch by url", Row(event: .openURL, start: .cold)),
      ("icon", "url while it runs", Row(event: .openURL, start: .warm)),
      ("link", "launch by link", Row(event: .universalLink, start: .cold)),
      ("icon", "link while it runs", Row(event: .universalLink, start: .warm)),
      ("activity", "launch by activity", Row(event: .otherActivity, start: .cold)),
      ("icon", "activity while it runs", Row(event: .otherActivity, start: .warm)),
      ("shortcut", "launch by shortcut", Row(event: .shortcut, start: .cold)),
      ("icon", "shortcut while it runs", Row(event: .shortcut, start: .warm)),
      ("share", "launch by share", Row(event: .cloudKitShare, start: .cold)),
      ("icon", "share while it runs", Row(event: .cloudKitShare, start: .warm)),
      ("icon", "become active", Row(event: .becomeActive, start: .none)),
      ("icon", "resign active", Row(event: .resignActive, start: .none)),
      ("icon", "token", Row(event: .pushToken, start: .none)),
    ]

    @Test(arguments: ["EveryEvent", "EveryEventWithStoryboard"])
    func whatTheTableCallsSilentIsWhatStops(_ name: String) throws {
      let audit = try Fixture(family: "UIKit", name: name).audit()
      let context = try #require(audit.contexts.first)
      let target = try #require(context.project.targets.first)
      let before = try Stage.play(context, target)
      for choice in ["leave", "move"] {
        let plan = Planner.plan(audit, answers(audit.report, choice))
        let after = try #require(plan.after)
        let changed = try #require(after.contexts.first)
        let traces = try Stage.play(changed, try #require(changed.project.target(target.id)))
        let table = try #require(after.report.projects.first).coverage
        let stopped = Self.acts.filter { act in
          let old = lines(before, act.arrival, act.event)
          let new = lines(traces, act.arrival, act.event)
          return old.contains { !new.contains($0) }
        }.map(\.row)
        let told = Self.acts.map(\.row).filter { row in
          table.contains { $0.event == row.event && $0.start == row.start && [.silent, .lost].contains($0.verdict) }
        }
        #expect(Set(stopped) == Set(told), "\(choice)")
        #expect(told.isEmpty == (choice == "move"))
      }
    }

    private func answers(_ report: AuditReport, _ choice: String) -> Decisions {
      Decisions(
        report.findings.filter { !$0.choices.isEmpty }.map { finding in
          let wanted = finding.rule.hasPrefix("callback.") ? finding.choices.first { $0.id == choice } : nil
          let answer = wanted ?? finding.recommended ?? finding.choices[0]
          return Decision(finding: finding.id, choice: answer.id)
        })
    }

    private func lines(_ traces: Stage.Traces, _ arrival: String, _ event: String) -> [String] {
      traces[arrival]?.first { $0.event == event }?.lines ?? []
    }
  }
#endif
