import Apply
import Audit
import TUIFixtures
import Testing

@testable import TUI

@Suite struct PreviewTests {
  private func previewed(columns: Int = 120, rows: Int = 40) -> ScriptedSession {
    var session = ScriptedSession.started(columns: columns, rows: rows)
    session.press(.enter)
    for _ in 0..<20 where session.state.screen == .ask { session.press(.enter) }
    session.press(.character("p"))
    return session
  }

  @Test func thePlanIsAskedForOncePerSetOfAnswers() {
    var session = previewed()
    let plans = { (session: ScriptedSession) in
      session.effects.count { if case .plan = $0 { true } else { false } }
    }
    #expect(plans(session) == 1)
    session.press(.escape, .character("p"))
    #expect(plans(session) == 1)
    session.press(.escape, .character("u"), .character("p"))
    #expect(plans(session) == 2)
  }

  @Test func anOldPlanIsNotShownForNewAnswers() throws {
    var session = previewed()
    let old = try #require(session.state.planning.preview)
    session.holdsBack = { if case .plan = $0 { true } else { false } }
    session.press(.escape, .character("u"), .character("p"))
    #expect(!session.state.planning.isCurrent)
    session.send(.planned(old, generation: session.state.planning.generation - 1))
    #expect(!session.state.planning.isCurrent)
    session.press(.character("a"))
    #expect(session.state.confirmation == nil)
    #expect(session.state.notice?.text == "The plan is being worked out.")
  }

  @Test func eachHunkNamesItsFindings() {
    var session = previewed()
    #expect(session.text.contains("▌@ UIApplicationSceneManifest → Manifest and SceneDelegate.swift"))
    session.press(.down)
    #expect(session.text.contains("AppDelegate.swift ─"))
  }

  @Test func droppingAHunkReopensItsAnswersAfterAsking() {
    var session = previewed()
    session.press(.down, .down, .character("d"))
    #expect(session.state.confirmation?.act == .reopen(session.state.hunkFindings))
    #expect(session.state.index.answered == 8)
    session.press(.enter)
    #expect(session.state.index.answered == 7)
    #expect(session.state.planning.isCurrent)
    #expect(session.state.planning.preview?.files.contains { $0.path == ShopApp.plistPath } == false)
  }

  @Test func hunksFollowOneAnotherThroughAllFilesAndStop() {
    var session = previewed()
    var files: [String] = []
    for _ in 0..<20 {
      if let path = session.state.previewFile?.path, files.last != path { files.append(path) }
      session.press(.character("n"))
    }
    #expect(files == session.state.planning.preview?.files.map(\.path))
    #expect(session.state.notice?.text == "That was the last hunk")
  }

  @Test func applyingIsReachedOnlyThroughPreviewAndConfirmation() {
    var session = ScriptedSession.started()
    session.press(.character("a"))
    #expect(!session.effects.contains(.apply))
    session = previewed()
    session.press(.character("a"))
    #expect(!session.effects.contains(.apply))
    session.press(.enter)
    #expect(session.effects.contains(.apply))
    #expect(session.state.applying.phase == .applied)
    #expect(session.state.project?.state == .adopted)
    #expect(session.text.contains("npm install @capacitor/core@^8.5.0"))
  }

  @Test func whileFilesAreWrittenNobodyLeaves() {
    var session = previewed()
    session.holdsBack = { $0 == .apply }
    session.press(.character("a"), .enter)
    session.press(.escape, .character("q"))
    #expect(session.state.screen == .apply)
    #expect(session.state.exitCode == nil)
    #expect(session.state.notice?.text.hasPrefix("Wait until the files are written") == true)
  }

  @Test func aRefusedApplySaysWhyAndLeavesThePlan() {
    var session = previewed()
    session.workbench.applyProblem = .changedSince(paths: ["Info.plist"])
    session.press(.character("a"), .enter)
    #expect(session.text.contains("Changed since the audit: Info.plist. Nothing was written."))
    session.press(.escape)
    #expect(session.state.screen == .findings)
    #expect(session.state.index.answered == 8)
  }

  @Test func undoSaysWhatItRestoresAndAsksFirst() {
    var session = previewed()
    session.press(.character("a"), .enter, .character("u"))
    #expect(session.state.confirmation?.lines.contains("remove \(ShopApp.sceneDelegatePath)") == true)
    #expect(!session.effects.contains(.undo))
    session.press(.enter)
    #expect(session.effects.contains(.undo))
    #expect(session.text.contains("Undone: 3 files restored, 1 added file removed"))
    // What was to be run after the change is not offered any more.
    #expect(!session.text.contains("⏎ run"))
    #expect(session.state.project?.state == .notAdopted)
  }

