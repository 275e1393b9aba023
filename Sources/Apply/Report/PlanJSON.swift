import Audit

/// A plan for machines: files, edits with their findings, outside steps, what is left by hand, and the audit of the
/// result. `Schemas/plan-1.json` describes it.
public enum PlanJSON {
  public static let schema = "https://sceneshift.dev/schemas/plan-1.json"

  public static func document(_ plan: Plan, root: String) -> JSONText {
    [
      "schema": .string(schema),
      "tool": ["name": "sceneshift", "version": .string(Program.version)],
      "root": .string(root),
      "applicable": .bool(plan.isApplicable && plan.unanswered.isEmpty),
      "files": .array(plan.files.map(file)),
      "outsideSteps": .array(plan.outsideSteps.map(step)),
      "manualSteps": .array(plan.manualSteps.map(manual)),
      "unanswered": .array(
        plan.unanswered.map { finding in
          [
            "finding": .string(finding.id), "title": .string(finding.title),
            "choices": .strings(finding.choices.map(\.id)),
          ]
        }),
      "problems": .array(plan.problems.map(problem)),
      "after": plan.after.map { AuditJSON.document($0.report) } ?? .null,
    ]
  }

  private static func file(_ file: FileChange) -> JSONText {
    let counts = Diff.counts(of: file)
    let text = SourceText(path: file.path, bytes: file.original ?? [])
    return [
      "path": .string(file.path), "change": file.isNew ? "new" : "modified", "added": .integer(counts.added),
      "removed": .integer(counts.removed), "findings": .strings(file.findings),
      "edits": .array(
        file.edits.map { edit in
          [
            "start": .integer(edit.range.lowerBound), "end": .integer(edit.range.upperBound),
            "line": .integer(text.position(at: edit.range.lowerBound).line),
            "replacement": .string(edit.replacement), "findings": .strings(edit.findings),
          ]
        }),
    ]
  }

  private static func step(_ step: OutsideStep) -> JSONText {
    [
      "command": .string(step.command), "arguments": .strings(step.arguments), "folder": .string(step.folder),
      "why": .string(step.why), "findings": .strings(step.findings),
    ]
  }

  private static func manual(_ step: ManualStep) -> JSONText {
    [
      "title": .string(step.title), "detail": .string(step.detail), "lines": .strings(step.lines),
      "location": step.location.map(AuditJSON.location) ?? .null, "findings": .strings(step.findings),
    ]
  }

  private static func problem(_ problem: PlanProblem) -> JSONText {
    switch problem {
    case .conflict(let conflict):
      [
        "kind": "conflict", "path": .string(conflict.path),
        "findings": .strings(conflict.first.findings + conflict.second.findings),
        "message": .string(localized("Two answers change the same bytes.")),
      ]
    case .notEditable(let path, let reason, let findings):
      [
        "kind": "notEditable", "path": .string(path), "findings": .strings(findings), "message": .string(reason),
      ]
    case .staleDecision(let finding, let choice):
      [
        "kind": "staleDecision", "findings": [.string(finding)], "choice": .optional(choice),
        "message": .string(localized("The audit no longer has this finding or this choice.")),
      ]
    case .brokenResult(let path, let line, let reason):
      .members([
        ("kind", "brokenResult"), ("path", .string(path)), ("line", line.map { .integer($0) }),
        ("message", .string(reason)),
      ])
    }
  }
}
