import Apply
import Audit
import Foundation
import TestSupport
import Testing

/// Type-checks the targets of a fixture as they are and as plans leave them, against the stub SDK.
///
/// Only where no other UIKit is in the way of the stub's.
final class FixtureTypes {
  /// Fixtures that do not build as they stand: that is what they show. Leaving them so is no fault of a plan.
  private static let broken: Set = [
    "PartialHookOnly", "PartialManifestAndHook", "MigratedNotCompiled", "SceneDelegateInOneOfTwoTargets",
  ]
  private static let known = Remembered<[String]>()
  /// Versions of a module that one run of the compiler looks at.
  private static let batch = 16

  /// The sources of a target, and what they came from.
  private struct Version {
    let files: ModuleBatch.Version
    let note: String
    var key: [String] { files.map(\.path) + files.map(\.text) }
  }

  private let fixture: Fixture
  private let checker: TypeChecker?
  private let scratch: ScratchFolder
  private var versions: [Version] = []

  init(_ fixture: Fixture) throws {
    self.fixture = fixture
    scratch = try ScratchFolder()
    #if os(Linux)
      checker = try TypeChecker()
    #else
      checker = nil
    #endif
  }

  func check(_ audit: Audit, _ note: String) throws {
    if !Self.broken.contains(fixture.name) { try check(audit.contexts, audit.tree, note) }
  }

  /// With the models of the result where it was audited; else with the targets of before, a new source in every target
  /// that compiles a file beside it.
  func check(_ audit: Audit, _ plan: Plan, _ answers: AnswerSet) throws {
    let note = "\(answers)"
    if Self.broken.contains(fixture.name), !answers.isRecommended { return }
    if let after = plan.after {
      try check(after.contexts, after.tree, note)
    } else {
      let changes = Dictionary(plan.files.map { ($0.path, $0.result) }, uniquingKeysWith: { first, _ in first })
      let created = plan.files.filter(\.isNew).map(\.path)
      try check(audit.contexts, OverlayTree(audit.tree, changes: changes), created: created, note)
    }
  }

  /// Swift waits for `finish`; Objective-C is checked at once.
  private func check(
    _ contexts: [AuditContext], _ tree: any FileTree, created: [String] = [], _ note: String
  ) throws {
    guard let checker else { return }
    for target in contexts.flatMap(\.project.targets) {
      let folders = Set(target.sources.map(TreePath.parent))
      let sources = (target.sources + created.filter { folders.contains(TreePath.parent($0)) }).uniqued
      let swift = sources.filter { TreePath.pathExtension($0) == "swift" }.sorted()
      if !swift.isEmpty { versions.append(Version(files: try swift.map { ($0, try text($0, tree)) }, note: note)) }
      expectNothing(try objectiveC(sources, tree, checker), fixture, note)
    }
  }

  /// Checks all Swift that was put off.
  func finish() throws {
    guard let checker else { return }
    var open: [Version] = []
    var seen: Set<[String]> = []
    for version in versions where Self.known[version.key] == nil && seen.insert(version.key).inserted {
      open.append(version)
    }
    while !open.isEmpty {
      let versions = Array(open.prefix(Self.batch))
      open.removeFirst(versions.count)
      if versions.count > 1, let batch = ModuleBatch(versions.map(\.files)), try errors(batch.files, checker).isEmpty {
        for version in versions { Self.known[version.key] = [] }
      }
    }
    for version in versions {
      let errors = try Self.known.value(for: version.key) { try self.errors(version.files, checker) }
      expectNothing(errors, fixture, version.note)
    }
    versions = []
  }

  private func errors(_ files: ModuleBatch.Version, _ checker: TypeChecker) throws -> [String] {
    for (path, text) in files { try scratch.write(path, text) }
    return try checker.errors(in: files.map(\.path), folder: scratch.path)
  }

  private func objectiveC(_ sources: [String], _ tree: any FileTree, _ checker: TypeChecker) throws -> [String] {
    let paths = sources.filter { ["m", "mm"].contains(TreePath.pathExtension($0)) }.sorted()
    let headers = try Set(paths.map(TreePath.parent)).sorted().flatMap { folder in
      try tree.entries(of: folder).map(\.name).filter { $0.hasSuffix(".h") }.map { folder + "/" + $0 }
    }
    let declared = try headers.map { ($0, try text($0, tree)) }
    return try paths.flatMap { path in
      let files = [(path, try text(path, tree))] + declared
      return try Self.known.value(for: files.map(\.0) + files.map(\.1)) {
        for (path, text) in files { try scratch.write(path, text) }
        return try checker.objectiveCErrors(in: path, folder: scratch.path)
      }
    }
  }

  private func text(_ path: String, _ tree: any FileTree) throws -> String {
    StubSDK.onThisPlatform(String(decoding: try tree.contents(of: path), as: UTF8.self))
  }
}

extension Array where Element: Hashable {
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
