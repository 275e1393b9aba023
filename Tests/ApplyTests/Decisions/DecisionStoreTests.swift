import Audit
import Foundation
import TestSupport
import Testing

@testable import Apply

@Suite struct DecisionStoreTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func store(_ path: String? = nil) -> DecisionStore {
    DecisionStore(path: path, state: StateFolder(path: scratch.path + "/state"), disk: Disk())
  }

  private let sample = Decisions([
    Decision(
      finding: "callback.lifecycle-1", choice: "move", parameters: ["b": "2", "a": "1"], note: "说明 \u{1B}[2J",
      by: "Ada", at: "2025-01-02T03:04:05Z"),
    Decision(finding: "window.none-2", choice: nil, later: true),
  ])

  @Test func nothingSavedMeansNoAnswers() throws { #expect(try store().load() == Decisions()) }

  @Test func answersComeBackAsTheyWereSaved() throws {
    try store().save(sample)
    #expect(try store().load() == sample)
  }

  @Test func theFileReadsWellAndInAFixedOrder() throws {
    try store().save(sample)
    #expect(
      try scratch.text("state/decisions.json") == """
        {
          "schema": 1,
          "decisions": [
            {
              "finding": "callback.lifecycle-1",
              "choice": "move",
              "parameters": {
                "a": "1",
                "b": "2"
              },
              "note": "说明 \\u001b[2J",
              "by": "Ada",
              "at": "2025-01-02T03:04:05Z"
            },
            {
              "finding": "window.none-2",
              "later": true
            }
          ]
        }

        """)
  }

  @Test func aDamagedFileIsMovedAsideAndToldOnce() throws {
    try scratch.write("state/decisions.json", "{ \"schema\": 1, \"decisions\": [ ")
    let store = store()
    #expect {
      try store.load()
    } throws: { error in
      guard case .movedAside(_, let name, _) = error as? DecisionsError else { return false }
      return name.hasSuffix("decisions.damaged-1.json")
    }
    #expect(try store.load() == Decisions())
    #expect(try scratch.text("state/decisions.damaged-1.json").hasPrefix("{ \"schema\""))
  }

  @Test func aFileSomebodyNamedIsNeverMoved() throws {
    try scratch.write("mine.json", "nonsense")
    #expect(throws: DecisionsError.self) { try store(scratch.path + "/mine.json").load() }
    #expect(try scratch.text("mine.json") == "nonsense")
  }

  @Test(arguments: [
    ("[]", "the wrong kind of value"), ("{}", "`schema` is missing"),
    (#"{"schema": 1, "decisions": [{"choice": "x"}]}"#, "`finding` is missing in `decisions`, number 1"),
    ("", "not JSON"), ("{\"schema\": 1,, }", "not JSON"),
  ])
  func whatIsWrongIsSaid(text: String, expected: String) throws {
    #expect {
      try DecisionsFile.read(Array(text.utf8), path: "a.json")
    } throws: { error in
      guard case .damaged("a.json", let reason) = error as? DecisionsError else { return false }
      return reason.hasPrefix(expected)
    }
  }

  @Test func aLaterSchemaIsRefused() throws {
    #expect(throws: DecisionsError.newer(path: "a.json", schema: 2)) {
      try DecisionsFile.read(Array(#"{"schema": 2, "answers": {}}"#.utf8), path: "a.json")
    }
  }

  @Test func theLaterOfTwoAnswersToOneFindingCounts() throws {
    let text = #"{"schema":1,"decisions":[{"finding":"a","choice":"x"},{"finding":"b"},{"finding":"a","choice":"y"}]}"#
    let decisions = try DecisionsFile.read(Array(text.utf8), path: "")
    #expect(decisions.decisions.map(\.finding) == ["b", "a"])
    #expect(decisions["a"]?.choice == "y")
  }

  @Test func twoWindowsDoNotOverwriteEachOther() throws {
    let one = store()
    let other = store()
    var first = try one.load()
    var second = try other.load()
    first["a"] = Decision(finding: "a", choice: "x")
    try one.save(first)
    second["b"] = Decision(finding: "b", choice: "y")
    try other.save(second)
    #expect(try store().load().decisions.map(\.finding).sorted() == ["a", "b"])
    // Taking an answer back is a change too.
    first["a"] = nil
    try one.save(first)
    #expect(try store().load().decisions.map(\.finding) == ["b"])
  }

  @Test func aWindowThatDoesNotTakeTheOthersAnswersOverDoesNotTakeThemBackEither() throws {
    let one = store()
    let other = store()
    var first = try one.load()
    var second = try other.load()
    first["a"] = Decision(finding: "a", choice: "x", by: "Ada")
    try one.save(first)
    second["b"] = Decision(finding: "b", choice: "y", by: "Bob")
    #expect(try other.save(second).decisions.map(\.finding).sorted() == ["a", "b"])
    second["c"] = Decision(finding: "c", choice: "z", by: "Bob")
    #expect(try other.save(second).decisions.map(\.finding).sorted() == ["a", "b", "c"])
    #expect(try store().load()["a"]?.by == "Ada")
  }

  @Test func whatSomebodyElseChangedIsToldOnce() throws {
    let one = store()
    let other = store()
    var first = try one.load()
    #expect(one.changed() == nil)
    first["a"] = Decision(finding: "a", choice: "x", by: "Ada")
    try one.save(first)
    #expect(one.changed() == nil, "its own answer")
    #expect(other.changed()?["a"]?.by == "Ada")
    #expect(other.changed() == nil)
    try FileManager.default.removeItem(atPath: one.path)
    #expect(one.changed() == nil, "a file that is gone")
  }

  @Test func anAnswerOfSomebodyElseCanBeTakenBack() throws {
    let one = store()
    let other = store()
    var first = try one.load()
    _ = try other.load()
    try other.save(Decisions([Decision(finding: "a", choice: "x", by: "Ada")]))
    first["b"] = Decision(finding: "b", choice: "y", by: "Bob")
    let kept = try one.save(first)
    one.takenOver(kept, of: ["a"])
    try one.save(first)
    #expect(try store().load().decisions.map(\.finding) == ["b"])
  }

  @Test func aFolderInPlaceOfTheFileIsNamed() throws {
    try scratch.write("folder/file", "")
    let path = scratch.path + "/folder"
    #expect(throws: DecisionsError.denied(path: path, reason: "it is a folder")) { try store(path).load() }
  }

  @Test func aNoteOfSomebodyElseLeavesTheAnswerWhoseItIs() {
    var decision = Decision(finding: "a", choice: nil)
    decision.choice = "x"
    decision.sign(by: "Ada", at: "2026-11-30T10:00:00Z")
    decision.write(note: "why?", by: "Bob", at: "2026-11-30T11:00:00Z")
    #expect(decision.by == "Ada" && decision.at == "2026-11-30T10:00:00Z")
    #expect(decision.signedNote == "why? (Bob)")
    decision.choice = "y"
    decision.sign(by: "Bob", at: "2026-11-30T12:00:00Z")
    #expect(decision.by == "Bob" && decision.signedNote == "why?")
    decision.sign(by: "Ada")
    #expect(decision.signedNote == "why? (Bob)")
    decision.write(note: "", by: "Ada")
    #expect(decision.note == nil && decision.noteBy == nil)
  }

  @Test func aSessionFileBehindALinkIsWrittenThroughIt() throws {
    try scratch.write("real/answers.json", DecisionsFile.text(Decisions()))
    try scratch.link("answers.json", to: "real/answers.json")
    try store(scratch.path + "/answers.json").save(sample)
    #expect(try DecisionsFile.read(scratch.read("real/answers.json"), path: "") == sample)
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
    let path = scratch.path + "/absent/answers.json"
    #expect(throws: DecisionsError.cannotWrite(path: path, reason: "there is no such file or folder")) {
      try store(path).save(sample)
    }
  }

  @Test func theStateFolderFollowsTheBaseDirectorySpecification() {
    func path(_ environment: [String: String]) -> String {
      StateFolder(root: "/projects/My App", environment: environment).path
    }
    #expect(path(["XDG_STATE_HOME": "/state", "HOME": "/users/a"]).hasPrefix("/state/sceneshift/My_App-"))
    #expect(
      path(["XDG_STATE_HOME": "relative", "HOME": "/users/a"]).hasPrefix("/users/a/.local/state/sceneshift/My_App-"))
    let other = StateFolder(root: "/other/My App", environment: ["HOME": "/users/a"]).path
    #expect(path(["HOME": "/users/a"]) != other)
  }
}
