/// Statements of launch that lead to code which looks for the window, or makes one more, somewhere else.
extension LaunchAnalysis {
  /// Calls between a statement and such code, up to which the statement follows the window. Behind more of them it has
  /// other business too, and is only told.
  private static let nearHops = 2

  /// Has them follow the window, where that tears nothing apart.
  mutating func followSeekers() {
    guard seeds == nil else { return }
    let code = sources.windowSeekers(of: owner)
    var isShown = false
    for index in statements.indices {
      let statement = statements[index]
      defer { isShown = isShown || fates[index].fate == .moves && code.shows(statement, of: method) }
      guard fates[index].fate == .stays, statement.kind != .return, !ofEngine.contains(index),
        let place = code.places(from: statement, of: method).first(where: { isShown || !$0.needsShownWindow })
      else { continue }
      // What fills a window that is empty so far has no other business.
      let isNear = place.hops <= Self.nearHops || place.need == .asksAppDelegate && makesEmptyWindow
      seekers.append(
        LaunchSplit.Seeker(
          index: index, reason: place.reason, location: SourceLocation(place.file.text, place.range), isNear: isNear,
          asksAppDelegate: place.need == .asksAppDelegate))
      guard fates[index].isFree, flips[index] == nil else { continue }
      fates[index].reason = place.reason
      guard isNear else { continue }
      var trial = self
      trial.fates[index].fate = .moves
      trial.propagate()
      if trial.openConflicts.count <= openConflicts.count { fates = trial.fates }
    }
  }
}

extension LaunchAnalysis {
  /// Whether what moves makes the window and puts nothing into it.
  private var makesEmptyWindow: Bool {
    let moved = statements.indices.filter { fates[$0].fate == .moves }
    return moved.contains { fates[$0].reason == LaunchSplit.makesTheWindow }
      && !moved.contains { fillsWindow(statements[$0]) }
  }
}

extension WindowSeekers.Place {
  /// Before the app has shown its window, asking for it never told anything.
  fileprivate var needsShownWindow: Bool {
    if case .asksApp = need { true } else { false }
  }
}
