/// A dying callback with what its body depends on: what the questions of the callback rules are made from.
struct CallbackReading {
  let method: DelegateMethod
  let analysis: BodyAnalysis

  /// A superclass whose members are not known, since no file of the project declares it.
  private let foreignSuperclass: String?
  private let isCalledInClass: Bool

  /// Whether build conditions choose from several bodies: only a call reaches the right one.
  private let isDivided: Bool

  /// Expo's modules hear of events through the superclass of the app delegate: every way to scenes calls its methods.
  private let isCalledForExpo: Bool

  init(_ method: DelegateMethod, in context: AuditContext) {
    self.method = method
    foreignSuperclass = context.sources.foreignSuperclass(of: method.owner)
    analysis = BodyAnalyzer.analyse(method.method, of: method.owner, in: context.sources)
    isCalledForExpo = context.reactNativeApps.contains {
      $0.isExpoDelegate && $0.delegate.name == method.owner.name
    }
    isCalledInClass = Liveness.isCalledInClass(method) || context.liveness.isCalledAnywhere(method)
    isDivided = method.owner.alternatives(to: method.method).count > 1
  }

  /// Members that only the app delegate's own code can reach, its window left out.
  var privateMembers: [String] { analysis.members.filter { $0.isPrivate && $0.name != "window" }.map(\.name).unique }
  var openMembers: [String] {
    analysis.members.filter { !$0.isPrivate && $0.name != "window" }.map(\.name).unique
  }
  var usesWindow: Bool {
    analysis.members.contains { $0.name == "window" } || !analysis.traits.isDisjoint(with: [.window, .views, .overlay])
  }

  /// In a Flutter app the superclass of the scene delegate tells the plugins.
  private var isFlutter: Bool { method.owner.supertypes.contains("FlutterAppDelegate") }

  /// Why the body cannot be taken out of its class and still mean the same; nil where it can.
  var bindsToClass: String? {
    if method.adoption.delegates.isEmpty, method.method.file.language != method.owner.language {
      return localized(
        "\(method.owner.name) is written in \(method.owner.language == .swift ? "Swift" : "Objective-C")")
    }
    if let scene = method.adoption.delegates.first, scene.language != method.owner.language {
      return localized("\(scene.name) is written in \(scene.language == .swift ? "Swift" : "Objective-C")")
    }
    if isDivided { return localized("build conditions choose from several bodies of it") }
    if let dispatcher = method.dispatcher { return localized("\(dispatcher) hands it on") }
    if let heir = method.heir { return localized("\(heir) inherits it") }
    if isCalledInClass { return localized("other code of \(method.owner.name) calls it too") }
    if analysis.usesSuper, !isFlutter {
      return localized("it calls super, which is another class in the scene delegate")
    }
    if !analysis.fileLocalNames.isEmpty {
      return localized("it uses \(analysis.fileLocalNames.unique.map { "`\($0)`" }.listed), private to its file")
    }
    if !privateMembers.isEmpty {
      return localized("it uses \(privateMembers.map { "`\($0)`" }.listed), private to \(method.owner.name)")
    }
    if !analysis.selfUses.isEmpty { return localized("it hands the app delegate itself on") }
    if let foreignSuperclass, !isFlutter {
      return localized("it may use what \(foreignSuperclass) gives to \(method.owner.name)")
    }
    return nil
  }

  /// What the body does, for people: `saved data and the app's badge`.
  func words(_ traits: [BodyAnalysis.Trait]) -> String {
    let names: [BodyAnalysis.Trait: String] = [
      .window: localized("the window"), .views: localized("views"), .overlay: localized("an overlay"),
      .storage: localized("saved data"), .network: localized("the network"),
      .badge: localized("the app's badge"), .notifications: localized("notifications"),
      .analytics: localized("analytics"), .audio: localized("audio"),
      .location: localized("location"), .backgroundTask: localized("a background task"), .timer: localized("a timer"),
      .sdk: localized("an SDK"),
      .logging: localized("the log"),
    ]
    return traits.filter(analysis.traits.contains).compactMap { names[$0] }.listed
  }

  /// Facts about the code, one sentence, for the message; empty where there is nothing to say.
  var facts: String {
    var parts: [String] = []
    if usesWindow { parts.append(localized("the window or views")) }
    let process = words([
      .storage, .network, .badge, .notifications, .analytics, .audio, .location, .backgroundTask, .timer,
    ])
    if !process.isEmpty { parts.append(process) }
    if !privateMembers.isEmpty {
      parts.append(localized("\(privateMembers.map { "`\($0)`" }.listed), private to \(method.owner.name)"))
    }
    if !openMembers.isEmpty {
      parts.append(localized("\(openMembers.map { "`\($0)`" }.listed) of \(method.owner.name)"))
    }
    return parts.isEmpty ? "" : localized(" It touches \(parts.joined(separator: localized("; "))).")
  }

