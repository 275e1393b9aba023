import Apply
import Audit

@testable import TUI

extension Gallery {
  /// The example app as those see it who read Chinese.
  public static let inChinese: [Gallery] = [
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
