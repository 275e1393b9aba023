@_spi(System) import UIKit
import UserNotifications

/// What the Info.plist and the code of an app say about how it starts.
public struct Bundle {
  /// The storyboard the app delegate's window comes from.
  public var mainStoryboard: String?
  /// Of the manifest's window configuration.
  public var configurationName: String?
  public var delegateClass: String?
  public var sceneStoryboard: String?
  /// `configurationForConnecting` of the app delegate's own class, where it answers it: what a superclass declares of the
  /// protocol does not know the method.
  public var hook: ((UIApplication, UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration)?
  /// Makers of the scene delegates there are, by name.
  public var sceneDelegates: [String: (type: AnyClass, make: () -> any UISceneDelegate)] = [:]
  /// Makers of the first controllers of storyboards, by name.
  public var storyboards: [String: () -> UIViewController] = [:]

  public init() {}

  var usesScenes: Bool { delegateClass != nil || hook != nil }
}

/// What opens the app, or comes while it runs.
public enum Arrival: String, CaseIterable {
  case icon, url, sdkURL, link, activity, shortcut, share, notification

  var url: URL? {
    switch self {
    case .url: URL(string: "ferry://ticket/7?pier=2")
    case .sdkURL: URL(string: "com.google.example://signed-in")
    default: nil
    }
  }

  var userActivity: NSUserActivity? {
    switch self {
    case .link:
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://ferry.example.org/ticket/7")
      return activity
    case .activity: return NSUserActivity(activityType: "org.example.ferry.crossing")
    default: return nil
    }
  }

  var shortcut: UIApplicationShortcutItem? {
    self == .shortcut ? UIApplicationShortcutItem(type: "tonight", localizedTitle: "Tonight") : nil
  }

  static var payload: [AnyHashable: Any] { ["aps": "ferry"] }

  var share: CKShare.Metadata? { self == .share ? CKShare.Metadata(containerIdentifier: "ferry") : nil }
  var response: UNNotificationResponse? {
    self == .notification ? UNNotificationResponse(actionIdentifier: "tap", userInfo: Self.payload) : nil
  }
}

/// Starts an app and sends it events, each told on a line of its own before what the app prints.
public final class System {
  static let sender = "org.example.sender"

  let bundle: Bundle
  let delegate: any UIApplicationDelegate
  var application: UIApplication { .shared }
  private var scene: UIWindowScene?
  private var isRunning = false

  public init(_ bundle: Bundle, delegate: any UIApplicationDelegate) {
    self.bundle = bundle
    self.delegate = delegate
    UIApplication.shared.delegate = delegate
    UIStoryboard.initialControllers = bundle.storyboards
  }

