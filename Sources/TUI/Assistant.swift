import Apply
import Audit
import Foundation

/// What the assistant may be told from the command line and the environment.
public struct AssistantOptions: Sendable {
  /// Writes findings and answers somewhere and returns the path.
  public typealias Export = @Sendable (Audit, Decisions) throws -> String

  public var usesMouse = true
  /// Own drawing in ASCII.
  public var isASCII = false
  public var theme = Theme.standard
  public var usesColor = true
  /// Name that is kept with each answer.
  public var author: String?
  public var environment: [String: String]
  public var export: Export?

  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
    // https://no-color.org: any value but an empty one.
    usesColor = (environment["NO_COLOR"] ?? "").isEmpty
  }
}

/// Opens the assistant on the terminal and runs it until the person leaves.
///
/// - Returns: the exit code of the program: 0 after leaving, 2 where there is no terminal, 128 and the signal's number
///   after a signal.
public func runAssistant(workbench: any Workbench, options: AssistantOptions) -> Int32 {
  let terminal: CursesTerminal
  do throws(CursesTerminal.Failure) {
    terminal = try CursesTerminal(
      mouse: options.usesMouse, theme: options.theme, color: options.usesColor, ascii: options.isASCII,
      type: options.environment["TERM"] ?? "")
  } catch {
    return withoutScreen(error, workbench: workbench, options: options)
  }
  // Chinese would be a row of question marks.
  if terminal.characters == .ascii { Language.current = .english }
  let home = options.environment["HOME"].flatMap { Platform.realPath($0) } ?? ""
  let settings = AppState.Settings(
    root: workbench.root, decisionsPath: workbench.decisionsPath, home: home, author: options.author,
    editorName: ExternalEditor(environment: options.environment).name, readOnlyReason: workbench.readOnlyReason,
    reportAfter: workbench.reportAfter, characters: terminal.characters,
    now: { Date().ISO8601Format() })
  let loop = EventLoop(
    terminal: terminal, state: AppState(size: terminal.size, settings: settings), workbench: workbench,
    options: options)
  let code = loop.run()
  terminal.close()
  farewell(loop.state)
  return code
}

/// What stays on the screen of the shell.
private func farewell(_ state: AppState) {
  let stray = CursesTerminal.strayOutput
  if !stray.isEmpty { Platform.write(VisibleText.lines(stray), to: 2) }
  guard !state.decisions.decisions.isEmpty else { return }
  if let problem = state.saveProblem {
    Platform.write(localized("sceneshift: the answers could not be saved: \(problem)") + "\n", to: 2)
  } else {
    Platform.write(
      localized(
        """
        \(state.index.answered) of \(state.index.questions.count) answered; saved in \(state.settings.decisionsPath)
        """) + "\n",
      to: Platform.standardOutput)
    if state.settings.readOnlyReason != nil {
      Platform.write(localized("Send that file back. There:") + "\n", to: Platform.standardOutput)
      for command in Wording.commandsElsewhere(state.settings.decisionsPath) {
        Platform.write("  \(command)\n", to: Platform.standardOutput)
      }
    }
  }
}

private func withoutScreen(
  _ failure: CursesTerminal.Failure, workbench: any Workbench, options: AssistantOptions
) -> Int32 {
  let reason: String
  switch failure {
  case .notATerminal:
    Platform.write(
      localized(
        """
        sceneshift: the assistant needs a terminal, and input or output is not one.
        Without a terminal: `sceneshift audit` prints the report, `sceneshift plan --recommended` the changes,
        `sceneshift --plain` asks line by line.

        """), to: 2)
    return 2
  case .dumb: reason = localized("the terminal type is `dumb`")
  case .unknownType(let type):
    reason =
      type.isEmpty
      ? localized("TERM is not set") : localized("the terminal type `\(type)` is not known on this machine")
  case .cannotMoveCursor(let type): reason = localized("the terminal type `\(type)` cannot move its cursor")
  case .failed: reason = localized("the terminal could not be set up")
  }
  Platform.write(
    localized("sceneshift: \(reason); asking line by line. `sceneshift audit` prints the report without questions.")
      + "\n", to: 2)
  return runPlain(workbench: workbench, options: options)
}
