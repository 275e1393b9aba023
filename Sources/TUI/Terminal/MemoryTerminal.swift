import Dispatch

/// A terminal without a terminal: events from a script, drawings kept.
public final class MemoryTerminal: Terminal {
  /// What a person at this terminal does next.
  public enum Step {
    case events([TerminalEvent])
    /// Types faster than a person: the events follow those before them at once.
    case soon([TerminalEvent])
    /// Does nothing until the screen looks like this.
    case wait(until: (Canvas) -> Bool)
  }

  public var size: Size
  public var characters: CharacterSet
  public private(set) var screen: Canvas
  /// How often something was drawn.
  public private(set) var drawings = 0
  public private(set) var sent = ""
  public private(set) var stops = 0
  public var strayOutputBytes = 0
  /// Done one after another; then the terminal hangs up.
  public var steps: [Step]
  private let wakes = DispatchSemaphore(value: 0)

  public init(size: Size, characters: CharacterSet = .unicode, steps: [Step] = []) {
    self.size = size
    self.characters = characters
    self.steps = steps
    screen = Canvas(size: size)
  }

  public func events() -> [TerminalEvent] {
    switch steps.first {
    case nil: return [.hangUp]
    case .events(let events), .soon(let events):
      steps.removeFirst()
      return events
    case .wait(let condition):
      if condition(screen) {
        steps.removeFirst()
        return self.events()
      }
      wakes.wait()
      return [.woken]
    }
  }

  public func more(within milliseconds: Int) -> [TerminalEvent] {
    guard case .soon(let events)? = steps.first else { return [] }
    steps.removeFirst()
    return events
  }

  public func draw(_ canvas: Canvas, previous: Canvas?) {
    screen = canvas
    drawings += 1
  }

  public func invalidate() {}
  public func suspended<Result>(_ body: () -> Result) -> Result { body() }
  public func stop() { stops += 1 }
  public func reclaim() {}
  public func send(_ text: String) { sent += text }
  public var waker: @Sendable () -> Void { { [wakes] in wakes.signal() } }
}
