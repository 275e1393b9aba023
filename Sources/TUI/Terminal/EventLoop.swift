import Apply
import Audit
import Foundation

/// Waits, updates, draws. Everything on one thread; what takes time happens elsewhere and wakes it.
final class EventLoop {
  private let terminal: any Terminal
  private let inbox: Inbox
  private let runner: EffectRunner
  private let environment: [String: String]
  private let workFolder: () -> String
  private(set) var state: AppState
  private var shown: Canvas?

  init(
    terminal: any Terminal, state: AppState, workbench: any Workbench, options: AssistantOptions
  ) {
    self.terminal = terminal
    self.state = state
    environment = options.environment
    inbox = Inbox(wake: terminal.waker)
    runner = EffectRunner(workbench: workbench, inbox: inbox, export: options.export)
    workFolder = { NSTemporaryDirectory() }
  }

  /// Runs until the state says the end. Returns the exit code.
  func run() -> Int32 {
    // The first picture stands before anything is read.
    draw()
    send(.started)
    while state.exitCode == nil {
      draw()
      runner.foresee(state)
      let events = input()
      if events.contains(.signal(Platform.Signal.resume)) { terminal.reclaim() }
      take(Self.messages(events, shown: shown))
      for message in inbox.take() { send(message) }
      let stray = terminal.strayOutputBytes
      if stray != state.strayBytes { send(.strayOutput(bytes: stray)) }
    }
    runner.finish()
    return state.exitCode ?? 0
  }

  /// What came in. A key that answers or writes is looked at together with what follows it at once.
  private func input() -> [TerminalEvent] {
    var events = terminal.events()
    while events.count < Self.mostEvents, let wait = PasteGuard.wait(after: events, state: state) {
      let more = terminal.more(within: wait)
      if more.isEmpty { break }
      events += more
    }
    return PasteGuard.sort(events, state: state)
  }

  /// A flood of input must not keep the screen from being drawn.
  private static let mostEvents = 20_000

  /// Keys that came together were pressed in front of one picture: once one of them did something heavy or brought
  /// another picture, no further heavy one can be meant for what stands there now.
  private func take(_ messages: [Message]) {
    let picture = state.picture
    var isDone = false
    for message in messages {
      if case .key(let key) = message, state.weight(of: key) == .heavy {
        if isDone || state.picture != picture {
          send(.keyCameEarly)
          continue
        }
        isDone = true
      }
      send(message)
    }
  }

  private func draw() {
    let size = terminal.size
    if size != state.size { send(.resized(size)) }
    var canvas = view(state)
    canvas.limit(to: terminal.characters)
    guard canvas != shown else {
      shown = canvas
      return
    }
    terminal.draw(canvas, previous: shown)
    shown = canvas
  }

  private func send(_ message: Message) {
    for effect in update(&state, message) { perform(effect) }
  }

  /// What the events mean.
  private static func messages(_ events: [TerminalEvent], shown: Canvas?) -> [Message] {
    events.compactMap { event in
      switch event {
      case .key(let key): .key(key)
      case .paste(let text): .pasted(text)
      case .click(let row, let column): shown?.target(row: row, column: column).map { .clicked($0) }
      case .wheel(let lines, let row, let column): .scrolled(lines, shown?.target(row: row, column: column))
      case .resized, .woken: nil
      case .signal(let number) where number == Platform.Signal.stop: .key(.control("z"))
      case .signal(let number) where number == Platform.Signal.resume: .key(.control("l"))
      case .signal(let number): .interrupted(signal: number)
      case .hangUp: .interrupted(signal: Platform.Signal.hangUp)
      }
    }
  }

  // MARK: Effects that need the terminal

  private func perform(_ effect: Effect) {
    switch effect {
    case .redraw:
      terminal.invalidate()
      shown = nil
    case .suspend:
      terminal.stop()
      shown = nil
    case .copy(let text):
      terminal.send(Clipboard.sequence(for: text, environment: environment))
      send(.copied)
    case .edit(let file, let line):
      send(.editorClosed(problem: openEditor(file: state.settings.root + "/" + file, line: line)))
    case .editResult(let file, let line): editResult(file, line: line)
    case .quit: break
    default: runner.start(effect, state)
    }
  }

  /// Hands the terminal to the person's editor. Returns what went wrong.
  private func openEditor(file: String, line: Int) -> String? {
    let editor = ExternalEditor(environment: environment)
    let command = editor.command(file: file, line: line)
    let end = terminal.suspended { () -> Platform.ChildEnd in
      // An editor in its own window leaves this screen alone: say what is going on.
      Platform.write(
        localized("sceneshift waits for \(editor.name) to close \(VisibleText.line(file))") + "\n",
        to: Platform.standardOutput)
      return Platform.runInForeground(command)
    }
    shown = nil
    switch end {
    case .exited(0): return nil
    case .exited(127): return localized("\(editor.source) names \(editor.name), which was not found")
    case .exited(let status): return localized("\(editor.name) ended with status \(status); the file is read as it is")
    case .killed(let signal):
      return localized("\(editor.name) was ended by signal \(signal); the file is read as it is")
    case .notStarted(let reason):
      return localized("\(editor.source) names \(editor.name), which could not be started: \(reason)")
    }
  }

  /// Puts the planned result into a file of its own, lets the person change it and reads it back.
  private func editResult(_ path: String, line: Int) {
    guard let change = state.planning.preview?.plan.files.first(where: { $0.path == path }) else { return }
    let folder = URL(fileURLWithPath: workFolder()).appendingPathComponent("sceneshift-\(UUID().uuidString)")
    let file = folder.appendingPathComponent(TreePath.name(path))
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(change.result).write(to: file)
      let problem = openEditor(file: file.path, line: line)
      let bytes = [UInt8](try Data(contentsOf: file))
      try? FileManager.default.removeItem(at: folder)
      send(.resultEdited(path: path, bytes: bytes, problem: problem))
    } catch {
      send(.resultEdited(path: path, bytes: nil, problem: "\(file.path): \(error.localizedDescription)"))
    }
  }
}
