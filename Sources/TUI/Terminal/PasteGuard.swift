/// Tells keys from text that a terminal pasted without marking it as such.
///
/// The bytes are the same; only their speed differs. Text is taken for a paste where at least two different keys that do
/// more than move, or mean nothing at all, come faster than anybody types. Keys that only move are keys at any speed, for
/// a slow line delivers what was typed in bulk.
struct PasteGuard {
  /// Milliseconds within which the next byte of a paste follows.
  static let gap = 6
  /// Milliseconds after a paste in which further text still belongs to it: long pastes come in pieces.
  static let aftermath: UInt64 = 40

  private var lastPaste: UInt64?

  /// Whether to wait for what follows before acting: never in front of keys that only move.
  func shouldWait(after events: [TerminalEvent], state: AppState) -> Bool {
    events.contains { event in
      if case .key(let key) = event { return Self.character(of: key) != nil && state.isTelling(key) }
      return false
    }
  }

  /// The same events, runs of keys that are a paste replaced by it.
  ///
  /// - Parameter now: milliseconds of a clock that only goes forward.
  mutating func sort(_ events: [TerminalEvent], state: AppState, now: UInt64) -> [TerminalEvent] {
    var result: [TerminalEvent] = []
    var run: [Key] = []
    func isAftermath() -> Bool { lastPaste.map { now - $0 < Self.aftermath } ?? false }
    func flush() {
      guard !run.isEmpty else { return }
      if isAftermath() || Self.isPaste(run, state) {
        lastPaste = now
        result.append(.paste(String(run.compactMap(Self.character))))
      } else {
        result += run.map { .key($0) }
      }
      run = []
    }
    for event in events {
      if case .key(let key) = event, Self.character(of: key) != nil {
        run.append(key)
      } else {
        flush()
        result.append(event)
      }
    }
    flush()
    return result
  }

  private static func isPaste(_ run: [Key], _ state: AppState) -> Bool {
    if state.prompt != nil, state.confirmation == nil { return run.count > 1 && run.contains(.enter) }
    return run.count(where: state.isTelling) > 1 && Set(run).count > 1
  }

  /// What the key is as text; nil for keys that are no text.
  private static func character(of key: Key) -> Character? {
    switch key {
    case .character(let character): character
    case .enter: "\n"
    case .tab: "\t"
    default: nil
    }
  }
}
