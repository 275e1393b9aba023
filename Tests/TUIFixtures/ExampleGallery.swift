import Apply
import Audit

@testable import TUI

extension Gallery {
  /// What people see who work on the example app: a pair that shares its answers, somebody who has a bundle alone, and
  /// whoever reads Chinese.
  public static let ofTheExample: [Gallery] = pair + support + chinese

  // MARK: Two people, one file of answers

  private static let pair: [Gallery] = [
    Gallery("pair-1-goes-on", author: "Bob", workbench: answeredByAda) { $0.send(.started) },
    Gallery("pair-2-question", author: "Bob", workbench: answeredByAda) { session in
      session.send(.started)
      session.select("callback.privacy-screen")
      session.press(.enter)
    },
    Gallery("pair-3-compare", author: "Bob", workbench: answeredByAda) { session in
      session.send(.started)
      session.select("callback.privacy-screen")
      session.press(.enter, .down, .character("s"))
    },
    Gallery("pair-4-agenda", author: "Bob", workbench: answeredByAda) { session in
      session.send(.started)
      session.select("callback.privacy-screen")
      session.press(.enter, .character("1"))
      session.press(.escape, .character("o"))
    },
  ]

  /// What Ada left for Bob.
  private static let answeredByAda: @Sendable () -> FakeWorkbench = {
    let report = try? ExampleProject.project.audit().report
    func id(_ rule: String, _ symbol: String? = nil) -> String {
      report?.findings.first { $0.rule == rule && (symbol == nil || $0.symbol == symbol) }?.id ?? ""
    }
    return FakeWorkbench(
      decisions: Decisions([
        Decision(finding: id("adoption.missing"), choice: "newFile", by: "Ada", at: "2026-11-29T16:20:00Z"),
        Decision(
          finding: id("callback.privacy-screen"), choice: nil,
          note: "Bob knows why the cover is made here and not in the scene", later: true, by: "Ada",
          at: "2026-11-29T16:25:00Z"),
        Decision(
          finding: id("callback.lifecycle"), choice: "call", note: "Compare with the coffee machine app", by: "Ada",
          at: "2026-11-29T16:31:00Z"),
      ]), example: .project)
  }

  // MARK: Somebody who has a bundle alone

  private static let support: [Gallery] = [
    Gallery("support-1-bundle", author: "Support", workbench: bundle) { $0.send(.started) },
    Gallery("support-2-question", author: "Support", workbench: bundle) { session in
      session.send(.started)
      session.select("callback.lifecycle")
      session.press(.enter)
    },
    Gallery("support-3-coverage", author: "Support", workbench: bundle) { session in
      session.send(.started)
      session.press(.character("c"))
    },
    Gallery("support-4-answers", author: "Support", workbench: bundle) { session in
      session.send(.started)
      session.press(.enter)
      for _ in 0..<20 where session.state.screen == .ask { session.press(.enter) }
      session.press(.character("p"))
    },
  ]

  private static let bundle: @Sendable () -> FakeWorkbench = { FakeWorkbench(example: .bundle) }

  // MARK: Chinese

  private static let chinese: [Gallery] = [
    Gallery("zh-Hans-findings", language: .simplifiedChinese, workbench: example) { $0.send(.started) },
    Gallery("zh-Hans-ask", language: .simplifiedChinese, workbench: example) { askPrivacyScreen(&$0) },
    Gallery("zh-Hans-agenda", language: .simplifiedChinese, workbench: example) { session in
      session.send(.started)
      session.press(.character("r"), .down, .character("m"))
      session.type("等小林确认")
      session.press(.enter, .character("~"), .down, .character("r"), .character("o"))
    },
    Gallery("zh-Hans-coverage", language: .simplifiedChinese, workbench: example) { session in
      answerAll(&session)
      session.press(.character("c"))
    },
    Gallery("zh-Hans-preview", language: .simplifiedChinese, workbench: example) { session in
      answerAll(&session)
      session.press(.character("p"), .down)
    },
    Gallery("zh-Hans-apply", language: .simplifiedChinese, workbench: example) { session in
      answerAll(&session)
      session.press(.character("p"), .character("a"), .enter)
    },
    Gallery("zh-Hans-help", language: .simplifiedChinese, workbench: example) { session in
      session.send(.started)
      session.press(.character("?"))
    },
    Gallery("zh-Hant-ask", language: .traditionalChinese, workbench: example) { askPrivacyScreen(&$0) },
  ]

  private static let example: @Sendable () -> FakeWorkbench = { FakeWorkbench(example: .project) }

  @Sendable private static func askPrivacyScreen(_ session: inout ScriptedSession) {
    session.send(.started)
    session.press(.character("r"))
    session.select("callback.privacy-screen")
    session.press(.enter)
  }

  /// Takes every recommended answer, without looking at what each makes of the code.
  @Sendable private static func answerAll(_ session: inout ScriptedSession) {
    session.holdsBack = { if case .tryChoice = $0 { true } else { false } }
    session.send(.started)
    session.press(.enter)
    for _ in 0..<20 where session.state.screen == .ask { session.press(.enter) }
  }
}
