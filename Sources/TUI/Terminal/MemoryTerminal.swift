import Dispatch

/// A terminal without a terminal: events from a list, drawings kept.
public final class MemoryTerminal: Terminal {
  public var size: Size
  public var characters: CharacterSet
  public private(set) var screen: Canvas
  /// How often something was drawn.
  public private(set) var drawings = 0
  public private(set) var sent = ""
  public private(set) var stops = 0
  public var strayOutputBytes = 0
  private var batches: [[TerminalEvent]]

  private let wakes = DispatchSemaphore(value: 0)

  /// - Parameter batches: what `events` returns, one after another; then the terminal hangs up. A batch of nothing but
  ///   `.woken` waits until somebody calls the waker.
  public init(size: Size, characters: CharacterSet = .unicode, batches: [[TerminalEvent]] = []) {
    self.size = size
    self.characters = characters
    self.batches = batches
    screen = Canvas(size: size)
  }

  public func events(settle: Int) -> [TerminalEvent] {
    guard !batches.isEmpty else { return [.hangUp] }
    let batch = batches.removeFirst()
    if batch == [.woken] { wakes.wait() }
    return batch
  }

  public func draw(_ canvas: Canvas, previous: Canvas?) {
    screen = canvas
    drawings += 1
  }

  public func invalidate() {}
  public func suspended<Result>(_ body: () -> Result) -> Result { body() }
  public func stop() { stops += 1 }
  public func send(_ text: String) { sent += text }
  public var waker: @Sendable () -> Void { { [wakes] in wakes.signal() } }
}
