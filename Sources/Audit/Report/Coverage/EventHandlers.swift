/// Code that is meant for an event, and whether anything calls it.
struct EventHandler: Sendable {
  /// `AppDelegate.application(_:open:options:)`.
  let title: String
  let location: SourceLocation
  /// The whole function, in bytes of the file.
  let extent: ByteRange
  let isCalled: Bool

  init(_ site: FunctionSite, isCalled: Bool) {
    title = site.title
    location = SourceLocation(site.file.text, site.function.nameRange)
    extent = site.function.range
    self.isCalled = isCalled
  }

  init(title: String, text: SourceText, range: ByteRange, isCalled: Bool) {
    self.title = title
    location = SourceLocation(text, range)
    extent = range
    self.isCalled = isCalled
  }
}

/// Finds the handlers of events in the delegates of a target.
struct EventHandlers {
  let adoption: TargetAdoption
  let context: AuditContext
  private let appDelegate: [ClassModel]
  private let sceneDelegates: [ClassModel]
  /// Functions that scene delegates reach, so that an app delegate's method called from there still runs.
  private let reached: Set<String>
  private let cold: ColdStart
  /// A stack's scene delegate calls the app delegate's methods.
  private let isForwarded: Bool
  /// What a library's superclass of the app delegate hands on to other classes.
  private let dispatched: [DispatchedCallback]

  var usesScenes: Bool { adoption.usesScenes }

  init(adoption: TargetAdoption, context: AuditContext) {
    self.adoption = adoption
    self.context = context
    let (sources, target) = (context.sources, adoption.target)
    appDelegate = adoption.appDelegate.map { sources.lineage(of: $0, in: target) } ?? []
    var seen: Set<String> = []
    sceneDelegates = adoption.sceneDelegates.flatMap { sources.lineage(of: $0, in: target) }
      .filter { seen.insert($0.name).inserted }
    let callbacks = sceneDelegates.flatMap(\.methods).filter { $0.function.callback?.fate == .scene }
    reached = Set(callbacks.flatMap { context.calls.reachable(from: $0.site) }.map(\.key))
    isForwarded = adoption.callsAppDelegate(in: sources)
    dispatched = context.dispatchedCallbacks(in: target)
    cold = ColdStart(sceneDelegates: sceneDelegates, in: context)
  }

  func handlers(of row: EventRow) -> [EventHandler] {
    var found: [EventHandler] = []
    switch row.event {
    case .notificationTap: found = notificationTaps(row)
    case .otherActivity: found = delegateMethods(.universalLink, row)
    default: found = delegateMethods(row.event, row)
    }
    found += quickActions(row, besides: found)
    return found + frameworks(row, besides: found) + swiftUI(row) + observers(row) + backgroundTasks(row)
  }

  private func delegateMethods(_ event: Callback.Event, _ row: EventRow) -> [EventHandler] {
    let scene = sceneMethods(event, row)
    let services = dispatched.filter { $0.callback.event == event }.map(\.method)
    let old = (appDelegate.flatMap { $0.methods(of: event) } + services).filter { isReal($0, for: row) }
    let fromLaunch = row.start == .cold ? launchOptionReads(row) : []
    if event == .launch { return old.isEmpty ? scene : old.prefix(1).map { EventHandler($0.site, isCalled: true) } }
    // The app delegate's own method gets the event on a cold start too, right after launch.
    let ordered = old.map { method -> EventHandler in
      let stays = method.function.callback?.fate == .stays
      return EventHandler(method.site, isCalled: stays || !usesScenes || isForwarded)
    }
    let dead = ordered.filter { !$0.isCalled }
    let alive = ordered.filter(\.isCalled)
    let live = scene.filter(\.isCalled)
    return live + alive.prefix(1) + (alive.isEmpty ? fromLaunch : []) + scene.filter { !$0.isCalled } + dead
  }