  // MARK: Questions

  /// Choices about one of the four life-cycle methods.
  func lifecycleChoices() -> [Choice] {
    let process = words([
      .storage, .network, .badge, .notifications, .analytics, .audio, .location, .backgroundTask, .timer, .sdk,
    ])
    let onlyWindow = usesWindow && process.isEmpty
    if method.isReplacedToday { return leftBehind(lifecycle: true) }
    if isCalledForExpo {
      return order(
        "call", because: localized("Expo's modules hear of the event through the app delegate's superclass"),
        lifecycle: true)
    }
    let needsOnlyOpening = usesWindow && canMove && analysis.selfUses.isEmpty
    if isFlutter, bindsToClass == nil || needsOnlyOpening {
      return order(
        "move",
        because: localized(
          """
          Flutter passes the scene's states on to plugins, not to overrides of the app delegate; a subclass of \
          FlutterSceneDelegate gets them
          """), lifecycle: true)
    }
    if usesWindow {
      if let bound = bindsToClass {
        return order("call", because: localized("it works on the window, and \(bound)"), lifecycle: true)
      }
      return order(
        "move",
        because: onlyWindow
          ? localized("it works on the window or on views, which belong to the scene")
          : localized("it works on the window, which belongs to the scene, besides \(process)"),
        lifecycle: true)
    }
    if !process.isEmpty {
      return order(
        "observe", because: localized("it deals with \(process): a matter of the whole process, not of one window"),
        lifecycle: true)
    }
    if let bound = bindsToClass { return order("call", because: bound, lifecycle: true) }
    return order(
      "observe",
      because: localized("nothing in it belongs to one window, and an observer runs once for all of them, as before"),
      lifecycle: true)
  }

  /// Choices about a method that brings an event: URL, activity, shortcut, share.
  func eventChoices() -> [Choice] {
    if method.isReplacedToday { return leftBehind(lifecycle: false) }
    if isCalledForExpo {
      return order(
        "call", because: localized("Expo's modules hear of the event through the app delegate's superclass"),
        lifecycle: false)
    }
    if let bound = bindsToClass { return order("call", because: bound, lifecycle: false) }
    let reason =
      openMembers.isEmpty
      ? localized("it needs nothing of the app delegate")
      : localized(
        "what it needs of the app delegate, \(openMembers.map { "`\($0)`" }.listed), can be reached from the scene")
    return order("move", because: reason, lifecycle: false)
  }

  /// The scene delegate's method does something of its own already: running both might do things twice.
  private func leftBehind(lifecycle: Bool) -> [Choice] {
    let scene = method.sceneMethod ?? localized("the scene method")
    let leave = Choice.recommended(
      "leave", "Leave it", "Nothing changes: it does not run.",
      because: "\(scene) has code of its own; whether something is missing there only you can tell")
    return [leave] + choices(lifecycle: lifecycle).filter { $0.id != "leave" }
  }

  /// Under scenes an app comes from the background as it starts, so that UIKit posts the notification then, too.
  private var isPostedAtStart: Bool { method.callback.id == "willEnterForeground" }

  /// A body that posts the notification itself must not be called by it.
  private var postsItsNotification: Bool {
    guard let notification = Self.notifications[method.callback.id], let body = method.function.body else {
      return false
    }
    let name = "UIApplication" + notification.prefix(1).uppercased() + notification.dropFirst()
    return body.calls.contains { call in
      call.name.hasPrefix("post")
        && call.arguments.contains { $0.text.contains(notification) || $0.text.contains(name) }
    }
  }

  /// Whether the body can stand in another class at all.
  private var canMove: Bool {
    (!analysis.usesSuper || isFlutter) && analysis.fileLocalNames.isEmpty && !isCalledInClass && !isDivided
      && method.heir == nil
  }

