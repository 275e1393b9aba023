import Foundation
import Synchronization
import Testing

@testable import Audit

@Suite struct AuditorTests {
  private func audit(_ files: [String: String]...) throws -> Audit {
    try Auditor(tree: MemoryTree(files: files.reduce(into: [:]) { $0.merge($1) { _, new in new } })).audit()
  }

  @Test func reportsEveryProjectOfATree() throws {
    var files = ExampleProject.capacitor84.files
    for (path, text) in ExampleProject.uiKit.files { files["native/" + path] = text }
    let audit = try audit(files)
    #expect(audit.report.projects.count == 2)
    #expect(audit.contexts.count == 2)
    #expect(audit.report.projects.map(\.state) == [.notAdopted, .notAdopted])
    #expect(audit.report.projects.first?.project.stacks == [.capacitor, .uiKit])
    #expect(audit.report.projects.last?.project.stacks == [.uiKit])
    #expect(audit.report.findings.contains { $0.rule == "adoption.missing" })
    #expect(audit.report.statistics.filesParsed >= 2)
    #expect(audit.report.statistics.bytesParsed > 0)
    #expect(audit.report.statistics.files == files.count)
  }

  @Test func theSourcesTellSwiftUIFromUIKit() throws {
    #expect(try audit(ExampleProject.swiftUI.files).report.projects.first?.project.stacks == [.swiftUI])
    #expect(try audit(ExampleProject.objectiveC.files).report.projects.first?.project.stacks == [.uiKit])
  }

  @Test func theSameTreeGivesTheSameReport() throws {
    let files = ExampleProject.capacitor84.files
    let first = try audit(files).report.projects.flatMap { $0.findings.map(\.id) }
    #expect(try audit(files).report.projects.flatMap { $0.findings.map(\.id) } == first)
  }

  @Test func aForgottenSceneDelegateIsParsedThoughNoTargetCompilesIt() throws {
    let files = [
      "ios/App/App/SceneDelegate.swift": "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n",
      "ios/App/App/Unrelated.swift": "struct Unrelated {}\n",
    ]
    let context = try #require(try audit(ExampleProject.capacitor84.files, files).contexts.first)
    #expect(context.sources.file("ios/App/App/SceneDelegate.swift") != nil)
    #expect(context.sources.file("ios/App/App/Unrelated.swift") == nil)
  }

  @Test func headersOfCompiledClassesAreParsed() throws {
    let audit = try audit(ExampleProject.objectiveC.files)
    let context = try #require(audit.contexts.first)
    #expect(context.sources.files.contains { $0.path.hasSuffix("AppDelegate.h") })
  }

  @Test func aBrokenPartNeverStopsTheRest() throws {
    var files = ExampleProject.capacitor84.files
    files["other/Broken.xcodeproj/project.pbxproj"] = "{ not a project"
    files["ios/App/App/Info.plist"] = "<plist"
    let audit = try audit(files)
    #expect(audit.report.projects.count == 2)
    #expect(audit.report.projects.flatMap(\.project.problems).map(\.kind).contains(.unreadableProject))
    #expect(audit.report.projects.flatMap(\.project.problems).map(\.kind).contains(.unreadablePropertyList))
  }

  @Test func conflictMarkersInSourcesAreProblems() throws {
    let text = "import UIKit\n<<<<<<< HEAD\nclass AppDelegate {}\n=======\n>>>>>>> other\n"
    let project = try #require(
      try audit(ExampleProject.capacitor84.files, ["ios/App/App/AppDelegate.swift": text]).report.projects.first?
        .project)
    #expect(project.problems.contains { $0.kind == .conflictMarkers && $0.line == 2 })
  }

  @Test func missingSourcesAreOneProblem() throws {
    let project = ExampleXcodeProject(targets: [
      ExampleXcodeProject.Target(name: "App", sources: ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"])
    ])
    let audit = try audit(["App.xcodeproj/project.pbxproj": project.text, "App/A.swift": ""])
    let problems = audit.report.projects.flatMap(\.project.problems).filter { $0.kind == .missingFile }
    #expect(problems.count == 1)
    #expect(problems.first?.message.hasPrefix("4 source files") == true)
  }

  // MARK: Trees that cannot be audited

  @Test func whatCannotBeAuditedIsOneClearError() throws {
    let folder = try TemporaryFolder(files: ["file.txt": "", "web/package.json": "{}"])
    try folder.makeFolder("empty")
    func error(_ name: String) -> AuditError? {
      do throws(AuditError) {
        _ = try Auditor(tree: DiskTree(root: folder.absolute(name))).audit()
        return nil
      } catch {
        return error
      }
    }
    #expect(error("none") == .missing(path: folder.absolute("none")))
    #expect(error("file.txt") == .notAFolder(path: folder.absolute("file.txt")))
    #expect(error("empty") == .noProject(path: folder.absolute("empty"), found: "an empty folder"))
    #expect(
      error("web") == .noProject(path: folder.absolute("web"), found: "a JavaScript package without an iOS app"))
  }

  @Test(.enabled(if: TemporaryFolder.permissionsHold)) func aClosedRootIsDenied() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("closed")
    try folder.setPermissions(0, of: "closed")
    defer { try? folder.setPermissions(0o700, of: "closed") }
    #expect(throws: AuditError.denied(path: folder.absolute("closed"))) {
      try Auditor(tree: DiskTree(root: folder.absolute("closed"))).audit()
    }
  }

  // MARK: Progress

  @Test func progressGoesThroughThePhasesInOrder() throws {
    let seen = Mutex<[AuditProgress]>([])
    _ = try Auditor(tree: MemoryTree(files: ExampleProject.capacitor84.files)).audit { progress in
      seen.withLock { $0.append(progress) }
      return true
    }
    let phases = seen.withLock { $0.map(\.phase) }
    var order: [AuditProgress.Phase] = []
    for phase in phases where order.last != phase { order.append(phase) }
    #expect(order == AuditProgress.Phase.allCases)
    let headline = seen.withLock { $0.compactMap(\.project).first }
    #expect(headline?.hasPrefix("Example Capacitor 8.4") == true)
  }

  @Test(arguments: AuditProgress.Phase.allCases) func stopsInEveryPhase(phase: AuditProgress.Phase) {
    let tree = MemoryTree(files: ExampleProject.capacitor84.files)
    #expect(throws: AuditError.cancelled) { try Auditor(tree: tree).audit { $0.phase != phase } }
  }

  // MARK: Again

  @Test func aSecondAuditParsesOnlyWhatChanged() throws {
    let first = try audit(ExampleProject.capacitor84.files)
    let path = "ios/App/App/AppDelegate.swift"
    let changed = try first.tree.text(of: path).string + "\nclass Late: UIResponder, UIWindowSceneDelegate {}\n"
    let overlay = OverlayTree(first.tree, changes: [path: Array(changed.utf8)])
    let again = try Auditor(tree: overlay).audit(reusing: first, changed: [path])
    let fresh = try Auditor(tree: overlay).audit()
    #expect(again.report.findings.map(\.id) == fresh.report.findings.map(\.id))
    #expect(again.report.statistics == fresh.report.statistics)
    #expect(again.contexts.first?.sources.files.map(\.path) == fresh.contexts.first?.sources.files.map(\.path))
    #expect(again.contexts.first?.sources.file(path)?.text.string == changed)
  }
}
