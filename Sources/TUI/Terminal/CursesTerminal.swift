import CTerminal

/// The real terminal.
public final class CursesTerminal: Terminal {
  /// Why there is no screen.
  public enum Failure: Error, Equatable, Sendable {
    case notATerminal
    case dumb
    case unknownType(String)
    case cannotMoveCursor(String)
    case failed
  }

  private let theme: Theme
  public let characters: CharacterSet
  private var isOpen = true
  /// Scalars whose width the system sees otherwise than we do.
  private var disputed: [UInt32: Bool] = [:]
  private var pasted: String?

  public init(mouse: Bool, theme: Theme, color: Bool, ascii: Bool, type: String) throws(Failure) {
    let isUnicode = terminal_locale_is_utf8()
    let result = terminal_open(mouse, color && theme != .monochrome)
    switch Int(result) {
    case TERMINAL_OPENED: break
    case TERMINAL_NOT_A_TTY: throw .notATerminal
    case TERMINAL_DUMB: throw .dumb
    case TERMINAL_UNKNOWN_TYPE: throw .unknownType(type)
    case TERMINAL_NO_CURSOR_ADDRESSING: throw .cannotMoveCursor(type)
    default: throw .failed
    }
    characters = isUnicode ? (ascii ? .plainLines : .unicode) : .ascii
    self.theme = terminal_colors() == 0 ? .monochrome : theme
  }

  deinit { close() }

  public func close() {
    guard isOpen else { return }
    isOpen = false
    terminal_close()
  }

  public var size: Size {
    var rows: Int32 = 0
    var columns: Int32 = 0
    terminal_size(&rows, &columns)
    return Size(columns: Int(columns), rows: Int(rows))
  }

  public var strayOutputBytes: Int { Int(terminal_log_size()) }
  public var waker: @Sendable () -> Void { { terminal_wake() } }

  /// What libraries wrote to standard error; also after `close`.
  public static var strayOutput: String {
    var result: [UInt8] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while result.count < 1 << 20 {
      let count = terminal_log_read(Int64(result.count), &buffer, Int64(buffer.count))
      if count <= 0 { break }
      result += buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Input

  public func events() -> [TerminalEvent] {
    let descriptors = [Platform.standardInput, terminal_wake_descriptor()]
    var events = takeInput()
    if events.isEmpty {
      Platform.waitForInput(descriptors, milliseconds: pasted == nil ? -1 : 1000)
      events = takeSignals() + takeInput()
      // A paste that never ends must not hold the keyboard for ever.
      if events.isEmpty, let rest = pasted {
        pasted = nil
        return [.paste(rest)]
      }
    }
    return events
  }

  public func more(within milliseconds: Int) -> [TerminalEvent] {
    Platform.waitForInput([Platform.standardInput], milliseconds: Int32(milliseconds))
    return takeInput()
  }

  private func takeSignals() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    while true {
      let signal = terminal_take_signal()
      if signal == 0 { break }
      events.append(signal == Platform.Signal.resize ? .resized : .signal(signal))
    }
    return events.isEmpty ? [.woken] : events
  }

  private func takeInput() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var event = terminal_event()
    // A flood of input must not keep the screen from being drawn.
    while events.count < 4096 {
      terminal_read(&event)
      switch Int(event.kind) {
      case TERMINAL_NOTHING: return events
      case TERMINAL_HANGUP: return events + [.hangUp]
      case TERMINAL_PASTE_BEGIN: pasted = pasted ?? ""
      case TERMINAL_PASTE_END:
        if let text = pasted { events.append(.paste(text)) }
        pasted = nil
      case TERMINAL_CHARACTER:
        guard let scalar = Unicode.Scalar(event.code) else { continue }
        if pasted != nil {
          pasted?.unicodeScalars.append(scalar)
        } else {
          events.append(.key(Self.key(scalar)))
        }
      case TERMINAL_KEY:
        if pasted == nil, let key = Self.keys[Int(event.code)] { events.append(.key(key)) }
      case TERMINAL_MOUSE:
        let (row, column) = (Int(event.row), Int(event.column))
        switch Int(event.code) {
        case TERMINAL_MOUSE_PRESS: events.append(.click(row: row, column: column))
        case TERMINAL_MOUSE_WHEEL_UP: events.append(.wheel(-3, row: row, column: column))
        case TERMINAL_MOUSE_WHEEL_DOWN: events.append(.wheel(3, row: row, column: column))
        default: break
        }
      default: break
      }
    }
    return events
  }

