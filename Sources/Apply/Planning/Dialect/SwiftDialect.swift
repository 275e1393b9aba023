import Audit

/// Scene delegate code in Swift.
struct SwiftDialect: SceneDialect {
  /// The app delegate is written in Objective-C: Swift sees its class only through a bridging header, so its methods
  /// are called as those of the protocol.
  let ownerIsObjectiveC: Bool
  /// Names of Foundation's types that types of the app's own hide.
  let hidden: Set<String>

  init(ownerIsObjectiveC: Bool = false, hidden: Set<String> = []) {
    self.ownerIsObjectiveC = ownerIsObjectiveC
    self.hidden = hidden
  }

  /// Foundation's type of that name.
  private func foundation(_ name: String) -> String { hidden.contains(name) ? "Foundation." + name : name }

  var language: SourceFile.Language { .swift }
  var application: String { "UIApplication.shared" }
  var noValue: String { "nil" }

  private func delegate(_ type: String) -> String { "(UIApplication.shared.delegate as? \(type))" }

  // MARK: What the rest of a method needs

  /// What the connect method needs for everything that is made for a window scene.
  static let sceneGuard =
    "guard let \(Slot.windowScene.mark) = \(Slot.scene.mark) as? UIWindowScene else { return }"
  /// The same where no code needs it by name.
  static let sceneCheck = "guard \(Slot.scene.mark) is UIWindowScene else { return }"

  var windowSceneGuard: String { Self.sceneGuard }

  func appDelegateGuard(_ type: String, otherwise: Leave) -> String {
    let head =
      "guard let appDelegate = UIApplication.shared.delegate" + (ownerIsObjectiveC ? "" : " as? \(type)") + " else {"
    return otherwise == .failing
      ? head + "\n\tcompletionHandler(false)\n\treturn\n}" : head + " \(leaving(otherwise)) }"
  }

  func withAppDelegate(_ type: String, _ code: String) -> String {
    "if let appDelegate = UIApplication.shared.delegate as? \(type) {\n" + indented(code).joined(separator: "\n")
      + "\n}"
  }

  // MARK: Window

  var makeWindow: String { "window = " + windowCreation("UIWindow") }
  func mirrorWindow(to type: String) -> String { delegate(type) + "?.window = window" }
  var lendWindow: String { "appDelegate.window = window" }
  var shownAgain: [String] {
    [
      "if window != nil {", "\t// React Native runs; a scene that comes back shows the same window.",
      "\twindow.windowScene = windowScene", "\twindow.makeKeyAndVisible()", "\treturn window", "}",
    ]
  }
  var adoptWindow: String { "window = appDelegate.window" }
  func makeMissingWindow(_ maker: String) -> String {
    "if appDelegate.window == nil {\n\tappDelegate.\(maker)()\n}"
  }
  func takeWindow(_ source: String, onlyIfShown: Bool) -> String {
    let show =
      onlyIfShown ? "if window?.isHidden == false {\n\twindow?.makeKeyAndVisible()\n}" : "window?.makeKeyAndVisible()"
    return "window = \(source)\nwindow?.windowScene = \(Slot.windowScene.mark)\n" + show
  }
  var showWindow: String {
    "// The first screen loads before it is handed what started the app.\nwindow?.makeKeyAndVisible()"
  }
  func giveScene(to window: String, shows: Bool) -> String {
    "\(window)?.windowScene = \(Slot.windowScene.mark)"
      + (shows ? "\nif \(window)?.isHidden == false {\n\t\(window)?.makeKeyAndVisible()\n}" : "")
  }
  func loadNib(_ name: String, onPad: String?) -> String {
    let choice = onPad.map { "let nib = UIDevice.current.userInterfaceIdiom == .pad ? \"\($0)\" : \"\(name)\"\n" }
    let nib = choice == nil ? "\"\(name)\"" : "nib"
    return (choice ?? "") + """
      let objects = Bundle.main.loadNibNamed(\(nib), owner: nil) ?? []
      \(makeWindow)
      window?.rootViewController = objects.lazy.compactMap { object in
      \t(object as? UIWindow)?.rootViewController ?? object as? UIViewController
      }.first
      window?.makeKeyAndVisible()
      """
  }
  func windowCreation(_ type: String) -> String { "\(type)(windowScene: \(Slot.windowScene.mark))" }

  func connectMethod(_ statements: [String], _ window: ConnectWindow) -> [String] {
    let body = indented(statements.joined(separator: "\n"))
    let comment = "/// Sets up the window of a scene that connects."
    return switch window {
    case .made:
      [comment, "func connect(_ windowScene: UIWindowScene) -> UIWindow? {"] + body + ["\treturn window", "}"]
    case .madeWithLaunchOptions:
      [
        comment, "func connect(",
        "\t_ windowScene: UIWindowScene, launchOptions: [UIApplication.LaunchOptionsKey: Any]?", ") -> UIWindow? {",
      ] + body + ["\treturn window", "}"]
    case .given, .none: ["/// What each scene that connects needs.", "func connect() {"] + body + ["}"]
    }
  }

