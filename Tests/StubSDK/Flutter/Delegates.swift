import UIKit
import UserNotifications

/// What plugins hear of the app, whose methods are all optional.
public protocol FlutterPlugin: AnyObject {
  static func register(with registrar: any FlutterPluginRegistrar)
  func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult)
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]) -> Void
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
}

extension FlutterPlugin {
  public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) { result(nil) }
  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]) -> Void
  ) -> Bool { false }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
}

/// Makes the engine's registry known, and passes what the app hears on to the plugins.
open class FlutterAppDelegate: UIOverridableAppDelegate, FlutterPluginRegistry, UNUserNotificationCenterDelegate {
  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  // As the importer makes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var window: UIWindow!
  private var plugins: [any FlutterPlugin] = []
  private var launchEngine: FlutterEngine?

  private var registry: any FlutterPluginRegistry {
    if let shown { return shown.engine }
    let engine = launchEngine ?? FlutterEngine(name: "launch")
    launchEngine = engine
    return engine
  }
  private var shown: FlutterViewController? { window?.rootViewController as? FlutterViewController }
  func takeLaunchEngine() -> FlutterEngine? {
    defer { launchEngine = nil }
    return launchEngine
  }
  open func registrar(forPlugin key: String) -> (any FlutterPluginRegistrar)? { registry.registrar(forPlugin: key) }
  open func hasPlugin(_ key: String) -> Bool { registry.hasPlugin(key) }

  /// Plugins hear of the states by notification, where no scene tells of them.
  func add(_ plugin: any FlutterPlugin) {
    plugins.append(plugin)
    let center = NotificationCenter.default
    _ = center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in
      if UIApplication.shared.connectedScenes.isEmpty { plugin.applicationDidBecomeActive(UIApplication.shared) }
    }
    _ = center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
      if UIApplication.shared.connectedScenes.isEmpty { plugin.applicationDidEnterBackground(UIApplication.shared) }
    }
  }

  override open func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    plugins.contains { $0.application(app, open: url, options: options) } || route(url)
  }
  override open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    plugins.contains { $0.application(application, continue: userActivity, restorationHandler: { _ in }) }
      || userActivity.webpageURL.map(route) ?? false
  }

  /// Flutter's own deep links, for what no plugin took.
  private func route(_ url: URL) -> Bool {
    shown?.engine.route(url)
    return shown != nil
  }

  // MARK: With scenes

  /// Plugins that know nothing of scenes hear of them by the methods of the app.
  private var older: [any FlutterPlugin] { plugins.filter { !($0 is any FlutterSceneLifeCycleDelegate) } }

  func sceneFallback(_ tell: (any FlutterPlugin) -> Void) { older.forEach(tell) }
  func sceneFallback(_ contexts: Set<UIOpenURLContext>) -> Bool {
    contexts.contains { context in
      older.contains { $0.application(UIApplication.shared, open: context.url, options: [:]) }
    }
  }
  func sceneFallback(_ activity: NSUserActivity) -> Bool {
    older.contains {
      $0.application(UIApplication.shared, continue: activity, restorationHandler: { _ in })
    }
  }
}

extension FlutterAppDelegate: UIStoryboardWindowOwner {
  public var storyboardWindow: UIWindow? {
    get { window }
    set { window = newValue }
  }
}

/// What Flutter's tool writes into an app: registers a plugin that knows scenes and one that does not. Both tell what
/// they hear.
open class GeneratedPluginRegistrant: NSObject {
  static let keys = ["TellingPlugin", "OlderPlugin"]
  public static func register(with registry: any FlutterPluginRegistry) {
    registry.registrar(forPlugin: keys[0]).map(TellingPlugin.register)
    registry.registrar(forPlugin: keys[1]).map(OlderPlugin.register)
  }
}

/// Takes links of the app's own kinds.
private final class TellingPlugin: NSObject, FlutterPlugin, FlutterSceneLifeCycleDelegate {
  static func register(with registrar: any FlutterPluginRegistrar) {
    let plugin = TellingPlugin()
    registrar.addApplicationDelegate(plugin)
    registrar.addSceneDelegate(plugin)
  }

  private func take(_ url: URL) -> Bool {
    guard url.scheme == "ferry" else { return false }
    print("plugin: \(url.absoluteString)")
    return true
  }
  private func take(_ activity: NSUserActivity) -> Bool {
    guard activity.webpageURL != nil else { return false }
    print("plugin: activity \(activity.activityType)")
    return true
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    take(url)
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]) -> Void
  ) -> Bool { take(userActivity) }
  func applicationDidBecomeActive(_ application: UIApplication) { print("plugin: active") }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions?
  ) -> Bool {
    guard let connectionOptions else { return false }
    let links = connectionOptions.urlContexts.filter { take($0.url) }
    let activities = connectionOptions.userActivities.filter { take($0) }
    return !links.isEmpty || !activities.isEmpty
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool {
    !URLContexts.filter { take($0.url) }.isEmpty
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) -> Bool { take(userActivity) }
  func sceneDidBecomeActive(_ scene: UIScene) { print("plugin: active") }
}

/// Tells what comes while the app runs: Flutter gives such plugins hardly anything of what an app with scenes is started
/// by.
private final class OlderPlugin: NSObject, FlutterPlugin {
  static func register(with registrar: any FlutterPluginRegistrar) { registrar.addApplicationDelegate(OlderPlugin()) }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]) -> Void
  ) -> Bool {
    guard userActivity.webpageURL == nil, application.applicationState == .active else { return false }
    print("older plugin: activity \(userActivity.activityType)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("older plugin: active") }
  func applicationDidEnterBackground(_ application: UIApplication) { print("older plugin: in background") }
}
