import Audit

/// Handlers of what starts the app that look for an active scene, which there is none of while one connects.
extension UnitPlan {
  mutating func tellColdSceneSearches() {
    let cold = Set(draft.fragments("scene.willConnect").filter { $0.paragraph == .cold }.flatMap(\.findings))
    var told: Set<SourceLocation> = []
    for answer in unit.answers where cold.contains(answer.id) && answer.rule.hasPrefix("callback.") {
      guard let carried = carried(answer),
        let search = ActiveSceneSearch.first(reachedFrom: carried.method, in: unit.context),
        told.insert(search.location).inserted
      else { continue }
      if search.asksKeyWindow {
        batch.manual(
          localized("\(search.function) may find no key window while a scene connects"),
          localized(
            """
            What starts the app reaches \(carried.function.baseName) from scene(_:willConnectTo:options:), where the \
            scene is not in the foreground yet and the app may have no key window. Have it take the scene's window, \
            and see on a device that what started the app arrives.
            """), search.location, findings: [answer.id])
        continue
      }
      batch.manual(
        localized("\(search.function) finds no scene while one connects"),
        localized(
          """
          What starts the app reaches \(carried.function.baseName) from scene(_:willConnectTo:options:), where the \
          scene is not in the foreground yet. Have it take the scene's window where no scene is active, or any scene.
          """), search.location, findings: [answer.id])
    }
  }
}
