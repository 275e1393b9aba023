/// Which of the two ways of an event a scene delegate has code for.
struct ColdWarmReading {
  struct Event {
    /// As the planner names it.
    let id: String
    let event: Callback.Event
    let callback: String
    /// Plural, for people.
    let title: Phrase
    let option: String
    let warmName: String
    let check: Phrase

    var isLink: Bool { event == .openURL || event == .universalLink }
  }

  static let events = [
    Event(
      id: "openURL", event: .openURL, callback: "scene.openURLContexts", title: "URLs", option: "urlContexts",
      warmName: "scene(_:openURLContexts:)",
      check: "Open one of the app's URLs while it runs, and again after ending it: both arrive, once."),
    Event(
      id: "universalLink", event: .universalLink, callback: "scene.continueActivity",
      title: "universal links and activities", option: "userActivities", warmName: "scene(_:continue:)",
      check: "Follow a universal link while the app runs, and again after ending it: both arrive, once."),
    Event(
      id: "shortcut", event: .shortcut, callback: "scene.performShortcut", title: "quick actions",
      option: "shortcutItem", warmName: "windowScene(_:performActionFor:completionHandler:)",
      check: "Use a quick action while the app runs, and again after ending it: both act, once."),
    Event(
      id: "cloudKitShare", event: .cloudKitShare, callback: "scene.acceptShare", title: "CloudKit shares",
      option: "cloudKitShareMetadata", warmName: "windowScene(_:userDidAcceptCloudKitShareWith:)",
      check: "Accept a share while the app runs, and again after ending it: both are taken, once."),
  ]

  enum Missing {
    /// The code for the running app is this method; nothing looks at the connection options.
    case cold(ClassModel.Method)
    /// The connection options are read in this method; nothing takes the event later.
    case warm(ClassModel.Method)
  }

  let lineage: [ClassModel]
  let connect: ClassModel.Method?
  let isServedByFramework: Bool
  private let calls: CallResolver
  private let cold: ColdStart
  private let handsOptionsOn: Bool

  init(_ delegate: ClassModel, _ targets: [AppTarget], _ context: AuditContext) {
    let lineage = targets.first.map { context.sources.lineage(of: delegate, in: $0) } ?? [delegate]
    let connect = lineage.lazy.compactMap { $0.method("scene.willConnect") }.first
    self.lineage = lineage
    self.connect = connect
    calls = context.calls
    cold = ColdStart(sceneDelegates: lineage, in: context)
    // A superclass that was not read may take either way itself.
    let plain: Set = [
      "NSObject", "UIResponder", "UISceneDelegate", "UIWindowSceneDelegate", "ObservableObject", "NSObjectProtocol",
      "Sendable", "UNUserNotificationCenterDelegate",
    ]
    isServedByFramework = lineage.contains { model in
      model.supertypes.contains { WindowSource.frameworks.contains($0) }
        || model.declaration.type.supertypes.first.map { first in
          !plain.contains(first) && context.sources.classModel(first, in: nil) == nil
        } ?? false
    }
    handsOptionsOn = connect.map { Self.handsOn($0.function, context.calls, lineage.map(\.name)) } ?? false
  }

  func missing(_ event: Event) -> Missing? {
    let warm = lineage.lazy.compactMap { $0.method(event.callback) }.first {
      let verdict = BodyVerdict($0.function)
      return verdict == .real || verdict == .proxyOnly
    }
    let cold = cold.handlers(of: event.event, isCalled: true)
    if let warm, cold.isEmpty, !handsOptionsOn { return .cold(warm) }
    // A proxy that is told of the start is Capacitor's own matter; a rule of its own asks for its other half.
    if lineage.contains(where: { $0.method(event.callback) != nil }) || cold.isEmpty { return nil }
    guard let connect, readsItself(event, connect) else { return nil }
    return .warm(connect)
  }

  /// Whether the option is read by name, not only passed on with the rest.
  private func readsItself(_ event: Event, _ connect: ClassModel.Method) -> Bool {
    calls.reachable(from: connect.site).contains { site in
      let references = site.function.body?.references.map(\.path) ?? []
      let paths = references + (site.function.body?.calls.map(\.path) ?? [])
      return paths.contains { path in
        path.dropFirst().contains { $0.lowercased() == event.option.lowercased() }
      }
    }
  }

  /// Whether all options go to code that was not read, or to `super`.
  private static func handsOn(_ function: FunctionDeclaration, _ calls: CallResolver, _ types: [String]) -> Bool {
    guard let name = function.parameters.last?.name else { return false }
    return (function.body?.calls ?? []).contains { call in
      guard !call.isLog, call.name != "assert", !StackProxy.isLegacy(call),
        call.arguments.contains(where: { $0.names.contains(name) && $0.text.filter { !$0.isWhitespace } == name })
      else { return false }
      return types.allSatisfy { type in
        calls.functions(called: call, from: type).allSatisfy { isOther(call, $0, function) }
      }
    }
      || (function.body?.references ?? []).contains {
        $0.access == .read && $0.path == [name] && isStored(name, function)
      }
  }

  /// Whether a call on another object only shares its name with this method: Flutter's providers, for one, hand each
  /// event to the method of the same name of an object of Flutter's.
  private static func isOther(_ call: Call, _ site: FunctionSite, _ function: FunctionDeclaration) -> Bool {
    guard let receiver = call.path.first, call.path.count > 1, receiver != "self", receiver != "super" else {
      return false
    }
    return site.function.range == function.range
      || (site.function.callback != nil && !call.path.dropLast().contains(site.type?.shortName ?? ""))
  }

  /// `self.options = connectionOptions`: read later, somewhere.
  private static func isStored(_ name: String, _ function: FunctionDeclaration) -> Bool {
    (function.body?.allStatements ?? []).contains { statement in
      statement.kind == .expression && statement.calls.isEmpty
        && statement.references.contains { $0.access == .write }
        && statement.references.contains { $0.access == .read && $0.path == [name] }
    }
  }
}
