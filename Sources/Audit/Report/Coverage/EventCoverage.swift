/// What the system can send to an app, and which code gets it.
public enum EventCoverage {
  /// One row for each event and way to start, for every group of targets that share their delegates.
  ///
  /// - Parameter findings: those of the project; a row names the ones that are about its handler.
  public static func rows(of context: AuditContext, findings: [Finding] = []) -> [CoverageRow] {
    let groups = context.adoption.groups { _ in true }
    return groups.flatMap { group -> [CoverageRow] in
      guard let adoption = group.first else { return [] }
      let handlers = EventHandlers(adoption: adoption, context: context)
      let targets = groups.count > 1 ? group.appTargets.map(context.project.title) : []
      return EventRow.all.compactMap { row(for: $0, handlers: handlers, findings: findings, targets: targets) }
    }
  }

  /// The rows of an audit after a change, with `lost` where something was handled before and no longer is.
  public static func compare(before: [CoverageRow], after: [CoverageRow]) -> [CoverageRow] {
    func handled(_ row: CoverageRow) -> Bool { row.verdict == .runs || row.verdict == .twice }
    var result = after.map { row -> CoverageRow in
      let old = before.first { $0.event == row.event && $0.start == row.start && $0.targets == row.targets }
      guard let old, handled(old), !handled(row) else { return row }
      return row.with(verdict: .lost, location: row.location ?? old.location)
    }
    for row in before where handled(row) {
      let isKnown = after.contains { $0.event == row.event && $0.start == row.start && $0.targets == row.targets }
      if !isKnown {
        result.append(
          CoverageRow(
            event: row.event, start: row.start, handler: nil, verdict: .lost, location: row.location,
            findings: row.findings, targets: row.targets))
      }
    }
    return result
  }

  private static func row(
    for row: EventRow, handlers: EventHandlers, findings: [Finding], targets: [String]
  ) -> CoverageRow? {
    let found = handlers.handlers(of: row)
    let live = found.filter(\.isCalled)
    guard let shown = live.first ?? found.first else {
      return row.isAlwaysShown
        ? CoverageRow(event: row.event, start: row.start, handler: nil, verdict: .none, targets: targets) : nil
    }
    let isTwice = live.count > 1 && row.isTakenOnce
    let verdict: CoverageRow.Verdict = live.isEmpty ? .silent : isTwice ? .twice : .runs
    let about = findings.filter { finding in
      guard let place = finding.location, place.file == shown.location.file else { return false }
      return place.range.overlaps(shown.extent) || shown.extent.contains(place.range.lowerBound)
    }
    return CoverageRow(
      event: row.event, start: row.start, handler: shown.title, verdict: verdict, location: shown.location,
      findings: about.map(\.id), targets: targets)
  }
}

extension CoverageRow {
  fileprivate func with(verdict: Verdict, location: SourceLocation?) -> CoverageRow {
    CoverageRow(
      event: event, start: start, handler: handler, verdict: verdict, location: location, findings: findings,
      targets: targets)
  }
}

/// An event with the way the app is started by it.
struct EventRow: Sendable {
  let event: Callback.Event
  let start: CoverageRow.Start
  /// Whether it is told even where nobody handles it.
  let isAlwaysShown: Bool

  /// Whether a second handler would do the same thing again. Life-cycle code may well stand in several places.
  var isTakenOnce: Bool {
    switch event {
    case .openURL, .universalLink, .otherActivity, .shortcut, .notificationTap, .cloudKitShare: true
    default: false
    }
  }

  private init(_ event: Callback.Event, _ start: CoverageRow.Start, always: Bool = true) {
    self.event = event
    self.start = start
    isAlwaysShown = always
  }

  static let all: [EventRow] = [
    EventRow(.launch, .cold),
    EventRow(.openURL, .cold), EventRow(.openURL, .warm),
    EventRow(.universalLink, .cold), EventRow(.universalLink, .warm),
    EventRow(.otherActivity, .cold), EventRow(.otherActivity, .warm),
    EventRow(.activityWillContinue, .warm, always: false), EventRow(.activityDidFail, .warm, always: false),
    EventRow(.activityDidUpdate, .warm, always: false),
    EventRow(.shortcut, .cold), EventRow(.shortcut, .warm),
    EventRow(.notificationTap, .cold), EventRow(.notificationTap, .warm),
    EventRow(.cloudKitShare, .cold, always: false), EventRow(.cloudKitShare, .warm, always: false),
    EventRow(.becomeActive, .none), EventRow(.resignActive, .none), EventRow(.enterBackground, .none),
    EventRow(.enterForeground, .none), EventRow(.disconnect, .none, always: false),
    EventRow(.pushToken, .none), EventRow(.pushTokenFailed, .none, always: false), EventRow(.silentPush, .none),
    EventRow(.backgroundFetch, .none), EventRow(.backgroundURLSession, .none, always: false),
    EventRow(.terminate, .none, always: false), EventRow(.memoryWarning, .none, always: false),
    EventRow(.orientation, .none, always: false), EventRow(.stateRestoration, .none, always: false),
    EventRow(.carPlay, .none, always: false),
  ]
}
