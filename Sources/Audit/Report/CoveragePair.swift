/// One event today and after a plan.
public struct CoveragePair: Sendable, Hashable {
  public let event: Callback.Event
  public let start: CoverageRow.Start
  /// Names of the app targets it is about, where the project has several that differ.
  public let targets: [String]
  public let today: CoverageRow?
  /// nil where there is no plan, or the plan's result has no such row.
  public let after: CoverageRow?

  /// The rows of both audits side by side, today's order first; what was handled and no longer is counts as lost.
  public static func pairs(today: [CoverageRow], after: [CoverageRow]?) -> [CoveragePair] {
    let compared = after.map { EventCoverage.compare(before: today, after: $0) } ?? []
    var left: [Key: [CoverageRow]] = [:]
    for row in compared { left[Key(row), default: []].append(row) }
    func take(_ key: Key) -> CoverageRow? {
      guard let row = left[key]?.first else { return nil }
      left[key]?.removeFirst()
      return row
    }
    let pairs = today.map { row in
      CoveragePair(event: row.event, start: row.start, targets: row.targets, today: row, after: take(Key(row)))
    }
    let added = compared.compactMap { row -> CoveragePair? in
      guard left[Key(row)]?.first == row else { return nil }
      _ = take(Key(row))
      return CoveragePair(event: row.event, start: row.start, targets: row.targets, today: nil, after: row)
    }
    return pairs + added
  }

  private struct Key: Hashable {
    let event: Callback.Event
    let start: CoverageRow.Start
    let targets: [String]

    init(_ row: CoverageRow) {
      event = row.event
      start = row.start
      targets = row.targets
    }
  }
}
