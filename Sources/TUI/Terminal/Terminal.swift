/// A key as a person names it.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// Control with a lower-case letter.
  case control(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
}

/// What comes in from the terminal.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// A bracketed paste, whole.
  case paste(String)
  case click(row: Int, column: Int)
  /// Lines to scroll, negative is up, and where the pointer is.
  case wheel(Int, row: Int, column: Int)
  case resized
  case signal(Int32)
  /// The terminal is gone.
  case hangUp
  /// Somebody called `wake`.
  case woken
}

/// A grid of cells with a keyboard. One thread uses it; only `wake` may be called from others.
public protocol Terminal: AnyObject {
  var size: Size { get }
  /// What can be drawn.
  var characters: CharacterSet { get }

  /// Waits for something to happen; everything that is there at once comes together.
  func events() -> [TerminalEvent]
  /// What else is typed within so many milliseconds; empty where nothing is.
  func more(within milliseconds: Int) -> [TerminalEvent]

  /// Draws what differs from `previous`.
  func draw(_ canvas: Canvas, previous: Canvas?)
  /// The next drawing repeats every cell.
  func invalidate()

  /// Gives the terminal away while `body` runs.
  func suspended<Result>(_ body: () -> Result) -> Result
  /// Stops the process as Ctrl-Z does, until it is continued.
  func stop()
  /// Sets the modes again after somebody else stopped and continued the process.
  func reclaim()
  /// Sends bytes that are no drawing.
  func send(_ text: String)
  /// Lines that libraries wrote to standard error while the screen was up.
  var strayOutputBytes: Int { get }

  var waker: @Sendable () -> Void { get }
}
