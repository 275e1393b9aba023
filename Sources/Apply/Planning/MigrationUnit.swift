import Audit

/// The app targets that share one app delegate, and what was decided about them: what one scene delegate is made for.
struct MigrationUnit {
  let context: AuditContext
  let targets: [AppTarget]
  let appDelegate: ClassModel?
  /// The class that serves the window role already, compiled or not.
  let sceneDelegate: ClassModel?
  var answers: [Answer]
  /// Questions about its targets that have no answer yet.
  var open: [Finding] = []

  /// Answers of rules whose id is `rule` or stands below it.
  func answers(_ rule: String) -> [Answer] { answers.filter { $0.rule == rule || $0.rule.hasPrefix(rule + ".") } }
  func choice(_ rule: String) -> String? { answers(rule).first?.choice }

  /// Whether its targets show Capacitor's bridge.
  var isCapacitor: Bool {
    let ids = Set(context.project.capacitorTargets(context.sources).map(\.id))
    return targets.contains { ids.contains($0.id) }
  }

  /// Whether Capacitor's scene API (8.5) will be there: it is resolved already, or the upgrade was chosen.
  var hasCapacitorSceneProxy: Bool {
    guard isCapacitor else { return false }
    if choice("capacitor.version") == "upgrade" { return true }
    if choice("capacitor.version") == "own" { return false }
    guard let version = context.project.capacitor?.version?.version else { return true }
    return Version("8.5.0").map { version >= $0 } ?? true
  }

  /// The app delegate's file: whose indentation, line ending and header a new file copies.
  var styleText: SourceText? { appDelegate?.declaration.file.text ?? sceneDelegate?.declaration.file.text }

  /// Info.plists of all configurations, each once, in order.
  var infoPlists: [InfoPlist] {
    var seen: Set<String> = []
    return targets.flatMap(\.configurations).compactMap { configuration in
      guard case .file(let path) = configuration.infoPlist, seen.insert(path).inserted else { return nil }
      return context.project.infoPlists[path]
    }
  }

  /// Whether the app starts with a storyboard today.
  var hasMainStoryboard: Bool {
    infoPlists.contains { $0.string("UIMainStoryboardFile") != nil } || context.mainStoryboardSetting(targets) != nil
  }

  /// The units of a project. A target without an app delegate is a unit of its own.
  static func units(of context: AuditContext, answers: [Answer], open: [Finding] = []) -> [MigrationUnit] {
    var groups: [(key: String, targets: [AppTarget], delegate: ClassModel?)] = []
    for target in context.project.targets {
      let delegate = context.sources.appDelegates(of: target).first ?? context.adoption[target]?.appDelegate
      let key = delegate.map { $0.declaration.file.path + "#" + $0.name } ?? target.id
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].targets.append(target)
      } else {
        groups.append((key, [target], delegate))
      }
    }
    return groups.flatMap { group in
      let ids = Set(group.targets.map(\.id))
      return MigrationUnit(
        context: context, targets: group.targets, appDelegate: group.delegate,
        sceneDelegate: existingSceneDelegate(in: context, targets: group.targets, appDelegate: group.delegate),
        answers: answers.filter { !ids.isDisjoint(with: $0.finding.subject.targets) },
        open: open.filter { !ids.isDisjoint(with: $0.subject.targets) }
      ).byDelegate
    }
  }

  /// One unit for each scene delegate that answers are about: a manifest may name several, and code written for one class
  /// fits no other.
  private var byDelegate: [MigrationUnit] {
    var main = self
    var others: [MigrationUnit] = []
    for answer in answers where answer.rule.hasPrefix("scene.") {
      guard let name = answer.finding.subject.type, name != sceneDelegate?.name, name != appDelegate?.name,
        let model = targets.lazy.compactMap({ context.sources.classModel(name, in: $0) }).first
      else { continue }
      main.answers.removeAll { $0.id == answer.id }
      if let index = others.firstIndex(where: { $0.sceneDelegate?.name == name }) {
        others[index].answers.append(answer)
      } else {
        others.append(
          MigrationUnit(context: context, targets: targets, appDelegate: nil, sceneDelegate: model, answers: [answer]))
      }
    }
    return [main] + others
  }

  private static func isAsked(_ entry: SceneManifest.Configuration, _ names: [String]) -> Bool {
    entry.name.map(names.contains) ?? false
  }

  /// A class of that name which no other app compiles for itself.
  private static func ownModel(_ name: String, in context: AuditContext, targets: [AppTarget]) -> ClassModel? {
    let ids = Set(targets.map(\.id))
    guard let model = context.sources.classModel(name, in: nil) else { return nil }
    let path = model.declaration.file.path
    let isForeign = context.project.targets.contains { !ids.contains($0.id) && $0.compiledPaths.contains(path) }
    return isForeign && !targets.contains { $0.compiledPaths.contains(path) } ? nil : model
  }

  /// The class that the manifest names for the window role, that of the configuration the app's code asks for before
  /// others, and one that is compiled before one that is not; else the only class that adopts the protocol.
  private static func existingSceneDelegate(
    in context: AuditContext, targets: [AppTarget], appDelegate: ClassModel?
  ) -> ClassModel? {
    for target in targets {
      for configuration in target.configurations {
        guard case .file(let path) = configuration.infoPlist,
          let manifest = context.project.infoPlists[path]?.sceneManifest
        else { continue }
        let asked = context.adoption[target]?.hook?.names.map(\.text) ?? []
        let entries = manifest.windowConfigurations
        let names = (entries.filter { isAsked($0, asked) } + entries.filter { !isAsked($0, asked) })
          .compactMap(\.delegateClass).map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        let compiled = names.lazy.compactMap { context.sources.classModel($0, in: target) }.first { !$0.isProtocol }
        if let model = compiled ?? names.first.flatMap({ ownModel($0, in: context, targets: targets) }),
          !model.isProtocol
        {
          // An app delegate in the place of a scene delegate is none.
          let isAppDelegate = context.adoption[target].map { adoption in
            adoption.appDelegate?.name == model.name && !adoption.sceneDelegates.contains { $0.name == model.name }
          }
          if isAppDelegate == true { continue }
          return model
        }
      }
    }
    let carPlay = context.sources.subtypes(of: "CPTemplateApplicationSceneDelegate")
    for target in targets {
      let models = context.sources.sceneDelegates(of: target).filter { !carPlay.contains($0.name) }
      if models.count == 1 { return models.first }
      if let model = models.first(where: { $0.name == "SceneDelegate" }) { return model }
    }
    if let folder = targets.first.map(\.sourceRoot),
      let orphan = ownModel("SceneDelegate", in: context, targets: targets),
      TreePath.isInside(orphan.declaration.file.path, folder), !orphan.isProtocol,
      appDelegate.map({ context.sources.undeclaredMembers(orphan, of: $0).isEmpty }) ?? true
    {
      return orphan
    }
    return nil
  }
}