  func connectCall(_ type: String, _ window: ConnectWindow) -> String {
    let scene = Slot.windowScene.mark
    return switch window {
    case .made: "window = \(delegate(type))?.connect(\(scene))"
    case .madeWithLaunchOptions:
      """
      window = \(delegate(type))?.connect(
      \t\(scene), launchOptions: launchOptions(from: \(Slot.connectionOptions.mark)))
      """
    case .given: "\(mirrorWindow(to: type))\n\(delegate(type))?.connect()"
    case .none: "\(delegate(type))?.connect()"
    }
  }

  var launchOptions: String { ReactNativeMove.launchOptionsMember }

  func leaving(_ place: Leave) -> String {
    switch place {
    case .nothing: "return"
    case .no: "return false"
    case .noWindow: "return window"
    case .failing: "completionHandler(false)\nreturn"
    }
  }

  // MARK: Events

  func call(_ callback: Callback, of type: String) -> String {
    let arguments: String =
      switch callback.id {
      case "openURL": ".application(UIApplication.shared, open: context.url, options: options)"
      case "openURLSource":
        ".application(\n\tUIApplication.shared, open: context.url,"
          + " sourceApplication: context.options.sourceApplication,\n\tannotation: context.options.annotation as Any)"
      case "handleOpenURL": ".application(UIApplication.shared, handleOpen: context.url)"
      case "continueActivity":
        ".application(UIApplication.shared, continue: userActivity, restorationHandler: restore)"
      case "willContinueActivity":
        ".application(UIApplication.shared, willContinueUserActivityWithType: \(Slot.activityType.mark))"
      case "didFailActivity":
        ".application(\n\tUIApplication.shared, didFailToContinueUserActivityWithType: \(Slot.activityType.mark),"
          + " error: \(Slot.error.mark))"
      case "didUpdateActivity": ".application(UIApplication.shared, didUpdate: \(Slot.activity.mark))"
      case "performShortcut":
        ".application(\n\tUIApplication.shared, performActionFor: shortcutItem,"
          + " completionHandler: completionHandler)"
      case "acceptShare": ".application(\n\tUIApplication.shared, userDidAcceptCloudKitShareWith: metadata)"
      default: ".\(callback.swift.prefix { $0 != "(" })(UIApplication.shared)"
      }
    // The quick action's completion handler is called where there is no app delegate.
    if callback.id == "performShortcut" { return "appDelegate" + optional(arguments) }
    return (ownerIsObjectiveC ? "UIApplication.shared.delegate?" : delegate(type) + "?") + optional(arguments)
  }

  /// Methods of the protocol need not be there.
  private func optional(_ call: String) -> String {
    guard ownerIsObjectiveC, let open = call.firstIndex(of: "(") else { return call }
    return call[..<open] + "?" + call[open...]
  }

  func statement(_ call: String, hasResult: Bool) -> String { (hasResult ? "_ = " : "") + call }
  func returning(_ call: String) -> String { "return \(call) ?? false" }

  func binding(_ name: String, _ value: CarriedValue) -> String {
    switch value {
    case .url: "let \(name) = context.url"
    case .sourceApplication: "let \(name) = context.options.sourceApplication"
    case .annotation: "let \(name) = context.options.annotation as Any"
    case .options:
      "var \(name): [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]\n"
        + "\(name)[.sourceApplication] = context.options.sourceApplication\n"
        + "\(name)[.annotation] = context.options.annotation"
    case .restorationHandler(takesAny: true):
      "let \(name): ([Any]?) -> Void = { objects in\n"
        + "\tobjects?.forEach { ($0 as? any UIUserActivityRestoring)?.restoreUserActivityState(userActivity) }\n}"
    case .restorationHandler:
      "let \(name): ([any UIUserActivityRestoring]?) -> Void = { objects in\n"
        + "\tobjects?.forEach { $0.restoreUserActivityState(userActivity) }\n}"
    }
  }

  func handlerName(_ event: HandledEvent) -> String {
    switch event {
    case .url: "handle"
    case .activity: "handleActivity"
    case .shortcut: "perform"
    case .share: "accept"
    }
  }

  func handler(_ event: HandledEvent, name: String, isBool: Bool, body: [String]) -> String {
    let parameters =
      switch event {
      case .url: "_ context: UIOpenURLContext"
      case .activity: "_ userActivity: NSUserActivity"
      case .shortcut: "_ shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void"
      case .share: "_ metadata: CKShare.Metadata"
      }
    return event.comment + "\n" + (isBool ? "@discardableResult\n" : "")
      + "private func \(name)(\(parameters))\(isBool ? " -> Bool" : "") {\n"
      + indented(body.joined(separator: "\n")).joined(separator: "\n") + "\n}"
  }

  func warm(_ event: HandledEvent, handler: String) -> String {
    switch event {
    case .url: "for context in \(Slot.contexts.mark) {\n\t\(handler)(context)\n}"
    case .activity: "\(handler)(\(Slot.activity.mark))"
    case .shortcut: "\(handler)(\(Slot.shortcutItem.mark), completionHandler: \(Slot.completion.mark))"
    case .share: "\(handler)(\(Slot.metadata.mark))"
    }
  }

  func cold(_ event: HandledEvent, handler: String) -> String {
    let options = Slot.connectionOptions.mark
    return switch event {
    case .url: "for context in \(options).urlContexts {\n\t\(handler)(context)\n}"
    case .activity: "for userActivity in \(options).userActivities {\n\t\(handler)(userActivity)\n}"
    case .shortcut: "if let shortcutItem = \(options).shortcutItem {\n\t\(handler)(shortcutItem) { _ in }\n}"
    case .share: "if let metadata = \(options).cloudKitShareMetadata {\n\t\(handler)(metadata)\n}"
    }
  }

  func coldHalf(_ event: HandledEvent) -> String {
    let options = Slot.connectionOptions.mark
    let scene = Slot.scene.mark
    return switch event {
    case .url:
      "if !\(options).urlContexts.isEmpty {\n\tself.scene(\(scene), openURLContexts: \(options).urlContexts)\n}"
    case .activity:
      "for userActivity in \(options).userActivities {\n\tself.scene(\(scene), continue: userActivity)\n}"
    case .shortcut:
      "if let shortcutItem = \(options).shortcutItem, let windowScene = \(scene) as? UIWindowScene {\n"
        + "\tself.windowScene(windowScene, performActionFor: shortcutItem) { _ in }\n}"
    case .share:
      "if let metadata = \(options).cloudKitShareMetadata, let windowScene = \(scene) as? UIWindowScene {\n"
        + "\tself.windowScene(windowScene, userDidAcceptCloudKitShareWith: metadata)\n}"
    }
  }

  // MARK: First foreground

  func flag(_ name: String, comment: String) -> String { "/// \(comment)\nprivate var \(name) = false" }
  func setFlag(_ name: String) -> String { "\(name) = true" }
  func guardFlag(_ name: String) -> String { "guard \(name) else { return }" }

  // MARK: App delegate

  func observation(of callback: Callback, method: String) -> String? {
    guard let notification = Self.notifications[callback.id] else { return nil }
    return foundation("NotificationCenter") + ".default.addObserver(\n\tself, selector: #selector(\(method)(_:)),"
      + " name: UIApplication.\(notification), object: nil)"
  }

  func observer(of callback: Callback, method: String) -> [String] {
    [
      "@objc private func \(method)(_ notification: \(foundation("Notification"))) {",
      "\t\(callback.swift.prefix { $0 != "(" })(UIApplication.shared)", "}",
    ]
  }

  func launchMethod(_ body: String) -> [String] {
    [
      "func application(", "\t_ application: UIApplication,",
      "\tdidFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?", ") -> Bool {",
    ] + indented(body) + ["\treturn true", "}"]
  }

  func hook(configuration: String, sceneDelegate: String, storyboard: String?, modifiers: String) -> [String] {
    let head = modifiers + "func application("
    let align = String(repeating: " ", count: head.count)
    return [
      head + "_ application: UIApplication,",
      align + "configurationForConnecting connectingSceneSession: UISceneSession,",
      align + "options: UIScene.ConnectionOptions) -> UISceneConfiguration {",
      "\tlet config = UISceneConfiguration(name: \"\(configuration)\",",
      "\t" + String(repeating: " ", count: 34) + "sessionRole: connectingSceneSession.role)",
      "\tif connectingSceneSession.role == .windowApplication {",
      "\t\tconfig.delegateClass = \(sceneDelegate).self",
    ] + (storyboard.map { ["\t\tconfig.storyboard = UIStoryboard(name: \"\($0)\", bundle: nil)"] } ?? []) + [
      "\t}",
      "\treturn config",
      "}",
    ]
  }

  func connectionOption(_ key: String) -> String? {
    let options = Slot.connectionOptions.mark
    return switch key {
    case "url": "\(options).urlContexts.first?.url"
    case "shortcut", "shortcutItem": "\(options).shortcutItem"
    case "remoteNotification": "\(options).notificationResponse?.notification.request.content.userInfo"
    case "cloudKitShareMetadata": "\(options).cloudKitShareMetadata"
    case "sourceApplication": "\(options).sourceApplication"
    case "userActivityType": "\(options).handoffUserActivityType"
    default: nil
    }
  }

  private static let notifications = [
    "didBecomeActive": "didBecomeActiveNotification", "willResignActive": "willResignActiveNotification",
    "didEnterBackground": "didEnterBackgroundNotification",
    "willEnterForeground": "willEnterForegroundNotification",
  ]
}
