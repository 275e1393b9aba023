import Apply
import Audit
import Foundation

/// A project of this repository: what the program really finds in it, plans and says, in every language.
public struct ExampleProject: Sendable {
  private let readings: Readings
  /// Whether only a redacted bundle of it is here.
  let isBundle: Bool

  /// The example app.
  public static let project = ExampleProject(readings: harbour, isBundle: false)
  public static let bundle = ExampleProject(readings: harbour, isBundle: true)
  /// An app that makes its window in the middle of its set-up.
  public static let windowAmongSetUp = ExampleProject(
    readings: Readings("Tests/Fixtures/UIKit/WindowAmongSetUp", root: "/projects/Pier"), isBundle: false)

  private static let harbour = Readings("Examples/Harbour", root: "/projects/Harbour")

  func audit() throws -> Audit {
    guard isBundle else { return try readings.audit() }
    return Audit(report: try readings.bundle().report, tree: MemoryTree(files: [String: String]()), contexts: [])
  }

  func plan(_ audit: Audit, _ decisions: Decisions) -> Plan {
    if !isBundle { return Planner.plan(audit, decisions) }
    let plan = Planner.plan(audit, decisions, auditsResult: false)
    return Plan(
      files: [], outsideSteps: [], manualSteps: [], unanswered: plan.unanswered, problems: plan.problems, after: nil)
  }

  var reportAfter: AuditReport? { isBundle ? try? readings.bundle().reportAfter : nil }

  /// Reads the project once for each language.
  private final class Readings: @unchecked Sendable {
    // Unchecked: everything that changes is behind `lock`.
    private let lock = NSLock()
    private var audits: [Language: Audit] = [:]
    private var bundles: [Language: AuditBundle] = [:]
    private let tree: MemoryTree

    /// - Parameters:
    ///   - folder: path of the project in this repository.
    ///   - root: where it is said to lie.
    init(_ folder: String, root: String) { tree = Self.read(folder, root: root) }

    func audit() throws -> Audit {
      try lock.withLock { try read() }
    }

    func bundle() throws -> AuditBundle {
      try lock.withLock {
        if let known = bundles[.current] { return known }
        let audit = try read()
        let after = Planner.plan(audit, Decisions.recommended(audit.report, onlySure: false)).after?.report
        let document = AuditBundle.document(audit, after: after, made: "2026-11-30T09:00:00Z", redacted: true)
        let bundle = try AuditBundle(Array(document.rendered.utf8), path: "harbour.bundle")
        bundles[.current] = bundle
        return bundle
      }
    }

    private func read() throws -> Audit {
      if let known = audits[.current] { return known }
      let audit = try Auditor(tree: tree).audit()
      audits[.current] = audit
      return audit
    }

    private static func read(_ name: String, root: String) -> MemoryTree {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(name)
      var files: [String: [UInt8]] = [:]
      for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
        var isFolder: ObjCBool = false
        let file = folder.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
          let data = try? Data(contentsOf: file)
        else { continue }
        files[path] = Array(data)
      }
      return MemoryTree(root: root, files: files)
    }
  }
}
