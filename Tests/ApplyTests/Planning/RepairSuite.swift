import Apply
import Foundation
import Testing

@testable import Audit

/// Repairs of a small project in memory.
protocol RepairSuite {}

extension RepairSuite {
  /// The files of a small app with some of them replaced, after one rule's findings got one answer and no other
  /// finding any.
  func planned(
    _ rule: String, _ choice: String, base: ExampleProject = .uiKitScenes, _ files: [String: String]
  ) throws -> (text: (String) -> String, plan: Plan) {
    let all = base.files.merging(files) { $1 }
    let audit = try Auditor(tree: MemoryTree(files: all)).audit()
    let found = audit.report.findings.filter { $0.rule == rule && $0.choices.contains { $0.id == choice } }
    try #require(!found.isEmpty, "\(rule) does not offer \(choice)")
    let plan = Planner.plan(audit, Decisions(found.map { Decision(finding: $0.id, choice: choice) }))
    #expect(plan.problems.isEmpty)
    let results = Dictionary(
      uniqueKeysWithValues: plan.files.map { ($0.path, String(decoding: $0.result, as: UTF8.self)) })
    return ({ results[$0] ?? "unchanged" }, plan)
  }

  func sceneDelegate(_ members: String) -> [String: String] {
    [
      "App/SceneDelegate.swift": """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

      \(members)
      }

      """
    ]
  }
}
