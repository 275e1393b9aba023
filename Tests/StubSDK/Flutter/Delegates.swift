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

public protocol FlutterSceneLifeCycleDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions?
  ) -> Bool
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) -> Bool
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension FlutterSceneLifeCycleDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions?
  ) -> Bool { false }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool { false }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) -> Bool { false }
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
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
    if let shown = window?.rootViewController as? FlutterViewController { return shown.engine }
    let engine = launchEngine ?? FlutterEngine(name: "launch")
    launchEngine = engine
    return engine
  }
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
    plugins.contains { $0.application(app, open: url, options: options) }
  }
  override open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    plugins.contains { $0.application(application, continue: userActivity, restorationHandler: { _ in }) }
  }
}

/// Passes what a scene hears on to the plugins.
open class FlutterPluginSceneLifeCycleDelegate: NSObject {
  override public init() {}
  private var plugins: [any FlutterSceneLifeCycleDelegate] { FlutterSceneDelegate.plugins }

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    _ = plugins.contains { $0.scene(scene, willConnectTo: session, options: connectionOptions) }
  }
  open func sceneDidDisconnect(_ scene: UIScene) {}
  open func sceneWillEnterForeground(_ scene: UIScene) {}
  open func sceneDidBecomeActive(_ scene: UIScene) { plugins.forEach { $0.sceneDidBecomeActive(scene) } }
  open func sceneWillResignActive(_ scene: UIScene) {}
  open func sceneDidEnterBackground(_ scene: UIScene) { plugins.forEach { $0.sceneDidEnterBackground(scene) } }
  open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    _ = plugins.contains { $0.scene(scene, openURLContexts: URLContexts) }
  }
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    _ = plugins.contains { $0.scene(scene, continue: userActivity) }
  }
  open func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

public protocol FlutterSceneLifeCycleProvider: AnyObject {
  var sceneLifeCycleDelegate: FlutterPluginSceneLifeCycleDelegate { get set }
}

open class FlutterSceneDelegate: NSObject, UIWindowSceneDelegate {
  nonisolated(unsafe) static var plugins: [any FlutterSceneLifeCycleDelegate] = []
  private let events = FlutterPluginSceneLifeCycleDelegate()
  open var window: UIWindow?
  override public init() {}

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    events.scene(scene, willConnectTo: session, options: connectionOptions)
  }
  open func sceneDidDisconnect(_ scene: UIScene) { events.sceneDidDisconnect(scene) }
  open func sceneWillEnterForeground(_ scene: UIScene) { events.sceneWillEnterForeground(scene) }
  open func sceneDidBecomeActive(_ scene: UIScene) { events.sceneDidBecomeActive(scene) }
  open func sceneWillResignActive(_ scene: UIScene) { events.sceneWillResignActive(scene) }
  open func sceneDidEnterBackground(_ scene: UIScene) { events.sceneDidEnterBackground(scene) }
  open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    events.scene(scene, openURLContexts: URLContexts)
  }
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    events.scene(scene, continue: userActivity)
  }
  open func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    events.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}

/// What Flutter's tool writes into an app: registers a plugin that tells what it hears.
open class GeneratedPluginRegistrant: NSObject {
  static let key = "TellingPlugin"
  public static func register(with registry: any FlutterPluginRegistry) {
    registry.registrar(forPlugin: key).map(TellingPlugin.register)
  }
}

private final class TellingPlugin: NSObject, FlutterPlugin, FlutterSceneLifeCycleDelegate {
  static func register(with registrar: any FlutterPluginRegistrar) {
    let plugin = TellingPlugin()
    registrar.addApplicationDelegate(plugin)
    registrar.addSceneDelegate(plugin)
  }

  private func take(_ url: URL) -> Bool {
    print("plugin: \(url.absoluteString)")
    return true
  }
  private func take(_ activity: NSUserActivity) -> Bool {
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
    connectionOptions?.urlContexts.forEach { _ = take($0.url) }
    connectionOptions?.userActivities.forEach { _ = take($0) }
    return false
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool {
    !URLContexts.filter { take($0.url) }.isEmpty
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) -> Bool { take(userActivity) }
  func sceneDidBecomeActive(_ scene: UIScene) { print("plugin: active") }
}