  private func sceneMethods(_ event: Callback.Event, _ row: EventRow) -> [EventHandler] {
    if row.start == .cold, event != .launch {
      let found = cold.handlers(of: row.event, isCalled: usesScenes)
      // The place for it in a SwiftUI app, whose scene delegate is not told of the connection.
      guard found.isEmpty, let hook = adoption.hook?.method, let body = hook.function.body,
        ColdStart.isRead(row.event, in: body)
      else { return found }
      return [EventHandler(hook.site, isCalled: usesScenes)]
    }
    let methods = sceneDelegates.flatMap { $0.methods(of: event) }.filter { isReal($0, for: row) }
    return methods.first.map { [EventHandler($0.site, isCalled: usesScenes)] } ?? []
  }

  /// Whether the method does anything about the event: it has code, and not only a proxy that ignores it.
  private func isReal(_ method: ClassModel.Method, for row: EventRow) -> Bool {
    let function = method.function
    guard let body = function.body, !body.isEmpty, method.file.mayRun(function.range, on: adoption.target) else {
      return false
    }
    // A plain return, or a call of super alone: empty stubs for the rules too. What a launch returns, UIKit asks all the
    // same.
    if function.callback?.event != .launch, [.trivial, .superOnly].contains(BodyVerdict(function)) { return false }
    return row.event != .otherActivity || !CapacitorProxy.isAll(of: body)
  }

  private func launchOptionReads(_ row: EventRow) -> [EventHandler] {
    guard let keys = Self.launchKeys[row.event] else { return [] }
    // What React Native takes from them is told already.
    if usesScenes, cold.rebuildsLaunchOptions, cold.handlers(of: row.event, isCalled: true).isEmpty,
      let site = cold.reader(of: keys)
    {
      return [EventHandler(site, isCalled: true)]
    }
    for method in appDelegate.flatMap({ $0.methods(of: .launch) }) {
      let sites = context.calls.reachable(from: method.site, depth: 2)
      if let site = sites.first(where: { Self.reads(keys, in: $0) }) {
        return [EventHandler(site, isCalled: !usesScenes)]
      }
    }
    return []
  }

  private static func reads(_ keys: Set<String>, in site: FunctionSite) -> Bool {
    let references = site.function.body?.references ?? []
    return references.contains { reference in
      reference.keys.contains(where: keys.contains) || reference.path.contains(where: keys.contains)
    }
  }

  private static let launchKeys: [Callback.Event: Set<String>] = [
    .openURL: [".url", "UIApplicationLaunchOptionsURLKey", "UIApplication.LaunchOptionsKey.url"],
    .universalLink: [
      ".userActivityDictionary", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
      "UIApplication.LaunchOptionsKey.userActivityDictionary",
    ],
    .otherActivity: [
      ".userActivityDictionary", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
      "UIApplication.LaunchOptionsKey.userActivityDictionary",
    ],
    .shortcut: [
      ".shortcutItem", "UIApplicationLaunchOptionsShortcutItemKey", "UIApplication.LaunchOptionsKey.shortcutItem",
    ],
    .notificationTap: [
      ".remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey",
      "UIApplication.LaunchOptionsKey.remoteNotification", ".localNotification",
    ],
    .cloudKitShare: [".cloudKitShareMetadata", "UIApplicationLaunchOptionsCloudKitShareMetadataKey"],
  ]

  private static let notificationResponses: Set = [
    "userNotificationCenter(_:didReceive:withCompletionHandler:)", "userNotificationCenter(_:didReceive:)",
    "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
  ]

  private func notificationTaps(_ row: EventRow) -> [EventHandler] {
    let centre =
      context.sources.files.lazy.filter { SourceIndex.compiles(adoption.target, $0.path) }.flatMap { file in
        file.types.filter { !$0.neverCompiled }.flatMap { type in
          type.methods.filter { method in
            Self.notificationResponses.contains(method.signature) && !(method.body?.isEmpty ?? true)
              && file.mayRun(method.range, on: adoption.target)
          }
          .map { FunctionSite(file: file, type: type, function: $0) }
        }
      }.first.map { [EventHandler($0, isCalled: true)] } ?? []
    let old = appDelegate.flatMap { $0.methods(of: .notificationTap) }.filter { isReal($0, for: row) }
      .map { EventHandler($0.site, isCalled: false) }
    guard row.start == .cold else { return centre + old }
    return centre + cold.handlers(of: .notificationTap, isCalled: usesScenes) + launchOptionReads(row)
  }
}
