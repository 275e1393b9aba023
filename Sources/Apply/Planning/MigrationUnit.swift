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
      let delegate = context.sources.appDelegates(of: target).first
      let key = delegate.map { $0.declaration.file.path + "#" + $0.name } ?? target.id
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].targets.append(target)
      } else {
        groups.append((key, [target], delegate))
      }
    }
    return groups.map { group in
      let ids = Set(group.targets.map(\.id))
      return MigrationUnit(
        context: context, targets: group.targets, appDelegate: group.delegate,
        sceneDelegate: existingSceneDelegate(in: context, targets: group.targets),
        answers: answers.filter { !ids.isDisjoint(with: $0.finding.subject.targets) },
        open: open.filter { !ids.isDisjoint(with: $0.subject.targets) })
    }
  }

  /// A class of that name which no other app compiles for itself.
  private static func ownModel(_ name: String, in context: AuditContext, targets: [AppTarget]) -> ClassModel? {
    let ids = Set(targets.map(\.id))
    guard let model = context.sources.classModel(name, in: nil) else { return nil }
    let path = model.declaration.file.path
    let isForeign = context.project.targets.contains { !ids.contains($0.id) && $0.compiledPaths.contains(path) }
    return isForeign && !targets.contains { $0.compiledPaths.contains(path) } ? nil : model
  }

  /// The configurations that the app delegate asks for by name, where it does.
  private static func asked(
    _ manifest: SceneManifest, by hook: ConfigurationHook?
  ) -> [SceneManifest.Configuration]? {
    let names = Set(hook?.names.map(\.text) ?? [])
    let found = manifest.windowConfigurations.filter { names.contains($0.name ?? "") }
    return found.isEmpty ? nil : found
  }

  /// The class that the manifest names for the window role; else the only class that adopts the protocol.
  private static func existingSceneDelegate(in context: AuditContext, targets: [AppTarget]) -> ClassModel? {
    for target in targets {
      for configuration in target.configurations {
        guard case .file(let path) = configuration.infoPlist,
          let manifest = context.project.infoPlists[path]?.sceneManifest,
          let named = (asked(manifest, by: context.adoption[target]?.hook) ?? manifest.windowConfigurations)
            .lazy.compactMap(\.delegateClass).first
        else { continue }
        let short = named.split(separator: ".").last.map(String.init) ?? named
        if let model = context.sources.classModel(short, in: target) ?? ownModel(short, in: context, targets: targets),
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
      TreePath.isInside(orphan.declaration.file.path, folder), !orphan.isProtocol
    {
      return orphan
    }
    return nil
  }
}
