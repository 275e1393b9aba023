@_exported import UIKit

open class RCTBridge: NSObject {
  public let launchOptions: [AnyHashable: Any]?
  public init(delegate: (any RCTBridgeDelegate)?, launchOptions: [AnyHashable: Any]?) {
    self.launchOptions = launchOptions
  }
}

public protocol RCTBridgeDelegate: AnyObject {
  func sourceURL(for bridge: RCTBridge) -> URL?
}

open class RCTRootView: UIView {
  /// Prints what `Linking.getInitialURL` would answer.
  public init(bridge: RCTBridge, moduleName: String, initialProperties: [AnyHashable: Any]?) {
    super.init(frame: .zero)
    React.start(moduleName, bridge.launchOptions)
  }
  public required init?(coder: NSCoder) { nil }
}

open class RCTBundleURLProvider: NSObject {
  public static func sharedSettings() -> RCTBundleURLProvider { RCTBundleURLProvider() }
  open func jsBundleURL(forBundleRoot root: String) -> URL? { nil }
}

public protocol RCTDependencyProvider: AnyObject {}

/// Tells JavaScript of links, once it runs.
open class RCTLinkingManager: NSObject {
  @discardableResult
  open class func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    React.tell("url \(url.absoluteString)")
    return true
  }
  @discardableResult
  open class func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    React.tell("url \(url.absoluteString)")
    return true
  }
  @discardableResult
  open class func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool {
    URLContexts.forEach { React.tell("url \($0.url.absoluteString)") }
    return true
  }
  @discardableResult
  open class func scene(_ scene: UIScene, continue userActivity: NSUserActivity) -> Bool {
    application(UIApplication.shared, continue: userActivity, restorationHandler: { _ in })
  }
}

/// Plays JavaScript, which starts to listen once the app is active.
public enum React {
  nonisolated(unsafe) private static var isListening = false

  public static func start(_ module: String, _ launchOptions: [AnyHashable: Any]?) {
    let options = launchOptions ?? [:]
    let activities = options[UIApplication.LaunchOptionsKey.userActivityDictionary] as? [String: Any] ?? [:]
    let link = activities.values.lazy.compactMap { ($0 as? NSUserActivity)?.webpageURL }.first
    let url = options[UIApplication.LaunchOptionsKey.url] as? URL ?? link
    print("react: \(module) starts, initial url \(url?.absoluteString ?? "none")")
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in isListening = true }
  }

  public static func tell(_ text: String) { if isListening { print("react: \(text)") } }
}
