import Audit

/// Manifest, hook and target membership: what makes UIKit use the scene delegate.
extension UnitPlan {
  mutating func addAdoption() {
    if let answer = adoptionAnswer {
      refuseWhatDoesNotParse(answer)
      if !namesInCodeOnly { completeManifests(findings: [answer.id] + keptStoryboard) }
      correctClassName(answer)
      nameStoryboard(answer)
      if namesInCodeOnly || unit.isCapacitor { addHook(answer) }
      registerExisting(findings: [answer.id])
      addOverrides(answer)
    }
    for answer in unit.answers("membership.not-compiled") where answer.choice == "register" {
      registerExisting(findings: [answer.id])
    }
  }

  /// Code of the app delegate that was not understood would be dead without anybody having been told.
  private mutating func refuseWhatDoesNotParse(_ answer: Answer) {
    for part in unit.appDelegate?.parts ?? [] where part.file.language == .swift {
      guard let reason = ResultCheck.refusal(of: part.file) else { continue }
      batch.problems.append(.notEditable(path: part.file.path, reason: reason, findings: [answer.id]))
    }
  }

  /// The app delegate names the scene delegate, and no Info.plist does.
  var namesInCodeOnly: Bool { ["dynamic", StagedAdoption.choice].contains(adoptionAnswer?.choice) }

  /// Runtime name of the scene delegate as the manifest spells it.
  var manifestClassName: String {
    if unit.isFlutter, unit.sceneDelegate == nil, draft.isEmpty { return "FlutterSceneDelegate" }
    if unit.usesExpoScenes, unit.sceneDelegate == nil { return "EXExpoAppSceneDelegate" }
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
    // Flutter has no other window: without the storyboard's name the screen would stay black.
    if unit.isFlutter { return named }
    return named.flatMap { name in unit.context.project.storyboards.contains { $0.name == name } ? name : nil }
  }

  private mutating func completeManifests(findings: [String]) {
    for plist in unit.infoPlists where !restoresMisplaced(in: plist, findings: findings) {
      let content = manifestContent(storyboard: storyboard(for: plist))
      edit(plist, findings: findings) { editor throws(PropertyListEditingError) in
        try editor.completeManifest(content, findings: findings)
      }
    }
    for target in unit.targets {
      for configuration in target.configurations {
        switch configuration.infoPlist {
        case .file(let path):
          if unit.context.project.infoPlists[path] == nil {
            batch.problems.append(
              .notEditable(path: path, reason: localized("it could not be read"), findings: findings))
          }
        case .missing(let path):
          tellUnreachable(
            path, localized("INFOPLIST_FILE of \(target.name), \(configuration.name), names it, and it is not there"),
            findings)
        case .unresolved(let value):
          tellUnreachable(
            target.projectFile, localized("INFOPLIST_FILE of \(target.name) could not be worked out: \(value)"),
            findings)
        case .generated, .none: break
        }
      }
      let locations = target.configurations.map(\.infoPlist)
      if !locations.isEmpty, locations.allSatisfy({ $0 == .generated }) { createInfoPlist(of: target, findings) }
    }
  }

  /// An Info.plist that is not there stops the plan where it is the only one; else it is left to the person.
  private mutating func tellUnreachable(_ path: String, _ reason: String, _ findings: [String]) {
    if unit.infoPlists.isEmpty {
      batch.problems.append(.notEditable(path: path, reason: reason, findings: findings))
    } else if !batch.manualSteps.contains(where: { $0.title.hasSuffix(path) }) {
      batch.manual(
        localized("Add the scene manifest to \(path)"), localized("It cannot be edited here: \(reason)."),
        findings: findings)
    }
  }

  /// Moves a manifest that somebody wrote in the wrong place to where it counts: it says more than a new one would.
  private mutating func restoresMisplaced(in plist: InfoPlist, findings: [String]) -> Bool {
    guard plist.sceneManifest == nil,
      let found = plist.misplacedManifests.first(where: { misplaced in
        switch misplaced.how {
        case .nested, .afterRoot: true
        // What was switched off is switched on again where it says what a new manifest would say.
        case .renamed(let key): disabledClass(key, in: plist) == manifestClassName
        case .commentedOut, .characterData, .duplicated: false
        }
      }), (try? PropertyListEditor(plist).repair(found, findings: findings)) != nil
    else { return false }
    restore(found, in: plist, findings: findings)
    return true
  }

