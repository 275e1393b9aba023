import Audit
import TUI

/// The event table as Markdown.
enum CoverageMarkdown {
  /// - Parameter after: the rows of the plan's result; nil for today's column alone.
  static func table(_ rows: [CoverageRow], after: [CoverageRow]?) -> String {
    Markdown.table(
      [localized("Event"), localized("Start"), localized("Today")]
        + (after == nil ? [] : [localized("After the plan")]),
      CoveragePair.pairs(today: rows, after: after).map { pair in
        let targets = pair.targets.isEmpty ? "" : pair.targets.map(Markdown.prose).commaSeparated.inBrackets
        let cells = [cell(pair.today)] + (after == nil ? [] : [cell(pair.after)])
        return [Wording.event(pair.event) + targets, Wording.start(pair.start)] + cells
      })
  }

  private static func cell(_ row: CoverageRow?) -> String {
    guard let row, row.verdict != .none else { return "-" }
    let handler = row.handler.map { Markdown.cell(code: Wording.shortHandler($0)) } ?? localized("nobody")
    return row.verdict == .runs ? handler : handler + " **" + row.verdict.word.lowercased() + "**"
  }
}
