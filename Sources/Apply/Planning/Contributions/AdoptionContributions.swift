import Audit

/// Manifest, hook and target membership: what makes UIKit use the scene delegate.
extension UnitPlan {
  mutating func addAdoption() {
    if let answer = adoptionAnswer {
      if answer.choice != "dynamic" { completeManifests(findings: [answer.id]) }
      if answer.choice == "dynamic" || unit.isCapacitor { addHook(answer) }
      registerExisting(findings: [answer.id])
      addOverrides(answer)
    }
    for answer in unit.answers("membership.not-compiled") where answer.choice == "register" {
      registerExisting(findings: [answer.id])
    }
  }

  /// Runtime name of the scene delegate as the manifest spells it.
  var manifestClassName: String {
    if let existing = unit.sceneDelegate {
      if let name = existing.declaration.type.objectiveCName { return name }
      if existing.language == .objectiveC { return existing.name }
    }
    return dialect.language == .swift ? "$(PRODUCT_MODULE_NAME)." + sceneDelegateName : sceneDelegateName
  }

  /// The storyboard that the configuration names: the one the app starts with today. Without a window in code it is
  /// what makes the window; next to a window in code Capacitor's template names it too.
  func storyboard(for plist: InfoPlist) -> String? {
    if !storyboardMakesWindow, !unit.isCapacitor { return nil }
    let named = plist.string("UIMainStoryboardFile") ?? unit.context.mainStoryboardSetting(unit.targets)
    return named.flatMap { name in unit.context.project.storyboards.contains { $0.name == name } ? name : nil }
  }

  private mutating func completeManifests(findings: [String]) {
    for plist in unit.infoPlists {
      let content = SceneManifestContent(delegateClass: manifestClassName, storyboard: storyboard(for: plist))
      edit(plist, findings: findings) { editor throws(PropertyListEditingError) in
        try editor.completeManifest(content, findings: findings)
      }
    }
    for target in unit.targets {
      for configuration in target.configurations {
        switch configuration.infoPlist {
        case .file(let path):
          if unit.context.project.infoPlists[path] == nil {
            batch.problems.append(.notEditable(path: path, reason: "it could not be read", findings: findings))
          }
        case .missing(let path):
          batch.problems.append(
            .notEditable(
              path: path,
              reason: "INFOPLIST_FILE of \(target.name), \(configuration.name), names it, and it is not there",
              findings: findings))
        case .unresolved(let value):
          batch.problems.append(
            .notEditable(
              path: target.projectFile, reason: "INFOPLIST_FILE of \(target.name) could not be worked out: \(value)",
              findings: findings))
        case .generated, .none: break
        }
      }
      let locations = target.configurations.map(\.infoPlist)
      if !locations.isEmpty, locations.allSatisfy({ $0 == .generated }) { createInfoPlist(of: target, findings) }
    }
  }

  /// A target whose Info.plist is generated as a whole gets a file with nothing but the manifest; Xcode merges the rest
  /// into it.
  private mutating func createInfoPlist(of target: AppTarget, _ findings: [String]) {
    let name = target.name.split(separator: "/").joined(separator: "-") + "-Info.plist"
    guard let path = TreePath.join(target.sourceRoot, name) else { return }
    let storyboard =
      storyboardMakesWindow
      ? target.configurations.lazy.compactMap { $0.setting("INFOPLIST_KEY_UIMainStoryboardFile") }.first : nil
    let content = SceneManifestContent(delegateClass: manifestClassName, storyboard: storyboard)
    let ending = unit.styleText?.lineEnding ?? .lf
    batch.create(path, content.standalonePlist(lineEnding: ending), findings: findings)
    setBuildSetting("INFOPLIST_FILE", name, of: target, findings: findings)
  }

  /// Runs one change of an Info.plist; what cannot be edited is told.
  mutating func edit(
    _ plist: InfoPlist, findings: [String],
    _ change: (PropertyListEditor) throws(PropertyListEditingError) -> [Edit]
  ) {
    do {
      batch.add(try change(try PropertyListEditor(plist)), to: plist.path)
    } catch {
      batch.problems.append(.notEditable(path: plist.path, reason: error.message, findings: findings))
    }
  }

  /// `_Generation = YES` makes Xcode write an empty manifest over the one in the file.
  private mutating func addOverrides(_ answer: Answer) {
    for target in unit.targets
    where target.configurations.contains(where: { $0.isOn("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") }) {
      setBuildSetting(
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "NO", of: target, findings: [answer.id])
    }
  }

  /// The callback that names the scene delegate in code: for the window role only, so that other scenes keep their
  /// own delegates.
  private mutating func addHook(_ answer: Answer) {
    guard let owner = unit.appDelegate else { return }
    if owner.methods.contains(where: { $0.function.callback?.id == "configurationForConnecting" }) { return }
    let name = unit.infoPlists.lazy.compactMap { $0.sceneManifest?.windowConfigurations.first?.name }.first
    insertMember(
      lines: ownerDialect.hook(configuration: name ?? "Default Configuration", sceneDelegate: sceneDelegateName),
      into: owner.declaration, findings: [answer.id])
    if owner.language == .objectiveC { importHeader(sceneDelegateName, into: owner.declaration.file, [answer.id]) }
  }
}

extension AuditContext {
  /// The main storyboard that a build setting names, where a plist does not.
  func mainStoryboardSetting(_ targets: [AppTarget]) -> String? {
    targets.flatMap(\.configurations).lazy.compactMap { $0.setting("INFOPLIST_KEY_UIMainStoryboardFile") }.first
  }
}