  /// The scene delegate that a manifest under another key names for the window.
  private func disabledClass(_ key: String, in plist: InfoPlist) -> String? {
    plist.root?[key]?["UISceneConfigurations"]?[SceneManifest.windowRole]?.array?.first?[
      "UISceneDelegateClassName"]?.string
  }

  /// A target whose Info.plist is generated as a whole gets a file with nothing but the manifest; Xcode merges the rest
  /// into it.
  private mutating func createInfoPlist(of target: AppTarget, _ findings: [String]) {
    let name = target.name.split(separator: "/").joined(separator: "-") + "-Info.plist"
    guard let path = TreePath.join(target.sourceRoot, name) else { return }
    let storyboard =
      storyboardMakesWindow
      ? target.configurations.lazy.compactMap { $0.setting("INFOPLIST_KEY_UIMainStoryboardFile") }.first : nil
    let content = manifestContent(storyboard: storyboard)
    let ending = unit.styleText?.lineEnding ?? .lf
    batch.create(path, content.standalonePlist(lineEnding: ending), findings: findings)
    setBuildSetting("INFOPLIST_FILE", name, of: target, findings: findings)
  }

  /// The answer that lets the storyboard make the bridge: the manifest's storyboard is its doing.
  private var keptStoryboard: [String] {
    unit.answers("capacitor.custom-bridge").filter { $0.choice == "forward" }.map(\.id)
  }

  /// A half adopted manifest whose class leads nowhere names the scene delegate, where no other answer says which.
  private mutating func correctClassName(_ answer: Answer) {
    let missing = (answer.finding.subject.values["missing"] ?? "").split(separator: ",")
    guard answer.rule == "adoption.partial", missing.contains("delegate"),
      unit.answers("manifest.delegate-unresolved").isEmpty, unit.answers("manifest.delegate-wrong-type").isEmpty
    else { return }
    let name = manifestClassName
    for plist in unit.infoPlists {
      for index in (plist.sceneManifest?.windowConfigurations ?? []).indices {
        let place: [PropertyListStep] = [
          .key(SceneManifest.key), "UISceneConfigurations", .key(SceneManifest.windowRole), .index(index),
          "UISceneDelegateClassName",
        ]
        edit(plist, findings: [answer.id]) { editor throws(PropertyListEditingError) in
          try editor.set(.string(name), at: place, findings: [answer.id])
        }
      }
    }
  }

  /// Flutter's scene delegate shows what a storyboard makes: a configuration without one gets the app's own.
  private mutating func nameStoryboard(_ answer: Answer) {
    let missing = (answer.finding.subject.values["missing"] ?? "").split(separator: ",")
    guard answer.rule == "adoption.partial", missing.contains("window"), unit.isFlutter, storyboardMakesWindow else {
      return
    }
    for plist in unit.infoPlists {
      guard let name = storyboard(for: plist) else { continue }
      for (index, configuration) in (plist.sceneManifest?.windowConfigurations ?? []).enumerated()
      where configuration.storyboard == nil && configuration.delegateClass != nil {
        let place: [PropertyListStep] = [
          .key(SceneManifest.key), "UISceneConfigurations", .key(SceneManifest.windowRole), .index(index),
          "UISceneStoryboardFile",
        ]
        edit(plist, findings: [answer.id]) { editor throws(PropertyListEditingError) in
          try editor.set(.string(name), at: place, findings: [answer.id])
        }
      }
    }
  }

  /// Runs one change of an Info.plist; what cannot be edited is told.
  mutating func edit(
    _ plist: InfoPlist, findings: [String],
    _ change: (PropertyListEditor) throws(PropertyListEditingError) -> [Edit]
  ) {
    define(plist, findings: findings, change)
    if plist.isUnwritten { return }
    let form = unit.answers("plist.binary") + unit.answers("plist.preprocessed")
    let answer = form.first { ($0.finding.subject.file ?? $0.finding.location?.file) == plist.path }
    if answer?.choice == "leave" {
      batch.manual(
        localized("Edit \(plist.path) by hand"),
        localized("It is left as it is, as was answered. The scene manifest has to go into it."),
        answer?.finding.location, findings: findings)
      return
    }
    do {
      if answer?.choice == "convert" {
        try editInTurn(
          plist, from: PropertyListConversion.xml, findings: findings + (answer.map { [$0.id] } ?? []), change)
      } else if Self.isPutRight(plist) {
        try editInTurn(plist, from: { $0 }, findings: findings, change)
      } else {
        let edits = try change(try PropertyListEditor(plist))
        batch.add(
          edits.map { edit in
            var edit = edit
            if let answer { edit.findings.append(answer.id) }
            return edit
          }, to: plist.path)
      }
    } catch {
      let question = unit.open.first { $0.rule == "plist.binary" && $0.location?.file == plist.path }
      let reason = question.flatMap { question in
        plist.editingProblem.map { problem in
          localized(
            """
            \(problem). Answer \(question.id) with convert: the file is then written anew as XML, with the same \
            values, and edited
            """)
        }
      }
      batch.problems.append(
        .notEditable(
          path: plist.path, reason: reason ?? error.message, findings: findings + (question.map { [$0.id] } ?? [])))
    }
  }

