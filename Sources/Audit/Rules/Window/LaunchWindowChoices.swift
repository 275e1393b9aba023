/// What can be done about a window of launch, and which of it this code recommends.
extension WindowInAppDelegate {
  /// The app delegate is handed over as the provider of a window, which a storyboard makes: what works with it may have to
  /// run in a start without any scene, too.
  static func handingChoices(_ split: LaunchSplit) -> [Choice] {
    let lines = split.parts.filter { $0.fate == .moves }.count
    return [
      .other(
        "move", "Do it when the scene connects",
        """
        \(lines) statements go to scene(_:willConnectTo:options:), behind the scene's window. In a start without a scene, \
        as in the background, they do not run.
        """),
      .other(
        "mirror", "Leave it, and give the scene's window to the app delegate",
        "At launch the code finds no window; from the connection of the scene on it finds the scene's."),
    ]
  }

  static func choices(
    _ split: LaunchSplit, _ places: [LaunchWindow.Place], _ delegate: ClassModel, _ context: AuditContext,
    _ targets: [AppTarget]
  ) -> [Choice] {
    let own: Set<Stack> = [.cordova, .reactNative, .expo, .engine]
    let isFlutter = context.sources.subtypes(of: "FlutterAppDelegate").contains(split.method.type.name)
    if !context.project.stacks.contains(.capacitor), !isFlutter, context.project.stacks.contains(where: own.contains) {
      return []
    }
    let lines = split.parts.filter { $0.fate == .moves }.count
    let options = split.method.function.parameters.last?.name
    let isClean =
      split.conflicts.isEmpty && split.movesSomething && split.lostSeekers.isEmpty
      && !split.moved.contains { part in part.statement.references.contains { $0.first == options } }
    let move = (
      label: Phrase("Move it to scene(_:willConnectTo:options:)"),
      consequence: places.contains(where: \.makes)
        ? Phrase(
          """
          \(lines) statement\(lines, one: " goes", other: "s go") to the scene delegate, with UIWindow(windowScene:); the rest \
          stays where it is.
          """)
        : Phrase(
          "\(lines) statement\(lines, one: " goes", other: "s go") to the scene delegate; the rest stays where it is.")
    )
    let call = (
      label: Phrase("Keep it here and call it from the scene"),
      consequence:
        Phrase("The code stays in the app delegate and is called by the scene delegate with the window of its scene.")
    )
    guard split.movesSomething else { return [] }
    let byHand = (
      label: Phrase("I make the window in the scene delegate myself"),
      consequence: isFlutter
        ? Phrase(
          """
          Nothing changes about the window. Until then Flutter's scene delegate moves its root controller into a window of \
          the scene, with a warning; what is put on the window itself stays behind.
          """) : Phrase("Nothing changes about the window.")
    )
    // A base class makes it for several apps.
    let base = places.first { place in place.makes && place.site.type.map { $0.name != delegate.name } ?? false }
    if let name = base?.site.type?.name, let bind = binding(of: name, context) {
      return [
        Choice(
          id: bind.id, label: bind.label, consequence: bind.consequence, isRecommended: true,
          reason: localized("\(name) makes it for every app delegate that inherits from it")),
        .other("byHand", byHand.label, byHand.consequence),
      ]
    }
    if let bound = binding(split, context) {
      return [
        .recommended("call", call.label, call.consequence, because: "the statements use \(bound)", isSure: isClean),
        .other("move", move.label, move.consequence),
      ]
    }
    if isFlutter, takesWindowForGranted(split) {
      return [
        .recommended(
          "call", call.label, call.consequence,
          because: Phrase(
            "Flutter's scene delegate has a window that may be missing, and the statements take it for granted"),
          isSure: isClean),
        .other("move", move.label, move.consequence),
      ]
    }
    if let maker = scenesOwnWindow(targets, context), places.contains(where: \.makes) {
      return [
        .recommended(
          "drop", "Take it out: the scene has a window of its own",
          """
          \(lines) statement\(lines, one: " is", other: "s are") removed here; \(maker) makes the window of the scene. Whatever \
          else they do has to be done there.
          """,
          because: "\(maker) makes a window already, and a second one would never show", isSure: isClean),
        .other("call", call.label, call.consequence), .other("move", move.label, move.consequence),
      ]
    }
    let bind = binding(of: split.method.type.name, context)
    if places.contains(where: \.makes),
      let owner = context.sources.classModel(split.method.type.name, in: nil),
      let foreground = ForegroundWindow(of: owner, in: context)
    {
      return foregroundChoices(
        foreground, bind, [.other("call", call.label, call.consequence), .other("move", move.label, move.consequence)],
        byHand)
    }
    let shared = sharedMaker(places, split, context)
    if let bind, places.contains(where: \.makes), shared != nil || !split.conflicts.isEmpty {
      let reason =
        shared.map { Phrase("\($0) makes it for other callers too, who have no scene to give") }
        ?? Phrase("code that stays and the window's code both need \(split.conflicts.map(\.name).listed)")
      return [
        Choice(
          id: bind.id, label: bind.label, consequence: bind.consequence, isRecommended: true,
          reason: localized(reason), isSure: split.seekers.isEmpty),
        .other("call", call.label, call.consequence), .other("move", move.label, move.consequence),
      ]
    }
    if bind == nil, places.contains(where: \.makes), !split.conflicts.isEmpty {
      return [
        .recommended(
          "byHand", byHand.label, byHand.consequence,
          because: "code that stays and the window's code both need \(split.conflicts.map(\.name).listed)",
          isSure: false
        ), .other("call", call.label, call.consequence), .other("move", move.label, move.consequence),
      ]
    }
    let companions = context.sources.classModel(split.method.type.name, in: nil).map(split.companions) ?? []
    if let bind, places.contains(where: \.makes), !companions.isEmpty {
      return [
        Choice(
          id: bind.id, label: bind.label, consequence: bind.consequence, isRecommended: true,
          reason: localized("\(companions.listed) would go along with the window, and has to be there in every start")),
        .other("call", call.label, call.consequence), .other("move", move.label, move.consequence),
      ]
    }
    let isMadeHere = places.contains { $0.makes && $0.site.key == split.method.site.key }
    let answers: [Choice]
    if isMadeHere || split.helpers.isEmpty {
      answers = [
        .recommended(
          "move", move.label, move.consequence,
          because: isClean && !needsMembers(split, context)
            ? "the statements need nothing that stays behind" : "the window belongs to a scene",
          isSure: isClean && companions.isEmpty), .other("call", call.label, call.consequence),
      ]
    } else {
      let names = split.helpers.map(\.function.baseName)
      answers = [
        .recommended(
          "call", call.label, call.consequence,
          because:
            "\(names.listed) \(names.count, one: "does", other: "do") it already, and other code may call that too",
          isSure: isClean && names.count == 1 && companions.isEmpty), .other("move", move.label, move.consequence),
      ]
    }
    guard places.contains(where: \.makes) else { return answers }
    let storyboard = storyboard(of: targets, context).map { name in
      Choice.other(
        "storyboard", "Let the storyboard \(name) make the window",
        "The manifest names \(name); the lines that make and show a window are dropped.")
    }
    return answers + [storyboard, bind].compactMap { $0 }
  }

