/// Handlers that are no methods of the app's delegates.
extension EventHandlers {
  private static let appFrameworks = [
    "CDVAppDelegate", "FlutterAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper",
  ]

  /// Superclasses of stacks that take links on their own, where no code of the app that leads to them is told already.
  func frameworks(_ row: EventRow, besides found: [EventHandler]) -> [EventHandler] {
    guard row.event == .openURL || row.event == .universalLink else { return [] }
    let sources = context.sources
    let old = adoption.appDelegate.flatMap { model -> EventHandler? in
      let ancestors = sources.ancestors(of: model, in: adoption.target)
      guard let name = Self.appFrameworks.first(where: ancestors.contains) else { return nil }
      return handler(name, of: model, isCalled: !usesScenes)
    }
    let new = adoption.sceneDelegates.lazy.compactMap { model -> EventHandler? in
      let ancestors = sources.ancestors(of: model, in: adoption.target)
      guard let name = WindowSource.frameworks.first(where: ancestors.contains) else { return nil }
      return handler(name, of: model, isCalled: usesScenes)
    }.first
    // The manifest may name the framework's class itself.
    let named = adoption.serving.lazy.compactMap { serving -> EventHandler? in
      guard case .framework(let name) = serving.resolution, case .manifest(let use, let entry) = serving.origin,
        let plist = use.plist
      else { return nil }
      let range = entry.node["UISceneDelegateClassName"]?.range ?? entry.node.range
      return EventHandler(title: name, text: plist.text, range: range, isCalled: usesScenes)
    }.first
    let own = delegateHandlersExist(row)
    // A method of the app that overrides the superclass is told instead of it.
    return own || found.contains(where: \.isCalled) ? [] : [new ?? named, old].compactMap { $0 }
  }

  /// The plugin that Flutter's scene delegate tells of the quick action which starts the app.
  func quickActions(_ row: EventRow, besides found: [EventHandler]) -> [EventHandler] {
    guard row.event == .shortcut, row.start == .cold, usesScenes, !found.contains(where: \.isCalled),
      let package = context.flutterQuickActions, let place = DependencyVersions.location(package, context.tree),
      let owner = adoption.appDelegate, context.sources.subtypes(of: "FlutterAppDelegate").contains(owner.name)
    else { return [] }
    return [EventHandler(title: package.package, text: place.text, range: place.range, isCalled: true)]
  }

  private func delegateHandlersExist(_ row: EventRow) -> Bool {
    let models = adoption.sceneDelegates + (adoption.appDelegate.map { [$0] } ?? [])
    return models.contains { model in
      model.methods(of: row.event).contains { ![.empty, .superOnly].contains(BodyVerdict($0.function)) }
    }
  }

  private func handler(_ title: String, of model: ClassModel, isCalled: Bool) -> EventHandler {
    let part = model.declaration
    return EventHandler(title: title, text: part.file.text, range: part.type.nameRange, isCalled: isCalled)
  }

  private static let modifiers: [Callback.Event: Set<String>] = [
    .openURL: ["onOpenURL"],
    .universalLink: ["onOpenURL", "onContinueUserActivity"],
    .otherActivity: ["onContinueUserActivity"],
    .becomeActive: ["scenePhase"], .resignActive: ["scenePhase"], .enterBackground: ["scenePhase"],
    .enterForeground: ["scenePhase"],
  ]

