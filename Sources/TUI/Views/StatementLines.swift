import Apply
import Audit

/// The code of a launch method with a mark on every line: goes with the window, or stays.
enum StatementLines {
  /// Columns of the marks.
  static func width(_ state: AppState) -> Int { state.ask.statements.isEmpty ? 0 : 2 }

  static func marked(_ lines: [StyledLine], _ excerpt: Excerpt, _ state: AppState) -> [StyledLine] {
    guard !state.ask.statements.isEmpty else { return lines }
    return lines.enumerated().map { offset, line in
      let number = excerpt.firstLine + offset
      guard let statement = state.ask.statements.first(where: { ($0.line...$0.endLine).contains(number) }) else {
        return StyledLine("  ") + line
      }
      let isCursor = state.ask.part == .code && statement.number == state.ask.statement
      return StyledLine([Span(mark(statement) + (isCursor ? Glyphs.cursor : " "), role(statement, isCursor))]) + line
    }
  }

  private static func mark(_ statement: LaunchStatement) -> String {
    switch statement.fate {
    case .moves: Glyphs.more
    case .stays: Glyphs.dot
    case .gates, .copied: Glyphs.equal
    }
  }

  private static func role(_ statement: LaunchStatement, _ isCursor: Bool) -> Style.Role {
    if isCursor { return .key }
    if statement.isFree { return .decision }
    return statement.fate == .moves ? .answered : .quiet
  }

  /// What becomes of the statement under the cursor, and why.
  static func remark(_ state: AppState) -> StyledLine {
    guard let statement = state.currentStatement else { return StyledLine() }
    let fate =
      switch statement.fate {
      case .moves: localized("goes with the window: ")
      case .stays: localized("stays: ")
      case .gates: localized("stays, and stands in front of the window too: ")
      case .copied: localized("stays, and goes with the window too: ")
      }
    return StyledLine([
      Span(fate, .text), Span(statement.reason, .quiet),
      Span(
        statement.isFree ? localized(" (w changes it)") : localized(" (no choice)"), statement.isFree ? .key : .quiet),
    ])
  }
}
