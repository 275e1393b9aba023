/// How much a key changes that is not easily seen and taken back.
enum KeyWeight {
  /// Moves, looks, opens a dialog, types into a line of text.
  case light
  /// Answers, writes, runs, leaves.
  case heavy
  /// Means nothing here: a sign of text that was not meant as keys.
  case none
}

extension AppState {
  /// The weight of a key for the picture as it is.
  func weight(of key: Key) -> KeyWeight {
    if confirmation != nil {
      switch key {
      case .enter: return .heavy
      case .escape, .character("q"), .character("n"): return .light
      default: return .none
      }
    }
    if prompt != nil { return key == .enter ? .heavy : .light }
    guard let command = command(for: key) else { return .none }
    switch command {
    case .choose, .recommended, .allRecommended, .sameForAll, .clear, .later, .toggle, .flip: return .heavy
    case .apply, .undo, .run, .dropHunk, .rescan, .export, .editor: return .heavy
    case .quit: return .heavy
    case .open: return screen == .ask ? .heavy : .light
    default: return .light
    }
  }

  /// Whether a key tells text from keys: everything but what only moves or looks.
  func isTelling(_ key: Key) -> Bool {
    if confirmation != nil || prompt != nil { return weight(of: key) != .light }
    guard let command = command(for: key) else { return true }
    switch command {
    case .up, .down, .left, .right, .pageUp, .pageDown, .halfUp, .halfDown, .first, .last: return false
    case .nextPane, .previousPane, .next, .previous, .nextOpen: return key == .enter
    case .help, .agenda, .coverage, .preview, .history, .sideBySide, .blanks, .moreContext, .lessContext, .fold,
      .foldAll:
      return false
    default: return true
    }
  }

  /// What a key asks for on the screen that is shown, dialogs aside.
  func command(for key: Key) -> Command? {
    if case .character(let character) = key, let digit = character.wholeNumberValue, character.isASCII, digit > 0,
      screen == .findings || screen == .ask
    {
      return .choose(digit)
    }
    return KeyTable.command(for: key, on: screen)
  }

  /// What a person has to have seen before a heavy key can be meant for it.
  var picture: Picture {
    Picture(screen: screen, finding: ask.finding, confirmation: confirmation, prompt: prompt?.purpose)
  }

  struct Picture: Equatable {
    let screen: Screen
    let finding: String
    let confirmation: Confirmation?
    let prompt: Prompt.Purpose?
  }
}
