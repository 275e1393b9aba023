import Apply
import Audit
import Foundation
import TestSupport
import Testing

/// Type-checks the targets of a fixture as they are and as plans leave them, against the stub SDK.
///
/// Only where no other UIKit is in the way of the stub's.
struct FixtureTypes {
  /// Fixtures that do not build as they stand: that is what they show. Leaving them so is no fault of a plan.
  private static let broken: Set = [
    "PartialHookOnly", "PartialManifestAndHook", "MigratedNotCompiled", "SceneDelegateInOneOfTwoTargets",
  ]
  private static let known = Remembered<[String]>()

  private let fixture: Fixture
  private let checker: TypeChecker?
  private let scratch: ScratchFolder

  init(_ fixture: Fixture) throws {
    self.fixture = fixture
    scratch = try ScratchFolder()
    #if os(Linux)
      checker = try TypeChecker()
    #else
      checker = nil
    #endif
  }

  func check(_ audit: Audit, _ note: String) {
    if !Self.broken.contains(fixture.name) { expectNothing(errors(audit.contexts, audit.tree), fixture, note) }
  }

  /// With the models of the result where it was audited; else with the targets of before, a new source in every target
  /// that compiles a file beside it.
  func check(_ audit: Audit, _ plan: Plan, _ answers: AnswerSet) {
    let note = "\(answers)"
    if Self.broken.contains(fixture.name), !answers.isRecommended { return }
    if let after = plan.after {
      expectNothing(errors(after.contexts, after.tree), fixture, note)
    } else {
      let changes = Dictionary(plan.files.map { ($0.path, $0.result) }, uniquingKeysWith: { first, _ in first })
      let created = plan.files.filter(\.isNew).map(\.path)
      expectNothing(
        errors(audit.contexts, OverlayTree(audit.tree, changes: changes), created: created), fixture, note)
    }
  }

  private func errors(_ contexts: [AuditContext], _ tree: any FileTree, created: [String] = []) -> [String] {
    guard let checker else { return [] }
    return contexts.flatMap(\.project.targets).flatMap { target in
      let folders = Set(target.sources.map(TreePath.parent))
      let sources = (target.sources + created.filter { folders.contains(TreePath.parent($0)) }).uniqued
      do {
        return try swift(sources, tree, checker) + objectiveC(sources, tree, checker)
      } catch {
        return ["\(error)"]
      }
    }
  }

  private func swift(_ sources: [String], _ tree: any FileTree, _ checker: TypeChecker) throws -> [String] {
    let paths = sources.filter { TreePath.pathExtension($0) == "swift" }.sorted()
    return try remembered(paths, tree) { try checker.errors(in: paths, folder: scratch.path) }
  }

  private func objectiveC(_ sources: [String], _ tree: any FileTree, _ checker: TypeChecker) throws -> [String] {
    let paths = sources.filter { ["m", "mm"].contains(TreePath.pathExtension($0)) }.sorted()
    let headers = try Set(paths.map(TreePath.parent)).sorted().flatMap { folder in
      try tree.entries(of: folder).map(\.name).filter { $0.hasSuffix(".h") }.map { folder + "/" + $0 }
    }
    return try remembered(paths + headers, tree) { try checker.objectiveCErrors(in: paths, folder: scratch.path) }
  }

  private func remembered(
    _ paths: [String], _ tree: any FileTree, _ check: () throws -> [String]
  ) throws -> [String] {
    let texts = try paths.map { StubSDK.onThisPlatform(String(decoding: try tree.contents(of: $0), as: UTF8.self)) }
    return try Self.known.value(for: paths + texts) {
      for (path, text) in zip(paths, texts) { try scratch.write(path, text) }
      return try check()
    }
  }
}

extension Array where Element: Hashable {
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