  @Test func outsideCommandsRunOnlyAfterAsking() {
    var session = previewed()
    session.press(.character("a"), .enter, .enter)
    #expect(session.state.confirmation?.lines.first == "npm install @capacitor/core@^8.5.0 @capacitor/ios@^8.5.0")
    session.press(.enter)
    #expect(
      session.effects.last
        == .run(arguments: ["npm", "install", "@capacitor/core@^8.5.0", "@capacitor/ios@^8.5.0"], folder: ""))
    session.send(.ran(line: "added 2 packages"))
    #expect(session.text.contains("added 2 packages"))
    session.press(.control("c"))
    #expect(session.effects.last == .stopRunning)
    #expect(session.state.exitCode == nil)
    session.send(.runEnded(status: 0, problem: nil))
    #expect(session.state.applying.results == [0: 0])
  }

  @Test func aResultEditedByHandIsWrittenUnlessThePlanChanges() throws {
    var session = previewed()
    let path = ShopApp.sceneDelegatePath
    let planned = try #require(session.state.planning.preview?.plan.files.first { $0.path == path })
    session.send(.resultEdited(path: path, bytes: planned.result + Array("// mine\n".utf8), problem: nil))
    let edited = session.state.planning.preview?.plan.files.first { $0.path == path }
    #expect(edited?.result.suffix(8) == Array("// mine\n".utf8)[...])
    #expect(session.text.contains("edited by you"))
    session.press(.down, .character("d"), .enter)
    #expect(session.state.planning.edited[path] == nil)
    #expect(session.state.notice?.text.contains("your edit of its result is left out") == true)
  }

  @Test func aHunkFoldsToItsHeadingAndOutAgain() throws {
    var session = previewed()
    session.press(.down)
    let before = session.text
    let file = try #require(session.state.previewFile)
    session.press(.character("z"))
    #expect(session.state.previewFile?.folded == [0])
    #expect(session.text.contains("… \(file.hunks[0].lines.count) lines"))
    session.press(.character("z"))
    #expect(session.text == before)
    session.press(.character("Z"))
    #expect(session.state.previewFile?.rows.count == file.hunks.count)
    session.press(.character("/"))
    session.type("badge")
    session.press(.enter)
    #expect(session.state.previewFile?.folded == [], "what is searched for is shown")
  }

  @Test func aNewFileHasNothingToStandBeside() {
    var session = previewed()
    let unified = session.text
    session.press(.character("s"))
    #expect(session.state.preview.isSideBySide)
    #expect(session.text == unified)
  }

  @Test func applyingSaysBeforehandWhatWillNotRunAnyMore() {
    var session = ScriptedSession.started()
    session.press(.character("1"))
    session.select("callback.open-url")
    let choices = session.state.currentFinding?.choices ?? []
    let number = (choices.firstIndex { $0.id == "leave" } ?? 0) + 1
    session.press(.character(Character(String(number))), .character("p"), .character("a"))
    let lines = session.state.confirmation?.lines.joined(separator: "\n") ?? ""
    #expect(lines.contains("LOST: "), "\(lines)")
    #expect(lines.contains("custom URL"), "\(lines)")
  }

  @Test func sideBySideNeedsRoom() {
    var session = previewed(columns: 80, rows: 24)
    session.press(.character("s"))
    #expect(!session.state.preview.isSideBySide)
    session.resize(columns: 120, rows: 40)
    session.press(.character("s"))
    #expect(session.state.preview.isSideBySide)
    session.resize(columns: 80, rows: 24)
    #expect(!session.state.preview.isSideBySide)
  }

  @Test func theLivePreviewShowsWhatOneAnswerChanges() throws {
    var session = ScriptedSession.started()
    session.press(.character("1"))
    session.select("callback.lifecycle", "applicationDidBecomeActive(_:)")
    session.press(.enter)
    let trial = try #require(session.state.ask.trials["move"])
    guard case .files(let files) = trial else {
      Issue.record("no files: \(trial)")
      return
    }
    #expect(files.map(\.path) == [ShopApp.sceneDelegatePath, ShopApp.appDelegatePath])
    #expect(session.workbench.savedDecisions.decisions.count == 1)
    session.press(.end)
    #expect(session.state.ask.choice == "delete")
    #expect(session.state.ask.trials["delete"] != nil)
  }

  @Test func withoutASourceNothingIsWrittenOrOpened() {
    var session = ScriptedSession(FakeWorkbench(), readOnlyReason: "The bundle holds no files")
    session.send(.started)
    for key in [Key.character("e")] { session.press(key) }
    #expect(session.state.notice?.text == "The bundle holds no files.")
    session.press(.character("p"), .character("a"))
    #expect(session.state.notice?.text == "The bundle holds no files.")
    #expect(session.state.confirmation == nil)
  }

  @Test func aResultBrokenByHandCannotBeApplied() throws {
    var session = previewed()
    let path = ShopApp.sceneDelegatePath
    session.send(.resultEdited(path: path, bytes: Array("class SceneDelegate {".utf8), problem: nil))
    session.press(.character("a"))
    #expect(session.state.confirmation == nil)
    #expect(session.text.contains("IN THE WAY"))
  }

  @Test func theResultsOfTwoAnswersStandNextToEachOther() {
    var session = ScriptedSession.started(columns: 120, rows: 40)
    session.press(.character("1"))
    session.select("callback.lifecycle", "applicationDidBecomeActive(_:)")
    session.press(.enter, .down, .character("s"))
    #expect(session.state.currentChoice?.id != session.state.comparedChoice?.id)
    #expect(session.state.ask.trials.count == 2)
    #expect(session.text.contains("│ 1 Move to sceneDidBecomeActive"))
    session.press(.character("s"))
    #expect(session.text.contains("becomes") || session.text.contains("Why") || !session.state.ask.isComparing)
  }
}
