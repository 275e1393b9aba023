/// What the rules about adoption say about a group of targets that share an app delegate.
struct AdoptionSubject {
  let context: AuditContext
  let group: ProjectAdoption.Group

  var targets: [AppTarget] { group.appTargets }
  var name: String { targets.map(\.name).listed }
  /// `has` or `have`, `uses` or `use`: what fits the number of targets.
  func verb(_ one: String, _ many: String) -> String { targets.count == 1 ? one : many }

  /// What the evidence says of a piece, for all targets.
  func evidence(for piece: TargetAdoption.Piece) -> String {
    group.targets.map { Evidence(adoption: $0).sentence(for: piece) }.unique.joined(separator: " ")
  }

  /// Name for the scene delegate: the one there is, else the one the manifest asks for, which may have been shipped, else
  /// one that is free in all targets.
  var sceneDelegate: String {
    if let model = group.first?.sceneDelegates.first { return model.name }
    if let named = group.targets.flatMap(\.serving).lazy.compactMap(named).first(where: isFree) { return named }
    return ["SceneDelegate", "AppSceneDelegate", "MainSceneDelegate"].first(where: isFree) ?? "WindowSceneDelegate"
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
      if let entry = plist.sceneManifest?.entry { return (plist.text, entry.keyRange) }
      let start = plist.root?.range.lowerBound ?? 0
      return (plist.text, start..<min(start + "<dict>".utf8.count, plist.text.bytes.count))
    }
    guard let path = targets.first?.projectFile, let text = try? context.tree.text(of: path) else { return nil }
    return (text, 0..<0)
  }

  /// Stacks that bring scenes in their own way, so that the general repair would be wrong.
  var ownWay: Stack? {
    let own: Set<Stack> = [.cordova, .flutter, .flutterAddToApp, .reactNative, .expo, .engine]
    return context.project.stacks.contains(.capacitor) ? nil : context.project.stacks.first(where: own.contains)
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
    guard let generator = context.project.generator else { return nil }
    return "the Xcode project is written anew from \(generator.definition)"
  }

  static let deviceChecks = [
    "Start the app from its icon: the first screen appears once, with nothing behind it.",
    "Install over the last released version with its data kept: the first screen appears.",
    "Leave the app and come back: what it does on leaving and returning happens once.",
  ]
}
