import Foundation

/// An app delegate whose superclass declares the window that a storyboard's controller goes into.
public protocol UIStoryboardWindowOwner: AnyObject {
  var storyboardWindow: UIWindow? { get set }
}

/// What the app delegates of frameworks have in common: methods of the protocol can be overridden, which Objective-C's
/// importer gives them, or the framework itself.
open class UIOverridableAppDelegate: UIResponder, UIApplicationDelegate {
  open func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  open func applicationDidBecomeActive(_ application: UIApplication) {}
  open func applicationWillResignActive(_ application: UIApplication) {}
  open func applicationDidEnterBackground(_ application: UIApplication) {}
  open func applicationWillEnterForeground(_ application: UIApplication) {}
  open func applicationWillTerminate(_ application: UIApplication) {}
  open func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  open func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  open func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  open func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  open func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  open func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  open func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