  /// One life of the process: started by `arrival`; started by the icon it is sent everything else while it runs.
  public func play(_ arrival: Arrival) {
    tell("launch by \(arrival.rawValue)")
    if bundle.usesScenes { launchWithScene(arrival) } else { launchAlone(arrival) }
    isRunning = true
    tell("window")
    print(state)
    guard arrival == .icon else { return }
    tell("resign active")
    resignActive()
    tell("become active")
    becomeActive()
    for time in ["first", "second"] {
      tell("enter background, \(time) time")
      enterBackground()
      tell("enter foreground, \(time) time")
      enterForeground()
    }
    for arrival in Arrival.allCases where arrival != .icon {
      tell("\(arrival.rawValue) while it runs")
      if bundle.usesScenes { sendToScene(arrival) } else { sendToDelegate(arrival) }
    }
    tell("token")
    delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1, 2, 3]))
    tell("window at the end")
    print(state)
    guard bundle.usesScenes else { return }
    tell("reconnect")
    reconnect()
    tell("window after reconnecting")
    print(state)
  }

  func tell(_ event: String) { print("# " + event) }

  /// The first controller that can be seen, and no more than one window of the app.
  private var state: String {
    let windows = application.windows.filter { !$0.isHidden && $0.windowLevel == .normal }
    let names = windows.map { $0.rootViewController.map { String(describing: Swift.type(of: $0)) } ?? "nothing" }
    let isBound = windows.allSatisfy { !bundle.usesScenes || $0.windowScene === scene }
    return "window: \(names.joined(separator: ", "))" + (isBound ? "" : ", without the scene")
  }

  func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }

  func appear() {
    func appear(_ controller: UIViewController) {
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
      controller.children.forEach(appear)
    }
    application.windows.compactMap(\.rootViewController).forEach(appear)
  }

  /// What was put off until the method that runs is left.
  private func runMainQueue() { _ = RunLoop.main.run(mode: .default, before: Date()) }

  func tap(_ response: UNNotificationResponse) {
    let center = UNUserNotificationCenter.current()
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }

  // MARK: State

  private func becomeActive() {
    application.enter(.active)
    if let scene {
      scene.enter(.foregroundActive)
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    } else {
      delegate.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    application.enter(.inactive)
    if let scene {
      scene.enter(.foregroundInactive)
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
    } else {
      delegate.applicationWillResignActive(application)
    }
    post(UIApplication.willResignActiveNotification)
  }

  private func enterBackground() {
    resignActive()
    application.enter(.background)
    if let scene {
      scene.enter(.background)
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
    } else {
      delegate.applicationDidEnterBackground(application)
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    application.enter(.inactive)
    if let scene {
      scene.enter(.foregroundInactive)
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
    } else {
      delegate.applicationWillEnterForeground(application)
    }
    post(UIApplication.willEnterForegroundNotification)
    becomeActive()
  }

  // MARK: Without scenes

  private func launchAlone(_ arrival: Arrival) {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let url = arrival.url {
      options[.url] = url
      options[.sourceApplication] = Self.sender
    }
    if let activity = arrival.userActivity { options[.userActivityDictionary] = ["activity": activity] }
    if let shortcut = arrival.shortcut { options[.shortcutItem] = shortcut }
    if let share = arrival.share { options[.cloudKitShareMetadata] = share }
    if arrival == .notification { options[.remoteNotification] = Arrival.payload }
    let given = options.isEmpty ? nil : options
    let isWanted = delegate.application(application, willFinishLaunchingWithOptions: given)
    if let name = bundle.mainStoryboard, let controller = bundle.storyboards[name]?() {
      let owner = delegate as? any UIStoryboardWindowOwner
      let window = owner?.storyboardWindow ?? delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
      if let owner { owner.storyboardWindow = window } else { delegate.window = window }
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    let isTaken = delegate.application(application, didFinishLaunchingWithOptions: given)
    post(UIApplication.didFinishLaunchingNotification)
    appear()
    runMainQueue()
    if isWanted, isTaken { sendToDelegate(arrival) }
    becomeActive()
  }

  private func sendToDelegate(_ arrival: Arrival) {
    if let url = arrival.url {
      _ = delegate.application(
        application, open: url,
        options: [.sourceApplication: Self.sender, .openInPlace: false])
    }
    if let activity = arrival.userActivity {
      _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(application, continue: activity, restorationHandler: restore(activity))
    }
    if let shortcut = arrival.shortcut {
      delegate.application(application, performActionFor: shortcut, completionHandler: finish)
    }
    if let share = arrival.share { delegate.application(application, userDidAcceptCloudKitShareWith: share) }
    if let response = arrival.response { tap(response) }
  }

  /// Nobody waits for the end of a quick action that started the app with scenes, so that only the others are told.
  private func finish(_ isDone: Bool) {
    if isRunning { print("shortcut done: \(isDone)") }
  }

  /// UIKit gives the activity to every object the app names.
  private func restore(_ activity: NSUserActivity) -> ([any UIUserActivityRestoring]?) -> Void {
    { objects in objects?.forEach { $0.restoreUserActivityState(activity) } }
  }

  // MARK: With scenes

  private func launchWithScene(_ arrival: Arrival) {
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    var options = UIScene.ConnectionOptions()
    if let url = arrival.url { options.urlContexts = [context(url)] }
    if let activity = arrival.userActivity {
      options.userActivities = [activity]
      options.handoffUserActivityType = activity.activityType
    }
    options.shortcutItem = arrival.shortcut
    options.cloudKitShareMetadata = arrival.share
    options.notificationResponse = arrival.response
    let configuration = UISceneConfiguration(name: bundle.configurationName, sessionRole: .windowApplication)
    configuration.delegateClass = bundle.delegateClass.flatMap { bundle.sceneDelegates[$0]?.type }
    configuration.storyboard = bundle.sceneStoryboard.map { UIStoryboard(name: $0, bundle: nil) }
    let session = UISceneSession(role: .windowApplication, configuration: configuration)
    if let hook = bundle.hook { session.use(hook(application, session, options)) }
    connect(session, options)
    appear()
    runMainQueue()
    if let response = arrival.response { tap(response) }
    enterForegroundFirst()
  }

  /// The old method of the app delegate is not called at a start; the scene's is, and UIKit posts both notifications.
  private func enterForegroundFirst() {
    guard let scene else { return becomeActive() }
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    post(UIApplication.willEnterForegroundNotification)
    becomeActive()
  }

  private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    let configuration = session.configuration
    let named: AnyClass? = bundle.delegateClass.flatMap { bundle.sceneDelegates[$0]?.type }
    let wanted: AnyClass? = configuration.delegateClass ?? named
    guard let maker = bundle.sceneDelegates.values.first(where: { $0.type == wanted }) else {
      print("no scene delegate could be made")
      return
    }
    let scene = UIWindowScene(session: session)
    self.scene = scene
    scene.delegate = maker.make()
    application.connect(scene)
    let storyboard = configuration.storyboard?.name ?? bundle.sceneStoryboard
    if let name = storyboard, let controller = bundle.storyboards[name]?(),
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = controller
      delegate.window = window
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
    // The storyboard's window is shown unless the delegate put another one in its place.
    if let window = (scene.delegate as? any UIWindowSceneDelegate)?.window { window.makeKeyAndVisible() }
  }

  private func sendToScene(_ arrival: Arrival) {
    guard let scene, let delegate = scene.delegate else { return }
    let windowDelegate = delegate as? any UIWindowSceneDelegate
    if let url = arrival.url { delegate.scene(scene, openURLContexts: [context(url)]) }
    if let activity = arrival.userActivity {
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
    }
    if let shortcut = arrival.shortcut {
      windowDelegate?.windowScene(scene, performActionFor: shortcut, completionHandler: finish)
    }
    if let share = arrival.share { windowDelegate?.windowScene(scene, userDidAcceptCloudKitShareWith: share) }
    if let response = arrival.response { tap(response) }
  }

  private func reconnect() {
    guard let scene else { return }
    enterBackground()
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    application.disconnect(scene)
    self.scene = nil
    connect(scene.session, UIScene.ConnectionOptions())
    appear()
    enterForegroundFirst()
  }

  private func context(_ url: URL) -> UIOpenURLContext {
    UIOpenURLContext(
      url: url, options: UIScene.OpenURLOptions(sourceApplication: Self.sender, annotation: nil, openInPlace: false))
  }
}
