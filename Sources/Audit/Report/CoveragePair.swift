/// One event today and after a plan.
public struct CoveragePair: Sendable, Hashable {
  public let event: Callback.Event
  public let start: CoverageRow.Start
  public let today: CoverageRow?
  /// nil where there is no plan, or the plan's result has no such row.
  public let after: CoverageRow?

  /// The rows of both audits side by side, today's order first. Several rows of one event and start are paired in order.
  public static func pairs(today: [CoverageRow], after: [CoverageRow]?) -> [CoveragePair] {
    struct Key: Hashable {
      let event: Callback.Event
      let start: CoverageRow.Start
    }
    var left: [Key: [CoverageRow]] = [:]
    for row in after ?? [] { left[Key(event: row.event, start: row.start), default: []].append(row) }
    var pairs = today.map { row in
      let key = Key(event: row.event, start: row.start)
      let partner = left[key]?.first
      if partner != nil { left[key]?.removeFirst() }
      return CoveragePair(event: row.event, start: row.start, today: row, after: partner)
    }
    for row in after ?? [] {
      let key = Key(event: row.event, start: row.start)
      guard left[key]?.first == row else { continue }
      left[key]?.removeFirst()
      pairs.append(CoveragePair(event: row.event, start: row.start, today: nil, after: row))
    }
    return pairs
  }
}
