import Audit

/// What the program tells the shell. Public: scripts rely on the numbers.
enum ExitCode: Int32, CaseIterable {
  /// Nothing is open at the level asked for; nothing would change; what was asked for was done.
  case clean = 0
  /// Findings are open, or a plan would change files.
  case open = 1
  /// The command line makes no sense, or a file it names cannot be used.
  case usage = 2
  /// The project cannot be read.
  case unreadable = 3
  /// Refused before writing, or rolled back.
  case refused = 4
  /// Questions have no answer that may be taken without a person.
  case unanswered = 5

  var meaning: String {
    switch self {
    case .clean: localized("nothing open at the --fail-on level, or done")
    case .open: localized("findings open, or the plan would change files")
    case .usage: localized("usage")
    case .unreadable: localized("the project cannot be read")
    case .refused: localized("apply or undo refused, or rolled back")
    case .unanswered: localized("answers missing")
    }
  }
}
