import Audit

/// Turns an audit and its answers into exact bytes, without writing any.
public enum Planner {
  /// - Parameters:
  ///   - auditsResult: whether the tree is audited as it would be; a live preview does without.
  ///   - memory: what earlier plans of this tree parsed.
  public static func plan(
    _ audit: Audit, _ decisions: Decisions, auditsResult: Bool = true, memory: ResultMemory = ResultMemory()
  ) -> Plan {
    let answers = Answers(audit.report, decisions)
    var files: [FileChange] = []
    var steps: [OutsideStep] = []
    var manual: [ManualStep] = []
    var problems = answers.stale
    var batches = EditBatch()
    for context in audit.contexts {
      batches.merge(FlutterPluginPlan.edits(for: answers.all, in: context))
      for unit in MigrationUnit.units(of: context, answers: answers.all, open: answers.unanswered) {
        batches.merge(UnitPlan.make(unit))
      }
    }
    let sources = ParsedSources(audit)
    files = batches.changes(in: audit.tree, sources: sources)
    steps = batches.outsideSteps
    manual = batches.manualSteps
    problems += batches.problems
    let results = memory.results(of: files)
    problems += ResultCheck.problems(of: files, results: results, sources)
    let after = !auditsResult ? nil : files.isEmpty ? audit : reaudit(audit, files, results)
    let told = Set(files.flatMap(\.findings) + manual.flatMap(\.findings) + steps.flatMap(\.findings))
    if problems.isEmpty { manual += unmet(answers.all.filter { !told.contains($0.id) }, after: after) }
    return Plan(
      files: files, outsideSteps: steps, manualSteps: manual, unanswered: answers.unanswered,
      problems: PlanProblem.joined(problems), after: after)
  }

  /// Blockers whose answer wants something done, and that are still there afterwards.
  private static func unmet(_ answers: [Answer], after: Audit?) -> [ManualStep] {
    let open = Set((after?.report.findings ?? []).lazy.filter { $0.kind == .blocker }.map(\.id))
    return answers.compactMap { answer in
      guard open.contains(answer.id), !answer.rule.hasPrefix("adoption."), !["leave", "keep"].contains(answer.choice),
        let choice = answer.finding.choices.first(where: { $0.id == answer.choice })
      else { return nil }
      return ManualStep(
        title: answer.finding.title,
        detail: localized(
          """
          “\(choice.label)” finds no code here that it could change, so the finding stays. What has to be true afterwards \
          stands in its text.
          """), location: answer.finding.location, findings: [answer.id])
    }
  }

  /// The plan with results that a person changed by hand, read back and audited like the planner's own.
  ///
  /// - Parameter results: bytes by path, for files of the plan.
  public static func replacing(_ results: [String: [UInt8]], in plan: Plan, of audit: Audit) -> Plan {
    let files = plan.files.map { change -> FileChange in
      guard let bytes = results[change.path] else { return change }
      let whole = Edit(
        range: 0..<(change.original?.count ?? 0), replacement: String(decoding: bytes, as: UTF8.self),
        findings: change.findings)
      return (try? FileChange(path: change.path, original: change.original, edits: [whole])) ?? change
    }
    let kept = plan.problems.filter { problem in
      if case .brokenResult(let path, _, _) = problem { return results[path] == nil }
      return true
    }
    let sources = ParsedSources.results(of: files)
    let broken = ResultCheck.problems(
      of: files.filter { results[$0.path] != nil }, results: sources, ParsedSources(audit))
    return Plan(
      files: files, outsideSteps: plan.outsideSteps, manualSteps: plan.manualSteps, unanswered: plan.unanswered,
      problems: kept + broken, after: reaudit(audit, files, sources))
  }

  /// The audit of the tree as the changes would leave it.
  ///
  /// - Parameter results: the source files among `files`, parsed.
  private static func reaudit(_ audit: Audit, _ files: [FileChange], _ results: [SourceFile]) -> Audit? {
    let changes = Dictionary(files.map { ($0.path, $0.result) }, uniquingKeysWith: { first, _ in first })
    return try? Auditor(tree: OverlayTree(audit.tree, changes: changes)).audit(
      reusing: audit, changed: Set(changes.keys), parsed: results)
  }
}