  /// Whether a statement in Swift uses the window of Flutter's app delegate, which is always there for the compiler, without
  /// asking whether it is.
  private static func takesWindowForGranted(_ split: LaunchSplit) -> Bool {
    let text = split.method.file.text
    guard split.method.file.language == .swift else { return false }
    return split.moved.flatMap(\.statement.references).contains { reference in
      guard reference.memberPath.first == "window", reference.access == .read || reference.memberPath.count > 1,
        !reference.isShorthand,
        let word = SourceScan.word("window", in: reference.range, of: text.bytes), word.upperBound < text.bytes.count
      else { return false }
      return ![UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text.bytes[word.upperBound])
    }
  }

  /// Launch makes the window only for a start in the foreground, which no start is under scenes: the scene has to have it
  /// made.
  private static func foregroundChoices(
    _ foreground: ForegroundWindow, _ bind: Choice?, _ others: [Choice], _ byHand: (label: Phrase, consequence: Phrase)
  ) -> [Choice] {
    guard let bind, let maker = foreground.maker?.function.baseName else {
      return [
        .recommended(
          "byHand", byHand.label, byHand.consequence,
          because: "launch makes it only where the app is not in the background, and under scenes it always is",
          isSure: false)
      ] + [bind].compactMap { $0 } + others
    }
    return [
      .recommended(
        bind.id, "Have \(maker) make it as the scene connects",
        "\(maker) stays as it is. Where launch has made no window, the scene delegate calls it, sets the window's windowScene and shows it.",
        because: "launch makes it only where the app is not in the background, and under scenes it always is",
        isSure: false), .other("byHand", byHand.label, byHand.consequence),
    ] + others
  }