  private static func key(_ scalar: Unicode.Scalar) -> Key {
    switch scalar.value {
    case 9: .tab
    case 10, 13: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 1...26: .control(Character(UnicodeScalar(UInt8(scalar.value + 0x60))))
    case 0, 28...31: .control("?")
    default: .character(Character(scalar))
    }
  }

  private static let keys: [Int: Key] = [
    TERMINAL_KEY_UP: .up, TERMINAL_KEY_DOWN: .down, TERMINAL_KEY_LEFT: .left, TERMINAL_KEY_RIGHT: .right,
    TERMINAL_KEY_HOME: .home, TERMINAL_KEY_END: .end, TERMINAL_KEY_PAGE_UP: .pageUp,
    TERMINAL_KEY_PAGE_DOWN: .pageDown, TERMINAL_KEY_BACKSPACE: .backspace, TERMINAL_KEY_DELETE: .delete,
    TERMINAL_KEY_BACK_TAB: .backTab, TERMINAL_KEY_ENTER: .enter, TERMINAL_KEY_ESCAPE: .escape,
    TERMINAL_KEY_F1: .character("?"),
  ]

  // MARK: Output

  public func draw(_ canvas: Canvas, previous: Canvas?) {
    let isSameSize = previous?.size == canvas.size
    for row in 0..<canvas.size.rows {
      let cells = canvas.row(row)
      if isSameSize, let previous, previous.row(row).elementsEqual(cells) { continue }
      draw(Array(cells), row: row)
    }
    if let cursor = canvas.cursor {
      terminal_cursor(Int32(cursor.row), Int32(cursor.column))
    } else {
      terminal_cursor(-1, 0)
    }
    terminal_flush()
  }

  /// Draws one row as runs of one style. A character outside ASCII starts a run of its own, so that its cell is right
  /// whatever the library thinks of the width of what stood before it.
  private func draw(_ cells: [Cell], row: Int) {
    var run: [UInt32] = []
    var start = 0
    var style: Style?
    func flush() {
      guard let style, !run.isEmpty else { return }
      let bits = Self.bits(theme.look(of: style))
      run.withUnsafeBufferPointer {
        terminal_put(Int32(row), Int32(start), $0.baseAddress, Int32($0.count), bits)
      }
      run = []
    }
    for (column, cell) in cells.enumerated() where cell.width > 0 {
      if cell.style != style || !cell.scalar.isASCII || run.isEmpty {
        flush()
        start = column
        style = cell.style
      }
      append(cell, to: &run)
      if !cell.scalar.isASCII { flush() }
    }
    flush()
  }

  private func append(_ cell: Cell, to run: inout [UInt32]) {
    if cell.scalar.isASCII || agrees(cell.scalar, width: Int(cell.width)) {
      run.append(cell.scalar.value)
      run += cell.marks.unicodeScalars.lazy.map(\.value).filter { terminal_width($0) == 0 }
    } else {
      run += Array(repeating: Unicode.Scalar("?").value, count: Int(cell.width))
    }
  }

  private func agrees(_ scalar: Unicode.Scalar, width: Int) -> Bool {
    if let known = disputed[scalar.value] { return known }
    let agrees = Int(terminal_width(scalar.value)) == width
    disputed[scalar.value] = agrees
    return agrees
  }

  private static func bits(_ look: Look) -> UInt32 {
    var bits = look.color.map { UInt32($0) + 1 } ?? 0
    if look.isBold { bits |= UInt32(TERMINAL_BOLD) }
    if look.isDim { bits |= UInt32(TERMINAL_DIM) }
    if look.isUnderlined { bits |= UInt32(TERMINAL_UNDERLINE) }
    if look.isReversed { bits |= UInt32(TERMINAL_REVERSE) }
    return bits
  }

  public func invalidate() { terminal_redraw() }

  public func suspended<Result>(_ body: () -> Result) -> Result {
    terminal_suspend()
    defer { terminal_resume() }
    return body()
  }

  public func stop() {
    terminal_suspend()
    terminal_stop()
    terminal_resume()
  }

  public func reclaim() { terminal_resume() }

  public func send(_ text: String) {
    let bytes = text.utf8.map { CChar(bitPattern: $0) }
    bytes.withUnsafeBufferPointer { terminal_send($0.baseAddress, Int32($0.count)) }
  }
}
