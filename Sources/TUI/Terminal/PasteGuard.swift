/// Tells keys from text that a terminal pasted without marking it as such.
///
/// The bytes are the same; only their speed differs. Text is taken for a paste where at least two different keys that do
/// more than move, or mean nothing at all, come faster than anybody types. Keys that only move are keys at any speed, for
/// a slow line delivers what was typed in bulk.
enum PasteGuard {
  /// Milliseconds within which the next byte of a paste follows.
  static let gap = 6
  /// The same between the pieces in which a long paste comes.
  static let pause = 40

  /// How long to wait for what follows before acting, in milliseconds; nil where the events are clear as they are: keys
  /// that only move are never held up.
  static func wait(after events: [TerminalEvent], state: AppState) -> Int? {
    let runs = parts(events).compactMap { if case .text(let keys) = $0 { keys } else { nil } }
    if runs.contains(where: { isPaste($0, state) }) { return pause }
    return runs.joined().contains(where: state.isTelling) ? gap : nil
  }

  /// The same events, runs of keys that are a paste replaced by it.
  static func sort(_ events: [TerminalEvent], state: AppState) -> [TerminalEvent] {
    parts(events).flatMap { part -> [TerminalEvent] in
      switch part {
      case .event(let event): [event]
      case .text(let keys):
        isPaste(keys, state) ? [.paste(String(keys.compactMap(character)))] : keys.map { .key($0) }
      }
    }
  }

  private enum Part {
    case event(TerminalEvent)
    /// Keys that follow each other and could be text.
    case text([Key])
  }

  private static func parts(_ events: [TerminalEvent]) -> [Part] {
    var result: [Part] = []
    var run: [Key] = []
    func flush() {
      if !run.isEmpty { result.append(.text(run)) }
      run = []
    }
    for event in events {
      switch event {
      case .key(let key) where character(of: key) != nil: run.append(key)
      // Comes between any two bytes.
      case .woken: result.append(.event(event))
      default:
        flush()
        result.append(.event(event))
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
