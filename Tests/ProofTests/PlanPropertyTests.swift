import Apply
import Audit
import Foundation
import TestSupport
import Testing

/// What holds for every plan, whatever the project and the answers are: proven on every fixture with the recommended
/// answers and with every other choice once.
@Suite struct PlanPropertyTests {
  @Test(arguments: Fixture.all) func everyChoiceKeepsThePromises(_ fixture: Fixture) throws {
    try promises(of: fixture)
  }

  /// Whatever two answers come together, the result compiles.
  @Test(arguments: Fixture.all) func everyPairOfChoicesCompiles(_ fixture: Fixture) throws {
    let audit = try fixture.audit()
    let types = try FixtureTypes(fixture)
    for answers in AnswerSet.pairs(audit.report) {
      let plan = Planner.plan(audit, answers.decisions, auditsResult: Self.registering.contains(fixture.name))
      if !Self.isRefused(fixture, "\(answers)") {
        expectNothing(plan.problems.map { "\($0)" }, fixture, "\(answers)")
      }
      if plan.isApplicable { try types.check(audit, plan, answers) }
    }
    try types.finish()
  }

  /// The same with the bytes as other editors leave them.
  @Test(arguments: Fixture.varied) func everyLineEndingKeepsThePromises(_ fixture: Fixture) throws {
    let copy = try fixture.copy()
    let audit = try copy.audit()
    let plan = Planner.plan(audit, .recommended(audit.report, onlySure: false), auditsResult: false)
    _ = try looked(at: plan, audit, copy, "recommended")
  }

  /// Fixtures whose scene delegate is there, and not compiled before.
  private static let registering: Set = ["PartialManifestAndFile", "ExpoWithScenesOff"]

  /// Fixtures that no answer can help: the plan says why and is not applied.
  private static let refused: Set = ["ObjectiveCAppDelegate"]

  /// Besides, a main nib that stays alone leaves no window for a scene.
  private static func isRefused(_ fixture: Fixture, _ answers: String) -> Bool {
    refused.contains(fixture.name)
      || fixture.name == "ObjectiveCMainNib" && answers.contains(/manifest\.main-nib[^,]*: leave/)
  }

