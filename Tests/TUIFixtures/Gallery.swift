import Apply
import Audit

@testable import TUI

/// Every screen once, the way a person gets there.
public struct Gallery: Sendable {
  public let name: String
  let steps: @Sendable (inout ScriptedSession) -> Void
  let workbench: @Sendable () -> FakeWorkbench
  let author: String
  let language: Language

  init(
    _ name: String, author: String = "Ada", language: Language = .english,
    workbench: @escaping @Sendable () -> FakeWorkbench = { FakeWorkbench() },
    _ steps: @escaping @Sendable (inout ScriptedSession) -> Void
  ) {
    self.name = name
    self.author = author
    self.language = language
    self.steps = steps
    self.workbench = workbench
  }

  public func session(columns: Int, rows: Int) -> ScriptedSession {
    var session = ScriptedSession(workbench(), columns: columns, rows: rows, author: author)
    steps(&session)
    return session
  }

  /// What is on the screen, in the language of this gallery.
  public func picture(columns: Int, rows: Int) -> Canvas {
    Language.$override.withValue(language) { session(columns: columns, rows: rows).canvas }
  }

  public static let all: [Gallery] = [
    Gallery("scan") { session in
      session.holdsBack = { $0 == .audit }
      session.send(.started)
      session.send(
        .progressed(
          AuditProgress(phase: .sources, done: 41, total: 180, project: "ShopApp, Capacitor 8.4.2")))
    },
    Gallery("not-a-project") { session in
      session.workbench.auditProblem = .noProject(
        path: "/projects/shop-app", found: "a web site (package.json, no ios folder)")
      session.send(.started)
    },
    Gallery("projects", workbench: { FakeWorkbench(projects: 3) }) { $0.send(.started) },
    Gallery("findings") { session in
      session.send(.started)
      session.press(.down, .character("r"), .down, .down)
    },
    Gallery("find") { session in
      session.send(.started)
      session.press(.character("/"))
      session.type("badge")
    },
    Gallery("ask") { session in
      session.send(.started)
      answerAdoption(&session)
      session.select("callback.lifecycle", "applicationDidBecomeActive(_:)")
      session.press(.enter)
    },
    Gallery("compare") { session in
      session.send(.started)
      answerAdoption(&session)
      session.select("callback.lifecycle", "applicationDidBecomeActive(_:)")
      session.press(.enter, .down, .character("s"))
    },
    Gallery("statements", workbench: { FakeWorkbench(example: .windowAmongSetUp) }) { session in
      session.send(.started)
      session.select("window.created-in-app-delegate")
      session.press(.enter, .character("w"))
      // The line that says that the window is made goes with it.
      for _ in 0..<10 { session.press(.down) }
      session.press(.character("w"))
    },
    Gallery("agenda") { session in
      session.send(.started)
      answerAdoption(&session)
      session.press(.down, .character("m"))
      session.type("Bob wants to keep it")
      session.press(.enter, .character("r"), .down, .character("~"), .character("o"))
    },
    Gallery("note") { session in
      session.send(.started)
      session.press(.enter, .character("m"))
      session.type("Bob wants to keep it")
    },
    Gallery("coverage") { session in
      session.send(.started)
      session.press(.character("R"), .enter)
      answerAdoption(&session)
      session.press(.character("c"))
    },
    Gallery("preview") { session in
      answerAll(&session)
      session.press(.character("p"))
      session.press(.down)
    },
    Gallery("confirm") { session in
      answerAll(&session)
      session.press(.character("p"), .character("a"))
    },
    Gallery("apply") { session in
      answerAll(&session)
      session.press(.character("p"), .character("a"), .enter)
    },
    Gallery("history") { session in
      answerAll(&session)
      session.press(.character("p"), .character("a"), .enter, .character("H"))
    },
    Gallery("help") { session in
      session.send(.started)
      session.press(.character("?"))
    },
  ]

  private static func answerAdoption(_ session: inout ScriptedSession) {
    session.select("adoption.missing")
    session.press(.character("1"))
  }

  private static func answerAll(_ session: inout ScriptedSession) {
    session.send(.started)
    session.press(.enter)
    for _ in 0..<20 where session.state.screen == .ask { session.press(.enter) }
  }
}

extension ScriptedSession {
  /// Puts the cursor on a finding.
  public mutating func select(_ rule: String, _ symbol: String? = nil) {
    press(.home)
    for _ in 0..<100 {
      if let finding = state.currentFinding, finding.rule == rule, symbol == nil || finding.symbol == symbol { return }
      press(.down)
    }
  }
}
