import Apply
import Audit
import Testing

/// Every choice of every finding that the rules' own examples bring up: it edits, names a step, or says that it leaves
/// the project as it is.
@Suite struct ChoicesTests {
  static let ids = RuleCatalogue.all.map { $0.documentation.id }

  @Test(arguments: ids) func choicesDoWhatTheyOffer(id: String) throws {
    let rule = try #require(RuleCatalogue.documentation(for: id))
    for example in rule.examples where example.outcome == .fires {
      let audit = try Auditor(tree: MemoryTree(files: example.allFiles)).audit()
      for finding in audit.report.findings where finding.rule == id {
        for choice in finding.choices {
          let plan = try Self.plan(audit, example, finding, choice)
          let where_ = "\(id): \(choice.id) (\(example.caption))"
          // What a person wants to do first may keep the plan from being applied, and says so.
          let putsOff = choice.leavesProjectAlone && "\(plan.problems)".contains(finding.id)
          #expect(plan.problems.isEmpty || putsOff, "\(where_): \(plan.problems)")
          let acts = plan.answersWithEffect.contains(finding.id)
          if choice.leavesProjectAlone {
            let edits = plan.files.flatMap(\.findings).contains(finding.id)
            #expect(!edits, "\(where_) leaves the project alone and yet acts")
          } else {
            #expect(acts, "\(where_) does nothing")
          }
        }
      }
    }
  }

  /// An example about other things than the window has none, and cannot adopt scenes: then it gets a storyboard.
  private static func plan(
    _ audit: Audit, _ example: RuleExample, _ finding: Finding, _ choice: Choice
  ) throws -> Plan {
    let plan = Planner.plan(audit, answers(audit.report, finding, choice), auditsResult: false)
    guard "\(plan.problems)".contains("without a window") else { return plan }
    var project = PlannedProject()
    project.files = example.allFiles
    let completed = try Auditor(tree: MemoryTree(files: project.withMainStoryboard.files)).audit()
    guard completed.report.findings.contains(where: { $0.id == finding.id }) else { return plan }
    return Planner.plan(completed, answers(completed.report, finding, choice), auditsResult: false)
  }

  /// The recommendation to everything else.
  private static func answers(_ report: AuditReport, _ finding: Finding, _ choice: Choice) -> Decisions {
    var decisions = Decisions.recommended(report, onlySure: false)
    decisions[finding.id] = Decision(finding: finding.id, choice: choice.id)
    return decisions
  }
}

extension Plan {
  /// Findings that an edit or a step names.
  var answersWithEffect: Set<String> {
    Set(files.flatMap(\.findings) + outsideSteps.flatMap(\.findings) + manualSteps.flatMap(\.findings))
  }
}

extension Choice {
  var leavesProjectAlone: Bool { ["leave", "keep", "own"].contains(id) }
}
