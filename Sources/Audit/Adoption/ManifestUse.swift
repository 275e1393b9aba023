/// The scene manifest that some build configurations of a target really get.
public struct ManifestUse: Sendable {
  /// Build configurations that share it.
  public let configurations: [TargetConfiguration]
  public let location: TargetConfiguration.InfoPlistLocation
  /// nil where there is no file, or none that could be found.
  public let plist: InfoPlist?
  /// Whether `INFOPLIST_KEY_UIApplicationSceneManifest_Generation` replaces the configurations by an empty dictionary
  /// and turns several windows on. Source: Xcode's build system, InfoPlistProcessorTaskAction.
  public let isOverridden: Bool

  /// The manifest as the file has it.
  public var written: SceneManifest? { plist?.sceneManifest }
  /// Entries that reach the built app.
  public var effective: [SceneManifest.Configuration] { isOverridden ? [] : written?.configurations ?? [] }
  public var windowEntries: [SceneManifest.Configuration] { effective.filter { $0.role == SceneManifest.windowRole } }
  public var namedWindowEntries: [SceneManifest.Configuration] {
    windowEntries.filter { !($0.delegateClass ?? "").isEmpty }
  }
  public var supportsMultipleScenes: Bool { isOverridden || written?.supportsMultipleScenes == true }
  public var hasManifest: Bool { written != nil || isOverridden }

  /// Whether the plist could be read, or is known not to be there.
  public var isKnown: Bool {
    switch location {
    case .file: plist?.root != nil
    case .generated: true
    case .missing, .unresolved, .none: false
    }
  }

  /// What a target's configurations use, one for each plist, in order.
  static func uses(of target: AppTarget, in project: Project) -> [ManifestUse] {
    var order: [Key] = []
    var groups: [Key: [TargetConfiguration]] = [:]
    for configuration in target.configurations {
      for location in [configuration.infoPlist] + configuration.conditionalInfoPlists {
        let key = Key(location: location, isOverridden: isOverridden(configuration))
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(configuration)
      }
    }
    return order.map { key in
      let plist: InfoPlist? = if case .file(let path) = key.location { project.infoPlists[path] } else { nil }
      return ManifestUse(
        configurations: groups[key] ?? [], location: key.location, plist: plist, isOverridden: key.isOverridden)
    }
  }

  private struct Key: Hashable {
    let location: TargetConfiguration.InfoPlistLocation
    let isOverridden: Bool
  }

  private static func isOverridden(_ configuration: TargetConfiguration) -> Bool {
    configuration.isOn(generationSetting) && configuration.isOn("GENERATE_INFOPLIST_FILE")
  }

  static let generationSetting = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
}
