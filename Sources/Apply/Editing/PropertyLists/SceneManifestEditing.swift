import Audit

/// What a scene manifest should say about one kind of scene.
public struct SceneManifestContent: Sendable, Hashable {
  public var role: String
  /// Written only where the configuration has no name: shipped names are kept, since restored sessions refer to them.
  public var configurationName: String
  /// As the plist spells it: `$(PRODUCT_MODULE_NAME).SceneDelegate`, or the bare Objective-C name; nil where code sets it.
  public var delegateClass: String?
  /// `UIWindowScene` or a subclass; nil leaves the key out.
  public var sceneClass: String?
  /// Name of the storyboard without extension; nil where code makes the window.
  public var storyboard: String?
  /// Written only where the key is absent.
  public var supportsMultipleScenes: Bool

  public init(
    delegateClass: String?, storyboard: String? = nil, sceneClass: String? = nil,
    configurationName: String = "Default Configuration", role: String = SceneManifest.windowRole,
    supportsMultipleScenes: Bool = false
  ) {
    self.role = role
    self.configurationName = configurationName
    self.delegateClass = delegateClass
    self.sceneClass = sceneClass
    self.storyboard = storyboard
    self.supportsMultipleScenes = supportsMultipleScenes
  }

  /// The keys of the configuration in the order in which Apple's templates write them.
  var configuration: [PropertyListPair] {
    [
      sceneClass.map { PropertyListPair("UISceneClassName", .string($0)) },
      PropertyListPair("UISceneConfigurationName", .string(configurationName)),
      delegateClass.map { PropertyListPair("UISceneDelegateClassName", .string($0)) },
      storyboard.map { PropertyListPair("UISceneStoryboardFile", .string($0)) },
    ].compactMap { $0 }
  }

  /// The whole value of `UIApplicationSceneManifest`.
  public var manifest: PropertyListContent {
    .dictionary([
      PropertyListPair("UIApplicationSupportsMultipleScenes", .boolean(supportsMultipleScenes)),
      PropertyListPair(
        "UISceneConfigurations",
        .dictionary([PropertyListPair(role, .array([.dictionary(configuration)]))])),
    ])
  }

  /// A complete Info.plist with nothing but the manifest, for a target whose other keys are generated.
  public func standalonePlist(lineEnding: LineEnding = .lf) -> String {
    let style = PropertyListStyle(lineEnding: lineEnding.rawValue, unit: "\t")
    let lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<plist version=\"1.0\">", "<dict>", style.lines(PropertyListPair(SceneManifest.key, manifest), indent: "\t"),
      "</dict>", "</plist>", "",
    ]
    return lines.joined(separator: lineEnding.rawValue)
  }
}

extension PropertyListEditor {
  /// Puts a scene manifest into the root dictionary: before `UILaunchStoryboardName`, as Capacitor's template does and
  /// the alphabet agrees, else at its alphabetical place, else at the end.
  public func addManifest(
    _ content: SceneManifestContent, findings: [String]
  ) throws(PropertyListEditingError) -> [Edit] {
    guard root[SceneManifest.key] == nil else { throw .manifestExists(path: path) }
    let pair = PropertyListPair(SceneManifest.key, content.manifest)
    let spot = try manifestSpot()
    let edits = try insert([pair], in: root, at: [], spot, findings: findings)
    return try verified(edits, expecting([pair], at: [], spot), [.key(SceneManifest.key)])
  }

  /// Where a manifest goes among the keys of the root.
  func manifestSpot() throws(PropertyListEditingError) -> PropertyListSpot {
    let entries = root.dictionary ?? []
    guard let launch = entries.firstIndex(where: { $0.key == "UILaunchStoryboardName" }) else {
      return try spot(for: SceneManifest.key, in: root, at: [])
    }
    return try unconditional(launch == 0 ? .first : .after(launch - 1), in: root, entries)
  }

