/// What a key asks for. Keys map to commands through `KeyTable`; `update` carries them out.
public enum Command: Hashable, Sendable {
  case up, down, left, right, pageUp, pageDown, halfUp, halfDown, first, last
  case nextPane, previousPane
  case open, choose(Int), toggle, flip
  case back, quit
  case search, next, previous, filter
  case recommended, allRecommended, sameForAll, clear, note, later, nextOpen
  case agenda, coverage, preview, history, help
  case apply, undo, run, rescan
  case editor, copy, export
  case dropHunk, fold, foldAll, sideBySide, blanks, moreContext, lessContext
  case redraw, suspend, interrupt
}

/// Whether a command works now.
public enum Availability: Equatable, Sendable {
  case now
  /// The reason, as a sentence without its full stop.
  case not(String)

  public var isNow: Bool { self == .now }
}
