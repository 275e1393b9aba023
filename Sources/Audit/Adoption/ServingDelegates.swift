/// Finds the classes that serve the window scene of a target.
struct ServingDelegates {
  let target: AppTarget
  let project: Project
  let sources: SourceIndex
  let calls: CallResolver
  private var handsOver = false

  init(target: AppTarget, project: Project, sources: SourceIndex, calls: CallResolver) {
    self.target = target
    self.project = project
    self.sources = sources
    self.calls = calls
  }

  func serving(
    manifests: [ManifestUse], hook: ConfigurationHook?, appDelegate: ClassModel?
  ) -> [TargetAdoption.Serving] {
    var finder = self
    finder.handsOver = appDelegate.map(makesWindowAtLaunch) ?? false
    return finder.find(manifests: manifests, hook: hook, appDelegate: appDelegate)
  }

  /// Whether the app delegate makes a window while it launches.
  private func makesWindowAtLaunch(_ appDelegate: ClassModel) -> Bool {
    let windows = WindowCreation.types(in: sources)
    return appDelegate.methods.filter { $0.function.callback?.event == .launch }.contains { method in
      calls.reachable(from: method.site).contains { WindowCreation.first(in: $0.function, windows: windows) != nil }
    }
  }

  private func find(
    manifests: [ManifestUse], hook: ConfigurationHook?, appDelegate: ClassModel?
  ) -> [TargetAdoption.Serving] {
    if let hook, hook.setsDelegate { return fromHook(hook, manifests: manifests) }
    // The app delegate may ask for one of several by name.
    let asked = Set(hook?.names.map(\.text) ?? [])
    let isChosen = manifests.contains { use in use.namedWindowEntries.contains { asked.contains($0.name ?? "") } }
    let named = manifests.flatMap { use in
      use.namedWindowEntries.filter { !isChosen || asked.contains($0.name ?? "") }.flatMap { entry in
        use.configurations.map { (use, entry, DelegateLookup(sources: sources, target: target, configuration: $0)) }
      }
    }
    var seen: Set<String> = []
    let found = named.compactMap { use, entry, lookup -> TargetAdoption.Serving? in
      let name = entry.delegateClass ?? ""
      let resolution = lookup.find(name, role: entry.role)
      guard seen.insert("\(use.plist?.path ?? "") \(name) \(resolution.isUsable)").inserted else { return nil }
      return TargetAdoption.Serving(
        name: name, origin: .manifest(use, entry), resolution: resolution,
        window: window(of: resolution, storyboard: entry.storyboard))
    }
    return found.isEmpty ? fromSources(appDelegate: appDelegate) : found
  }

  private func fromHook(_ hook: ConfigurationHook, manifests: [ManifestUse]) -> [TargetAdoption.Serving] {
    let written = manifests.flatMap(\.windowEntries).lazy.compactMap(\.storyboard).first
    let storyboard = written ?? (hook.setsStoryboard ? "" : nil)
    let resolved = hook.delegateNames.compactMap { name -> (String, DelegateClass)? in
      if let model = sources.classModel(name, in: target) {
        return sources.isCarPlayOnly(name) || !sources.isSceneDelegate(name) ? nil : (name, .found(model))
      }
      if DelegateLookup.frameworkClasses.contains(name) { return (name, .framework(name)) }
      return sources.classModel(name, in: nil).map { model in
        (name, isLinked(model, hook) ? .found(model) : .notCompiled(model))
      }
    }
    var seen: Set<String> = []
    let found = resolved.filter { seen.insert($0.0).inserted }.map { name, resolution in
      TargetAdoption.Serving(
        name: name, origin: .hook(hook), resolution: resolution, window: window(of: resolution, storyboard: storyboard))
    }
    if !found.isEmpty { return found }
    if let name = hook.delegateNames.first(where: { sources.classModel($0, in: nil) == nil }), bringsNoClasses(hook) {
      return [TargetAdoption.Serving(name: name, origin: .hook(hook), resolution: .missing, window: .none)]
    }
    // The class is chosen by an expression: it is there, and only a run tells which.
    return [
      TargetAdoption.Serving(
        name: "delegateClass", origin: .hook(hook), resolution: .otherModule(""), window: .framework("delegateClass"))
    ]
  }

  /// Whether the class comes with a package of this tree that the hook's file imports.
  private func isLinked(_ model: ClassModel, _ hook: ConfigurationHook) -> Bool {
    let path = model.declaration.file.path
    let folders = Set(path.split(separator: "/").dropLast().map(String.init))
    return target.linkedPaths.contains(path) || hook.method.file.imports.contains { folders.contains($0.name) }
  }

  /// Whether every module that the hook's file imports is known to bring no scene delegate.
  private func bringsNoClasses(_ hook: ConfigurationHook) -> Bool {
    hook.method.file.imports.allSatisfy { Self.modulesWithoutDelegates.contains($0.name) }
  }

  private static let modulesWithoutDelegates: Set = [
    "UIKit", "Foundation", "SwiftUI", "UserNotifications", "Combine", "OSLog", "os", "Capacitor", "UIKit/UIKit.h",
    "Foundation/Foundation.h", "AppDelegate.h",
  ]

  /// Scene delegates that nothing names: compiled ones, or ones beside the app delegate that no target compiles.
  private func fromSources(appDelegate: ClassModel?) -> [TargetAdoption.Serving] {
    let compiled = sources.sceneDelegates(of: target).filter {
      !sources.isCarPlayOnly($0.name) && $0.name != appDelegate?.name && $0.isCompiled(by: target, in: sources)
    }
    let models: [(ClassModel, DelegateClass)] = compiled.map { ($0, .found($0)) }
    let all = models.isEmpty ? besides(appDelegate).map { ($0, DelegateClass.notCompiled($0)) } : models
    // Of several, the one with the usual name is meant; the others may serve further windows.
    let candidates = all.filter { $0.0.name == "SceneDelegate" }.first ?? all.first
    return [candidates].compactMap { $0 }.map { model, resolution in
      TargetAdoption.Serving(
        name: model.name, origin: .source, resolution: resolution, window: window(of: resolution, storyboard: nil))
    }
  }

  private func besides(_ appDelegate: ClassModel?) -> [ClassModel] {
    guard let appDelegate else { return [] }
    let folder = TreePath.parent(appDelegate.declaration.file.path)
    let names = SourceIndex.sceneDelegateTypes.reduce(into: Set<String>()) { $0.formUnion(sources.subtypes(of: $1)) }
    return names.sorted().compactMap { sources.classModel($0, in: nil) }.filter { model in
      let path = model.declaration.file.path
      return !model.isProtocol && !sources.isCarPlayOnly(model.name) && TreePath.parent(path) == folder
        && !project.targets.contains { $0.compiledPaths.contains(path) }
        && sources.undeclaredMembers(model, of: appDelegate).isEmpty
    }
  }

  private func window(of resolution: DelegateClass, storyboard: String?) -> WindowSource {
    switch resolution {
    case .framework(let name): return .of(framework: name, storyboard: storyboard, handsOver: handsOver)
    case .otherModule(let name): return .framework(name)
    case .unexpanded(let name): return .framework(name)
    case .missing: return .none
    case .found(let model), .notCompiled(let model), .misnamed(let model, _, _), .wrongType(let model):
      return WindowSource.of(
        model, storyboard: storyboard, handsOver: handsOver, in: target, sources: sources, calls: calls)
    }
  }
}
