/// What scene delegates take from the connection options when a scene connects.
struct ColdStart {
  let sceneDelegates: [ClassModel]
  let calls: CallResolver
  /// Whether a library reads the quick action from the launch options that React Native keeps.
  let asksForShortcut: Bool

  init(sceneDelegates: [ClassModel], in context: AuditContext) {
    self.sceneDelegates = sceneDelegates
    calls = context.calls
    asksForShortcut = context.project.version(of: "react-native-quick-actions") != nil
  }

  /// Functions that get the event from the options of `scene(_:willConnectTo:options:)`.
  func handlers(of event: Callback.Event, isCalled: Bool) -> [EventHandler] {
    guard let options = Self.options[event] else { return [] }
    for delegate in sceneDelegates {
      guard let connect = delegate.method("scene.willConnect") else { continue }
      for site in calls.reachable(from: connect.site) {
        if isForOthers(event), Self.rebuildsLaunchOptions(site) { continue }
        if reads(options, in: site) || proxies(event, in: site) {
          return [EventHandler(connect.site, isCalled: isCalled)]
        }
      }
      if handsOptionsOn(connect.function, event) { return [EventHandler(connect.site, isCalled: isCalled)] }
    }
    return []
  }

  /// Whether the code takes the event from options of the name that connection options have.
  static func isRead(_ event: Callback.Event, in body: CodeBlock) -> Bool {
    guard let options = options[event] else { return false }
    return body.references.contains { reference in reference.path.dropFirst().contains(where: options.contains) }
  }

  private static let options: [Callback.Event: Set<String>] = [
    .openURL: ["urlContexts", "URLContexts"],
    .universalLink: ["userActivities"],
    .otherActivity: ["userActivities"],
    .shortcut: ["shortcutItem"],
    .notificationTap: ["notificationResponse"],
    .cloudKitShare: ["cloudKitShareMetadata"],
  ]

  /// Whether a scene delegate makes launch options from what the scene connects with: whoever read them before gets the
  /// notification as before, and no second time.
  var rebuildsLaunchOptions: Bool {
    sceneDelegates.contains { delegate in
      delegate.method("scene.willConnect").map { connect in
        calls.reachable(from: connect.site).contains(where: Self.rebuildsLaunchOptions)
      } ?? false
    }
  }

  /// Whether React Native itself takes nothing of the kind from launch options: it is for a library to ask for it.
  private func isForOthers(_ event: Callback.Event) -> Bool {
    event == .notificationTap || event == .shortcut && !asksForShortcut
  }

  /// Code that reads a launch option from those that are made as the scene connects.
  func reader(of keys: Set<String>) -> FunctionSite? {
    sceneDelegates.lazy.compactMap { $0.method("scene.willConnect") }.flatMap { calls.reachable(from: $0.site) }
      .first { site in
        !Self.rebuildsLaunchOptions(site)
          && (site.function.body?.references ?? []).contains { reference in
            reference.access == .read
              && (reference.keys.contains(where: keys.contains) || reference.path.contains(where: keys.contains))
          }
      }
  }

  private static func rebuildsLaunchOptions(_ site: FunctionSite) -> Bool {
    guard let body = site.function.body else { return false }
    let keys: Set = [".remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey"]
    return body.references.contains { $0.path.contains("notificationResponse") }
      && body.references.contains { $0.access == .write && $0.keys.contains(where: keys.contains) }
  }

  /// As a member of something: a parameter of the same name is what the option was handed on as.
  private func reads(_ options: Set<String>, in site: FunctionSite) -> Bool {
    (site.function.body?.references ?? []).contains { reference in
      reference.path.dropFirst().contains(where: options.contains) && !site.file.text.isComparedWithNil(reference.range)
    } || (site.function.body?.calls ?? []).contains { call in call.path.dropFirst().contains(where: options.contains) }
  }

  private func proxies(_ event: Callback.Event, in site: FunctionSite) -> Bool {
    guard event == .openURL || event == .universalLink else { return false }
    return (site.function.body?.calls ?? []).contains { call in
      call.path.contains("SceneDelegateProxy") && call.arguments.contains { $0.label == "willConnectTo" }
        || call.path.first == "SceneDelegateProxy" && call.name.hasPrefix("scene:willConnectToSession:")
    }
  }

  /// Whether the options go to a call whose code was not read, as an SDK's or a superclass's.
  private func handsOptionsOn(_ function: FunctionDeclaration, _ event: Callback.Event) -> Bool {
    guard event == .openURL || event == .universalLink || event == .otherActivity,
      let name = function.parameters.last?.name
    else { return false }
    return (function.body?.calls ?? []).contains { call in
      !call.isLog && !CapacitorProxy.isProxy(call)
        && call.arguments.contains { $0.text.filter { !$0.isWhitespace } == name }
        && calls.functions(called: call, from: nil).isEmpty
    }
  }
}

/// Capacitor's own handlers of links. They take URLs and web links, and ignore every other activity.
/// Source: CAPApplicationDelegateProxy.swift and CAPSceneDelegateProxy.swift of Capacitor 8.5.
enum CapacitorProxy {
  static func isProxy(_ call: Call) -> Bool {
    ["ApplicationDelegateProxy", "SceneDelegateProxy", "CAPBridge"].contains(call.path.first ?? "")
  }

  /// Whether the body does nothing but ask a proxy.
  static func isAll(of body: CodeBlock) -> Bool { !body.calls.isEmpty && body.calls.allSatisfy(isProxy) }
}
