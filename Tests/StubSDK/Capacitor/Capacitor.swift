import UIKit

extension Notification.Name {
  public static let capacitorOpenURL = Notification.Name("CapacitorOpenURLNotification")
  public static let capacitorOpenUniversalLink = Notification.Name("CapacitorOpenUniversalLinkNotification")
  public static let capacitorSceneWillConnect = Notification.Name("CapacitorSceneWillConnect")
  public static let capacitorViewDidAppear = Notification.Name("CapacitorViewDidAppear")
  public static let capacitorDidRegisterForRemoteNotifications = Notification.Name("CapacitorDidRegister")
  public static let capacitorDidFailToRegisterForRemoteNotifications = Notification.Name("CapacitorDidFailToRegister")
}

/// Tells the plugins of links that the app delegate gets.
open class ApplicationDelegateProxy: NSObject {
  public static let shared = ApplicationDelegateProxy()
  open internal(set) var lastURL: URL?

  open func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    lastURL = url
    NotificationCenter.default.post(name: .capacitorOpenURL, object: nil, userInfo: ["url": url])
    print("capacitor: \(url.absoluteString)")
    return true
  }

  open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else {
      return false
    }
    lastURL = url
    print("capacitor: universal link \(url.absoluteString)")
    return true
  }
}

/// Tells the plugins of links that a scene gets; those of a cold start once the bridge has appeared.
open class SceneDelegateProxy: NSObject {
  public static let shared = SceneDelegateProxy()
  open private(set) var lastURL: URL?
  private var observer: (any NSObjectProtocol)?

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    NotificationCenter.default.post(name: .capacitorSceneWillConnect, object: scene)
    guard !connectionOptions.urlContexts.isEmpty || !connectionOptions.userActivities.isEmpty else { return }
    observer = NotificationCenter.default.addObserver(forName: .capacitorViewDidAppear, object: nil, queue: nil) {
      [weak self] _ in
      guard let self, let observer else { return }
      NotificationCenter.default.removeObserver(observer)
      self.observer = nil
      self.scene(scene, openURLContexts: connectionOptions.urlContexts)
      connectionOptions.userActivities.forEach { self.scene(scene, continue: $0) }
    }
  }

  open func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      lastURL = context.url
      _ = ApplicationDelegateProxy.shared.application(UIApplication.shared, open: context.url)
    }
  }

  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    _ = ApplicationDelegateProxy.shared.application(
      UIApplication.shared, continue: userActivity, restorationHandler: { _ in })
  }

  open func handle(openURL url: URL) {}
  open func handle(userActivity: NSUserActivity) {}
}

public protocol CAPBridgeProtocol: AnyObject {
  var viewController: UIViewController? { get }
  func registerPluginInstance(_ plugin: CAPPlugin)
}

open class CapacitorBridge: NSObject, CAPBridgeProtocol {
  open weak var viewController: UIViewController?
  /// Gone since 8.5.
  open var tmpWindow: UIWindow?
  open func registerPluginInstance(_ plugin: CAPPlugin) {}
}

open class CAPBridgeViewController: UIViewController {
  open private(set) var bridge: (any CAPBridgeProtocol)? = CapacitorBridge()
  override open func viewDidLoad() {
    super.viewDidLoad()
    capacitorDidLoad()
  }
  override open func viewDidAppear(_ animated: Bool) {
    NotificationCenter.default.post(name: .capacitorViewDidAppear, object: nil)
  }
  open func capacitorDidLoad() {}
  open func setStatusBarVisible(_ isVisible: Bool) {}
}

public let CAPPluginReturnPromise = "promise"

open class CAPPluginMethod: NSObject {
  public let name: String
  public init(name: String, returnType: String) { self.name = name }
}

open class CAPPluginCall: NSObject {
  open func resolve() {}
  open func getString(_ key: String) -> String? { nil }
}

open class CAPPlugin: NSObject {
  open weak var bridge: (any CAPBridgeProtocol)?
  open func load() {}
  open func notifyListeners(_ name: String, data: [String: Any]?) {}
}

public protocol CAPBridgedPlugin {
  var identifier: String { get }
  var jsName: String { get }
  var pluginMethods: [CAPPluginMethod] { get }
}
