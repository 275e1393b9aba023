import React
@_exported import React_RCTAppDelegate

open class ExpoReactNativeFactory: RCTReactNativeFactory {}
open class ExpoReactNativeFactoryDelegate: RCTDefaultReactNativeFactoryDelegate {}

/// Tells Expo's modules what the app hears.
open class ExpoAppDelegate: UIOverridableAppDelegate {
  override public init() {}
  open func bindReactNativeFactory(_ factory: RCTReactNativeFactory) {}

  override open func applicationDidBecomeActive(_ application: UIApplication) { print("expo: active") }
  override open func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    print("expo: \(url.absoluteString)")
    return false
  }
  override open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    print("expo: activity \(userActivity.activityType)")
    return false
  }
}

public protocol ExpoReactNativeFactoryProvider: UIApplicationDelegate {
  var window: UIWindow? { get set }
  var reactNativeFactory: RCTReactNativeFactory? { get }
  var reactNativeFactoryModuleName: String { get }
}

extension ExpoReactNativeFactoryProvider {
  public var reactNativeFactoryModuleName: String { "main" }
}

/// Starts React Native in the scene's window, and goes through the app delegate for everything else.
open class ExpoAppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  open var window: UIWindow?
  override public init() {}

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let provider = UIApplication.shared.delegate as? any ExpoReactNativeFactoryProvider,
      let factory = provider.reactNativeFactory
    else { fatalError("no factory") }
    let window = UIWindow(windowScene: scene)
    self.window = window
    provider.window = window
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = connectionOptions.urlContexts.first?.url
    if let activity = connectionOptions.userActivities.first {
      options[.userActivityDictionary] = ["activity": activity]
    }
    factory.startReactNative(
      withModuleName: provider.reactNativeFactoryModuleName, in: window, launchOptions: options)
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    connectionOptions.userActivities.forEach { self.scene(scene, continue: $0) }
  }
  private var application: UIApplication { .shared }
  open func sceneDidBecomeActive(_ scene: UIScene) { application.delegate?.applicationDidBecomeActive(application) }
  open func sceneWillResignActive(_ scene: UIScene) { application.delegate?.applicationWillResignActive(application) }
  open func sceneDidEnterBackground(_ scene: UIScene) {
    application.delegate?.applicationDidEnterBackground(application)
  }
  open func sceneWillEnterForeground(_ scene: UIScene) {
    application.delegate?.applicationWillEnterForeground(application)
  }
  open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      _ = application.delegate?.application(application, open: context.url, options: [:])
    }
  }
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    _ = application.delegate?.application(application, continue: userActivity, restorationHandler: { _ in })
  }
}
