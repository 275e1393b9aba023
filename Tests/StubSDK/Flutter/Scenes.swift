/// What plugins hear of a scene, whose methods are all optional.
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

/// Passes what a scene hears on to the plugins of its engines, then to those that only know the app's methods, then to
/// Flutter's deep links.
open class FlutterPluginSceneLifeCycleDelegate: NSObject {
  private var engines: [FlutterEngine] = []
  private var connection: UIScene.ConnectionOptions?

  override public init() {}

  static func of(_ scene: UIScene) -> FlutterPluginSceneLifeCycleDelegate? {
    (scene.delegate as? FlutterSceneDelegate)?.events
      ?? (scene.delegate as? any FlutterSceneLifeCycleProvider)?.sceneLifeCycleDelegate
  }

  /// An app with one scene has all its engines in it.
  func take(_ engine: FlutterEngine, _ scene: UIScene) {
    guard !engines.contains(where: { $0 === engine }) else { return }
    engines.append(engine)
    if let connection { connect(engine, scene, connection) }
  }

  private var application: FlutterAppDelegate? { UIApplication.shared.delegate as? FlutterAppDelegate }
  private var plugins: [any FlutterSceneLifeCycleDelegate] { engines.flatMap(\.scenePlugins) }

  private func connect(_ engine: FlutterEngine, _ scene: UIScene, _ options: UIScene.ConnectionOptions) {
    var isTaken = false
    for plugin in engine.scenePlugins
    where plugin.scene(scene, willConnectTo: scene.session, options: isTaken ? nil : options) {
      isTaken = true
    }
    if isTaken { return }
    let links = options.userActivities.compactMap(\.webpageURL) + options.urlContexts.map(\.url)
    links.first.map(engine.route)
  }

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    connection = connectionOptions
    for engine in engines { connect(engine, scene, connectionOptions) }
  }
  open func sceneDidDisconnect(_ scene: UIScene) {}
  open func sceneWillEnterForeground(_ scene: UIScene) {}
  open func sceneDidBecomeActive(_ scene: UIScene) {
    for plugin in plugins { plugin.sceneDidBecomeActive(scene) }
    application?.sceneFallback { $0.applicationDidBecomeActive(UIApplication.shared) }
  }
  open func sceneWillResignActive(_ scene: UIScene) {}
  open func sceneDidEnterBackground(_ scene: UIScene) {
    for plugin in plugins { plugin.sceneDidEnterBackground(scene) }
    application?.sceneFallback { $0.applicationDidEnterBackground(UIApplication.shared) }
  }
  open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    let isTaken = plugins.contains { $0.scene(scene, openURLContexts: URLContexts) }
    if isTaken || application?.sceneFallback(URLContexts) == true { return }
    for engine in engines { URLContexts.first.map { engine.route($0.url) } }
  }
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    let isTaken = plugins.contains { $0.scene(scene, continue: userActivity) }
    if isTaken || application?.sceneFallback(userActivity) == true { return }
    for engine in engines { userActivity.webpageURL.map(engine.route) }
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
  let events = FlutterPluginSceneLifeCycleDelegate()
  open var window: UIWindow?
  override public init() {}

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    takeWindow(scene)
    events.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  /// The window that the app delegate has made is shown in the scene, with a warning in the log.
  private func takeWindow(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene, let delegate = UIApplication.shared.delegate as? FlutterAppDelegate,
      let controller = delegate.window?.rootViewController
    else { return }
    print("flutter: WARNING, the app delegate sets up the window")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = controller
    delegate.window = window
    window?.makeKeyAndVisible()
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
