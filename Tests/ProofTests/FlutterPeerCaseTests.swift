import Apply
import Audit
import TestSupport
import Testing

/// What Flutter's own migration is tested with, and that of its fork for tvOS, tried here: each time the report says what
/// Flutter's tool would do and why, and the plan keeps its promises.
@Suite struct FlutterPeerCaseTests {
  @Test(arguments: FlutterPeerCases.all.map(\.name)) func theCaseIsHandled(_ name: String) throws {
    let peer = try #require(FlutterPeerCases.all.first { $0.name == name })
    var project = try PeerProject(Fixture(family: "Flutter", name: peer.base))
    try peer.change(&project)
    let scratch = try ScratchFolder()
    let state = try ScratchFolder()
    try project.write(to: scratch, "project")
    let workspace = try Workspace(path: scratch.path + "/project", environment: ["XDG_STATE_HOME": state.path])
    let original = try scratch.snapshot()
    let audit = try workspace.audit { _ in true }
    expect(audit.report, peer)
    let decisions = Decisions.recommended(audit.report, onlySure: false)
    let plan = Planner.plan(audit, decisions)
    for check in peer.checks { expect(check, plan, project, peer) }
    guard let confirmed = ConfirmedPlan(plan, consent: .preview) else {
      #expect(peer.isRefused || plan.files.isEmpty, "\(name): \(plan.problems)")
      return
    }
    do {
      let outcome = try workspace.apply(confirmed) { _ in }
      #expect(!peer.isRefused || plan.files.isEmpty, "\(name)")
      let again = Decisions.recommended(outcome.after.report, onlySure: false)
      #expect(workspace.draft(outcome.after, again).files.map(\.path) == [], "a second run of \(name)")
      _ = try workspace.undo { _ in }
    } catch {
      #expect(peer.isRefused, "\(name): \(error)")
    }
    #expect(try scratch.snapshot() == original, "\(name)")
  }

  private func expect(_ report: AuditReport, _ peer: PeerCase) {
    let rules = Set(report.findings.map(\.rule))
    #expect(peer.told.subtracting(rules) == [], "\(peer.name)")
    #expect(peer.silent.intersection(rules) == [], "\(peer.name)")
    let told = report.findings.first { $0.rule == "flutter.cli-migrator" }
    let title = told?.title ?? "nothing"
    switch peer.verdict {
    case .silent: #expect(told == nil, "\(peer.name)")
    case .takes:
      #expect(title.contains("would take"), "\(peer.name): \(told?.message ?? "")")
      #expect(told?.otherTools[.flutterCLI] == true, "\(peer.name)")
    case .refuses(let reason):
      #expect(title.contains("would refuse"), "\(peer.name)")
      #expect(told?.message.contains(reason) == true, "\(peer.name): \(told?.message ?? "")")
      #expect(told?.otherTools[.flutterCLI] == false, "\(peer.name)")
    case .takesForDone: #expect(title.contains("takes the app for migrated"), "\(peer.name): \(title)")
    case .switchedOff: #expect(title.contains("switched off"), "\(peer.name): \(title)")
    }
  }

  private func expect(_ check: PeerCase.Check, _ plan: Plan, _ project: PeerProject, _ peer: PeerCase) {
    func result(_ path: String) -> String {
      plan.files.first { $0.path == path }.map { String(decoding: $0.result, as: UTF8.self) } ?? project.text(path)
    }
    func plain(_ text: String) -> String {
      text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }.joined(
        separator: "\n")
    }
    switch check {
    case .contains(let path, let text):
      #expect(plain(result(path)).contains(plain(text)), "\(peer.name): \(result(path))")
    case .lacks(let path, let text): #expect(!result(path).contains(text), "\(peer.name): \(result(path))")
    case .equals(let path, let text): #expect(result(path) == text, "\(peer.name)")
    case .keeps(let path): #expect(plan.files.contains { $0.path == path } == false, "\(peer.name): \(result(path))")
    case .nothing: #expect(plan.files.map(\.path) == [], "\(peer.name)")
    case .refused: break
    case .windowsLines(let path):
      let text = result(path)
      #expect(!text.replacing("\r\n", with: "").contains("\n"), "\(peer.name)")
    }
  }
}

extension PeerCase {
  var isRefused: Bool {
    checks.contains { if case .refused = $0 { true } else { false } }
  }
}