  private func order(_ wanted: String, because reason: String, lifecycle: Bool) -> [Choice] {
    let all = choices(lifecycle: lifecycle)
    if wanted == "observe", isPostedAtStart {
      return order(
        "call",
        because: localized(
          "it was only called on return, and an app with scenes gets that notification at every start as well"),
        lifecycle: lifecycle)
    }
    let isOffered = all.contains { $0.id == wanted }
    let recommended = isOffered ? wanted : "call"
    let reason =
      isOffered
      ? reason
      : isDivided
        ? localized("build conditions choose from several bodies of it")
        : method.dispatcher.map { localized("\($0) hands it on") } ?? method.heir.map { localized("\($0) inherits it") }
          ?? localized("it posts that notification itself, and must not be called by it")
    let first = all.filter { $0.id == recommended }.map {
      Choice(id: $0.id, label: $0.label, consequence: $0.consequence, isRecommended: true, reason: reason)
    }
    return first + all.filter { $0.id != recommended }
  }

  private func choices(lifecycle: Bool) -> [Choice] {
    let scene = method.sceneMethod ?? localized("the scene method")
    let owner = method.owner.name
    let cold =
      method.callback.connectionOption.map { localized(" and for what the app was started with (\($0))") } ?? ""
    var all: [Choice] = []
    if canMove {
      all.append(
        .other(
          "move", "Move to \(scene)",
          "The code goes to the scene delegate\(cold); the method here is removed.\(opened)"))
    }
    all.append(
      .other(
        "call", "Keep in \(owner), call it from the scene",
        "The method stays as it is; \(scene) calls it\(cold)."))
    if lifecycle, !postsItsNotification, !isCalledForExpo, !isDivided, method.heir == nil,
      let notification = Self.notifications[method.callback.id]
    {
      all.append(
        .other(
          "observe", "Observe UIApplication.\(notification)",
          isPostedAtStart
            ? "The method stays; an observer calls it, once for all windows together, and at every start as well."
            : "The method stays; an observer calls it, once for all windows together."))
    }
    all.append(
      .other(
        "leave", "Leave it",
        isCalledForExpo
          ? "Nothing changes: it runs where the scene delegate passes the event on to Expo's modules."
          : "Nothing changes: it will not run."))
    if !isCalledInClass, !isDivided, method.heir == nil {
      all.append(.other("delete", "Delete it", "The code is removed."))
    }
    return all
  }

  private var opened: String {
    privateMembers.isEmpty ? "" : localized(" \(privateMembers.map { "`\($0)`" }.listed) must become internal.")
  }

  static let notifications = [
    "didBecomeActive": "didBecomeActiveNotification", "willResignActive": "willResignActiveNotification",
    "didEnterBackground": "didEnterBackgroundNotification",
    "willEnterForeground": "willEnterForegroundNotification",
  ]
}

/// Finding kind and the first sentences of a message about a callback that dies.
extension DelegateMethod {
  /// Lost today where scenes are adopted and nothing took the method's place; a question otherwise.
  var kind: Finding.Kind { adoption.isAdopted && !isReplacedToday ? .blocker : .decision }

  var fate: String {
    if isReplacedToday {
      return
        localized(
          """
          This app has adopted scenes, so UIKit calls \(sceneMethod ?? localized("the scene method")), which has code of its \
          own, and not \(title) of \(owner.name). Whether something of this is missing there, only you can tell.
          """)
    }
    if let dispatcher, let heir {
      return localized(
        """
        \(owner.name) gets it from \(dispatcher), the superclass of \(heir), whose code is not here. Once scenes are \
        adopted UIKit calls \(sceneMethod ?? localized("the scene delegate")) instead, and \(dispatcher) is not told.
        """)
    }
    return adoption.isAdopted
      ? localized(
        "This app has adopted scenes, so UIKit does not call \(title) of \(owner.name), and nothing else does.")
      : localized(
        "Once scenes are adopted UIKit calls \(sceneMethod ?? localized("the scene delegate")) instead of \(title); nothing warns about the code left here."
      )
  }
}

extension Rule {
  /// A finding about a whole callback. Where the scene delegate has other code for the event already, the title says
  /// only that.
  static func finding(
    _ message: RuleMessage, about method: DelegateMethod, kind: Finding.Kind? = nil, choices: [Choice],
    capMigrate: Bool? = nil, values: [String: String] = [:], deviceChecks: [String]
  ) -> Finding {
    var subject = method.subject
    subject.values.merge(values) { $1 }
    let message =
      method.isReplacedToday && method.verdict == .real && !method.isCopiedToday
      ? RuleMessage(
        "\(method.title) was left behind with other code than \(method.sceneMethod ?? localized("the scene's"))",
        text: message.text)
      : message
    return finding(
      message, kind: kind ?? method.kind, targets: method.targets, in: method.text, at: method.function.range,
      symbol: method.owner.name + "." + method.function.signature, choices: choices, subject: subject,
      deviceChecks: deviceChecks, otherTools: capMigrate.map { [.capMigrate: $0] } ?? [:])
  }
}
