/// What the rules about adoption say about a group of targets that share an app delegate.
struct AdoptionSubject {
  let context: AuditContext
  let group: ProjectAdoption.Group

  var targets: [AppTarget] { group.appTargets }
  var name: String { targets.map(context.project.title).listed }

  /// What the evidence says of a piece, for all targets.
  func evidence(for piece: TargetAdoption.Piece) -> String {
    group.targets.map { Evidence(adoption: $0).sentence(for: piece) }.unique.joined(separator: " ")
  }

  /// Name for the scene delegate: the one there is, else the one the manifest asks for, which may have been shipped, else
  /// one that is free in all targets.
  var sceneDelegate: String {
    if let model = group.first?.sceneDelegates.first { return model.name }
    if let named = group.targets.flatMap(\.serving).lazy.compactMap(named).first(where: isFree) { return named }
    return (prefixed + ["SceneDelegate", "AppSceneDelegate", "MainSceneDelegate"]).first(where: isFree)
      ?? "WindowSceneDelegate"
  }

  /// `ABCSceneDelegate` beside `ABCAppDelegate`: Objective-C has no modules to tell classes apart.
  private var prefixed: [String] {
    guard let delegate = group.appDelegate, delegate.language == .objectiveC, delegate.name != "AppDelegate",
      delegate.name.lowercased().hasSuffix("appdelegate")
    else { return [] }
    return [delegate.name.dropLast("AppDelegate".count) + "SceneDelegate"]
  }

  /// The class of this module that is asked for and nowhere declared.
  private func named(_ serving: TargetAdoption.Serving) -> String? {
    guard case .missing = serving.resolution, let name = serving.name.split(separator: ".").last,
      name.first?.isLetter ?? false, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(name)
  }

  private func isFree(_ name: String) -> Bool {
    if context.sources.classModel(name, in: nil) != nil { return false }
    guard let file = group.appDelegate?.declaration.file.path else { return true }
    let folder = TreePath.parent(file)
    return ["swift", "m", "mm", "h"].allSatisfy { ending in
      TreePath.join(folder, "\(name).\(ending)").map { context.tree.entry(at: $0) == nil } ?? true
    }
  }

  /// What the planner needs.
  func subject(_ values: [String: String] = [:]) -> Subject {
    var all = values
    if let delegate = group.appDelegate {
      all["appDelegate"] = delegate.name
      all["appDelegateFile"] = delegate.declaration.file.path
    }
    all["sceneDelegate"] = sceneDelegate
    return Subject(targets: targets.map(\.id), type: group.appDelegate?.name, values: all)
  }

  /// Where the manifest belongs: the opening of the plist's dictionary, else the project file.
  var manifestPlace: (text: SourceText, range: ByteRange)? {
    let uses = group.targets.flatMap(\.manifests)
    let use = uses.first { $0.isKnown && $0.namedWindowEntries.isEmpty } ?? uses.first
    if let plist = use?.plist {
      if plist.isUnwritten, let definition = plist.definition { return (definition.text, definition.range) }
      if let entry = plist.sceneManifest?.entry { return (plist.text, entry.keyRange) }
      let start = plist.root?.range.lowerBound ?? 0
      return (plist.text, start..<min(start + "<dict>".utf8.count, plist.text.bytes.count))
    }
    guard let path = targets.first?.projectFile, let text = try? context.tree.text(of: path) else { return nil }
    return (text, 0..<0)
  }

  /// Where a generator's file says what the Info.plist holds.
  var definition: PropertyListDefinition? {
    group.targets.flatMap(\.manifests).lazy.compactMap { $0.plist?.definition }.first
  }

  /// Brands may share the lines that say what their lists hold; each has a list of its own.
  var distinction: String {
    for use in group.targets.flatMap(\.manifests) where use.plist?.isUnwritten == true {
      if case .file(let path) = use.location { return path }
    }
    return ""
  }

  /// Stacks that bring scenes in their own way, so that the general repair would be wrong.
  var ownWay: Stack? {
    // An app delegate of the app's own shows Flutter like any other view: the general repair is its own.
    let own: Set<Stack> = [.cordova, .reactNative, .expo, .engine]
    if context.project.stacks.contains(.capacitor) || isFlutter || isReactNative { return nil }
    return context.project.stacks.first(where: own.contains)
  }

  /// Whether the app delegate starts React Native in a way that can be moved to a scene delegate.
  var isReactNative: Bool {
    guard context.isReactNative, let delegate = group.appDelegate else { return false }
    return ReactNativeStart(delegate) != nil || ReactNativeSubclass(delegate, in: context) != nil
      || ReactNativeBridge(delegate, in: context) != nil || ReactNativeLateStart(delegate, in: context) != nil
  }

  /// Whether the app starts with Flutter's app delegate.
  var isFlutter: Bool {
    guard let delegate = group.appDelegate else { return false }
    return context.sources.subtypes(of: "FlutterAppDelegate").contains(delegate.name)
  }

  /// What the stack's own tools tell of a missing or unfinished adoption.
  var stackTools: [OtherTool: Bool] {
    var tools: [OtherTool: Bool] = [:]
    tools[.capMigrate] = context.capMigrateTellsAdoption(of: targets)
    if context.project.stacks.contains(.flutter) { tools[.flutterCLI] = true }
    return tools
  }

  /// Why new files cannot simply be registered, in words.
  var registrationProblem: String? {
    if let problem = targets.lazy.compactMap(\.registrationProblem).first { return problem }
    if let delegate = group.appDelegate, delegate.language == .objectiveC,
      !delegate.parts.contains(where: { $0.type.kind == .interface && $0.file.path.hasSuffix(".h") })
    {
      return localized(
        "\(delegate.name) has no header, so that only \(delegate.declaration.file.text.name) knows its members")
    }
    guard let generator = context.project.generator, !isFoundByGenerator else { return nil }
    return localized("the Xcode project is written anew from \(generator.definition)")
  }

  /// Whether the generator looks for sources where the app delegate stands: it takes in a new file beside it.
  private var isFoundByGenerator: Bool {
    guard let file = group.appDelegate?.declaration.file.path else { return false }
    return targets.allSatisfy { target in target.synchronizedFolders.contains { TreePath.isInside(file, $0) } }
  }

  /// Whether what is changed stays changed: nothing writes it anew, or the change is made where the generator reads it.
  var keepsChanges: Bool {
    guard let generator = context.project.generator else { return true }
    let plists = group.targets.flatMap(\.manifests).compactMap(\.plist)
    return [.xcodeGen, .tuist].contains(generator.kind) && isFoundByGenerator
      && plists.allSatisfy { $0.definition?.isEditable ?? true }
  }

  static var deviceChecks: [String] {
    [
      localized("Start the app from its icon: the first screen appears once, with nothing behind it."),
      localized("Install over the last released version with its data kept: the first screen appears."),
      localized("Leave the app and come back: what it does on leaving and returning happens once."),
    ]
  }
}
