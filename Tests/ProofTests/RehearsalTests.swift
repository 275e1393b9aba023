#if os(Linux)
  import Apply
  import Audit
  import TestSupport
  import Testing

  /// What an app's own code did before a migration it does after it: every Swift fixture that has not adopted scenes is
  /// started in every way and sent every event, before and after, as recommended and in half of the other ways of keeping
  /// its code running.
  @Suite struct RehearsalTests {
    @Test(arguments: Fixture.all) func nothingThatRanIsLost(_ fixture: Fixture) throws {
      let audit = try fixture.audit()
      guard let context = audit.contexts.first, let target = context.project.targets.first, Self.isRehearsed(audit)
      else { return }
      let changes = AnswerSet.some(AnswerSet.keepingEverything(audit.report), of: 2, fixture).compactMap { answers in
        let plan = Planner.plan(audit, answers.decisions)
        return plan.isApplicable ? plan.after?.contexts.first.map { (answers: answers, context: $0) } : nil
      }
      try Stage.prepare(
        [(context, target)]
          + changes.compactMap { change in change.context.project.target(target.id).map { (change.context, $0) } })
      let before = try Stage.play(context, target)
      let isRouted = audit.report.findings.contains { $0.rule == "flutter.deep-linking" }
      let gained = Self.gained(context, target) + (isRouted ? [": dart: goes to"] : [])
      for (answers, changed) in changes {
        guard let same = changed.project.target(target.id) else { continue }
        let differences = Self.differences(before, changed, same).filter { line in
          !gained.contains { line.contains($0) }
        }
        expectNothing(differences, fixture, "\(answers)")
      }
    }

    /// What a stack hears more of: Capacitor, as in its own template, links of a kind that the app delegate had no method
    /// for; Flutter, in an app that has more screens than its own, all that its plugins leave, and where the audit says that
    /// its router comes to open links, these.
    private static func gained(_ context: AuditContext, _ target: AppTarget) -> [String] {
      if context.project.stacks.contains(.flutterAddToApp) { return [": dart: goes to"] }
      guard let delegate = context.sources.appDelegates(of: target).first else { return [] }
      let urls = delegate.method("openURL") == nil ? [": capacitor: ferry:", ": capacitor: com.google"] : []
      return urls + (delegate.method("continueActivity") == nil ? [": capacitor: universal link"] : [])
    }

    /// What an app does other than before, or why it cannot be run.
    private static func differences(_ before: Stage.Traces, _ context: AuditContext, _ target: AppTarget) -> [String] {
      do {
        let after = try Stage.play(context, target)
        return Stage.arrivals.flatMap { arrival in
          differences(before[arrival] ?? [], after[arrival] ?? []).map { "started by \(arrival), " + $0 }
        }
      } catch {
        return ["\(error)"]
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
#endif