  private func promises(of fixture: Fixture) throws {
    let copy = try fixture.copy()
    let original = try copy.snapshot()
    let audit = try copy.audit()
    let types = try FixtureTypes(fixture)
    try types.check(audit, "before")
    for answers in AnswerSet.all(audit.report, isThorough: fixture.isThorough) {
      let note = Comment(rawValue: "\(fixture.testDescription), \(answers)")
      let isAudited = answers.isRecommended || fixture.isThorough
      let plan = Planner.plan(audit, answers.decisions, auditsResult: isAudited)
      guard let confirmed = try looked(at: plan, audit, copy, "\(answers)") else { continue }
      try types.check(audit, plan, answers)
      guard isAudited else { continue }
      resolvesWhatItClaims(plan, of: audit, note)
      guard answers.isRecommended else {
        // The tree as it would be, read as if for the first time.
        let changes = Dictionary(plan.files.map { ($0.path, $0.result) }, uniquingKeysWith: { first, _ in first })
        let after = try Auditor(tree: OverlayTree(audit.tree, changes: changes)).audit()
        sameLines(Likeness.lines(try #require(plan.after, note)), Likeness.lines(after), note)
        let rerun = Planner.plan(after, answers.decisions, auditsResult: false)
        #expect(rerun.isEmpty, "the same answers again: \(note)")
        continue
      }
      let outcome = try copy.workspace.apply(confirmed) { _ in }
      let result = try copy.snapshot()
      for file in plan.files { #expect(result["project/" + file.path] == file.result, note) }
      sameLines(Likeness.lines(try #require(plan.after, note)), Likeness.lines(outcome.after), note)
      #expect(copy.workspace.draft(outcome.after, answers.decisions).isEmpty, "the same answers again: \(note)")
      let again = Decisions.recommended(outcome.after.report, onlySure: false)
      let rerun = copy.workspace.draft(outcome.after, again)
      #expect(rerun.files.map(\.path) == [], "a second run: \(note)")
      _ = try copy.workspace.undo { _ in }
      #expect(try copy.snapshot() == original, "undo: \(note)")
    }
    try types.finish()
  }

  /// What holds for every plan before it is applied; nil where it cannot be.
  private func looked(
    at plan: Plan, _ audit: Audit, _ copy: FixtureCopy, _ answers: String
  ) throws -> ConfirmedPlan? {
    let note = Comment(rawValue: "\(copy.fixture.testDescription), \(answers)")
    #expect(plan.unanswered.isEmpty, note)
    if Self.isRefused(copy.fixture, answers) {
      #expect(!plan.isApplicable, note)
    } else {
      expectNothing(plan.problems.map { "\($0)" }, copy.fixture, answers)
    }
    guard let confirmed = ConfirmedPlan(plan, consent: .preview) else { return nil }
    try bytesAreKept(plan, in: audit, note)
    try patchFits(plan, copy, note)
    return confirmed
  }

  // MARK: Bytes

  private func bytesAreKept(_ plan: Plan, in audit: Audit, _ note: Comment) throws {
    let mayChange = changeable(plan, audit)
    for file in plan.files {
      guard let before = file.original else {
        #expect(audit.tree.entry(at: file.path) == nil, note)
        continue
      }
      #expect(mayChange.contains(file.path), "\(file.path) belongs to nothing that was answered: \(note)")
      // What lies between the edits stands in the result in the same order, and with the removed bytes put back and the
      // inserted ones taken out the result is the original again.
      var restored: [UInt8] = []
      var place = 0
      var position = 0
      for edit in file.edits {
        let kept = edit.range.lowerBound - position
        restored += file.result[place..<place + kept]
        #expect(restored[(restored.count - kept)...].elementsEqual(before[position..<edit.range.lowerBound]), note)
        place += kept
        #expect(file.result[place...].starts(with: edit.replacement.utf8), note)
        place += edit.replacement.utf8.count
        restored += before[edit.range]
        position = edit.range.upperBound
      }
      restored += file.result[place...]
      #expect(restored == before, note)
      switch TreePath.pathExtension(file.path) {
      case "pbxproj":
        let old = try #require(ProjectGraph(before), note)
        let new = try #require(ProjectGraph(file.result), "the project file does not parse: \(note)")
        #expect(old.damage(in: new) == [], note)
        #expect(isInsertion(file) || turnsOff(file), "project files only grow, settings aside: \(note)")
      case "plist": try onlyTheManifestChanges(before, file.result, note)
      default: keepsLineEndings(before, file.result, note)
      }
    }
  }

  /// Paths that an answered finding may have changed: sources and Info.plists of its targets, and project files.
  private func changeable(_ plan: Plan, _ audit: Audit) -> Set<String> {
    var paths: Set<String> = []
    let answered = Set(plan.files.flatMap(\.findings))
    for context in audit.contexts {
      let named = audit.report.findings.filter { answered.contains($0.id) }.flatMap(\.targets)
      for target in context.project.targets where named.contains(target.name) {
        paths.formUnion(target.sources)
        paths.formUnion(
          target.sources.filter { ["m", "mm"].contains(TreePath.pathExtension($0)) }.map {
            $0.dropLast(TreePath.pathExtension($0).count) + "h"
          })
        paths.insert(
          target.projectFile.hasSuffix(".pbxproj") ? target.projectFile : target.projectFile + "/project.pbxproj")
        for configuration in target.configurations {
          for place in [configuration.infoPlist] + configuration.conditionalInfoPlists {
            if case .file(let path) = place { paths.insert(path) }
          }
        }
      }
      // Plugins have no targets of their own.
      if context.project.targets.isEmpty {
        paths.formUnion(audit.report.findings.filter { answered.contains($0.id) }.compactMap(\.location?.file))
      }
      // A delegate that stands beside the app delegate and is compiled by nobody yet.
      paths.formUnion(context.project.otherSources)
    }
    return paths
  }

  private func isInsertion(_ file: FileChange) -> Bool {
    file.edits.allSatisfy { edit in
      edit.range.isEmpty || (file.original.map { edit.replacement.utf8.starts(with: $0[edit.range]) } ?? false)
    }
  }

  /// A build setting that was on is off, and nothing else was taken out.
  private func turnsOff(_ file: FileChange) -> Bool {
    guard let original = file.original else { return false }
    return file.edits.allSatisfy { edit in
      edit.range.isEmpty || (original[edit.range].elementsEqual("YES".utf8) && edit.replacement == "NO")
    }
  }

  private func onlyTheManifestChanges(_ before: [UInt8], _ after: [UInt8], _ note: Comment) throws {
    func read(_ bytes: [UInt8]) -> [String: Any]? {
      try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    }
    guard let old = read(before) else { return }
    let new = try #require(read(after), "the Info.plist does not parse: \(note)")
    let scene: Set = [
      "UIApplicationSceneManifest", "_UIApplicationSceneManifest", "UISceneConfiguration", "UISceneConfigurations",
      "NSAppTransportSecurity", "FlutterDeepLinkingEnabled",
    ]
    #expect(
      NSDictionary(dictionary: old.filter { !scene.contains($0.key) })
        == NSDictionary(dictionary: new.filter { !scene.contains($0.key) }), note)
  }

  /// A file of one kind of line ending stays of that kind; a missing last one stays missing.
  private func keepsLineEndings(_ before: [UInt8], _ after: [UInt8], _ note: Comment) {
    func bare(_ bytes: [UInt8]) -> Int {
      bytes.indices.filter { bytes[$0] == 0x0A && ($0 == 0 || bytes[$0 - 1] != 0x0D) }.count
    }
    let carriage = before.contains(0x0D)
    if carriage, bare(before) == 0 { #expect(bare(after) == 0, "line endings: \(note)") }
    if !carriage { #expect(!after.contains(0x0D), "line endings: \(note)") }
    #expect(after.starts(with: before.prefix(3)) || before.first != 0xEF, "byte order mark: \(note)")
  }

  // MARK: Findings

  private func resolvesWhatItClaims(_ plan: Plan, of audit: Audit, _ note: Comment) {
    let claimed = Set(plan.files.flatMap(\.findings))
    let open = Set((plan.after?.report.findings ?? []).filter { $0.kind == .blocker }.map(\.id))
    for finding in audit.report.findings where finding.kind == .blocker && claimed.contains(finding.id) {
      #expect(!open.contains(finding.id), "\(finding.title) is still open: \(note)")
    }
  }

  private func sameLines(_ predicted: [String], _ found: [String], _ note: Comment) {
    let surplus = predicted.filter { !found.contains($0) }
    let missing = found.filter { !predicted.contains($0) }
    #expect(surplus == [] && missing == [], "predicted and found: \(note)")
    if surplus.isEmpty, missing.isEmpty { #expect(predicted == found, note) }
  }

  // MARK: Patches

  private func patchFits(_ plan: Plan, _ copy: FixtureCopy, _ note: Comment) throws {
    // A patch of text cannot hold a file that is none.
    let files = plan.files.filter { !($0.original ?? []).starts(with: "bplist".utf8) }
    guard !files.isEmpty else { return }
    try copy.write("plan.patch", Patch.unified(files))
    let git = try copy.git("apply", "--check", "--whitespace=nowarn", copy.scratchPath + "/plan.patch")
    #expect(git.status == 0, "\(git.error): \(note)")
    try FileManager.default.removeItem(atPath: copy.scratchPath + "/plan.patch")
  }
}