  /// Adds what the existing manifest lacks for a usable window scene, and nothing else: existing values, names and other
  /// roles stay as they are.
  ///
  /// - Returns: no edits where nothing is missing.
  public func completeManifest(
    _ content: SceneManifestContent, findings: [String]
  ) throws(PropertyListEditingError) -> [Edit] {
    let place: [PropertyListStep] = [.key(SceneManifest.key)]
    guard let manifest = root[place] else { return try addManifest(content, findings: findings) }
    guard let entries = manifest.dictionary else {
      throw .unexpectedShape(path: path, place: place.words, expected: "a dictionary")
    }
    if entries.isEmpty { return try set(content.manifest, at: place, findings: findings) }
    var edits: [Edit] = []
    var expected: PropertyListNode? = root
    if manifest["UISceneConfigurations"] == nil {
      let pair = PropertyListPair(
        "UISceneConfigurations",
        .dictionary([PropertyListPair(content.role, .array([.dictionary(content.configuration)]))])
      )
      let spot = try unconditional(.after(entries.count - 1), in: manifest, entries)
      edits += try insert([pair], in: manifest, at: place, spot, findings: findings)
      expected = expected.flatMap { expecting([pair], at: place, spot, in: $0) }
    } else {
      (edits, expected) = try completeConfigurations(content, at: place + ["UISceneConfigurations"], findings)
    }
    if manifest["UIApplicationSupportsMultipleScenes"] == nil {
      let pair = PropertyListPair("UIApplicationSupportsMultipleScenes", .boolean(content.supportsMultipleScenes))
      let spot = try unconditional(.first, in: manifest, entries)
      edits += try insert([pair], in: manifest, at: place, spot, findings: findings)
      expected = expected.flatMap { expecting([pair], at: place, spot, in: $0) }
    }
    if edits.isEmpty { return [] }
    return try verified(edits, expected, place)
  }

  private func completeConfigurations(
    _ content: SceneManifestContent, at place: [PropertyListStep], _ findings: [String]
  ) throws(PropertyListEditingError) -> ([Edit], PropertyListNode?) {
    guard let roles = root[place], let entries = roles.dictionary else {
      throw .unexpectedShape(path: path, place: place.words, expected: "a dictionary of roles")
    }
    let rolePlace = place + [.key(content.role)]
    guard let role = root[rolePlace] else {
      let pair = PropertyListPair(content.role, .array([.dictionary(content.configuration)]))
      let spot = try unconditional(entries.indices.last.map { .after($0) } ?? .first, in: roles, entries)
      return (
        try insert([pair], in: roles, at: place, spot, findings: findings), expecting([pair], at: place, spot)
      )
    }
    guard let configurations = role.array else {
      throw .unexpectedShape(path: path, place: rolePlace.words, expected: "an array of configurations")
    }
    if configurations.isEmpty {
      let array = PropertyListContent.array([.dictionary(content.configuration)])
      return (
        [replacement(of: role, by: array, findings: findings)], root.changing(rolePlace[...]) { _ in array.node }
      )
    }
    var edits: [Edit] = []
    var expected: PropertyListNode? = root
    for index in configurations.indices {
      let inner = rolePlace + [.index(index)]
      let delegate = inner + ["UISceneDelegateClassName"]
      if let blank = root[delegate], blank.string?.allSatisfy(\.isWhitespace) ?? false, let name = content.delegateClass
      {
        edits.append(replacement(of: blank, by: .string(name), findings: findings))
        expected = expected?.changing(delegate[...]) { _ in PropertyListContent.string(name).node }
      }
      let missing = try missingPairs(content, in: configurations[index], at: inner)
      for (spot, pairs) in missing {
        edits += try insert(pairs, in: configurations[index], at: inner, spot, findings: findings)
      }
      // From the back, so that the indices of the spots stay true.
      for (spot, pairs) in missing.reversed() {
        expected = expected.flatMap { expecting(pairs, at: inner, spot, in: $0) }
      }
    }
    return (edits, expected)
  }

  /// What a configuration lacks, each at the place where a template has it. Keys that only the new scene needs go into
  /// configurations without a delegate class.
  private func missingPairs(
    _ content: SceneManifestContent, in configuration: PropertyListNode, at place: [PropertyListStep]
  ) throws(PropertyListEditingError) -> [(PropertyListSpot, [PropertyListPair])] {
    guard let entries = configuration.dictionary else {
      throw .unexpectedShape(path: path, place: place.words, expected: "a dictionary")
    }
    if entries.isEmpty { return [(.first, content.configuration)] }
    guard (configuration["UISceneDelegateClassName"]?.string ?? "").allSatisfy(\.isWhitespace) else { return [] }
    var first: [PropertyListPair] = []
    var middle: [PropertyListPair] = []
    var last: [PropertyListPair] = []
    for pair in content.configuration where configuration[pair.key] == nil {
      switch pair.key {
      case "UISceneConfigurationName": first.append(pair)
      case "UISceneDelegateClassName": middle.append(pair)
      case "UISceneStoryboardFile": last.append(pair)
      default: continue
      }
    }
    let end = entries.count - 1
    let name = entries.lastIndex { $0.key == "UISceneConfigurationName" } ?? end
    var groups: [(PropertyListSpot, [PropertyListPair])] = []
    if !first.isEmpty { groups.append((.first, first)) }
    if name == end {
      if !(middle + last).isEmpty { groups.append((.after(end), middle + last)) }
    } else {
      if !middle.isEmpty { groups.append((.after(name), middle)) }
      if !last.isEmpty { groups.append((.after(end), last)) }
    }
    return groups
  }
}
