import Apply
import Audit

/// The effects that are about the project: each a plain call that ends in a message. Screens, tests and the plain flow
/// use the same.
struct WorkbenchEffects: Sendable {
  let workbench: any Workbench

  func loadDecisions() -> Message {
    do { return .decisionsLoaded(try workbench.loadDecisions()) } catch {
      return .decisionsFailed(Wording.error(error))
    }
  }

  func save(_ decisions: Decisions) -> Message {
    do { return .saved(decisions, kept: try workbench.save(decisions)) } catch {
      return .saveFailed(Wording.error(error))
    }
  }

  /// - Parameter progress: returning false stops the audit; then there is no message.
  func audit(progress: @escaping @Sendable (AuditProgress) -> Bool) -> Message? {
    do { return .audited(try workbench.audit(progress: progress)) } catch AuditError.cancelled { return nil } catch {
      return .auditFailed(Wording.error(error))
    }
  }

  /// Works the plan of the project on screen out and lays results over it that the person edited. An edit of a result that is planned differently
  /// by now does not fit any more; it is told and left out.
  func plan(_ audit: Audit, _ decisions: Decisions, generation: Int, state: AppState) -> Message {
    let project = state.project
    var plan = workbench.plan(audit, decisions, for: project)
    var results: [String: [UInt8]] = [:]
    var lost: [String] = []
    for (path, edited) in state.planning.edited.sorted(by: { $0.key < $1.key }) {
      if plan.files.contains(where: { $0.path == path && $0.result == edited.planned }) {
        results[path] = edited.bytes
      } else if TreePath.isInside(path, project?.project.root ?? "") {
        lost.append(path)
      }
    }
    if !results.isEmpty { plan = workbench.revised(plan, results, of: audit) }
    return .planned(
      PlanPreview(plan, context: state.preview.context, ignoringBlanks: state.preview.ignoresBlanks, lostEdits: lost),
      generation: generation)
  }

  /// - Parameter base: the plan of `Self.without(trial, audit, decisions)`, where it is known already.
  func tryChoice(_ trial: Trial, _ audit: Audit, _ decisions: Decisions, base: Plan? = nil) -> Message {
    if workbench.readOnlyReason != nil { return .tried(trial, .elsewhere) }
    let without = Self.without(trial, audit, decisions)
    return .tried(
      trial,
      TrialResult(
        without: base ?? workbench.draft(audit, without),
        with: workbench.draft(
          audit, Self.with(trial, without, parameters: decisions[trial.finding]?.parameters))))
  }

  /// The answers a trial is compared with: all but its own, and the recommended one where adoption is not decided yet,
  /// for without adoption hardly any answer changes a file.
  static func without(_ trial: Trial, _ audit: Audit, _ decisions: Decisions) -> Decisions {
    var result = decisions
    for finding in assumed(audit.report.findings, decisions) {
      result[finding.id] = Decision(finding: finding.id, choice: finding.recommended?.id)
    }
    result[trial.finding] = nil
    return result
  }

  /// Open questions about adoption itself that have a recommendation.
  static func assumed(_ findings: [Finding], _ decisions: Decisions) -> [Finding] {
    findings.filter { $0.isAboutAdoption && $0.recommended != nil && decisions[$0.id]?.choice == nil }
  }

  /// - Parameter parameters: what a person chose besides, such as single statements.
  static func with(_ trial: Trial, _ decisions: Decisions, parameters: [String: String]? = nil) -> Decisions {
    var decisions = decisions
    decisions[trial.finding] = Decision(finding: trial.finding, choice: trial.choice, parameters: parameters)
    return decisions
  }

  /// - Parameter plan: as the preview showed it.
  func apply(_ plan: Plan, progress: @escaping @Sendable (ApplyStep) -> Void) -> Message {
    guard let confirmed = ConfirmedPlan(plan, consent: .preview) else {
      return .applyFailed(plan.problems.first.map(Wording.problem) ?? localized("The plan cannot be applied."))
    }
    do { return .applied(try workbench.apply(confirmed, progress: progress)) } catch {
      return .applyFailed(Wording.error(error))
    }
  }

  func undo(progress: @escaping @Sendable (ApplyStep) -> Void) -> Message {
    do { return .undone(try workbench.undo(progress: progress)) } catch { return .undoFailed(Wording.error(error)) }
  }

  func history() -> Message {
    do { return .historyLoaded(try workbench.history()) } catch { return .historyFailed(Wording.error(error)) }
  }
}
