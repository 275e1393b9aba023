import Audit
import TUI

/// The event table for people.
struct CoverageText {
  let style: TextStyle
  let width: Int

  /// - Parameter after: the rows of the plan's result; nil for today's column alone.
  func table(_ today: [CoverageRow], after: [CoverageRow]?) -> String {
    let pairs = CoveragePair.pairs(today: today, after: after)
    if pairs.isEmpty { return localized("  Nothing: no app target was found.") + "\n" }
    let events = pairs.map { pair in
      Wording.event(pair.event)
        + (pair.targets.isEmpty ? "" : pair.targets.map(VisibleText.line).commaSeparated.inBrackets)
    }
    let first = (events.map(PrintLayout.cells).max() ?? 0) + 2
    let rest = max(24, width - 2 - first - 6)
    let column = after == nil ? rest : rest / 2
    var text = "  " + PrintLayout.padded(localized("EVENT"), first) + PrintLayout.padded(localized("START"), 6)
    text +=
      after == nil ? localized("HANDLER") : PrintLayout.padded(localized("TODAY"), column) + localized("AFTER")
    text += "\n"
    for (pair, event) in zip(pairs, events) {
      text += "  " + PrintLayout.padded(event, first)
      text += PrintLayout.padded(Wording.start(pair.start), 6)
      let left = cell(pair.today, column - 1)
      text += after == nil ? left.colored : left.colored + String(repeating: " ", count: max(1, column - left.cells))
      if after != nil { text += cell(pair.after, column).colored }
      text += "\n"
    }
    return text
  }

  private func cell(_ row: CoverageRow?, _ width: Int) -> (colored: String, cells: Int) {
    guard let row else { return ("-", 1) }
    let handler = row.handler.map { VisibleText.line(Wording.shortHandler($0)) } ?? localized("nobody")
    switch row.verdict {
    case .runs, .none:
      let text = PrintLayout.cut(row.verdict == .none ? "-" : handler, width)
      return (text, PrintLayout.cells(text))
    case .silent, .lost, .twice:
      let word = row.verdict.word
      let text = PrintLayout.cut(handler, width - PrintLayout.cells(word) - 2)
      return (text + "  " + style(.blocker, word), PrintLayout.cells(text) + 2 + PrintLayout.cells(word))
    }
  }

  /// What stands in the column after today's.
  static var meaningOfAfter: String {
    localized("After the plan: with the saved answers and, where there is none, the recommendation.")
  }

  /// What a person has to know about the column in one sentence; empty where every handler runs.
  static func summary(_ rows: [CoverageRow]) -> String {
    let bad = CoverageRow.Verdict.allCases.compactMap { verdict -> String? in
      let count = rows.count { $0.verdict == verdict }
      guard count > 0, verdict != .runs, verdict != .none else { return nil }
      return localized("\(counted(count, "event")) \(verdict.word.lowercased())")
    }
    return bad.commaSeparated
  }
}

extension CoverageRow.Verdict {
  var word: String {
    switch self {
    case .runs: localized("runs")
    case .silent: localized("NOT CALLED")
    case .lost: localized("LOST")
    case .twice: localized("TWICE")
    case .none: localized("nobody")
    }
  }
}
