/// How far one app target has adopted scenes, and what that rests on.
public struct TargetAdoption: Sendable {
  /// What adoption is made of, in the order a person would add it.
  public enum Piece: String, Sendable, CaseIterable {
    case manifest, delegate, compiled, window, links
  }

  /// A class that serves, or is meant to serve, the window scene.
  public struct Serving: Sendable {
    public enum Origin: Sendable {
      case manifest(ManifestUse, SceneManifest.Configuration)
      case hook(ConfigurationHook)
      /// Nothing names it yet.
      case source
    }

    /// As the manifest, the hook or the declaration spells it.
    public let name: String
    public let origin: Origin
    public let resolution: DelegateClass
    public let window: WindowSource

    /// The class as declared where its source was read, else the name as spelt.
    public var title: String { resolution.model?.name ?? name }
  }

  public let target: AppTarget
  public let entry: EntryPoint
  /// The class UIKit starts with, or the one that SwiftUI's adaptor names.
  public let appDelegate: ClassModel?
  public let manifests: [ManifestUse]
  public let hook: ConfigurationHook?
  public let serving: [Serving]
  public let links: LinkForwarding
  /// Pieces that are not there; empty for an adopted target.
  public let missing: [Piece]
  public let state: ProjectReport.State
  /// False where no Info.plist of the target could be read, so that nothing is claimed.
  public let isKnown: Bool

  /// Whether UIKit already uses scenes for it, so that the app delegate's own window and event methods are dead.
  public let usesScenes: Bool

  /// Scene delegate classes whose source was read.
  public var sceneDelegates: [ClassModel] {
    var seen: Set<String> = []
    return serving.compactMap { serving in
      // An app delegate in the place of a scene delegate is none.
      if case .wrongType(let model) = serving.resolution, model.name == appDelegate?.name { return nil }
      return serving.resolution.model
    }.filter { seen.insert($0.name).inserted }
  }

  /// The class of a stack that serves the scene, itself or as a superclass.
  func servingFramework(in sources: SourceIndex) -> String? {
    for serving in serving {
      if case .framework(let name) = serving.resolution { return name }
    }
    let ancestors = sceneDelegates.reduce(into: Set<String>()) { $0.formUnion(sources.ancestors(of: $1, in: target)) }
    return WindowSource.frameworks.sorted().first(where: ancestors.contains)
  }

  /// Whether the class that serves the scene calls the app delegate's own methods for links and states.
  func callsAppDelegate(in sources: SourceIndex) -> Bool {
    servingFramework(in: sources)?.hasSuffix("ExpoAppSceneDelegate") ?? false
  }

  /// Whether the question about adoption covers a repair of this target.
  public var isRepairedByAdoption: Bool {
    !entry.isSwiftUI && isKnown && !missing.isEmpty && missing != [.links]
  }

  init(_ target: AppTarget, project: Project, sources: SourceIndex, calls: CallResolver) {
    let entry = sources.entryPoint(of: target)
    let manifests = ManifestUse.uses(of: target, in: project)
    let appDelegate =
      entry.appDelegate ?? sources.appDelegates(of: target).first
      ?? (entry.isSwiftUI ? sources.adaptorDelegate(of: target) : nil)
    let hook = appDelegate.flatMap { delegate in
      sources.lineage(of: delegate, in: target).lazy.compactMap { ConfigurationHook(of: $0, calls: calls) }.first
    }
    let finder = ServingDelegates(target: target, project: project, sources: sources, calls: calls)
    let serving = finder.serving(manifests: manifests, hook: hook, appDelegate: appDelegate)
    let links = LinkForwarding(
      appDelegate: appDelegate,
      sceneDelegates: serving.compactMap(\.resolution.model).map { sources.lineage(of: $0, in: target) },
      isServedByFramework: serving.contains { serving in
        if case .framework(let name) = serving.resolution { WindowSource.frameworks.contains(name) } else { false }
      },
      needsBoth: project.capacitorTargets(sources).contains { $0.id == target.id })
    let known = manifests.filter(\.isKnown)
    let hookServes = hook?.setsDelegate ?? false
    let isServed = !known.isEmpty && known.allSatisfy { hookServes || !$0.namedWindowEntries.isEmpty }

    var missing: [Piece] = []
    if !isServed { missing.append(.manifest) }
    if serving.isEmpty || !serving.allSatisfy({ $0.resolution.isUsable || $0.resolution.isUncompiled }) {
      missing.append(.delegate)
    }
    if serving.isEmpty || serving.contains(where: { $0.resolution.isUncompiled }) { missing.append(.compiled) }
    if serving.isEmpty || !serving.allSatisfy(\.window.isThere) { missing.append(.window) }
    if !links.isComplete { missing.append(.links) }

    self.target = target
    self.entry = entry
    self.appDelegate = appDelegate
    self.manifests = manifests
    self.hook = hook
    self.serving = serving
    self.links = links
    self.missing = entry.isSwiftUI ? [] : missing
    isKnown = entry.isSwiftUI || !known.isEmpty || hookServes
    usesScenes =
      entry.isSwiftUI || hookServes || known.contains { $0.windowEntries.contains { $0.delegateClass != nil } }
    if entry.isSwiftUI || missing.isEmpty {
      state = .adopted
    } else if serving.isEmpty, !hookServes {
      state = .notAdopted
    } else {
      state = .partial
    }
  }
}

extension DelegateClass {
  var isUncompiled: Bool { if case .notCompiled = self { true } else { false } }
}