  /// `onOpenURL`, `onContinueUserActivity` and `scenePhase` of a SwiftUI app.
  func swiftUI(_ row: EventRow) -> [EventHandler] {
    guard adoption.entry.isSwiftUI, let names = Self.modifiers[row.event] else { return [] }
    if row.event == .launch { return [] }
    for (file, targets) in context.ownSources where targets.contains(where: { $0.id == adoption.target.id }) {
      let code =
        file.types.filter { !$0.neverCompiled }.flatMap { type -> [(block: CodeBlock, phases: Set<String>)] in
          let phases = Set(type.properties.filter(Self.isScenePhase).map(\.name)).union(["scenePhase"])
          return (type.properties.compactMap(\.accessors) + type.methods.compactMap(\.body)).map { ($0, phases) }
        }
      for (block, phases) in code {
        if let call = block.calls.first(where: {
          names.contains($0.name) && Self.takes(row.event, $0) && file.mayRun($0.range, on: adoption.target)
        }) {
          return [
            EventHandler(
              title: localized("\(call.name) in \(file.text.name)"), text: file.text, range: call.range, isCalled: true)
          ]
        }
        guard names.contains("scenePhase") else { continue }
        if let reference = block.references.first(where: {
          phases.contains($0.memberPath.first ?? "") && file.mayRun($0.range, on: adoption.target)
        }) {
          return [
            EventHandler(
              title: localized("scenePhase in \(file.text.name)"), text: file.text, range: reference.range,
              isCalled: true)
          ]
        }
      }
    }
    return []
  }

  /// `@Environment(\.scenePhase) var phase`.
  private static func isScenePhase(_ property: PropertyDeclaration) -> Bool {
    property.attributes.contains { $0.hasPrefix("Environment") && $0.contains("scenePhase") }
  }

  /// Whether a modifier for activities is one for web links, or for the app's own; a constant may be either.
  private static func takes(_ event: Callback.Event, _ call: Call) -> Bool {
    guard call.name == "onContinueUserActivity", let type = call.arguments.first?.text else { return true }
    let isWeb = type.contains("BrowsingWeb")
    guard isWeb || type.hasPrefix("\"") else { return true }
    return event == .universalLink ? isWeb : !isWeb
  }

  /// As Swift spells them since 4.2, Objective-C, and Swift before.
  private static let notifications: [Callback.Event: Set<String>] = [
    .becomeActive: [
      "didBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification", "UIApplicationDidBecomeActive",
      "didActivateNotification", "UISceneDidActivateNotification",
    ],
    .resignActive: [
      "willResignActiveNotification", "UIApplicationWillResignActiveNotification", "UIApplicationWillResignActive",
      "willDeactivateNotification", "UISceneWillDeactivateNotification",
    ],
    .enterBackground: [
      "didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
      "UIApplicationDidEnterBackground", "UISceneDidEnterBackgroundNotification",
    ],
    .enterForeground: [
      "willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
      "UIApplicationWillEnterForeground", "UISceneWillEnterForegroundNotification",
    ],
    .terminate: [
      "willTerminateNotification", "UIApplicationWillTerminateNotification", "UIApplicationWillTerminate",
    ],
  ]

  /// Observers in the delegates themselves. Those of other classes run before and after, and would hide what the
  /// delegates lose.
  func observers(_ row: EventRow) -> [EventHandler] {
    guard let names = Self.notifications[row.event] else { return [] }
    let models = (adoption.appDelegate.map { [$0] } ?? []) + adoption.sceneDelegates
    for method in models.flatMap(\.methods) {
      guard let reference = method.function.body?.references.first(where: { names.contains($0.path.last ?? "") })
      else { continue }
      let isObserver = (method.function.body?.calls ?? []).contains {
        $0.name.hasPrefix("addObserver") || $0.name == "publisher" || $0.name == "notifications"
      }
      guard isObserver else { continue }
      return [
        EventHandler(
          title: "\(method.type.name): \(reference.path.joined(separator: "."))", text: method.file.text,
          range: reference.range, isCalled: true)
      ]
    }
    return []
  }

  /// Background tasks that are registered at launch.
  func backgroundTasks(_ row: EventRow) -> [EventHandler] {
    guard row.event == .backgroundFetch else { return [] }
    for method in adoption.appDelegate?.methods ?? [] {
      let call = method.function.body?.calls.first {
        $0.path.first == "BGTaskScheduler" && $0.name.hasPrefix("register")
      }
      guard let call else { continue }
      return [EventHandler(title: "BGTaskScheduler", text: method.file.text, range: call.range, isCalled: true)]
    }
    return []
  }
}
