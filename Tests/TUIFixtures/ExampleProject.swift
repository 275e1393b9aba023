import Apply
import Audit
import Foundation

/// The example app of this repository: what the program really finds in it, plans and says, in every language.
public struct ExampleProject: Sendable {
  /// Whether only a redacted bundle of it is here.
  let isBundle: Bool

  public static let project = ExampleProject(isBundle: false)
  public static let bundle = ExampleProject(isBundle: true)

  func audit() throws -> Audit {
    guard isBundle else { return try Self.readings.audit() }
    return Audit(report: try Self.readings.bundle().report, tree: MemoryTree(files: [String: String]()), contexts: [])
  }

  func plan(_ audit: Audit, _ decisions: Decisions) -> Plan {
    if !isBundle { return Planner.plan(audit, decisions) }
    let plan = Planner.plan(audit, decisions, auditsResult: false)
    return Plan(
      files: [], outsideSteps: [], manualSteps: [], unanswered: plan.unanswered, problems: plan.problems, after: nil)
  }

  var reportAfter: AuditReport? { isBundle ? try? Self.readings.bundle().reportAfter : nil }

  private static let readings = Readings()

  /// Reads the project once for each language.
  private final class Readings: @unchecked Sendable {
    // Unchecked: everything that changes is behind `lock`.
    private let lock = NSLock()
    private var audits: [Language: Audit] = [:]
    private var bundles: [Language: AuditBundle] = [:]

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
      let audit = try Auditor(tree: Self.tree).audit()
      audits[.current] = audit
      return audit
    }

    private static let tree: MemoryTree = {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Harbour")
      var files: [String: [UInt8]] = [:]
      for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
        var isFolder: ObjCBool = false
        let file = folder.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
          let data = try? Data(contentsOf: file)
        else { continue }
        files[path] = Array(data)
      }
      return MemoryTree(root: "/projects/Harbour", files: files)
    }()
  }
}
