import React

open class RCTDefaultReactNativeFactoryDelegate: UIResponder {
  open var dependencyProvider: (any RCTDependencyProvider)?
  override public init() {}
  open func bundleURL() -> URL? { nil }
  open func sourceURL(for bridge: RCTBridge) -> URL? { nil }
  open func customize(_ rootView: RCTRootView) {}
}

open class RCTRootViewFactory: NSObject {
  open func view(
    withModuleName moduleName: String, initialProperties: [AnyHashable: Any]? = nil,
    launchOptions: [AnyHashable: Any]? = nil
  ) -> UIView {
    React.start(moduleName, launchOptions)
    return UIView(frame: .zero)
  }
}

open class RCTReactNativeFactory: NSObject {
  public let rootViewFactory = RCTRootViewFactory()
  open weak var delegate: RCTDefaultReactNativeFactoryDelegate?

  public init(delegate: RCTDefaultReactNativeFactoryDelegate) { self.delegate = delegate }

  open func startReactNative(
    withModuleName moduleName: String, in window: UIWindow?, initialProperties: [AnyHashable: Any]? = nil,
    launchOptions: [AnyHashable: Any]? = nil
  ) {
    let controller = RootController()
    controller.view = rootViewFactory.view(
      withModuleName: moduleName, initialProperties: initialProperties, launchOptions: launchOptions)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
  }

  /// From 0.88 on.
  open func startReactNative(
    withModuleName moduleName: String, in window: UIWindow?, initialProperties: [AnyHashable: Any]? = nil,
    connectionOptions: UIScene.ConnectionOptions?
  ) {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = connectionOptions?.urlContexts.first?.url
    if let activity = connectionOptions?.userActivities.first {
      options[.userActivityDictionary] = ["activity": activity]
    }
    startReactNative(
      withModuleName: moduleName, in: window, initialProperties: initialProperties, launchOptions: options)
  }
}

private final class RootController: UIViewController {}

/// Makes a window in its launch method unless it is told not to.
open class RCTAppDelegate: UIOverridableAppDelegate {
  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  // As the importer makes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var window: UIWindow!
  open var moduleName: String?
  open var initialProps: [AnyHashable: Any]?
  open var dependencyProvider: (any RCTDependencyProvider)?
  open var automaticallyLoadReactNativeWindow = true
  public let rootViewFactory = RCTRootViewFactory()

  override open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    guard automaticallyLoadReactNativeWindow else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = createRootViewController()
    setRootView(
      rootViewFactory.view(
        withModuleName: moduleName ?? "", initialProperties: initialProps, launchOptions: launchOptions),
      toRootViewController: controller)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
  open func sourceURL(for bridge: RCTBridge) -> URL? { nil }
  open func bundleURL() -> URL? { nil }
  open func createRootViewController() -> UIViewController { RootController() }
  open func setRootView(_ rootView: UIView, toRootViewController rootViewController: UIViewController) {
    rootViewController.view = rootView
  }
}