  /// Whether a manifest that stands in the wrong place is to be put right: further changes of it are made where it is
  /// then.
  static func isPutRight(_ plist: InfoPlist) -> Bool {
    plist.format == .xml && plist.sceneManifest == nil && plist.comingManifest != nil
  }

  /// The list as the changes so far have left it.
  func current(_ plist: InfoPlist) -> InfoPlist { converted[plist.path]?.plist ?? plist }

  /// Each change is made on what the changes before have left; the file is replaced as a whole.
  ///
  /// - Parameter first: the form that the first change is made on.
  private mutating func editInTurn(
    _ plist: InfoPlist, from first: (InfoPlist) throws(PropertyListEditingError) -> InfoPlist, findings: [String],
    _ change: (PropertyListEditor) throws(PropertyListEditingError) -> [Edit]
  ) throws(PropertyListEditingError) {
    let before: InfoPlist
    if let known = converted[plist.path]?.plist {
      before = known
    } else {
      before = try first(plist)
    }
    let edits = try change(try PropertyListEditor(before))
    if edits.isEmpty { return }
    guard let result = try? FileChange(path: plist.path, original: before.text.bytes, edits: edits).result else {
      throw .notVerified(path: plist.path, place: localized("the root"))
    }
    let after = InfoPlistReader.read(SourceText(path: plist.path, bytes: result))
    let known = converted[plist.path]?.findings ?? []
    converted[plist.path] = (plist, after, known + findings.filter { !known.contains($0) })
  }

  /// The property lists that were changed step by step, each as one replacement of the lines that differ.
  mutating func writeConverted() {
    for (path, list) in converted.sorted(by: { $0.key < $1.key }) {
      let old = list.original.text.bytes
      let new = list.plist.text.bytes
      let start = zip(old, new).prefix { $0 == $1 }.count
      let rest = min(old.count, new.count) - start
      let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
      let first = old[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let tail = old[(old.count - end)...]
      let kept = tail.firstIndex(of: UInt8(ascii: "\n")).map { old.count - $0 - 1 } ?? 0
      let replacement = String(decoding: new[first..<max(first, new.count - kept)], as: UTF8.self)
      batch.add(
        [Edit(range: first..<max(first, old.count - kept), replacement: replacement, findings: list.findings)], to: path
      )
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
    // Without a manifest nothing else names the storyboard that makes the window.
    let first =
      namesInCodeOnly && storyboardMakesWindow
      ? unit.infoPlists.compactMap { storyboard(for: $0) }.first
        ?? unit.context.mainStoryboardSetting(unit.targets)
      : nil
    let hook = ownerDialect.hook(
      configuration: name ?? "Default Configuration", sceneDelegate: hookedClass, storyboard: first,
      modifiers: hookModifiers(owner))
    insertMember(lines: available(hook, of: owner), into: owner.declaration, findings: [answer.id])
    if owner.language == .objectiveC { importHeader(sceneDelegateName, into: owner.declaration.file, [answer.id]) }
  }

  private var hookedClass: String {
    unit.usesExpoScenes && unit.sceneDelegate == nil ? "ExpoAppSceneDelegate" : sceneDelegateName
  }

  /// A public class has to fulfil the protocol in public; what a class in Objective-C takes from it is overridden.
  private func hookModifiers(_ owner: ClassModel) -> String {
    let isPublic = !Set(owner.declaration.type.modifiers).isDisjoint(with: ["public", "open"])
    let overrides = ["RCTAppDelegate", "FlutterAppDelegate"].contains {
      unit.context.sources.subtypes(of: $0).contains(owner.name)
    }
    return (isPublic ? "public " : "") + (overrides ? "override " : "")
  }
}

extension AuditContext {
  /// The main storyboard that a build setting names, where a plist does not.
  func mainStoryboardSetting(_ targets: [AppTarget]) -> String? {
    targets.flatMap(\.configurations).lazy.compactMap { $0.setting("INFOPLIST_KEY_UIMainStoryboardFile") }.first
  }
}
