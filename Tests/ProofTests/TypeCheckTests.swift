#if os(Linux)
  import Apply
  import Audit
  import Foundation
  import TestSupport
  import Testing

  /// What is planned compiles: every fixture's Swift, with every choice, against the stub SDK.
  ///
  /// Only where no other UIKit is in the way of the stub's.
  @Suite struct TypeCheckTests {
    /// Fixtures that do not build as they stand: that is what they show.
    private static let broken: Set = [
      "PartialHookOnly", "PartialManifestAndHook", "MigratedNotCompiled", "SceneDelegateInOneOfTwoTargets",
    ]

    private static let known = Remembered<[String]>()

    @Test(arguments: Fixture.all) func everyChoiceTypeChecks(_ fixture: Fixture) throws {
      let checker = try TypeChecker()
      let scratch = try ScratchFolder()
      let audit = try fixture.audit()

      func errors(_ audit: Audit) throws -> [String] {
        try audit.contexts.flatMap(\.project.targets).flatMap { target in
          try swiftErrors(target, audit) + objectiveCErrors(target, audit)
        }
      }

      func objectiveCErrors(_ target: AppTarget, _ audit: Audit) throws -> [String] {
        let paths = target.sources.filter { ["m", "mm"].contains(TreePath.pathExtension($0)) }.sorted()
        let headers = try Set(paths.map(TreePath.parent)).sorted().flatMap { folder in
          try audit.tree.entries(of: folder).map(\.name).filter { $0.hasSuffix(".h") }.map { folder + "/" + $0 }
        }
        let texts = try (paths + headers).map { String(decoding: try audit.tree.contents(of: $0), as: UTF8.self) }
        return try Self.known.value(for: paths + texts) {
          for (path, text) in zip(paths + headers, texts) { try scratch.write(path, text) }
          return try checker.objectiveCErrors(in: paths, folder: scratch.path)
        }
      }

      func swiftErrors(_ target: AppTarget, _ audit: Audit) throws -> [String] {
        let paths = target.sources.filter { TreePath.pathExtension($0) == "swift" }.sorted()
        let texts = try paths.map { String(decoding: try audit.tree.contents(of: $0), as: UTF8.self) }
        return try Self.known.value(for: paths + texts) {
          for (path, text) in zip(paths, texts) { try scratch.write(path, text) }
          return try checker.errors(in: paths, folder: scratch.path)
        }
      }

      if !Self.broken.contains(fixture.name) { #expect(try errors(audit) == [], "before") }
      for answers in AnswerSet.all(audit.report)
      where answers.isRecommended || !Self.broken.contains(fixture.name) {
        let plan = Planner.plan(audit, answers.decisions)
        guard plan.isApplicable, let after = plan.after, !plan.isEmpty else { continue }
        let found = try errors(after)
        #expect(found == [], "\(answers)")
      }
    }
  }
#endif