  /// Whether the statements that move use members of the app delegate that other code of it uses as well.
  private static func needsMembers(_ split: LaunchSplit, _ context: AuditContext) -> Bool {
    guard let owner = context.sources.classModel(split.method.type.name, in: nil) else { return false }
    let members = Set(owner.properties.map(\.property.name)).subtracting(["window"])
    func names(_ statements: [Statement]) -> Set<String> {
      Set(statements.flatMap(\.references).compactMap(\.memberPath.first)).intersection(members)
    }
    let needed = names(split.parts.filter { $0.fate == .moves }.map(\.statement))
    let others = owner.methods.filter { $0.function.range != split.method.function.range }
    return !needed.isDisjoint(
      with: names(
        others.flatMap { $0.function.body?.statements ?? [] }
          + split.parts.filter { $0.fate != .moves }.map(\.statement)))
  }

  /// The app delegate has a property that tells the window, so that a scene can take it from there.
  private static func binding(of delegate: String, _ context: AuditContext) -> Choice? {
    guard !context.project.stacks.contains(.capacitor),
      let owner = context.sources.classModel(delegate, in: nil),
      owner.property("window") != nil || owner.synthesizesWindow, owner.answersForWindow
    else { return nil }
    return .other(
      "bind", "Leave it here, and give the window to the scene that connects",
      """
      Launch goes on to make the window; the scene delegate takes it from the app delegate, sets its windowScene and \
      shows it.
      """)
  }

  /// What makes the window of the scenes of these targets: their scene delegate, or the storyboard of its configuration.
  private static func scenesOwnWindow(_ targets: [AppTarget], _ context: AuditContext) -> String? {
    for serving in targets.compactMap({ context.adoption[$0] }).flatMap(\.serving) {
      if case .storyboard(let name) = serving.window { return localized("the storyboard \(name)") }
    }
    let windows = WindowCreation.types(in: context.sources)
    let folders = targets.map(\.sourceRoot)
    // One that lies there and is not compiled yet is registered by the answer about adoption.
    let orphan = context.sources.classModel("SceneDelegate", in: nil).flatMap { model in
      let path = model.declaration.file.path
      let isOthers = context.project.targets.contains { target in
        target.compiledPaths.contains(path) && !targets.contains { $0.id == target.id }
      }
      return !isOthers && folders.contains { TreePath.isInside(path, $0) } ? model : nil
    }
    let own = targets.flatMap { context.sources.sceneDelegates(of: $0) } + [orphan].compactMap { $0 }
    return own.first { delegate in
      delegate.method("scene.willConnect")?.function.body?.calls.contains {
        WindowCreation.isConstruction($0, of: windows)
      } ?? false
    }?.name
  }

  /// The method that makes the window where code besides launch calls it: it cannot be given the scene of one of them.
  private static func sharedMaker(
    _ places: [LaunchWindow.Place], _ split: LaunchSplit, _ context: AuditContext
  ) -> String? {
    guard let owner = context.sources.classModel(split.method.type.name, in: nil) else { return nil }
    let launching = Set(places.map(\.site.key))
    let makers = places.filter { $0.makes && $0.site.key != split.method.site.key }
    return makers.lazy.map(\.site.function.baseName).first { name in
      owner.methods.contains { method in
        method.function.callback?.event != .launch && !launching.contains(method.site.key)
          && method.function.body?.calls.contains { $0.name == name && $0.path.count <= 2 } ?? false
      }
    }
  }

  /// What the moved statements use that only the app delegate's own file knows; nil where nothing holds them there.
  private static func binding(_ split: LaunchSplit, _ context: AuditContext) -> String? {
    let method = split.method
    guard method.file.language == .objectiveC, let body = method.function.body,
      let owner = context.sources.classModel(method.type.name, in: nil)
    else { return nil }
    let moved = split.moved.map(\.statement)
    let function = FunctionDeclaration(
      signature: method.function.signature, parameters: method.function.parameters, returnType: nil,
      range: method.function.range, nameRange: method.function.nameRange,
      body: CodeBlock(range: body.range, statements: moved))
    let analysis = BodyAnalyzer.analyse(
      ClassModel.Method(file: method.file, type: method.type, function: function), of: owner, in: context.sources)
    let properties = Set(owner.properties.map(\.property).filter { !$0.modifiers.contains("ivar") }.map(\.name))
    let variables = analysis.members.filter { member in
      member.kind == .property && !properties.contains(member.name)
    }.map(\.name)
    let names = (analysis.fileLocalNames + variables).unique
    return names.isEmpty
      ? nil : names.map { "`\($0)`" }.listed + localized(", which only \(owner.name)'s own file knows")
  }

  private static func storyboard(of targets: [AppTarget], _ context: AuditContext) -> String? {
    targets.lazy.compactMap { context.adoption[$0] }.flatMap(\.manifests).compactMap {
      $0.plist?.string("UIMainStoryboardFile")
    }.first
  }
}
